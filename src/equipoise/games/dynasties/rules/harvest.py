"""Harvest Season: uses of treasure and population, noble actions, mustering, luring (D02, D03)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import (
    ARMY,
    DONE,
    ENGAGE,
    FORCE,
    LURE,
    MOST_TAKEN,
    MUSTER,
    PASS,
    PAY,
    PLAY,
    POPULATION_USE,
    TAKE,
    TO_DRAW,
    TO_PLAY,
    TREASURE_USE,
    USE,
    Deed,
    card_of,
)
from equipoise.games.dynasties.board import NOBLE, POPULATION, RESOURCE, TREASURE
from equipoise.games.dynasties.rules import texts
from equipoise.games.dynasties.rules.cards import (
    armies_of,
    court_nobles,
    discard,
    has_room,
    insert,
    lift,
    new_army,
    pile,
)
from equipoise.games.dynasties.rules.draws import deck_size, draw
from equipoise.games.dynasties.rules.frames import (
    ASK_LURE_PAY,
    ASK_PLACE,
    ASK_PLAY,
    ASK_TAKE,
    LURED,
    LURING,
    check,
    pop,
    push,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.planting import FACE_UP, INTO_ARMY, NEW_ARMY, play_card, told
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import COURT, HAND, REALM, Dynasties, Table

MOST_PLAYED: Final = 3


def at_home(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Own Unengaged cards in Court and Realm."""
    cards = pile(t, s, COURT, seat) + pile(t, s, REALM, seat)
    return [card for card in cards if not s.engaged[card]]


def commanders(t: Table, s: Dynasties, seat: int, card: int) -> list[int]:
    """Unengaged Court nobles who can lead that card."""
    return [noble for noble in court_nobles(t, s, seat) if noble != card and not s.engaged[noble]]


def some_room(t: Table, s: Dynasties, seat: int) -> bool:
    """Whether an own army can take a card."""
    return any(s.holder[army[0]] == seat and has_room(t, army) for army in s.armies)


def some_place(t: Table, s: Dynasties, seat: int, card: int) -> bool:
    return some_room(t, s, seat) or bool(commanders(t, s, seat, card))


def may_pay_lure(t: Table, s: Dynasties, seat: int) -> list[int]:
    cards = [card for card in at_home(t, s, seat) if card != s.monarch[seat]]
    return cards if t.lure_any_card else [card for card in cards if t.kind[card] == RESOURCE]


def lurable(t: Table, s: Dynasties, seat: int) -> list[int]:
    found: list[int] = []
    for other in range(t.seats):
        if other != seat and living(s, other):
            for noble in court_nobles(t, s, other):
                if noble != s.monarch[other]:
                    found.append(noble)
    if not found:
        return found
    means = len(may_pay_lure(t, s, seat))
    return [noble for noble in found if t.rank[noble] <= means]


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [PASS]
    hand = bool(pile(t, s, HAND, seat))
    treasure = not s.treasured >> seat & 1
    population = hand and not s.populated >> seat & 1
    room = some_room(t, s, seat)
    nobles = len(commanders(t, s, seat, -1))
    for card in at_home(t, s, seat):
        noble = t.kind[card] == NOBLE
        if treasure and t.emblem(card, TREASURE):
            found.append(t.actions.of(TREASURE_USE, card, seat))
        if population and t.emblem(card, POPULATION):
            found.append(t.actions.of(POPULATION_USE, card, seat))
        if noble:
            found.append(t.actions.of(ENGAGE, card, seat) + TO_DRAW)
            if hand:
                found.append(t.actions.of(ENGAGE, card, seat) + TO_PLAY)
        if card != s.monarch[seat] and (room or nobles > (1 if noble else 0)):  # it cannot lead itself
            found.append(t.actions.of(FORCE, card, seat))
    found += [t.actions.of(LURE, noble, seat) for noble in lurable(t, s, seat)]
    return found + texts.active_offers(t, s, seat)


def act(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
        return
    card = card_of(deed.name, seat)
    if deed.verb == TREASURE_USE:
        s.treasured |= 1 << seat
        push(s, [ASK_TAKE, seat])
        discard(t, s, card)
        check(s)
    elif deed.verb == POPULATION_USE:
        s.populated |= 1 << seat
        push(s, [ASK_PLAY, seat, MOST_PLAYED, 0])
        discard(t, s, card)
        check(s)
    elif deed.verb == ENGAGE:
        s.engaged[card] = 1
        if deed.number == TO_DRAW:
            draw(t, s, [seat, 1])
        else:
            push(s, [ASK_PLAY, seat, 1, 0])
    elif deed.verb == FORCE:
        push(s, [ASK_PLACE, seat, card])
    elif deed.verb == LURE:
        push(s, [LURING, 0, seat, card])
        push(s, [ASK_LURE_PAY, seat, card])
    elif deed.verb == USE:
        texts.use(t, s, seat, card)


def take_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    most = max(1, min(MOST_TAKEN, deck_size(t, s, seat)))
    return [t.actions.id(TAKE, -1, n) for n in range(most)]


def take(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    pop(s)
    draw(t, s, [seat, deed.number + 1])


def play_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    """D03. Stopping is possible after the first card of a Population use (K49)."""
    hand = pile(t, s, HAND, seat)
    found = told(t.actions.ids_of(PLAY, seat), hand)
    if some_place(t, s, seat, -1):
        found += told(t.actions.ids_of(FORCE, seat), hand)
    if s.stack[-1][3]:
        found.append(DONE)
    return found


def play(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    frame = s.stack[-1]
    if deed.verb == DONE:
        pop(s)
        return
    frame[2] -= 1
    frame[3] = 1
    if frame[2] == 0:
        pop(s)
    card = card_of(deed.name, seat)
    if deed.verb == FORCE:
        push(s, [ASK_PLACE, seat, card])
    else:
        play_card(t, s, seat, card, FACE_UP, -1, 0)


def place_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    card = s.stack[-1][2]
    found = [t.actions.of(MUSTER, noble, seat) for noble in commanders(t, s, seat, card)]
    for army in armies_of(s, seat):
        if has_room(t, army):
            top = t.actions.of(ARMY, army[0], seat)
            found += [top + depth for depth in range(len(army))]
    return found


def place(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    """From hand seen by its player alone, from Court or Realm by everybody (R357, R358)."""
    card = s.stack[-1][2]
    noble = card_of(deed.name, seat)
    pop(s)
    if s.zone[card] == HAND:
        how = INTO_ARMY if deed.verb == ARMY else NEW_ARMY
        play_card(t, s, seat, card, how, noble, deed.number)
        return
    lift(t, s, card)
    if deed.verb == ARMY:
        insert(s, noble, card, deed.number, t.everyone)
    else:
        lift(t, s, noble)
        new_army(t, s, noble, [card], t.everyone)
    check(s)


def pay_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [t.actions.of(PAY, card, seat) for card in may_pay_lure(t, s, seat)]


def pay(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    """Engaged at once; nothing moves before the last (K58)."""
    frame = s.stack[-1]
    card = card_of(deed.name, seat)
    s.engaged[card] = 1
    frame.append(card)
    if len(frame) - 3 == t.rank[frame[2]]:
        paid = frame[3:]
        pop(s)
        s.stack[-1] += paid


def luring(t: Table, s: Dynasties) -> None:
    """A step of the frame LURING: the window, then the noble comes over with the cards as its army."""
    frame = s.stack[-1]
    seat, noble = frame[2], frame[3]
    if frame[1] == 0:
        frame[1] = 1
        open_window(t, s, LURED, noble, seat, -1)
        return
    pop(s)
    if s.called_off:
        return
    lift(t, s, noble)
    s.holder[noble] = seat
    for card in frame[4:]:
        lift(t, s, card)
    new_army(t, s, noble, frame[4:], t.everyone)
    check(s)
