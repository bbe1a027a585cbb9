"""Sheets are read, the arbiter's first, then clockwise; each row from top to bottom (PW-084 to PW-088)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.core.game import Refusal
from equipoise.games.power.board import BIT
from equipoise.games.power.rules.mercenaries import cancelled_rows, pieces_wanted
from equipoise.games.power.rules.orders import carry_out
from equipoise.games.power.rules.report import BEFORE, DONE_ROW, ECHO, LOST, SHEET, SHEETS, Event, Report
from equipoise.games.power.rules.row_refusals import row_refusal
from equipoise.games.power.rules.sheet import SAID, row_army, row_seat
from equipoise.games.power.rules.strikes import land_missiles
from equipoise.games.power.state import Table, War, living


def in_reading_order(t: Table, s: War) -> vec[i64]:
    """The rows of all living seats as they are read."""
    read = vec[i64]()
    for step in range(t.seats):
        seat = (s.arbiter + step) % t.seats
        n: i64 = 0
        while n < len(s.rows):
            if row_seat(s.rows[n]) == seat:
                read = append(read, s.rows[n])
                read = append(read, s.rows[n + 1])
            n += 2
    return read


def execute(t: Table, s: War, report: Report | None) -> None:
    s.rows = in_reading_order(t, s)
    s.sheets = s.rows
    if report is not None:
        seats = [int((s.arbiter + step) % t.seats) for step in range(t.seats)]
        report.note(SHEETS, [seat for seat in seats if int(living(t, s)) >> seat & 1])
        report.moment(BEFORE, s)
    cancelled = cancelled_rows(t, s)
    before = s.copy() if report is not None else s  # what cancelled rows are judged on
    done: i64 = 0
    for row in range(i64(len(s.rows)) // 2):
        code, list = s.rows[2 * row], s.rows[2 * row + 1]
        crossed = cancelled & BIT[row] != 0
        judged = before if crossed else s
        refusal = _refusal(t, judged, code, list, crossed) if report is not None else None
        if not crossed and carry_out(t, s, code, list):
            done |= BIT[row]
            s.executed |= BIT[row_seat(code)]
            _tell(report, DONE_ROW, s, row, None)
            if t.reading:
                land_missiles(t, s, report)
        elif not crossed and row_army(code) == t.mercenary and _repeats(s, row, done):
            s.executed |= BIT[row_seat(code)]
            _tell(report, ECHO, s, row, None)
        else:
            _tell(report, LOST, s, row, refusal)
        if report is not None and _ends_sheet(s, row):
            report.moment(SHEET, s)
    s.rows = vec[i64]()


def _ends_sheet(s: War, row: i64) -> bool:
    return 2 * row + 2 >= len(s.rows) or row_seat(s.rows[2 * row + 2]) != row_seat(s.rows[2 * row])


def _repeats(s: War, row: i64, done: i64) -> bool:
    """Whether another seat's row that says the same was done this round (PW-169)."""
    for n in range(row):
        if done & BIT[n] and row_seat(s.rows[2 * n]) != row_seat(s.rows[2 * row]):
            same = s.rows[2 * n] & SAID == s.rows[2 * row] & SAID
            if same and s.rows[2 * n + 1] == s.rows[2 * row + 1]:
                return True
    return False


def _refusal(t: Table, s: War, code: i64, list: i64, crossed: bool) -> Refusal | None:
    if crossed:
        return Refusal("PW-168" if pieces_wanted(t, s, code) == 1 else "PW-171", "cancelled")
    return row_refusal(t, s, code, list)


def _tell(report: Report | None, word: str, s: War, row: i64, refusal: Refusal | None) -> None:
    if report is None:
        return
    number = 0
    for n in range(row):
        if row_seat(s.rows[2 * n]) == row_seat(s.rows[2 * row]):
            number += 1
    code = s.rows[2 * row]
    event = Event(word, [int(row_seat(code)), number + 1, int(code), int(s.rows[2 * row + 1])])
    event.refusal = refusal
    report.add(event)
