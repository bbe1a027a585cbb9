"""Victory Actions: raze, pillage, slaughter (D18, R204-R219)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.actions import DONE, PILLAGE, RAZE, SLAUGHTER, Deed, card_of
from equipoise.games.dynasties.rules.armies import destroy, force_card, force_size
from equipoise.games.dynasties.rules.cards import code_bit, held, in_play, owner_at
from equipoise.games.dynasties.rules.draws import deck_is_empty, pillage
from equipoise.games.dynasties.rules.frames import (
    RAZED,
    SLAUGHTERED,
    STRIKE,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.rules.reaction import open_window
from equipoise.games.dynasties.state import COURT, REALM, SIDE_SEAT, Dynasties, Table


def spared(t: Table, s: Dynasties, loser: i64) -> i64:
    """R208, R209: the Monarch, unless nothing else lies in Court and Realm; else -1."""
    monarch = s.monarch[loser]
    for owner in range(t.seats):
        cards = held(s, COURT, loser, owner) | held(s, REALM, loser, owner)
        if cards & ~code_bit(monarch, owner):
            return monarch
    return -1


def losing_armies(s: Dynasties, winner: i64) -> list[int]:
    return s.defenders if winner == s.battle[SIDE_SEAT] else s.attackers


def offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    a = t.ids
    loser, defended = value(s, 2), value(s, 4)
    attacks = seat == s.battle[SIDE_SEAT]
    found: list[object] = [a.handles[DONE]]
    if attacks and not deck_is_empty(s, loser):
        found.append(a.handles[PILLAGE])
    if defended:
        for n in range(t.seats):
            owner = owner_at(t, seat, n)
            leaders: i64 = 0
            for leader in losing_armies(s, seat):
                leaders |= code_bit(leader, owner)
            a.add(found, SLAUGHTER, seat, owner, leaders)
    if attacks:
        monarch = spared(t, s, loser)
        for n in range(t.seats):
            owner = owner_at(t, seat, n)
            if owner != loser and not s.mixed >> loser & 1:
                continue
            cards = held(s, COURT, loser, owner) | held(s, REALM, loser, owner)
            a.add(found, RAZE, seat, owner, cards & ~code_bit(monarch, owner))
    return found


def act(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    loser = value(s, 2)
    set_value(s, 3, value(s, 3) - 1)
    if deed.verb == DONE or value(s, 3) == 0:
        pop(s)
    if deed.verb == PILLAGE:
        pillage(t, s, seat, loser)
    elif deed.verb == RAZE:
        push(s, STRIKE, 0, RAZED, card_of(deed.name, seat), seat)
    elif deed.verb == SLAUGHTER:
        leader = card_of(deed.name, seat)
        size = force_size(s, leader)
        if size:
            destroy(t, s, force_card(s, leader, size - 1))  # the card revealed last (R214)
            check(s)
        else:
            push(s, STRIKE, 0, SLAUGHTERED, leader, seat)


def strike(t: Table, s: Dynasties) -> None:
    """A step of the frame STRIKE: the window, then the card falls unless it was saved."""
    card = value(s, 3)
    if value(s, 1) == 0:
        set_value(s, 1, 1)
        open_window(t, s, value(s, 2), card, value(s, 4), -1)
        return
    pop(s)
    if not s.called_off and in_play(s, card):
        destroy(t, s, card)
        check(s)


def idle(s: Dynasties) -> bool:
    """No (further) Victory Actions: somebody went out."""
    return not living(s, value(s, 2))
