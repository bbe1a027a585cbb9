"""Everything a player may do in his turn, in ascending order of ids."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.europe1815.actions import CALL_END_ID, DONE_ID
from equipoise.games.europe1815.board import BIT, CLASSES, place_of, prey
from equipoise.games.europe1815.state import (
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


def action_left(s: Europe, cls: i64) -> bool:
    return s.unspent >> cls & 1 != 0 or s.unspent >> BONUS != 0


def turn_offers(t: Table, s: Europe) -> list[object]:
    handles = t.actions.handles
    found: list[object] = [handles[DONE_ID]]
    if may_call_end(t, s):
        found.append(handles[CALL_END_ID])
    for cls in range(CLASSES):
        if action_left(s, cls):
            _class_offers(t, s, cls, found)
    return found


def _class_offers(t: Table, s: Europe, cls: i64, found: list[object]) -> None:
    sources = lands_with(t, s, kind(empire_of(s, s.actor), cls))
    if sources == 0:
        _respawns(t, s, cls, found)
        return
    near, actions = t.board.near, t.actions
    open = room(t, s)
    copies = copy_lands(t, s, cls)
    stuck = stuck_lands(t, s, cls)
    victims = victim_lands(t, s, cls)
    while sources:
        here = sources & -sources
        sources ^= here
        land = place_of(here)
        reach = near[land]
        if here & stuck:
            reach = 0
        targets = reach & open | here & copies
        if targets:
            found += actions.spread(cls, land, targets)  # compiled, += is quicker than extend
        if (reach | here) & victims:
            _attacks(t, s, cls, land, (reach | here) & victims, found)


def copy_lands(t: Table, s: Europe, cls: i64) -> i64:
    """Where the class may duplicate, were it there (R52, R70)."""
    own = kind(empire_of(s, s.actor), cls)
    return room(t, s) if i64(s.on_board[own]) < t.board.supply else i64(0)


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


def _attacks(t: Table, s: Europe, cls: i64, land: i64, reach: i64, found: list[object]) -> None:
    actions = t.actions
    enemies = s.in_play & ~BIT[empire_of(s, s.actor)]
    while enemies:
        empire = place_of(enemies & -enemies)
        enemies &= enemies - 1
        targets = reach & lands_with(t, s, kind(empire, prey(cls)))
        if targets:
            id = actions.row(cls, land, 1 + empire)
            place = land * actions.widest
            while targets:
                if targets & actions.ring[place]:
                    targets ^= actions.ring[place]
                    found.append(actions.handles[id])
                id += 1
                place += 1


def can_act(t: Table, s: Europe, cls: i64) -> bool:
    """Whether the class has any offer at all."""
    sources = lands_with(t, s, kind(empire_of(s, s.actor), cls))
    if sources == 0:
        return may_respawn(t, s, cls) and respawn_lands(t, s) != 0
    if sources & copy_lands(t, s, cls):
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
    for cls in range(CLASSES):
        if action_left(s, cls) and can_act(t, s, cls):
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


def _respawns(t: Table, s: Europe, cls: i64, found: list[object]) -> None:
    lands = respawn_lands(t, s) if may_respawn(t, s, cls) else i64(0)
    while lands:
        found.append(t.actions.handles[t.actions.respawn_id(cls, place_of(lands & -lands))])
        lands &= lands - 1


def may_call_end(t: Table, s: Europe) -> bool:
    """A14: a Duplicate that fails for want of pawns alone."""
    if t.total_domination:
        return False
    empire = empire_of(s, s.actor)
    for cls in range(CLASSES):
        own = kind(empire, cls)
        if (
            i64(s.on_board[own]) >= t.board.supply
            and action_left(s, cls)
            and lands_with(t, s, own) & room(t, s)
        ):
            return True
    return False
