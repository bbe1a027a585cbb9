"""Cards from a deck: chance says which (R038, R142-R147, R211)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.fair import Bits
from equipoise.games.dynasties.actions import CARD, Deed
from equipoise.games.dynasties.board import BIT, CODES, count_bits, nth_code, place_of
from equipoise.games.dynasties.handful import NO_VERB, Handful
from equipoise.games.dynasties.rules.cards import held, lift, put
from equipoise.games.dynasties.rules.frames import (
    DRAWING,
    PILLAGING,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import DECK, DISCARD, HAND, Dynasties, Table

# Shares are a queue: for each who draws the seat + 1 and how many cards, the first in the lowest bits.
SEAT_BITS: Final = 3
SHARE_BITS: Final = 8
# Where the values of the frame DRAWING stand.
DRAWERS: Final = 1
SEAT: Final = 2
CARDS: Final = 3
SHARES: Final = 4


def deck_size(t: Table, s: Dynasties, seat: i64) -> i64:
    return count_bits(held(s, DECK, seat, seat)) + len(s.buried[seat])


def deck_is_empty(s: Dynasties, seat: i64) -> bool:
    return held(s, DECK, seat, seat) == 0 and not s.buried[seat]


def share(seat: i64, number: i64) -> i64:
    return seat + 1 | number << SEAT_BITS


def draw(t: Table, s: Dynasties, shares: i64) -> None:
    """One effect in which players draw; who draws 0 is not touched by it."""
    drawers: i64 = 0
    left = shares
    while left:
        seat = (left & 7) - 1
        if left >> SEAT_BITS & 31 and living(s, seat):
            drawers |= 1 << seat
        left >>= SHARE_BITS
    push(s, DRAWING, drawers, 0, 0, shares)
    _next_drawer(t, s)


def still_due(s: Dynasties, at: i64, seat: i64) -> i64:
    """How many cards a seat is still to draw by the frame DRAWING that lies there."""
    due: i64 = 0
    if s.frames[at + SEAT] == seat:
        due = s.frames[at + CARDS]
    shares = s.frames[at + SHARES]
    while shares:
        if (shares & 7) - 1 == seat:
            due += shares >> SEAT_BITS & 31
        shares >>= SHARE_BITS
    return due


def _next_drawer(t: Table, s: Dynasties) -> None:
    """Passes over who is served or has no deck left; after the last, knock-outs are assessed."""
    while value(s, CARDS) == 0 or deck_is_empty(s, value(s, SEAT)):
        shares = value(s, SHARES)
        if shares == 0:
            _all_served(t, s)
            return
        seat = (shares & 7) - 1
        number = shares >> SEAT_BITS & 31
        if not living(s, seat):
            number = 0
        set_value(s, SEAT, seat)
        set_value(s, CARDS, number)
        set_value(s, SHARES, shares >> SHARE_BITS)


def _all_served(t: Table, s: Dynasties) -> None:
    drawers = value(s, DRAWERS)
    for seat in range(t.seats):
        if drawers >> seat & 1 and deck_is_empty(s, seat):
            s.doomed |= 1 << seat
    pop(s)
    check(s)


def source(s: Dynasties) -> i64:
    """The cards that can come next: the deck, or when it is empty the first buried one."""
    seat = value(s, SEAT)
    deck = held(s, DECK, seat, seat)
    return deck if deck else BIT[s.buried[seat][0] % CODES]


def card_offers(t: Table, s: Dynasties) -> Handful:
    return Handful(t.ids, False, source(s), CARD, NO_VERB)


def draw_offer(t: Table, s: Dynasties, bits: Bits) -> i64:
    """One of them, each equally likely."""
    codes = source(s)
    return t.ids.first[CARD] + place_of(nth_code(codes, bits.below(count_bits(codes))))


def take_card(t: Table, s: Dynasties, seat: i64, code: i64, zone: i64) -> None:
    card = seat * CODES + code
    lift(t, s, card)
    put(t, s, card, zone, seat)


def drawn(t: Table, s: Dynasties, deed: Deed) -> None:
    seat, left = value(s, SEAT), value(s, CARDS) - 1
    take_card(t, s, seat, deed.name, HAND)
    set_value(s, CARDS, left)
    if left == 0 or deck_is_empty(s, seat):
        _next_drawer(t, s)


def pillage(t: Table, s: Dynasties, winner: i64, loser: i64) -> None:
    push(s, PILLAGING, winner, loser)


def pillaged(t: Table, s: Dynasties, deed: Deed) -> None:
    """The loser's card is lost, the winner draws: one effect (R211, K35)."""
    winner, loser = value(s, 1), value(s, SEAT)
    pop(s)
    take_card(t, s, loser, deed.name, DISCARD)
    if t.pillage_knocks_out and deck_is_empty(s, loser):
        s.doomed |= 1 << loser
    draw(t, s, share(winner, 1))
