"""Whether a game stands still: nobody cares to begin anything, and no rule ends it."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

TIMES: Final = 10  # that the same position has come: who has another mind shows it sooner


@final
class Standstill:
    """Positions are numbers, the same for those that differ in nothing but how long it took; 0 is none."""

    def __init__(self) -> None:
        self._times: Counter[int] = Counter()

    def reached(self, position: int) -> bool:
        """Whether this position has come too often."""
        if position == 0:
            return False
        self._times[position] += 1
        return self._times[position] == TIMES
