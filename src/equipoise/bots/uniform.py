"""Any legal action, each as likely as the other."""

from __future__ import annotations

from typing import Any, final

from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player


@final
class Uniform(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        legal = game.legal(guess, seat)
        return legal[dice.below(len(legal))]
