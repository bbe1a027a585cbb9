"""After every change: who is knocked out, who has won, who must name a Monarch (R125-R151)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import CROWN, Deed, card_of
from equipoise.games.dynasties.board import CODES, NOBLE
from equipoise.games.dynasties.rules.cards import (
    armies_of,
    forget_army,
    nobles_of,
    pile,
    put,
    show,
)
from equipoise.games.dynasties.rules.frames import ASK_CROWN, pop, push
from equipoise.games.dynasties.rules.order import lead_now, living, order
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

ALL_SUITS: Final = 15


def carry_on(t: Table, s: Dynasties) -> None:
    """A step of the frame CHECKING."""
    if s.doomed:
        _knock_out(t, s)
        left = [seat for seat in range(t.seats) if living(s, seat)]
        if len(left) < 2:
            s.reason = DOMINANCE if left else DESTRUCTION
            s.winner = left[0] if left else -1
            return
    seats = order(t, s, lead_now(t, s))
    for seat in seats:
        if s.monarch[seat] < 0:
            nobles = nobles_of(t, s, seat)
            if len(nobles) == 1:
                s.monarch[seat] = nobles[0]
            elif nobles:
                push(s, [ASK_CROWN, seat])
                return
    pop(s)
    for seat in seats:
        if at_peace(t, s, seat):
            s.reason = PEACE
            s.winner = seat
            return


def at_peace(t: Table, s: Dynasties, seat: int) -> bool:
    """R136: nobles of four suits in the Court, resources of four suits in the Realm."""
    if len(pile(t, s, COURT, seat)) < 4 or len(pile(t, s, REALM, seat)) < 4:
        return False
    nobles = 0
    for card in pile(t, s, COURT, seat):
        if t.kind[card] == NOBLE:
            nobles |= 1 << t.suit[card]
    if nobles != ALL_SUITS:
        return False
    resources = 0
    for card in pile(t, s, REALM, seat):
        resources |= 1 << t.suit[card]
    return resources == ALL_SUITS


def _knock_out(t: Table, s: Dynasties) -> None:
    """All who fell by one effect together (R147)."""
    s.outs += 1
    for seat in range(t.seats):
        if s.doomed >> seat & 1 and living(s, seat):
            s.out[seat] = s.outs
            s.monarch[seat] = -1
            _clear(t, s, seat)
    s.doomed = 0


def _clear(t: Table, s: Dynasties, seat: int) -> None:
    """R148, R149: what was the player's leaves the game, foreign cards go back to their owners' piles."""
    for army in armies_of(s, seat):
        s.armies.remove(army)
        forget_army(s, army[0])
        for card in army:
            _leave(t, s, card, seat)
    for zone in (DECK, HAND, BURIED, COURT, REALM):
        cards = list(pile(t, s, zone, seat))
        pile(t, s, zone, seat).clear()
        for card in cards:
            _leave(t, s, card, seat)
    s.plays[seat] = []
    s.pending[seat] = -1


def _leave(t: Table, s: Dynasties, card: int, seat: int) -> None:
    show(t, s, card)
    s.engaged[card] = 0
    owner = card // CODES
    put(t, s, card, GONE if owner == seat else DISCARD, owner)


def crown_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    return [t.actions.of(CROWN, card, seat) for card in nobles_of(t, s, seat)]


def crown(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    s.monarch[seat] = card_of(deed.name, seat)
    pop(s)
