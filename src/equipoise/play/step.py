"""What a batch makes of its match: found out before it is written, and so when it is on the disk."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, final

import msgspec
from mypy_extensions import mypyc_attr

from equipoise.play.batch import Batch
from equipoise.play.changes import GO_ON, STEP, Change
from equipoise.play.match import OVER, RUNNING, Match, Note, ranked, write_outcome
from equipoise.play.quiet import ended, wished
from equipoise.play.writing import clock_change, move_changes, snapshot_change

if TYPE_CHECKING:
    from equipoise.play.table import Table

FRESH: Final = 5.0  # seconds: lists of matches need not know it better
STEP.in_order(
    *[f"new_{name}" for name in ("stage", "n", "draws", "to_act", "outcome", "changed", "told")],
    *("match", "old_n"),
)
GO_ON.in_order(*[f"new_{name}" for name in ("n", "draws", "to_act", "told")], "match", "old_n")


@final
@mypyc_attr(acyclic=True)
class Step:
    """One transaction: compare-and-swap on n, and all moves."""

    __slots__ = (
        "_changed", "_clock", "_heard", "_outcome", "_over", "_stage", "batch", "changes", "to_act",
    )  # fmt: skip

    def __init__(self, table: Table, batch: Batch, changes: tuple[Change, ...]) -> None:
        match, now = table.match, time.time()
        self.batch = batch
        self.to_act = to_act = batch.asked()
        self._heard = 0  # moves that everybody is told of
        for move in batch.moves:
            self._heard += not move.unseen
        # Who looks at a list of matches is not told either that somebody writes.
        seen = (self._heard or not batch.moves) and not 0 <= now - match.changed < FRESH
        self._changed = now if seen else match.changed
        outcome = None if to_act else table.game.outcome(batch.state)
        self._outcome = outcome and ranked(outcome, match.seats)
        self._stage = RUNNING if to_act else OVER
        self._clock = table.clock_at(batch.state, to_act)
        self._over = ended(table.game, batch.state, match.seats)
        self.changes = [
            self._change(match),
            *changes,
            *[wished(match, seat.seat, "") for seat in self._over],
            *clock_change(match, self._clock),
            *move_changes(match.code, batch.moves, now),
            *snapshot_change(match, batch.n, batch.state),
        ]

    def _change(self, match: Match) -> Change:
        to_act, told = msgspec.json.encode(self.to_act).decode(), match.told + self._heard
        batch, outcome = self.batch, write_outcome(self._outcome)
        if self._stage == match.stage and self._changed == match.changed:
            return Change(GO_ON, (batch.n, batch.draws, to_act, told, match.code, match.n))
        row = (self._stage, batch.n, batch.draws, to_act, outcome, self._changed, told, match.code, match.n)
        return Change(STEP, row)

    def calm(self, table: Table, since: dict[int, int]) -> dict[int, int]:
        """By seat that decides on: since when nothing happened that concerns its decision."""
        game, moves, together = table.game, self.batch.moves, table.match.to_act
        if len(together) < 2 or len(moves) != 1:
            return {}
        return {
            seat: since.get(seat, table.n)
            for seat in self.to_act
            if seat in together
            and seat != moves[0].seat
            and game.legal(table.state, seat) == game.legal(self.batch.state, seat)
        }

    def take_place(self, table: Table) -> None:
        """It is on the disk: the batch is the position."""
        match, batch = table.match, self.batch
        for seat in self._over:
            seat.quiet = ""
        match.n, match.stage, match.draws = batch.n, self._stage, batch.draws
        match.to_act, match.outcome, match.changed = self.to_act, self._outcome, self._changed
        match.told += self._heard
        table.state = batch.state
        for move in batch.moves:
            table.trail.add(move)
        table.logs.go_on(batch.lines)
        table.clock_set(self._clock)


@final
@mypyc_attr(acyclic=True)
class Played:
    """A move that is yet to be written."""

    __slots__ = ("calm", "note", "step")

    def __init__(self, step: Step, calm: dict[int, int], note: Note | None) -> None:
        self.step = step
        self.calm = calm  # as the table's
        self.note = note
