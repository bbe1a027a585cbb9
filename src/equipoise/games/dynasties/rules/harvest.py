"""Harvest Season: uses of treasure and population, noble actions, mustering (D02, D03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import (
    ARMY,
    DONE,
    ENGAGE,
    FORCE,
    LURE,
    MOST_TAKEN,
    MUSTER,
    PASS,
    PLAY,
    POPULATION_USE,
    TAKE,
    TO_DRAW,
    TREASURE_USE,
    USE,
    Deed,
    card_of,
)
from equipoise.games.dynasties.board import (
    ALL_NOBLES,
    CODES,
    POPULATION,
    TREASURE,
    count_bits,
    place_of,
)
from equipoise.games.dynasties.handful import NO_VERB, Handful
from equipoise.games.dynasties.rules import texts
from equipoise.games.dynasties.rules.armies import discard, force_size, has_room, insert, new_army
from equipoise.games.dynasties.rules.cards import (
    at_home,
    code_bit,
    engage,
    held,
    lift,
    owner_at,
    owners,
)
from equipoise.games.dynasties.rules.draws import deck_size, draw, share
from equipoise.games.dynasties.rules.frames import (
    ASK_PLACE,
    ASK_PLAY,
    ASK_TAKE,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.luring import add_lures, begin_lure
from equipoise.games.dynasties.rules.planting import FACE_UP, INTO_ARMY, NEW_ARMY, play_card
from equipoise.games.dynasties.state import COURT, HAND, LEADER, Dynasties, Table

MOST_PLAYED: Final = 3


def commanders(t: Table, s: Dynasties, seat: i64, owner: i64, card: i64) -> i64:
    """Unengaged Court nobles who can lead that card."""
    return held(s, COURT, seat, owner) & ALL_NOBLES & ~s.engaged[owner] & ~code_bit(card, owner)


def commander_count(t: Table, s: Dynasties, seat: i64) -> i64:
    count: i64 = 0
    for n in range(owners(s, seat)):
        count += count_bits(commanders(t, s, seat, owner_at(t, seat, n), -1))
    return count


def some_room(t: Table, s: Dynasties, seat: i64) -> bool:
    """Whether an own army can take a card."""
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        leaders = held(s, LEADER, seat, owner)
        while leaders:
            if has_room(t, s, owner * CODES + place_of(leaders & -leaders)):
                return True
            leaders &= leaders - 1
    return False


def offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    a = t.ids
    count = owners(s, seat)
    # All that can be done is done with Unengaged cards of Court and Realm, but for card texts.
    if count == 1 and at_home(s, seat, seat) == 0 and not t.advanced:
        return a.only_pass
    found: list[object] = [a.handles[PASS]]
    add_lures(t, s, found, seat)
    hand = held(s, HAND, seat, seat) != 0
    for n in range(count):
        owner = owner_at(t, seat, n)
        nobles = at_home(s, seat, owner) & ALL_NOBLES
        if hand:
            a.add_all(found, ENGAGE, seat, owner, nobles)
        else:
            _to_draw_alone(t, found, seat, owner, nobles)
    _add_musters(t, s, found, seat)
    _add_uses(t, s, found, seat, hand)
    return found + texts.active_offers(t, s, seat) if t.advanced else found


def _to_draw_alone(t: Table, found: list[object], seat: i64, owner: i64, nobles: i64) -> None:
    while nobles:
        id = t.ids.of(ENGAGE, owner * CODES + place_of(nobles & -nobles), seat)
        found.append(t.ids.handles[id + TO_DRAW])
        nobles &= nobles - 1


def _add_musters(t: Table, s: Dynasties, found: list[object], seat: i64) -> None:
    """Cards that can become force cards: somebody else must lead them."""
    leaders = commander_count(t, s, seat)
    if leaders < 2 and some_room(t, s, seat):
        leaders = 2
    if leaders == 0:
        return
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        cards = at_home(s, seat, owner) & ~code_bit(s.monarch[seat], owner)
        if leaders == 1:
            cards &= ~ALL_NOBLES
        t.ids.add(found, FORCE, seat, owner, cards)


def _add_uses(t: Table, s: Dynasties, found: list[object], seat: i64, hand: bool) -> None:
    count = owners(s, seat)
    if not s.treasured >> seat & 1:
        for n in range(count):
            owner = owner_at(t, seat, n)
            cards = at_home(s, seat, owner) & t.bearers[owner * 4 + TREASURE]
            t.ids.add(found, TREASURE_USE, seat, owner, cards)
    if hand and not s.populated >> seat & 1:
        for n in range(count):
            owner = owner_at(t, seat, n)
            cards = at_home(s, seat, owner) & t.bearers[owner * 4 + POPULATION]
            t.ids.add(found, POPULATION_USE, seat, owner, cards)


def act(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
        return
    card = card_of(deed.name, seat)
    if deed.verb == TREASURE_USE:
        s.treasured |= 1 << seat
        push(s, ASK_TAKE, seat)
        discard(t, s, card)
        check(s)
    elif deed.verb == POPULATION_USE:
        s.populated |= 1 << seat
        push(s, ASK_PLAY, seat, MOST_PLAYED, 0)
        discard(t, s, card)
        check(s)
    elif deed.verb == ENGAGE:
        engage(s, card)
        if deed.number == TO_DRAW:
            draw(t, s, share(seat, 1))
        else:
            push(s, ASK_PLAY, seat, 1, 0)
    elif deed.verb == FORCE:
        push(s, ASK_PLACE, seat, card)
    elif deed.verb == LURE:
        begin_lure(s, seat, card)
    elif deed.verb == USE:
        texts.use(t, s, seat, card)


def take_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    most, first = min(MOST_TAKEN, deck_size(t, s, seat)), t.ids.first[TAKE]
    return t.ids.handles[first : first + max(1, most)]


def take(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    pop(s)
    draw(t, s, share(seat, deed.number + 1))


def play_offers(t: Table, s: Dynasties, seat: i64) -> Handful:
    """D03. Stopping is possible after the first card of a Population use (K49)."""
    other: i64 = NO_VERB
    if commander_count(t, s, seat) or some_room(t, s, seat):
        other = FORCE
    return Handful(t.ids, value(s, 3) != 0, held(s, HAND, seat, seat), PLAY, other)


def play(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == DONE:
        pop(s)
        return
    set_value(s, 2, value(s, 2) - 1)
    set_value(s, 3, 1)
    if value(s, 2) == 0:
        pop(s)
    card = card_of(deed.name, seat)
    if deed.verb == FORCE:
        push(s, ASK_PLACE, seat, card)
    else:
        play_card(t, s, seat, card, FACE_UP, -1, 0)


def place_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    a = t.ids
    card = value(s, 2)
    found: list[object] = []
    count = owners(s, seat)
    for n in range(count):
        owner = owner_at(t, seat, n)
        a.add(found, MUSTER, seat, owner, commanders(t, s, seat, owner, card))
    for n in range(count):
        owner = owner_at(t, seat, n)
        leaders = held(s, LEADER, seat, owner)
        while leaders:
            leader = owner * CODES + place_of(leaders & -leaders)
            if has_room(t, s, leader):
                top = a.of(ARMY, leader, seat)
                found += a.handles[top : top + force_size(s, leader) + 1]
            leaders &= leaders - 1
    return found


def place(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    """From hand seen by its player alone, from Court or Realm by everybody (R357, R358)."""
    card = value(s, 2)
    noble = card_of(deed.name, seat)
    pop(s)
    if s.zone[card] == HAND:
        how = INTO_ARMY if deed.verb == ARMY else NEW_ARMY
        play_card(t, s, seat, card, how, noble, deed.number)
        return
    lift(t, s, card)
    if deed.verb == MUSTER:
        new_army(t, s, noble, seat)
    insert(t, s, noble, card, deed.number, t.everyone)
    check(s)
