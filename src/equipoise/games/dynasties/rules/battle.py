"""A battle from the choice of defenders to its end (D12, D18, D19; R171-R179, R198-R203, R219-R221)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import ATTACKER, DEFEND, DEFENDER, DONE, Deed, card_of
from equipoise.games.dynasties.rules import clash
from equipoise.games.dynasties.rules.cards import armies_of, army_of, disband, hidden_count
from equipoise.games.dynasties.rules.frames import (
    ASK_DEFEND,
    ASK_REFORM,
    ASK_VICTORY,
    BATTLE,
    check,
    pop,
    push,
)
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import SIDE_SEAT, Dynasties, Table

# Steps of the frame BATTLE; those of a Clash lie between.
DEFENDERS: Final = 0
DEFENDED: Final = 1
ENDED: Final = 20
DISBANDING: Final = 21
ATTACKER_REFORMS: Final = 22
DEFENDER_REFORMS: Final = 23
OVER: Final = 24


def begin_battle(s: Dynasties, attacker: int, defender: int, armies: list[int]) -> None:
    s.battle = [attacker, defender, -1, -1, 0, 0, 0, -1]
    s.attackers = armies
    s.defenders = []
    push(s, [BATTLE, DEFENDERS])


def defend_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    free = [army[0] for army in armies_of(s, seat) if army[0] not in s.defenders]
    return [DONE, *[t.actions.of(DEFEND, leader, seat) for leader in free]]


def defend(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    if deed.verb == DONE:
        pop(s)
    else:
        s.defenders.append(card_of(deed.name, seat))


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame BATTLE."""
    frame = s.stack[-1]
    step = frame[1]
    attacker, defender = s.battle[SIDE_SEAT + ATTACKER], s.battle[SIDE_SEAT + DEFENDER]
    if step < ENDED and not (living(s, attacker) and living(s, defender)):
        frame[1] = DISBANDING  # R150: no Victory Actions
        del frame[2:]
    elif step == DEFENDERS:
        frame[1] = DEFENDED
        push(s, [ASK_DEFEND, defender])
    elif step == DEFENDED:
        if s.defenders:
            frame[1] = clash.BEGIN
        else:  # R177, R178
            frame[1] = DISBANDING
            push(s, [ASK_VICTORY, attacker, defender, hidden_count(s, s.attackers), 0])
    elif step < ENDED:
        clash.carry_on(t, s, frame)
    else:
        _after(t, s, frame, attacker, defender)


def _after(t: Table, s: Dynasties, frame: list[int], attacker: int, defender: int) -> None:
    step = frame[1]
    if step == ENDED:
        frame[1] = DISBANDING
        del frame[2:]
        _victory(s, attacker, defender)
    elif step == DISBANDING:
        for leader in s.attackers + s.defenders:
            if len(army_of(s, leader)) == 1:
                disband(t, s, leader)
                check(s)
                return
        frame[1] = ATTACKER_REFORMS
    elif step == ATTACKER_REFORMS:
        frame[1] = DEFENDER_REFORMS
        if s.attackers and living(s, attacker):
            push(s, [ASK_REFORM, attacker])
    elif step == DEFENDER_REFORMS:
        frame[1] = OVER
        if s.defenders and living(s, defender):
            push(s, [ASK_REFORM, defender])
    else:
        s.battle = []
        s.attackers = []
        s.defenders = []
        pop(s)


def _victory(s: Dynasties, attacker: int, defender: int) -> None:
    """R200-R203: the side that alone has hidden cards wins."""
    ours, theirs = hidden_count(s, s.attackers), hidden_count(s, s.defenders)
    if ours and not theirs:
        push(s, [ASK_VICTORY, attacker, defender, ours, 1])
    elif theirs and not ours:
        push(s, [ASK_VICTORY, defender, attacker, theirs, 1])
