"""What is wrong with a position that the rules can never reach."""

from __future__ import annotations

from equipoise.games.power.board import ALL_KINDS, ARMIES, KIND_NAMES, MOVING_KINDS, REGIMENT, SOLDIER, stands
from equipoise.games.power.rules.sheet import OPEN, row_army, row_seat
from equipoise.games.power.state import (
    FRESH,
    MOST_ROWS,
    NOBODY,
    PLAN_STAGE,
    Table,
    War,
    army_of,
    flag_holder,
    is_in,
    kind_of,
    mark_of,
    place_of_piece,
    power_of,
)


def faults(t: Table, s: War) -> list[str]:
    found: list[str] = []
    for piece in s.pieces:
        place, kind = place_of_piece(piece), kind_of(piece)
        name = KIND_NAMES[kind].id
        if not is_in(s, army_of(piece)):
            found.append(f"a fallen army has a {name}")
        if kind < MOVING_KINDS and place < t.board.reserve and not stands(t.board, kind, place):
            found.append(f"a {name} stands on {t.board.sectors[place]}")
        if s.stage == PLAN_STAGE and mark_of(piece) != FRESH:
            found.append(f"a {name} has a mark of the last round")
    for army in range(ARMIES):
        found += _army_faults(t, s, army)
    return found + _sheet_faults(t, s)


def _army_faults(t: Table, s: War, army: int) -> list[str]:
    found: list[str] = []
    colour = t.board.colours[army]
    if power_of(s, army) < 0 or power_of(s, army) and not is_in(s, army):
        found.append(f"{colour} has {power_of(s, army)} Power")
    holder = flag_holder(s, army)
    if is_in(s, army) != (holder == army) or holder < NOBODY and not is_in(s, holder):
        found.append(f"the flag of {colour} is held by {holder}")
    if not t.box:
        return found
    counts = [0] * int(ALL_KINDS)
    for piece in s.pieces:
        if army_of(piece) == army:
            counts[kind_of(piece)] += 1
    counts[SOLDIER] += 3 * counts[REGIMENT]
    counts[REGIMENT] = 0
    if any(counts[kind] > t.board.box[kind] for kind in range(ALL_KINDS)):
        found.append(f"{colour} has more pieces than the box: {counts}")
    if power_of(s, army) > t.board.power_box:
        found.append(f"{colour} has more Power than the box: {power_of(s, army)}")
    return found


def _sheet_faults(t: Table, s: War) -> list[str]:
    found: list[str] = []
    rows = [int(code) for code in s.rows[::2]]
    for seat in range(t.seats):
        own = [code for code in rows if row_seat(code) == seat]
        if sum(1 for code in own if code & OPEN) > 1:
            found.append(f"seat {seat} has two unfinished orders")
        for army in range(ARMIES):
            used = [code for code in own if t.seats > 2 or row_army(code) == army]
            if len(used) > MOST_ROWS:
                found.append(f"seat {seat} has {len(used)} rows")
    return found
