"""Everything that can be said, listed in ascending order of ids."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.actions import (
    NONE,
)
from equipoise.games.macht.board import (
    BIT,
    BONUS,
    INFLUENCE,
    KINDS,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SYMBOL_COUNT,
    TILES,
    place_of,
)
from equipoise.games.macht.rules.possible import (
    influence_places,
    may_recruit,
    movement_partners,
    moves,
    put_places,
)
from equipoise.games.macht.rules.strength import (
    near,
)
from equipoise.games.macht.state import (
    ACTION_STEP,
    CHANGE_STEP,
    HAND,
    LAY_STEP,
    MORE_STEP,
    MOVEMENT_STEP,
    OCCUPY_STEP,
    OFFER,
    PILE,
    REBELLION_STEP,
    REINFORCE_STEP,
    RETREAT_STEP,
    SEA_MOVE_STEP,
    SERPENT_STEP,
    SHOW_STEP,
    SPARE,
    STARTER_STEP,
    TIME_STEP,
    TOKENS,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    marked,
    open_to,
    pieces,
    reserve,
    symbol_of,
    tile_count,
    tiles_in,
)


def use_offers(t: Table, s: Macht, found: list[object]) -> None:
    a = t.actions
    hand = tiles_in(s, HAND + s.turn)
    places = influence_places(t, s)
    for symbol in range(SYMBOL_COUNT):
        if hand & BIT[INFLUENCE + symbol]:
            each(t, a.influence_id(symbol, 0), places & marked(s, symbol), found)
    if hand & BIT[MERLIN]:
        each(t, a.merlin, places, found)
    for symbol in range(SYMBOL_COUNT):
        if hand & BIT[BONUS + symbol]:
            found.append(a.handles[a.bonus + symbol])
    if hand & BIT[MOVEMENT]:
        for place in range(t.board.count):
            each(t, a.movement_id(place, 0), movement_partners(t, s, place), found)
    if hand & BIT[SEA_MOVE]:
        _sea_moves(t, s, found)
    hand &= t.recruiters
    while hand:
        tile = place_of(hand & -hand)
        hand &= hand - 1
        first, behind = a.first_choice[tile], a.first_choice[tile + 1]
        for index in range(first, behind):
            if may_recruit(t, s, tile, index - first):
                found.append(a.handles[a.use_recruit + index])


def _sea_moves(t: Table, s: Macht, found: list[object]) -> None:
    a = t.actions
    harbours = open_to(t, s, s.turn) & t.board.coast
    sources = held(s, s.turn) & t.board.coast
    while sources:
        source = sources & -sources
        sources ^= source
        place = place_of(source)
        first = a.sea_move_id(place, 0)
        each(t, first, harbours & source - 1, found)
        each(t, first - 1, harbours & -(source << 1), found)


def each(t: Table, first: i64, members: i64, found: list[object]) -> None:
    """The ids of a block for each member of a set."""
    while members:
        found.append(t.actions.handles[first + place_of(members & -members)])
        members &= members - 1


def offers(t: Table, s: Macht) -> list[object]:
    """All that the one to act can say; bids are in `bid_offers`."""
    a = t.actions
    found: list[object] = []
    if s.step == ACTION_STEP:
        each(t, a.take, tiles_in(s, OFFER), found)
        each(t, a.put, put_places(t, s), found)
        found.append(a.handles[a.recruit])
        use_offers(t, s, found)
    elif s.step == MORE_STEP:
        use_offers(t, s, found)
        found.append(a.handles[a.done])
    elif s.step < ACTION_STEP:
        _chance_offers(t, s, found)
    elif s.step == MOVEMENT_STEP or s.step == SEA_MOVE_STEP:
        _move_offers(t, s, found)
    elif s.step == RETREAT_STEP:
        _retreat_offers(t, s, found)
    elif s.step == REBELLION_STEP:
        _rebellion_offers(t, s, found)
    elif s.step == CHANGE_STEP:
        _change_offers(t, s, found)
    elif s.step == REINFORCE_STEP:
        each(t, a.place, 3, found)
    elif s.step == OCCUPY_STEP:
        each(t, a.occupy, 3, found)
    elif s.step == SERPENT_STEP:
        each(t, a.cancel, 3, found)
    return found


def chance_set(t: Table, s: Macht) -> i64:
    """What chance can draw, as places in the block of its step."""
    if s.step == SHOW_STEP:
        return tiles_in(s, PILE)
    drawn: i64 = 0
    if s.step == LAY_STEP:
        for symbol in range(SYMBOL_COUNT):
            if s.chest[SPARE + symbol]:
                drawn |= BIT[symbol]
        return drawn
    if s.step == TIME_STEP:
        for index in range(t.token_count):
            if s.chest[TOKENS + index]:
                drawn |= BIT[index]
        return drawn
    return 3


def chance_block(t: Table, s: Macht) -> i64:
    if s.step == LAY_STEP:
        return t.actions.lay + s.place * SYMBOL_COUNT
    if s.step == SHOW_STEP:
        return t.actions.show
    return t.actions.time if s.step == TIME_STEP else t.actions.start


def _chance_offers(t: Table, s: Macht, found: list[object]) -> None:
    each(t, chance_block(t, s), chance_set(t, s), found)


def _move_offers(t: Table, s: Macht, found: list[object]) -> None:
    can = moves(t, s)
    for kind in range(KINDS):
        first = t.actions.move + kind * t.board.count
        if can & BIT[2 * kind]:
            found.append(t.actions.handles[first + s.place])
        if can & BIT[2 * kind + 1]:
            found.append(t.actions.handles[first + s.other])
    if s.gone:
        found.append(t.actions.handles[t.actions.done])


def _retreat_offers(t: Table, s: Macht, found: list[object]) -> None:
    refuges = near(t, s, s.place) & open_to(t, s, s.actor)
    for kind in range(KINDS):
        if pieces(t, s, s.actor, kind, s.place) > 0:
            each(t, t.actions.retreat + kind * t.board.count, refuges, found)
    found.append(t.actions.handles[t.actions.retreat_none])


def _rebellion_offers(t: Table, s: Macht, found: list[object]) -> None:
    loser = foe(s.actor)
    for kind in range(KINDS):
        places = held(s, loser) if s.place == NONE else BIT[s.place]
        while places:
            place = place_of(places & -places)
            places &= places - 1
            if pieces(t, s, loser, kind, place) > 0:
                found.append(t.actions.handles[t.actions.remove + kind * t.board.count + place])
    found.append(t.actions.handles[t.actions.done])


def _change_offers(t: Table, s: Macht, found: list[object]) -> None:
    for place in range(t.board.count):
        for symbol in range(SYMBOL_COUNT):
            if s.chest[SPARE + symbol] and symbol != symbol_of(s, place):
                found.append(t.actions.handles[t.actions.change + place * SYMBOL_COUNT + symbol])
    found.append(t.actions.handles[t.actions.done])


def bid_offers(t: Table, s: Macht, seat: i64) -> list[object]:
    most = reserve(s, seat, active_kind(s))
    return t.actions.handles[t.actions.bid : t.actions.bid + most + 1]


def weights(t: Table, s: Macht) -> list[int]:
    """How likely each outcome of chance is, in the order of their ids."""
    if s.step == STARTER_STEP:
        return [1, 1]
    first, number = SPARE, SYMBOL_COUNT
    if s.step == TIME_STEP:
        first, number = TOKENS, t.token_count
    if s.step == SHOW_STEP:
        return [int(tile_count(s, PILE, tile)) for tile in range(TILES) if tile_count(s, PILE, tile)]
    return [int(s.chest[first + place]) for place in range(number) if s.chest[first + place]]
