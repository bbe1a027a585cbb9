"""Active card texts of the Advanced game: used, aimed, announced, carried out (R309, R320)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import BURY, GIVE, TARGET, USE, Deed, card_of
from equipoise.games.dynasties.rules.cards import army_of, disband, lift, pile, put
from equipoise.games.dynasties.rules.cardtexts import (
    A_FAIR_EXCHANGE,
    A_FEW_QUESTIONS,
    BREAK_THE_CAMP,
    LANTERN_ON_THE_BANK,
    OPEN_THE_BOOKS,
    SEALED_AT_THE_ALTAR,
    gifts,
    has_target,
    in_season,
    pay_cost,
    targets,
    text_cards,
)
from equipoise.games.dynasties.rules.draws import draw
from equipoise.games.dynasties.rules.frames import (
    ANNOUNCED,
    ASK_BURY,
    ASK_GIVE,
    ASK_TARGET,
    EFFECT,
    ENVOYS,
    check,
    pop,
    push,
)
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import BURIED, HAND, REALM, SEALED, Dynasties, Table

SEAL_STEP: Final = 20  # of the frame ENVOYS: the nobles are named


def active_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    if not t.advanced:
        return []
    found: list[int] = []
    for card in text_cards(t, s, seat):
        if in_season(t, s, card) and has_target(t, s, seat, t.text[card]):
            found.append(t.actions.of(USE, card, seat))
    return found


def use(t: Table, s: Dynasties, seat: int, card: int) -> None:
    if t.text[card] == SEALED_AT_THE_ALTAR:  # it is the Envoy: the turn goes on from there
        pop(s)
        s.envoy = [SEALED, seat, -1, -1, card, -1, 0, 0]
        push(s, [ENVOYS, SEAL_STEP])
    else:
        push(s, [EFFECT, 0, seat, card, -1, -1])
    pay_cost(t, s, card)
    check(s)


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame EFFECT."""
    frame = s.stack[-1]
    frame[1] += 1
    seat, card = frame[2], frame[3]
    number = t.text[card]
    if frame[1] == 1:
        if number != OPEN_THE_BOOKS:
            push(s, [ASK_TARGET, seat, card])
    elif frame[1] == 2:
        if number == A_FAIR_EXCHANGE:
            push(s, [ASK_GIVE, seat, card])
    elif frame[1] == 3:
        open_window(t, s, ANNOUNCED, card, seat, frame[4])
    else:
        pop(s)
        if not s.called_off:
            _take_effect(t, s, seat, number, frame[4], frame[5])


def _take_effect(t: Table, s: Dynasties, seat: int, number: int, target: int, given: int) -> None:
    if number == BREAK_THE_CAMP:
        disband(t, s, target)
    elif number == OPEN_THE_BOOKS:
        push(s, [ASK_BURY, seat])
        draw(t, s, [seat, 2])
        return
    elif number == LANTERN_ON_THE_BANK:
        army = army_of(s, target)
        for card in army[1:]:
            s.known[card] |= 1 << seat
            s.rumour[card] &= ~(1 << seat)
        army.append(army[1])
        del army[1]
    elif number == A_FEW_QUESTIONS:
        s.engaged[target] = 1
    elif number == A_FAIR_EXCHANGE:
        other = s.holder[target]
        lift(t, s, target)
        lift(t, s, given)
        put(t, s, target, REALM, seat)
        put(t, s, given, REALM, other)
        s.engaged[target] = s.engaged[given] = 1
    check(s)


def target_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    number = t.text[s.stack[-1][2]]
    return [t.actions.of(TARGET, card, seat) for card in targets(t, s, seat, number)]


def aim(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    pop(s)
    s.stack[-1][4] = card_of(deed.name, seat)


def give_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    cards = gifts(t, s, seat, s.stack[-2][4])
    return [t.actions.of(GIVE, card, seat) for card in cards]


def give(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    pop(s)
    s.stack[-1][5] = card_of(deed.name, seat)


def bury_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [t.actions.of(BURY, card, seat) for card in pile(t, s, HAND, seat)]


def bury(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    card = card_of(deed.name, seat)
    lift(t, s, card)
    put(t, s, card, BURIED, seat)
    pop(s)
