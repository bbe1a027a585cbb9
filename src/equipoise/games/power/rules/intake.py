"""Pieces that change their colour: into the Reserve, as far as the box has spares (PW-116, PW-R52)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.games.power.board import ALL_KINDS, ARMIES, zeros
from equipoise.games.power.rules.orders import spare
from equipoise.games.power.rules.report import SPARE, Event, Report
from equipoise.games.power.state import FRESH, Table, War, add_piece, group, marked, power_of

DEAREST_FIRST: Final = [7, 5, 6, 4, 3, 2, 1, 0, 8]


@final
class Intake:
    """Gathered for all armies, then taken in together."""

    def __init__(self) -> None:
        self.counts = zeros(ARMIES * ALL_KINDS)
        self.power = zeros(ARMIES)

    def piece(self, army: i64, kind: i64) -> None:
        self.counts[army * ALL_KINDS + kind] += 1

    def take_in(self, t: Table, s: War, report: Report | None) -> None:
        for army in range(ARMIES):
            lost = Event(SPARE, [int(army), int(add_power(t, s, army, self.power[army]))])
            for kind in DEAREST_FIRST:
                new = group(t.board.reserve, army, kind)
                for _ in range(self.counts[army * ALL_KINDS + kind]):
                    if spare(t, s, army, kind):
                        add_piece(s, new, FRESH)
                    else:
                        lost.pieces.append(int(marked(new, FRESH)))
            if report is not None and (lost.pieces or lost.numbers[1]):
                report.add(lost)


def add_power(t: Table, s: War, army: i64, gain: i64) -> i64:
    """How much of it lapses: the box has but so much Power of a colour."""
    have = power_of(s, army) + gain
    lapsed: i64 = 0
    if t.box and have > t.board.power_box:
        lapsed = have - t.board.power_box
    s.armies[army] = have - lapsed
    return lapsed
