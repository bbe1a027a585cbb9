"""Which function says how good a position of a game is for a seat; greater is better."""

from __future__ import annotations

from typing import Any, Callable

from equipoise.core.fair import Dice
from equipoise.core.game import Game, State

Evaluate = Callable[[Game[Any], State, int], int]
Choose = Callable[[Game[Any], State, int, Dice], int]


def evaluation(game: str) -> Evaluate:
    """Only the game that is played is loaded."""
    if game == "europe1815":
        from equipoise.bots import europe1815

        return europe1815.evaluate
    if game == "duels":
        from equipoise.bots import duels

        return duels.evaluate
    if game == "macht":
        from equipoise.bots import macht

        return macht.evaluate
    if game == "power":
        from equipoise.bots import power

        return power.evaluate
    if game == "dynasties":
        from equipoise.bots import dynasties

        return dynasties.evaluate
    raise ValueError(f"no bot has an opinion on positions of {game!r}")


def planner(game: str) -> Choose | None:
    """For a game whose turn is a plan of many steps that nobody sees, one who writes it as a whole."""
    if game == "power":
        from equipoise.bots import power

        return power.choose
    return None
