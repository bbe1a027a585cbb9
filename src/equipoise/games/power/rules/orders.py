"""One order on the position it meets: whether it can be carried out, and what it does (PW-087)."""

from __future__ import annotations

from librt.vecs import remove
from mypy_extensions import i64

from equipoise.games.power.actions import BRING, BUY, LAUNCH, MAKE, TAKE, TRADE
from equipoise.games.power.board import (
    BIT,
    MISSILE,
    MOVING_KINDS,
    REGIMENT,
    SMALL_KINDS,
    SOLDIER,
)
from equipoise.games.power.rules.sheet import (
    FILLED,
    listed,
    listed_worth,
    row_army,
    row_kind,
    row_place,
    row_target,
    row_verb,
)
from equipoise.games.power.state import (
    FRESH,
    MADE,
    MISSILE_PRICE,
    Table,
    War,
    add_piece,
    army_of,
    count_of,
    group,
    group_of,
    is_in,
    kind_of,
    marked,
    place_of_piece,
    power_of,
)


def carry_out(t: Table, s: War, code: i64, list: i64) -> bool:
    """Does what a row says, if it can be done; else nothing happens. A missile is then on its way."""
    verb = row_verb(code)
    army, kind, place = row_army(code), row_kind(code), row_place(code)
    if verb == TAKE:
        return _move(t, s, group(place, army, kind), row_target(code))
    if verb == BRING:
        return _bring(t, s, army, kind)
    if verb == BUY:
        return _buy(t, s, army, kind)
    if verb == TRADE:
        return _trade(t, s, army, kind, place)
    if verb == MAKE:
        return _make(t, s, code, list)
    assert verb == LAUNCH
    return _launch(t, s, army, place, row_target(code))


def in_reach(t: Table, kind: i64, start: i64, end: i64) -> bool:
    return t.reach[kind % SMALL_KINDS * t.board.sector_count + start] & BIT[end] != 0


def _move(t: Table, s: War, mover: i64, end: i64) -> bool:
    """One that has neither moved nor been made this round (PW-075, PW-077)."""
    kind, start = mover & 15, mover >> 6
    fresh = marked(mover, FRESH)
    for n in range(i64(len(s.pieces))):
        if s.pieces[n] == fresh:
            if not in_reach(t, kind, start, end):
                return False
            s.pieces[n] = marked(group(end, mover >> 4 & 3, kind), start)
            return True
    return False


def _bring(t: Table, s: War, army: i64, kind: i64) -> bool:
    if not spend(s, group(t.board.reserve, army, kind)):
        return False
    add_piece(s, group(t.board.hq[army], army, kind), t.board.reserve)
    return True


def spend(s: War, group: i64) -> bool:
    """Takes away one of these, the one that goes first (PW-R45)."""
    first: i64 = -1
    for piece in s.pieces:
        if group_of(piece) == group and (first < 0 or piece < first):
            first = piece
    if first < 0:
        return False
    s.pieces = remove(s.pieces, first)
    return True


def spare(t: Table, s: War, army: i64, kind: i64) -> bool:
    """Whether the box has one more of these in the army's colour (PW-007, PW-R29)."""
    if not t.box:
        return True
    count: i64 = 0
    figures: i64 = 0  # a regiment is three soldiers
    for piece in s.pieces:
        if army_of(piece) == army:
            if kind_of(piece) == kind:
                count += 1
            if kind_of(piece) == SOLDIER:
                figures += 1
            if kind_of(piece) == REGIMENT:
                figures += 3
    if kind == SOLDIER:
        return figures + 1 <= t.board.box[SOLDIER]
    if kind == REGIMENT:
        return figures + 3 <= t.board.box[SOLDIER]
    return count < t.board.box[kind]


def can_trade_up(t: Table, s: War, army: i64, kind: i64) -> bool:
    """Three soldiers always give a regiment: their own figures."""
    return kind == SOLDIER or spare(t, s, army, kind + SMALL_KINDS)


def _buy(t: Table, s: War, army: i64, kind: i64) -> bool:
    if power_of(s, army) < t.board.power[kind] or not spare(t, s, army, kind):
        return False
    s.armies[army] -= t.board.power[kind]
    add_piece(s, group(t.board.reserve, army, kind), FRESH)
    return True


def _new_mark(t: Table, place: i64) -> i64:
    """PW-077, PW-079: what is made on the board stays; what is made in the Reserve may still be brought."""
    return FRESH if place == t.board.reserve else MADE


def _trade(t: Table, s: War, army: i64, kind: i64, place: i64) -> bool:
    small = group(place, army, kind)
    if count_of(s, small) < 3 or not can_trade_up(t, s, army, kind):
        return False
    for _ in range(3):
        spend(s, small)
    add_piece(s, group(place, army, kind + SMALL_KINDS), _new_mark(t, place))
    return True


def _make(t: Table, s: War, code: i64, list: i64) -> bool:
    army, place = row_army(code), row_place(code)
    for kind in range(MOVING_KINDS):
        if listed(list, kind) > count_of(s, group(place, army, kind)):
            return False
    missing = MISSILE_PRICE - listed_worth(t, list)
    paid: i64 = missing if code & FILLED else i64(0)
    if missing > paid or paid > power_of(s, army) or not spare(t, s, army, MISSILE):
        return False
    for kind in range(MOVING_KINDS):
        for _ in range(listed(list, kind)):
            spend(s, group(place, army, kind))
    s.armies[army] -= paid
    add_piece(s, group(place, army, MISSILE), _new_mark(t, place))
    return True


def worth_at(t: Table, s: War, army: i64, place: i64) -> i64:
    """All that an army could put into a missile there."""
    worth: i64 = power_of(s, army) if place == t.board.reserve else i64(0)
    for piece in s.pieces:
        if army_of(piece) == army and place_of_piece(piece) == place:
            worth += t.board.power[kind_of(piece)]
    return worth


def allowed_target(t: Table, s: War, target: i64) -> bool:
    return target < t.board.sector_count or is_in(s, target - t.board.sector_count)


def _launch(t: Table, s: War, army: i64, place: i64, target: i64) -> bool:
    if not allowed_target(t, s, target) or not spend(s, group(place, army, MISSILE)):
        return False
    if target < t.board.sector_count:
        s.strikes |= BIT[target]
    else:
        s.reserve_strikes |= BIT[target - t.board.sector_count]
    return True
