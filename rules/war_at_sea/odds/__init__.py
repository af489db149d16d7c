"""War at Sea: the exact odds of a battle, counted over all dice that can fall."""
