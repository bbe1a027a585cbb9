"""Who has been told of which moves: what a seat writes unseen, nobody else can count.

The table numbers all moves. A viewer counts those he was told of; both ways to count lead from here.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, final

from sqlalchemy import func, select

from equipoise.core.game import WATCHER, Game, State
from equipoise.play.match import BOT, RESIGNED, TAKEN_OVER, Match, Move, as_move, read_notes
from equipoise.play.schema import MOVES
from equipoise.play.store import Store


def bit(viewer: int) -> int:
    """In a mask of viewers."""
    return 1 << viewer - WATCHER


def unseen_by(game: Game[Any], before: State, seat: int, action: int, after: State) -> int:
    """A mask of those to whom a move shows nothing: no line in the log, and the view they had."""
    if seat < 0 or not game.hides() or not _unseen(game, before, seat, action, after, WATCHER):
        return 0  # what a watcher sees, everybody may
    others = [viewer for viewer in range(game.seats) if viewer != seat]
    found = [viewer for viewer in others if _unseen(game, before, seat, action, after, viewer)]
    return bit(WATCHER) | sum(map(bit, found))


def _unseen(game: Game[Any], before: State, seat: int, action: int, after: State, viewer: int) -> bool:
    if game.report(before, seat, action, viewer).id:
        return False
    return game.view(before, viewer) == game.view(after, viewer)


@final
class Trail:
    def __init__(self, seats: int) -> None:
        self.latest: dict[int, Move] = {}  # by seat
        self.left: dict[int, int] = {}  # by seat that a bot plays on: the latest move that all knew of then
        self._missed: dict[int, list[int]] = {viewer: [] for viewer in (WATCHER, *range(seats))}
        self._open = True  # whether everybody was told of everything, as in most games

    def add(self, move: Move) -> None:
        self.latest[move.seat] = move
        self.miss(move.n, move.unseen)

    def miss(self, n: int, mask: int) -> None:
        if mask:
            self._open = False
            for viewer, missed in self._missed.items():
                if mask & bit(viewer):
                    missed.append(n)

    def told(self, viewer: int, n: int) -> int:
        """Of the first n moves, how many this viewer was told of."""
        return n if self._open else n - bisect_right(self._missed[viewer], n)

    def move(self, viewer: int, count: int) -> int:
        """The number of the last of so many moves that he was told of."""
        if self._open:
            return count
        n = count
        for missed in self._missed[viewer]:
            if missed > n:
                break
            n += 1
        return n

    def until(self, viewer: int, count: int, last: int) -> int:
        """The same with what happened behind his back before the next; over `last` if it is still to come."""
        found = self.move(viewer, count + 1) - 1
        return min(found, last) if count <= self.told(viewer, last) else found

    def hid(self, move: Move) -> bool:
        """Whether nobody but its seat was told of it."""
        return all(viewer == move.seat or move.unseen & bit(viewer) for viewer in self._missed)

    def private(self, seat: int, n: int) -> bool:
        """The same of a move that was added."""
        for viewer, missed in self._missed.items():
            if viewer != seat and (not missed or missed[bisect_left(missed, n) :][:1] != [n]):
                return False
        return True

    def played_on(self, seat: int, n: int) -> bool:
        """Whether its move n was made by whoever has the seat now. That somebody left it is noted after the
        latest move that all knew of: of what was written unseen after that nobody can tell whose it was."""
        return seat not in self.left or self.move(WATCHER, self.told(WATCHER, n)) > self.left[seat]


async def read_trail(store: Store, match: Match) -> Trail:
    trail = Trail(len(match.seats))
    here = MOVES.c.match == match.code
    missed = select(MOVES.c.n, MOVES.c.unseen).where(here & (MOVES.c.unseen != 0)).order_by(MOVES.c.n)
    for row in await store.rows(missed):
        trail.miss(row["n"], row["unseen"])
    latest = select(func.max(MOVES.c.n)).where(here).group_by(MOVES.c.seat)
    for row in await store.rows(select(MOVES).where(here & MOVES.c.n.in_(latest))):
        trail.latest[row["seat"]] = as_move(row)
    # If the note was taken back with the moves before it, nobody can tell whose those are that stayed.
    trail.left = {seat.seat: match.n for seat in match.seats if seat.kind == BOT and seat.resigned}
    if trail.left:
        for note in await read_notes(store, match.code, 0):
            if note.seat in trail.left and note.word in (RESIGNED, TAKEN_OVER):
                trail.left[note.seat] = note.n
    return trail
