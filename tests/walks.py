"""Random games, step by step."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from equipoise.core.fair import Dice
from equipoise.core.game import Game, State


def steps(game: Game[Any], s: State, dice: Dice, most: int) -> Iterator[Sequence[int]]:
    """What could be done at each step, told after one of it has been done in `s`."""
    for _ in range(most):
        actors = game.to_act(s)
        if not actors:
            return
        legal = game.legal(s, actors[0])
        game.apply(s, actors[0], legal[dice.below(len(legal))])
        yield legal
