"""Planting Season: all choose unseen, then the plays are shown in Lead order (R036-R041, D01)."""

from __future__ import annotations

from typing import Final

from equipoise.games.dynasties.actions import ARMY, DONE, FORCE, MUSTER, PLAY, Deed, card_of
from equipoise.games.dynasties.board import NOBLE
from equipoise.games.dynasties.rules.cards import (
    armies_of,
    court_nobles,
    face_up_zone,
    insert,
    lift,
    new_army,
    pile,
    put,
)
from equipoise.games.dynasties.rules.frames import check, pop
from equipoise.games.dynasties.rules.order import living
from equipoise.games.dynasties.state import HAND, Dynasties, Table

FACE_UP: Final = 0
INTO_ARMY: Final = 1
NEW_ARMY: Final = 2
PLAY_SIZE: Final = 4


def plays_due(t: Table, s: Dynasties, seat: int) -> int:
    """R039: exactly M, or the whole hand if it is smaller."""
    return min(t.plays[s.die - 1], len(pile(t, s, HAND, seat)))


def nobody_chooses(t: Table, s: Dynasties) -> int:
    """Mask of those who have nothing to choose."""
    finished = 0
    for seat in range(t.seats):
        if not living(s, seat) or plays_due(t, s, seat) == 0:
            finished |= 1 << seat
    return finished


def choosing(t: Table, s: Dynasties) -> list[int]:
    """The seats that have not finished."""
    return [seat for seat in range(t.seats) if not s.stack[-1][1] >> seat & 1]


def unplayed(t: Table, s: Dynasties, seat: int) -> list[int]:
    """The hand without what is chosen already."""
    if not s.plays[seat] and s.pending[seat] < 0:
        return pile(t, s, HAND, seat)
    chosen = s.plays[seat][::PLAY_SIZE]
    return [card for card in pile(t, s, HAND, seat) if card not in chosen and card != s.pending[seat]]


def future_leaders(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Nobles in the Court who can take command, as the choices so far will leave it."""
    nobles = [card for card in court_nobles(t, s, seat) if not s.engaged[card]]
    plays = s.plays[seat]
    for n in range(0, len(plays), PLAY_SIZE):
        if plays[n + 1] == FACE_UP and t.kind[plays[n]] == NOBLE:
            nobles.append(plays[n])
        elif plays[n + 1] == NEW_ARMY:
            nobles.remove(plays[n + 2])
    return nobles


def future_armies(t: Table, s: Dynasties, seat: int) -> list[int]:
    """Pairs of leader and number of force cards, as the choices so far will leave them."""
    found: list[int] = []
    for army in armies_of(s, seat):
        found += [army[0], len(army) - 1]
    plays = s.plays[seat]
    for n in range(0, len(plays), PLAY_SIZE):
        if plays[n + 1] == INTO_ARMY:
            found[found.index(plays[n + 2]) + 1] += 1
        elif plays[n + 1] == NEW_ARMY:
            found += [plays[n + 2], 1]
    return found


def place_offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    found = [t.actions.of(MUSTER, card, seat) for card in future_leaders(t, s, seat)]
    armies = future_armies(t, s, seat)
    for n in range(0, len(armies), 2):
        if armies[n + 1] < t.rank[armies[n]]:
            top = t.actions.of(ARMY, armies[n], seat)
            found += [top + depth for depth in range(armies[n + 1] + 1)]
    return found


def some_place(t: Table, s: Dynasties, seat: int) -> bool:
    if future_leaders(t, s, seat):
        return True
    armies = future_armies(t, s, seat)
    return any(armies[n + 1] < t.rank[armies[n]] for n in range(0, len(armies), 2))


def told(ids: list[int], cards: list[int]) -> list[int]:
    return [ids[card] for card in cards]


def offers(t: Table, s: Dynasties, seat: int) -> list[int]:
    if s.stack[-1][1] >> seat & 1:
        return []
    if s.pending[seat] >= 0:
        return place_offers(t, s, seat)
    cards = unplayed(t, s, seat)
    found = told(t.actions.ids_of(PLAY, seat), cards)
    if some_place(t, s, seat):
        found += told(t.actions.ids_of(FORCE, seat), cards)
    if not t.planting_exact:
        found.append(DONE)
    return found


def finishes(t: Table, s: Dynasties, seat: int, deed: Deed) -> bool:
    """Whether this choice is the seat's last."""
    if deed.verb in (DONE, FORCE):
        return deed.verb == DONE
    return len(s.plays[seat]) + PLAY_SIZE == PLAY_SIZE * plays_due(t, s, seat)


def choose(t: Table, s: Dynasties, seat: int, deed: Deed) -> None:
    plays = s.plays[seat]
    last = finishes(t, s, seat, deed)
    if deed.verb == FORCE:
        s.pending[seat] = card_of(deed.name, seat)
        return
    if deed.verb == PLAY:
        plays += [card_of(deed.name, seat), FACE_UP, -1, 0]
    elif deed.verb != DONE:
        how = INTO_ARMY if deed.verb == ARMY else NEW_ARMY
        plays += [s.pending[seat], how, card_of(deed.name, seat), deed.number]
        s.pending[seat] = -1
    if last:
        s.stack[-1][1] |= 1 << seat


def show_next(t: Table, s: Dynasties) -> None:
    """A step of the frame SHOWING: one card of the first seat that still has plays."""
    frame = s.stack[-1]
    while len(frame) > 1 and not s.plays[frame[1]]:
        del frame[1]
    if len(frame) == 1:
        pop(s)
        return
    seat = frame[1]
    card, how, noble, depth = s.plays[seat][:PLAY_SIZE]
    del s.plays[seat][:PLAY_SIZE]
    play_card(t, s, seat, card, how, noble, depth)


def play_card(t: Table, s: Dynasties, seat: int, card: int, how: int, noble: int, depth: int) -> None:
    """A hand card goes face up into its zone, or face down into an army: seen by its player alone (R358)."""
    lift(t, s, card)
    if how == FACE_UP:
        put(t, s, card, face_up_zone(t, card), seat)
        s.engaged[card] = 0
    elif how == INTO_ARMY:
        insert(s, noble, card, depth, 1 << seat)
    else:
        lift(t, s, noble)
        new_army(t, s, noble, [card], 1 << seat)
    check(s)
