"""What a table writes to the database, as changes."""

from __future__ import annotations

from typing import Sequence

import msgspec

from equipoise.core.game import State
from equipoise.play.changes import CLOCK, MOVE, NOTE, SNAPSHOT, Change
from equipoise.play.clock import Clock, write_clock
from equipoise.play.history import EVERY
from equipoise.play.match import Match, Move, Note


def note_change(code: str, note: Note) -> Change:
    return Change(NOTE, match=code, n=note.n, seat=note.seat, word=note.word)


def clock_change(match: Match, clock: Clock | None) -> list[Change]:
    if clock == match.clock:
        return []
    return [Change(CLOCK, match=match.code, new_clock=write_clock(clock))]


MOVE.in_order("match", "n", "seat", "words", "draws", "shown", "at", "unseen")


def move_changes(code: str, moves: Sequence[Move], now: float) -> list[Change]:
    return [Change(MOVE, (code, m.n, m.seat, m.words, m.draws, int(m.shown), now, m.unseen)) for m in moves]


def snapshot_change(match: Match, n: int, state: State) -> list[Change]:
    """Now and then, so that nobody has to begin at the start."""
    if match.n // EVERY == n // EVERY:
        return []
    return [Change(SNAPSHOT, match=match.code, n=n, state=msgspec.json.encode(state.dump()).decode())]
