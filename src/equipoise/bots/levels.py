"""The named strengths: the same search, with more or less time and care."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Callable, Final, final

from equipoise.bots.opinions import opinion_on
from equipoise.bots.search.insight import Insight
from equipoise.bots.search.thinker import Level, Partners, Thinker
from equipoise.core.fair import Dice
from equipoise.core.game import Game, Options, State
from equipoise.core.referee import Player

LEVELS: Final = [
    Level("novice", 0.2, 5_000, 0.06, 30),
    Level("casual", 0.25, 20_000, 0.02, 300),
    Level("strong", 1.0, 60_000),
    Level("master", 5.0, 250_000, looks=5),
]
# Duels has few decisions and each weighs much, and in dynasties luck hides much: only greater slips are felt
# there.
SLIPS: Final = {"duels": 2.5, "dynasties": 2.0}
# Beyond some thousand rounds more thought wins no more games of duels: with a whole second `strong` was as
# good as `master`, and nobody could have told one from the other.
ROUNDS: Final = {"duels": {"strong": 1_000}}


def level_at(level: Level, game: str) -> Level:
    """What it may spend, and how it slips, in this game; `strong@0.2` is a `strong`."""
    rounds = ROUNDS.get(game, {}).get(level.name.partition("@")[0], level.rounds)
    slip = level.slip * SLIPS.get(game, 1.0)
    return Level(level.name, level.seconds, level.nodes, slip, rounds, level.looks)


@final
class Searcher(Player):
    """A level at any game: the opinion is found when the game is known, and the tree kept between moves."""

    def __init__(self, level: Level, clock: Callable[[], float] = perf_counter, cores: int = 1) -> None:
        self.level = level
        self.clock = clock
        self.cores = cores  # each has the whole budget
        self.thinker: Thinker | None = None
        self._table: tuple[str, int, Options] = ("", 0, {})

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        table = (game.name, game.seats, game.options)
        if self.thinker is None or self._table != table:
            level = level_at(self.level, game.name)
            self.thinker = Thinker(level, opinion_on(game), self.clock, self._crew(level))
            self._table = table
        return self.thinker.choose(game, guess, seat, dice)

    def _crew(self, level: Level) -> Partners | None:
        if self.cores == 1:
            return None
        from equipoise.bots.crew import Crew  # not every program that knows bots has processes to start

        return Crew(level, self.cores, self.clock)

    def insight(self) -> Insight | None:
        """What came of the latest search; None where only one thing could be done."""
        return self.thinker.insight() if self.thinker is not None else None

    def forget(self) -> None:
        """The tree, but not what it is about to say."""
        if self.thinker is not None:
            self.thinker.forget()
