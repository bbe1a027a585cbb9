"""Carries the game on from one question to the next: what lies on top of the stack is asked or done."""

from __future__ import annotations

from typing import Sequence, cast

from mypy_extensions import i64

from equipoise.core.fair import Bits
from equipoise.core.game import CHANCE
from equipoise.games.dynasties.actions import Deed
from equipoise.games.dynasties.board import BIT
from equipoise.games.dynasties.handful import Offers
from equipoise.games.dynasties.rules import (
    attack,
    battle,
    checking,
    draws,
    envoy,
    luring,
    planting,
    texts,
    victory,
    year,
)
from equipoise.games.dynasties.rules.clash import toss_offers, tossed
from equipoise.games.dynasties.rules.frames import (
    ACTIVATION,
    ASK_LAY,
    ASK_PLANTING,
    ASK_REFORM,
    ASK_VICTORY,
    BATTLE,
    CAMPAIGNS,
    CHECKING,
    DRAWING,
    EFFECT,
    ENVOYS,
    FIRST_LEAD,
    FIRST_QUESTION,
    LURING,
    NEW_YEAR,
    PILLAGING,
    ROLLING,
    SEASON,
    SHOWING,
    STRIKE,
    TOSSING,
    kind_of,
    pop,
    value,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.questions import answer, offers
from equipoise.games.dynasties.state import NOTHING, RUNNING, Dynasties, Table


def to_act(t: Table, s: Dynasties) -> list[int]:
    if s.reason != RUNNING:
        return t.groups[0]
    kind = kind_of(s)
    if kind <= TOSSING:
        return t.chance
    return planting.choosing(t, s) if kind == ASK_PLANTING else t.groups[BIT[value(s, 1)]]


def legal(t: Table, s: Dynasties, seat: i64) -> Sequence[int]:
    return cast(Sequence[int], _legal(t, s, seat))


def _legal(t: Table, s: Dynasties, seat: i64) -> Offers:
    if s.reason != RUNNING:
        return []
    kind = kind_of(s)
    if seat == CHANCE:
        return _chance(t, s, kind) if kind <= TOSSING else []
    if kind == ASK_PLANTING:
        return planting.offers(t, s, seat) if seat >= 0 else []
    if kind < FIRST_QUESTION or seat != value(s, 1):
        return []
    found = s.offered
    if found is NOTHING:
        return offers(t, s, seat, kind)
    s.offered = NOTHING  # handed over, not copied: who asks again has it found again
    return found


def draw(t: Table, s: Dynasties, seat: i64, bits: Bits) -> int:
    """One legal action, each equally likely, for random play."""
    kind = kind_of(s)
    if kind in (DRAWING, PILLAGING):
        return draws.draw_offer(t, s, bits)
    found = legal(t, s, seat)
    return found[bits.below(len(found))]


def _chance(t: Table, s: Dynasties, kind: i64) -> Offers:
    """What chance can say, ascending."""
    if kind in (DRAWING, PILLAGING):
        return draws.card_offers(t, s)
    if kind == FIRST_LEAD:
        return year.first_offers(t)
    return year.roll_offers(t) if kind == ROLLING else toss_offers(t)


def apply(t: Table, s: Dynasties, seat: i64, action: i64) -> None:
    kind = kind_of(s)
    if seat == CHANCE:
        _chance_says(t, s, t.actions.deed(action), kind)
    elif kind == ASK_PLANTING:
        planting.choose(t, s, seat, t.actions.deed(action))
    else:
        s.offered = NOTHING
        answer(t, s, seat, t.actions.deed(action), kind)
    advance(t, s)


def _chance_says(t: Table, s: Dynasties, deed: Deed, kind: i64) -> None:
    if kind == DRAWING:
        draws.drawn(t, s, deed)
    elif kind == FIRST_LEAD:
        year.first_lead(t, s, deed)
    elif kind == ROLLING:
        year.rolled(t, s, deed)
    elif kind == PILLAGING:
        draws.pillaged(t, s, deed)
    else:
        tossed(s, deed)


def advance(t: Table, s: Dynasties) -> None:
    """Until somebody has a choice. An only word is said for its seat, unless that would betray (K56)."""
    while s.reason == RUNNING:
        at = s.top
        kind, seat = s.frames[at], s.frames[at + 1]
        if kind <= TOSSING or kind in (ASK_REFORM, ASK_LAY):
            return
        if kind < FIRST_QUESTION:
            _carry_on(t, s, kind)
        elif kind == ASK_PLANTING:
            if seat != t.all_seats:  # here the mask of those who have finished
                return
            pop(s)
        elif not living(s, seat) or kind == ASK_VICTORY and victory.idle(s):
            pop(s)
        else:
            found = offers(t, s, seat, kind)
            if len(found) != 1:
                s.offered = found
                return
            answer(t, s, seat, t.actions.deed(cast(int, found[0])), kind)


def _carry_on(t: Table, s: Dynasties, kind: i64) -> None:
    if kind == CHECKING:
        checking.carry_on(t, s)
    elif kind == BATTLE:
        battle.carry_on(t, s)
    elif kind == ENVOYS:
        envoy.carry_on(t, s)
    elif kind == ACTIVATION:
        attack.carry_on(t, s)
    elif kind == STRIKE:
        victory.strike(t, s)
    elif kind == LURING:
        luring.carry_on(t, s)
    elif kind == EFFECT:
        texts.carry_on(t, s)
    else:
        _calendar(t, s, kind)


def _calendar(t: Table, s: Dynasties, kind: i64) -> None:
    if kind == NEW_YEAR:
        year.carry_on(t, s)
    elif kind == SHOWING:
        planting.show_next(t, s)
    elif kind == SEASON:
        year.turns(t, s)
    elif kind == CAMPAIGNS:
        year.rounds(t, s)
