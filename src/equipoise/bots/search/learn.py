"""Weights of an opinion from self-play, by temporal differences.

The games may be played by another opinion than the one that learns, which then learns what is true of games
that do not change. Each position's chances are drawn towards what the next positions and in the end the
result said.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import vec

from equipoise.bots.search.opinion import Opinion, odds_of, of_teams
from equipoise.bots.search.practice import TINY, Practice
from equipoise.core.fair import Bits
from equipoise.core.game import Game
from equipoise.core.referee import Player

TRUST: Final = 0.9  # lambda: how much of a target is the result itself, step by step
STEP: Final = 0.02
SLOWNESS: Final = 0.9  # of the running means of the optimiser
SQUARES: Final = 0.999


@final
class Learner:
    """Adam on the cross-entropy between the chances told and those that came."""

    def __init__(
        self, opinion: Opinion, bits: Bits, rival: Player | None = None, trust: float = TRUST,
        played_by: Opinion | None = None, long_games: bool = False,
    ) -> None:  # fmt: skip
        self.opinion = opinion
        self.practice = Practice(played_by if played_by is not None else opinion, bits, rival)
        self.trust = trust
        self.long_games = long_games  # whether a game weighs by the number of its positions
        self.games = 0
        self.loss = 0.0  # of the latest game, per position
        self._mean = [0.0] * len(opinion.weights)
        self._square = [0.0] * len(opinion.weights)

    def play(self, game: Game[Any], most_steps: int) -> bool:
        """One game, and what it teaches; False if it did not end within so many steps."""
        ended = self.practice.play(game, most_steps, self.opinion)
        if ended:
            self._study(self.practice.seen, self.practice.result, game.teams())
        return ended

    def _study(
        self, seen: list[list[list[float]]], result: list[float], teams: list[list[int]]
    ) -> None:  # fmt: skip
        weights = self.opinion.weights
        slope = [0.0] * len(weights)
        target = result
        loss = 0.0
        for position in reversed(seen):
            alone = chances(position, weights)
            told = of_teams(alone, teams)
            for seat in range(len(told)):
                # Of what its team hopes for; 1 where there is none.
                part = alone[seat] / told[seat] if told[seat] > 0.0 else 1.0
                loss -= part * target[seat] * math.log(told[seat] + TINY)
                error = alone[seat] - part * target[seat]
                features = position[seat]
                for place in range(len(features)):
                    slope[place] += error * features[place]
            trust = self.trust
            target = [trust * target[seat] + (1.0 - trust) * told[seat] for seat in range(len(told))]
        self.loss = loss / max(1, len(seen))
        self.games += 1
        self._adjust(slope if self.long_games else [part / max(1, len(seen)) for part in slope])

    def _adjust(self, slope: list[float]) -> None:
        weights = self.opinion.weights
        step = STEP / math.sqrt(1.0 + self.games / 200.0)
        for place in range(len(weights)):
            self._mean[place] = SLOWNESS * self._mean[place] + (1 - SLOWNESS) * slope[place]
            self._square[place] = SQUARES * self._square[place] + (1 - SQUARES) * slope[place] ** 2
            mean = self._mean[place] / (1 - SLOWNESS**self.games)
            square = self._square[place] / (1 - SQUARES**self.games)
            weights[place] -= step * mean / (math.sqrt(square) + 1e-8)


def chances(position: list[list[float]], weights: vec[float]) -> list[float]:
    return odds_of([sum([f * w for f, w in zip(features, weights)]) for features in position])
