"""Who carried out nothing pays one Power (PW-069, PW-089 to PW-094, PW-R16, PW-R33, PW-R51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.power.board import ARMIES, BIT, MOVING_KINDS, SMALL_KINDS
from equipoise.games.power.rules.orders import spend
from equipoise.games.power.rules.report import PENALTY, Report
from equipoise.games.power.state import (
    FRESH,
    PENALTY_STAGE,
    Table,
    War,
    add_piece,
    army_of,
    group,
    group_of,
    kind_of,
    living,
    place_of_piece,
    power_of,
)

NO_KIND: Final[i64] = 15


def settle_penalties(t: Table, s: War, report: Report | None) -> bool:
    """Seat by seat in reading order; False if a seat must be asked first."""
    for step in range(t.seats):
        seat = (s.arbiter + step) % t.seats
        due = living(t, s) & ~s.executed
        if due & BIT[seat]:
            if asks_payer(t, s, seat):
                s.asked = seat
                s.stage = PENALTY_STAGE
                return False
            _pay_at_once(t, s, seat, report)
    return True


def rich_armies(t: Table, s: War, seat: i64) -> i64:
    """Those of the seat with Power, as a set."""
    found: i64 = 0
    for army in range(ARMIES):
        if t.side[army] == seat and power_of(s, army) > 0:
            found |= BIT[army]
    return found


def smallest_kind(t: Table, s: War, seat: i64) -> i64:
    """Of all pieces of the seat, on the board and in the Reserves; missiles do not count (PW-094)."""
    found: i64 = NO_KIND
    for piece in s.pieces:
        kind = kind_of(piece)
        if t.side[army_of(piece)] == seat and kind < MOVING_KINDS:
            if found == NO_KIND or t.board.power[kind] < t.board.power[found]:
                found = kind
    return found


def can_pay_with(t: Table, s: War, army: i64, place: i64) -> bool:
    """Whether the smallest kind of the army's seat stands there, in a seat that has no Power."""
    seat = t.side[army]
    if rich_armies(t, s, seat):
        return False
    wanted = group(place, army, smallest_kind(t, s, seat))
    return any(group_of(piece) == wanted for piece in s.pieces)


def asks_payer(t: Table, s: War, seat: i64) -> bool:
    rich = rich_armies(t, s, seat)
    if rich:
        return rich & (rich - 1) != 0
    kind = smallest_kind(t, s, seat)
    first: i64 = -1
    for piece in s.pieces:
        if kind_of(piece) == kind and t.side[army_of(piece)] == seat:
            if first >= 0 and group_of(piece) != first:
                return True
            first = group_of(piece)
    return False


def _pay_at_once(t: Table, s: War, seat: i64, report: Report | None) -> None:
    for army in range(ARMIES):
        if rich_armies(t, s, seat) & BIT[army]:
            pay_power(t, s, army, report)
            return
    kind = smallest_kind(t, s, seat)
    for piece in s.pieces:
        if kind_of(piece) == kind and t.side[army_of(piece)] == seat:
            pay_piece(t, s, army_of(piece), place_of_piece(piece), report)
            return
    s.executed |= BIT[seat]  # who has nothing pays nothing (PW-R17)


def pay_power(t: Table, s: War, army: i64, report: Report | None) -> None:
    seat = t.side[army]
    s.executed |= BIT[seat]
    s.armies[army] -= 1
    if report is not None:
        report.note(PENALTY, [int(seat), int(army), -1, int(t.board.reserve)])


def pay_piece(t: Table, s: War, army: i64, place: i64, report: Report | None) -> None:
    """It becomes Power, one of group II after being broken into three (PW-091 to PW-093)."""
    seat = t.side[army]
    kind = smallest_kind(t, s, seat)
    s.executed |= BIT[seat]
    spend(s, group(place, army, kind))
    coin = kind % SMALL_KINDS
    if kind >= SMALL_KINDS:
        for _ in range(2):
            add_piece(s, group(t.board.reserve, army, coin), FRESH)
    s.armies[army] += t.board.power[coin] - 1
    if report is not None:
        report.note(PENALTY, [int(seat), int(army), int(kind), int(place)])
