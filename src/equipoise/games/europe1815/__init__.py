"""Balance of Power, Europe 1815."""
