"""One offer at random without listing them all, for random play and search.

Darts are thrown at a board of equal fields: two for `done` and `call end`, then for each land with
own pawns of a class with an action left a strip of rows, one for moves and one for attacks on each
other player, and in a row a field for each place of the ring. A field that is no offer is a miss,
and the next dart flies; so every offer is equally likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.fair import Bits
from equipoise.games.europe1815.actions import CALL_END_ID, DONE_ID
from equipoise.games.europe1815.board import BANKER, GENERAL, KING, count_bits, nth_land, place_of, prey
from equipoise.games.europe1815.rules.reach import (
    action_left,
    copy_lands,
    may_call_end,
    may_respawn,
    respawn_lands,
    stuck_lands,
)
from equipoise.games.europe1815.state import Europe, Table, empire_of, kind, lands_with, room


def draw_offer(t: Table, s: Europe, bits: Bits) -> i64:
    widest = t.actions.widest
    kings = strips(t, s, KING)
    generals = strips(t, s, GENERAL)
    bankers = strips(t, s, BANKER)
    to_generals = count_bits(kings)
    to_bankers = to_generals + count_bits(generals)
    count = to_bankers + count_bits(bankers)
    id: i64 = -1
    while id < 0:
        field = bits.below(2 + count * t.seats * widest)
        if field < 2:
            if field == 0 or may_call_end(t, s):
                id = CALL_END_ID if field else DONE_ID
            continue
        # Thrown anew instead of divided out: the same chances, and quicker.
        strip, row, place = bits.below(count), bits.below(t.seats), bits.below(widest)
        if strip < to_generals:
            id = offer_at(t, s, KING, nth_land(kings, strip), row, place)
        elif strip < to_bankers:
            id = offer_at(t, s, GENERAL, nth_land(generals, strip - to_generals), row, place)
        else:
            id = offer_at(t, s, BANKER, nth_land(bankers, strip - to_bankers), row, place)
    return id


def strips(t: Table, s: Europe, cls: i64) -> i64:
    """The lands with fields for a class: where it stands; where it may come back, if it is lost."""
    if not action_left(s, cls):
        return 0
    lands = lands_with(t, s, kind(empire_of(s, s.actor), cls))
    if lands == 0 and may_respawn(t, s, cls):
        return respawn_lands(t, s)
    return lands


def offer_at(t: Table, s: Europe, cls: i64, here: i64, row: i64, place: i64) -> i64:
    """The id of the offer on that field of a land's strip, -1 for a miss."""
    land = place_of(here)
    aim = t.actions.ring[land * t.actions.widest + place]
    if row:
        # The players behind the one whose turn it is, in order.
        empire = empire_of(s, (s.actor + row) % t.seats)
        if not aim & lands_with(t, s, kind(empire, prey(cls))):
            return -1
        row = empire + 1
    elif aim == here:
        if not here & copy_lands(t, s, cls):
            return -1
    elif not aim & room(t, s):
        return -1
    if aim != here and here & stuck_lands(t, s, cls):
        return -1
    if not here & lands_with(t, s, kind(empire_of(s, s.actor), cls)):
        return _respawn_at(t, cls, here, row, place)
    return t.actions.respawn_id(cls, here) + 1 + row * t.actions.ring_size[land] + place


def _respawn_at(t: Table, cls: i64, here: i64, row: i64, place: i64) -> i64:
    """A class that is lost has but one offer in a land, on the first field."""
    return t.actions.respawn_id(cls, here) if row == 0 and place == 0 else i64(-1)
