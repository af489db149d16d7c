"""Virgin Queen: Spain's treasures, Treasure Fleet, Armada, capitals, Philip II."""
