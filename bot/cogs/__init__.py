"""Commands about Discord rather than about a game: the lobby, the plain dice."""
