"""The sides of europe1815 are its empires."""

from __future__ import annotations

from typing import Any

from equipoise.core.game import Game, State
from equipoise.core.message import Message
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe, empire_of


def sides(game: Game[Any], s: State) -> list[str]:
    """By seat, the id of its empire; empty while it has none."""
    assert isinstance(game, EuropeGame)
    assert isinstance(s, Europe)
    board = game.table.board
    empires = [int(empire_of(s, seat)) for seat in range(game.seats)]
    return [board.empires[empire] if empire < board.empire_count else "" for empire in empires]


def side_name(game: Game[Any], side: str) -> Message:
    assert isinstance(game, EuropeGame)
    board = game.table.board
    return board.empire_names[board.empire_ids[side]]
