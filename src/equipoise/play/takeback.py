"""Taking back: to an earlier position, or one step out of several that were made at the same time."""

from __future__ import annotations

import time
from typing import Sequence

import msgspec

from equipoise.core.game import CHANCE, WATCHER, State
from equipoise.play.changes import CUT_MOVES, CUT_NOTES, CUT_SNAPSHOTS, MOVE_UP_NOTES, STEP, Change
from equipoise.play.faults import Late
from equipoise.play.history import position
from equipoise.play.match import RUNNING, Move, read_moves
from equipoise.play.quiet import wished
from equipoise.play.table import Table
from equipoise.play.trail import bit, read_trail
from equipoise.play.writing import clock_change, move_changes


def is_free(table: Table, seat: int) -> bool:
    """Whether nobody has learnt anything by the seat's latest step, nor answered it.

    What others write unseen does not count: whoever is asked for leave would know of it.
    """
    move = table.trail.latest.get(seat)
    if move is None:
        return False
    if table.trail.private(seat, move.n):
        return True
    return not move.shown and table.trail.move(seat, table.trail.told(seat, table.n)) == move.n


async def take_out(table: Table, seat: int) -> bool:
    """The seat's latest step; what others wrote since stays, if it still can. False if they would notice."""
    move = table.trail.latest[seat]
    later = await read_moves(table.store, table.match.code, move.n, table.n)
    state = (await position(table.store, table.match, move.n - 1)).state
    fits = _apply(table, state, later)
    if table.trail.private(seat, move.n) and not (fits and _unnoticed(table, seat, state)):
        return False
    if fits:
        kept = [Move(m.n - 1, m.seat, m.words, m.draws, m.shown, m.unseen) for m in later]
        await take_back(table, move.n - 1, state, kept, move.unseen)
    else:
        await take_back(table, move.n - 1)
    return True


def _apply(table: Table, state: State, moves: list[Move]) -> bool:
    """Whether all of them can be made there too."""
    for move in moves:
        action = table.game.ids[move.words]
        if move.seat == CHANCE or action not in table.game.legal(state, move.seat):
            return False
        table.game.apply(state, move.seat, action)
    return True


def _unnoticed(table: Table, seat: int, state: State) -> bool:
    others = [viewer for viewer in (WATCHER, *range(table.game.seats)) if viewer != seat]
    return all(table.game.view(state, each) == table.game.view(table.state, each) for each in others)


async def last_known(table: Table, seat: int) -> int:
    """The number of the seat's latest step that others know of."""
    moves = await read_moves(table.store, table.match.code, 0, table.n)
    known = [move.n for move in moves if move.seat == seat and not table.trail.private(seat, move.n)]
    if not known:
        raise Late("no-undo")
    return known[-1]


async def take_back(
    table: Table, n: int, state: State | None = None, kept: Sequence[Move] = (), unseen: int = 0
) -> None:
    """To the position after n moves, and those that are kept. The dice go back too: the throw comes again."""
    match, code = table.match, table.match.code
    found = await position(table.store, match, n)
    state = state if state is not None else found.state
    last = kept[-1] if kept else found.last
    draws = last.draws if last is not None else 0
    to_act = table.game.to_act(state)
    told = table.trail.told(WATCHER, n) + sum(not move.unseen & bit(WATCHER) for move in kept)
    now = time.time()
    step = Change(
        STEP, match=code, old_n=table.n, new_n=n + len(kept), new_stage=RUNNING, new_draws=draws,
        new_to_act=msgspec.json.encode(to_act).decode(), new_outcome=None, new_told=told,
        new_changed=match.changed if unseen else now,
    )  # fmt: skip
    cuts = [Change(kind, of=code, to=n) for kind in (CUT_MOVES, CUT_SNAPSHOTS)]
    notes = Change(MOVE_UP_NOTES if unseen else CUT_NOTES, of=code, to=n)
    clock = table.clock_at(state, to_act)
    cuts += clock_change(match, clock)
    # Who takes something back wants to decide: from here on everybody is asked again.
    quiet = [seat for seat in match.seats if seat.quiet and not unseen]
    cuts += [wished(match, seat.seat, "") for seat in quiet]
    await table.write(step, *cuts, notes, *move_changes(code, kept, now))
    for seat in quiet:
        seat.quiet = ""
    match.n, match.draws, match.to_act, match.told = n + len(kept), draws, to_act, told
    match.stage, match.outcome = RUNNING, None
    table.clock_set(clock)
    table.state = state
    table.trail = await read_trail(table.store, match)
    if kept:
        table.take_out(n + 1)
    else:
        table.go_back(n)
    table.lines.another(unseen)
    table.tell(n + 1, unseen)
