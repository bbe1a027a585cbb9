"""The end: who is left, the limit, scores and ranks (PW-150 to PW-155, PW-R30, PW-R48)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.game import Outcome
from equipoise.games.power.board import ARMIES
from equipoise.games.power.rules.strength import several
from equipoise.games.power.state import (
    FLAGS,
    LIMIT,
    OVER,
    REASONS,
    RUIN,
    RUNNING,
    Table,
    War,
    army_of,
    fell_in,
    flag_holder,
    is_in,
    kind_of,
    living,
    power_of,
    seat_lives,
)


def reason_to_end(t: Table, s: War) -> i64:
    left = living(t, s)
    if left == 0:
        return RUIN
    if not several(left):
        return FLAGS
    return LIMIT if s.round >= t.rounds else RUNNING


def outcome(t: Table, s: War) -> Outcome | None:
    if s.stage != OVER:
        return None
    standing = [_standing(t, s, seat) for seat in range(t.seats)]
    ranks = [1 + sum(1 for other in standing if other > own) for own in standing]
    return Outcome(ranks, [int(score(t, s, seat)) for seat in range(t.seats)], REASONS[s.reason])


def _standing(t: Table, s: War, seat: int) -> tuple[bool, int, int]:
    """Greater is better: those still in by score and flags, then the fallen by their round."""
    if seat_lives(t, s, seat):
        return True, int(score(t, s, seat)), flags_of(t, s, seat)
    return False, _last_round(t, s, seat), 0


def fell(t: Table, s: War) -> list[int]:
    """By seat the round in which it fell, 0 for those still in; who fell in one round fell together."""
    return [0 if seat_lives(t, s, seat) else _last_round(t, s, seat) for seat in range(t.seats)]


def _last_round(t: Table, s: War, seat: int) -> int:
    return max([int(fell_in(s, army)) for army in t.armies_of[seat]])


def score(t: Table, s: War, seat: i64) -> i64:
    """The strength of a seat's armies; the fallen have nothing left."""
    total: i64 = 0
    for army in range(ARMIES):
        if t.side[army] == seat and is_in(s, army):
            total += army_strength(t, s, army)
    return total


def army_strength(t: Table, s: War, army: i64) -> i64:
    total = power_of(s, army)
    for piece in s.pieces:
        if army_of(piece) == army:
            total += t.board.power[kind_of(piece)]
    return total


def flags_of(t: Table, s: War, seat: int) -> int:
    """The flags that stand in the HQs of its armies."""
    return sum(1 for army in range(ARMIES) if int(flag_holder(s, army)) in t.armies_of[seat])
