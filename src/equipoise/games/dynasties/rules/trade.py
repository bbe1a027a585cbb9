"""Trade Season: an Envoy or a Match in each player's turn (D05)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import ENVOY, MATCH, PASS, USE, Deed, card_of
from equipoise.games.dynasties.board import AGENT, DIPLOMATIC, NOBLE
from equipoise.games.dynasties.rules import texts
from equipoise.games.dynasties.rules.cards import discard, nobles_of, pile, ready_cards
from equipoise.games.dynasties.rules.frames import ENVOYS, check, pop, push
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import COURT, MATCHED, SENT, Dynasties, Table

MATCH_STEP: Final = 20  # of the frame ENVOYS


def court_agents(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Unengaged agents in the Court."""
    return [card for card in pile(t, s, COURT, seat) if t.kind[card] == AGENT and not s.engaged[card]]


def diplomatic_cards(t: Table, s: Dynasties, seat: int, without: int) -> list[int]:
    """Own usable cards with a Diplomatic emblem, but for one."""
    cards = ready_cards(t, s, seat)
    return [card for card in cards if card != without and t.emblem(card, DIPLOMATIC)]


def free_nobles(t: Table, s: Dynasties, without: int) -> list[int]:
    """Unengaged face-up nobles of all players but one."""
    found: list[int] = []
    for seat in range(t.seats):
        if seat != without and living(s, seat):
            found += [card for card in nobles_of(t, s, seat) if not s.engaged[card]]
    return found


def matchable(t: Table, s: Dynasties, seat: int, noble: int) -> bool:
    """Whether somebody can be matched with that noble: neither the speaker's nor of the same player."""
    return any(s.holder[other] != s.holder[noble] for other in free_nobles(t, s, seat))


def first_nobles(t: Table, s: Dynasties, seat: int, agent: int) -> list[int]:
    """Nobles a Match can begin with, so that a second noble and a card for it remain."""
    cards = [card for card in diplomatic_cards(t, s, seat, agent)]
    found: list[int] = []
    for noble in free_nobles(t, s, -1):
        if any(card != noble for card in cards) and matchable(t, s, seat, noble):
            found.append(noble)
    return found


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [PASS]
    cards = ready_cards(t, s, seat)
    diplomatic = [card for card in cards if t.emblem(card, DIPLOMATIC)]
    for card in cards:
        if t.kind[card] == NOBLE and diplomatic and diplomatic != [card]:
            found.append(t.actions.of(ENVOY, card, seat))
    if not s.stack[-1][2]:
        for agent in court_agents(t, s, seat):
            if first_nobles(t, s, seat, agent):
                found.append(t.actions.of(MATCH, agent, seat))
    return found + texts.active_offers(t, s, seat)


def act(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
        return
    card = card_of(deed.name, seat)
    if deed.verb == USE:
        texts.use(t, s, seat, card)
    elif deed.verb == ENVOY:
        pop(s)
        s.envoy = [SENT, seat, card, -1, -1, -1, 0, 0]
        push(s, [ENVOYS, 0])
    else:
        if t.match_uses_envoy:
            pop(s)
        else:
            s.stack[-1][2] = 1
        s.envoy = [MATCHED, seat, -1, -1, -1, -1, 0, 0]
        push(s, [ENVOYS, MATCH_STEP])
        discard(t, s, card)
        check(s)
