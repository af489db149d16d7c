"""What all systems share; it knows no game nouns."""
