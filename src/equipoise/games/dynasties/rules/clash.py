"""A Clash: cards go forward, agents and martial cards are spent, the higher sum wins (R180-R197)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from equipoise.games.dynasties.rules.armies import (
    destroy,
    discard,
    hidden_count,
    hidden_size,
    send_back,
    top_hidden,
)
from equipoise.games.dynasties.rules.cards import code_bit, owner_at, owners, ready
from equipoise.games.dynasties.rules.draws import draw, share
from equipoise.games.dynasties.rules.frames import (
    ASK_AGENT,
    ASK_FRONT,
    ASK_MARTIAL,
    LOST,
    TIED,
    TOSSING,
    check,
    drop,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import behind, clash_order, first_of
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


def side_armies(s: Dynasties, side: i64) -> list[int]:
    return s.attackers if side == ATTACKER else s.defenders


def front_card(s: Dynasties, side: i64) -> i64:
    """The card a side has put forward: the top hidden one of that army."""
    return top_hidden(s, s.battle[FRONT_ARMY + side])


def carry_on(t: Table, s: Dynasties) -> None:
    step = value(s, 1)
    if s.battle[STOPPED]:
        set_value(s, 1, ENDED)
    elif step == BEGIN:
        _begin(s)
    elif step == SECOND_FRONT:
        set_value(s, 1, AGENTS)
        push(s, ASK_FRONT, s.battle[SIDE_SEAT + DEFENDER], DEFENDER)
    elif step == AGENTS:
        set_value(s, 1, AGENT_TURNS)
        set_value(s, 2, clash_order(t, s, s.battle[SIDE_SEAT + ATTACKER]))
    elif step in (AGENT_TURNS, MARTIAL_TURNS):
        _next_turn(t, s, step)
    elif step == REVEAL:
        _reveal(t, s)
    else:
        _settle(t, s, step)


def _begin(s: Dynasties) -> None:
    if hidden_count(s, s.attackers) == 0 or hidden_count(s, s.defenders) == 0:
        set_value(s, 1, ENDED)
        return
    s.battle[FRONT_ARMY:] = [-1, -1, 0, 0, 0, -1]
    set_value(s, 1, SECOND_FRONT)
    push(s, ASK_FRONT, s.battle[SIDE_SEAT + ATTACKER], ATTACKER)


def _next_turn(t: Table, s: Dynasties, step: i64) -> None:
    """Agents first, then martial cards, each seat in turn."""
    seats = value(s, 2)
    if seats:
        set_value(s, 2, behind(seats))
        push(s, ASK_AGENT if step == AGENT_TURNS else ASK_MARTIAL, first_of(seats), 0)
    elif step == AGENT_TURNS:
        set_value(s, 1, MARTIAL_TURNS)
        set_value(s, 2, clash_order(t, s, s.battle[SIDE_SEAT + ATTACKER]))
    else:
        set_value(s, 1, REVEAL)


def _reveal(t: Table, s: Dynasties) -> None:
    """R189, R117-R119: revealed agents go back to their Courts, and nobody wins that Clash."""
    cards = [front_card(s, ATTACKER), front_card(s, DEFENDER)]
    step: i64 = JUDGE
    for card in cards:
        s.face[card] = 1
        s.known[card] = t.everyone
        s.rumour[card] = 0
    s.battle[FRONT_ARMY : FRONT_ARMY + 2] = cards  # from here on the cards themselves
    for card in cards:
        if t.kind[card] == AGENT:
            step = BEGIN
            send_back(t, s, card)
    set_value(s, 1, step)
    if step == BEGIN:
        s.battle[FRONT_ARMY : FRONT_ARMY + 2] = [-1, -1]
        check(s)


def _settle(t: Table, s: Dynasties, step: i64) -> None:
    """R190-R195."""
    battle = s.battle
    if step == JUDGE:
        _judge(t, s)
    elif step == TOSSED:
        set_value(s, 1, LOSES)
        battle[WINNER] = s.verdict
        if s.verdict < 0:
            push(s, TOSSING)
    elif step == LOSES:
        set_value(s, 1, FALLS)
        lost = battle[FRONT_ARMY + 1 - battle[WINNER]]
        open_window(t, s, LOST, lost, battle[SIDE_SEAT + battle[WINNER]], -1)
    else:
        set_value(s, 1, BEGIN)
        lost, winner = battle[FRONT_ARMY + 1 - battle[WINNER]], battle[SIDE_SEAT + battle[WINNER]]
        battle[FRONT_ARMY : FRONT_ARMY + 2] = [-1, -1]
        if not s.called_off:
            destroy(t, s, lost)
        draw(t, s, share(winner, 1))


def _judge(t: Table, s: Dynasties) -> None:
    battle = s.battle
    ours = t.rank[battle[FRONT_ARMY]] + battle[VALUE]
    theirs = t.rank[battle[FRONT_ARMY + 1]] + battle[VALUE + 1]
    if ours == theirs:
        set_value(s, 1, TOSSED)
        open_window(t, s, TIED, -1, battle[SIDE_SEAT], -1)
        return
    set_value(s, 1, LOSES)
    battle[WINNER] = ATTACKER if ours > theirs else DEFENDER


def toss_offers(t: Table) -> list[object]:
    first = t.ids.first[WIN]
    return t.ids.handles[first : first + 2]


def tossed(s: Dynasties, deed: Deed) -> None:
    s.battle[WINNER] = deed.number
    pop(s)


def front_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        able: i64 = 0
        for leader in side_armies(s, value(s, 2)):
            if hidden_size(s, leader):
                able |= code_bit(leader, owner)
        t.ids.add(found, FRONT, seat, owner, able)
    return found


def front(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    s.battle[FRONT_ARMY + value(s, 2)] = card_of(deed.name, seat)
    pop(s)


def replace(s: Dynasties, side: i64) -> None:
    """R184, R185: a side that lost its card puts another forward, or has lost the battle."""
    s.battle[FRONT_ARMY + side] = -1
    if hidden_count(s, side_armies(s, side)):
        push(s, ASK_FRONT, s.battle[SIDE_SEAT + side], side)
    else:
        s.battle[STOPPED] = 1


def agent_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    agents = court_agents(s, seat)
    if agents == 0:
        return t.ids.only_pass
    found: list[object] = [t.ids.handles[PASS]]
    t.ids.add_all(found, AGENT_SIDE, seat, seat, agents)
    return found


def agent(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
        return
    set_value(s, 2, value(s, 2) + 1)
    used = value(s, 2) == t.agents_per_clash
    place = s.top
    hit = front_card(s, deed.number)
    discard(t, s, card_of(deed.name, seat))
    destroy(t, s, hit)
    replace(s, deed.number)
    if used or s.battle[STOPPED]:
        drop(s, place)
    check(s)


def martial_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = [t.ids.handles[PASS]]
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        cards = ready(s, seat, owner) & t.bearers[owner * 4 + MARTIAL]
        t.ids.add_all(found, MARTIAL_SIDE, seat, owner, cards)
    return found


def martial(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
        return
    set_value(s, 2, value(s, 2) + 1)
    used = value(s, 2) == t.martial_per_clash
    place = s.top
    card = card_of(deed.name, seat)
    s.battle[VALUE + deed.number] += t.emblem(card, MARTIAL)
    discard(t, s, card)
    for side in (ATTACKER, DEFENDER):
        if s.battle[FRONT_ARMY + side] < 0:  # its leader was spent (R197)
            replace(s, side)
    if used or s.battle[STOPPED]:
        drop(s, place)
    check(s)
