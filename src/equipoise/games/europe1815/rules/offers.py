"""Everything a player may do in his turn, in ascending order of ids, found when it is asked for.

Most of who asks picks one and never looks at the rest. So offers are counted, and one is found by its
number; they are listed for who goes through them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Iterator, cast, final

from mypy_extensions import i64, mypyc_attr

from equipoise.games.europe1815.actions import CALL_END_ID, DONE_ID
from equipoise.games.europe1815.board import (
    BANKER,
    BIT,
    CLASSES,
    GENERAL,
    KING,
    count_bits,
    nth_land,
    place_of,
    prey,
)
from equipoise.games.europe1815.rules.reach import classes_left, may_call_end, respawn_lands, spare
from equipoise.games.europe1815.state import ALL_CLASSES, Europe, Table, empire_of, kind, room

PAST: Final[i64] = 1 << 30  # a number behind that of every offer


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Offers:
    """A sequence of ids. It stays what it was when the position changes."""

    __slots__ = (
        "_acts", "_back", "_bankers", "_count", "_empire", "_enemies", "_enemy", "_generals", "_kings",
        "_masks", "_open", "_returns", "_spare", "_t",
    )  # fmt: skip

    def __init__(self, t: Table, s: Europe) -> None:
        self._t = t
        self._masks = s.masks[:]
        self._empire: i64 = empire_of(s, s.actor)
        enemies = s.in_play & ~BIT[self._empire]
        self._enemy: i64 = place_of(enemies & -enemies)
        self._enemies: i64 = enemies & (enemies - 1)  # but for the first
        self._open: i64 = room(t, s)
        self._acts: i64 = classes_left(s)
        self._spare: i64 = spare(t, s)
        # By class: whether it may come back if it is lost, and then in which lands.
        self._back: i64 = 0
        self._returns: i64 = 0
        if t.respawn:
            self._back = s.unspent
            self._returns = respawn_lands(t, s)
        # The number of the first offer of each class; before them are `done` and perhaps `call end`.
        self._kings: i64 = 1
        if self._spare != ALL_CLASSES and may_call_end(t, s):
            self._kings = 2
        self._generals: i64 = self._kings - self._seek(KING, PAST, None) - 1
        self._bankers: i64 = self._generals - self._seek(GENERAL, PAST, None) - 1
        self._count: i64 = self._bankers - self._seek(BANKER, PAST, None) - 1

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: object) -> object:
        if not isinstance(index, int):
            return self.listed()[cast(slice, index)]
        n: i64 = index
        if n < 0:
            n += self._count
        if n < 0 or n >= self._count:
            raise IndexError(f"offer {index} of {self._count}")
        return self._t.actions.handles[self._id(n)]

    def _id(self, n: i64) -> i64:
        if n >= self._bankers:
            return self._seek(BANKER, n - self._bankers, None)
        if n >= self._generals:
            return self._seek(GENERAL, n - self._generals, None)
        if n >= self._kings:
            return self._seek(KING, n - self._kings, None)
        return CALL_END_ID if n else DONE_ID

    def listed(self) -> list[int]:
        handles = self._t.actions.handles
        found: list[object] = [handles[DONE_ID]]
        if self._kings > 1:
            found.append(handles[CALL_END_ID])
        for cls in range(CLASSES):
            self._seek(cls, PAST, found)
        return cast(list[int], found)

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def __contains__(self, id: object) -> bool:
        return id in self.listed()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.listed() == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.listed()))

    def __repr__(self) -> str:
        return repr(self.listed())

    def __reversed__(self) -> Iterator[int]:
        return iter(self.listed()[::-1])

    def index(self, id: int) -> int:
        return self.listed().index(id)

    def count(self, id: int) -> int:
        return self.listed().count(id)

    def _seek(self, cls: i64, n: i64, found: list[object] | None) -> i64:
        """The id of the n-th offer of a class; if it has no more than n, -1 - how many it has, and all of
        them are found."""
        if self._acts >> cls & 1 == 0:
            return -1
        t, masks = self._t, self._masks
        own = kind(self._empire, cls) * t.levels
        sources = masks[own]
        if sources == 0:
            return self._seek_respawn(cls, n, found)
        rest = n
        near, sizes, open = t.board.near, t.actions.ring_size, self._open
        copies = open
        if self._spare >> cls & 1 == 0:
            copies = 0
        stuck = masks[t.locks + cls] & ~masks[own + 1]  # R50, A7
        victims = self._victims(cls)
        while sources:
            here = sources & -sources
            sources ^= here
            land = place_of(here)
            ring = near[land] | here
            reach = here if here & stuck else ring
            targets = reach & (open & ~here | here & copies)
            count = sizes[land] if targets == ring else count_bits(targets)
            if rest < count:
                return t.actions.aimed(cls, land, 0, nth_land(targets, rest))
            rest -= count
            if found is not None:
                self._list(cls, land, 0, targets, found)
            targets = reach & victims
            if targets:
                id = self._seek_attack(cls, land, targets, rest, found)
                if id >= 0:
                    return id
                rest += id + 1
        return rest - n - 1

    def _victims(self, cls: i64) -> i64:
        """The lands with some enemy pawn that the class eliminates."""
        found = self._preys(self._enemy, cls)
        enemies = self._enemies
        while enemies:
            found |= self._preys(place_of(enemies & -enemies), cls)
            enemies &= enemies - 1
        return found

    def _preys(self, empire: i64, cls: i64) -> i64:
        return self._masks[kind(empire, prey(cls)) * self._t.levels]

    def _seek_attack(self, cls: i64, land: i64, reach: i64, n: i64, found: list[object] | None) -> i64:
        """The same for the attacks out of a land."""
        rest = n
        empire, enemies = self._enemy, self._enemies
        while True:
            targets = reach & self._preys(empire, cls)
            count = count_bits(targets)
            if rest < count:
                return self._t.actions.aimed(cls, land, 1 + empire, nth_land(targets, rest))
            rest -= count
            if found is not None:
                self._list(cls, land, 1 + empire, targets, found)
            if enemies == 0:
                return rest - n - 1
            empire = place_of(enemies & -enemies)
            enemies &= enemies - 1

    def _seek_respawn(self, cls: i64, n: i64, found: list[object] | None) -> i64:
        """The same for a class that is lost."""
        if self._back >> cls & 1 == 0:  # A33
            return -1
        actions, lands = self._t.actions, self._returns
        count = count_bits(lands)
        if n < count:
            return actions.respawn_id(cls, place_of(nth_land(lands, n)))
        while lands and found is not None:
            found.append(actions.handles[actions.respawn_id(cls, place_of(lands & -lands))])
            lands &= lands - 1
        return -1 - count

    def _list(self, cls: i64, land: i64, row: i64, targets: i64, found: list[object]) -> None:
        actions, handles = self._t.actions, self._t.actions.handles
        first, ring = actions.row(cls, land, row), land * self._t.board.land_count
        while targets:
            found.append(handles[first + actions.places[ring + place_of(targets & -targets)]])
            targets &= targets - 1


Sequence.register(Offers)
