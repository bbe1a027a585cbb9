"""Macht & Ohnmacht."""
