"""What a seat may know, and a position drawn at random among those it cannot tell apart (R354-R363, K48)."""

from __future__ import annotations

from typing import Sequence, cast, final

from mypy_extensions import i64

from equipoise.core.fair import Dice
from equipoise.core.game import Outcome, Saved, View
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.rules import planting
from equipoise.games.dynasties.rules.armies import armies_of
from equipoise.games.dynasties.rules.cards import disengage, pile
from equipoise.games.dynasties.rules.frames import (
    ASK_LAY,
    ASK_PLACE,
    ASK_PLANTING,
    kind_of,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.saved import hold
from equipoise.games.dynasties.state import (
    BACK,
    BURIED,
    DECK,
    FORCE,
    FRAME,
    GONE,
    HAND,
    NOWHERE,
    RUNNING,
    Dynasties,
    Table,
    packed,
)


@final
class DynastiesView(View):
    """The position without what the seat may not know, and the sizes of what is closed to it."""

    def __init__(
        self, seat: int, to_act: list[int], legal: list[int], seen: Dynasties, outcome: Outcome | None
    ) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.seen = seen
        self.outcome = outcome
        self.hands: list[int] = []  # sizes by seat
        self.decks: list[int] = []
        self.buried: list[int] = []

    def dump(self) -> Saved:
        saved = self.seen.dump()
        saved["seat"] = self.seat
        saved["to_act"] = self.to_act
        saved["legal"] = self.legal
        saved["hands"] = self.hands
        saved["decks"] = self.decks
        saved["buried"] = self.buried
        return saved


def bit_of(t: Table, seat: int) -> int:
    """Its place in the masks of memories; all who watch share one."""
    return 1 << (seat if seat >= 0 else t.seats)


def closed(t: Table, s: Dynasties, seat: int, card: int) -> bool:
    """Whether the seat cannot see or remember where the card is."""
    zone = s.zone[card]
    if zone in (DECK, GONE):
        return True
    if zone in (HAND, BURIED):
        return s.holder[card] != seat
    return zone == FORCE and not s.known[card] & bit_of(t, seat)


def look(
    t: Table, s: Dynasties, seat: int, to_act: list[int], legal: list[int], outcome: Outcome | None
) -> DynastiesView:
    seen = s.copy()
    view = DynastiesView(seat, to_act, legal, seen, outcome)
    bit = bit_of(t, seat)
    for zone, sizes in ((HAND, view.hands), (DECK, view.decks), (BURIED, view.buried)):
        sizes += [len(pile(t, s, zone, other)) for other in range(t.seats)]
    for army in s.armies:
        force = [BACK if closed(t, s, seat, card) else card for card in army[1:]]
        seen.force[army[0]] = packed(force)
    for card in range(CODES * t.seats):
        seen.known[card] &= bit
        seen.rumour[card] &= bit
        if closed(t, s, seat, card):
            _close(seen, card)
    hold(seen)
    for other in range(t.seats):
        if other != seat:
            seen.buried[other] = []
            seen.plays[other] = []
            seen.pending[other] = -1
    for at in range(0, s.top + FRAME, FRAME):
        _close_frame(s, seen, seat, at)
    return view


def _close(seen: Dynasties, card: int) -> None:
    """A card that is known to be face down with somebody keeps that, and nothing else is told of it."""
    if not seen.rumour[card]:
        seen.zone[card] = NOWHERE
        seen.holder[card] = card // CODES
    seen.known[card] = 0
    disengage(seen, card)


def _close_frame(s: Dynasties, seen: Dynasties, seat: int, at: i64) -> None:
    kind, asked = s.frames[at], s.frames[at + 1]
    if asked == seat:
        return
    if kind == ASK_LAY:
        seen.laid = []
    elif kind == ASK_PLACE and s.zone[s.frames[at + 2]] == HAND:
        seen.frames[at + 2] = BACK


def guess(t: Table, s: Dynasties, seat: int, dice: Dice) -> Dynasties:
    """The same view; each rival's unseen cards are dealt anew from that rival's own remainder."""
    other = s.copy()
    for rival in range(t.seats):
        if rival != seat and living(s, rival):
            _redeal(t, other, seat, rival, dice)
    hold(other)
    for at in range(0, s.top + FRAME, FRAME):
        kind, asked = s.frames[at], s.frames[at + 1]
        if kind == ASK_LAY and asked != seat:
            other.laid = []
        elif kind == ASK_PLACE and asked != seat and s.zone[s.frames[at + 2]] == HAND:
            hand = pile(t, other, HAND, asked)
            other.frames[at + 2] = hand[dice.below(len(hand))]
    if s.reason == RUNNING and kind_of(s) == ASK_PLANTING:
        _plan_anew(t, other, seat, dice)
    return other


def _redeal(t: Table, s: Dynasties, seat: int, rival: int, dice: Dice) -> None:
    bit = bit_of(t, seat)
    armies = armies_of(s, rival)
    backs = [
        (army, place) for army in armies for place in range(1, len(army)) if not s.known[army[place]] & bit
    ]
    masks = [s.known[army[place]] for army, place in backs]
    there = [army[place] for army, place in backs]
    listed = [card for card in there if s.rumour[card] & bit]
    pool = [card for card in there if card not in listed]
    free = len(pool)
    sizes = [len(pile(t, s, zone, rival)) for zone in (HAND, BURIED)]
    for zone in (DECK, HAND, BURIED):
        pool += pile(t, s, zone, rival)
    # In order first: how they really lie must not steer the dice.
    pool.sort()
    listed.sort()
    _shuffle(pool, dice)
    down = listed + pool[:free]
    _shuffle(down, dice)
    for n, (army, place) in enumerate(backs):
        card = down[n]
        army[place] = card
        s.zone[card] = FORCE
        s.holder[card] = rival
        s.known[card] = masks[n]
    for card in pool[:free]:  # what other seats have heard of it would tell that it really lies there
        s.rumour[card] = 0
    for army in armies:
        s.force[army[0]] = packed(army[1:])
    rest = pool[free:]
    hand, buried = rest[: sizes[0]], rest[sizes[0] : sizes[0] + sizes[1]]
    s.buried[rival] = buried
    deck = rest[sizes[0] + sizes[1] :]
    for zone, cards in ((DECK, deck), (HAND, hand), (BURIED, buried)):
        for card in cards:
            s.zone[card] = zone
            s.holder[card] = rival
            s.known[card] = s.rumour[card] = 0


def _plan_anew(t: Table, s: Dynasties, seat: int, dice: Dice) -> None:
    """What rivals have chosen unseen: anything they can choose; who has finished has finished."""
    for rival in range(t.seats):
        if rival == seat or not living(s, rival) or not planting.plays_due(t, s, rival):
            continue
        finished = value(s, 1) >> rival & 1
        s.plays[rival] = []
        s.pending[rival] = -1
        set_value(s, 1, value(s, 1) & ~(1 << rival))
        while finished and not value(s, 1) >> rival & 1:
            legal = cast(Sequence[int], planting.offers(t, s, rival))
            planting.choose(t, s, rival, t.actions.deed(legal[dice.below(len(legal))]))


def _shuffle(cards: list[int], dice: Dice) -> None:
    for n in range(len(cards) - 1, 0, -1):
        other = dice.below(n + 1)
        cards[n], cards[other] = cards[other], cards[n]
