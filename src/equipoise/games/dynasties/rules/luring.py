"""Luring a noble out of another's Court (R238-R247)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.actions import LURE, PAY, Deed, card_of
from equipoise.games.dynasties.board import (
    ALL_RESOURCES,
    BIT,
    HIGHEST_RANK,
    NOBLES_UP_TO,
    count_bits,
    place_of,
)
from equipoise.games.dynasties.rules.armies import insert, new_army
from equipoise.games.dynasties.rules.cards import (
    at_home,
    code_bit,
    engage,
    held,
    lift,
    owner_at,
    owners,
)
from equipoise.games.dynasties.rules.frames import (
    ASK_LURE_PAY,
    LURED,
    LURING,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import COURT, Dynasties, Table


def may_pay_lure(t: Table, s: Dynasties, seat: i64, owner: i64) -> i64:
    cards = at_home(s, seat, owner) & ~code_bit(s.monarch[seat], owner)
    return cards if t.lure_any_card else cards & ALL_RESOURCES


def lure_means(t: Table, s: Dynasties, seat: i64) -> i64:
    means: i64 = 0
    for n in range(owners(s, seat)):
        means += count_bits(may_pay_lure(t, s, seat, owner_at(t, seat, n)))
    return means


def lurable(t: Table, s: Dynasties, owner: i64, hosts: i64, modest: i64) -> i64:
    """Nobles of an owner in the Courts of these seats, no Monarchs, who do not ask for too much."""
    found: i64 = 0
    while hosts:
        seat = place_of(hosts & -hosts)
        nobles = held(s, COURT, seat, owner) & modest
        if nobles:
            found |= nobles & ~code_bit(s.monarch[seat], owner)
        hosts &= hosts - 1
    return found


def add_lures(t: Table, s: Dynasties, found: list[object], seat: i64) -> None:
    means = lure_means(t, s, seat)
    if means == 0:
        return
    if means > HIGHEST_RANK:
        means = HIGHEST_RANK
    modest = NOBLES_UP_TO[means]
    mixed = s.mixed & ~BIT[seat]  # they may have anybody's
    for n in range(t.seats):
        owner = owner_at(t, seat, n)
        hosts = mixed
        if owner != seat:
            hosts |= BIT[owner]
        t.ids.add(found, LURE, seat, owner, lurable(t, s, owner, hosts, modest))


def begin_lure(s: Dynasties, seat: i64, noble: i64) -> None:
    s.paid = []
    push(s, LURING, 0, seat, noble)
    push(s, ASK_LURE_PAY, seat, noble)


def pay_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        t.ids.add(found, PAY, seat, owner, may_pay_lure(t, s, seat, owner))
    return found


def pay(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    """Engaged at once; nothing moves before the last (K58)."""
    card = card_of(deed.name, seat)
    engage(s, card)
    s.paid.append(card)
    if len(s.paid) == t.rank[value(s, 2)]:
        pop(s)


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame LURING: the window, then the noble comes over with the cards as its army."""
    seat, noble = value(s, 2), value(s, 3)
    if value(s, 1) == 0:
        set_value(s, 1, 1)
        open_window(t, s, LURED, noble, seat, -1)
        return
    pop(s)
    paid = s.paid
    s.paid = []
    if s.called_off:
        return
    new_army(t, s, noble, seat)
    for depth, card in enumerate(paid):
        lift(t, s, card)
        insert(t, s, noble, card, depth, t.everyone)
    check(s)
