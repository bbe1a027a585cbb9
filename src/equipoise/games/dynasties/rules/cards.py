"""Where cards lie, and how they move."""

from __future__ import annotations

from equipoise.games.dynasties.board import CODES, NOBLE, RESOURCE
from equipoise.games.dynasties.state import (
    COURT,
    DISCARD,
    FORCE,
    FRONT_ARMY,
    LEADER,
    REALM,
    Dynasties,
    Table,
)


def pile(t: Table, s: Dynasties, zone: int, seat: int) -> list[int]:
    return s.piles[zone * t.seats + seat]


def put(t: Table, s: Dynasties, card: int, zone: int, seat: int) -> None:
    pile(t, s, zone, seat).append(card)
    s.zone[card] = zone
    s.holder[card] = seat


def lift(t: Table, s: Dynasties, card: int) -> None:
    """Out of the pile it lies in."""
    pile(t, s, s.zone[card], s.holder[card]).remove(card)


def in_play(s: Dynasties, card: int) -> bool:
    """Face up in a territory: in Court or Realm, or leading an army."""
    zone = s.zone[card]
    return zone in (COURT, REALM, LEADER)


def ready(s: Dynasties, card: int) -> bool:
    return in_play(s, card) and not s.engaged[card]


def army_of(s: Dynasties, leader: int) -> list[int]:
    for army in s.armies:
        if army[0] == leader:
            return army
    return []


def armies_of(s: Dynasties, seat: int) -> list[list[int]]:
    return [army for army in s.armies if s.holder[army[0]] == seat]


def has_room(t: Table, army: list[int]) -> bool:
    """R161: never more force cards than the leader has crowns."""
    return len(army) - 1 < t.rank[army[0]]


def face_up(t: Table, s: Dynasties, seat: int) -> list[int]:
    """All cards of a player that lie face up: Court, Realm, leaders."""
    found = pile(t, s, COURT, seat) + pile(t, s, REALM, seat)
    for army in s.armies:
        if s.holder[army[0]] == seat:
            found.append(army[0])
    return found


def ready_cards(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Own cards that can be used: Unengaged, face up, not assigned to an Envoy (K57)."""
    return [card for card in face_up(t, s, seat) if not s.engaged[card] and not assigned(s, card)]


def assigned(s: Dynasties, card: int) -> bool:
    """Bound to an Envoy or Match that is under way."""
    return bool(s.envoy) and (card == s.envoy[2] or card == s.envoy[3] or card == s.envoy[4])


def nobles_of(t: Table, s: Dynasties, seat: int) -> list[int]:
    """The face-up nobles of a player, in Court or leading."""
    return court_nobles(t, s, seat) + [army[0] for army in s.armies if s.holder[army[0]] == seat]


def court_nobles(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [card for card in pile(t, s, COURT, seat) if t.kind[card] == NOBLE]


def face_up_zone(t: Table, card: int) -> int:
    """Resources belong in the Realm, nobles and agents in the Court (R043, R044)."""
    return REALM if t.kind[card] == RESOURCE else COURT


def new_army(t: Table, s: Dynasties, leader: int, force: list[int], known: int) -> None:
    """The leader comes from a Court, the force cards have been lifted."""
    s.armies.append([leader])
    s.zone[leader] = LEADER
    for depth, card in enumerate(force):
        insert(s, leader, card, depth, known)


def insert(s: Dynasties, leader: int, card: int, depth: int, known: int) -> None:
    """A card becomes a force card at that depth, 0 being the top; `known` says who saw it."""
    army_of(s, leader).insert(depth + 1, card)
    s.zone[card] = FORCE
    s.holder[card] = s.holder[leader]
    s.engaged[card] = 0
    s.face[card] = 0
    s.known[card] = known
    s.rumour[card] = 0


def show(t: Table, s: Dynasties, card: int) -> None:
    """A force card comes face up, or leaves: memories end."""
    s.face[card] = 0
    s.known[card] = 0
    s.rumour[card] = 0


def disband(t: Table, s: Dynasties, leader: int) -> None:
    """R232-R237: force cards come back face up; the leader goes to the Court as it is."""
    army = army_of(s, leader)
    seat = s.holder[leader]
    s.armies.remove(army)
    forget_army(s, leader)
    put(t, s, leader, COURT, seat)
    for card in army[1:]:
        come_back(t, s, card, seat)


def come_back(t: Table, s: Dynasties, card: int, seat: int) -> None:
    """From an army to Court or Realm, Engaged (R058)."""
    show(t, s, card)
    put(t, s, card, face_up_zone(t, card), seat)
    s.engaged[card] = 1 if t.returned_engaged else 0


def forget_army(s: Dynasties, leader: int) -> None:
    """Marks of an army that is no more, and its place in the battle."""
    s.attacked[leader] = 0
    s.barred[leader] = 0
    if leader in s.attackers:
        s.attackers.remove(leader)
    if leader in s.defenders:
        s.defenders.remove(leader)
    for side in (0, 1):
        if s.battle and s.battle[FRONT_ARMY + side] == leader:
            s.battle[FRONT_ARMY + side] = -1


def discard(t: Table, s: Dynasties, card: int) -> None:
    """To its owner's discard pile (R011), from wherever it lies; an army it led disbands first (K55)."""
    if s.zone[card] == LEADER:
        disband(t, s, card)
    if s.zone[card] == FORCE:
        for army in s.armies:
            if card in army:
                army.remove(card)
        show(t, s, card)
    else:
        lift(t, s, card)
    holder = s.holder[card]
    if s.monarch[holder] == card:
        s.monarch[holder] = -1
    s.engaged[card] = 0
    put(t, s, card, DISCARD, card // CODES)


def destroy(t: Table, s: Dynasties, card: int) -> None:
    """A discard that knocks out a player whose Monarch it was (R126)."""
    holder = s.holder[card]
    if s.monarch[holder] == card:
        s.doomed |= 1 << holder
    discard(t, s, card)


def hidden(s: Dynasties, army: list[int]) -> list[int]:
    """The force cards that have not been revealed, from the top."""
    return [card for card in army[1:] if not s.face[card]]


def hidden_count(s: Dynasties, leaders: list[int]) -> int:
    return sum(len(hidden(s, army_of(s, leader))) for leader in leaders)
