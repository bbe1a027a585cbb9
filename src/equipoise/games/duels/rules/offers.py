"""Everything a player may do with what was thrown, in ascending order of ids."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.fair import Bits
from equipoise.games.duels.actions import PASS_ID, SKIP_ID, move_id, place_id
from equipoise.games.duels.board import HALF, PATH, SIZES, START_PLACES, L, M, count_places, nth_place
from equipoise.games.duels.state import (
    Duel,
    Table,
    free_places,
    kind,
    pact_bit,
    places_of,
    side_of,
)


def may_place(s: Duel, seat: i64, size: i64, free: i64) -> bool:
    return s.stock[kind(seat, size)] != 0 and free >> s.thrown - 1 & 1 != 0


def movers(s: Duel, seat: i64, size: i64, free: i64) -> i64:
    """The places from which a pawn of the size can go on: its goal is on the path and has a free hole."""
    return places_of(s, seat, size) & free >> s.thrown


def beatable(t: Table, s: Duel, seat: i64, free: i64) -> i64:
    """The FINISH places where the pawn of another side stands alone, with a free hole beside it (41, 98).

    Others are met there in their START only: who has reached FINISH stands on the other half (48).
    """
    side = side_of(s, seat)
    victims: i64 = 0
    for other in range(t.seats):
        if side_of(s, other) != side and not t.pacts & pact_bit(seat, other):
            for size in range(SIZES):
                victims |= s.masks[kind(other, size)] & START_PLACES
    return t.arm.across(victims) & free


def bound_bit(t: Table, seat: i64) -> i64:
    """Whose memory a pass of this seat binds (67): its own, or that of its team's first player."""
    if not t.team_passing:
        return seat
    first: i64 = 0
    while t.north >> first & 1 != t.north >> seat & 1:
        first += 1
    return first


def is_bound(t: Table, s: Duel, seat: i64) -> bool:
    return s.bound >> bound_bit(t, seat) & 1 != 0


def offers(t: Table, s: Duel) -> list[int]:
    seat = s.actor
    free = free_places(t, s, side_of(s, seat))
    prey = beatable(t, s, seat, free)
    found: list[int] = []
    for size in range(SIZES):
        if may_place(s, seat, size, free):
            found.append(int(place_id(size, s.thrown)))
        able = movers(s, seat, size, free)
        if able:
            _moves(able, places_of(s, seat, size) & prey >> s.thrown, size, found)
    if not found:
        return [int(SKIP_ID)]
    return found if is_bound(t, s, seat) else [int(PASS_ID), *found]


def _moves(able: i64, beaters: i64, size: i64, found: list[int]) -> None:
    place: i64 = 0
    while able >> place:
        if able >> place & 1:
            id = move_id(size, place)
            found.append(int(id))
            if beaters >> place & 1:
                found.append(int(id + 1))
        place += 1


def draw_offer(t: Table, s: Duel, bits: Bits) -> i64:
    """One offer, each equally likely, without listing them."""
    seat = s.actor
    free = free_places(t, s, side_of(s, seat))
    able = movers(s, seat, L, free)
    light = movers(s, seat, M, free)
    placing = i64(1) if may_place(s, seat, L, free) else i64(0)
    light_placing = i64(1) if may_place(s, seat, M, free) else i64(0)
    beaters: i64 = 0
    light_beaters: i64 = 0
    if (able | light) >> HALF - s.thrown:  # somebody comes to FINISH
        prey = beatable(t, s, seat, free) >> s.thrown
        beaters = able & prey
        light_beaters = light & prey
    # All in one row: the masks of both sizes and of moving with and without beating, 14 places each.
    large = able | beaters << PATH
    small = light | light_beaters << PATH
    count_large = count_places(able) + count_places(beaters)
    count = placing + light_placing + count_large + count_places(light) + count_places(light_beaters)
    if count == 0:
        return SKIP_ID
    drawn = bits.below(count if is_bound(t, s, seat) else count + 1)
    if drawn == count:
        return PASS_ID
    if drawn < placing:
        return place_id(L, s.thrown)
    drawn -= placing
    if drawn < light_placing:
        return place_id(M, s.thrown)
    drawn -= light_placing
    if drawn < count_large:
        return _move_at(L, nth_place(large, drawn))
    return _move_at(M, nth_place(small, drawn - count_large))


def _move_at(size: i64, row: i64) -> i64:
    return move_id(size, row) if row < PATH else move_id(size, row - PATH) + 1
