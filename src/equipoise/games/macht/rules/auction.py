"""Lightning tiles: two secret bids, and what the winner does (R044-R058)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.actions import DONE, NONE, Deed
from equipoise.games.macht.board import BIT, ORANGE, REBELLION, VICTORY_POINT
from equipoise.games.macht.rules.carry import dismiss, fall, forget
from equipoise.games.macht.rules.cycle import end_action
from equipoise.games.macht.rules.possible import may_change
from equipoise.games.macht.state import (
    BID_STEP,
    CHANGE_STEP,
    MARKED,
    POINTS,
    REBELLION_STEP,
    SPARE,
    Macht,
    Table,
    active_kind,
    crowd,
    foe,
    held,
    symbol_of,
)


def begin_auction(s: Macht) -> None:
    s.step = BID_STEP
    s.actor = ORANGE
    s.bidder = NONE
    s.bid = 0


def bid(t: Table, s: Macht, seat: i64, number: i64) -> None:
    if s.bidder == NONE:
        s.bidder = seat
        s.bid = number
        s.actor = foe(seat)
        return
    other, earlier = s.bidder, s.bid
    s.orange_bid = number if seat == ORANGE else earlier
    s.white_bid = earlier if seat == ORANGE else number
    s.bidder = NONE
    s.bid = 0
    if number == earlier:  # R052
        auction_over(t, s)
    elif number > earlier:
        _won(t, s, seat, number)
    else:
        _won(t, s, other, earlier)


def _won(t: Table, s: Macht, winner: i64, price: i64) -> None:
    dismiss(s, winner, active_kind(s), price)  # R050
    s.actor = winner
    s.place = NONE
    if s.tile == VICTORY_POINT:
        s.chest[POINTS + winner] += 1  # R055
    elif s.tile == REBELLION:
        if held(s, foe(winner)):
            s.step = REBELLION_STEP
            return
    elif may_change(t, s):
        s.step = CHANGE_STEP
        return
    auction_over(t, s)


def auction_over(t: Table, s: Macht) -> None:
    """R053: whoever won, the action of the player whose turn it is has been spent."""
    forget(s)
    end_action(t, s)


def rebel(t: Table, s: Macht, deed: Deed) -> None:
    if deed.verb != DONE:
        loser = foe(s.actor)
        fall(t, s, loser, deed.kind, deed.place)
        s.place = deed.place
        s.gone += 1
        if s.gone < t.board.rebels and crowd(t, s, loser, deed.place) > 0:
            return
    auction_over(t, s)


def change_marker(t: Table, s: Macht, deed: Deed) -> None:
    if deed.verb != DONE:
        old = symbol_of(s, deed.place)
        s.masks[MARKED + old] &= ~BIT[deed.place]
        s.masks[MARKED + deed.symbol] |= BIT[deed.place]
        s.chest[SPARE + old] += 1  # Q22
        s.chest[SPARE + deed.symbol] -= 1
    auction_over(t, s)
