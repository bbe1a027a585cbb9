"""A turn: what an action does, what is tested after it, how a tip ends a round or the game."""

from __future__ import annotations

from mypy_extensions import i64, u8

from equipoise.games.duels.actions import BEAT, PASS, PLACE, SLIP, THROW, Deed
from equipoise.games.duels.board import BIT, FINISH_PLACES, PATH, SIZES
from equipoise.games.duels.rules.offers import bound_bit
from equipoise.games.duels.rules.rearrange import rearrange
from equipoise.games.duels.rules.rounds import begin_round, change_sides, next_turn, throw_for_start
from equipoise.games.duels.state import (
    ACT_STAGE,
    HOME,
    OVER,
    SHAKE_STAGE,
    STANDSTILL,
    START_STAGE,
    TIP,
    Duel,
    Table,
    kind,
    on_turn,
    pawns_at,
    put,
    side_of,
    take,
)


def act(t: Table, s: Duel, deed: Deed) -> None:
    verb = deed.verb
    if verb == THROW:
        if s.stage == START_STAGE:
            throw_for_start(t, s, deed.number)
        else:
            s.thrown = deed.number
            s.stage = ACT_STAGE
            s.actor = on_turn(s)
    elif verb < PLACE:
        _do_nothing(t, s, verb == PASS)
    elif verb < THROW:
        _put_pawn(t, s, deed)
        _after(t, s)
    elif verb == SLIP:
        _tip(t, s)
    else:
        _keep(t, s)


def after(t: Table, s: Duel, deed: Deed) -> Duel:
    """The position that a deed leads to."""
    then = s.copy()
    act(t, then, deed)
    return then


def _do_nothing(t: Table, s: Duel, passes: bool) -> None:
    memory = BIT[bound_bit(t, s.actor)]
    s.bound = s.bound | memory if passes else s.bound & ~memory
    s.idle += 1
    if s.idle == t.standstill:  # 66
        _end(s, STANDSTILL)
    else:
        next_turn(s)


def _put_pawn(t: Table, s: Duel, deed: Deed) -> None:
    seat = s.actor
    s.bound &= ~BIT[bound_bit(t, seat)]
    s.idle = 0
    if deed.verb == PLACE:
        s.stock[kind(seat, deed.size)] -= 1
        put(t, s, seat, deed.size, deed.number - 1)
        return
    goal = deed.place + s.thrown
    take(t, s, seat, deed.size, deed.place)
    if deed.verb == BEAT:
        _beat(t, s, seat, goal)
    put(t, s, seat, deed.size, goal)


def _beat(t: Table, s: Duel, seat: i64, goal: i64) -> None:
    """46: the pawn in the holder goes back to its owner's stock."""
    there = t.arm.across(BIT[goal])
    place: i64 = 0
    while not there >> place & 1:
        place += 1
    for other in range(t.seats):
        if side_of(s, other) != side_of(s, seat):
            for size in range(SIZES):
                if pawns_at(s, other, size, place):
                    take(t, s, other, size, place)
                    s.stock[kind(other, size)] += 1
                    return


def size_of(torque: i64) -> i64:
    return -torque if torque < 0 else torque


def _after(t: Table, s: Duel) -> None:
    """The end of a turn: rearranging, shaking, tipping, winning, in this order (70, 79, 83)."""
    reach: i64 = len(t.slips) if t.shaky else 0
    if t.rearrange and size_of(s.torque) >= t.limit - reach and is_home(t, s, s.actor):
        rearrange(t, s, s.actor)
    lacking = t.limit - size_of(s.torque)
    if lacking <= 0:
        _tip(t, s)
    elif t.shaky and lacking <= reach:
        s.stage = SHAKE_STAGE
        s.actor = -1
    else:
        _keep(t, s)


def is_home(t: Table, s: Duel, seat: i64) -> bool:
    """All pawns of the colour in FINISH."""
    for size in range(SIZES):
        own = kind(seat, size)
        if s.stock[own] or s.masks[own] & ~(FINISH_PLACES << PATH | FINISH_PLACES):
            return False
    return True


def _keep(t: Table, s: Duel) -> None:
    """The arm has not come to rest."""
    if is_home(t, s, on_turn(s)):
        _end(s, HOME)
    else:
        next_turn(s)


def _tip(t: Table, s: Duel) -> None:
    """The arm rests on the board: whose turn it is has caused it (Q16)."""
    mover = on_turn(s)
    s.fell_count += 1
    s.fell[mover] = u8(s.fell_count)
    s.inside &= ~BIT[mover]
    if _decided(t, s, mover):
        _end(s, TIP)
        return
    if not t.teams and _two_left(s.inside):
        change_sides(t, s)
    begin_round(t, s)


def _two_left(inside: i64) -> bool:
    rest = inside & (inside - 1)
    return rest != 0 and rest & (rest - 1) == 0


def _decided(t: Table, s: Duel, mover: i64) -> bool:
    """Whether only one player is left, or none of the mover's team."""
    if not t.teams:
        return s.inside & (s.inside - 1) == 0
    team = t.north if t.north >> mover & 1 else ~t.north
    return s.inside & team == 0


def _end(s: Duel, reason: i64) -> None:
    """Whose turn it was stays known: `turn` is kept."""
    s.reason = reason
    s.stage = OVER
    s.actor = -1
