"""Which function says how good a position of a game is for a seat; greater is better."""

from __future__ import annotations

from typing import Any, Callable

from equipoise.core.game import Game, State

Evaluate = Callable[[Game[Any], State, int], int]


def evaluation(game: str) -> Evaluate:
    """Only the game that is played is loaded."""
    if game == "europe1815":
        from equipoise.bots import europe1815

        return europe1815.evaluate
    if game == "dynasties":
        from equipoise.bots import dynasties

        return dynasties.evaluate
    raise ValueError(f"no bot has an opinion on positions of {game!r}")
