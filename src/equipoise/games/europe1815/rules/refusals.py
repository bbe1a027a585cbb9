"""Why something cannot be done: the first rule that stands in the way, in the order of precedence.

Written apart from the offers on purpose: each says in its own way what is legal, and the laws
hold them against each other. `case` names the attribute of the rule's message that is shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.game import CHANCE, Refusal
from equipoise.core.message import Value, seat_name
from equipoise.games.europe1815.actions import (
    ATTACK,
    CALL_END,
    CHOOSE,
    CHOOSER,
    DEAL,
    DONE,
    DUPLICATE,
    EMPIRES,
    MOVE,
    PLACE,
    RESPAWN,
    START,
    Deed,
)
from equipoise.games.europe1815.board import BIT, CLASS_NAMES, count_bits, prey
from equipoise.games.europe1815.rules.reach import action_left, may_call_end, respawn_lands
from equipoise.games.europe1815.state import (
    OVER,
    TURN_STAGE,
    Europe,
    Table,
    crowd_in,
    empire_of,
    fell_at,
    kind,
    lands_of,
    locked,
    pawns_in,
    seat_of,
)

# By reason of ending (c), by stage for the wrong seat (d 3) and for the wrong word (d 4).
OVER_RULES: Final = ["", "EU-R69", "EU-R70", "EU-R95", "EU-R93", "EU-R97", "EU-R96"]
OTHER_SEAT_RULES: Final = ["EU-R10", "EU-R17", "EU-R78", "EU-R78", "EU-R20", "EU-R24", "EU-R25"]
OTHER_STAGE_RULES: Final = ["EU-R10", "EU-R17", "EU-R78", "EU-R77", "EU-R20", "EU-R21", "EU-R32"]
STAGE_VERBS: Final = [EMPIRES, DEAL, CHOOSER, CHOOSE, START, PLACE]


def explain(t: Table, s: Europe, seat: i64, deed: Deed) -> Refusal | None:
    if s.stage == OVER:
        return Refusal(OVER_RULES[s.reason], "over")
    if seat >= 0 and seat < t.seats and fell_at(t, s, seat):
        return Refusal("EU-R94", "out")
    if seat != s.actor:
        return Refusal(OTHER_SEAT_RULES[s.stage], "other-seat" if s.actor >= 0 else "chance", _who(t, s))
    if s.stage != TURN_STAGE:
        if deed.verb != STAGE_VERBS[s.stage]:
            return Refusal(OTHER_STAGE_RULES[s.stage], "stage")
        return _set_up(t, s, deed)
    if deed.verb < MOVE:
        return Refusal(OTHER_STAGE_RULES[s.stage], "stage")
    return _turn(t, s, deed)


def _who(t: Table, s: Europe) -> dict[str, Value]:
    if s.actor == CHANCE:
        return {}
    empire = empire_of(s, s.actor)
    if empire < t.board.empire_count:
        return {"who": t.board.empire_names[empire]}
    return {"who": seat_name(int(s.actor))}


def _set_up(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    if deed.verb == EMPIRES:
        count = int(count_bits(deed.number))
        if count != t.seats:
            return Refusal("EU-R10", "count", {"count": count, "seats": int(t.seats)})
        if deed.number not in _connected(t):
            return Refusal("EU-R11", "unconnected")
        return None
    if deed.verb == CHOOSER:
        return None if deed.number < t.seats else Refusal("EU-R78", "no-seat", {"seats": int(t.seats)})
    if deed.verb == PLACE:
        return _place(t, s, deed)
    empire: dict[str, Value] = {"empire": t.board.empire_names[deed.empire]}
    holder = seat_of(t, s, deed.empire)
    if deed.verb == CHOOSE:
        return Refusal("EU-R6", "taken", empire) if holder >= 0 else None
    if not s.in_play & BIT[deed.empire]:
        return Refusal("EU-R17" if deed.verb == DEAL else "EU-R20", "not-in-play", empire)
    if deed.verb == DEAL and holder >= 0:
        return Refusal("EU-R17", "dealt", empire)
    return None


def _connected(t: Table) -> list[int]:
    return [sum(1 << empire for empire in chosen) for chosen in t.board.connected_sets]


def _place(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    empire = empire_of(s, s.actor)
    land = t.board.land_names[deed.land]
    if not t.board.home[empire] & BIT[deed.land]:
        return Refusal("EU-R21", "foreign", {"land": land, "empire": t.board.empire_names[empire]})
    if deed.land == t.board.capital[empire]:
        return Refusal("EU-R22", "capital", {"land": land})
    if deed.cls != s.due:
        return Refusal("EU-R100", "order", {"class": CLASS_NAMES[s.due]})
    return None


def _turn(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    if deed.verb == DONE:
        return None
    if deed.verb == CALL_END:
        if t.total_domination:
            return Refusal("EU-R92", "call-end")
        return None if may_call_end(t, s) else Refusal("EU-R70", "call-end", {"supply": int(t.board.supply)})
    if deed.verb == RESPAWN:
        return _respawn(t, s, deed)
    if deed.verb == MOVE or deed.verb == ATTACK and deed.land != deed.target:
        if not t.board.near[deed.land] & BIT[deed.target]:
            return Refusal("EU-R33" if deed.verb == MOVE else "EU-R39", "not-linked", _lands(t, deed))
    unable = _actor(t, s, deed)
    if unable is not None:
        return unable
    if deed.verb == MOVE:
        return _full(t, s, "EU-R34", deed.target)
    if deed.verb == ATTACK:
        return _attack(t, s, deed)
    return _duplicate(t, s, deed)


def _lands(t: Table, deed: Deed) -> dict[str, Value]:
    return {"land": t.board.land_names[deed.land], "target": t.board.land_names[deed.target]}


def _full(t: Table, s: Europe, rule: str, land: i64) -> Refusal | None:
    count = crowd_in(t, s, land)
    if count < t.board.limit:
        return None
    return Refusal(
        rule, "full", {"land": t.board.land_names[land], "count": int(count), "limit": int(t.board.limit)}
    )


def _actor(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    """Whether some pawn of the class can act there at all (d 9, d 10)."""
    own = kind(empire_of(s, s.actor), deed.cls)
    values: dict[str, Value] = {"class": CLASS_NAMES[deed.cls], "land": t.board.land_names[deed.land]}
    if s.on_board[own] == 0:
        return Refusal("EU-R54", "lost", values)
    if not action_left(s, deed.cls):
        return Refusal("EU-R26", "spent", values)
    here = pawns_in(t, s, own, deed.land)
    if here == 0:
        return Refusal("EU-R28", "absent", values)
    leaves = deed.verb != DUPLICATE and deed.land != deed.target
    if leaves and here == 1 and locked(t, s, deed.cls) == BIT[deed.land]:
        return Refusal("EU-R50", "locked", values)
    return None


def _attack(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    values: dict[str, Value] = {
        "class": CLASS_NAMES[deed.cls],
        "prey": CLASS_NAMES[prey(deed.cls)],
        "empire": t.board.empire_names[deed.empire],
        "target": t.board.land_names[deed.target],
    }
    if deed.empire == empire_of(s, s.actor):
        return Refusal("EU-R46", "own", values)
    if not lands_of(t, s, deed.empire) & BIT[deed.target]:
        return Refusal("EU-R46", "nobody", values)
    if pawns_in(t, s, kind(deed.empire, prey(deed.cls)), deed.target) == 0:
        return Refusal("EU-R45", "not-beaten", values)
    return None


def _duplicate(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    full = _full(t, s, "EU-R52", deed.land)
    if full is not None:
        return full
    if i64(s.on_board[kind(empire_of(s, s.actor), deed.cls)]) < t.board.supply:
        return None
    values: dict[str, Value] = {"class": CLASS_NAMES[deed.cls], "supply": int(t.board.supply)}
    return Refusal("EU-R3" if t.total_domination else "EU-R70", "no-supply", values)


def _respawn(t: Table, s: Europe, deed: Deed) -> Refusal | None:
    values: dict[str, Value] = {"class": CLASS_NAMES[deed.cls], "land": t.board.land_names[deed.land]}
    if not t.respawn:
        return Refusal("EU-R53", "off", values)
    empire = empire_of(s, s.actor)
    if s.on_board[kind(empire, deed.cls)]:
        return Refusal("EU-R84", "on-board", values)
    capital = t.board.capital[empire]
    values["capital"] = t.board.land_names[capital]
    lands = lands_of(t, s, empire)
    if lands & BIT[capital] and deed.land != capital:
        return Refusal("EU-R84", "capital", values)
    if not lands & BIT[deed.land]:
        return Refusal("EU-R86", "nobody", values)
    full = _full(t, s, "EU-R85", deed.land)
    if full is not None:
        return full
    if not respawn_lands(t, s) & BIT[deed.land]:
        return Refusal("EU-R87", "closer", values)
    return None
