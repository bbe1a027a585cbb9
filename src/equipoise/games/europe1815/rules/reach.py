"""What a class may reach in a turn, as sets of lands, and whether anything is left to do."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.europe1815.board import BIT, CLASSES, place_of, prey
from equipoise.games.europe1815.state import (
    ALL_CLASSES,
    BONUS,
    Europe,
    Table,
    empire_of,
    kind,
    lands_of,
    lands_with,
    lands_with_two,
    locked,
    room,
)


def classes_left(s: Europe) -> i64:
    """The classes with an action left, as bits: with the bonus all."""
    return ALL_CLASSES if s.unspent >> BONUS else s.unspent


def action_left(s: Europe, cls: i64) -> bool:
    return classes_left(s) >> cls & 1 != 0


def copy_lands(t: Table, s: Europe, cls: i64) -> i64:
    """Where the class may duplicate, were it there (R52, R70)."""
    if spare(t, s) >> cls & 1:
        return room(t, s)
    return 0


def spare(t: Table, s: Europe) -> i64:
    """The classes with a pawn left to be put on the board (R70), as bits."""
    first = s.seats[s.actor] * CLASSES
    on_board, supply = s.on_board, t.supply
    found: i64 = 0
    if on_board[first] < supply:
        found = 1
    if on_board[first + 1] < supply:
        found |= 2
    if on_board[first + 2] < supply:
        found |= 4
    return found


def stuck_lands(t: Table, s: Europe, cls: i64) -> i64:
    """R50: a locked pawn stays, unless a fellow of its class is there to go (A7)."""
    return locked(t, s, cls) & ~lands_with_two(t, s, kind(empire_of(s, s.actor), cls))


def victim_lands(t: Table, s: Europe, cls: i64) -> i64:
    """The lands with some enemy pawn that the class eliminates."""
    own = empire_of(s, s.actor)
    found: i64 = 0
    for seat in range(t.seats):
        empire = empire_of(s, seat)
        if empire != own:
            found |= lands_with(t, s, kind(empire, prey(cls)))
    return found


def can_act(t: Table, s: Europe, cls: i64) -> bool:
    """Whether the class has any offer at all."""
    own = kind(empire_of(s, s.actor), cls)
    sources = lands_with(t, s, own)
    if sources == 0:
        return may_respawn(t, s, cls) and respawn_lands(t, s) != 0
    if sources & room(t, s) and s.on_board[own] < t.supply:
        return True
    victims = victim_lands(t, s, cls)
    if sources & victims:
        return True
    free = sources & ~stuck_lands(t, s, cls)
    aims = room(t, s) | victims
    while free:
        here = free & -free
        free ^= here
        if t.board.near[place_of(here)] & aims:
            return True
    return False


def only_done(t: Table, s: Europe) -> bool:
    """Whether ending the turn is all that could be said (R99)."""
    if s.unspent == 0:
        return True
    left, open = classes_left(s), room(t, s)
    # Mostly there is a pawn to duplicate.
    own = s.seats[s.actor] * CLASSES
    for cls in range(CLASSES):
        if left >> cls & 1 and s.masks[own * t.levels] & open and s.on_board[own] < t.supply:
            return False
        own += 1
    for cls in range(CLASSES):
        if left >> cls & 1 and can_act(t, s, cls):
            return False
    return not may_call_end(t, s)


def respawn_lands(t: Table, s: Europe) -> i64:
    """Where a lost class may come back (R84-R90, A30, A31, A51)."""
    empire = empire_of(s, s.actor)
    capital = BIT[t.board.capital[empire]]
    lands = lands_of(t, s, empire)
    if lands & capital:
        return capital & room(t, s)
    lands &= room(t, s)
    first = empire * t.board.land_count
    nearest: i64 = 0
    fewest: i64 = 256
    while lands:
        bit = lands & -lands
        lands ^= bit
        steps = t.board.steps[first + place_of(bit)]
        if steps < fewest:
            fewest = steps
            nearest = 0
        if steps == fewest:
            nearest |= bit
    return nearest


def may_respawn(t: Table, s: Europe, cls: i64) -> bool:
    """A33: for the class action, never for the bonus."""
    return t.respawn and s.unspent >> cls & 1 != 0


def may_call_end(t: Table, s: Europe) -> bool:
    """A14: a Duplicate that fails for want of pawns alone."""
    if t.total_domination:
        return False
    without = classes_left(s) & ~spare(t, s)
    while without:
        cls = place_of(without & -without)
        without &= without - 1
        if lands_with(t, s, kind(empire_of(s, s.actor), cls)) & room(t, s):
            return True
    return False
