"""The rules, one file for each part of a round, from planning to the flags and the end."""
