"""What a search thinks of a position, as plain data: for reasons, hints and the graph of chances."""

from __future__ import annotations

import math
from statistics import fmean, variance
from typing import Any, Final

import msgspec

from equipoise.bots.levels import LEVELS
from equipoise.bots.opinions import opinion_on
from equipoise.bots.search.insight import Insight
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State

MOST_IDEAS: Final = 3
FEAR: Final = 0.02  # an answer to be named must leave so much less than the best promises
GUESSES: Final = 120  # for each seat and point of the graph, at most
ALL_GUESSES: Final = 10_000  # of one graph: ten seconds where they are slow and rules not compiled
MOST_POINTS: Final = 160
SWING: Final = 0.12  # of somebody's chances between two points, to be called a turning point
DOUBT: Final = 2.0  # standard errors by which it must be more: guesses differ, and that turns nothing
MOST_TURNS: Final = 3


class Idea(msgspec.Struct, frozen=True):
    """One way to go on, and how often the seat would win with it."""

    seat: int
    words: list[str]
    chance: float
    before: list[str] = []  # of an answer: what the one who fears it says until then

    def hundred(self) -> int:
        """Of so many games, as people are told it."""
        return round(100 * self.chance)


class Pondered(msgspec.Struct, frozen=True):
    ideas: list[Idea]  # the best first
    feared: Idea | None  # the answer to the best that leaves the seat the least, if that is clearly less
    said: int = 0  # words of a plan that had been said since this was thought


class Point(msgspec.Struct, frozen=True):
    n: int
    chances: list[float]  # by seat, each from what that seat could know
    turning: bool = False


def ponder(game: Game[Any], guess: State, seat: int, level: str, dice: Dice) -> Pondered | None:
    """None where there is nothing to decide. The level's time is kept, not its slips."""
    found = next(one for one in LEVELS if one.name == level)
    careful = Level(found.name, found.seconds, found.nodes, looks=found.looks)
    thinker = Thinker(careful, opinion_on(game))
    thinker.choose(game, guess, seat, dice)
    insight = thinker.insight()
    return pondered(game, insight) if insight is not None else None


def pondered(game: Game[Any], insight: Insight, said: int = 0) -> Pondered:
    best, feared = insight.choices[:MOST_IDEAS], insight.feared
    answer: Idea | None = None
    # Both are means, of other rounds each: an answer that leaves about as much is none to fear.
    if feared is not None and feared.chance() <= best[0].chance - FEAR:
        before = _words(game, feared.before)
        answer = Idea(feared.seat, _words(game, feared.actions), feared.chance(), before)
    ideas = [Idea(insight.seat, _words(game, choice.actions), choice.chance) for choice in best]
    return Pondered(ideas, answer, said)


def _words(game: Game[Any], actions: list[int]) -> list[str]:
    return [game.words[action] for action in actions]


def graph(game: Game[Any], moves: list[tuple[int, str]], dice: Dice) -> list[Point]:
    """A whole match, move by move; of a long one only every so many moves, but always both ends."""
    state = game.start()
    apart = max(1, -(-len(moves) // MOST_POINTS))
    shown = [n for n in range(len(moves) + 1) if n % apart == 0 or n == len(moves)]
    guesses = min(GUESSES, ALL_GUESSES // (len(shown) * game.seats))
    found = {0: _chances(game, state, dice, guesses)}
    for n, (seat, words) in enumerate(moves, 1):
        game.apply(state, seat, game.ids[words])
        if n in shown:
            found[n] = _chances(game, state, dice, guesses)
    turning = _turning(list(found.values()))
    return [
        Point(n, [round(chance, 3) for chance, _ in chances], place in turning)
        for place, (n, chances) in enumerate(found.items())
    ]


def _chances(game: Game[Any], state: State, dice: Dice, guesses: int) -> list[tuple[float, float]]:
    """By seat, with the square of its standard error."""
    think = opinion_on(game)
    if game.outcome(state) is not None or not game.hides():
        return [(chance, 0.0) for chance in think.chances(game, state)]
    found: list[tuple[float, float]] = []
    for seat in range(game.seats):
        told = [think.chance(game, game.guess(state, seat, dice), seat) for _ in range(guesses)]
        found.append((fmean(told), variance(told) / guesses))
    return found


def _turning(found: list[list[tuple[float, float]]]) -> set[int]:
    """Where somebody's chances changed the most, and more than what is hidden would make them differ."""
    swings: list[tuple[float, int]] = []
    for place, (before, after) in enumerate(zip(found, found[1:]), 1):
        for (a, a_error), (b, b_error) in zip(before, after):
            if abs(a - b) >= SWING + DOUBT * math.sqrt(a_error + b_error):
                swings.append((abs(a - b), place))
    greatest = {place: swing for swing, place in sorted(swings)}  # of several seats, the greatest
    return set(sorted(greatest, key=lambda place: -greatest[place])[:MOST_TURNS])
