"""What a search thinks of a position, as plain data: for reasons, hints and the graph of chances."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from equipoise.bots.levels import LEVELS
from equipoise.bots.opinions import opinion
from equipoise.bots.search.insight import Insight
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State

MOST_IDEAS: Final = 3
GUESSES: Final = 6  # for each seat and point of the graph
MOST_POINTS: Final = 160
SWING: Final = 0.12  # of somebody's chances between two points, to be called a turning point
MOST_TURNS: Final = 3


class Idea(msgspec.Struct, frozen=True):
    """One way to go on, and how often the seat would win with it."""

    seat: int
    words: list[str]
    chance: float


class Pondered(msgspec.Struct, frozen=True):
    ideas: list[Idea]  # the best first
    feared: Idea | None  # the answer to the best that leaves the seat the least
    said: int = 0  # words of a plan that had been said since this was thought


class Point(msgspec.Struct, frozen=True):
    n: int
    chances: list[float]  # by seat, each from what that seat could know
    turning: bool = False


def ponder(game: Game[Any], guess: State, seat: int, level: str, dice: Dice) -> Pondered | None:
    """None where there is nothing to decide. The level's time is kept, not its slips."""
    found = next(one for one in LEVELS if one.name == level)
    careful = Level(found.name, found.seconds, found.nodes, looks=found.looks)
    thinker = Thinker(careful, opinion(game.name, game.seats))
    thinker.choose(game, guess, seat, dice)
    insight = thinker.insight()
    return pondered(game, insight) if insight is not None else None


def pondered(game: Game[Any], insight: Insight, said: int = 0) -> Pondered:
    words = game.words
    best, feared = insight.choices[:MOST_IDEAS], insight.feared
    return Pondered(
        [Idea(insight.seat, [words[a] for a in choice.actions], choice.chance) for choice in best],
        Idea(feared.seat, [words[a] for a in feared.actions], feared.chance()) if feared else None,
        said,
    )


def graph(game: Game[Any], moves: list[tuple[int, str]], dice: Dice) -> list[Point]:
    """A whole match, move by move; of a long one only every so many moves, but always both ends."""
    state = game.start()
    apart = max(1, -(-len(moves) // MOST_POINTS))
    points = [Point(0, _chances(game, state, dice))]
    for n, (seat, words) in enumerate(moves, 1):
        game.apply(state, seat, game.ids[words])
        if n % apart == 0 or n == len(moves):
            points.append(Point(n, _chances(game, state, dice)))
    return _turns(points)


def _chances(game: Game[Any], state: State, dice: Dice) -> list[float]:
    think = opinion(game.name, game.seats)
    if game.outcome(state) is not None or not game.hides():
        return think.chances(game, state)
    found: list[float] = []
    for seat in range(game.seats):
        guesses = [game.guess(state, seat, dice) for _ in range(GUESSES)]
        found.append(sum(think.chances(game, guess)[seat] for guess in guesses) / GUESSES)
    return found


def _turns(points: list[Point]) -> list[Point]:
    """Marks those where somebody's chances changed the most."""
    swings = [
        (max(abs(a - b) for a, b in zip(before.chances, after.chances)), place)
        for place, (before, after) in enumerate(zip(points, points[1:]), 1)
    ]
    greatest = sorted((swing for swing in swings if swing[0] >= SWING), reverse=True)[:MOST_TURNS]
    turning = {place for _, place in greatest}
    return [
        Point(point.n, [round(chance, 3) for chance in point.chances], place in turning)
        for place, point in enumerate(points)
    ]
