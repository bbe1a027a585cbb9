"""What a position of dynasties promises a seat: the way to Peace, cards, armies, a deck that lasts."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec

from equipoise.bots.search.opinion import Opinion
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.games.dynasties.board import NOBLE, RANK, RESOURCE
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.armies import armies_of, army_of
from equipoise.games.dynasties.rules.cards import is_engaged, pile
from equipoise.games.dynasties.rules.draws import deck_size, still_due
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.planting import FACE_UP, plays_due
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.simple.rules import score
from equipoise.games.dynasties.simple.state import NO_CARD, Simple, is_agent
from equipoise.games.dynasties.state import COURT, FRAME, HAND, REALM, RUNNING, Dynasties, Table

NAMES: Final = [
    "suits shown", "suits shown squared", "suits to be shown", "missing suits in hand", "two suits short",
    "one suit short", "Peace in hand", "cards", "ready", "nobles' ranks", "Monarch", "armies",
    "leaders' ranks", "force cards", "force ranks", "hand", "thin deck", "to draw", "to take", "to play",
    "Victory Actions", "Envoy", "attack sent", "attacked", "out", "nobles won in the simple game",
    "card laid in the simple game",
]  # fmt: skip
THIN: Final = 12
SUITS: Final = 8  # of nobles and of resources, four each, make Peace


@final
class DynastiesOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        if isinstance(game, SimpleGame):
            assert isinstance(s, Simple)
            return vec[float]([0.0] * (len(NAMES) - 2) + _simple(s, seat))
        assert isinstance(game, DynastiesGame)
        assert isinstance(s, Dynasties)
        if not living(s, seat):
            return vec[float]([0.0] * (len(NAMES) - 3) + [1.0, 0.0, 0.0])
        t = game.table
        found = _shown(t, s, seat)
        found += _cards(t, s, seat)
        found += _armies(t, s, seat)
        found += _begun(t, s, seat)
        found += [0.0, 0.0, 0.0]
        return vec[float](found)

    def imagine(self, game: Game[Any], s: State, seat: int, dice: Dice) -> State:
        """What rivals have planted unseen is taken back: the search plants for them."""
        found: State = game.guess(s, seat, dice)
        if isinstance(found, Dynasties):
            if found.reason == RUNNING and f.kind_of(found) == f.ASK_PLANTING:
                assert isinstance(game, DynastiesGame)
                t = game.table
                for rival in range(t.seats):
                    if rival != seat and living(found, rival) and plays_due(t, found, rival):
                        found.plays[rival] = []
                        found.pending[rival] = -1
                        f.set_value(found, 1, f.value(found, 1) & ~(1 << rival))
        else:
            assert isinstance(found, Simple)
            for rival in range(len(found.plays)):
                if rival != seat and found.plays[rival] != NO_CARD:
                    found.hands[rival].append(found.plays[rival])
                    found.plays[rival] = NO_CARD
        return found


def _shown(t: Table, s: Dynasties, seat: int) -> list[float]:
    """Suits that Peace needs: nobles in the Court, resources in the Realm, what planting will add and what
    the hand could."""
    suits = 0
    for zone in (COURT, REALM):
        for card in pile(t, s, zone, seat):
            suits |= _needed(t, card)
    later = suits
    plays = s.plays[seat]
    for n in range(0, len(plays), 4):
        if plays[n + 1] == FACE_UP:
            later |= _needed(t, plays[n])
    held = later
    for card in pile(t, s, HAND, seat):
        held |= _needed(t, card)
    shown, soon, whole = suits.bit_count(), later.bit_count(), held.bit_count()
    return [
        shown / SUITS,
        shown * shown / SUITS**2,
        (soon - shown) / SUITS,
        (whole - soon) / SUITS,
        1.0 if soon >= SUITS - 2 else 0.0,
        1.0 if soon >= SUITS - 1 else 0.0,
        1.0 if whole == SUITS else 0.0,
    ]


def _needed(t: Table, card: int) -> int:
    """The bit of what a card shows that Peace needs."""
    if t.kind[card] == NOBLE:
        return 1 << t.suit[card]
    return 16 << t.suit[card] if t.kind[card] == RESOURCE else 0


def _cards(t: Table, s: Dynasties, seat: int) -> list[float]:
    cards = ready = ranks = 0
    for zone in (COURT, REALM):
        for card in pile(t, s, zone, seat):
            cards += 1
            if not is_engaged(s, card):
                ready += 1
            if t.kind[card] != RESOURCE:
                ranks += t.rank[card]
    return [cards / 10, ready / 10, ranks / 15, 1.0 if s.monarch[seat] >= 0 else 0.0]


def _armies(t: Table, s: Dynasties, seat: int) -> list[float]:
    armies = leaders = force = ranks = 0
    for army in armies_of(s, seat):
        armies += 1
        leaders += t.rank[army[0]]
        force += len(army) - 1
        for card in army[1:]:
            ranks += t.rank[card]
    lacking = max(0, THIN - deck_size(t, s, seat))
    hand = len(pile(t, s, HAND, seat))
    return [armies / 3, leaders / 9, force / 6, ranks / 30, hand / 8, lacking * lacking / 144]


def _begun(t: Table, s: Dynasties, seat: int) -> list[float]:
    """Draws, plays, Envoys, attacks and victories that are under way."""
    drawn = takes = plays = victories = 0
    for at in range(0, s.top + FRAME, FRAME):
        kind, asked = s.frames[at], s.frames[at + 1]
        if kind == f.DRAWING:
            drawn += still_due(s, at, seat)
        elif kind == f.ASK_TAKE and asked == seat:
            takes += 1
        elif kind in (f.ASK_PLAY, f.ASK_PLACE) and asked == seat:
            plays += 1
        elif kind == f.ASK_VICTORY and asked == seat:
            victories += 1
    envoy = 1.0 if s.envoy and s.envoy[1] == seat else 0.0
    sent = met = 0
    for n in range(0, len(s.sent), 3):
        leader, target = s.sent[n], s.sent[n + 1]
        ours = len(army_of(s, leader)) - 1
        if s.holder[leader] == seat:
            sent += ours - sum([len(army) - 1 for army in armies_of(s, target)])
        elif target == seat:
            met += ours
    return [drawn / 4, float(takes), float(plays), float(victories), envoy, sent / 3, met / 3]


def _simple(s: Simple, seat: int) -> list[float]:
    """Points won, and the strength of the card laid: which noble comes nobody knows."""
    laid = s.plays[seat]
    strength = 0 if laid == NO_CARD else 6 if is_agent(laid) else RANK[laid]
    return [score(s, seat) / 20, strength / 6]


def make(weights: list[float]) -> Opinion:
    return DynastiesOpinion(weights)
