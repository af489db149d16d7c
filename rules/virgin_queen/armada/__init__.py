"""The Spanish Armada (VQ-AR)."""
