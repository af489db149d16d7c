"""Scripts: their format, what they play, and how they end."""
