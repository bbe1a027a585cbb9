"""Who stands where and how strong: the sums that ties, fights and flags are settled by (PW-098, PW-159)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.power.board import ARMIES, BIT, zeros
from equipoise.games.power.state import MADE, Table, War, army_of, kind_of, mark_of, place_of_piece

SIDES: Final[i64] = 4


@final
class Strength:
    def __init__(self, t: Table, s: War) -> None:
        count = t.board.sector_count
        self.total = zeros(count * SIDES)  # by sector and side
        self.present = zeros(count)  # by sector: the sides there, a missile alone is there too
        self.moved = zeros(count)  # by sector: the sides with a piece that can step back
        self.contested: i64 = 0  # the sectors with two sides or more
        for piece in s.pieces:
            place = place_of_piece(piece)
            if place == t.board.reserve:
                continue
            side = t.side[army_of(piece)]
            self.total[place * SIDES + side] += t.board.power[kind_of(piece)]
            self.present[place] |= BIT[side]
            if self.present[place] & (self.present[place] - 1):
                self.contested |= BIT[place]
            if mark_of(piece) < MADE:
                self.moved[place] |= BIT[side]

    def strongest(self, sector: i64, left: i64) -> i64:
        """Of these sides the one, or the several equal ones, with the highest total there."""
        best: i64 = -1
        found: i64 = 0
        for side in range(SIDES):
            if left & BIT[side]:
                total = self.total[sector * SIDES + side]
                if total > best:
                    best = total
                    found = 0
                if total == best:
                    found |= BIT[side]
        return found


def several(set: i64) -> bool:
    return set & (set - 1) != 0


def armies_at(t: Table, s: War, sector: i64) -> vec[i64]:
    """The strength of each army there, -1 for one that is not."""
    found = vec[i64]([-1] * 4)
    for piece in s.pieces:
        if place_of_piece(piece) == sector:
            army = army_of(piece)
            if found[army] < 0:
                found[army] = 0
            found[army] += t.board.power[kind_of(piece)]
    return found


def leading_army(t: Table, s: War, sector: i64, side: i64) -> i64:
    """The army of a side with the most power there; 4 if two are equal (PW-162, PW-R50)."""
    strength = armies_at(t, s, sector)
    lead: i64 = ARMIES
    best: i64 = -1
    for army in range(ARMIES):
        if t.side[army] == side and strength[army] >= 0:
            if strength[army] == best:
                return ARMIES
            if strength[army] > best:
                best = strength[army]
                lead = army
    return lead


def later_army(t: Table, side: i64) -> i64:
    """The second of the two colours of a player."""
    lead: i64 = 0
    for army in range(ARMIES):
        if t.side[army] == side:
            lead = army
    return lead


def first_army(t: Table, side: i64) -> i64:
    for army in range(ARMIES):
        if t.side[army] == side:
            return army
    return 0
