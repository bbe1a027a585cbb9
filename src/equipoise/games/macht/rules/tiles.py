"""Tiles of one's own carried out: influence, Bonus, Movement, Sea move, recruiting (R078-R107, R114-R119)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.actions import DONE, NONE, OCCUPY, Deed
from equipoise.games.macht.board import BIT, BONUS, KINDS, KNIGHT, MAGE, MOVEMENT, SEA_MOVE
from equipoise.games.macht.rules.carry import add_tile, deploy, enlist, fall, forget, march, remove_tile
from equipoise.games.macht.rules.cycle import end_action
from equipoise.games.macht.rules.possible import any_use, moves
from equipoise.games.macht.rules.strength import near
from equipoise.games.macht.state import (
    DISCARDS,
    MORE_STEP,
    MOVEMENT_STEP,
    OCCUPY_STEP,
    PLAYED,
    REINFORCE_STEP,
    RETREAT_STEP,
    SEA_MOVE_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    open_to,
    pieces,
    reserve,
)


def carry_out(t: Table, s: Macht) -> None:
    if s.choice != NONE:
        for kind in range(KINDS):
            enlist(s, s.turn, kind, t.actions.recruits(s.tile, s.choice, kind))
        use_over(t, s)
    elif s.tile == MOVEMENT:
        s.step = MOVEMENT_STEP
    elif s.tile == SEA_MOVE:
        s.step = SEA_MOVE_STEP
    elif s.tile >= BONUS and s.tile < MOVEMENT:
        remove_tile(s, DISCARDS, s.tile)
        add_tile(s, PLAYED + s.turn, s.tile)
        use_over(t, s)
    elif held(s, foe(s.turn)) & BIT[s.place]:
        _overturn(t, s)
    else:
        _reinforce(t, s)


def use_over(t: Table, s: Macht) -> None:
    """R076, R077: another tile as part of the same action, if there is one to use."""
    forget(s)
    s.actor = s.turn
    if s.cubes > 0 and any_use(t, s):
        s.step = MORE_STEP
    else:
        end_action(t, s)


def _reinforce(t: Table, s: Macht) -> None:
    kind = active_kind(s)
    if t.reinforce_any:  # Q03
        if reserve(s, s.turn, KNIGHT) > 0 and reserve(s, s.turn, MAGE) > 0:
            s.step = REINFORCE_STEP
            return
        if reserve(s, s.turn, kind) == 0:
            kind = 1 - kind
    reinforce(t, s, kind)


def reinforce(t: Table, s: Macht, kind: i64) -> None:
    deploy(t, s, s.turn, kind, s.place)
    use_over(t, s)


def _overturn(t: Table, s: Macht) -> None:
    if near(t, s, s.place) & open_to(t, s, foe(s.turn)):
        s.actor = foe(s.turn)
        s.step = RETREAT_STEP
    else:
        _beaten(t, s)


def retreat(t: Table, s: Macht, deed: Deed) -> None:
    if deed.place != NONE:
        march(t, s, s.actor, deed.kind, s.place, deed.place)
    _beaten(t, s)


def _beaten(t: Table, s: Macht) -> None:
    """R090: whoever is left goes to the stock; then the attacker may come in (R092)."""
    loser = foe(s.turn)
    for kind in range(KINDS):
        for _ in range(pieces(t, s, loser, kind, s.place)):
            fall(t, s, loser, kind, s.place)
    s.actor = s.turn
    if reserve(s, s.turn, active_kind(s)) > 0:
        s.step = OCCUPY_STEP
    else:
        use_over(t, s)


def occupy(t: Table, s: Macht, deed: Deed) -> None:
    if deed.verb == OCCUPY:
        deploy(t, s, s.turn, active_kind(s), s.place)
    use_over(t, s)


def move(t: Table, s: Macht, deed: Deed) -> None:
    """Movement and Sea move, piece by piece. gone has two bits for each kind: there, and back (Q38)."""
    if deed.verb == DONE:
        use_over(t, s)
        return
    back = deed.place != s.place
    march(t, s, s.turn, deed.kind, deed.place, s.place if back else s.other)
    s.gone |= BIT[2 * deed.kind + (1 if back else 0)]
    if moves(t, s) == 0:
        use_over(t, s)
