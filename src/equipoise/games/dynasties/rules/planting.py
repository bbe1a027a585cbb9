"""Planting Season: all choose unseen, then the plays are shown in Lead order (R036-R041, D01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import (
    ARMY,
    DONE,
    FORCE,
    MUSTER,
    PLAY,
    Deed,
    card_of,
)
from equipoise.games.dynasties.board import ALL_NOBLES, BIT, CODES, count_bits, place_of
from equipoise.games.dynasties.handful import NO_VERB, Handful, Offers
from equipoise.games.dynasties.rules.armies import force_size, insert, new_army
from equipoise.games.dynasties.rules.cards import (
    code_bit,
    disengage,
    face_up_zone,
    held,
    lift,
    owner_at,
    owners,
    put,
)
from equipoise.games.dynasties.rules.frames import check, pop, set_value, value
from equipoise.games.dynasties.rules.order import behind, first_of, living
from equipoise.games.dynasties.state import COURT, HAND, LEADER, Dynasties, Table

FACE_UP: Final = 0
INTO_ARMY: Final = 1
NEW_ARMY: Final = 2
PLAY_SIZE: Final = 4


def plays_due(t: Table, s: Dynasties, seat: i64) -> i64:
    """R039: exactly M, or the whole hand if it is smaller."""
    due: i64 = t.plays[s.die - 1]
    hand = count_bits(held(s, HAND, seat, seat))
    return due if due < hand else hand


def nobody_chooses(t: Table, s: Dynasties) -> i64:
    """Mask of those who have nothing to choose."""
    finished: i64 = 0
    for seat in range(t.seats):
        if not living(s, seat) or plays_due(t, s, seat) == 0:
            finished |= 1 << seat
    return finished


def choosing(t: Table, s: Dynasties) -> list[int]:
    """The seats that have not finished."""
    return t.groups[t.all_seats & ~value(s, 1)]


def unplayed(t: Table, s: Dynasties, seat: i64) -> i64:
    """The hand without what is chosen already."""
    cards = held(s, HAND, seat, seat)
    plays = s.plays[seat]
    for n in range(0, len(plays), PLAY_SIZE):
        cards &= ~code_bit(plays[n], seat)
    return cards & ~code_bit(s.pending[seat], seat)


def future_leaders(t: Table, s: Dynasties, seat: i64, owner: i64) -> i64:
    """Nobles in the Court who can take command, as the choices so far will leave it."""
    nobles = held(s, COURT, seat, owner) & ALL_NOBLES & ~s.engaged[owner]
    plays = s.plays[seat]
    for n in range(0, len(plays), PLAY_SIZE):
        if plays[n + 1] == FACE_UP:
            nobles |= code_bit(plays[n], owner) & ALL_NOBLES
        elif plays[n + 1] == NEW_ARMY:
            nobles &= ~code_bit(plays[n + 2], owner)
    return nobles


def future_armies(t: Table, s: Dynasties, seat: i64, owner: i64) -> i64:
    """Leaders, as the choices so far will leave them."""
    leaders = held(s, LEADER, seat, owner)
    plays = s.plays[seat]
    for n in range(0, len(plays), PLAY_SIZE):
        if plays[n + 1] == NEW_ARMY:
            leaders |= code_bit(plays[n + 2], owner)
    return leaders


def future_size(s: Dynasties, seat: i64, leader: i64) -> i64:
    """How many force cards an army will have."""
    size = force_size(s, leader)
    plays = s.plays[seat]
    for n in range(0, len(plays), PLAY_SIZE):
        if plays[n + 1] != FACE_UP and plays[n + 2] == leader:
            size += 1
    return size


def with_room(t: Table, s: Dynasties, seat: i64, owner: i64) -> i64:
    """Leaders whose armies will still have room."""
    found: i64 = 0
    leaders = future_armies(t, s, seat, owner)
    while leaders:
        leader = owner * CODES + place_of(leaders & -leaders)
        if future_size(s, seat, leader) < t.rank[leader]:
            found |= leaders & -leaders
        leaders &= leaders - 1
    return found


def place_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    a = t.ids
    found: list[object] = []
    count = owners(s, seat)
    for n in range(count):
        owner = owner_at(t, seat, n)
        a.add(found, MUSTER, seat, owner, future_leaders(t, s, seat, owner))
    for n in range(count):
        owner = owner_at(t, seat, n)
        leaders = with_room(t, s, seat, owner)
        while leaders:
            leader = owner * CODES + place_of(leaders & -leaders)
            top = a.of(ARMY, leader, seat)
            found += a.handles[top : top + future_size(s, seat, leader) + 1]
            leaders &= leaders - 1
    return found


def some_place(t: Table, s: Dynasties, seat: i64) -> bool:
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        if future_leaders(t, s, seat, owner) or with_room(t, s, seat, owner):
            return True
    return False


def offers(t: Table, s: Dynasties, seat: i64) -> Offers:
    if value(s, 1) >> seat & 1:
        return []
    if s.pending[seat] >= 0:
        return place_offers(t, s, seat)
    other: i64 = NO_VERB
    if some_place(t, s, seat):
        other = FORCE
    return Handful(t.ids, not t.planting_exact, unplayed(t, s, seat), PLAY, other)


def finishes(t: Table, s: Dynasties, seat: i64, deed: Deed) -> bool:
    """Whether this choice is the seat's last."""
    if deed.verb == DONE or deed.verb == FORCE:
        return deed.verb == DONE
    return len(s.plays[seat]) + PLAY_SIZE == PLAY_SIZE * plays_due(t, s, seat)


def choose(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    last = finishes(t, s, seat, deed)
    if deed.verb == FORCE:
        s.pending[seat] = card_of(deed.name, seat)
        return
    plays = s.plays[seat]
    if deed.verb == PLAY:
        plays += [card_of(deed.name, seat), FACE_UP, -1, 0]
    elif deed.verb != DONE:
        how = INTO_ARMY if deed.verb == ARMY else NEW_ARMY
        plays += [s.pending[seat], how, card_of(deed.name, seat), deed.number]
        s.pending[seat] = -1
    if last:
        set_value(s, 1, value(s, 1) | 1 << seat)


def show_next(t: Table, s: Dynasties) -> None:
    """A step of the frame SHOWING: one card of the first seat that still has plays."""
    seats = value(s, 1)
    while seats and not s.plays[first_of(seats)]:
        seats = behind(seats)
    set_value(s, 1, seats)
    if seats == 0:
        pop(s)
        return
    seat = first_of(seats)
    plays = s.plays[seat]
    s.plays[seat] = plays[PLAY_SIZE:]
    play_card(t, s, seat, plays[0], plays[1], plays[2], plays[3])


def play_card(t: Table, s: Dynasties, seat: i64, card: i64, how: i64, noble: i64, depth: i64) -> None:
    """A hand card goes face up into its zone, or face down into an army: seen by its player alone (R358)."""
    lift(t, s, card)
    if how == FACE_UP:
        put(t, s, card, face_up_zone(t, card), seat)
        disengage(s, card)
    else:
        if how == NEW_ARMY:
            new_army(t, s, noble, seat)
        insert(t, s, noble, card, depth, BIT[seat])
    check(s)
