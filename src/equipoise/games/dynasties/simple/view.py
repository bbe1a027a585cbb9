"""What a seat may know of the simple game: its hand, what was shown, and how many cards are where."""

from __future__ import annotations

from typing import final

from equipoise.core.fair import Dice
from equipoise.core.game import Saved, View
from equipoise.games.dynasties.simple.state import NO_CARD, Simple, SimpleTable


@final
class SimpleView(View):
    def __init__(self, seat: int, to_act: list[int], legal: list[int], seen: Simple) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.seen = seen
        self.hands = [len(hand) for hand in seen.hands]
        self.laid = [0 if card == NO_CARD else 1 for card in seen.plays]  # who has chosen

    def dump(self) -> Saved:
        saved = self.seen.dump()
        saved["seat"] = self.seat
        saved["to_act"] = self.to_act
        saved["legal"] = self.legal
        saved["hands"] = self.hands
        saved["laid"] = self.laid
        return saved


def look(t: SimpleTable, s: Simple, seat: int, to_act: list[int], legal: list[int]) -> SimpleView:
    view = SimpleView(seat, to_act, legal, s.copy())
    view.seen.pool = []
    for other in range(t.seats):
        if other != seat:
            view.seen.hands[other] = []
            view.seen.plays[other] = NO_CARD
    return view


def guess(t: SimpleTable, s: Simple, seat: int, dice: Dice) -> Simple:
    """The unseen cards dealt anew to the pool, the rivals' hands and what they have laid."""
    other = s.copy()
    rivals = [rival for rival in range(t.seats) if rival != seat]
    unseen = list(s.pool)
    for rival in rivals:
        unseen += s.hands[rival] + [card for card in s.plays[rival : rival + 1] if card != NO_CARD]
    unseen.sort()  # how they really lie must not steer the dice
    for n in range(len(unseen) - 1, 0, -1):
        place = dice.below(n + 1)
        unseen[n], unseen[place] = unseen[place], unseen[n]
    for rival in rivals:
        size = len(s.hands[rival])
        other.hands[rival] = unseen[:size]
        del unseen[:size]
        if s.plays[rival] != NO_CARD:
            other.plays[rival] = unseen.pop()
    other.pool = sorted(unseen)
    return other
