"""What a much longer search finds beyond a level, by the chance to win that the level's choices give away.

Where luck decides most, games show a small difference only in thousands. Here every position counts: one
decision from each of many games is searched for long, and whatever a level would have chosen is worth what
the long search has found it to be. A player who gives away so much at every decision has so much less of a
chance in the whole game.
"""

from __future__ import annotations

import math
from statistics import fmean, stdev
from time import thread_time
from typing import Any, Final, final

import msgspec

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.arena.ratings import Z
from equipoise.bots.arena.schedule import seed_of
from equipoise.bots.evaluations import planner
from equipoise.bots.levels import LEVELS, Searcher
from equipoise.bots.opinions import opinion_on
from equipoise.bots.pondering import told
from equipoise.bots.search.thinker import LATER, THROUGH, Level, Thinker
from equipoise.core.fair import Dice, SeededDice
from equipoise.core.game import Game, Options, State
from equipoise.core.referee import Player, run

NODES_A_SECOND: Final = LEVELS[-1].nodes / LEVELS[-1].seconds  # the long search has as much room as `master`
MOST_NODES: Final = 2_000_000  # four gigabytes
FEWEST: Final = 6  # games: who wins five of five may be lucky

Job = tuple[str, int, Options, str, list[str], float, int]  # game, seats, options, by, bots, seconds, seed


class Price(msgspec.Struct, frozen=True):
    """What one bot did in a position: what that gives away, by the long search, and how long it thought."""

    lost: float
    same: bool
    seconds: float


class Spot(msgspec.Struct, frozen=True):
    """A decision of a game, and what each bot makes of it. In a game without decisions nothing is lost."""

    decisions: int  # in the whole game, of all seats
    seats: int
    rounds: int  # of the long search
    prices: dict[str, Price]

    def given_away(self, bot: str) -> float:
        """In a whole game by one seat, if all its decisions were like this one."""
        return self.prices[bot].lost * self.decisions / self.seats if self.prices else 0.0


class Mean(msgspec.Struct, frozen=True):
    """With its interval of 95 %, by the normal distribution: rough where most are zero."""

    value: float
    low: float
    high: float


def can_be_compared(game: str) -> bool:
    """Where a decision is a sheet of many words, a long search has hardly ever weighed the very same one."""
    return planner(game) is None


@final
class Kept:
    """One of the decisions that were offered, each as likely."""

    def __init__(self, dice: Dice) -> None:
        self.offered = 0
        self.guess: State | None = None
        self.seat = -1
        self._dice = dice

    def offer(self, guess: State, seat: int) -> None:
        self.offered += 1
        if self._dice.below(self.offered) == 0:
            self.guess, self.seat = guess, seat


@final
class Sampler(Player):
    """Plays as another, and offers what it had before it wherever something was to decide."""

    def __init__(self, bot: Searcher, kept: Kept) -> None:
        self.bot = bot
        self.kept = kept

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        before: State = guess.copy()
        action = self.bot.choose(game, guess, seat, dice)
        if self.bot.insight() is not None:
            self.kept.offer(before, seat)
        return action


def searcher(name: str) -> Searcher:
    """ValueError for a bot that does not search."""
    bot = find_bot(name, thread_time)
    if not isinstance(bot, Searcher):
        raise ValueError(name)
    return bot


def look(job: Job) -> Spot:
    """A game of one bot with itself, and a look at one of its decisions."""
    name, seats, options, by, bots, seconds, seed = job
    game = catalog.find(name).table(seats, **options)
    kept = Kept(SeededDice(seed_of("which", seed)))
    run(game, [Sampler(searcher(by), kept) for _ in range(seats)], SeededDice(seed_of("game", seed)))
    if kept.guess is None:
        return Spot(0, seats, 0, {})
    insight = long_search(game, kept.guess, seconds).consider(
        game, kept.guess.copy(), kept.seat, SeededDice(seed_of("long", seed))
    )
    worth = {choice.actions[0]: told(game, choice.chance) for choice in insight.choices}
    best = insight.choices[0].actions[0]
    prices: dict[str, Price] = {}
    for place, bot in enumerate(bots):
        begun = thread_time()
        dice = SeededDice(seed_of("bot", seed, place))
        action = searcher(bot).choose(game, kept.guess.copy(), kept.seat, dice)
        prices[bot] = Price(worth[best] - worth[action], action == best, thread_time() - begun)
    return Spot(kept.offered, seats, insight.rounds, prices)


def long_search(game: Game[Any], guess: State, seconds: float) -> Thinker:
    """It has its seconds whole, also for a further word of a long decision, which would have but a part."""
    think = opinion_on(game)
    whole = seconds * LATER if think.goes_on(game, guess) else seconds
    nodes = min(MOST_NODES, int(NODES_A_SECOND * seconds))
    return Thinker(Level("", whole, nodes, looks=THROUGH), think, thread_time)


def mean(values: list[float]) -> Mean:
    middle = fmean(values)
    spread = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Mean(middle, middle - spread, middle + spread)


def given_away(spots: list[Spot], bot: str) -> Mean:
    """Of its chance to win, in a whole game."""
    return mean([spot.given_away(bot) for spot in spots])


def between(spots: list[Spot], one: str, other: str) -> Mean:
    """How much more the one gives away: in the same positions, so that what they share does not blur it."""
    return mean([spot.given_away(one) - spot.given_away(other) for spot in spots])


def lossy(spots: list[Spot], bot: str) -> int:
    """In how many positions it gave anything away."""
    return sum(spot.given_away(bot) != 0.0 for spot in spots)


def games_to_show(gap: float) -> int | None:
    """How many of two seats must be played until the interval of somebody who wins so much more than half
    of them is expected to leave out one half; None where there is nothing to show."""
    return max(FEWEST, math.ceil((Z / (2 * min(gap, 0.5))) ** 2)) if gap > 0 else None
