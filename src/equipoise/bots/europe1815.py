"""What a position of europe1815 is worth to a seat: points first, then what points are made of."""

from __future__ import annotations

from typing import Any, Final

from equipoise.core.game import Game, State
from equipoise.games.europe1815.board import BIT, CLASSES, count_bits
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.rules.points import others, points
from equipoise.games.europe1815.state import (
    START_STAGE,
    Europe,
    Table,
    empire_of,
    kind,
    lands_of,
    lands_with,
    pawns_of,
)

WIN: Final = 1_000_000
POINT: Final = 100
LEADER: Final = 60  # a point of the strongest other player
PAWN: Final = 40
ENEMY_PAWN: Final = 25
LOST_CLASS: Final = 400  # an action less in every turn to come
LAST_OF_CLASS: Final = 120
THREATENED: Final = 25
OPEN_LAND: Final = 3  # an empty land to grow into


def evaluate(game: Game[Any], s: State, seat: int) -> int:
    assert isinstance(game, EuropeGame)
    assert isinstance(s, Europe)
    outcome = game.outcome(s)
    if outcome is not None:
        shared = outcome.ranks.count(1)
        return WIN // shared if outcome.ranks[seat] == 1 else -WIN
    if s.stage < START_STAGE:
        return 0  # not everybody has an empire yet; one is as good as another
    t = game.table
    rivals = [empire_of(s, other) for other in range(t.seats) if other != seat]
    worth = _army(t, s, empire_of(s, seat))
    worth -= ENEMY_PAWN * int(sum(pawns_of(s, rival) for rival in rivals))
    if not t.total_domination:
        worth += POINT * int(points(t, s, empire_of(s, seat)))
        worth -= LEADER * int(max(points(t, s, rival) for rival in rivals))
    return worth


def _army(t: Table, s: Europe, empire: int) -> int:
    """The pawns, whether each class will last, and where they can go."""
    enemies = others(t, s, empire)
    own = lands_of(t, s, empire)
    worth = PAWN * int(pawns_of(s, empire))
    for cls in range(CLASSES):
        count = int(s.on_board[kind(empire, cls)])
        worth -= LOST_CLASS if count == 0 else LAST_OF_CLASS if count == 1 else 0
        threatened = lands_with(t, s, kind(empire, cls)) & _reach(t, _hunters(t, s, empire, cls))
        worth -= THREATENED * int(count_bits(threatened))
    return worth + OPEN_LAND * int(count_bits(_reach(t, own) & ~own & ~enemies))


def _hunters(t: Table, s: Europe, empire: int, cls: int) -> int:
    """The lands with an enemy that beats the class: prey(hunter) is the class (R42-R44)."""
    hunter = (cls + 1) % CLASSES
    found = 0
    for seat in range(t.seats):
        other = empire_of(s, seat)
        if other != empire:
            found |= lands_with(t, s, kind(other, hunter))
    return found


def _reach(t: Table, lands: int) -> int:
    """These lands and all their neighbours."""
    found = lands
    for land in range(t.board.land_count):
        if lands & BIT[land]:
            found |= t.board.near[land]
    return found
