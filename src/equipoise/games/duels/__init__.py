"""Balance DUELS."""
