"""What may be answered to a question, in ascending order of ids."""

from __future__ import annotations

from equipoise.games.power.actions import OWN
from equipoise.games.power.board import ARMIES, BIT
from equipoise.games.power.rules.ending import army_strength
from equipoise.games.power.rules.penalty import rich_armies, smallest_kind
from equipoise.games.power.state import (
    FLAG_STAGE,
    PENALTY_STAGE,
    Table,
    War,
    army_of,
    kind_of,
    place_of_piece,
    power_of,
)


def answers(t: Table, s: War) -> list[int]:
    actions = t.actions
    if s.stage == PENALTY_STAGE:
        return _payments(t, s)
    first = actions.first_prisoners
    if s.stage == FLAG_STAGE:
        first += ARMIES
    return [int(first + army) for army in range(ARMIES) if t.side[army] == s.asked]


def _payments(t: Table, s: War) -> list[int]:
    two = t.seats == 2
    rich = rich_armies(t, s, s.asked)
    found: set[int] = set()
    for army in range(ARMIES):
        if rich & BIT[army]:
            found.add(int(t.actions.pay[army + 1] + t.board.reserve + 1))
    if not rich:
        kind = smallest_kind(t, s, s.asked)
        for piece in s.pieces:
            army = army_of(piece)
            if kind_of(piece) == kind and t.side[army] == s.asked:
                named = army if two else OWN
                found.add(int(t.actions.pay[named + 1] + place_of_piece(piece)))
    return sorted(found)


def usual_answer(t: Table, s: War) -> int:
    """What is said for a seat whose time is up."""
    offers = answers(t, s)
    if s.stage == PENALTY_STAGE:
        rich = [army for army in range(ARMIES) if rich_armies(t, s, s.asked) & BIT[army]]
        if rich:
            richest = max(rich, key=lambda army: (int(power_of(s, army)), -army))
            return int(t.actions.pay[richest + 1] + t.board.reserve + 1)
        for army in t.armies_of[s.asked]:
            named = army if t.seats == 2 else OWN
            for place in t.board.handy[army]:
                if int(t.actions.pay[named + 1]) + place in offers:
                    return int(t.actions.pay[named + 1]) + place
    # Of two armies that are equal there: the one of less strength, then the first colour.
    weakest = min(t.armies_of[s.asked], key=lambda army: (int(army_strength(t, s, army)), army))
    return offers[t.armies_of[s.asked].index(weakest)]
