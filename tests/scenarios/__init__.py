"""Scenarios: files that ship, and what is told of those that are not right."""
