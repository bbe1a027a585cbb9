"""Matches of people and bots: knows guests, seats and the database, but nothing of HTTP."""
