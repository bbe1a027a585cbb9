"""Players that are no people. Each decides on a guess of the position, never on the position itself."""

from __future__ import annotations

from typing import Final

from equipoise.bots.greedy import Greedy
from equipoise.bots.levels import LEVELS, Searcher
from equipoise.bots.uniform import Uniform
from equipoise.core.referee import Player

YARDSTICKS: Final = ["uniform", "greedy"]  # look at no clock
BOTS: Final = [*YARDSTICKS, *[level.name for level in LEVELS]]
OUTSIDE: Final = "cmd:"  # before the command that starts a bot of somebody else


class UnknownBot(ValueError):
    """Names the bots there are."""


def find_bot(name: str) -> Player:
    if name == "uniform":
        return Uniform()
    if name == "greedy":
        return Greedy()
    for level in LEVELS:
        if level.name == name:
            return Searcher(level)
    if name.startswith(OUTSIDE):
        from equipoise.bots.outside import Outside

        return Outside(name.removeprefix(OUTSIDE))
    raise UnknownBot(f"there is no bot {name!r}; allowed: {', '.join(BOTS)}, {OUTSIDE}COMMAND")
