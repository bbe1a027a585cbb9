"""Random games in a tight loop, for benchmarks and search; compiled with the rules."""

from __future__ import annotations

from typing import Any

from equipoise.core.fair import Bits
from equipoise.core.game import Game, State


def playout(game: Game[Any], s: State, bits: Bits, most_steps: int) -> int:
    """Plays on at random, in place, chance included at equal odds; how many steps it made."""
    steps = 0
    while steps < most_steps:
        seats = game.to_act(s)
        if not seats:
            break
        game.apply(s, seats[0], game.draw(s, seats[0], bits))
        steps += 1
    return steps


def playouts(game: Game[Any], count: int, bits: Bits, most_steps: int) -> int:
    """Steps made in so many random games from the start."""
    steps = 0
    for _ in range(count):
        steps += playout(game, game.start(), bits, most_steps)
    return steps
