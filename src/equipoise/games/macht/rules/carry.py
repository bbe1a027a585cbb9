"""Pieces and tiles carried from one place to another; all that changes a count goes through here."""

from __future__ import annotations

from mypy_extensions import i64, u8

from equipoise.games.macht.actions import NONE
from equipoise.games.macht.board import BIT, KINDS, TILES
from equipoise.games.macht.state import (
    HEAP,
    HELD,
    RESERVE,
    STOCK,
    Macht,
    Table,
    crowd,
    stock,
)


def add_piece(t: Table, s: Macht, seat: i64, kind: i64, place: i64) -> None:
    s.here[(seat * KINDS + kind) * t.board.count + place] += 1
    s.masks[HELD + seat] |= BIT[place]


def remove_piece(t: Table, s: Macht, seat: i64, kind: i64, place: i64) -> None:
    s.here[(seat * KINDS + kind) * t.board.count + place] -= 1
    if crowd(t, s, seat, place) == 0:
        s.masks[HELD + seat] &= ~BIT[place]


def enlist(s: Macht, seat: i64, kind: i64, wanted: i64) -> None:
    """From stock to reserve, as many as there are (R023, R027, R069)."""
    there = stock(s, seat, kind)
    number = wanted if wanted < there else there
    s.chest[STOCK + seat * KINDS + kind] -= u8(number)
    s.chest[RESERVE + seat * KINDS + kind] += u8(number)


def add_tile(s: Macht, heap: i64, tile: i64) -> None:
    s.tiles[heap * TILES + tile] += 1
    s.masks[HEAP + heap] |= BIT[tile]


def remove_tile(s: Macht, heap: i64, tile: i64) -> None:
    s.tiles[heap * TILES + tile] -= 1
    if s.tiles[heap * TILES + tile] == 0:
        s.masks[HEAP + heap] &= ~BIT[tile]


def empty_heap(s: Macht, heap: i64, into: i64) -> None:
    for tile in range(TILES):
        s.tiles[into * TILES + tile] += s.tiles[heap * TILES + tile]
        s.tiles[heap * TILES + tile] = 0
    s.masks[HEAP + into] |= s.masks[HEAP + heap]
    s.masks[HEAP + heap] = 0


def dismiss(s: Macht, seat: i64, kind: i64, number: i64) -> None:
    """From reserve to stock (R024)."""
    s.chest[RESERVE + seat * KINDS + kind] -= u8(number)
    s.chest[STOCK + seat * KINDS + kind] += u8(number)


def deploy(t: Table, s: Macht, seat: i64, kind: i64, place: i64) -> None:
    """From reserve to a province."""
    s.chest[RESERVE + seat * KINDS + kind] -= 1
    add_piece(t, s, seat, kind, place)


def fall(t: Table, s: Macht, seat: i64, kind: i64, place: i64) -> None:
    """From a province to the stock (R024)."""
    remove_piece(t, s, seat, kind, place)
    s.chest[STOCK + seat * KINDS + kind] += 1


def march(t: Table, s: Macht, seat: i64, kind: i64, place: i64, other: i64) -> None:
    remove_piece(t, s, seat, kind, place)
    add_piece(t, s, seat, kind, other)


def forget(s: Macht) -> None:
    """What was announced is over; nothing of it stays in the position."""
    s.tile = 0
    s.place = 0
    s.other = 0
    s.choice = NONE
    s.gone = 0
