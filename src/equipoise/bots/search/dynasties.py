"""What a position of dynasties promises a seat: the way to Peace, cards, armies, a deck that lasts."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec

from equipoise.bots.search.opinion import Opinion
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.games.dynasties.board import (
    AGENT,
    DIPLOMATIC,
    MARTIAL,
    NOBLE,
    POPULATION,
    RANK,
    RESOURCE,
    TREASURE,
)
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.armies import armies_of, army_of, force_size
from equipoise.games.dynasties.rules.cards import is_engaged
from equipoise.games.dynasties.rules.draws import deck_size, still_due
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.planting import FACE_UP, plays_due
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.simple.rules import score
from equipoise.games.dynasties.simple.state import NO_CARD, Simple, is_agent
from equipoise.games.dynasties.state import (
    COURT,
    FRAME,
    HAND,
    LEADER,
    REALM,
    RUNNING,
    Dynasties,
    Table,
)

NAMES: Final = [
    # The way to Peace.
    "suits shown", "four suits short", "three suits short", "two suits short", "one suit short",
    "nobles' suits to be found", "resources' suits to be found", "two suits to be found",
    "one suit to be found", "Peace in hand", "Peace in one play", "Peace in three plays",
    # Cards.
    "home", "small home", "ready", "nobles ready", "agents ready", "Martial ready", "Population ready",
    "Treasure ready", "Diplomatic ready", "nobles' ranks", "Monarch", "Monarch at home", "hand",
    "nobles in hand", "deck of under 20", "deck of under 12",
    # War.
    "armies", "leaders' ranks", "force cards", "force ranks", "fresh force cards", "force beyond rivals'",
    "force beyond squared", "force to what rivals have", "fresh force to rivals' home",
    "fresh force, rivals bare",
    # What is under way.
    "to take", "to play", "Victory Actions", "attack sent", "attacked", "lead", "out",
    "nobles won in the simple game", "card laid in the simple game",
]  # fmt: skip
SUITS: Final = 8  # of nobles and of resources, four each, make Peace
SIMPLE: Final = 2  # features of the simple game, the last ones


@final
class DynastiesOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        if isinstance(game, SimpleGame):
            assert isinstance(s, Simple)
            return vec[float]([0.0] * (len(NAMES) - SIMPLE) + _simple(s, seat))
        assert isinstance(game, DynastiesGame)
        assert isinstance(s, Dynasties)
        if not living(s, seat):
            return vec[float]([0.0] * (len(NAMES) - SIMPLE - 1) + [1.0, 0.0, 0.0])
        t = game.table
        found = _peace(t, s, seat)
        found += _cards(t, s, seat)
        found += _war(t, s, seat)
        found += _begun(t, s, seat)
        found += [0.0, 0.0, 0.0]
        return vec[float](found)

    def goes_on(self, game: Game[Any], s: State) -> bool:
        """Who reforms lays out card after card."""
        return isinstance(s, Dynasties) and s.reason == RUNNING and f.kind_of(s) == f.ASK_LAY

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


def _peace(t: Table, s: Dynasties, seat: int) -> list[float]:
    """Suits that Peace needs: nobles in the Court, resources in the Realm, what planting will add and what
    the hand could."""
    suits = 0
    for zone in (COURT, REALM):
        for card in s.cards(zone, seat):
            suits |= _needed(t, card)
    plays = s.plays[seat]
    for n in range(0, len(plays), 4):
        if plays[n + 1] == FACE_UP:
            suits |= _needed(t, plays[n])
    held = suits
    for card in s.cards(HAND, seat):
        held |= _needed(t, card)
    short = SUITS - suits.bit_count()
    nobles, resources = 4 - (held & 15).bit_count(), 4 - (held >> 4).bit_count()
    to_find = nobles + resources
    return [
        (SUITS - short) / SUITS,
        float(short <= 4),
        float(short <= 3),
        float(short <= 2),
        float(short <= 1),
        nobles / 4,
        resources / 4,
        float(to_find <= 2),
        float(to_find <= 1),
        float(to_find == 0),
        float(to_find == 0 and short <= 1),
        float(to_find == 0 and short <= 3),
    ]


def _needed(t: Table, card: int) -> int:
    """The bit of what a card shows that Peace needs."""
    if t.kind[card] == NOBLE:
        return 1 << t.suit[card]
    return 16 << t.suit[card] if t.kind[card] == RESOURCE else 0


def _cards(t: Table, s: Dynasties, seat: int) -> list[float]:
    home = ready = nobles = agents = ranks = 0
    martial = population = treasure = diplomatic = 0
    for zone in (COURT, REALM):
        for card in s.cards(zone, seat):
            home += 1
            if t.kind[card] != RESOURCE:
                ranks += t.rank[card]
            if is_engaged(s, card):
                continue
            ready += 1
            if t.kind[card] == NOBLE:
                nobles += 1
            elif t.kind[card] == AGENT:
                agents += 1
            martial += t.emblem(card, MARTIAL)
            population += t.emblem(card, POPULATION) > 0
            treasure += t.emblem(card, TREASURE) > 0
            diplomatic += t.emblem(card, DIPLOMATIC) > 0
    hand = in_hand = 0
    for card in s.cards(HAND, seat):
        hand += 1
        if t.kind[card] == NOBLE:
            in_hand += 1
    due = _due(s, seat)
    small = max(0, 4 - home)
    monarch = s.monarch[seat]
    found = [
        home / 10, small * small / 16, ready / 10, nobles / 4, agents / 3, martial / 10, population / 4,
        treasure / 4, diplomatic / 4, ranks / 15, float(monarch >= 0),
        float(monarch >= 0 and s.zone[monarch] == COURT), (hand + due) / 8, in_hand / 3,
    ]  # fmt: skip
    deck = max(0, deck_size(t, s, seat) - due)
    for size in (20, 12):
        lacking = max(0, size - deck)
        found.append(lacking * lacking / (size * size))
    return found


def _due(s: Dynasties, seat: int) -> int:
    """Cards that are still to be drawn."""
    due = 0
    for at in range(0, s.top + FRAME, FRAME):
        if s.frames[at] == f.DRAWING:
            due += still_due(s, at, seat)
    return due


def _force(s: Dynasties, seat: int) -> int:
    return sum([force_size(s, leader) for leader in s.cards(LEADER, seat)])


def _war(t: Table, s: Dynasties, seat: int) -> list[float]:
    armies = leaders = force = ranks = fresh = 0
    for army in armies_of(s, seat):
        armies += 1
        leaders += t.rank[army[0]]
        force += len(army) - 1
        if not is_engaged(s, army[0]) and not s.attacked[army[0]]:
            fresh += len(army) - 1
        for card in army[1:]:
            ranks += t.rank[card]
    beyond = bare = 0
    share = reach = 0.0
    for rival in range(t.seats):
        if rival != seat and living(s, rival):
            theirs = _force(s, rival)
            home = len(s.cards(COURT, rival)) + len(s.cards(REALM, rival))
            beyond = max(beyond, force - theirs)
            share = max(share, force / (1 + home + theirs))
            reach = max(reach, fresh / (1 + home))
            if theirs == 0:
                bare = fresh
    return [
        armies / 3, leaders / 9, force / 6, ranks / 30, fresh / 6, beyond / 6, beyond * beyond / 36,
        min(share, 3.0), min(reach, 3.0), bare / 6,
    ]  # fmt: skip


def _begun(t: Table, s: Dynasties, seat: int) -> list[float]:
    """Plays, attacks and victories that are under way."""
    takes = plays = victories = 0
    for at in range(0, s.top + FRAME, FRAME):
        kind, asked = s.frames[at], s.frames[at + 1]
        if kind == f.ASK_TAKE and asked == seat:
            takes += 1
        elif kind in (f.ASK_PLAY, f.ASK_PLACE) and asked == seat:
            plays += 1
        elif kind == f.ASK_VICTORY and asked == seat:
            victories += 1
    sent = met = 0
    for n in range(0, len(s.sent), 3):
        leader, target = s.sent[n], s.sent[n + 1]
        ours = len(army_of(s, leader)) - 1
        if s.holder[leader] == seat:
            sent += ours - sum([len(army) - 1 for army in armies_of(s, target)])
        elif target == seat:
            met += ours
    return [float(takes), float(plays), float(victories), sent / 3, met / 3, float(s.lead == seat)]


def _simple(s: Simple, seat: int) -> list[float]:
    """Points won, and the strength of the card laid: which noble comes nobody knows."""
    laid = s.plays[seat]
    strength = 0 if laid == NO_CARD else 6 if is_agent(laid) else RANK[laid]
    return [score(s, seat) / 20, strength / 6]


def make(weights: list[float]) -> Opinion:
    return DynastiesOpinion(weights)
