"""Rows of order sheets: what they say, and whose they are.

A row is two numbers. The first has verb, army, kind, place and target, the seat that wrote it, whether Power
fills a missile's list up, and whether it is still being written. The second counts the listed pieces, six
bits for each kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.games.power.board import MOVING_KINDS
from equipoise.games.power.state import Table, War

FILLED: Final[i64] = 1 << 25
OPEN: Final[i64] = 1 << 26
SAID: Final[i64] = (1 << 23) - 1 | FILLED  # all but whose it is


def row_code(verb: i64, army: i64, kind: i64, place: i64, target: i64, seat: i64) -> i64:
    return verb | army << 4 | kind << 6 | place << 10 | target << 16 | seat << 23


def row_verb(code: i64) -> i64:
    return code & 15


def row_army(code: i64) -> i64:
    return code >> 4 & 3


def row_kind(code: i64) -> i64:
    return code >> 6 & 15


def row_place(code: i64) -> i64:
    return code >> 10 & 63


def row_target(code: i64) -> i64:
    return code >> 16 & 127


def row_seat(code: i64) -> i64:
    return code >> 23 & 3


def listed(list: i64, kind: i64) -> i64:
    return list >> 6 * kind & 63


def listed_count(list: i64) -> i64:
    count: i64 = 0
    for kind in range(MOVING_KINDS):
        count += listed(list, kind)
    return count


def listed_worth(t: Table, list: i64) -> i64:
    worth: i64 = 0
    for kind in range(MOVING_KINDS):
        worth += listed(list, kind) * t.board.power[kind]
    return worth


def open_row(s: War, seat: i64) -> i64:
    """Where the unfinished order of a seat lies in the rows, -1 if there is none."""
    rows = s.rows
    n: i64 = 0
    while n < len(rows):
        if rows[n] & OPEN and row_seat(rows[n]) == seat:
            return n
        n += 2
    return -1


def rows_used(t: Table, s: War, seat: i64, army: i64) -> i64:
    """How many rows count against the limit: all of the seat, or of one of its two armies (PW-158)."""
    rows = s.rows
    used: i64 = 0
    n: i64 = 0
    while n < len(rows):
        if row_seat(rows[n]) == seat and (t.seats > 2 or row_army(rows[n]) == army):
            used += 1
        n += 2
    return used


def has_written(s: War, seat: i64) -> bool:
    rows = s.rows
    n: i64 = 0
    while n < len(rows):
        if row_seat(rows[n]) == seat:
            return True
        n += 2
    return False


def without(rows: vec[i64], seat: i64, only_open: bool) -> vec[i64]:
    """The rows but those of a seat, or but its unfinished one."""
    kept = vec[i64]()
    n: i64 = 0
    while n < len(rows):
        if row_seat(rows[n]) != seat or only_open and not rows[n] & OPEN:
            kept = append(kept, rows[n])
            kept = append(kept, rows[n + 1])
        n += 2
    return kept


def sheet_of(rows: vec[i64], seat: i64) -> vec[i64]:
    """The rows of one seat."""
    kept = vec[i64]()
    n: i64 = 0
    while n < len(rows):
        if row_seat(rows[n]) == seat:
            kept = append(kept, rows[n])
            kept = append(kept, rows[n + 1])
        n += 2
    return kept
