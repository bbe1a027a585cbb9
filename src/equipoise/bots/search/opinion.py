"""What bots think of one game: what a position promises each seat, and how to imagine what is hidden."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from equipoise.core.fair import Bits, Dice
from equipoise.core.game import Game, Outcome, State

SHARPNESS: Final = 0.06  # a difference in hope that makes an action e times as likely to be tried
HOPELESS: Final = 100.0  # a difference in worth beyond which nothing is left to lose


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion(ABC):
    """A few features with weights. The weights stand in a data file and are learned; the features are
    written by hand."""

    def __init__(self, names: list[str], weights: list[float]) -> None:
        if len(weights) != len(names):
            raise ValueError(f"{len(names)} weights are needed: {', '.join(names)}")
        self.names = names
        self.weights = vec[float](weights)
        self.sharpness = SHARPNESS
        # Worths are taken times this where the games they were learned from make an opinion too sure.
        self.calm = 1.0
        # By up to this much first hopes differ by luck: where else all games would be one.
        self.variety = 0.0

    @abstractmethod
    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        """Of a position in which somebody is to act, each about -1 to 1."""

    def imagine(self, game: Game[Any], s: State, seat: int, dice: Dice) -> State:
        """A position to search from, with what the seat cannot know drawn anew. What others have chosen
        unseen by it may be taken back: then the search chooses for them, and better than chance."""
        found: State = game.guess(s, seat, dice)
        return found

    def again(self, game: Game[Any], s: State) -> int:
        """The same number for positions that differ in nothing but how long it took; 0 where a game cannot
        go in circles for ever, and before it has begun in earnest."""
        return 0

    def moment(self, game: Game[Any], s: State) -> int:
        """Greater at every later decision of a seat, where a game can go in circles."""
        return 0

    def goes_on(self, game: Game[Any], s: State) -> bool:
        """Whether what is asked for belongs to the decision before, so that both share their time."""
        return False

    def alone(self, game: Game[Any], s: State, seat: int) -> State:
        """The position without what others choose at the same time: what a plan of the seat builds on."""
        return s

    def plan(self, game: Game[Any], s: State, seat: int, known: list[list[int]], bits: Bits) -> list[int]:
        """One more way to decide all at once what takes many words; `known` are those found so far, the
        best first. Empty where each word is a decision of its own."""
        return []

    def worths(self, game: Game[Any], s: State) -> vec[float]:
        """Of each seat, greater is better; the difference of two is the logarithm of their odds. A game may
        look but once at what is the same for all."""
        return vec[float]([self.weigh(self.features(game, s, seat)) for seat in range(game.seats)])

    @final
    def weigh(self, features: vec[float]) -> float:
        weights = self.weights
        total = 0.0
        for place in range(len(features)):
            total += features[place] * weights[place]
        return self.calm * total

    def even(self, game: Game[Any]) -> float:
        """The chance of a seat of which nothing is known."""
        return 1.0 / (len(game.teams()) or game.seats)

    def chances(self, game: Game[Any], s: State) -> list[float]:
        """How likely each seat is to win; a draw is shared. They add up to 1, unless seats win together."""
        outcome = game.outcome(s)
        if outcome is not None:
            return results(outcome, game.teams())
        return of_teams(odds_of([worth for worth in self.worths(game, s)]), game.teams())

    def chance(self, game: Game[Any], s: State, seat: int) -> float:
        """How likely one seat is to win."""
        outcome = game.outcome(s)
        if outcome is not None:
            return results(outcome, game.teams())[seat]
        if game.teams():
            return self.chances(game, s)[seat]
        worths = self.worths(game, s)
        own = worths[seat]
        total = 1.0
        for other in range(len(worths)):
            if other != seat:
                total += math.exp(min(worths[other] - own, HOPELESS))
        return 1.0 / total


def odds_of(worths: list[float]) -> list[float]:
    """Chances whose odds go with the differences in worth."""
    top = max(worths)
    powers = [math.exp(worth - top) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


def of_teams(chances: list[float], teams: list[list[int]]) -> list[float]:
    """By seat: a team wins if any of its players does, so that what they hope for adds up."""
    found = chances
    for team in teams:
        hope = sum([chances[mate] for mate in team])
        found = [hope if seat in team else found[seat] for seat in range(len(found))]
    return found


def results(outcome: Outcome, teams: list[list[int]]) -> list[float]:
    """1 to the winner, and to all of his team; several winners, or teams, share it."""
    ranks = outcome.ranks
    winners = len([team for team in teams if ranks[team[0]] == 1]) if teams else ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
