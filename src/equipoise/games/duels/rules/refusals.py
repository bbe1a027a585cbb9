"""Why something cannot be done: the first rule that stands in the way, in the order of precedence.

Written apart from the offers on purpose: each says in its own way what is legal, and the laws
hold them against each other. `case` names the attribute of the rule's message that is shown.
"""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.game import CHANCE, Refusal
from equipoise.core.message import Value
from equipoise.games.duels.actions import BEAT, MOVE, PLACE, SKIP, THROW, Deed
from equipoise.games.duels.board import HALF, PATH, PLACE_NAMES, PLAYER_NAMES, SIZE_NAMES, SIZES
from equipoise.games.duels.rules.ending import ending_rule
from equipoise.games.duels.rules.offers import is_bound
from equipoise.games.duels.state import (
    ACT_STAGE,
    OVER,
    SHAKE_STAGE,
    START_STAGE,
    Duel,
    Table,
    is_in,
    kind,
    on_turn,
    pact_bit,
    pawns_at,
    side_of,
)


def explain(t: Table, s: Duel, seat: i64, deed: Deed) -> Refusal | None:
    if s.stage == OVER:
        return Refusal(ending_rule(t, s), "over")
    if seat >= 0 and seat < t.seats and not is_in(s, seat):
        return Refusal("DU-100", "lost") if t.teams else Refusal("DU-112", "out")
    if s.stage != ACT_STAGE:
        return _chance(s, seat, deed)
    if seat == CHANCE:
        return Refusal("DU-21", "player", {"who": PLAYER_NAMES[s.actor]})
    if seat != s.actor:
        return Refusal("DU-17", "other", {"who": PLAYER_NAMES[s.actor]})
    if deed.verb >= THROW:
        return Refusal("DU-21", "thrown", {"number": int(s.thrown)})
    if deed.verb == PLACE:
        return _place(t, s, deed.size, deed.number)
    if deed.verb == MOVE or deed.verb == BEAT:
        return _move(t, s, deed)
    possible = something_possible(t, s)
    if deed.verb == SKIP:
        return Refusal("DU-38", "possible") if possible else None
    if not possible:
        return Refusal("DU-63", "nothing")
    return Refusal("DU-61", "bound") if is_bound(t, s, s.actor) else None


def _chance(s: Duel, seat: i64, deed: Deed) -> Refusal | None:
    if s.stage == SHAKE_STAGE:
        if seat == CHANCE and deed.verb > THROW:
            return None
        return Refusal("DU-78", "chance")
    if seat == CHANCE and deed.verb == THROW:
        return None
    values: dict[str, Value] = {"who": PLAYER_NAMES[on_turn(s)]}
    if s.stage == START_STAGE:
        return Refusal("DU-13", "chance", values) if s.again else Refusal("DU-12", "chance", values)
    return Refusal("DU-20", "chance", values)


def holder_of(t: Table, s: Duel, seat: i64, place: i64) -> list[int]:
    """Who stands in the holder of a seat's place: owners, one by one."""
    found: list[int] = []
    for other in range(t.seats):
        there = place if side_of(s, other) == side_of(s, seat) else place_across(t, place)
        for size in range(SIZES):
            found += [int(other)] * int(pawns_at(s, other, size, there))
    return found


def place_across(t: Table, place: i64) -> i64:
    """The number that the other side gives to the holder: on the other field, at the same distance."""
    first: i64 = HALF if place < HALF else 0
    for other in range(first, first + HALF):
        if t.arm.distances[other] == t.arm.distances[place]:
            return other
    return -1


def holes(t: Table, place: i64) -> int:
    return t.arm.holes[t.arm.distances[place] - 1]


def is_full(t: Table, s: Duel, seat: i64, place: i64) -> bool:
    return len(holder_of(t, s, seat, place)) >= holes(t, place)


def something_possible(t: Table, s: Duel) -> bool:
    """Whether any placing or moving is, asked one by one."""
    for size in range(SIZES):
        if _place(t, s, size, s.thrown) is None:
            return True
        for place in range(PATH - 1):
            if _move(t, s, Deed(MOVE, size, 0, place)) is None:
                return True
    return False


def _place(t: Table, s: Duel, size: i64, number: i64) -> Refusal | None:
    if number != s.thrown:
        return Refusal("DU-23", "thrown", {"number": int(s.thrown)})
    if not s.stock[kind(s.actor, size)]:
        return Refusal("DU-26", "stock", {"size": SIZE_NAMES[size]})
    if is_full(t, s, s.actor, number - 1):
        return Refusal("DU-25", "full", {"place": PLACE_NAMES[number - 1]})
    return None


def _move(t: Table, s: Duel, deed: Deed) -> Refusal | None:
    if not pawns_at(s, s.actor, deed.size, deed.place):
        return Refusal("DU-27", "nobody", {"size": SIZE_NAMES[deed.size], "place": PLACE_NAMES[deed.place]})
    goal = deed.place + s.thrown
    if goal >= PATH:
        return Refusal("DU-36", "beyond", {"place": PLACE_NAMES[deed.place], "number": int(s.thrown)})
    if is_full(t, s, s.actor, goal):
        return Refusal("DU-34", "full", {"place": PLACE_NAMES[goal]})
    return _beat(t, s, goal) if deed.verb == BEAT else None


def _beat(t: Table, s: Duel, goal: i64) -> Refusal | None:
    values: dict[str, Value] = {"place": PLACE_NAMES[goal]}
    if goal < HALF:
        return Refusal("DU-54", "start", values)
    if holes(t, goal) == 1:
        return Refusal("DU-52", "single", values)
    beside = holder_of(t, s, s.actor, goal)
    if not beside:
        return Refusal("DU-41", "nobody", values)
    if side_of(s, beside[0]) == side_of(s, s.actor):
        return Refusal("DU-55", "own", values)
    if t.pacts & pact_bit(s.actor, beside[0]):
        return Refusal("DU-98", "pact", {"who": PLAYER_NAMES[beside[0]]})
    return None
