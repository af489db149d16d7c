"""What every store must do, and what SQLite's does besides."""
