"""Where games are kept: one protocol, SQLite behind it."""
