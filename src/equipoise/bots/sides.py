"""What a seat plays: an empire where a game has such, else the seat itself."""

from __future__ import annotations

from typing import Any

from equipoise.bots.shown import Shown
from equipoise.core.game import Game, State
from equipoise.core.message import Message, Tell


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
    return Message("fairness-side-seat", {"seat": side})


def side_picture(game: Game[Any], shown: dict[str, Shown], caption: Message, tell: Tell) -> str:
    """Where the sides have a place on a board: an SVG of it; else empty."""
    if game.name == "europe1815":
        from equipoise.bots import europe1815_sides

        return europe1815_sides.map_of_rates(game, shown, caption, tell)
    return ""


def has_sides(game: Game[Any]) -> bool:
    """Whether a side is anything but the seat."""
    return game.name == "europe1815"
