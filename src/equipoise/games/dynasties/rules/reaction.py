"""Reaction windows of the Advanced game: Reactive texts, used one at a time (D20, R310-R319)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import (
    PASS,
    TARGET_SEAT,
    USE,
    WIN,
    Deed,
    card_of,
)
from equipoise.games.dynasties.rules.armies import destroy, disband, send_back
from equipoise.games.dynasties.rules.cards import disengage, engage
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
    CHECKING,
    drop,
    pop,
    push,
    set_value,
    value,
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


def open_window(t: Table, s: Dynasties, event: i64, subject: i64, by: i64, target: i64) -> None:
    """The Lead Player is asked first (R318). The Standard game has no windows."""
    s.called_off = 0
    s.verdict = -1
    if t.advanced:
        push(s, ASK_REACTION, lead_now(t, s), 0, event, subject, by, target)


def event_of(s: Dynasties) -> list[int]:
    """Kind, subject, by whom and target of what the window on top is about."""
    return [value(s, EVENT + n) for n in range(4)]


def offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    event = event_of(s)
    able = [
        card
        for card in text_cards(t, s, seat)
        if answers(t, s, seat, card, event) and not treasure_used(t, s, seat, card)
    ]
    return [t.ids.handles[PASS], *t.ids.listed(USE, able, seat)]


def act(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    set_value(s, 1, left_of(t, s, seat))
    if deed.verb == PASS:
        set_value(s, 2, value(s, 2) + 1)
        if value(s, 2) == sum([1 for other in range(t.seats) if living(s, other)]):
            pop(s)
        return
    set_value(s, 2, 0)
    place, subject = s.top, value(s, EVENT + 1)
    card = card_of(deed.name, seat)
    pay_cost(t, s, card)
    push(s, CHECKING)  # whatever the effect will be
    _take_effect(t, s, seat, card, subject)
    if s.called_off:
        drop(s, place)


def _take_effect(t: Table, s: Dynasties, seat: i64, card: i64, subject: i64) -> None:
    number = t.text[card]
    if number == MEASURED_WORDS:
        push(s, ASK_TARGET, seat, card)
        return
    if number == FIRST_BLOOD:
        push(s, ASK_WIN, seat)
        return
    s.called_off = 1
    if number == COVER_THE_LOSS:
        engage(s, subject)
    elif number == POINT_OF_ORDER:
        disengage(s, subject)
        s.locked.append(subject)
    elif number == HOLD_THE_LINE:
        send_back(t, s, subject)
        engage(s, subject)
    elif number == NOT_TODAY:
        if s.zone[card] == LEADER:
            disband(t, s, card)
    elif number == BITTER_ALMONDS:
        destroy(t, s, subject)
    elif number == SOLD_IN_TIME:
        s.treasured |= 1 << seat
        push(s, ASK_TAKE, seat)


def share_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    """X12: the sender or the receiver."""
    parties = {int(s.holder[s.envoy[FROM_NOBLE]]), int(s.holder[s.envoy[TO_NOBLE]])}
    return [t.ids.handles[t.actions.id(TARGET_SEAT, -1, party)] for party in sorted(parties)]


def halve(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    share = FROM_SHARE if s.holder[s.envoy[FROM_NOBLE]] == deed.number else TO_SHARE
    s.envoy[share] //= 2
    pop(s)


def win_offers(t: Table) -> list[object]:
    first = t.ids.first[WIN]
    return t.ids.handles[first : first + 2]


def say_winner(t: Table, s: Dynasties, deed: Deed) -> None:
    s.verdict = deed.number
    pop(s)
