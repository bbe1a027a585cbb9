"""Flags fall, all at once; what the fallen had follows the chain of captors (PW-129 to PW-136, PW-R26)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.games.power.board import ARMIES, BIT, REGIMENT, SOLDIER
from equipoise.games.power.rules.fights import chosen_army
from equipoise.games.power.rules.intake import Intake
from equipoise.games.power.rules.report import FALL, GONE, OUT, Event, Report
from equipoise.games.power.rules.strength import leading_army, several
from equipoise.games.power.state import (
    NOBODY,
    Table,
    War,
    army_of,
    flag_holder,
    is_in,
    kind_of,
    living,
    place_of_piece,
    power_of,
)


def capturing_side(t: Table, s: War, army: i64) -> i64:
    """The side that takes the flag of an army: alone in its HQ, with infantry (PW-R24, PW-R25); or -1."""
    if not is_in(s, army):
        return -1
    present: i64 = 0
    infantry = False
    for piece in s.pieces:
        if place_of_piece(piece) == t.board.hq[army]:
            present |= BIT[t.side[army_of(piece)]]
            infantry = infantry or kind_of(piece) == SOLDIER or kind_of(piece) == REGIMENT
    if present == 0 or several(present) or not infantry or present & BIT[t.side[army]]:
        return -1
    side: i64 = 0
    while not present & BIT[side]:
        side += 1
    return side


def open_flag(t: Table, s: War) -> i64:
    """The first colour whose captor must say which of two equal armies takes the flag (PW-R50); or -1."""
    for army in range(ARMIES):
        if not s.answered & BIT[army]:
            side = capturing_side(t, s, army)
            if side >= 0 and leading_army(t, s, t.board.hq[army], side) == ARMIES:
                return army
    return -1


def settle_flags(t: Table, s: War, report: Report | None) -> None:
    captors = vec[i64]([-1] * 4)
    fallen = False
    for army in range(ARMIES):
        side = capturing_side(t, s, army)
        if side >= 0:
            captors[army] = chosen_army(t, s, t.board.hq[army], side, army)
            fallen = True
    if fallen:
        _fall(t, s, captors, report)


def heir_of(captors: vec[i64], army: i64) -> i64:
    """The first captor up the chain who was not captured himself; NOBODY in a ring, or behind one."""
    heir = captors[army]
    for _ in range(ARMIES):
        if captors[heir] < 0:
            return heir
        heir = captors[heir]
    return NOBODY


def _fall(t: Table, s: War, captors: vec[i64], report: Report | None) -> None:
    before = living(t, s)
    if report is not None:
        for army in range(ARMIES):
            if captors[army] >= 0:
                heir = int(heir_of(captors, army))
                report.note(FALL, [int(army), int(captors[army]), heir if heir < ARMIES else -1])
                if heir == NOBODY:
                    report.add(_gone(s, army))
    _inherit(t, s, captors, report)
    for army in range(ARMIES):
        if captors[army] >= 0:
            s.armies[2 * ARMIES + army] = s.round
        holder = flag_holder(s, army)
        if holder < ARMIES and captors[holder] >= 0:  # PW-133, PW-R27
            s.armies[ARMIES + army] = heir_of(captors, holder)
    if report is not None:
        for seat in range(t.seats):
            if before & ~living(t, s) & BIT[seat]:
                report.note(OUT, [int(seat)])


def _gone(s: War, army: i64) -> Event:
    event = Event(GONE, [int(army), int(power_of(s, army))])
    for piece in s.pieces:
        if army_of(piece) == army:
            event.pieces.append(int(piece))
    return event


def _inherit(t: Table, s: War, captors: vec[i64], report: Report | None) -> None:
    intake = Intake()
    kept = vec[i64]()
    for piece in s.pieces:
        army = army_of(piece)
        if captors[army] < 0:
            kept = append(kept, piece)
        elif heir_of(captors, army) < ARMIES:
            intake.piece(heir_of(captors, army), kind_of(piece))
    for army in range(ARMIES):
        if captors[army] >= 0:
            if heir_of(captors, army) < ARMIES:
                intake.power[heir_of(captors, army)] += power_of(s, army)
            s.armies[army] = 0
    s.pieces = kept
    intake.take_in(t, s, report)
