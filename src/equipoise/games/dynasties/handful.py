"""What can be said of each card of a set of one's own, found when it is asked for.

A deck or a hand offers a few words for every card, and most who ask pick one and never look at the rest. So
such offers are counted, and one is found by its number; they are listed for who goes through them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Iterator, Union, cast, final

from mypy_extensions import i64, mypyc_attr

from equipoise.games.dynasties.actions import DONE
from equipoise.games.dynasties.board import count_bits, nth_code, place_of
from equipoise.games.dynasties.listing import Listing

NO_VERB: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Handful:
    """A sequence of ids: perhaps `done`, a verb with each card, perhaps another verb with each card. It stays
    what it was when the position changes."""

    __slots__ = ("_cards", "_codes", "_count", "_done", "_first", "_handles", "_second")

    def __init__(self, ids: Listing, done: bool, codes: i64, verb: i64, other: i64) -> None:
        self._handles = ids.handles
        self._codes: i64 = codes
        self._cards: i64 = count_bits(codes)
        self._done: i64 = 0
        if done:
            self._done = 1
        self._first: i64 = ids.first[verb]
        self._second: i64 = 0
        self._count: i64 = self._done + self._cards
        if other != NO_VERB:
            self._second = ids.first[other]
            self._count += self._cards

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
        return self._handles[self._id(n)]

    def _id(self, n: i64) -> i64:
        n -= self._done
        if n < 0:
            return DONE
        first = self._first
        if n >= self._cards:
            n -= self._cards
            first = self._second
        return first + place_of(nth_code(self._codes, n))

    def listed(self) -> list[int]:
        return cast(list[int], [self._handles[self._id(n)] for n in range(self._count)])

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


Sequence.register(Handful)

# All that a seat, or chance, can say now.
Offers = Union[list[object], Handful]
