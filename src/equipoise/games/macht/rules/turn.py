"""A turn: taking, placing, recruiting, using tiles, and the Serpent that may cancel one."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.actions import CANCEL, DONE, NONE, PUT, RECRUIT, TAKE, Deed
from equipoise.games.macht.board import BIT, SERPENT, VICTORY_POINT
from equipoise.games.macht.rules.auction import auction_over, begin_auction
from equipoise.games.macht.rules.carry import add_tile, deploy, enlist, remove_tile
from equipoise.games.macht.rules.cycle import end_action
from equipoise.games.macht.rules.tiles import carry_out, use_over
from equipoise.games.macht.state import (
    DISCARDS,
    HAND,
    OFFER,
    SERPENT_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    tiles_in,
)


def act(t: Table, s: Macht, deed: Deed) -> None:
    """One of the four actions, or a tile more within action D."""
    s.orange_bid = NONE
    s.white_bid = NONE
    if deed.verb == TAKE:
        remove_tile(s, OFFER, deed.tile)
        if deed.tile < VICTORY_POINT:
            add_tile(s, HAND + s.turn, deed.tile)
            end_action(t, s)
        else:
            announce(t, s, deed)
    elif deed.verb == PUT:
        deploy(t, s, s.turn, active_kind(s), deed.place)
        end_action(t, s)
    elif deed.verb == RECRUIT:
        s.cubes -= 1
        wanted = t.board.later_recruits if s.recruited else t.board.first_recruits
        enlist(s, s.turn, 1 - active_kind(s), wanted)
        s.recruited = 1
        end_action(t, s)
    elif deed.verb == DONE:
        end_action(t, s)
    else:
        remove_tile(s, HAND + s.turn, deed.tile)
        announce(t, s, deed)


def announce(t: Table, s: Macht, deed: Deed) -> None:
    """The cube and the tile are gone at once; then the foe may cancel what was announced."""
    s.cubes -= 1
    add_tile(s, DISCARDS, deed.tile)
    s.tile = deed.tile
    s.place = deed.place
    s.other = deed.other
    s.choice = deed.choice
    if may_cancel(t, s, deed.tile):
        s.actor = foe(s.turn)
        s.step = SERPENT_STEP
    else:
        _go_on(t, s)


def may_cancel(t: Table, s: Macht, tile: i64) -> bool:
    """R108, R112, Q14."""
    if s.cubes == 0 or not tiles_in(s, HAND + foe(s.turn)) & BIT[SERPENT]:
        return False
    return tile < VICTORY_POINT or not t.serpent_plain


def _go_on(t: Table, s: Macht) -> None:
    s.actor = s.turn
    if s.tile >= VICTORY_POINT:
        begin_auction(s)
    else:
        carry_out(t, s)


def answer(t: Table, s: Macht, deed: Deed) -> None:
    """What the holder of a Serpent says to a tile."""
    if deed.verb != CANCEL:
        _go_on(t, s)
        return
    s.cubes -= 1
    remove_tile(s, HAND + s.actor, SERPENT)
    add_tile(s, DISCARDS, SERPENT)
    if s.tile >= VICTORY_POINT:  # Q43
        auction_over(t, s)
    else:  # Q17
        use_over(t, s)
