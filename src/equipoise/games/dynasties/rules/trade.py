"""Trade Season: an Envoy or a Match in each player's turn (D05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.dynasties.actions import ENVOY, MATCH, PASS, USE, Deed, card_of
from equipoise.games.dynasties.board import ALL_AGENTS, ALL_NOBLES, CODES, DIPLOMATIC, place_of
from equipoise.games.dynasties.rules import texts
from equipoise.games.dynasties.rules.armies import discard
from equipoise.games.dynasties.rules.cards import code_bit, held, nobles, owner_at, owners, ready
from equipoise.games.dynasties.rules.frames import ENVOYS, check, pop, push, set_value, value
from equipoise.games.dynasties.state import COURT, MATCHED, SENT, Dynasties, Table

MATCH_STEP: Final = 20  # of the frame ENVOYS

# Instead of the only card that can go with an Envoy.
NO_LETTER: Final = -1
MANY_LETTERS: Final = -2


def court_agents(s: Dynasties, seat: i64) -> i64:
    """Unengaged agents in the Court; there are no foreign ones."""
    return held(s, COURT, seat, seat) & ALL_AGENTS & ~s.engaged[seat]


def letters(t: Table, s: Dynasties, seat: i64, owner: i64, without: i64) -> i64:
    """Own usable cards with a Diplomatic emblem, but for one."""
    return ready(s, seat, owner) & t.bearers[owner * 4 + DIPLOMATIC] & ~code_bit(without, owner)


def only_letter(t: Table, s: Dynasties, seat: i64, without: i64) -> i64:
    """The only such card, if there are not many or none."""
    found: i64 = NO_LETTER
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        cards = letters(t, s, seat, owner, without)
        if cards == 0:
            continue
        if found != NO_LETTER or cards & (cards - 1):
            return MANY_LETTERS
        found = owner * CODES + place_of(cards)
    return found


def free_nobles(t: Table, s: Dynasties, owner: i64, without: i64) -> i64:
    """Unengaged face-up nobles of an owner, whoever has them but one."""
    found: i64 = 0
    for seat in range(t.seats):
        if seat != without and (seat == owner or s.mixed >> seat & 1):
            found |= nobles(s, seat, owner)
    return found & ~s.engaged[owner]


def has_free_noble(t: Table, s: Dynasties, seat: i64) -> bool:
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        if nobles(s, seat, owner) & ~s.engaged[owner]:
            return True
    return False


def hosts(t: Table, s: Dynasties, without: i64) -> i64:
    """The seats with Unengaged face-up nobles but one, as a mask."""
    found: i64 = 0
    for seat in range(t.seats):
        if seat != without and has_free_noble(t, s, seat):
            found |= 1 << seat
    return found


def first_nobles(t: Table, s: Dynasties, seat: i64, owner: i64, letter: i64) -> i64:
    """An owner's nobles that a Match can begin with, so that a second noble, neither the speaker's nor of the
    same player, and a card for it remain."""
    if letter == NO_LETTER:
        return 0
    found: i64 = 0
    partners = hosts(t, s, seat)
    for other in range(t.seats):
        if partners & ~(1 << other) and (other == owner or s.mixed >> other & 1):
            found |= nobles(s, other, owner)
    return found & ~s.engaged[owner] & ~code_bit(letter, owner)


def can_match(t: Table, s: Dynasties, seat: i64, agent: i64) -> bool:
    letter = only_letter(t, s, seat, agent)
    return any(first_nobles(t, s, seat, owner, letter) for owner in range(t.seats))


def offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    a = t.ids
    found: list[object] = [a.handles[PASS]]
    agents = court_agents(s, seat)
    if agents and not value(s, 2):
        able: i64 = 0
        while agents:
            if can_match(t, s, seat, seat * CODES + place_of(agents & -agents)):
                able |= agents & -agents
            agents &= agents - 1
        a.add(found, MATCH, seat, seat, able)
    letter = only_letter(t, s, seat, -1)
    if letter != NO_LETTER:
        for n in range(owners(s, seat)):
            owner = owner_at(t, seat, n)
            senders = ready(s, seat, owner) & ALL_NOBLES & ~code_bit(letter, owner)
            a.add(found, ENVOY, seat, owner, senders)
    return found + texts.active_offers(t, s, seat) if t.advanced else found


def act(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    if deed.verb == PASS:
        pop(s)
        return
    card = card_of(deed.name, seat)
    if deed.verb == USE:
        texts.use(t, s, seat, card)
    elif deed.verb == ENVOY:
        pop(s)
        s.envoy = [SENT, seat, card, -1, -1, -1, 0, 0]
        push(s, ENVOYS, 0)
    else:
        if t.match_uses_envoy:
            pop(s)
        else:
            set_value(s, 2, 1)
        s.envoy = [MATCHED, seat, -1, -1, -1, -1, 0, 0]
        push(s, ENVOYS, MATCH_STEP)
        discard(t, s, card)
        check(s)
