"""Looks one action ahead and takes the position it likes best; the dice choose among equals."""

from __future__ import annotations

from typing import Any, final

from equipoise.bots.evaluations import evaluation, planner
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player


@final
class Greedy(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        plan = planner(game.name)
        if plan is not None:
            return plan(game, guess, seat, dice)
        evaluate = evaluation(game.name)
        best: list[int] = []
        highest = 0
        for action in game.legal(guess, seat):
            after = guess.copy()
            game.apply(after, seat, action)
            worth = evaluate(game, after, seat)
            if not best or worth > highest:
                best, highest = [action], worth
            elif worth == highest:
                best.append(action)
        return best[dice.below(len(best))]
