"""Bots against bots: who plays whom in which seat, the games, and what can be said of the results."""
