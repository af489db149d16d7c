"""War at Sea: the rounds of a battle and what follows (SEA-BAT to SEA-RET)."""
