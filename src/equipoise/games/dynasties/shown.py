"""All that lies open on the table as one number, by which a search tells positions apart.

Planting, a Clash and a Reform bring cards to light that no word named. The number is the same where those who
watch see the same, and hardly ever else; making their view and reading it would take sixty times as long.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.mixing import mixed, mixed_row
from equipoise.games.dynasties.board import BIT, CODES, count_bits, place_of
from equipoise.games.dynasties.rules.cards import held
from equipoise.games.dynasties.rules.frames import ASK_LAY, ASK_PLACE
from equipoise.games.dynasties.state import (
    BACK,
    BURIED,
    COURT,
    DECK,
    DISCARD,
    FORCE,
    FORCE_BITS,
    FORCE_MASK,
    FRAME,
    HAND,
    LEADER,
    REALM,
    Dynasties,
    Table,
)

UNKNOWN: Final = BACK + 2  # a face-down card in an army


def shown(t: Table, s: Dynasties) -> i64:
    watchers = BIT[t.seats]
    found = _affairs(s, _questions(s, 0))
    for owner in range(t.seats):
        seen: i64 = 0
        for holder in range(t.seats):
            for zone in (COURT, REALM, LEADER, DISCARD):
                cards = held(s, zone, holder, owner)
                found = mixed(found, cards)
                seen |= cards
            found = _armies(s, held(s, LEADER, holder, owner), owner, watchers, found)
            forces = held(s, FORCE, holder, owner)
            seen |= _marked(s.known, forces, owner, watchers)
            found = mixed(found, _marked(s.rumour, forces, owner, watchers))
        found = mixed(found, s.engaged[owner] & seen)
    for holder in range(t.seats):
        for zone in (DECK, HAND, BURIED):
            found = mixed(found, _size(t, s, zone, holder))
        found = _listed(s.discards[holder], found)
    return found


def _size(t: Table, s: Dynasties, zone: i64, holder: i64) -> i64:
    count: i64 = 0
    for owner in range(t.seats):
        count += count_bits(held(s, zone, holder, owner))
    return count


def _marked(marks: vec[i64], cards: i64, owner: i64, bit: i64) -> i64:
    """Those of the cards that bear the mark."""
    found: i64 = 0
    while cards:
        if marks[owner * CODES + place_of(cards & -cards)] & bit:
            found |= cards & -cards
        cards &= cards - 1
    return found


def _armies(s: Dynasties, leaders: i64, owner: i64, bit: i64, found: i64) -> i64:
    while leaders:
        leader = owner * CODES + place_of(leaders & -leaders)
        leaders &= leaders - 1
        found = mixed(mixed(mixed(found, leader), s.attacked[leader]), s.barred[leader])
        force = s.force[leader]
        while force:
            card = (force & FORCE_MASK) - 2
            if s.known[card] & bit:
                found = mixed(mixed(found, card + 2), s.face[card])
            else:
                found = mixed(found, UNKNOWN)
            force >>= FORCE_BITS
    return found


def _questions(s: Dynasties, found: i64) -> i64:
    """What is going on, without the cards on their way that only the one asked sees."""
    open_laid = True
    for at in range(0, s.top + FRAME, FRAME):
        kind = s.frames[at]
        for n in range(FRAME):
            number = s.frames[at + n]
            if kind == ASK_PLACE and n == 2 and s.zone[number] == HAND:
                number = BACK
            found = mixed(found, number)
        if kind == ASK_LAY:
            open_laid = False
    return _listed(s.laid, found) if open_laid else found


def _affairs(s: Dynasties, found: i64) -> i64:
    """What all can see but cards."""
    found = mixed_row(mixed_row(mixed_row(found, s.monarch), s.out), s.relations)
    found = mixed(mixed(mixed(mixed(found, s.year), s.lead), s.season), s.die)
    found = mixed(mixed(mixed(mixed(found, s.passed), s.treasured), s.populated), s.doomed)
    found = mixed(mixed(mixed(mixed(found, s.outs), s.called_off), s.verdict), s.reason)
    found = _listed(s.targets, _listed(s.sent, _listed(s.envoy, found)))
    found = _listed(s.attackers, _listed(s.battle, _listed(s.bribed, found)))
    return _listed(s.paid, _listed(s.locked, _listed(s.defenders, found)))


def _listed(numbers: list[int], found: i64) -> i64:
    found = mixed(found, len(numbers))
    for number in numbers:
        found = mixed(found, number)
    return found
