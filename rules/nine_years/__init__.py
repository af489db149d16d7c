"""Nine Years: King William's War in the colonies, and the calendar around it."""
