"""The search of the levels, compiled with the rules."""
