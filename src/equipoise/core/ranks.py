"""How seats stand in a game that ends before its rules end it."""

from __future__ import annotations


def ranks_so_far(fell: list[int]) -> list[int]:
    """Who plays on shares the first rank; of those who are out (`Game.fell`) the later comes before."""
    latest_first = [(place > 0, -place) for place in fell]
    return [1 + sum(other < own for other in latest_first) for own in latest_first]
