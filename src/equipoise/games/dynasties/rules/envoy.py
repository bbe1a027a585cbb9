"""An Envoy or Match on its way: interception, reception, shares (D06-D08, R248-R282)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import FROM, INTERCEPT, PASS, RECEIVE, TO, WITH, Deed, card_of
from equipoise.games.dynasties.board import DIPLOMATIC
from equipoise.games.dynasties.rules.armies import disband, discard
from equipoise.games.dynasties.rules.cards import engage, in_play, nobles, owner_at, owners
from equipoise.games.dynasties.rules.draws import SHARE_BITS, draw, share
from equipoise.games.dynasties.rules.frames import (
    ASK_ADD,
    ASK_FROM,
    ASK_INTERCEPT,
    ASK_RECEIVE,
    ASK_TO,
    ASK_WITH,
    CHOSEN,
    SHARES,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import behind, first_of, lead_now, left_of, order_without
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.rules.trade import (
    court_agents,
    first_nobles,
    free_nobles,
    hosts,
    letters,
    only_letter,
)
from equipoise.games.dynasties.state import (
    CARD_ADDED,
    CARD_SENT,
    FORM,
    FROM_NOBLE,
    FROM_SHARE,
    LEADER,
    MATCHED,
    SEALED,
    SPEAKER,
    TO_NOBLE,
    TO_SHARE,
    Dynasties,
    Table,
)

# Steps of the frame ENVOYS.
CARD: Final = 0
LEAVE: Final = 1
ANSWERS: Final = 2
INTERCEPTORS: Final = 3
RECEIVERS: Final = 4
MEET: Final = 5
ADD: Final = 6
FIX: Final = 7
DRAW: Final = 8
SPEND: Final = 9
SENDER_HOME: Final = 10
RECEIVER_HOME: Final = 11
END: Final = 12
NAME_FROM: Final = 20
NAME_TO: Final = 21
NAME_CARD: Final = 22


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame ENVOYS."""
    step = value(s, 1)
    set_value(s, 1, step + 1)
    speaker: i64 = s.envoy[SPEAKER]
    if step >= NAME_FROM:
        _name(s, step, speaker)
    elif step == CARD:
        push(s, ASK_WITH, speaker)
    elif step == LEAVE:
        open_window(t, s, CHOSEN, s.envoy[FROM_NOBLE], speaker, -1)
    elif step == ANSWERS:
        if s.called_off:
            _end(s)
        else:
            set_value(s, 2, order_without(t, s, lead_now(t, s), speaker))
    elif step == INTERCEPTORS:
        _ask_interceptor(t, s, speaker)
    elif step == RECEIVERS:
        _ask_receiver(s)
    elif step == MEET:
        open_window(t, s, CHOSEN, s.envoy[TO_NOBLE], s.holder[s.envoy[TO_NOBLE]], -1)
    elif step == ADD:
        if s.called_off:
            _end(s)
        else:
            push(s, ASK_ADD, s.holder[s.envoy[TO_NOBLE]])
    else:
        _resolve(t, s, step)


def _name(s: Dynasties, step: i64, speaker: i64) -> None:
    """A Match: its nobles and its card are named; nobody can refuse or intercept it (R279)."""
    if step == NAME_FROM:
        push(s, ASK_FROM, speaker)
    elif step == NAME_TO:
        push(s, ASK_TO, speaker)
    else:
        set_value(s, 1, ADD)
        s.called_off = 0
        if s.envoy[FORM] == MATCHED:
            push(s, ASK_WITH, speaker)


def _ask_interceptor(t: Table, s: Dynasties, speaker: i64) -> None:
    seats = value(s, 2)
    if s.envoy[TO_NOBLE] >= 0:
        _met(s)
    elif seats:
        set_value(s, 2, behind(seats))
        set_value(s, 1, INTERCEPTORS)
        push(s, ASK_INTERCEPT, first_of(seats))
    else:
        set_value(s, 2, order_without(t, s, left_of(t, s, speaker), speaker))


def _ask_receiver(s: Dynasties) -> None:
    seats = value(s, 2)
    if s.envoy[TO_NOBLE] >= 0:
        _met(s)
    elif seats:
        set_value(s, 2, behind(seats))
        set_value(s, 1, RECEIVERS)
        push(s, ASK_RECEIVE, first_of(seats))
    else:
        _end(s)  # R262: nobody wants it


def _met(s: Dynasties) -> None:
    """Nobody further is asked."""
    set_value(s, 2, 0)
    set_value(s, 1, MEET)


def _resolve(t: Table, s: Dynasties, step: i64) -> None:
    """Shares, draws, then the cards in the order of K54."""
    envoy = s.envoy
    if step == FIX:
        total = t.rank[envoy[FROM_NOBLE]] + t.rank[envoy[TO_NOBLE]] + t.emblem(envoy[CARD_SENT], DIPLOMATIC)
        if envoy[CARD_ADDED] >= 0:
            total += t.emblem(envoy[CARD_ADDED], DIPLOMATIC)
        envoy[FROM_SHARE] = (total + 1) // 2
        envoy[TO_SHARE] = total // 2
        open_window(t, s, SHARES, -1, envoy[SPEAKER], -1)
    elif step == DRAW:
        received = share(s.holder[envoy[TO_NOBLE]], envoy[TO_SHARE])
        draw(t, s, share(s.holder[envoy[FROM_NOBLE]], envoy[FROM_SHARE]) | received << SHARE_BITS)
    elif step == SPEND:
        if in_play(s, envoy[CARD_SENT]):
            discard(t, s, envoy[CARD_SENT])
            check(s)
    elif step == SENDER_HOME:
        _bring_home(t, s, envoy[FROM_NOBLE])
    elif step == RECEIVER_HOME:
        _bring_home(t, s, envoy[TO_NOBLE])
    else:
        _relate(s, envoy[FROM_NOBLE], envoy[TO_NOBLE])
        _end(s)


def _relate(s: Dynasties, noble: i64, other: i64) -> None:
    """R271: Diplomatic Relations, unless one of the parties went out over it."""
    if in_play(s, noble) and in_play(s, other):
        s.relations[s.holder[noble]] |= 1 << s.holder[other]
        s.relations[s.holder[other]] |= 1 << s.holder[noble]


def _bring_home(t: Table, s: Dynasties, noble: i64) -> None:
    """R268, R269: Engaged in its Court; an army it led is disbanded."""
    if not in_play(s, noble):
        return
    if s.zone[noble] == LEADER:
        disband(t, s, noble)
    engage(s, noble)
    check(s)


def _end(s: Dynasties) -> None:
    s.envoy = []
    pop(s)


def with_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    _add_letters(t, s, found, seat, s.envoy[FROM_NOBLE])
    return found


def _add_letters(t: Table, s: Dynasties, found: list[object], seat: i64, without: i64) -> None:
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        t.ids.add(found, WITH, seat, owner, letters(t, s, seat, owner, without))


def assign(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    s.envoy[CARD_SENT] = card_of(deed.name, seat)
    pop(s)


def from_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    letter = only_letter(t, s, seat, -1)
    for n in range(t.seats):
        owner = owner_at(t, seat, n)
        if s.envoy[FORM] == SEALED:
            senders = nobles(s, seat, owner) & ~s.engaged[owner]
        else:
            senders = first_nobles(t, s, seat, owner, letter)
        t.ids.add(found, FROM, seat, owner, senders)
    return found


def send_from(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    s.envoy[FROM_NOBLE] = card_of(deed.name, seat)
    pop(s)


def to_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    """Of a Match: neither the speaker's nor of the same player; of an interception: not the sender's."""
    found: list[object] = []
    for n in range(t.seats):
        owner = owner_at(t, seat, n)
        receivers = free_nobles(t, s, owner, s.envoy[SPEAKER])
        if s.envoy[FORM] == MATCHED:
            receivers &= ~nobles(s, s.holder[s.envoy[FROM_NOBLE]], owner)
        t.ids.add(found, TO, seat, owner, receivers)
    return found


def send_to(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    s.envoy[TO_NOBLE] = card_of(deed.name, seat)
    pop(s)


def intercept_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    agents = court_agents(s, seat)
    if agents == 0 or not hosts(t, s, s.envoy[SPEAKER]):
        return t.ids.only_pass
    found: list[object] = [t.ids.handles[PASS]]
    t.ids.add(found, INTERCEPT, seat, seat, agents)
    return found


def intercept(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    pop(s)
    if deed.verb == PASS:
        return
    push(s, ASK_TO, seat if t.interceptor_chooses else s.envoy[SPEAKER])
    discard(t, s, card_of(deed.name, seat))
    check(s)


def receive_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = [t.ids.handles[PASS]]
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        t.ids.add(found, RECEIVE, seat, owner, nobles(s, seat, owner) & ~s.engaged[owner])
    return found


def receive(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == RECEIVE:
        s.envoy[TO_NOBLE] = card_of(deed.name, seat)
    pop(s)


def add_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = [t.ids.handles[PASS]]
    _add_letters(t, s, found, seat, -1)
    return found


def add(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    pop(s)
    if deed.verb == WITH:
        card = card_of(deed.name, seat)
        s.envoy[CARD_ADDED] = card
        discard(t, s, card)
        check(s)
