"""Free final positions (79): the pawns that are home are set as level as FINISH allows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.games.duels.board import BIT, HALF, PATH, SIZES, L, M
from equipoise.games.duels.state import Duel, Table, free_places, pawns_at, put, side_of, take

UNKNOWN: Final = 1 << 30


@final
class Search:
    """Goes through every way to set the pawns, in the order of the lists of their places.

    L pawns first, each list ascending; so the first of equals is the smallest list.
    """

    def __init__(self, t: Table, s: Duel, seat: i64, counts: list[int]) -> None:
        self.counts = counts  # by size
        side = side_of(s, seat)
        free = free_places(t, s, side)
        taken = t.arm.across(s.taken) if side else s.taken
        self.holes = [0] * int(PATH)
        for place in range(HALF, PATH):
            if free & BIT[place]:
                self.holes[place] = 2 if t.arm.double & BIT[place] and not taken & BIT[place] else 1
        self.levers = [int(t.arm.lever[side * PATH + place]) for place in range(PATH)]
        self.weights = [int(t.arm.weight[size]) for size in range(SIZES)]
        self.chosen: list[int] = []
        self.best: list[int] = []
        self.least = UNKNOWN

    def go_on(self, torque: int, lowest: int) -> None:
        """Sets the next pawn on `lowest` or beyond; there are at most eight."""
        number = len(self.chosen)
        if number == self.counts[0] + self.counts[1]:
            if abs(torque) < self.least:
                self.least = abs(torque)
                self.best = self.chosen[:]
            return
        size = 0 if number < self.counts[0] else 1
        if number == self.counts[0]:
            lowest = int(HALF)
        for place in range(lowest, int(PATH)):
            if self.holes[place]:
                self.holes[place] -= 1
                self.chosen.append(place)
                self.go_on(torque + self.weights[size] * self.levers[place], place)
                self.chosen.pop()
                self.holes[place] += 1


def rearrange(t: Table, s: Duel, seat: i64) -> None:
    """All pawns of the seat are in FINISH; nobody is beaten."""
    counts: list[int] = []
    for size in range(SIZES):
        count = 0
        for place in range(HALF, PATH):
            while pawns_at(s, seat, size, place):
                take(t, s, seat, size, place)
                count += 1
        counts.append(count)
    search = Search(t, s, seat, counts)
    search.go_on(int(s.torque), int(HALF))
    for number, place in enumerate(search.best):
        put(t, s, seat, L if number < counts[0] else M, place)
