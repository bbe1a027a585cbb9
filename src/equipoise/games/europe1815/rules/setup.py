"""Who plays which empire, who begins, and the first pawns (R10-R25, R77-R80, R100)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.europe1815.actions import CHOOSE, CHOOSER, DEAL, EMPIRES, START, Deed
from equipoise.games.europe1815.board import BIT, CLASSES, KING, count_bits
from equipoise.games.europe1815.rules.turn import begin_turn
from equipoise.games.europe1815.state import (
    CHOOSE_STAGE,
    CHOOSER_STAGE,
    DEAL_STAGE,
    EMPIRES_STAGE,
    NO_EMPIRE,
    PLACE_STAGE,
    START_STAGE,
    Europe,
    Table,
    empire_of,
    empty_board,
    kind,
    put,
    seat_of,
)


def start(t: Table) -> Europe:
    s = empty_board(t)
    s.stage = CHOOSER_STAGE if t.chosen else EMPIRES_STAGE
    return s


def setup_offers(t: Table, s: Europe) -> list[int]:
    """Everything that can be said before the first turn."""
    actions = t.actions
    if s.stage == PLACE_STAGE:
        return actions.placing[s.due * t.board.empire_count + empire_of(s, s.actor)][:]
    # The stages are numbered like the verbs that are said in them.
    return [id for id in actions.setup_ids[s.stage] if may_set_up(t, s, actions.deeds[id])]


def may_set_up(t: Table, s: Europe, deed: Deed) -> bool:
    """Of the deeds of this stage."""
    if s.stage == EMPIRES_STAGE:
        return count_bits(deed.number) == t.seats
    if s.stage == DEAL_STAGE:
        return is_free(t, s, deed.empire)
    if s.stage == CHOOSER_STAGE:
        return deed.number < t.seats
    if s.stage == CHOOSE_STAGE:
        return seat_of(t, s, deed.empire) < 0
    return seat_of(t, s, deed.empire) >= 0  # START_STAGE


def is_free(t: Table, s: Europe, empire: i64) -> bool:
    """In play and not dealt yet."""
    return s.in_play & BIT[empire] != 0 and seat_of(t, s, empire) < 0


def set_up(t: Table, s: Europe, deed: Deed) -> None:
    if deed.verb == EMPIRES:
        s.in_play = deed.number
        s.stage = DEAL_STAGE
    elif deed.verb == DEAL:
        _give(t, s, seat_of(t, s, NO_EMPIRE), deed.empire)
    elif deed.verb == CHOOSER:
        s.stage = CHOOSE_STAGE
        s.actor = deed.number
    elif deed.verb == CHOOSE:
        s.in_play |= BIT[deed.empire]
        chooser = s.actor
        s.actor = (chooser + 1) % t.seats
        _give(t, s, chooser, deed.empire)
    elif deed.verb == START:
        s.starter = seat_of(t, s, deed.empire)
        s.actor = s.starter
        s.due = KING
        s.stage = PLACE_STAGE
    else:
        _place(t, s, deed)


def _give(t: Table, s: Europe, seat: i64, empire: i64) -> None:
    s.seats[seat] = empire
    if seat_of(t, s, NO_EMPIRE) >= 0:
        return
    for player in range(t.seats):
        for cls in range(CLASSES):  # R19
            own = empire_of(s, player)
            put(t, s, kind(own, cls), t.board.capital[own])
    s.stage = START_STAGE
    s.actor = -1


def _place(t: Table, s: Europe, deed: Deed) -> None:
    put(t, s, kind(empire_of(s, s.actor), deed.cls), deed.land)
    s.due += 1
    if s.due < CLASSES:
        return
    s.due = KING
    s.actor = (s.actor + 1) % t.seats
    if s.actor == s.starter:
        s.round = 1
        begin_turn(t, s)
