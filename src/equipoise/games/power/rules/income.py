"""Power for every enemy territory with a piece in it (PW-119 to PW-128, PW-R20, PW-R22)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.power.board import ARMIES, BIT
from equipoise.games.power.rules.intake import add_power
from equipoise.games.power.rules.report import POWER, Report
from equipoise.games.power.state import Table, War, army_of, is_in, place_of_piece


def collect_power(t: Table, s: War, report: Report | None) -> None:
    for army in range(ARMIES):
        gain = income(t, s, army)
        if gain:
            add_power(t, s, army, gain)
            if report is not None:
                report.note(POWER, [int(army), int(gain)])


def income(t: Table, s: War, army: i64) -> i64:
    if not is_in(s, army):
        return 0
    held: i64 = 0
    for piece in s.pieces:
        if army_of(piece) == army and place_of_piece(piece) < t.board.reserve:
            held |= BIT[place_of_piece(piece)]
    gain: i64 = 0
    for colour in range(ARMIES):
        if t.side[colour] != t.side[army] and is_in(s, colour) and held & territory(t, colour):
            gain += 1
    return gain


def territory(t: Table, colour: i64) -> i64:
    return t.board.home[colour] | BIT[t.board.hq[colour]] if t.hq_power else t.board.home[colour]
