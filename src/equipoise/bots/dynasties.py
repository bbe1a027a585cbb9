"""What a position of dynasties is worth to a seat: the way to Peace, cards, armies, a deck that lasts.

Many words only begin something; what is begun counts too, or it would never be.
"""

from __future__ import annotations

from typing import Any, Final

from equipoise.core.game import Game, State
from equipoise.games.dynasties.board import NOBLE, RANK, RESOURCE
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.armies import armies_of, army_of
from equipoise.games.dynasties.rules.cards import is_engaged, pile
from equipoise.games.dynasties.rules.draws import deck_size, still_due
from equipoise.games.dynasties.rules.frames import (
    ASK_PLACE,
    ASK_PLANTING,
    ASK_PLAY,
    ASK_TAKE,
    ASK_VICTORY,
    DRAWING,
    FIRST_QUESTION,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.planting import FACE_UP
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.simple.rules import score
from equipoise.games.dynasties.simple.state import Simple, is_agent
from equipoise.games.dynasties.state import COURT, FRAME, HAND, REALM, Dynasties, Table

WIN: Final = 1_000_000
OUT: Final = 200_000
SUIT_SHOWN: Final = 900  # a suit of nobles or resources that Peace needs
RIVAL: Final = 3  # a rival's worth counts for a third, the strongest once more
CARD: Final = 60
IN_HAND: Final = 45
CROWN: Final = 25
FORCE_CARD: Final = 40
THIN_DECK: Final = 40  # a card less where few are left
THIN: Final = 12
READY: Final = 8
WON_POINT: Final = 100
AGENT_LAID: Final = 6
ENVOY_SENT: Final = 150
VICTORY: Final = 70  # a Victory Action to come
BEGUN: Final = {
    ASK_TAKE: 3 * IN_HAND + 80,
    ASK_PLAY: SUIT_SHOWN // 3,
    ASK_PLACE: 120,
    ASK_VICTORY: 2 * VICTORY,
}


def evaluate(game: Game[Any], s: State, seat: int) -> int:
    if isinstance(game, SimpleGame):
        assert isinstance(s, Simple)
        return _simple(game, s, seat)
    assert isinstance(game, DynastiesGame)
    assert isinstance(s, Dynasties)
    outcome = game.outcome(s)
    if outcome is not None:
        return WIN * outcome.scores[seat] - WIN // 2
    t = game.table
    if not living(s, seat):
        return -OUT
    rivals = [_worth(t, s, other) for other in range(t.seats) if other != seat and living(s, other)]
    return RIVAL * _worth(t, s, seat) - sum(rivals) // len(rivals) - max(rivals)


def length(game: Game[Any], s: State) -> int:
    """Lunar Years; in the Simple game rounds."""
    if isinstance(s, Simple):
        return s.rounds
    assert isinstance(s, Dynasties)
    return s.year


def _worth(t: Table, s: Dynasties, seat: int) -> int:
    """Suits that Peace needs count most, the later ones more than the first."""
    planned = [card for card, how in zip(s.plays[seat][::4], s.plays[seat][1::4]) if how == FACE_UP]
    court = pile(t, s, COURT, seat) + planned
    nobles = {t.suit[card] for card in court if t.kind[card] == NOBLE}
    resources = {t.suit[card] for card in pile(t, s, REALM, seat) + planned if t.kind[card] == RESOURCE}
    shown = len(nobles) + len(resources)
    worth = SUIT_SHOWN * shown + 40 * shown * shown
    for card in pile(t, s, COURT, seat) + pile(t, s, REALM, seat):
        worth += CARD + (0 if is_engaged(s, card) else READY)
        worth += 0 if t.kind[card] == RESOURCE else CROWN * t.rank[card] // 2
    for army in armies_of(s, seat):
        worth += CARD + CROWN * t.rank[army[0]] // 2 + FORCE_CARD * (len(army) - 1)
        worth += sum(2 * t.rank[card] for card in army[1:])
    worth += IN_HAND * len(pile(t, s, HAND, seat))
    worth += _begun(t, s, seat)
    left = deck_size(t, s, seat)
    lacking = max(0, THIN - left)
    return worth - THIN_DECK * lacking * lacking


def _begun(t: Table, s: Dynasties, seat: int) -> int:
    """Draws, plays, Envoys, attacks and victories that are under way."""
    worth = 0
    few = deck_size(t, s, seat) < THIN
    for at in range(0, s.top + FRAME, FRAME):
        kind = s.frames[at]
        if kind == DRAWING and not few:
            worth += IN_HAND * still_due(s, at, seat)
        elif kind >= FIRST_QUESTION and s.frames[at + 1] == seat and kind != ASK_PLANTING:
            worth += BEGUN.get(kind, 0) * (0 if few and kind == ASK_TAKE else 1)
    if s.envoy and s.envoy[1] == seat and not few:
        worth += ENVOY_SENT
    for leader, target in zip(s.sent[::3], s.sent[1::3]):
        if s.holder[leader] == seat:
            ours = len(army_of(s, leader)) - 1
            theirs = sum(len(army) - 1 for army in armies_of(s, target))
            worth += VICTORY * ours - FORCE_CARD * theirs
    return worth


def _simple(game: SimpleGame, s: Simple, seat: int) -> int:
    """Points won, and the strongest card laid: nobody knows which noble comes, and hands are filled again."""
    outcome = game.outcome(s)
    if outcome is not None:
        return WIN // outcome.ranks[seat]
    laid = s.plays[seat]
    strength = 0 if laid < 0 else AGENT_LAID if is_agent(laid) else RANK[laid]
    return WON_POINT * score(s, seat) + strength
