"""Games of an opinion with itself, to learn from.

All seats play the action after which the opinion likes them best, with some luck so that games differ; or,
with a number of rounds, what a search finds best, but for one decision in a few. Of every second game one
seat is a rival's, if there is one: it shows dangers that the opinion itself is none.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from equipoise.bots.search.dice import QuickDice
from equipoise.bots.search.opinion import Opinion, odds_of, results
from equipoise.bots.search.slips import hit
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import Bits, Dice, SeededDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.referee import Player

WARMTH: Final = 0.1  # of the choices: a difference in worth that hardly matters
TINY: Final = 1e-6
LUCK: Final = 8  # of so many decisions one is made without search, and with luck
MOST_NODES: Final = 60_000


@final
class Practice:
    def __init__(
        self, played_by: Opinion, bits: Bits, rival: Player | None = None, rounds: int = 0, seed: int = 0
    ) -> None:
        self.played_by = played_by
        self.rival = rival
        self.rounds = rounds  # of the search; 0 looks one action ahead
        self.bits = bits
        self.dice = QuickDice(bits)
        self.seen: list[list[list[float]]] = []  # in the latest game: features of each seat, in each position
        self.result: list[float] = []
        # The dice of the game are easily foreseen: a search that drew from them would do so.
        self._luck_of_search: Dice = SeededDice(seed)
        self._thinkers: list[Thinker] = []

    def play(self, game: Game[Any], most_steps: int, eyes: Opinion) -> bool:
        """One game, and what the eyes saw of it; False if it did not end within so many steps."""
        self.seen = []
        if self.rounds:
            level = Level("", 1.0, MOST_NODES, 0.0, self.rounds)
            self._thinkers = [Thinker(level, self.played_by, no_time) for _ in range(game.seats)]
        s: State = game.start()
        guest = int(self.bits.below(2 * game.seats)) if self.rival is not None else game.seats
        for _ in range(most_steps):
            seats = game.to_act(s)
            if not seats:
                outcome = game.outcome(s)
                assert outcome is not None
                self.result = results(outcome, game.teams())
                return True
            if seats[0] == CHANCE:
                game.apply(s, CHANCE, game.legal(s, CHANCE)[self.dice.pick(game.odds(s))])
                continue
            self.seen.append([list(eyes.features(game, s, seat)) for seat in range(game.seats)])
            for action in self._choose(game, s, seats[0], seats[0] == guest):
                game.apply(s, seats[0], action)
        return False

    def _choose(self, game: Game[Any], s: State, seat: int, guest: bool) -> list[int]:
        if guest and self.rival is not None:
            return [self.rival.choose(game, game.guess(s, seat, self.dice), seat, self.dice)]
        if self.rounds and self.bits.below(LUCK):
            return self._search(game, s, seat)
        plan = self.played_by.plan(game, s, seat, [[]] if self.bits.below(2) else [], self.bits)
        if plan:
            return plan
        legal = list(game.legal(s, seat))
        if len(legal) == 1:
            return legal
        warmth = WARMTH * self.played_by.calm  # calm undone: games to learn from are played as without it
        hopes: list[float] = []
        for action in legal:
            after = s.copy()
            game.apply(after, seat, action)
            hope = self.played_by.chances(game, after)[seat]
            hopes.append(math.log((hope + TINY) / (1.0 - hope + TINY)) / warmth)
        powers = odds_of(hopes)
        return [legal[hit(powers, float(self.bits.below(1 << 30)) / float(1 << 30))]]

    def _search(self, game: Game[Any], s: State, seat: int) -> list[int]:
        legal = list(game.legal(s, seat))
        if len(legal) == 1:
            return legal
        dice = self._luck_of_search
        return self._thinkers[seat].consider(game, game.guess(s, seat, dice), seat, dice).choices[0].actions


def no_time() -> float:
    """The clock of a search that ends by its rounds alone: the same on every machine."""
    return 0.0
