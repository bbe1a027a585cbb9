"""A battle from the choice of defenders to its end (D12, D18, D19; R171-R179, R198-R203, R219-R221)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import ATTACKER, DEFEND, DEFENDER, DONE, Deed, card_of
from equipoise.games.dynasties.rules import clash
from equipoise.games.dynasties.rules.armies import disband, force_size, hidden_count
from equipoise.games.dynasties.rules.cards import code_bit, held, owner_at, owners
from equipoise.games.dynasties.rules.frames import (
    ASK_DEFEND,
    ASK_REFORM,
    ASK_VICTORY,
    BATTLE,
    check,
    pop,
    push,
    set_value,
    value,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import LEADER, SIDE_SEAT, Dynasties, Table

# Steps of the frame BATTLE; those of a Clash lie between.
DEFENDERS: Final = 0
DEFENDED: Final = 1
ENDED: Final = 20
DISBANDING: Final = 21
ATTACKER_REFORMS: Final = 22
DEFENDER_REFORMS: Final = 23
OVER: Final = 24


def begin_battle(s: Dynasties, attacker: i64, defender: i64, armies: list[int]) -> None:
    s.battle = [attacker, defender, -1, -1, 0, 0, 0, -1]
    s.attackers = armies
    s.defenders = []
    push(s, BATTLE, DEFENDERS)


def defend_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = [t.ids.handles[DONE]]
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        free = held(s, LEADER, seat, owner)
        for leader in s.defenders:
            free &= ~code_bit(leader, owner)
        t.ids.add(found, DEFEND, seat, owner, free)
    return found


def defend(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == DONE:
        pop(s)
    else:
        s.defenders.append(card_of(deed.name, seat))


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame BATTLE."""
    step = value(s, 1)
    attacker: i64 = s.battle[SIDE_SEAT + ATTACKER]
    defender: i64 = s.battle[SIDE_SEAT + DEFENDER]
    if step < ENDED and not (living(s, attacker) and living(s, defender)):
        set_value(s, 1, DISBANDING)  # R150: no Victory Actions
        set_value(s, 2, 0)
    elif step == DEFENDERS:
        set_value(s, 1, DEFENDED)
        push(s, ASK_DEFEND, defender)
    elif step == DEFENDED:
        if s.defenders:
            set_value(s, 1, clash.BEGIN)
        else:  # R177, R178
            set_value(s, 1, DISBANDING)
            push(s, ASK_VICTORY, attacker, defender, hidden_count(s, s.attackers), 0)
    elif step < ENDED:
        clash.carry_on(t, s)
    else:
        _after(t, s, step, attacker, defender)


def _after(t: Table, s: Dynasties, step: i64, attacker: i64, defender: i64) -> None:
    if step == ENDED:
        set_value(s, 1, DISBANDING)
        set_value(s, 2, 0)
        _victory(s, attacker, defender)
    elif step == DISBANDING:
        for leader in s.attackers + s.defenders:
            if s.zone[leader] == LEADER and force_size(s, leader) == 0:
                disband(t, s, leader)
                check(s)
                return
        set_value(s, 1, ATTACKER_REFORMS)
    elif step == ATTACKER_REFORMS:
        set_value(s, 1, DEFENDER_REFORMS)
        if s.attackers and living(s, attacker):
            push(s, ASK_REFORM, attacker)
    elif step == DEFENDER_REFORMS:
        set_value(s, 1, OVER)
        if s.defenders and living(s, defender):
            push(s, ASK_REFORM, defender)
    else:
        s.battle = []
        s.attackers = []
        s.defenders = []
        pop(s)


def _victory(s: Dynasties, attacker: i64, defender: i64) -> None:
    """R200-R203: the side that alone has hidden cards wins."""
    ours, theirs = hidden_count(s, s.attackers), hidden_count(s, s.defenders)
    if ours and not theirs:
        push(s, ASK_VICTORY, attacker, defender, ours, 1)
    elif theirs and not ours:
        push(s, ASK_VICTORY, defender, attacker, theirs, 1)
