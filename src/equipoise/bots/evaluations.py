"""Which function says how good a position of a game is for a seat; greater is better."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Callable

from equipoise.core.fair import Dice
from equipoise.core.game import Game, State

Evaluate = Callable[[Game[Any], State, int], int]
Length = Callable[[Game[Any], State], int]
Choose = Callable[[Game[Any], State, int, Dice], int]


def evaluation(game: str) -> Evaluate:
    """The module beside this one with the game's name has it; only the game that is played is loaded."""
    module = _thoughts(game)
    if module is None:
        raise ValueError(f"no bot has an opinion on positions of {game!r}")
    evaluate: Evaluate = module.evaluate
    return evaluate


def planner(game: str) -> Choose | None:
    """For a game whose turn is a plan of many steps that nobody sees, one who writes it as a whole."""
    choose: Choose | None = getattr(_thoughts(game), "choose", None)
    return choose


def lengths(game: str) -> Length | None:
    """For a game that is measured by something else than decisions, such as its years."""
    length: Length | None = getattr(_thoughts(game), "length", None)
    return length


def _thoughts(game: str) -> ModuleType | None:
    name = f"equipoise.bots.{game}"
    known = game.isidentifier() and find_spec(f"equipoise.games.{game}") is not None
    return import_module(name) if known and find_spec(name) is not None else None
