"""The tests; a package, so that they share the invented system `parley`."""
