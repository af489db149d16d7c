"""Winter Quarters: withdrawals, markers, control at sea (KWW-WQ)."""
