"""Reaction windows of the Advanced game: Reactive texts, used one at a time (D20, R310-R319)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import (
    PASS,
    TARGET_SEAT,
    USE,
    WIN,
    Deed,
    card_of,
)
from equipoise.games.dynasties.rules.cards import come_back, destroy, disband
from equipoise.games.dynasties.rules.cardtexts import (
    BITTER_ALMONDS,
    COVER_THE_LOSS,
    FIRST_BLOOD,
    HOLD_THE_LINE,
    MEASURED_WORDS,
    NOT_TODAY,
    POINT_OF_ORDER,
    SOLD_IN_TIME,
    answers,
    pay_cost,
    text_cards,
    treasure_used,
)
from equipoise.games.dynasties.rules.frames import (
    ASK_REACTION,
    ASK_TAKE,
    ASK_TARGET,
    ASK_WIN,
    check,
    pop,
    push,
)
from equipoise.games.dynasties.rules.order import lead_now, left_of, living
from equipoise.games.dynasties.state import (
    FROM_NOBLE,
    FROM_SHARE,
    LEADER,
    TO_NOBLE,
    TO_SHARE,
    Dynasties,
    Table,
)

EVENT: Final = 3  # where kind, subject, by whom and target stand in the frame


def open_window(t: Table, s: Dynasties, event: int, subject: int, by: int, target: int) -> None:
    """The Lead Player is asked first (R318). The Standard game has no windows."""
    s.called_off = 0
    s.verdict = -1
    if t.advanced:
        push(s, [ASK_REACTION, lead_now(t, s), 0, event, subject, by, target])


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    event = s.stack[-1][EVENT:]
    found = [PASS]
    for card in text_cards(t, s, seat):
        if answers(t, s, seat, card, event) and not treasure_used(t, s, seat, card):
            found.append(t.actions.of(USE, card, seat))
    return found


def act(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    frame = s.stack[-1]
    frame[1] = left_of(t, s, seat)
    if deed.verb == PASS:
        frame[2] += 1
        if frame[2] == sum(1 for other in range(t.seats) if living(s, other)):
            pop(s)
        return
    frame[2] = 0
    place = len(s.stack) - 1
    card = card_of(deed.name, seat)
    pay_cost(t, s, card)
    check(s)
    _take_effect(t, s, seat, card, frame[EVENT + 1])
    if s.called_off:
        del s.stack[place]


def _take_effect(t: Table, s: Dynasties, seat: int, card: int, subject: int) -> None:
    number = t.text[card]
    if number == MEASURED_WORDS:
        push(s, [ASK_TARGET, seat, card])
        return
    if number == FIRST_BLOOD:
        push(s, [ASK_WIN, seat])
        return
    s.called_off = 1
    if number == COVER_THE_LOSS:
        s.engaged[subject] = 1
    elif number == POINT_OF_ORDER:
        s.engaged[subject] = 0
        s.locked.append(subject)
    elif number == HOLD_THE_LINE:
        for army in s.armies:
            if subject in army:
                army.remove(subject)
        come_back(t, s, subject, seat)
        s.engaged[subject] = 1
    elif number == NOT_TODAY:
        if s.zone[card] == LEADER:
            disband(t, s, card)
    elif number == BITTER_ALMONDS:
        destroy(t, s, subject)
    elif number == SOLD_IN_TIME:
        s.treasured |= 1 << seat
        push(s, [ASK_TAKE, seat])


def share_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    """X12: the sender or the receiver."""
    parties = {s.holder[s.envoy[FROM_NOBLE]], s.holder[s.envoy[TO_NOBLE]]}
    return [t.actions.id(TARGET_SEAT, -1, party) for party in sorted(parties)]


def halve(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    share = FROM_SHARE if s.holder[s.envoy[FROM_NOBLE]] == deed.number else TO_SHARE
    s.envoy[share] //= 2
    pop(s)


def win_offers(t: Table) -> list[int]:
    return [t.actions.id(WIN, -1, side) for side in (0, 1)]


def say_winner(t: Table, s: Dynasties, deed: Deed) -> None:
    s.verdict = deed.number
    pop(s)
