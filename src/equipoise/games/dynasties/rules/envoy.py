"""An Envoy or Match on its way: interception, reception, shares (D06-D08, R248-R282)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import FROM, INTERCEPT, PASS, RECEIVE, TO, WITH, Deed, card_of
from equipoise.games.dynasties.board import DIPLOMATIC
from equipoise.games.dynasties.rules.cards import disband, discard, in_play
from equipoise.games.dynasties.rules.draws import draw
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
)
from equipoise.games.dynasties.rules.order import lead_now, left_of, order_without
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.rules.trade import (
    court_agents,
    diplomatic_cards,
    first_nobles,
    free_nobles,
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
    frame = s.stack[-1]
    step = frame[1]
    frame[1] = step + 1
    speaker = s.envoy[SPEAKER]
    if step >= NAME_FROM:
        _name(s, frame, speaker)
    elif step == CARD:
        push(s, [ASK_WITH, speaker])
    elif step == LEAVE:
        open_window(t, s, CHOSEN, s.envoy[FROM_NOBLE], speaker, -1)
    elif step == ANSWERS:
        if s.called_off:
            _end(s)
        else:
            frame += order_without(t, s, lead_now(t, s), speaker)
    elif step == INTERCEPTORS:
        _ask_interceptor(t, s, frame)
    elif step == RECEIVERS:
        _ask_receiver(s, frame)
    elif step == MEET:
        open_window(t, s, CHOSEN, s.envoy[TO_NOBLE], s.holder[s.envoy[TO_NOBLE]], -1)
    elif step == ADD:
        if s.called_off:
            _end(s)
        else:
            push(s, [ASK_ADD, s.holder[s.envoy[TO_NOBLE]]])
    else:
        _resolve(t, s, step)


def _name(s: Dynasties, frame: list[int], speaker: int) -> None:
    """A Match: its nobles and its card are named; nobody can refuse or intercept it (R279)."""
    if frame[1] - 1 == NAME_FROM:
        push(s, [ASK_FROM, speaker])
    elif frame[1] - 1 == NAME_TO:
        push(s, [ASK_TO, speaker])
    else:
        frame[1] = ADD
        s.called_off = 0
        if s.envoy[FORM] == MATCHED:
            push(s, [ASK_WITH, speaker])


def _ask_interceptor(t: Table, s: Dynasties, frame: list[int]) -> None:
    speaker = s.envoy[SPEAKER]
    if s.envoy[TO_NOBLE] >= 0:
        del frame[2:]
        frame[1] = MEET
    elif len(frame) > 2:
        seat = frame[2]
        del frame[2]
        frame[1] = INTERCEPTORS
        push(s, [ASK_INTERCEPT, seat])
    else:
        frame += order_without(t, s, left_of(t, s, speaker), speaker)


def _ask_receiver(s: Dynasties, frame: list[int]) -> None:
    if s.envoy[TO_NOBLE] >= 0:
        del frame[2:]
        frame[1] = MEET
    elif len(frame) > 2:
        seat = frame[2]
        del frame[2]
        frame[1] = RECEIVERS
        push(s, [ASK_RECEIVE, seat])
    else:
        _end(s)  # R262: nobody wants it


def _resolve(t: Table, s: Dynasties, step: int) -> None:
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
        sender, receiver = s.holder[envoy[FROM_NOBLE]], s.holder[envoy[TO_NOBLE]]
        draw(t, s, [sender, envoy[FROM_SHARE], receiver, envoy[TO_SHARE]])
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


def _relate(s: Dynasties, noble: int, other: int) -> None:
    """R271: Diplomatic Relations, unless one of the parties went out over it."""
    if in_play(s, noble) and in_play(s, other):
        s.relations[s.holder[noble]] |= 1 << s.holder[other]
        s.relations[s.holder[other]] |= 1 << s.holder[noble]


def _bring_home(t: Table, s: Dynasties, noble: int) -> None:
    """R268, R269: Engaged in its Court; an army it led is disbanded."""
    if not in_play(s, noble):
        return
    if s.zone[noble] == LEADER:
        disband(t, s, noble)
    s.engaged[noble] = 1
    check(s)


def _end(s: Dynasties) -> None:
    s.envoy = []
    pop(s)


def with_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    cards = diplomatic_cards(t, s, seat, s.envoy[FROM_NOBLE])
    return [t.actions.of(WITH, card, seat) for card in cards]


def assign(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    s.envoy[CARD_SENT] = card_of(deed.name, seat)
    pop(s)


def from_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    if s.envoy[FORM] == SEALED:
        nobles = [noble for noble in free_nobles(t, s, -1) if s.holder[noble] == seat]
    else:
        nobles = first_nobles(t, s, seat, -1)
    return [t.actions.of(FROM, noble, seat) for noble in nobles]


def send_from(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    s.envoy[FROM_NOBLE] = card_of(deed.name, seat)
    pop(s)


def to_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Of a Match: neither the speaker's nor of the same player; of an interception: not the sender's."""
    nobles = free_nobles(t, s, s.envoy[SPEAKER])
    if s.envoy[FORM] == MATCHED:
        sender = s.holder[s.envoy[FROM_NOBLE]]
        nobles = [noble for noble in nobles if s.holder[noble] != sender]
    return [t.actions.of(TO, noble, seat) for noble in nobles]


def send_to(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    s.envoy[TO_NOBLE] = card_of(deed.name, seat)
    pop(s)


def intercept_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [PASS]
    if free_nobles(t, s, s.envoy[SPEAKER]):
        found += [t.actions.of(INTERCEPT, card, seat) for card in court_agents(t, s, seat)]
    return found


def intercept(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    pop(s)
    if deed.verb == PASS:
        return
    push(s, [ASK_TO, seat if t.interceptor_chooses else s.envoy[SPEAKER]])
    discard(t, s, card_of(deed.name, seat))
    check(s)


def receive_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [PASS]
    for noble in free_nobles(t, s, -1):
        if s.holder[noble] == seat:
            found.append(t.actions.of(RECEIVE, noble, seat))
    return found


def receive(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    if deed.verb == RECEIVE:
        s.envoy[TO_NOBLE] = card_of(deed.name, seat)
    pop(s)


def add_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    cards = diplomatic_cards(t, s, seat, -1)
    return [PASS, *[t.actions.of(WITH, card, seat) for card in cards]]


def add(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    pop(s)
    if deed.verb == WITH:
        card = card_of(deed.name, seat)
        s.envoy[CARD_ADDED] = card
        discard(t, s, card)
        check(s)
