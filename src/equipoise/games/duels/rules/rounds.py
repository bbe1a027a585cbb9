"""A round: the throws for the start, and the order of turns (12-19, 101, 103, 113, 114, 117, 120)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.duels.board import BIT, NORTH, SIZES, SOUTH
from equipoise.games.duels.state import (
    START_STAGE,
    THROW_STAGE,
    Duel,
    Table,
    empty_arm,
    is_in,
    kind,
    side_of,
)


def start(t: Table) -> Duel:
    s = empty_arm(t)
    s.inside = BIT[t.seats] - 1
    s.north = t.north
    begin_round(t, s)
    return s


def begin_round(t: Table, s: Duel) -> None:
    """The arm is empty, all pawns still in the game lie in stock, every pass is forgotten."""
    for seat in range(t.seats):
        for size in range(SIZES):
            s.masks[kind(seat, size)] = 0
            s.stock[kind(seat, size)] = t.pawns[size] if is_in(s, seat) else 0
    s.taken = 0
    s.full = 0
    s.torque = 0
    s.bound = 0
    s.idle = 0
    s.thrown = 0
    s.order = 0
    s.order_length = 0
    s.again = 0
    _throw_off(s, s.inside)


def _throw_off(s: Duel, contenders: i64) -> None:
    s.stage = START_STAGE
    s.actor = -1
    s.contenders = contenders
    s.leaders = 0
    s.best = 0
    s.turn = _next_contender(s, 0)


def _next_contender(s: Duel, seat: i64) -> i64:
    """This seat or the first after it that throws for the start; 4 if none does."""
    while seat < 4 and not s.contenders >> seat & 1:
        seat += 1
    return seat


def throw_for_start(t: Table, s: Duel, number: i64) -> None:
    thrower = s.turn
    if number > s.best:
        s.best = number
        s.leaders = 0
    if number == s.best:
        s.leaders |= BIT[thrower]
    following = _next_contender(s, thrower + 1)
    if following < 4:
        s.turn = following
    elif s.leaders & (s.leaders - 1):  # several share the highest
        s.again = 1
        _throw_off(s, s.leaders)
    else:
        s.turn = 0
        set_order(t, s, lowest_seat(s.leaders))
        s.contenders = 0
        s.leaders = 0
        s.best = 0
        s.again = 0
        s.stage = THROW_STAGE


def lowest_seat(seats: i64) -> i64:
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def set_order(t: Table, s: Duel, starter: i64) -> None:
    """The cycle of the round, turned so that the starter comes first (18)."""
    cycle = round_cycle(t, s)
    count = len(cycle)
    first = -1
    for place in range(count):
        if cycle[place] == starter:
            if first < 0 or cycle[(place + 1) % count] < cycle[(first + 1) % count]:
                first = place
    s.order = 0
    s.order_length = count
    for place in range(count):
        s.order |= i64(cycle[(first + place) % count]) << 2 * i64(place)


def round_cycle(t: Table, s: Duel) -> list[int]:
    """The table's cycle without those who are gone; or the two sides in turn, each by its players left."""
    if not t.alternate:
        return [seat for seat in t.cycle if is_in(s, seat)]
    south = [int(seat) for seat in range(t.seats) if is_in(s, seat) and side_of(s, seat) == SOUTH]
    north = [int(seat) for seat in range(t.seats) if is_in(s, seat) and side_of(s, seat) == NORTH]
    cycle: list[int] = []
    for place in range(max(len(south), len(north))):
        cycle.append(south[place % len(south)])
        cycle.append(north[place % len(north)])
    return cycle


def next_turn(s: Duel) -> None:
    s.turn += 1
    if s.turn == s.order_length:
        s.turn = 0
    s.thrown = 0
    s.stage = THROW_STAGE
    s.actor = -1


def change_sides(t: Table, s: Duel) -> None:
    """117: the last two sit across from each other; of two on one side the higher seat changes."""
    higher: i64 = t.seats - 1
    while not is_in(s, higher):
        higher -= 1
    lower = lowest_seat(s.inside)
    if side_of(s, lower) == side_of(s, higher):
        s.north ^= BIT[higher]
