"""What a seat plays: an empire where a game has such, else the seat itself."""

from __future__ import annotations

from typing import Any

from equipoise.core.game import Game, State
from equipoise.core.message import Message


def sides(game: Game[Any], s: State) -> list[str]:
    """By seat, in a position after the set-up; empty for a seat that has no side yet."""
    if game.name == "europe1815":
        from equipoise.bots import europe1815_sides

        return europe1815_sides.sides(game, s)
    return [str(seat) for seat in range(game.seats)]


def side_name(game: Game[Any], side: str) -> Message:
    if game.name == "europe1815":
        from equipoise.bots import europe1815_sides

        return europe1815_sides.side_name(game, side)
    return Message("fairness-seat", {"seat": side})
