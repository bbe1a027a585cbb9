"""Weights of an opinion from self-play, by temporal differences.

All seats play the action after which the opinion likes them best, with some luck so that games differ; it may
be another opinion than the one that learns, which then learns what is true of games that do not change. Of
every second game one seat is a rival's, if there is one: it shows dangers that the opinion itself is none.
Each position's chances are then drawn towards what the next positions and in the end the result said.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from equipoise.bots.search.dice import QuickDice
from equipoise.bots.search.opinion import Opinion, odds_of, results
from equipoise.core.fair import Bits
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.referee import Player

TRUST: Final = 0.9  # lambda: how much of a target is the result itself, step by step
WARMTH: Final = 0.1  # of the choices in self-play: a difference in worth that hardly matters
STEP: Final = 0.02
SLOWNESS: Final = 0.9  # of the running means of the optimiser
SQUARES: Final = 0.999
TINY: Final = 1e-6


@final
class Learner:
    """Adam on the cross-entropy between the chances told and those that came."""

    def __init__(
        self, opinion: Opinion, bits: Bits, rival: Player | None = None, trust: float = TRUST,
        played_by: Opinion | None = None, long_games: bool = False,
    ) -> None:  # fmt: skip
        self.opinion = opinion
        self.played_by = played_by if played_by is not None else opinion
        self.rival = rival
        self.trust = trust
        self.long_games = long_games  # whether a game weighs by the number of its positions
        self.bits = bits
        self.dice = QuickDice(bits)
        self.games = 0
        self.loss = 0.0  # of the latest game, per position
        self._mean = [0.0] * len(opinion.weights)
        self._square = [0.0] * len(opinion.weights)

    def play(self, game: Game[Any], most_steps: int) -> bool:
        """One game, and what it teaches; False if it did not end within so many steps."""
        seen: list[list[list[float]]] = []
        s: State = game.start()
        guest = int(self.bits.below(2 * game.seats)) if self.rival is not None else game.seats
        for _ in range(most_steps):
            seats = game.to_act(s)
            if not seats:
                outcome = game.outcome(s)
                assert outcome is not None
                self._study(seen, results(outcome))
                return True
            if seats[0] == CHANCE:
                game.apply(s, CHANCE, game.legal(s, CHANCE)[self.dice.pick(game.odds(s))])
                continue
            seen.append([list(self.opinion.features(game, s, seat)) for seat in range(game.seats)])
            for action in self._choose(game, s, seats[0], seats[0] == guest):
                game.apply(s, seats[0], action)
        return False

    def _choose(self, game: Game[Any], s: State, seat: int, guest: bool) -> list[int]:
        if guest and self.rival is not None:
            return [self.rival.choose(game, game.guess(s, seat, self.dice), seat, self.dice)]
        plan = self.played_by.plan(game, s, seat, [[]] if self.bits.below(2) else [], self.bits)
        if plan:
            return plan
        legal = list(game.legal(s, seat))
        if len(legal) == 1:
            return legal
        hopes: list[float] = []
        for action in legal:
            after = s.copy()
            game.apply(after, seat, action)
            hope = self.played_by.chances(game, after)[seat]
            hopes.append(math.log((hope + TINY) / (1.0 - hope + TINY)) / WARMTH)
        powers = odds_of(hopes)
        dart = float(self.bits.below(1 << 30)) / float(1 << 30)
        place = 0
        while place < len(powers) - 1 and dart >= powers[place]:
            dart -= powers[place]
            place += 1
        return [legal[place]]

    def _study(self, seen: list[list[list[float]]], result: list[float]) -> None:
        weights = self.opinion.weights
        slope = [0.0] * len(weights)
        target = result
        loss = 0.0
        for position in reversed(seen):
            told = chances(position, weights)
            for seat in range(len(told)):
                loss -= target[seat] * math.log(told[seat] + TINY)
                error = told[seat] - target[seat]
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


def chances(position: list[list[float]], weights: list[float]) -> list[float]:
    return odds_of([sum([f * w for f, w in zip(features, weights)]) for features in position])
