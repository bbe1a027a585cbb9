"""Why an order cannot be carried out on a position: the first rule that stands in its way.

Written apart from `carry_out` and the offers on purpose: each says in its own way what is legal, and the laws
hold them against each other. `case` names the attribute of the rule's message that is shown.
"""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.game import Refusal
from equipoise.core.message import Message, Value
from equipoise.games.power.actions import BRING, BUY, LAUNCH, MAKE, TAKE, TRADE
from equipoise.games.power.board import (
    BIT,
    DESTROYER,
    FIGHTER,
    KIND_NAMES,
    MISSILE,
    MOVING_KINDS,
    SMALL_KINDS,
    SOLDIER,
    stands,
)
from equipoise.games.power.rules.orders import allowed_target, can_trade_up, spare, worth_at
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
    count_of,
    group,
    group_of,
    mark_of,
    power_of,
)


def row_refusal(t: Table, s: War, code: i64, list: i64) -> Refusal | None:
    """Of a whole row when it is read: the piece first, then the way or the target."""
    verb, army, kind, place = row_verb(code), row_army(code), row_kind(code), row_place(code)
    if verb == MAKE:
        return _missile_refusal(t, s, code, list)
    refusal = opening_refusal(t, s, verb, army, kind, place)
    if refusal is not None:
        return refusal
    if verb == TAKE:
        return way_refusal(t, kind, place, row_target(code))
    if verb == LAUNCH:
        return target_refusal(t, s, row_target(code))
    return None


def place_name(t: Table, place: i64, army: i64) -> Message:
    if place == t.board.reserve:
        return Message("pw-reserve", {"colour": t.board.colour_names[army]})
    return t.board.sector_names[place]


def _values(t: Table, army: i64, kind: i64, place: i64) -> dict[str, Value]:
    return {
        "colour": t.board.colour_names[army],
        "kind": KIND_NAMES[kind],
        "place": place_name(t, place, army),
    }


def opening_refusal(t: Table, s: War, verb: i64, army: i64, kind: i64, place: i64) -> Refusal | None:
    """Lines 12, 16, 17 and 19: whether there is what the order wants to use."""
    if verb == TAKE:
        return _take_refusal(t, s, army, kind, place)
    values = _values(t, army, MISSILE if verb == LAUNCH else kind, place)
    if verb in (BRING, LAUNCH):
        wanted: i64 = MISSILE if verb == LAUNCH else kind
        if count_of(s, group(place, army, wanted)) == 0:
            return Refusal("PW-087", "no-piece", values)
        return None
    if verb == BUY:
        values["price"] = int(t.board.power[kind])
        values["power"] = int(power_of(s, army))
        if power_of(s, army) < t.board.power[kind]:
            return Refusal("PW-047", "power", values)
        return None if spare(t, s, army, kind) else Refusal("PW-007", "spare", values)
    if verb == TRADE:
        values["count"] = int(count_of(s, group(place, army, kind)))
        if count_of(s, group(place, army, kind)) < 3:
            return Refusal("PW-051", "not-three", values)
        values["kind"] = KIND_NAMES[kind + SMALL_KINDS]
        return None if can_trade_up(t, s, army, kind) else Refusal("PW-007", "spare", values)
    assert verb == MAKE
    values["worth"] = int(worth_at(t, s, army, place))
    if worth_at(t, s, army, place) < MISSILE_PRICE:
        return Refusal("PW-138", "place", values)
    values["kind"] = KIND_NAMES[MISSILE]
    return None if spare(t, s, army, MISSILE) else Refusal("PW-007", "spare", values)


def _take_refusal(t: Table, s: War, army: i64, kind: i64, place: i64) -> Refusal | None:
    values = _values(t, army, kind, place)
    wanted = group(place, army, kind)
    fresh, made, others = 0, 0, 0
    for piece in s.pieces:
        if group_of(piece) == wanted:
            if mark_of(piece) == FRESH:
                fresh += 1
            elif mark_of(piece) == MADE:
                made += 1
            else:
                others += 1
    if fresh:
        return None
    if made == 0 and others == 0:
        return Refusal("PW-087", "no-piece", values)
    return Refusal("PW-075", "moved", values) if others else Refusal("PW-077", "made", values)


def way_refusal(t: Table, kind: i64, start: i64, end: i64) -> Refusal | None:
    """Lines 13 to 15: why no such piece gets from here to there in one round."""
    board = t.board
    values: dict[str, Value] = {
        "kind": KIND_NAMES[kind],
        "start": board.sector_names[start],
        "end": board.sector_names[end],
        "moves": board.file.pieces[kind].moves,
    }
    way = kind % SMALL_KINDS
    if start == end:
        return Refusal("PW-030", "start", values)
    if not stands(board, kind, end):
        rule = "PW-040" if way == DESTROYER else "PW-037" if way == FIGHTER else "PW-031"
        return Refusal(rule, "ground", values)
    if t.reach[way * board.sector_count + start] & BIT[end]:
        return None
    if way == DESTROYER:
        if board.shortcuts[start] >> end & 1:
            return Refusal("PW-042", "diagonal", values)
        if board.lanes & BIT[start] and board.lanes & BIT[end]:
            return Refusal("PW-041", "lanes", values)
        return Refusal("PW-026", "far", values)
    if way == FIGHTER:
        return Refusal("PW-025", "far", values)
    if board.spread(board.land, int(start), board.file.pieces[kind].moves, 0) >> end & 1:
        return Refusal("PW-033", "island", values)
    return Refusal("PW-023" if way == SOLDIER else "PW-024", "far", values)


def target_refusal(t: Table, s: War, target: i64) -> Refusal | None:
    if allowed_target(t, s, target):
        return None
    army = target - t.board.sector_count
    values: dict[str, Value] = {"colour": t.board.colour_names[army]}
    return Refusal("PW-176" if army == t.mercenary else "PW-135", "no-reserve", values)


def list_values(t: Table, s: War, code: i64, list: i64) -> dict[str, Value]:
    army, place = row_army(code), row_place(code)
    return {
        "colour": t.board.colour_names[army],
        "place": place_name(t, place, army),
        "worth": int(listed_worth(t, list)),
        "missing": int(MISSILE_PRICE - listed_worth(t, list)),
        "power": int(power_of(s, army)),
    }


def _missile_refusal(t: Table, s: War, code: i64, list: i64) -> Refusal | None:
    army, place = row_army(code), row_place(code)
    values = list_values(t, s, code, list)
    for kind in range(MOVING_KINDS):
        count = count_of(s, group(place, army, kind))
        if listed(list, kind) > count:
            values["kind"] = KIND_NAMES[kind]
            values["count"] = int(count)
            return Refusal("PW-139", "no-more", values)
    missing = MISSILE_PRICE - listed_worth(t, list)
    if code & FILLED:
        if power_of(s, army) < missing:
            return Refusal("PW-138", "power", values)
    elif missing > 0:
        return Refusal("PW-138", "list", values)
    values["kind"] = KIND_NAMES[MISSILE]
    return None if spare(t, s, army, MISSILE) else Refusal("PW-007", "spare", values)
