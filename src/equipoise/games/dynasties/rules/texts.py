"""Active card texts of the Advanced game: used, aimed, announced, carried out (R309, R320)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import BURY, GIVE, TARGET, USE, Deed, card_of
from equipoise.games.dynasties.rules.armies import army_of, disband
from equipoise.games.dynasties.rules.cards import engage, held, lift, put
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
from equipoise.games.dynasties.rules.draws import draw, share
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
    set_value,
    value,
)
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import BURIED, FRAME, HAND, REALM, SEALED, Dynasties, Table, packed

SEAL_STEP: Final = 20  # of the frame ENVOYS: the nobles are named


def active_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    able = [
        card
        for card in text_cards(t, s, seat)
        if in_season(t, s, card) and has_target(t, s, seat, t.text[card])
    ]
    return t.ids.listed(USE, able, seat)


def use(t: Table, s: Dynasties, seat: i64, card: i64) -> None:
    if t.text[card] == SEALED_AT_THE_ALTAR:  # it is the Envoy: the turn goes on from there
        pop(s)
        s.envoy = [SEALED, seat, -1, -1, card, -1, 0, 0]
        push(s, ENVOYS, SEAL_STEP)
    else:
        push(s, EFFECT, 0, seat, card, -1, -1)
    pay_cost(t, s, card)
    check(s)


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame EFFECT."""
    step = value(s, 1) + 1
    set_value(s, 1, step)
    seat, card, target, given = value(s, 2), value(s, 3), value(s, 4), value(s, 5)
    number = t.text[card]
    if step == 1:
        if number != OPEN_THE_BOOKS:
            push(s, ASK_TARGET, seat, card)
    elif step == 2:
        if number == A_FAIR_EXCHANGE:
            push(s, ASK_GIVE, seat, card)
    elif step == 3:
        open_window(t, s, ANNOUNCED, card, seat, target)
    else:
        pop(s)
        if not s.called_off:
            _take_effect(t, s, seat, number, target, given)


def _take_effect(t: Table, s: Dynasties, seat: i64, number: i64, target: i64, given: i64) -> None:
    if number == BREAK_THE_CAMP:
        disband(t, s, target)
    elif number == OPEN_THE_BOOKS:
        push(s, ASK_BURY, seat)
        draw(t, s, share(seat, 2))
        return
    elif number == LANTERN_ON_THE_BANK:
        force = army_of(s, target)[1:]
        for card in force:
            s.known[card] |= 1 << seat
            s.rumour[card] &= ~(1 << seat)
        s.force[target] = packed(force[1:] + force[:1])
    elif number == A_FEW_QUESTIONS:
        engage(s, target)
    elif number == A_FAIR_EXCHANGE:
        other = s.holder[target]
        lift(t, s, target)
        lift(t, s, given)
        put(t, s, target, REALM, seat)
        put(t, s, given, REALM, other)
        engage(s, target)
        engage(s, given)
    check(s)


def target_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    return t.ids.listed(TARGET, targets(t, s, seat, t.text[value(s, 2)]), seat)


def aim(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    pop(s)
    set_value(s, 4, card_of(deed.name, seat))


def give_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    target = s.frames[s.top - FRAME + 4]  # of the frame EFFECT below
    return t.ids.listed(GIVE, gifts(t, s, seat, target), seat)


def give(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    pop(s)
    set_value(s, 5, card_of(deed.name, seat))


def bury_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    t.ids.add(found, BURY, seat, seat, held(s, HAND, seat, seat))
    return found


def bury(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    card = card_of(deed.name, seat)
    lift(t, s, card)
    put(t, s, card, BURIED, seat)
    pop(s)
