"""Fights on one position, and the prisoners they bring (PW-096 to PW-100, PW-112, PW-116, PW-162)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.games.power.board import ARMIES, BIT, place_of, zeros
from equipoise.games.power.rules.intake import Intake
from equipoise.games.power.rules.report import CAPTURES, FIGHT, FIGHTS, STANDOFF, Event, Report
from equipoise.games.power.rules.strength import (
    SIDES,
    Strength,
    first_army,
    later_army,
    leading_army,
    several,
)
from equipoise.games.power.state import Table, War, army_of, kind_of, place_of_piece


def fighters_at(strength: Strength, sector: i64) -> i64:
    """The sides that fight there when stand-offs are left out, as a set; the winner is their strongest."""
    left = strength.present[sector]
    while left:
        tied = strength.strongest(sector, left)
        if not several(tied):
            return left
        left &= ~tied
    return 0


def open_fight(t: Table, s: War) -> i64:
    """The first sector whose winner must say which of two equal armies takes the prisoners; -1 for none."""
    if t.seats > 2:
        return -1
    strength = Strength(t, s)
    sectors = strength.contested & ~s.answered
    while sectors:
        sector = place_of(sectors & -sectors)
        sectors &= sectors - 1
        fighting = fighters_at(strength, sector)
        if several(fighting):
            winner = place_of(strength.strongest(sector, fighting))
            if leading_army(t, s, sector, winner) == ARMIES:
                return sector
    return -1


def asked_winner(t: Table, s: War, sector: i64) -> i64:
    strength = Strength(t, s)
    return place_of(strength.strongest(sector, fighters_at(strength, sector)))


def chosen_army(t: Table, s: War, sector: i64, side: i64, question: i64) -> i64:
    """Who takes what is won there: the stronger army, or the one its player chose."""
    army = leading_army(t, s, sector, side)
    if army < ARMIES:
        return army
    return later_army(t, side) if s.chosen & BIT[question] else first_army(t, side)


def fight(t: Table, s: War, report: Report | None) -> None:
    """All at the same moment: prisoners leave their armies first, then they are taken in (PW-R52)."""
    strength = Strength(t, s)
    winners = vec[i64]([-1] * t.board.sector_count)  # by sector: the army that takes prisoners
    losers = zeros(t.board.sector_count)  # by sector: the sides that lose their pieces
    sectors = strength.contested
    while sectors:
        sector = place_of(sectors & -sectors)
        sectors &= sectors - 1
        fighting = fighters_at(strength, sector)
        side = strength.strongest(sector, fighting)
        if several(fighting):
            winners[sector] = chosen_army(t, s, sector, place_of(side), sector)
            losers[sector] = fighting & ~side
        if report is not None:
            _tell(t, s, report, strength, sector, fighting, winners[sector], losers[sector])
    if report is not None:
        report.moment(FIGHTS, s)
    _take_prisoners(t, s, winners, losers, report)
    if report is not None:
        report.moment(CAPTURES, s)


def _take_prisoners(t: Table, s: War, winners: vec[i64], losers: vec[i64], report: Report | None) -> None:
    intake = Intake()
    kept = vec[i64]()
    for piece in s.pieces:
        place = place_of_piece(piece)
        if place < t.board.reserve and losers[place] & BIT[t.side[army_of(piece)]]:
            intake.piece(winners[place], kind_of(piece))
        else:
            kept = append(kept, piece)
    s.pieces = kept
    intake.take_in(t, s, report)


def _tell(
    t: Table,
    s: War,
    report: Report,
    strength: Strength,
    sector: i64,
    fighting: i64,
    army: i64,
    losers: i64,
) -> None:
    waiting = strength.present[sector] & ~fighting
    if waiting:
        report.note(STANDOFF, [int(sector), int(waiting)])
    if not losers:
        return
    totals: list[int] = []
    for side in range(SIDES):
        there = fighting & BIT[side]
        totals.append(int(strength.total[sector * SIDES + side]) if there else -1)
    event = Event(FIGHT, [int(sector), int(t.side[army]), int(army), *totals])
    for piece in s.pieces:
        if place_of_piece(piece) == sector and losers & BIT[t.side[army_of(piece)]]:
            event.pieces.append(int(piece))
    report.add(event)
