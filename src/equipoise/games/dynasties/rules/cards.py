"""Where cards lie, and how they move. Sets of cards are masks of codes, each of one owner's deck."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.board import ALL_NOBLES, BIT, CODES, RESOURCE
from equipoise.games.dynasties.state import (
    BURIED,
    CARD_SENT,
    COURT,
    DISCARD,
    FROM_NOBLE,
    LEADER,
    MOST_SEATS,
    REALM,
    TO_NOBLE,
    Dynasties,
    Table,
)


def held(s: Dynasties, zone: i64, seat: i64, owner: i64) -> i64:
    """The cards of an owner that lie in a zone of a seat."""
    return s.held[(zone * MOST_SEATS + seat) * MOST_SEATS + owner]


def owners(s: Dynasties, seat: i64) -> i64:
    """How many owners are to be asked for what a seat holds: itself alone if it has no foreign cards."""
    if s.mixed >> seat & 1 == 0:
        return 1
    return s.seats


def owner_at(t: Table, seat: i64, n: i64) -> i64:
    """The seat itself, then the others ascending: so go the ids of its words."""
    if n == 0:
        return seat
    if n > seat:
        return n
    return n - 1


def cards_in(owner: i64, codes: i64) -> list[int]:
    """The cards of such a set."""
    return [owner * CODES + code for code in range(CODES) if codes & BIT[code]]


def pile(t: Table, s: Dynasties, zone: i64, seat: i64) -> list[int]:
    return s.pile(zone, seat)


def put(t: Table, s: Dynasties, card: i64, zone: i64, seat: i64) -> None:
    owner = card // CODES
    s.held[(zone * MOST_SEATS + seat) * MOST_SEATS + owner] |= BIT[card - owner * CODES]
    s.zone[card] = zone
    s.holder[card] = seat
    if owner != seat:
        s.foreign[seat] += 1
        s.mixed |= BIT[seat]
    if zone in (COURT, REALM, LEADER):
        s.gained |= 1 << seat
    elif zone == DISCARD:
        s.discards[seat].append(card)
    elif zone == BURIED:
        s.buried[seat].append(card)


def lift(t: Table, s: Dynasties, card: i64) -> None:
    """Out of the place it lies in."""
    owner = card // CODES
    seat, zone = s.holder[card], s.zone[card]
    s.held[(zone * MOST_SEATS + seat) * MOST_SEATS + owner] &= ~BIT[card - owner * CODES]
    if owner != seat:
        s.foreign[seat] -= 1
        if s.foreign[seat] == 0:
            s.mixed &= ~BIT[seat]
    if zone == BURIED:
        s.buried[seat].remove(card)


def is_engaged(s: Dynasties, card: i64) -> bool:
    owner = card // CODES
    return s.engaged[owner] & BIT[card - owner * CODES] != 0


def engage(s: Dynasties, card: i64) -> None:
    owner = card // CODES
    s.engaged[owner] |= BIT[card - owner * CODES]


def disengage(s: Dynasties, card: i64) -> None:
    owner = card // CODES
    s.engaged[owner] &= ~BIT[card - owner * CODES]


def in_play(s: Dynasties, card: i64) -> bool:
    """Face up in a territory: in Court or Realm, or leading an army."""
    return s.zone[card] in (COURT, REALM, LEADER)


def at_home(s: Dynasties, seat: i64, owner: i64) -> i64:
    """Unengaged cards in Court and Realm."""
    masks = s.held
    court = masks[(COURT * MOST_SEATS + seat) * MOST_SEATS + owner]
    realm = masks[(REALM * MOST_SEATS + seat) * MOST_SEATS + owner]
    return (court | realm) & ~s.engaged[owner]


def face_up(t: Table, s: Dynasties, seat: i64) -> list[int]:
    """All cards of a player that lie face up: Court, Realm, leaders."""
    return s.pile(COURT, seat) + s.pile(REALM, seat) + s.cards(LEADER, seat)


def ready(s: Dynasties, seat: i64, owner: i64) -> i64:
    """Cards that can be used: Unengaged, face up, not assigned to an Envoy (K57)."""
    cards = at_home(s, seat, owner) | held(s, LEADER, seat, owner) & ~s.engaged[owner]
    return cards & ~_bound(s, owner) if s.envoy else cards


def _bound(s: Dynasties, owner: i64) -> i64:
    """An owner's cards that are bound to the Envoy or Match under way."""
    return (
        code_bit(s.envoy[FROM_NOBLE], owner)
        | code_bit(s.envoy[TO_NOBLE], owner)
        | code_bit(s.envoy[CARD_SENT], owner)
    )


def code_bit(card: i64, owner: i64) -> i64:
    """A card as a set of that owner's cards: empty if it is no card of that owner."""
    code = card - owner * CODES
    if code < 0 or code >= CODES:
        return 0
    return BIT[code]


def assigned(s: Dynasties, card: i64) -> bool:
    """Bound to an Envoy or Match that is under way."""
    return bool(s.envoy) and _bound(s, card // CODES) & BIT[card % CODES] != 0


def nobles(s: Dynasties, seat: i64, owner: i64) -> i64:
    """Face-up nobles, in Court or leading."""
    return held(s, COURT, seat, owner) & ALL_NOBLES | held(s, LEADER, seat, owner)


def nobles_of(t: Table, s: Dynasties, seat: i64) -> list[int]:
    """The face-up nobles of a player, in Court or leading."""
    return court_nobles(t, s, seat) + s.cards(LEADER, seat)


def court_nobles(t: Table, s: Dynasties, seat: i64) -> list[int]:
    return [card for card in s.cards(COURT, seat) if BIT[card % CODES] & ALL_NOBLES]


def face_up_zone(t: Table, card: i64) -> i64:
    """Resources belong in the Realm, nobles and agents in the Court (R043, R044)."""
    if t.kind[card] == RESOURCE:
        return REALM
    return COURT
