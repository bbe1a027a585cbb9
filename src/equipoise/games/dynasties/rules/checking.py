"""After every change: who is knocked out, who has won, who must name a Monarch (R125-R151)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.actions import CROWN, Deed, card_of
from equipoise.games.dynasties.board import (
    ALL_NOBLES,
    CODES,
    OF_SUIT,
    count_bits,
)
from equipoise.games.dynasties.rules.armies import armies_of, forget_army, show
from equipoise.games.dynasties.rules.cards import (
    disengage,
    held,
    lift,
    nobles,
    nobles_of,
    owner_at,
    owners,
    put,
)
from equipoise.games.dynasties.rules.frames import ASK_CROWN, pop, push
from equipoise.games.dynasties.rules.order import living, next_to
from equipoise.games.dynasties.state import (
    BURIED,
    COURT,
    DECK,
    DESTRUCTION,
    DISCARD,
    DOMINANCE,
    GONE,
    HAND,
    PEACE,
    REALM,
    Dynasties,
    Table,
)


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame CHECKING."""
    if s.doomed:
        _knock_out(t, s)
        left = [seat for seat in range(t.seats) if living(s, seat)]
        if len(left) < 2:
            s.reason = DOMINANCE if left else DESTRUCTION
            s.winner = left[0] if left else -1
            return
    if s.gained and _asks_for_monarch(t, s):
        return
    pop(s)
    if s.gained == 0:
        return
    seat = s.lead
    for _ in range(t.seats):
        if s.gained >> seat & 1 and at_peace(t, s, seat):
            s.reason = PEACE
            s.winner = seat
            return
        seat = next_to(t, seat)
    s.gained = 0


def _asks_for_monarch(t: Table, s: Dynasties) -> bool:
    """Whether somebody has to choose a Monarch; an only noble is crowned at once."""
    next = s.lead
    for _ in range(t.seats):
        seat = next
        next = next_to(t, seat)
        if s.monarch[seat] >= 0 or not s.gained >> seat & 1:
            continue
        count: i64 = 0
        for place in range(owners(s, seat)):
            count += count_bits(nobles(s, seat, owner_at(t, seat, place)))
        if count == 1:
            s.monarch[seat] = nobles_of(t, s, seat)[0]
        elif count:
            push(s, ASK_CROWN, seat)
            return True
    return False


def at_peace(t: Table, s: Dynasties, seat: i64) -> bool:
    """R136: nobles of four suits in the Court, resources of four suits in the Realm."""
    court, realm = held(s, COURT, seat, seat), held(s, REALM, seat, seat)
    if s.foreign[seat]:
        for owner in range(t.seats):
            court |= held(s, COURT, seat, owner)
            realm |= held(s, REALM, seat, owner)
    court &= ALL_NOBLES
    return all(court & OF_SUIT[suit] and realm & OF_SUIT[suit] for suit in range(4))


def _knock_out(t: Table, s: Dynasties) -> None:
    """All who fell by one effect together (R147)."""
    s.outs += 1
    for seat in range(t.seats):
        if s.doomed >> seat & 1 and living(s, seat):
            s.out[seat] = s.outs
            s.monarch[seat] = -1
            _clear(t, s, seat)
    s.doomed = 0


def _clear(t: Table, s: Dynasties, seat: i64) -> None:
    """R148, R149: what was the player's leaves the game, foreign cards go back to their owners' piles."""
    for army in armies_of(s, seat):
        forget_army(s, army[0])
        s.force[army[0]] = 0
        for card in army:
            _leave(t, s, card, seat)
    for zone in (DECK, HAND, BURIED, COURT, REALM):
        for card in s.pile(zone, seat):
            _leave(t, s, card, seat)
    s.plays[seat] = []
    s.pending[seat] = -1


def _leave(t: Table, s: Dynasties, card: i64, seat: i64) -> None:
    lift(t, s, card)
    show(s, card)
    disengage(s, card)
    owner = card // CODES
    put(t, s, card, GONE if owner == seat else DISCARD, owner)


def crown_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        t.ids.add(found, CROWN, seat, owner, nobles(s, seat, owner))
    return found


def crown(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    s.monarch[seat] = card_of(deed.name, seat)
    pop(s)
