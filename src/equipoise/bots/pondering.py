"""What a search thinks of a position, as plain data: for reasons, hints and the graph of chances."""

from __future__ import annotations

import math
from statistics import fmean, variance
from typing import Any, Final, final

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
ALL_GUESSES: Final = 7_500  # of one graph: ten seconds where they are slow and rules not compiled
CLOSER: Final = 4  # times as many where every move is looked at, which are a few more
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
    ideas = [
        Idea(insight.seat, _words(game, choice.actions), told(game, choice.chance))
        for choice in insight.choices[:MOST_IDEAS]
    ]
    answer: Idea | None = None
    if (feared := insight.feared) is not None:
        chance = told(game, feared.chance())
        # Both are means, of other rounds each: an answer that leaves about as much is none to fear.
        if chance <= ideas[0].chance - FEAR:
            answer = Idea(feared.seat, _words(game, feared.actions), chance, _words(game, feared.before))
    return Pondered(ideas, answer, said)


def told(game: Game[Any], chance: float) -> float:
    """One seat's, from a search that knows no more; its rivals are taken to be equally strong."""
    rivals = (len(game.teams()) or game.seats) - 1
    return undamped([chance] + [(1.0 - chance) / rivals] * rivals, opinion_on(game).calm)[0]


def undamped(chances: list[float], calm: float) -> list[float]:
    """As people are told them. A search judges calmly where it would wander about otherwise (`Opinion.calm`),
    and its chances are nearer to each other than what comes true."""
    if calm == 1.0:
        return chances
    top = max(chances)
    powers: list[float] = [(chance / top) ** (1.0 / calm) for chance in chances]
    return [power / sum(powers) for power in powers]


def _words(game: Game[Any], actions: list[int]) -> list[str]:
    return [game.words[action] for action in actions]


def graph(game: Game[Any], moves: list[tuple[int, str]], dice: Dice) -> list[Point]:
    """A whole match, move by move; of a long one every so many moves, but always both ends, and every move
    where it turned."""
    last = len(moves)
    apart = max(1, -(-last // MOST_POINTS))
    shown = {*range(0, last, apart), max(0, last - 1), last}
    guesses = min(GUESSES, ALL_GUESSES // (len(shown) * game.seats))
    found = _judged(game, moves, shown, dice, guesses)
    gaps = _gaps(found)[:MOST_TURNS]
    within = {n for start, end in gaps if end > start + 1 for n in range(start, end + 1)}
    found.update(_judged(game, moves, within, dice, min(GUESSES, CLOSER * guesses)))
    turning = _turning(found, gaps)
    return [
        Point(n, [round(chance, 3) for chance, _ in found[n].chances], n in turning) for n in sorted(found)
    ]


@final
class Judged:
    """What everybody could hope for after so many moves."""

    def __init__(self, chances: list[tuple[float, float]], over: bool = False) -> None:
        self.chances = chances  # by seat, with the square of its standard error
        self.over = over


def _judged(
    game: Game[Any], moves: list[tuple[int, str]], wanted: set[int], dice: Dice, guesses: int
) -> dict[int, Judged]:
    """By number of moves."""
    found: dict[int, Judged] = {}
    state = game.start()
    for n in range(max(wanted, default=-1) + 1):
        if n > 0:
            seat, words = moves[n - 1]
            game.apply(state, seat, game.ids[words])
        if n in wanted:
            found[n] = _chances(game, state, dice, guesses)
    return found


def _chances(game: Game[Any], state: State, dice: Dice, guesses: int) -> Judged:
    think, over = opinion_on(game), game.outcome(state) is not None
    if over or not game.hides():
        chances = undamped(think.chances(game, state), 1.0 if over else think.calm)
        return Judged([(chance, 0.0) for chance in chances], over)
    found: list[tuple[float, float]] = []
    for seat in range(game.seats):
        told = [think.chance(game, game.guess(state, seat, dice), seat) for _ in range(guesses)]
        found.append((fmean(told), variance(told) / guesses))
    return Judged(found)


def _gaps(found: dict[int, Judged]) -> list[tuple[int, int]]:
    """Between which two numbers of moves somebody's chances changed the most, the greatest change first."""
    numbers = sorted(found)
    gaps = [gap for gap in zip(numbers, numbers[1:]) if _swing(found[gap[0]], found[gap[1]])]
    return sorted(gaps, key=lambda gap: -_swing(found[gap[0]], found[gap[1]]))


def _turning(found: dict[int, Judged], gaps: list[tuple[int, int]]) -> set[int]:
    """In each gap the move that changed the most, if it alone changed enough."""
    turning: set[int] = set()
    for start, end in gaps:
        swing, n = max((_swing(found[n - 1], found[n]), n) for n in range(start + 1, end + 1))
        if swing:
            turning.add(n)
    return turning


def _swing(before: Judged, after: Judged) -> float:
    """The greatest change of anybody's chances, if it is more than what is hidden would make them differ. The
    step into the end of the match turns nothing: it is settled there."""
    if after.over:
        return 0.0
    changes = [
        abs(a - b)
        for (a, a_error), (b, b_error) in zip(before.chances, after.chances)
        if abs(a - b) >= SWING + DOUBT * math.sqrt(a_error + b_error)
    ]
    return max(changes, default=0.0)
