"""Card texts of the Advanced game: which card has one, where it works, what it can answer (R307-R317)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.rules.armies import discard
from equipoise.games.dynasties.rules.cards import (
    assigned,
    engage,
    face_up,
    is_engaged,
    nobles_of,
    pile,
)
from equipoise.games.dynasties.rules.frames import ANNOUNCED, EVENTS
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import COURT, LEADER, REALM, SEASONS, Dynasties, Table

NO_TEXT: Final = -1
BREAK_THE_CAMP: Final = 0  # X01
COVER_THE_LOSS: Final = 1
POINT_OF_ORDER: Final = 2
OPEN_THE_BOOKS: Final = 3
SEALED_AT_THE_ALTAR: Final = 4
HOLD_THE_LINE: Final = 5
NOT_TODAY: Final = 6
LANTERN_ON_THE_BANK: Final = 7
READS_THE_BONES: Final = 8
CLAIM_OF_SANCTUARY: Final = 9
A_FEW_QUESTIONS: Final = 10
MEASURED_WORDS: Final = 11
BITTER_ALMONDS: Final = 12
SOLD_IN_TIME: Final = 13
A_FAIR_EXCHANGE: Final = 14
FIRST_BLOOD: Final = 15  # X16

ZONE_OF: Final = {"court": COURT, "realm": REALM, "leader": LEADER}
SWAPPED_RANK: Final = 2


def in_its_zone(t: Table, s: Dynasties, seat: i64, card: i64) -> bool:
    """R315, R316: face up with its player, where the text says."""
    if s.holder[card] != seat or t.text[card] == NO_TEXT:
        return False
    return any(s.zone[card] == ZONE_OF[zone] for zone in t.board.texts[t.text[card]].zones)


def usable(t: Table, s: Dynasties, seat: i64, card: i64) -> bool:
    if not in_its_zone(t, s, seat, card) or is_engaged(s, card):
        return False
    return card not in s.locked and not assigned(s, card)


def pay_cost(t: Table, s: Dynasties, card: i64) -> None:
    """R309, R310: engaged or discarded, as the text says."""
    if t.board.texts[t.text[card]].discards:
        discard(t, s, card)
    else:
        engage(s, card)


def in_season(t: Table, s: Dynasties, card: i64) -> bool:
    text = t.board.texts[t.text[card]]
    return text.active and SEASONS[s.season] in text.when


def other_armies(s: Dynasties, seat: i64) -> list[int]:
    """The leaders of other players' armies."""
    return [leader for other in range(s.seats) if other != seat for leader in s.cards(LEADER, other)]


def ready_nobles(t: Table, s: Dynasties, seat: i64) -> list[int]:
    return [card for card in nobles_of(t, s, seat) if not is_engaged(s, card)]


def targets(t: Table, s: Dynasties, seat: i64, number: i64) -> list[int]:
    """What an active text can be aimed at; the leader stands for an army."""
    if number in (BREAK_THE_CAMP, LANTERN_ON_THE_BANK):
        return other_armies(s, seat)
    found: list[int] = []
    for other in range(t.seats):
        if other == seat or not living(s, other):
            continue
        if number == SEALED_AT_THE_ALTAR:
            found += ready_nobles(t, s, other)
        elif number == A_FEW_QUESTIONS:
            cards = pile(t, s, COURT, other) + pile(t, s, REALM, other)
            found += [card for card in cards if not is_engaged(s, card)]
        elif number == A_FAIR_EXCHANGE:
            cards = pile(t, s, REALM, other)
            found += [c for c in cards if t.rank[c] <= SWAPPED_RANK and gifts(t, s, seat, c)]
    return found


def gifts(t: Table, s: Dynasties, seat: i64, target: i64) -> list[int]:
    """X15: own resources of at least that rank."""
    return [card for card in pile(t, s, REALM, seat) if t.rank[card] >= t.rank[target]]


def has_target(t: Table, s: Dynasties, seat: i64, number: i64) -> bool:
    if number == OPEN_THE_BOOKS:
        return True
    if number == SEALED_AT_THE_ALTAR and not ready_nobles(t, s, seat):
        return False
    return bool(targets(t, s, seat, number))


def answers(t: Table, s: Dynasties, seat: i64, card: i64, event: list[int]) -> bool:
    """Whether the text of a usable card fits an event: kind, subject, by whom, target."""
    text = t.board.texts[t.text[card]]
    kind, subject, by, target = event
    if text.active or EVENTS[kind] not in text.when:
        return False
    number = t.text[card]
    if number == COVER_THE_LOSS:
        return s.holder[subject] == seat and subject != card
    if number == POINT_OF_ORDER:
        return by != seat and not t.board.texts[t.text[subject]].discards
    if number == HOLD_THE_LINE:
        return s.holder[subject] == seat
    if number == NOT_TODAY:
        return subject == card
    if number == CLAIM_OF_SANCTUARY:
        return by != seat
    if number == BITTER_ALMONDS:
        owner = s.holder[subject]
        return owner != seat and s.monarch[owner] != subject
    if number == SOLD_IN_TIME:
        aimed = target if kind == ANNOUNCED else subject
        return aimed == card
    return True


def treasure_used(t: Table, s: Dynasties, seat: i64, card: i64) -> bool:
    """X14 is a Treasure use: one a year (R086)."""
    return t.text[card] == SOLD_IN_TIME and bool(s.treasured >> seat & 1)


def text_cards(t: Table, s: Dynasties, seat: i64) -> list[int]:
    """Cards of a player with a text, where it works."""
    return [card for card in face_up(t, s, seat) if usable(t, s, seat, card)]
