"""Who is whose neighbour, what an attack and a defence are worth, which provinces are active."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.board import BIT, BONUS, KINDS, SWORD, place_of
from equipoise.games.macht.state import (
    PLAYED,
    Macht,
    Table,
    active_kind,
    crowd,
    foe,
    held,
    marked,
    symbol_of,
    tile_count,
)


def near(t: Table, s: Macht, place: i64) -> i64:
    """R016, R017, R087: borders in a Sword cycle, the same symbol in a Magic cycle."""
    if s.cycle == SWORD:
        return t.board.near[place]
    return marked(s, symbol_of(s, place)) & ~BIT[place]


def support(t: Table, s: Macht, seat: i64, place: i64) -> i64:
    """Active pieces of a seat around a province, and its Bonus tiles of that symbol (R084, R094)."""
    total = tile_count(s, PLAYED + seat, BONUS + symbol_of(s, place))
    first = (seat * KINDS + active_kind(s)) * t.board.count
    around = near(t, s, place) & held(s, seat)
    while around:
        total += i64(s.here[first + place_of(around & -around)])
        around &= around - 1
    return total


def attack(t: Table, s: Macht, seat: i64, place: i64) -> i64:
    return support(t, s, seat, place)


def defence(t: Table, s: Macht, seat: i64, place: i64) -> i64:
    """Against that seat: all pieces on the spot, and what supports them (R085)."""
    return crowd(t, s, foe(seat), place) + support(t, s, foe(seat), place)


def active_provinces(t: Table, s: Macht, seat: i64, cycle: i64) -> i64:
    """R019, R020: more of the kind that is active in such a cycle than of the other."""
    active = (seat * KINDS + 1 - cycle) * t.board.count
    passive = (seat * KINDS + cycle) * t.board.count
    places = held(s, seat)
    number: i64 = 0
    while places:
        place = place_of(places & -places)
        places &= places - 1
        if s.here[active + place] > s.here[passive + place]:
            number += 1
    return number
