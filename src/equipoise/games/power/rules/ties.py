"""Ties come before fights: equal strongest sides step back in waves (PW-101 to PW-114, PW-R18, PW-R44)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.power.board import BIT, place_of, zeros
from equipoise.games.power.rules.report import TIES, WAVE, Event, Report
from equipoise.games.power.rules.strength import Strength, several
from equipoise.games.power.state import (
    BACK,
    MADE,
    Table,
    War,
    army_of,
    group,
    kind_of,
    mark_of,
    marked,
    place_of_piece,
)


def settle_ties(t: Table, s: War, report: Report | None) -> None:
    number = 1
    while _wave(t, s, number, report):
        number += 1


def _wave(t: Table, s: War, number: int, report: Report | None) -> bool:
    """All ties there are at this moment; whether anything stepped back."""
    strength = Strength(t, s)
    goers = zeros(t.board.sector_count)
    sectors = strength.contested
    any: i64 = 0
    while sectors:
        sector = place_of(sectors & -sectors)
        sectors &= sectors - 1
        goers[sector] = stepping_back(strength, sector)
        any |= goers[sector]
    if any:
        _step_back(t, s, goers, number, report)
    return any != 0


def stepping_back(strength: Strength, sector: i64) -> i64:
    """The sides whose moved pieces go. Equal ones that cannot go are left out, and the next are looked at."""
    left = strength.present[sector]
    while left:
        tied = strength.strongest(sector, left)
        if not several(tied):
            return 0
        if tied & strength.moved[sector]:
            return tied
        left &= ~tied
    return 0


def _step_back(t: Table, s: War, goers: vec[i64], number: int, report: Report | None) -> None:
    event = Event(WAVE, [number])
    for n in range(i64(len(s.pieces))):
        piece = s.pieces[n]
        place, mark = place_of_piece(piece), mark_of(piece)
        if mark >= MADE or place == t.board.reserve or not goers[place] & BIT[t.side[army_of(piece)]]:
            continue
        event.pieces.append(int(piece))
        s.pieces[n] = marked(group(mark, army_of(piece), kind_of(piece)), BACK)
    if report is not None:
        event.pieces.sort()
        report.add(event)
        report.moment(TIES, s)
