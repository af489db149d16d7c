"""War at Sea: what happens when hostile fleets meet (SEA-ENG, SEA-AID)."""
