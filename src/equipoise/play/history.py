"""Past positions and log lines: from the nearest snapshot on, never from the start."""

from __future__ import annotations

import logging
from typing import Any, Final, final

import msgspec
from mypy_extensions import mypyc_attr
from sqlalchemy import select

from equipoise.core.game import Game, State
from equipoise.core.message import Message, named
from equipoise.play.match import Match, Move, Note, read_moves, read_notes
from equipoise.play.schema import SNAPSHOTS
from equipoise.play.store import Store

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 50  # moves between snapshots
MOST_LINES: Final = 400  # of the log that somebody who comes is told


@final
@mypyc_attr(acyclic=True)
class Line:
    """One line of the log, before it has a language; `n` counts the moves up to it."""

    __slots__ = ("acts", "message", "n", "note", "seat")

    def __init__(self, n: int, seat: int, message: Message, acts: bool = False, note: bool = False) -> None:
        self.n = n
        self.seat = seat
        self.message = message
        self.acts = acts  # whether what it tells can be seen piece by piece
        self.note = note  # whether it tells of no move


@final
class Position:
    __slots__ = ("last", "state")

    def __init__(self, state: State, last: Move | None) -> None:
        self.state = state
        self.last = last  # the move that led here


async def position(store: Store, match: Match, n: int) -> Position:
    """After n moves."""
    game = match.rules()
    state, start = await _nearest(store, match.code, game, n)
    # One move before the snapshot too: somebody asks who made the latest.
    moves = await read_moves(store, match.code, start - 1, n)
    for move in moves:
        if move.n > start:
            game.apply(state, move.seat, game.ids[move.words])
    return Position(state, moves[-1] if moves else None)


async def lines(store: Store, match: Match, viewer: int, first: int, to: int) -> list[Line]:
    """The log from line `first` to line `to` as this viewer may read it."""
    game = match.rules()
    state, start = await _nearest(store, match.code, game, max(first - 1, 0))
    told: list[Line] = []
    for move in await read_moves(store, match.code, start, to):
        action = game.ids[move.words]
        if move.n >= first:
            said = game.report(state, move.seat, action, viewer)
            if said.id:
                acts = game.staged(state, move.seat, action)
                told.append(Line(move.n, move.seat, named(said, match.names), acts))
        game.apply(state, move.seat, action)
    notes = [note for note in await read_notes(store, match.code, first) if note.n <= to]
    told += [note_line(match, note) for note in notes]
    # Stable: a note follows the move after which it was made.
    return sorted(told, key=lambda line: line.n)


def note_line(match: Match, note: Note) -> Line:
    said = Message(f"web-note-{note.word}", {"name": match.names[note.seat]})
    return Line(note.n, note.seat, said, note=True)


async def _nearest(store: Store, code: str, game: Game[Any], n: int) -> tuple[State, int]:
    query = (
        select(SNAPSHOTS)
        .where((SNAPSHOTS.c.match == code) & (SNAPSHOTS.c.n <= n))
        .order_by(SNAPSHOTS.c.n.desc())
        .limit(1)
    )
    for row in await store.rows(query):
        try:
            return game.load(msgspec.json.decode(row["state"])), row["n"]
        except ValueError:  # kept by an earlier version that laid it out otherwise: the words still tell all
            LOG.warning("match %s: its saved position at %d is of another layout", code, row["n"])
    return game.start(), 0
