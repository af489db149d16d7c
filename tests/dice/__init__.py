"""The dice stream to the byte, and the dice of one command."""
