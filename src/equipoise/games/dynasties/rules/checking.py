"""After every change: who is knocked out, who has won, who must name a Monarch (R125-R151)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.actions import CROWN, Deed, card_of
from equipoise.games.dynasties.board import (
    ALL_NOBLES,
    BIT,
    CODES,
    OF_SUIT,
    count_bits,
    place_of,
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
    FORCE,
    GONE,
    HAND,
    LEADER,
    MOST_SEATS,
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
    while s.gained:
        if s.gained >> seat & 1 and at_peace(t, s, seat):
            s.reason = PEACE
            s.winner = seat
            return
        s.gained &= ~BIT[seat]
        seat = next_to(t, seat)


def _asks_for_monarch(t: Table, s: Dynasties) -> bool:
    """Whether somebody has to choose a Monarch; an only noble is crowned at once."""
    seat, left = s.lead, s.gained
    while left:
        if left >> seat & 1 and s.monarch[seat] < 0:
            count: i64 = 0
            for n in range(owners(s, seat)):
                count += count_bits(nobles(s, seat, owner_at(t, seat, n)))
            if count > 1:
                push(s, ASK_CROWN, seat)
                return True
            if count == 1:
                s.monarch[seat] = nobles_of(t, s, seat)[0]
        left &= ~BIT[seat]
        seat = next_to(t, seat)
    return False


def at_peace(t: Table, s: Dynasties, seat: i64) -> bool:
    """R136: nobles of four suits in the Court, resources of four suits in the Realm."""
    court, realm = held(s, COURT, seat, seat), held(s, REALM, seat, seat)
    if s.mixed >> seat & 1:
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
        _give_back(t, s, army, seat)
    if s.mixed >> seat & 1:
        _give_back(t, s, s.cards(COURT, seat), seat)
        _give_back(t, s, s.cards(REALM, seat), seat)
    _leave(s, seat)
    s.plays[seat] = []
    s.pending[seat] = -1


def _give_back(t: Table, s: Dynasties, cards: list[int], seat: i64) -> None:
    for card in cards:
        if card // CODES != seat:
            lift(t, s, card)
            show(s, card)
            disengage(s, card)
            put(t, s, card, DISCARD, card // CODES)


def _leave(s: Dynasties, seat: i64) -> None:
    """A player's own cards, all at once: they have no order any more."""
    codes: i64 = 0
    for zone in (DECK, HAND, COURT, REALM, BURIED, LEADER, FORCE):
        codes |= held(s, zone, seat, seat)
        s.held[(zone * MOST_SEATS + seat) * MOST_SEATS + seat] = 0
    s.held[(GONE * MOST_SEATS + seat) * MOST_SEATS + seat] |= codes
    s.engaged[seat] &= ~codes
    s.buried[seat] = []
    while codes:
        card = seat * CODES + place_of(codes & -codes)
        s.zone[card] = GONE
        show(s, card)
        codes &= codes - 1


def crown_offers(t: Table, s: Dynasties, seat: i64) -> list[object]:
    found: list[object] = []
    for n in range(owners(s, seat)):
        owner = owner_at(t, seat, n)
        t.ids.add(found, CROWN, seat, owner, nobles(s, seat, owner))
    return found


def crown(t: Table, s: Dynasties, seat: i64, deed: Deed) -> None:
    s.monarch[seat] = card_of(deed.name, seat)
    pop(s)
