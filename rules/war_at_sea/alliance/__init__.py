"""SEA-ALLY: combined fleets, and ships that change hands, as owners agree."""
