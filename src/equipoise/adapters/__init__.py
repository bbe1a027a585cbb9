"""The same rules for other houses: notebooks, and later learning frameworks."""
