"""Around a game: opening it, seats, settings, starting, reading, ending."""
