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
        self._asked: list[int] = []
        self._then: dict[int, int] = {}  # how many had been asked when it came the latest time

    def reached(self, position: int, seats: list[int]) -> list[int]:
        """The seats that were asked since it came before, of a position that has come too often; who is not
        among them is out of the game. Empty as long as something happens."""
        if position == 0:
            return []
        self._times[position] += 1
        if self._times[position] == TIMES:
            return sorted(set(self._asked[self._then[position] :]))
        self._then[position] = len(self._asked)
        self._asked += seats
        return []
