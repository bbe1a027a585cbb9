"""One offer at random without listing them all, for random play and search.

What can be said is counted set by set, a number is drawn, and the sets are gone through again until
the number falls into one.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from equipoise.core.fair import Bits
from equipoise.games.macht.board import (
    BIT,
    BONUS,
    BONUSES,
    INFLUENCE,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SYMBOL_COUNT,
    count_bits,
    nth_bit,
    place_of,
)
from equipoise.games.macht.rules.offers import chance_block, chance_set, offers
from equipoise.games.macht.rules.possible import (
    influence_places,
    may_recruit,
    movement_partners,
    put_places,
)
from equipoise.games.macht.state import (
    ACTION_STEP,
    HAND,
    MORE_STEP,
    OFFER,
    Macht,
    Table,
    held,
    marked,
    open_to,
    tiles_in,
)


def draw_offer(t: Table, s: Macht, bits: Bits) -> i64:
    a = t.actions
    if s.step < ACTION_STEP:
        drawn = chance_set(t, s)
        return chance_block(t, s) + nth_bit(drawn, bits.below(count_bits(drawn)))
    if s.step > MORE_STEP:
        listed = cast(list[int], offers(t, s))
        return listed[bits.below(len(listed))]
    hand = tiles_in(s, HAND + s.turn)
    places = influence_places(t, s) if hand else i64(0)
    uses = _count_uses(t, s, hand, places) if hand else i64(0)
    if s.step == MORE_STEP:
        n = bits.below(uses + 1)
        return a.done if n == uses else _nth_use(t, s, hand, places, n)
    offer, spots = tiles_in(s, OFFER), put_places(t, s)
    takes, puts = count_bits(offer), count_bits(spots)
    n = bits.below(takes + puts + 1 + uses)
    if n < takes:
        return a.take + nth_bit(offer, n)
    n -= takes
    if n < puts:
        return a.put + nth_bit(spots, n)
    n -= puts
    return a.recruit if n == 0 else _nth_use(t, s, hand, places, n - 1)


def _count_uses(t: Table, s: Macht, hand: i64, places: i64) -> i64:
    number = count_bits(hand & BONUSES)
    for symbol in range(SYMBOL_COUNT):
        if hand & BIT[INFLUENCE + symbol]:
            number += count_bits(places & marked(s, symbol))
    if hand & BIT[MERLIN]:
        number += count_bits(places)
    if hand & BIT[MOVEMENT]:
        for place in range(t.board.count):
            number += count_bits(movement_partners(t, s, place))
    if hand & BIT[SEA_MOVE]:
        number += _count_sea_moves(t, s)
    hand &= t.recruiters
    while hand:
        tile = place_of(hand & -hand)
        hand &= hand - 1
        for choice in range(t.actions.first_choice[tile + 1] - t.actions.first_choice[tile]):
            if may_recruit(t, s, tile, choice):
                number += 1
    return number


def _count_sea_moves(t: Table, s: Macht) -> i64:
    """From every own harbour to every other that is open: its own harbours are among these."""
    return count_bits(held(s, s.turn) & t.board.coast) * (
        count_bits(open_to(t, s, s.turn) & t.board.coast) - 1
    )


def _nth_use(t: Table, s: Macht, hand: i64, places: i64, n: i64) -> i64:
    a = t.actions
    for symbol in range(SYMBOL_COUNT):
        if hand & BIT[INFLUENCE + symbol]:
            aims = places & marked(s, symbol)
            if n < count_bits(aims):
                return a.influence_id(symbol, nth_bit(aims, n))
            n -= count_bits(aims)
    if hand & BIT[MERLIN]:
        if n < count_bits(places):
            return a.merlin + nth_bit(places, n)
        n -= count_bits(places)
    if n < count_bits(hand & BONUSES):
        return a.bonus + nth_bit(hand & BONUSES, n) - BONUS
    n -= count_bits(hand & BONUSES)
    if hand & BIT[MOVEMENT]:
        for place in range(t.board.count):
            partners = movement_partners(t, s, place)
            if n < count_bits(partners):
                return a.movement_id(place, nth_bit(partners, n))
            n -= count_bits(partners)
    if hand & BIT[SEA_MOVE]:
        number = _count_sea_moves(t, s)
        if n < number:
            return _nth_sea_move(t, s, n)
        n -= number
    return _nth_recruiting(t, s, hand & t.recruiters, n)


def _nth_sea_move(t: Table, s: Macht, n: i64) -> i64:
    harbours = open_to(t, s, s.turn) & t.board.coast
    others = count_bits(harbours) - 1
    source = nth_bit(held(s, s.turn) & t.board.coast, n // others)
    return t.actions.sea_move_id(source, nth_bit(harbours & ~BIT[source], n % others))


def _nth_recruiting(t: Table, s: Macht, hand: i64, n: i64) -> i64:
    a = t.actions
    while hand:
        tile = place_of(hand & -hand)
        hand &= hand - 1
        first = a.first_choice[tile]
        for choice in range(a.first_choice[tile + 1] - first):
            if may_recruit(t, s, tile, choice):
                if n == 0:
                    return a.use_recruit + first + choice
                n -= 1
    return -1
