"""Mega-missiles land: every piece on a target is gone, flags stay (PW-095, PW-143 to PW-147)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.games.power.board import ARMIES, BIT
from equipoise.games.power.rules.report import STRIKE, Event, Report
from equipoise.games.power.state import Table, War, army_of, place_of_piece, power_of


def land_missiles(t: Table, s: War, report: Report | None) -> None:
    """All that are on the way, at the same moment (PW-R13)."""
    for sector in range(t.board.sector_count):
        if s.strikes & BIT[sector]:
            if report is not None:
                report.add(strike_event(t, s, sector))
            strike_sector(t, s, sector)
    for army in range(ARMIES):
        if s.reserve_strikes & BIT[army]:
            if report is not None:
                report.add(strike_event(t, s, t.board.sector_count + army))
            strike_reserve(t, s, army)


def strike_sector(t: Table, s: War, sector: i64) -> None:
    s.strikes &= ~BIT[sector]
    kept = vec[i64]()
    for piece in s.pieces:
        if place_of_piece(piece) != sector:
            kept = append(kept, piece)
    s.pieces = kept


def strike_reserve(t: Table, s: War, army: i64) -> None:
    """The Power of the army goes too (PW-R14)."""
    s.reserve_strikes &= ~BIT[army]
    kept = vec[i64]()
    for piece in s.pieces:
        if place_of_piece(piece) != t.board.reserve or army_of(piece) != army:
            kept = append(kept, piece)
    s.pieces = kept
    s.armies[army] = 0


def strike_event(t: Table, s: War, target: i64) -> Event:
    """What a missile is about to hit."""
    event = Event(STRIKE)
    army = target - t.board.sector_count
    event.numbers = [int(target), int(power_of(s, army)) if army >= 0 else 0]
    for piece in s.pieces:
        if place_of_piece(piece) == target if army < 0 else _in_reserve(t, piece, army):
            event.pieces.append(int(piece))
    return event


def _in_reserve(t: Table, piece: i64, army: i64) -> bool:
    return place_of_piece(piece) == t.board.reserve and army_of(piece) == army
