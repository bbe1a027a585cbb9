"""Everything a player may do in his turn, in ascending order of ids, found when it is asked for.

Most of who asks picks one and never looks at the rest. So offers are counted, and one is found by its
number; they are listed for who goes through them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Iterator, cast, final

from mypy_extensions import i64, mypyc_attr

from equipoise.core.bits import HASH
from equipoise.games.europe1815.actions import CALL_END_ID, DONE_ID
from equipoise.games.europe1815.board import (
    BANKER,
    BIT,
    CLASSES,
    GENERAL,
    KING,
    PLACE,
    PREY,
    count_bits,
    nth_land,
    place_of,
    prey,
)
from equipoise.games.europe1815.rules.reach import may_call_end, respawn_lands, spare
from equipoise.games.europe1815.state import ALL_CLASSES, Europe, Table, kind


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Offers:
    """A sequence of ids. It stays what it was when the position changes."""

    __slots__ = (
        "_acts", "_back", "_bankers", "_count", "_enemies", "_generals", "_kings", "_masks", "_open",
        "_others", "_own", "_returns", "_rival", "_spare", "_t",
    )  # fmt: skip

    def __init__(self, t: Table, s: Europe) -> None:
        empire, unspent, step = s.seats[s.actor], s.unspent, CLASSES * t.levels
        enemies = s.in_play & ~BIT[empire]
        self._t = t
        self._masks = s.masks[:]
        # Where its own masks begin, and those of the first enemy.
        self._own: i64 = empire * step
        self._rival: i64 = PLACE[(enemies & -enemies) % HASH] * step
        self._enemies: i64 = enemies
        self._others: i64 = enemies & (enemies - 1)  # all but the first
        self._open: i64 = t.everywhere & ~s.masks[t.full]
        self._acts: i64 = ALL_CLASSES if unspent > ALL_CLASSES else unspent
        self._spare: i64 = spare(t, s)
        # By class: whether it may come back if it is lost, and then in which lands.
        self._back: i64 = 0
        self._returns: i64 = 0
        if t.respawn:
            self._back = unspent
            self._returns = respawn_lands(t, s)
        # The number of the first offer of each class; before them are `done` and perhaps `call end`.
        self._kings: i64 = 1
        if self._spare != ALL_CLASSES and may_call_end(t, s):
            self._kings = 2
        count = self._kings
        if self._acts & 1:
            count += self._tally(KING)
        self._generals: i64 = count
        if self._acts & 2:
            count += self._tally(GENERAL)
        self._bankers: i64 = count
        if self._acts & 4:
            count += self._tally(BANKER)
        self._count: i64 = count

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
        id = n  # of `done` or `call end`, if it is not of a class
        if n >= self._bankers:
            id = self._find(BANKER, n - self._bankers)
        elif n >= self._generals:
            id = self._find(GENERAL, n - self._generals)
        elif n >= self._kings:
            id = self._find(KING, n - self._kings)
        return self._t.actions.handles[id]

    def listed(self) -> list[int]:
        handles = self._t.actions.handles
        found: list[object] = [handles[DONE_ID]]
        if self._kings > 1:
            found.append(handles[CALL_END_ID])
        for cls in range(CLASSES):
            self._list(cls, found)
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

    def _tally(self, cls: i64) -> i64:
        """How many offers a class with an action left has."""
        t, masks, open = self._t, self._masks, self._open
        own = self._own + cls * t.levels
        sources = masks[own]
        if sources == 0:
            return self._tally_respawn(cls)
        count: i64 = 0
        if self._spare >> cls & 1 == 0:
            count -= count_bits(sources & open)
        rings, victims = t.board.around, masks[self._rival + PREY[cls] * t.levels]
        stuck = sources & masks[t.locks + cls] & ~masks[own + 1]  # R50, A7
        if stuck:
            sources ^= stuck
            count += count_bits(stuck & open) + count_bits(stuck & victims)
        if self._others:
            count += self._tally_others(cls, sources, stuck)
        while sources:
            here = sources & -sources
            sources ^= here
            ring = rings[here % HASH]
            count += count_bits(ring & open) + count_bits(ring & victims)
        return count

    def _tally_others(self, cls: i64, sources: i64, stuck: i64) -> i64:
        """How many attacks there are on all enemies but the first."""
        enemies, rings = self._others, self._t.board.around
        count: i64 = 0
        while enemies:
            victims = self._victims(place_of(enemies & -enemies), cls)
            enemies &= enemies - 1
            count += count_bits(stuck & victims)
            while victims:
                count += count_bits(sources & rings[(victims & -victims) % HASH])
                victims &= victims - 1
        return count

    def _tally_respawn(self, cls: i64) -> i64:
        if self._back >> cls & 1 == 0:  # A33
            return 0
        return count_bits(self._returns)

    def _victims(self, empire: i64, cls: i64) -> i64:
        """The lands with a pawn of an empire that the class eliminates."""
        return self._masks[kind(empire, prey(cls)) * self._t.levels]

    def _find(self, cls: i64, n: i64) -> i64:
        """The id of the n-th offer of a class."""
        t, masks, open, others = self._t, self._masks, self._open, self._others
        own = self._own + cls * t.levels
        sources = masks[own]
        if sources == 0:
            return t.actions.respawn_id(cls, nth_land(self._returns, n))
        rings, victims = t.board.around, masks[self._rival + PREY[cls] * t.levels]
        copies = self._spare >> cls & 1 != 0
        stuck = masks[t.locks + cls] & ~masks[own + 1]
        while True:
            here = sources & -sources
            sources ^= here
            reach = here if here & stuck else rings[here % HASH]
            targets = reach & open
            if not copies:
                targets &= ~here
            count = count_bits(targets)
            if n < count:
                return t.actions.aimed(cls, here, 0, nth_land(targets, n))
            n -= count
            count = count_bits(reach & victims)
            if n < count or others:
                id = self._find_attack(cls, here, reach, n)
                if id >= 0:
                    return id
                count = -1 - id
            n -= count

    def _find_attack(self, cls: i64, here: i64, reach: i64, n: i64) -> i64:
        """The same for the attacks out of a land; if it has no more than n, -1 - how many it has."""
        rest, enemies = n, self._enemies
        while enemies:
            empire = place_of(enemies & -enemies)
            enemies &= enemies - 1
            targets = reach & self._victims(empire, cls)
            count = count_bits(targets)
            if rest < count:
                return self._t.actions.aimed(cls, here, 1 + empire, nth_land(targets, rest))
            rest -= count
        return rest - n - 1

    def _list(self, cls: i64, found: list[object]) -> None:
        """All offers of a class."""
        if self._acts >> cls & 1 == 0:
            return
        t, masks, open = self._t, self._masks, self._open
        own = self._own + cls * t.levels
        sources = masks[own]
        if sources == 0:
            self._list_respawn(cls, found)
        stuck = masks[t.locks + cls] & ~masks[own + 1]
        while sources:
            here = sources & -sources
            sources ^= here
            reach = here if here & stuck else t.board.around[here % HASH]
            copies = here if self._spare >> cls & 1 else i64(0)
            self._list_row(cls, here, 0, reach & open & (~here | copies), found)
            enemies = self._enemies
            while enemies:
                empire = place_of(enemies & -enemies)
                enemies &= enemies - 1
                self._list_row(cls, here, 1 + empire, reach & self._victims(empire, cls), found)

    def _list_row(self, cls: i64, here: i64, row: i64, targets: i64, found: list[object]) -> None:
        if targets == 0:
            return
        actions, ring = self._t.actions, self._t.board.around[here % HASH]
        handles, first = actions.handles, actions.aimed(cls, here, row, 1)  # nothing lies before land 0
        while targets:
            found.append(handles[first + count_bits(ring & ((targets & -targets) - 1))])
            targets &= targets - 1

    def _list_respawn(self, cls: i64, found: list[object]) -> None:
        actions, lands = self._t.actions, self._returns
        if self._back >> cls & 1 == 0:
            return
        while lands:
            found.append(actions.handles[actions.respawn_id(cls, lands & -lands)])
            lands &= lands - 1


Sequence.register(Offers)
