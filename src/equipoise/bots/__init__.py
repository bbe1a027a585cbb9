"""Players that are no people. Each decides on a guess of the position, never on the position itself."""

from __future__ import annotations

from time import perf_counter
from typing import Callable, Final

from equipoise.bots.greedy import Greedy
from equipoise.bots.levels import LEVELS, Searcher
from equipoise.bots.uniform import Uniform
from equipoise.core.referee import Player

YARDSTICKS: Final = ["uniform", "greedy"]  # look at no clock
BOTS: Final = [*[level.name for level in LEVELS], *YARDSTICKS]  # as they are listed
OUTSIDE: Final = "cmd:"  # before the command that starts a bot of somebody else
LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600
MOST_CORES: Final = 64


class UnknownBot(ValueError):
    """Names the bots there are."""


def find_bot(name: str, clock: Callable[[], float] = perf_counter) -> Player:
    """`strong@0.2` is `strong` with another number of seconds, `strong*2` thinks on two cores; the clock is
    the one that seconds are counted by."""
    if name == "uniform":
        return Uniform()
    if name == "greedy":
        return Greedy()
    if name.startswith(OUTSIDE):
        from equipoise.bots.outside import Outside

        return Outside(name.removeprefix(OUTSIDE))
    rest, star, cores = name.partition("*")
    wanted, at, seconds = rest.partition("@")
    for level in LEVELS:
        if level.name == wanted:
            taking = level.taking(_seconds(seconds)) if at else level
            return Searcher(taking, clock, _cores(cores) if star else 1)
    ways = f"LEVEL@SECONDS, LEVEL*CORES, {OUTSIDE}COMMAND"
    raise UnknownBot(f"there is no bot {name!r}; allowed: {', '.join(BOTS)}, {ways}")


def level_of(name: str) -> str:
    """Without seconds and cores."""
    return name.partition("*")[0].partition("@")[0]


def _seconds(given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise UnknownBot(
            f"a bot cannot think {given!r} seconds; allowed: {LEAST_SECONDS:g} to {MOST_SECONDS:g}"
        )
    return seconds


def _cores(given: str) -> int:
    cores = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else 0
    if not 1 <= cores <= MOST_CORES:
        raise UnknownBot(f"a bot cannot think on {given!r} cores; allowed: 1 to {MOST_CORES}")
    return cores
