"""Campaign Season: attacks are declared, bribed away and sent elsewhere (D09-D11, R165-R174, R283-R293)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from equipoise.games.dynasties.board import CODES, DIPLOMATIC, TREASURE, place_of
from equipoise.games.dynasties.rules import texts
from equipoise.games.dynasties.rules.armies import discard
from equipoise.games.dynasties.rules.battle import begin_battle
from equipoise.games.dynasties.rules.cards import (
    disengage,
    engage,
    held,
    owner_at,
    owners,
    ready,
)
from equipoise.games.dynasties.rules.frames import (
    ACTIVATION,
    ASK_BRIBE,
    ASK_BRIBE_PAY,
    ASK_RETARGET,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import behind, first_of, lead_now, living, order_without
from equipoise.games.dynasties.state import LEADER, Dynasties, Table

# An attack in `sent` is three numbers: leader, target, state.
SENT_SIZE: Final = 3
OPEN: Final = 0  # can be bribed in this round
SETTLED: Final = 1


def add_targets(t: Table, s: Dynasties, found: list[object], seat: i64, leader: i64) -> None:
    """The attacks that an army can make."""
    first = t.ids.of(ATTACK, leader, seat)
    barred = s.relations[seat] | s.barred[leader]
    for other in range(t.seats):
        if other != seat and living(s, other) and not barred >> other & 1:
            found.append(t.ids.handles[first + other])


def offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = [t.ids.handles[DONE if s.sent else PASS]]
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        leaders = held(s, LEADER, seat, owner) & ~s.engaged[owner]
        while leaders:
            leader = owner * CODES + place_of(leaders & -leaders)
            if not s.attacked[leader]:
                add_targets(t, s, found, seat, leader)
            leaders &= leaders - 1
    if t.advanced and not s.sent:
        return found + texts.active_offers(t, s, seat)
    return found


def act(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == ATTACK:
        send(s, card_of(deed.name, seat), deed.number)
    elif deed.verb == USE:
        texts.use(t, s, seat, card_of(deed.name, seat))
    else:
        pop(s)
        if deed.verb == PASS:
            s.passed |= 1 << seat
        else:
            push(s, ACTIVATION, 0, seat)


def send(s: Dynasties, leader: i64, target: i64) -> None:
    """R060: the leader is engaged."""
    engage(s, leader)
    s.attacked[leader] = 1
    s.sent += [leader, target, OPEN]
    if target not in s.targets:
        s.targets.append(target)


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame ACTIVATION."""
    step, attacker = value(s, 1), value(s, 2)
    if step == 0:
        set_value(s, 1, 1)
        set_value(s, 3, order_without(t, s, lead_now(t, s), attacker))
    elif step == 1:
        seats = value(s, 3)
        while seats and bribe_sum(t, s, first_of(seats)) == 0:
            seats = behind(seats)  # with nothing to pay one is not asked (K56)
        set_value(s, 3, behind(seats))
        if seats:
            push(s, ASK_BRIBE, first_of(seats))
        else:
            set_value(s, 1, 2)
            for n in range(2, len(s.sent), SENT_SIZE):
                s.sent[n] = SETTLED
    elif step == 2:
        if s.bribed:
            push(s, ASK_RETARGET, attacker, s.bribed[0])
        else:
            set_value(s, 1, 0 if _some_open(s) else 3)
    else:
        _next_battle(t, s, attacker)


def _some_open(s: Dynasties) -> bool:
    """Whether a bribed army was sent against somebody else: it can be bribed once more."""
    return any(s.sent[n] == OPEN for n in range(2, len(s.sent), SENT_SIZE))


def _next_battle(t: Table, s: Dynasties, attacker: i64) -> None:
    """In the order in which targets were named; a target that is out meanwhile is let off (R172, R173)."""
    while s.targets and living(s, attacker):
        target = s.targets[0]
        del s.targets[0]
        armies = [
            s.sent[n]
            for n in range(0, len(s.sent), SENT_SIZE)
            if s.sent[n + 1] == target and s.zone[s.sent[n]] == LEADER
        ]
        if armies and living(s, target):
            begin_battle(s, attacker, target, armies)
            return
    s.sent = []
    s.targets = []
    pop(s)


def bribe_value(t: Table, card: i64) -> i64:
    """One type of emblem counts, the larger number (K50)."""
    treasure, diplomatic = t.emblem(card, TREASURE), t.emblem(card, DIPLOMATIC)
    return treasure if treasure > diplomatic else diplomatic


def bribe_means(t: Table, s: Dynasties, seat: i64, owner: i64) -> i64:
    return ready(s, seat, owner) & (t.bearers[owner * 4 + TREASURE] | t.bearers[owner * 4 + DIPLOMATIC])


def bribe_sum(t: Table, s: Dynasties, seat: i64) -> i64:
    """What a seat can pay in all."""
    means: i64 = 0
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        cards = bribe_means(t, s, seat, owner)
        while cards:
            means += bribe_value(t, owner * CODES + place_of(cards & -cards))
            cards &= cards - 1
    return means


def bribe_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    means = bribe_sum(t, s, seat)
    if means == 0:
        return t.ids.only_pass
    cheap: list[int] = []
    sent = s.sent
    for n in range(0, len(sent), SENT_SIZE):
        if sent[n + 2] == OPEN and t.rank[sent[n]] <= means:
            cheap.append(sent[n])
    return [t.ids.handles[PASS], *t.ids.listed(BRIBE, cheap, seat)] if cheap else t.ids.only_pass


def bribe(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
    else:
        push(s, ASK_BRIBE_PAY, seat, card_of(deed.name, seat), 0)


def pay_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        t.ids.add(found, PAY, seat, owner, bribe_means(t, s, seat, owner))
    return found


def pay(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    """R290, R291: once the sum reaches the rank, the army goes home and may not come back."""
    card, leader = card_of(deed.name, seat), value(s, 2)
    paid = value(s, 3) + bribe_value(t, card)
    set_value(s, 3, paid)
    if paid >= t.rank[leader]:
        pop(s)
        place = s.sent.index(leader)
        while place % SENT_SIZE:  # the number of a target may equal that of a leader
            place = s.sent.index(leader, place + 1)
        s.barred[leader] |= 1 << s.sent[place + 1]
        del s.sent[place : place + SENT_SIZE]
        disengage(s, leader)
        s.attacked[leader] = 0
        s.bribed.append(leader)
    discard(t, s, card)
    check(s)


def retarget_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = [t.ids.handles[HOLD]]
    add_targets(t, s, found, seat, value(s, 2))
    return found


def retarget(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    leader = value(s, 2)
    pop(s)
    s.bribed.remove(leader)
    if deed.verb == ATTACK:
        send(s, leader, deed.number)
