"""Armies: a leader and its force cards; how they are raised and come to an end, and what leaves them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.board import CODES, place_of
from equipoise.games.dynasties.rules.cards import (
    disengage,
    engage,
    face_up_zone,
    held,
    lift,
    put,
)
from equipoise.games.dynasties.state import (
    BACK,
    COURT,
    DISCARD,
    FORCE,
    FORCE_BITS,
    FORCE_MASK,
    FRONT_ARMY,
    LEADER,
    Dynasties,
    Table,
    unpacked,
)

NO_CARD: Final = -2


def army_of(s: Dynasties, leader: i64) -> list[int]:
    """The leader, then its force cards from the top; empty if it leads no army."""
    if leader < 0 or s.zone[leader] != LEADER:
        return []
    return [leader, *unpacked(s.force[leader])]


def armies_of(s: Dynasties, seat: i64) -> list[list[int]]:
    return [army_of(s, leader) for leader in s.cards(LEADER, seat)]


def force_size(s: Dynasties, leader: i64) -> i64:
    """How many force cards an army has."""
    force = s.force[leader]
    size: i64 = 0
    while force:
        size += 1
        force >>= FORCE_BITS
    return size


def force_card(s: Dynasties, leader: i64, depth: i64) -> i64:
    return (s.force[leader] >> FORCE_BITS * depth & FORCE_MASK) - 2


def has_room(t: Table, s: Dynasties, leader: i64) -> bool:
    """R161: never more force cards than the leader has crowns."""
    return force_size(s, leader) < t.rank[leader]


def new_army(t: Table, s: Dynasties, leader: i64, seat: i64) -> None:
    """A noble leaves its Court to lead for that seat; force cards are still to come."""
    lift(t, s, leader)
    put(t, s, leader, LEADER, seat)
    s.force[leader] = 0


def insert(t: Table, s: Dynasties, leader: i64, card: i64, depth: i64, known: i64) -> None:
    """A card becomes a force card at that depth, 0 being the top; `known` says who saw it."""
    force, above = s.force[leader], FORCE_BITS * depth
    rest = force >> above
    s.force[leader] = force - (rest << above) | (rest << FORCE_BITS | card + 2) << above
    put(t, s, card, FORCE, s.holder[leader])
    disengage(s, card)
    s.face[card] = 0
    s.known[card] = known
    s.rumour[card] = 0


def take_out(t: Table, s: Dynasties, card: i64) -> None:
    """A force card leaves its army: memories end."""
    leader = leader_over(t, s, card)
    above: i64 = 0
    while s.force[leader] >> above & FORCE_MASK != card + 2:
        above += FORCE_BITS
    rest = s.force[leader] >> above
    s.force[leader] += (rest >> FORCE_BITS << above) - (rest << above)
    lift(t, s, card)
    show(s, card)


def leader_over(t: Table, s: Dynasties, card: i64) -> i64:
    """Whose army a force card is in."""
    seat = s.holder[card]
    for owner in range(t.seats):
        leaders = held(s, LEADER, seat, owner)
        while leaders:
            leader = owner * CODES + place_of(leaders & -leaders)
            force = s.force[leader]
            while force:
                if force & FORCE_MASK == card + 2:
                    return leader
                force >>= FORCE_BITS
            leaders &= leaders - 1
    return -1


def show(s: Dynasties, card: i64) -> None:
    """A force card comes face up, or leaves: memories end."""
    s.face[card] = 0
    s.known[card] = 0
    s.rumour[card] = 0


def disband(t: Table, s: Dynasties, leader: i64) -> None:
    """R232-R237: force cards come back face up; the leader goes to the Court as it is."""
    seat = s.holder[leader]
    force = s.force[leader]
    s.force[leader] = 0
    forget_army(s, leader)
    lift(t, s, leader)
    put(t, s, leader, COURT, seat)
    while force:
        card = (force & FORCE_MASK) - 2
        lift(t, s, card)
        _come_back(t, s, card, seat)
        force >>= FORCE_BITS


def send_back(t: Table, s: Dynasties, card: i64) -> None:
    """A force card comes back from its army to Court or Realm."""
    seat = s.holder[card]
    take_out(t, s, card)
    _come_back(t, s, card, seat)


def _come_back(t: Table, s: Dynasties, card: i64, seat: i64) -> None:
    """Engaged (R058)."""
    show(s, card)
    put(t, s, card, face_up_zone(t, card), seat)
    if t.returned_engaged:
        engage(s, card)
    else:
        disengage(s, card)


def forget_army(s: Dynasties, leader: i64) -> None:
    """Marks of an army that is no more, and its place in the battle."""
    s.attacked[leader] = 0
    s.barred[leader] = 0
    if not s.battle:
        return
    if leader in s.attackers:
        s.attackers.remove(leader)
    if leader in s.defenders:
        s.defenders.remove(leader)
    for side in range(2):
        if s.battle[FRONT_ARMY + side] == leader:
            s.battle[FRONT_ARMY + side] = -1


def discard(t: Table, s: Dynasties, card: i64) -> None:
    """To its owner's discard pile (R011), from wherever it lies; an army it led disbands first (K55)."""
    if s.zone[card] == LEADER:
        disband(t, s, card)
    if s.zone[card] == FORCE:
        take_out(t, s, card)
    else:
        lift(t, s, card)
    holder = s.holder[card]
    if s.monarch[holder] == card:
        s.monarch[holder] = -1
        s.gained |= 1 << holder
    disengage(s, card)
    put(t, s, card, DISCARD, card // CODES)


def destroy(t: Table, s: Dynasties, card: i64) -> None:
    """A discard that knocks out a player whose Monarch it was (R126)."""
    holder = s.holder[card]
    if s.monarch[holder] == card:
        s.doomed |= 1 << holder
    discard(t, s, card)


def hidden_size(s: Dynasties, leader: i64) -> i64:
    """How many force cards have not been revealed."""
    force = s.force[leader]
    size: i64 = 0
    while force:
        if _is_hidden(s, (force & FORCE_MASK) - 2):
            size += 1
        force >>= FORCE_BITS
    return size


def top_hidden(s: Dynasties, leader: i64) -> i64:
    """The first force card from the top that has not been revealed; BACK where it is not seen, NO_CARD
    if there is none."""
    force = s.force[leader]
    while force:
        card = (force & FORCE_MASK) - 2
        if _is_hidden(s, card):
            return card
        force >>= FORCE_BITS
    return NO_CARD


def _is_hidden(s: Dynasties, card: i64) -> bool:
    return card == BACK or s.face[card] == 0


def hidden_count(s: Dynasties, leaders: list[int]) -> i64:
    count: i64 = 0
    for leader in leaders:
        count += hidden_size(s, leader)
    return count
