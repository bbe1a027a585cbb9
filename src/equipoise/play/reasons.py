"""Why bots did what they did, as they thought it themselves when they did it."""

from __future__ import annotations

from typing import Final, final

from equipoise.bots.pondering import Pondered
from equipoise.bots.search.node import mark
from equipoise.core.game import State
from equipoise.play.history import Line
from equipoise.play.match import BOT, OVER
from equipoise.play.once import Look, Once
from equipoise.play.table import Table

MOST: Final = 2_000  # thoughts in all; the oldest goes first


def by_a_bot(table: Table, seat: int, n: int) -> bool:
    return seat >= 0 and table.match.seats[seat].kind == BOT and table.trail.played_on(seat, n)


def may_tell(table: Table) -> bool:
    """What a bot alone knows stays with it until the end."""
    return table.match.stage == OVER or not table.game.hides()


def has_reason(table: Table, line: Line) -> bool:
    """Whether somebody may ask now why what this line tells was done."""
    return not line.note and by_a_bot(table, line.seat, line.n) and may_tell(table)


@final
class Reasons:
    """In memory: after a restart it is thought over again, once. A thought belongs to what the seat knew and
    said, so that a move taken back leaves none to what is played in its stead."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int, str], Pondered] = {}
        self._anew: Once[tuple[str, int, int, str], Pondered | None] = Once(MOST)

    def keep(self, table: Table, before: State, seat: int, words: str, thought: Pondered) -> None:
        key = self._key(table, before, seat, words)
        self._kept.pop(key, None)
        while len(self._kept) >= MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = thought

    def find(self, table: Table, before: State, seat: int, words: str) -> Pondered | None:
        return self._kept.get(self._key(table, before, seat, words))

    async def anew(
        self, table: Table, before: State, seat: int, think: Look[Pondered | None]
    ) -> Pondered | None:
        """What is thought over again of all that the seat could say there: whoever asks is told the same."""
        return await self._anew.get(self._key(table, before, seat, ""), think)

    async def close(self) -> None:
        await self._anew.close()

    def _key(self, table: Table, before: State, seat: int, words: str) -> tuple[str, int, int, str]:
        return (table.match.code, seat, mark(table.game, before, seat), words)
