"""Which bots a game has."""

from __future__ import annotations

from functools import cache

from equipoise.bots import BOTS
from equipoise.bots.evaluations import evaluation


@cache
def levels(game: str) -> list[str]:
    """Weakest first. Only a game that somebody has an opinion on has bots that look ahead."""
    try:
        evaluation(game)
    except ValueError:
        return ["uniform"]
    return list(BOTS)


def best_level(game: str) -> str:
    return levels(game)[-1]
