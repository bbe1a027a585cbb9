"""What a seat was advised to do: as long as it follows that, it is told the rest, and nothing else."""

from __future__ import annotations

from typing import Final, final

from equipoise.bots.plans import Findings
from equipoise.bots.pondering import Pondered
from equipoise.core.game import State
from equipoise.play.table import Table

MOST: Final = 500  # seats; the oldest goes first


@final
class Hints:
    """In memory: after a restart it is thought over again."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Findings] = {}

    def keep(self, table: Table, seat: int, guess: State, found: Pondered) -> None:
        key = (table.match.code, seat)
        self._kept.pop(key, None)
        while len(self._kept) >= MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = Findings(guess, found)

    def find(self, table: Table, seat: int) -> Pondered | None:
        """What is left of the latest hint; None if it does not fit any more."""
        kept = self._kept.get((table.match.code, seat))
        return kept.rest(table.game, table.state, seat) if kept is not None else None
