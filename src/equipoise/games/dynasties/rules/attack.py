"""Campaign Season: attacks are declared, bribed away and sent elsewhere (D09-D11, R165-R174, R283-R293)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import (
    ATTACK,
    BRIBE,
    DONE,
    HOLD,
    PASS,
    PAY,
    USE,
    Deed,
    card_of,
)
from equipoise.games.dynasties.board import DIPLOMATIC, TREASURE
from equipoise.games.dynasties.rules import texts
from equipoise.games.dynasties.rules.battle import begin_battle
from equipoise.games.dynasties.rules.cards import army_of, discard, ready_cards
from equipoise.games.dynasties.rules.frames import (
    ACTIVATION,
    ASK_BRIBE,
    ASK_BRIBE_PAY,
    ASK_RETARGET,
    check,
    pop,
    push,
)
from equipoise.games.dynasties.rules.order import lead_now, living, order_without
from equipoise.games.dynasties.state import Dynasties, Table

# An attack in `sent` is three numbers: leader, target, state.
SENT_SIZE: Final = 3
OPEN: Final = 0  # can be bribed in this round
SETTLED: Final = 1


def targets_of(t: Table, s: Dynasties, seat: int, leader: int) -> list[int]:
    found: list[int] = []
    for other in range(t.seats):
        if other == seat or not living(s, other):
            continue
        if not s.relations[seat] >> other & 1 and not s.barred[leader] >> other & 1:
            found.append(other)
    return found


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found: list[int] = []
    for army in s.armies:
        leader = army[0]
        if s.holder[leader] == seat and not s.engaged[leader] and not s.attacked[leader]:
            first = t.actions.of(ATTACK, leader, seat)
            found += [first + target for target in targets_of(t, s, seat, leader)]
    if s.sent:
        return [*found, DONE]
    return [*found, PASS, *texts.active_offers(t, s, seat)]


def act(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    if deed.verb == ATTACK:
        send(s, card_of(deed.name, seat), deed.number)
    elif deed.verb == USE:
        texts.use(t, s, seat, card_of(deed.name, seat))
    else:
        pop(s)
        if deed.verb == PASS:
            s.passed |= 1 << seat
        else:
            push(s, [ACTIVATION, 0, seat])


def send(s: Dynasties, leader: int, target: int) -> None:
    """R060: the leader is engaged."""
    s.engaged[leader] = 1
    s.attacked[leader] = 1
    s.sent += [leader, target, OPEN]
    if target not in s.targets:
        s.targets.append(target)


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame ACTIVATION: step, attacker, then the seats still to be asked for a bribe."""
    frame = s.stack[-1]
    attacker = frame[2]
    if frame[1] == 0:
        frame[1] = 1
        frame += order_without(t, s, lead_now(t, s), attacker)
    elif frame[1] == 1:
        if len(frame) > 3:
            seat = frame[3]
            del frame[3]
            push(s, [ASK_BRIBE, seat])
        else:
            frame[1] = 2
            s.sent[2::SENT_SIZE] = [SETTLED] * (len(s.sent) // SENT_SIZE)
    elif frame[1] == 2:
        if s.bribed:
            push(s, [ASK_RETARGET, attacker, s.bribed[0]])
        else:
            frame[1] = 0 if OPEN in s.sent[2::SENT_SIZE] else 3
    else:
        _next_battle(t, s, attacker)


def _next_battle(t: Table, s: Dynasties, attacker: int) -> None:
    """In the order in which targets were named; a target that is out meanwhile is let off (R172, R173)."""
    while s.targets and living(s, attacker):
        target = s.targets[0]
        del s.targets[0]
        armies = [
            s.sent[n]
            for n in range(0, len(s.sent), SENT_SIZE)
            if s.sent[n + 1] == target and army_of(s, s.sent[n])
        ]
        if armies and living(s, target):
            begin_battle(s, attacker, target, armies)
            return
    s.sent = []
    s.targets = []
    pop(s)


def bribe_value(t: Table, card: int) -> int:
    """One type of emblem counts, the larger number (K50)."""
    return max(t.emblem(card, TREASURE), t.emblem(card, DIPLOMATIC))


def bribe_means(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [card for card in ready_cards(t, s, seat) if bribe_value(t, card)]


def bribe_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    means = sum(bribe_value(t, card) for card in bribe_means(t, s, seat))
    found = [PASS]
    for n in range(0, len(s.sent), SENT_SIZE):
        if s.sent[n + 2] == OPEN and t.rank[s.sent[n]] <= means:
            found.append(t.actions.of(BRIBE, s.sent[n], seat))
    return found


def bribe(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
    else:
        push(s, [ASK_BRIBE_PAY, seat, card_of(deed.name, seat), 0])


def pay_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [t.actions.of(PAY, card, seat) for card in bribe_means(t, s, seat)]


def pay(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    """R290, R291: once the sum reaches the rank, the army goes home and may not come back."""
    frame = s.stack[-1]
    card, leader = card_of(deed.name, seat), frame[2]
    frame[3] += bribe_value(t, card)
    if frame[3] >= t.rank[leader]:
        pop(s)
        place = s.sent.index(leader)
        while place % SENT_SIZE:  # the number of a target may equal that of a leader
            place = s.sent.index(leader, place + 1)
        s.barred[leader] |= 1 << s.sent[place + 1]
        del s.sent[place : place + SENT_SIZE]
        s.engaged[leader] = 0
        s.attacked[leader] = 0
        s.bribed.append(leader)
    discard(t, s, card)
    check(s)


def retarget_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    leader = s.stack[-1][2]
    first = t.actions.of(ATTACK, leader, seat)
    return [HOLD, *[first + target for target in targets_of(t, s, seat, leader)]]


def retarget(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    leader = s.stack[-1][2]
    pop(s)
    s.bribed.remove(leader)
    if deed.verb == ATTACK:
        send(s, leader, deed.number)
