"""With three players: orders to mercenary pieces that contradict each other (PW-167 to PW-171, PW-R47)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.power.actions import LAUNCH, TAKE
from equipoise.games.power.board import BIT, MISSILE
from equipoise.games.power.rules.orders import allowed_target, in_reach
from equipoise.games.power.rules.sheet import (
    row_army,
    row_kind,
    row_place,
    row_seat,
    row_target,
    row_verb,
)
from equipoise.games.power.state import Table, War, count_of, group


def cancelled_rows(t: Table, s: War) -> i64:
    """The rows, as a set of their numbers, that cancel each other out before anything is read."""
    cancelled: i64 = 0
    if t.mercenary < 0:
        return 0
    count = i64(len(s.rows)) // 2
    for row in range(count):
        if in_question(t, s, s.rows[2 * row]) and not cancelled & BIT[row]:
            cancelled |= _conflict(t, s, row, count)
    return cancelled


def in_question(t: Table, s: War, code: i64) -> bool:
    """Whether a row moves or launches a mercenary piece in a way that the rules allow."""
    if row_army(code) != t.mercenary:
        return False
    if row_verb(code) == TAKE:
        return in_reach(t, row_kind(code), row_place(code), row_target(code))
    return row_verb(code) == LAUNCH and allowed_target(t, s, row_target(code))


def pieces_wanted(t: Table, s: War, code: i64) -> i64:
    """How many such pieces there are for the rows that want one."""
    kind: i64 = row_kind(code) if row_verb(code) == TAKE else MISSILE
    return count_of(s, group(row_place(code), t.mercenary, kind))


def _wants_the_same(code: i64, other: i64) -> bool:
    alike = row_verb(code) == row_verb(other) and row_place(code) == row_place(other)
    return alike and row_kind(code) == row_kind(other) and row_army(code) == row_army(other)


def _conflict(t: Table, s: War, row: i64, count: i64) -> i64:
    code = s.rows[2 * row]
    rows: i64 = 0
    wanted: i64 = 0
    other_seat = False
    other_end = False
    for n in range(count):
        other = s.rows[2 * n]
        if _wants_the_same(code, other) and in_question(t, s, other):
            rows |= BIT[n]
            wanted += 1
            other_seat = other_seat or row_seat(other) != row_seat(code)
            other_end = other_end or row_target(other) != row_target(code)
    pieces = pieces_wanted(t, s, code)
    if pieces >= 1 and pieces < wanted and other_seat and other_end:
        return rows
    return 0
