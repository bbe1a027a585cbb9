"""Why something cannot be said now: the first rule that stands in the way, in the order of precedence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.game import CHANCE, Refusal
from equipoise.core.message import Message, Value
from equipoise.games.power.actions import (
    ADD,
    ARBITER,
    AT,
    CLEAR,
    DONE,
    FILL,
    FLAG,
    LAUNCH,
    MAKE,
    PAY,
    PAY_POWER,
    PRISONERS,
    SEAL,
    TAKE,
    TO,
    Deed,
)
from equipoise.games.power.board import BIT, KIND_NAMES
from equipoise.games.power.rules.penalty import can_pay_with, rich_armies, smallest_kind
from equipoise.games.power.rules.planning import planned
from equipoise.games.power.rules.row_refusals import (
    list_values,
    opening_refusal,
    place_name,
    target_refusal,
    way_refusal,
)
from equipoise.games.power.rules.sheet import (
    has_written,
    listed,
    listed_count,
    listed_worth,
    open_row,
    row_army,
    row_kind,
    row_place,
    row_verb,
    rows_used,
)
from equipoise.games.power.state import (
    FLAG_STAGE,
    LOT_STAGE,
    MISSILE_PRICE,
    MOST_CLEARS,
    MOST_LISTED,
    MOST_ROWS,
    OVER,
    PENALTY_STAGE,
    PLAN_STAGE,
    PRISONERS_STAGE,
    Table,
    War,
    clears_of,
    count_of,
    group,
    is_in,
    own_army,
    power_of,
    seat_lives,
)

OVER_RULES: Final = ["", "PW-150", "PW-136", "PW-153"]
QUESTIONS: Final = ["", "", "penalty", "prisoners", "flag"]


def explain(t: Table, s: War, seat: i64, deed: Deed) -> Refusal | None:
    if s.stage == OVER:
        return Refusal(OVER_RULES[s.reason], "over")
    if s.stage == LOT_STAGE or deed.verb == ARBITER or seat == CHANCE:
        if s.stage == LOT_STAGE and deed.verb == ARBITER and seat == CHANCE:
            return None
        return Refusal("PW-060", "lot" if s.stage == LOT_STAGE else "named")
    if seat < 0 or seat >= t.seats:
        return Refusal("PW-004", "watcher")
    if not seat_lives(t, s, seat):
        return Refusal("PW-135", "out")
    if s.stage != PLAN_STAGE:
        return _question(t, s, seat, deed)
    if s.sealed & BIT[seat]:
        return Refusal("PW-073", "sealed")
    if deed.verb >= PAY:
        return Refusal("PW-066", "planning")
    if deed.verb == SEAL:
        return None
    if deed.verb == CLEAR:
        return _clear(s, seat)
    if deed.verb < TAKE:
        return _continuation(t, s, seat, deed)
    return _opening(t, s, seat, deed)


def _question(t: Table, s: War, seat: i64, deed: Deed) -> Refusal | None:
    """Lines 4 and 5: a question is open."""
    sort = PENALTY_STAGE if deed.verb in (PAY, PAY_POWER) else i64(0)
    if deed.verb == PRISONERS:
        sort = PRISONERS_STAGE
    if deed.verb == FLAG:
        sort = FLAG_STAGE
    if seat != s.asked:
        who = Message("seat", {"number": int(s.asked)})
        return Refusal("PW-066", "other-seat", {"who": who, "question": QUESTIONS[s.stage]})
    if sort != s.stage:
        return Refusal("PW-066", "other-question", {"question": QUESTIONS[s.stage]})
    if s.stage != PENALTY_STAGE:
        # Both armies of the seat are in question, for they are equal there.
        if t.side[deed.army] == seat:
            return None
        return Refusal("PW-162", "not-equal", {"colour": t.board.colour_names[deed.army]})
    return _payment(t, s, seat, deed)


def _payment(t: Table, s: War, seat: i64, deed: Deed) -> Refusal | None:
    army = own_army(t, seat, deed.army)
    if deed.verb == PAY_POWER:
        if t.side[army] == seat and power_of(s, army) > 0:
            return None
        return Refusal("PW-091", "no-power", {"colour": t.board.colour_names[army]})
    if t.side[army] == seat and can_pay_with(t, s, army, deed.place):
        return None
    values: dict[str, Value] = {"place": place_name(t, deed.place, army)}
    if rich_armies(t, s, seat):
        return Refusal("PW-091", "has-power", values)
    values["kind"] = KIND_NAMES[smallest_kind(t, s, seat)]
    return Refusal("PW-091", "not-smallest", values)


def _clear(s: War, seat: i64) -> Refusal | None:
    if not has_written(s, seat):
        return Refusal("PW-074", "nothing")
    if clears_of(s, seat) >= MOST_CLEARS:
        return Refusal("PW-067", "clears", {"most": int(MOST_CLEARS)})
    return None


def _continuation(t: Table, s: War, seat: i64, deed: Deed) -> Refusal | None:
    row = open_row(s, seat)
    if row < 0:
        return Refusal("PW-072", "nothing-open")
    code, list = s.rows[row], s.rows[row + 1]
    wanted = TO if row_verb(code) == TAKE else AT if row_verb(code) == LAUNCH else i64(-1)
    fits = deed.verb == wanted or row_verb(code) == MAKE and deed.verb in (ADD, DONE, FILL)
    if not fits:
        return Refusal("PW-072", "other-order")
    if deed.verb == ADD or deed.verb == DONE or deed.verb == FILL:
        return _listing(t, s, seat, deed, code, list)
    if t.written:
        return None
    if deed.verb == TO:
        return way_refusal(t, row_kind(code), row_place(code), deed.target)
    return target_refusal(t, s, deed.target)


def _listing(t: Table, s: War, seat: i64, deed: Deed, code: i64, list: i64) -> Refusal | None:
    """The list of a missile: line 17, line 18, and what of them holds on written sheets."""
    plan = s if t.written else planned(t, s, seat)
    army, place = row_army(code), row_place(code)
    values = list_values(t, plan, code, list)
    worth = listed_worth(t, list)
    if deed.verb == ADD:
        values["kind"] = KIND_NAMES[deed.kind]
        count = count_of(plan, group(place, army, deed.kind))
        if not t.written and count <= listed(list, deed.kind):
            values["count"] = int(count)
            return Refusal("PW-139", "no-more", values)
        if listed_count(list) >= MOST_LISTED:
            return Refusal("PW-138", "most", {"most": int(MOST_LISTED)})
        return None
    if deed.verb == DONE:
        if t.written:
            return None if list else Refusal("PW-138", "empty", values)
        return None if worth >= MISSILE_PRICE else Refusal("PW-138", "list", values)
    if place != t.board.reserve:
        return Refusal("PW-049", "elsewhere", values)
    if worth >= MISSILE_PRICE:
        return Refusal("PW-141", "enough", values)
    if not t.written and power_of(plan, army) < MISSILE_PRICE - worth:
        return Refusal("PW-138", "power", values)
    return None


def _opening(t: Table, s: War, seat: i64, deed: Deed) -> Refusal | None:
    army = own_army(t, seat, deed.army)
    values: dict[str, Value] = {"colour": t.board.colour_names[army], "most": int(MOST_ROWS)}
    if army != t.mercenary and t.side[army] != seat:
        return Refusal("PW-156", "other-player", values)
    if not is_in(s, army):
        return Refusal("PW-176" if army == t.mercenary else "PW-135", "army-out", values)
    if open_row(s, seat) >= 0:
        return Refusal("PW-072", "unfinished")
    if rows_used(t, s, seat, army) >= MOST_ROWS:
        return Refusal("PW-158" if t.seats == 2 else "PW-068", "rows", values)
    if t.written:
        return None
    plan = planned(t, s, seat)
    return opening_refusal(t, plan, deed.verb, army, deed.kind, deed.place)
