"""How those choose who do not always do what they think best."""

from __future__ import annotations

import math
from typing import Final

EVEN: Final = 4.0  # at even chances the logarithm of odds grows so many times as fast as the chance
DOUBT: Final = 1e-4  # there is always some


def leanings(chances: list[float], slip: float) -> list[float]:
    """How many times as often as the best each is chosen by who slips. By odds, since where all is nearly
    won or lost chances differ little, though much can still go wrong."""
    best = _log_odds(max(chances))
    return [math.exp((_log_odds(chance) - best) / (EVEN * slip)) for chance in chances]


def hit(powers: list[float], dart: float) -> int:
    """The place whose part a dart hits that was thrown at all of them together."""
    place = 0
    while place < len(powers) - 1 and dart >= powers[place]:
        dart -= powers[place]
        place += 1
    return place


def _log_odds(chance: float) -> float:
    known = min(max(chance, DOUBT), 1.0 - DOUBT)
    return math.log(known / (1.0 - known))
