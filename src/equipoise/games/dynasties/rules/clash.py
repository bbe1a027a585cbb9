"""A Clash: cards go forward, agents and martial cards are spent, the higher sum wins (R180-R197)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import (
    AGENT_SIDE,
    ATTACKER,
    DEFENDER,
    FRONT,
    MARTIAL_SIDE,
    PASS,
    WIN,
    Deed,
    card_of,
)
from equipoise.games.dynasties.board import AGENT, MARTIAL
from equipoise.games.dynasties.rules.cards import (
    army_of,
    come_back,
    destroy,
    discard,
    hidden,
    hidden_count,
    ready_cards,
)
from equipoise.games.dynasties.rules.draws import draw
from equipoise.games.dynasties.rules.frames import (
    ASK_AGENT,
    ASK_FRONT,
    ASK_MARTIAL,
    LOST,
    TIED,
    TOSSING,
    check,
    pop,
    push,
)
from equipoise.games.dynasties.rules.order import clash_order
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.rules.trade import court_agents
from equipoise.games.dynasties.state import (
    FRONT_ARMY,
    SIDE_SEAT,
    STOPPED,
    VALUE,
    WINNER,
    Dynasties,
    Table,
)

# Steps of the frame BATTLE.
BEGIN: Final = 2
SECOND_FRONT: Final = 3
AGENTS: Final = 4
AGENT_TURNS: Final = 5
MARTIAL_TURNS: Final = 6
REVEAL: Final = 7
JUDGE: Final = 8
TOSSED: Final = 9
LOSES: Final = 10
FALLS: Final = 11
ENDED: Final = 20


def side_armies(s: Dynasties, side: int) -> list[int]:
    return s.attackers if side == ATTACKER else s.defenders


def front_card(s: Dynasties, side: int) -> int:
    """The card a side has put forward: the top hidden one of that army."""
    return hidden(s, army_of(s, s.battle[FRONT_ARMY + side]))[0]


def carry_on(t: Table, s: Dynasties, frame: list[int]) -> None:
    step = frame[1]
    if s.battle[STOPPED]:
        frame[1] = ENDED
    elif step == BEGIN:
        _begin(s, frame)
    elif step == SECOND_FRONT:
        frame[1] = AGENTS
        push(s, [ASK_FRONT, s.battle[SIDE_SEAT + DEFENDER], DEFENDER])
    elif step == AGENTS:
        frame[1] = AGENT_TURNS
        frame += clash_order(t, s, s.battle[SIDE_SEAT + ATTACKER])
    elif step in (AGENT_TURNS, MARTIAL_TURNS):
        _next_turn(t, s, frame)
    elif step == REVEAL:
        _reveal(t, s, frame)
    else:
        _settle(t, s, frame)


def _begin(s: Dynasties, frame: list[int]) -> None:
    if hidden_count(s, s.attackers) == 0 or hidden_count(s, s.defenders) == 0:
        frame[1] = ENDED
        return
    s.battle[FRONT_ARMY:] = [-1, -1, 0, 0, 0, -1]
    frame[1] = SECOND_FRONT
    push(s, [ASK_FRONT, s.battle[SIDE_SEAT + ATTACKER], ATTACKER])


def _next_turn(t: Table, s: Dynasties, frame: list[int]) -> None:
    """Agents first, then martial cards, each seat in turn."""
    if len(frame) > 2:
        seat = frame[2]
        del frame[2]
        push(s, [ASK_AGENT if frame[1] == AGENT_TURNS else ASK_MARTIAL, seat, 0])
    elif frame[1] == AGENT_TURNS:
        frame[1] = MARTIAL_TURNS
        frame += clash_order(t, s, s.battle[SIDE_SEAT + ATTACKER])
    else:
        frame[1] = REVEAL


def _reveal(t: Table, s: Dynasties, frame: list[int]) -> None:
    """R189, R117-R119: revealed agents go back to their Courts, and nobody wins that Clash."""
    cards = [front_card(s, ATTACKER), front_card(s, DEFENDER)]
    frame[1] = JUDGE
    for card in cards:
        s.face[card] = 1
        s.known[card] = t.everyone
        s.rumour[card] = 0
    s.battle[FRONT_ARMY : FRONT_ARMY + 2] = cards  # from here on the cards themselves
    for card in cards:
        if t.kind[card] == AGENT:
            frame[1] = BEGIN
            for army in s.armies:
                if card in army:
                    army.remove(card)
            come_back(t, s, card, s.holder[card])
    if frame[1] == BEGIN:
        s.battle[FRONT_ARMY : FRONT_ARMY + 2] = [-1, -1]
        check(s)


def _settle(t: Table, s: Dynasties, frame: list[int]) -> None:
    """R190-R195."""
    battle = s.battle
    cards = battle[FRONT_ARMY : FRONT_ARMY + 2]
    if frame[1] == JUDGE:
        sums = [t.rank[cards[side]] + battle[VALUE + side] for side in (ATTACKER, DEFENDER)]
        frame[1] = LOSES
        if sums[0] == sums[1]:
            frame[1] = TOSSED
            open_window(t, s, TIED, -1, battle[SIDE_SEAT], -1)
        else:
            battle[WINNER] = ATTACKER if sums[0] > sums[1] else DEFENDER
    elif frame[1] == TOSSED:
        frame[1] = LOSES
        battle[WINNER] = s.verdict
        if s.verdict < 0:
            push(s, [TOSSING])
    elif frame[1] == LOSES:
        frame[1] = FALLS
        open_window(t, s, LOST, cards[1 - battle[WINNER]], battle[SIDE_SEAT + battle[WINNER]], -1)
    else:
        frame[1] = BEGIN
        winner = battle[SIDE_SEAT + battle[WINNER]]
        battle[FRONT_ARMY : FRONT_ARMY + 2] = [-1, -1]
        if not s.called_off:
            destroy(t, s, cards[1 - battle[WINNER]])
        draw(t, s, [winner, 1])


def toss_offers(t: Table) -> list[int]:
    return [t.actions.id(WIN, -1, side) for side in (ATTACKER, DEFENDER)]


def tossed(s: Dynasties, deed: Deed) -> None:
    s.battle[WINNER] = deed.number
    pop(s)


def front_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    side = s.stack[-1][2]
    able = [leader for leader in side_armies(s, side) if hidden(s, army_of(s, leader))]
    return [t.actions.of(FRONT, leader, seat) for leader in able]


def front(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    s.battle[FRONT_ARMY + s.stack[-1][2]] = card_of(deed.name, seat)
    pop(s)


def replace(s: Dynasties, side: int) -> None:
    """R184, R185: a side that lost its card puts another forward, or has lost the battle."""
    s.battle[FRONT_ARMY + side] = -1
    if hidden_count(s, side_armies(s, side)):
        push(s, [ASK_FRONT, s.battle[SIDE_SEAT + side], side])
    else:
        s.battle[STOPPED] = 1


def agent_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [PASS]
    for card in court_agents(t, s, seat):
        found += [t.actions.of(AGENT_SIDE, card, seat) + side for side in (ATTACKER, DEFENDER)]
    return found


def agent(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    frame = s.stack[-1]
    if deed.verb == PASS:
        pop(s)
        return
    frame[2] += 1
    used = frame[2] == t.agents_per_clash
    place = len(s.stack) - 1
    hit = front_card(s, deed.number)
    discard(t, s, card_of(deed.name, seat))
    destroy(t, s, hit)
    replace(s, deed.number)
    if used or s.battle[STOPPED]:
        del s.stack[place]
    check(s)


def martial_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [PASS]
    for card in ready_cards(t, s, seat):
        if t.emblem(card, MARTIAL):
            found += [t.actions.of(MARTIAL_SIDE, card, seat) + side for side in (ATTACKER, DEFENDER)]
    return found


def martial(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    frame = s.stack[-1]
    if deed.verb == PASS:
        pop(s)
        return
    frame[2] += 1
    used = frame[2] == t.martial_per_clash
    place = len(s.stack) - 1
    card = card_of(deed.name, seat)
    s.battle[VALUE + deed.number] += t.emblem(card, MARTIAL)
    discard(t, s, card)
    for side in (ATTACKER, DEFENDER):
        if s.battle[FRONT_ARMY + side] < 0:  # its leader was spent (R197)
            replace(s, side)
    if used or s.battle[STOPPED]:
        del s.stack[place]
    check(s)
