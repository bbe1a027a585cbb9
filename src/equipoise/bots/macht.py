"""What a position of macht is worth to a seat: points, pieces where they count, what is in hand."""

from __future__ import annotations

from typing import Any, Final

from equipoise.core.game import Game, State
from equipoise.games.macht.board import BONUS, INFLUENCE, MERLIN, TILES
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.rules.strength import active_provinces, attack, defence
from equipoise.games.macht.state import (
    BID_STEP,
    HAND,
    PLAYED,
    RETREAT_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    reserve,
    tile_count,
    victory_points,
)

WIN: Final = 1_000_000
POINT: Final = 400
ACTIVE: Final = 90  # a province that counts in this cycle
DORMANT: Final = 50  # one that would count in the next
HELD: Final = 12
LEADING: Final = 250  # the point of the cycle, more certain with each cube that is gone
RESERVE: Final = 9
PASSIVE_RESERVE: Final = 6
EXPOSED: Final = 60  # a province that could be overturned
BID: Final = 45  # what an auction is thought to be worth, in pieces
# Influence, Bonus, Movement, Sea move, Merlin, Serpent; lightning tiles are never held.
TILE_WORTH: Final = [14] * 4 + [8] * 4 + [10, 9, 18, 20, 0, 0, 0]


def evaluate(game: Game[Any], s: State, seat: int) -> int:
    assert isinstance(game, MachtGame)
    assert isinstance(s, Macht)
    outcome = game.outcome(s)
    if outcome is not None:
        return 0 if outcome.ranks == [1, 1] else WIN if outcome.ranks[seat] == 1 else -WIN
    t = game.table
    worth = _side(t, s, seat) - _side(t, s, foe(seat))
    ahead = int(active_provinces(t, s, seat, s.cycle)) - int(active_provinces(t, s, foe(seat), s.cycle))
    sign = 1 if ahead > 0 else -1 if ahead < 0 else 0
    worth += sign * LEADING // (1 + int(s.cubes))
    if s.step == BID_STEP:
        worth += _bid(s, seat)
    if s.step == RETREAT_STEP:
        # The province is lost already; what happens to it is seen one step later.
        worth += (ACTIVE + HELD) * (1 if s.turn == seat else -1)
    return worth


def _side(t: Table, s: Macht, seat: int) -> int:
    kind = active_kind(s)
    worth = POINT * int(victory_points(s, seat))
    worth += ACTIVE * int(active_provinces(t, s, seat, s.cycle))
    worth += DORMANT * int(active_provinces(t, s, seat, 1 - s.cycle))
    worth += RESERVE * int(reserve(s, seat, kind)) + PASSIVE_RESERVE * int(reserve(s, seat, 1 - kind))
    for tile in range(TILES):
        worth += TILE_WORTH[tile] * int(tile_count(s, HAND + seat, tile))
        worth += TILE_WORTH[tile] * int(tile_count(s, PLAYED + seat, tile)) // 2
    return worth + _ground(t, s, seat)


def _ground(t: Table, s: Macht, seat: int) -> int:
    """Provinces, less those that the other could take with a tile it holds."""
    worth, mine = 0, int(held(s, seat))
    for place in range(t.board.count):
        if mine >> place & 1:
            worth += HELD
            if attack(t, s, foe(seat), place) > defence(t, s, foe(seat), place):
                worth -= EXPOSED if _armed(s, foe(seat)) else EXPOSED // 4
    return worth


def _armed(s: Macht, seat: int) -> bool:
    """Whether the seat holds any influence."""
    if tile_count(s, HAND + seat, MERLIN):
        return True
    return any(tile_count(s, HAND + seat, tile) for tile in range(INFLUENCE, BONUS))


def _bid(s: Macht, seat: int) -> int:
    """While the other bid is out: an own bid is worth something up to a third of the reserve."""
    if s.bidder != seat:
        return 0
    fair = (int(reserve(s, seat, active_kind(s))) + 2) // 3
    return BID - (BID // 3) * abs(int(s.bid) - fair)
