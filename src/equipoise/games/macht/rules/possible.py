"""What is possible, as sets: where a piece may be placed, a tile be used, a piece be moved."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.board import (
    BIT,
    BONUSES,
    INFLUENCE,
    KINDS,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SYMBOL_COUNT,
    place_of,
)
from equipoise.games.macht.rules.strength import (
    attack,
    defence,
    near,
)
from equipoise.games.macht.state import (
    HAND,
    SPARE,
    Macht,
    Table,
    active_kind,
    crowd,
    foe,
    held,
    marked,
    open_to,
    pieces,
    reserve,
    stock,
    tiles_in,
)


def put_places(t: Table, s: Macht) -> i64:
    """R059-R061: where the player whose turn it is may place an active piece."""
    if reserve(s, s.turn, active_kind(s)) == 0:
        return 0
    places = open_to(t, s, s.turn)
    own = held(s, s.turn)
    while own:
        place = place_of(own & -own)
        if crowd(t, s, s.turn, place) > t.board.crowd:
            places ^= BIT[place]
        own &= own - 1
    return places


def influence_places(t: Table, s: Macht) -> i64:
    """Where an influence of the right symbol could be used, looking only where the hand has one."""
    hand = tiles_in(s, HAND + s.turn)
    wanted: i64 = 0
    if hand & BIT[MERLIN]:
        wanted = t.board.everywhere
    else:
        for symbol in range(SYMBOL_COUNT):
            if hand & BIT[INFLUENCE + symbol]:
                wanted |= marked(s, symbol)
    places: i64 = 0
    placeable = reserve(s, s.turn, active_kind(s))
    if t.reinforce_any:
        placeable += reserve(s, s.turn, 1 - active_kind(s))
    if placeable > 0:
        places = wanted & open_to(t, s, s.turn)
    targets = wanted & held(s, foe(s.turn))
    while targets:
        bit = targets & -targets
        targets ^= bit
        place = place_of(bit)
        if attack(t, s, s.turn, place) > defence(t, s, s.turn, place):
            places |= bit
    return places


def movement_partners(t: Table, s: Macht, place: i64) -> i64:
    """The provinces behind this one in the alphabet with which it may share a Movement (R097, R098)."""
    free = open_to(t, s, s.turn)
    if not free & BIT[place]:
        return 0
    partners = near(t, s, place) & free & -BIT[place + 1]
    if not held(s, s.turn) & BIT[place]:
        partners &= held(s, s.turn)
    return partners


def may_recruit(t: Table, s: Macht, tile: i64, choice: i64) -> bool:
    """Q40: alternatives of a tile that would bring the same pieces are one, the first of them."""
    for earlier in range(choice):
        same = True
        for kind in range(KINDS):
            there = stock(s, s.turn, kind)
            one = t.actions.recruits(tile, earlier, kind)
            two = t.actions.recruits(tile, choice, kind)
            if one != two and (one < there or two < there):
                same = False
        if same:
            return False
    return True


def any_use(t: Table, s: Macht) -> bool:
    """Whether the player whose turn it is has a tile to use. A first alternative can always be recruited."""
    hand = tiles_in(s, HAND + s.turn)
    if hand & (t.recruiters | BONUSES):
        return True
    if hand == 0:
        return False
    places = influence_places(t, s)
    if hand & BIT[MERLIN] and places:
        return True
    for symbol in range(SYMBOL_COUNT):
        if hand & BIT[INFLUENCE + symbol] and places & marked(s, symbol):
            return True
    harbours = open_to(t, s, s.turn) & t.board.coast
    if hand & BIT[SEA_MOVE] and held(s, s.turn) & harbours and harbours & (harbours - 1):
        return True
    if hand & BIT[MOVEMENT]:
        for place in range(t.board.count):
            if movement_partners(t, s, place):
                return True
    return False


def moves(t: Table, s: Macht) -> i64:
    """Bits 2 * kind for a piece from the first province, 2 * kind + 1 for one from the second (Q38)."""
    found: i64 = 0
    for kind in range(KINDS):
        there, back = BIT[2 * kind], BIT[2 * kind + 1]
        if not s.gone & back and pieces(t, s, s.turn, kind, s.place) > 0:
            found |= there
        if s.tile == MOVEMENT and not s.gone & there and pieces(t, s, s.turn, kind, s.other) > 0:
            found |= back
    return found


def may_change(t: Table, s: Macht) -> bool:
    """Whether some province bears another symbol than some spare marker."""
    for symbol in range(SYMBOL_COUNT):
        if s.chest[SPARE + symbol] and marked(s, symbol) != t.board.everywhere:
            return True
    return False
