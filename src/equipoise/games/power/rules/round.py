"""A round runs by itself once the last sheet is sealed, and stops only for a question (PW-066)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.power.actions import FLAG, PAY, PAY_POWER, PRISONERS, Deed
from equipoise.games.power.board import ALL_KINDS, ARMIES, BIT
from equipoise.games.power.rules.ending import outcome, reason_to_end
from equipoise.games.power.rules.execution import execute
from equipoise.games.power.rules.fights import asked_winner, fight, open_fight
from equipoise.games.power.rules.flags import capturing_side, open_flag, settle_flags
from equipoise.games.power.rules.income import collect_power
from equipoise.games.power.rules.penalty import pay_piece, pay_power, settle_penalties
from equipoise.games.power.rules.report import (
    AFTER,
    BEFORE,
    END,
    FALLS,
    INCOME,
    PENALTIES,
    ROUND,
    STRIKES,
    Report,
)
from equipoise.games.power.rules.strength import later_army
from equipoise.games.power.rules.strikes import land_missiles
from equipoise.games.power.rules.ties import settle_ties
from equipoise.games.power.state import (
    FLAG_STAGE,
    FRESH,
    LOT_STAGE,
    OVER,
    PLAN_STAGE,
    PRISONERS_STAGE,
    RUNNING,
    Table,
    War,
    add_piece,
    empty_war,
    group,
    group_of,
    living,
    marked,
    own_army,
    sort_pieces,
)


def start(t: Table) -> War:
    """Every army in its HQ, the Reserves empty (PW-058, PW-059)."""
    s = empty_war()
    for army in range(ARMIES):
        for kind in range(ALL_KINDS):
            for _ in range(t.board.first_pieces[kind]):
                add_piece(s, group(t.board.hq[army], army, kind), FRESH)
    sort_pieces(s)
    if t.lot:
        s.stage = LOT_STAGE
    return s


def resolve(t: Table, s: War, report: Report | None) -> None:
    """From the reading of the sheets on, as far as it goes without an answer."""
    execute(t, s, report)
    _after_penalties(t, s, report)


def answer(t: Table, s: War, deed: Deed, report: Report | None) -> None:
    """What the seat that was asked has said."""
    seat = s.asked
    s.asked = -1
    _look(s, report, BEFORE)
    if deed.verb == PAY or deed.verb == PAY_POWER:
        army = own_army(t, seat, deed.army)
        if deed.verb == PAY:
            pay_piece(t, s, army, deed.place, report)
        else:
            pay_power(t, s, army, report)
        _after_penalties(t, s, report)
        return
    question = open_fight(t, s) if deed.verb == PRISONERS else open_flag(t, s)
    s.answered |= BIT[question]
    if deed.army == later_army(t, seat):
        s.chosen |= BIT[question]
    if deed.verb == PRISONERS:
        _after_ties(t, s, report)
    else:
        assert deed.verb == FLAG
        _after_power(t, s, report)


def _after_penalties(t: Table, s: War, report: Report | None) -> None:
    settled = settle_penalties(t, s, report)
    _look(s, report, PENALTIES)
    if settled:
        land_missiles(t, s, report)
        _look(s, report, STRIKES)
        settle_ties(t, s, report)
        _after_ties(t, s, report)
    else:
        sort_pieces(s)


def _after_ties(t: Table, s: War, report: Report | None) -> None:
    sector = open_fight(t, s)
    if sector >= 0:
        s.stage = PRISONERS_STAGE
        s.asked = asked_winner(t, s, sector)
        sort_pieces(s)
        return
    fight(t, s, report)
    collect_power(t, s, report)
    _look(s, report, INCOME)
    s.answered = 0
    s.chosen = 0
    _after_power(t, s, report)


def _after_power(t: Table, s: War, report: Report | None) -> None:
    colour = open_flag(t, s)
    if colour >= 0:
        s.stage = FLAG_STAGE
        s.asked = capturing_side(t, s, colour)
        sort_pieces(s)
        return
    settle_flags(t, s, report)
    _look(s, report, FALLS)
    _end_round(t, s, report)


def _end_round(t: Table, s: War, report: Report | None) -> None:
    for n in range(i64(len(s.pieces))):
        s.pieces[n] = marked(group_of(s.pieces[n]), FRESH)
    sort_pieces(s)
    s.executed = 0
    s.answered = 0
    s.chosen = 0
    s.sealed = 0
    s.clears = 0
    s.rows = vec[i64]()
    s.reason = reason_to_end(t, s)
    if s.reason != RUNNING:
        s.stage = OVER
        ended = outcome(t, s)
        if report is not None and ended is not None:
            report.note(END, [*ended.ranks, *ended.scores])
        _look(s, report, AFTER)
        return
    s.stage = PLAN_STAGE
    s.arbiter = (s.arbiter + 1) % t.seats
    while not living(t, s) & BIT[s.arbiter]:  # PW-062
        s.arbiter = (s.arbiter + 1) % t.seats
    s.round += 1
    if report is not None:
        report.note(ROUND, [int(s.round), int(s.arbiter), int(s.round == t.rounds)])
    _look(s, report, AFTER)


def _look(s: War, report: Report | None, word: str) -> None:
    if report is not None:
        report.moment(word, s)
