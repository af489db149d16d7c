"""War at Sea: fleets, ports, pirates, blockades and battles of many rounds."""
