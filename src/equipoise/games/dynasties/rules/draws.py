"""Cards from a deck: chance says which (R038, R142-R147, R211)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.fair import Bits
from equipoise.games.dynasties.actions import CARD, Deed
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.rules.cards import pile, put
from equipoise.games.dynasties.rules.frames import DRAWING, PILLAGING, check, pop, push
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import BURIED, DECK, DISCARD, HAND, Dynasties, Table


def deck_size(t: Table, s: Dynasties, seat: int) -> int:
    return len(pile(t, s, DECK, seat)) + len(pile(t, s, BURIED, seat))


def draw(t: Table, s: Dynasties, shares: list[int]) -> None:
    """One effect in which players draw: pairs of seat and number; who draws 0 is not touched by it."""
    frame = [DRAWING, 0]
    for n in range(0, len(shares), 2):
        if shares[n + 1] > 0 and living(s, shares[n]):
            frame[1] |= 1 << shares[n]
            frame += [shares[n], shares[n + 1]]
    push(s, frame)
    settle_draw(t, s)


def settle_draw(t: Table, s: Dynasties) -> None:
    """Drops who is served or has no deck left; after the last, knock-outs are assessed."""
    frame = s.stack[-1]
    while len(frame) > 2 and (frame[3] == 0 or deck_size(t, s, frame[2]) == 0):
        del frame[2:4]
    if len(frame) > 2:
        return
    drawers = frame[1]
    for seat in range(t.seats):
        if drawers >> seat & 1 and deck_size(t, s, seat) == 0:
            s.doomed |= 1 << seat
    pop(s)
    check(s)


def source(t: Table, s: Dynasties) -> list[int]:
    """The cards that can come next: the deck, or when it is empty the first buried one."""
    frame = s.stack[-1]
    seat = frame[2]
    deck = pile(t, s, DECK, seat)
    return deck if deck else pile(t, s, BURIED, seat)[:1]


def card_offers(t: Table, s: Dynasties) -> list[int]:
    first = _first_card(t, s)  # half of all steps are draws: decks ascend
    return [first + card for card in source(t, s)]


def draw_offer(t: Table, s: Dynasties, bits: Bits) -> int:
    """One of them, each equally likely."""
    cards = source(t, s)
    return _first_card(t, s) + cards[bits.below(len(cards))]


def _first_card(t: Table, s: Dynasties) -> int:
    """What is to be added to a card of that deck for its id: ids follow the codes."""
    return t.actions.first[CARD] - s.stack[-1][2] * CODES


def _place(deck: list[int], card: int) -> i64:
    """Where a card lies in a deck, which ascends."""
    low: i64 = 0
    high: i64 = len(deck) - 1
    while low < high:
        middle = (low + high) // 2
        if deck[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def take_card(t: Table, s: Dynasties, seat: int, code: int, zone: int) -> None:
    card = seat * CODES + code
    deck = pile(t, s, DECK, seat)
    if deck:
        del deck[_place(deck, card)]
    else:
        del pile(t, s, BURIED, seat)[0]
    put(t, s, card, zone, seat)


def drawn(t: Table, s: Dynasties, deed: Deed) -> None:
    frame = s.stack[-1]
    take_card(t, s, frame[2], deed.name, HAND)
    frame[3] -= 1
    settle_draw(t, s)


def pillage(t: Table, s: Dynasties, winner: int, loser: int) -> None:
    push(s, [PILLAGING, winner, loser])


def pillaged(t: Table, s: Dynasties, deed: Deed) -> None:
    """The loser's card is lost, the winner draws: one effect (R211, K35)."""
    winner, loser = s.stack[-1][1], s.stack[-1][2]
    pop(s)
    take_card(t, s, loser, deed.name, DISCARD)
    if t.pillage_knocks_out and deck_size(t, s, loser) == 0:
        s.doomed |= 1 << loser
    draw(t, s, [winner, 1])
