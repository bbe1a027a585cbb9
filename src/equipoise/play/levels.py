"""Which bots a game has."""

from __future__ import annotations

from functools import cache

from equipoise.bots import BOTS, YARDSTICKS
from equipoise.bots.evaluations import evaluation


@cache
def levels(game: str) -> list[str]:
    """The levels, weakest first, then the yardsticks. Only a game that somebody has an opinion on has bots
    that look ahead."""
    try:
        evaluation(game)
    except ValueError:
        return ["uniform"]
    return list(BOTS)


def quick(game: str) -> str:
    """The best that looks at no clock: for many games in a short time."""
    return [level for level in levels(game) if level in YARDSTICKS][-1]


def stand_in(game: str) -> str:
    """Who plays a seat on that nobody plays any more: no burden to the others, who wait for it."""
    return "casual" if "casual" in levels(game) else quick(game)
