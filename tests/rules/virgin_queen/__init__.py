"""Virgin Queen, clause by clause."""
