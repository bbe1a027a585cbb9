"""Why something cannot be said: the first rule that stands in the way, in the order of precedence.

Written apart from the offers on purpose: each says in its own way what is legal, and the laws
hold them against each other. `case` names the attribute of the rule's message that is shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.game import CHANCE, Refusal
from equipoise.core.message import Value
from equipoise.games.macht.actions import (
    BID,
    CANCEL,
    CHANGE,
    DONE,
    LAY,
    LEAVE,
    LET,
    MOVE,
    NONE,
    OCCUPY,
    PLACE,
    PUT,
    RECRUIT,
    REMOVE,
    RETREAT,
    SHOW,
    START,
    TAKE,
    TIME,
    USE,
    Deed,
)
from equipoise.games.macht.board import BIT, KIND_NAMES, SEAT_NAMES, SYMBOL_NAMES, TILE_NAMES
from equipoise.games.macht.rules.cycle import token_index
from equipoise.games.macht.rules.misuses import explain_use
from equipoise.games.macht.rules.strength import near
from equipoise.games.macht.state import (
    BID_STEP,
    MOVEMENT_STEP,
    OFFER,
    OVER,
    PILE,
    SHOW_STEP,
    SPARE,
    TOKENS,
    Macht,
    Table,
    active_kind,
    crowd,
    foe,
    held,
    pieces,
    reserve,
    symbol_of,
    tile_count,
)

# By step: for a seat that is not to act, for words of another step, and whose words they are.
SEAT_RULES: Final = [
    "MO-R007", "MO-R029", "MO-R032", "MO-R036", "MO-R039", "MO-R039", "MO-R108", "MO-R080", "MO-R049",
    "MO-R056", "MO-R057", "MO-R089", "MO-R092", "MO-R097", "MO-R101",
]  # fmt: skip
STEP_RULES: Final = [
    "MO-R007", "MO-R029", "MO-R032", "MO-R036", "MO-R040", "MO-R072", "MO-R108", "MO-R080", "MO-R049",
    "MO-R056", "MO-R057", "MO-R089", "MO-R092", "MO-R097", "MO-R101",
]  # fmt: skip
STEP_VERBS: Final = [
    [LAY], [TIME], [SHOW], [START], [TAKE, PUT, RECRUIT, USE], [USE, DONE], [CANCEL, LET], [PLACE], [BID],
    [REMOVE, DONE], [CHANGE, DONE], [RETREAT], [OCCUPY, LEAVE], [MOVE, DONE], [MOVE, DONE],
]  # fmt: skip
FIRST_SHOW: Final = "MO-R009"


def explain(t: Table, s: Macht, seat: i64, deed: Deed) -> Refusal | None:
    if s.step == OVER:
        return Refusal("MO-R124", "over")
    if s.step == BID_STEP and seat >= 0:
        if seat == s.bidder:
            return Refusal("MO-R049", "has-bid")
    elif s.step == BID_STEP:
        return Refusal("MO-R049", "bidders")
    elif seat != s.actor:
        if s.actor == CHANCE:
            return Refusal(_rule(s, SEAT_RULES), "chance")
        return Refusal(SEAT_RULES[s.step], "other-seat", {"who": SEAT_NAMES[s.actor]})
    if deed.verb not in STEP_VERBS[s.step]:
        return Refusal(_rule(s, STEP_RULES), "step")
    return _explain_word(t, s, seat, deed)


def _rule(s: Macht, rules: list[str]) -> str:
    return FIRST_SHOW if s.step == SHOW_STEP and s.number == 1 else rules[s.step]


def _explain_word(t: Table, s: Macht, seat: i64, deed: Deed) -> Refusal | None:
    if deed.verb == USE:
        return explain_use(t, s, deed)
    if deed.verb == TAKE:
        if tile_count(s, OFFER, deed.tile) == 0:
            return Refusal("MO-R041", "absent", {"tile": TILE_NAMES[deed.tile]})
        return None
    if deed.verb == PUT:
        return _put(t, s, deed)
    if deed.verb == BID:
        most = reserve(s, seat, active_kind(s))
        if deed.number > most:
            return Refusal("MO-R049", "too-many", {"number": int(deed.number), "most": int(most)})
        return None
    if deed.verb == RETREAT:
        return _retreat(t, s, deed)
    if deed.verb == MOVE:
        return _movement(t, s, deed) if s.step == MOVEMENT_STEP else _sea_move(t, s, deed)
    if deed.verb == REMOVE:
        return _remove(t, s, deed)
    if deed.verb == CHANGE:
        return _change(t, s, deed)
    if deed.verb == DONE and s.step >= MOVEMENT_STEP and s.gone == 0:
        return Refusal("MO-R097" if s.step == MOVEMENT_STEP else "MO-R101", "first")
    return _draw(t, s, deed)


def _draw(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    """What chance cannot bring."""
    if deed.verb == LAY:
        if deed.place != s.place:
            return Refusal("MO-R007", "order", {"province": t.board.names[s.place]})
        if s.chest[SPARE + deed.symbol] == 0:
            return Refusal("MO-R007", "none", {"symbol": SYMBOL_NAMES[deed.symbol]})
    elif deed.verb == TIME:
        index = token_index(t, deed.number)
        if index < 0 or s.chest[TOKENS + index] == 0:
            return Refusal("MO-R029", "none", {"number": int(deed.number)})
    elif deed.verb == SHOW and tile_count(s, PILE, deed.tile) == 0:
        return Refusal(_rule(s, STEP_RULES), "none", {"tile": TILE_NAMES[deed.tile]})
    return None


def _put(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    kind = active_kind(s)
    values: dict[str, Value] = {"kind": KIND_NAMES[kind], "province": t.board.names[deed.place]}
    if reserve(s, s.turn, kind) == 0:
        return Refusal("MO-R059", "reserve", values)
    if held(s, foe(s.turn)) & BIT[deed.place]:
        return Refusal("MO-R060", "enemy", values)
    count = crowd(t, s, s.turn, deed.place)
    if count > t.board.crowd:
        values["count"] = int(count)
        values["limit"] = int(t.board.crowd)
        return Refusal("MO-R061", "crowd", values)
    return None


def _retreat(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    if deed.place == NONE:
        return None
    values: dict[str, Value] = {
        "kind": KIND_NAMES[deed.kind],
        "lost": t.board.names[s.place],
        "province": t.board.names[deed.place],
    }
    if pieces(t, s, s.actor, deed.kind, s.place) == 0:
        return Refusal("MO-R089", "nobody", values)
    if not near(t, s, s.place) & BIT[deed.place]:
        return Refusal("MO-R087", "apart", values)
    if held(s, foe(s.actor)) & BIT[deed.place]:
        return Refusal("MO-R089", "enemy", values)
    return None


def _movement(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    values: dict[str, Value] = {
        "kind": KIND_NAMES[deed.kind],
        "province": t.board.names[deed.place],
        "first": t.board.names[s.place],
        "second": t.board.names[s.other],
    }
    if deed.place not in (s.place, s.other):
        return Refusal("MO-R097", "outside", values)
    back = deed.place == s.other
    if s.gone & BIT[2 * deed.kind + (0 if back else 1)]:
        return Refusal("MO-R097", "back", values)
    if pieces(t, s, s.turn, deed.kind, deed.place) == 0:
        return Refusal("MO-R097", "nobody", values)
    return None


def _sea_move(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    values: dict[str, Value] = {
        "kind": KIND_NAMES[deed.kind],
        "province": t.board.names[deed.place],
        "first": t.board.names[s.place],
        "second": t.board.names[s.other],
    }
    if deed.place == s.other:
        return Refusal("MO-R104", "destination", values)
    if deed.place != s.place:
        return Refusal("MO-R101", "outside", values)
    if pieces(t, s, s.turn, deed.kind, deed.place) == 0:
        return Refusal("MO-R101", "nobody", values)
    return None


def _remove(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    if s.place != NONE and deed.place != s.place:
        return Refusal("MO-R056", "begun", {"province": t.board.names[s.place]})
    if pieces(t, s, foe(s.actor), deed.kind, deed.place) == 0:
        values: dict[str, Value] = {
            "kind": KIND_NAMES[deed.kind],
            "province": t.board.names[deed.place],
            "who": SEAT_NAMES[foe(s.actor)],
        }
        return Refusal("MO-R056", "nobody", values)
    return None


def _change(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    values: dict[str, Value] = {
        "symbol": SYMBOL_NAMES[deed.symbol],
        "province": t.board.names[deed.place],
    }
    if symbol_of(s, deed.place) == deed.symbol:
        return Refusal("MO-R057", "same", values)
    if s.chest[SPARE + deed.symbol] == 0:
        return Refusal("MO-R057", "spare", values)
    return None
