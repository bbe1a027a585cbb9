"""Every step with its part of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.actions import Deed
from equipoise.games.macht.rules.auction import bid, change_marker, rebel
from equipoise.games.macht.rules.cycle import chance
from equipoise.games.macht.rules.tiles import move, occupy, reinforce, retreat
from equipoise.games.macht.rules.turn import act, answer
from equipoise.games.macht.state import (
    ACTION_STEP,
    BID_STEP,
    CHANGE_STEP,
    MORE_STEP,
    OCCUPY_STEP,
    REBELLION_STEP,
    REINFORCE_STEP,
    RETREAT_STEP,
    SERPENT_STEP,
    Macht,
    Table,
)


def apply(t: Table, s: Macht, seat: i64, deed: Deed) -> None:
    step = s.step
    if step < ACTION_STEP:
        chance(t, s, deed)
    elif step <= MORE_STEP:
        act(t, s, deed)
    elif step == BID_STEP:
        bid(t, s, seat, deed.number)
    elif step == SERPENT_STEP:
        answer(t, s, deed)
    elif step == RETREAT_STEP:
        retreat(t, s, deed)
    elif step == OCCUPY_STEP:
        occupy(t, s, deed)
    elif step == REINFORCE_STEP:
        reinforce(t, s, deed.kind)
    elif step == REBELLION_STEP:
        rebel(t, s, deed)
    elif step == CHANGE_STEP:
        change_marker(t, s, deed)
    else:
        move(t, s, deed)
