"""What a search remembers of a decision."""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.core.game import Game, State

CURIOSITY: Final = 1.2  # how far a rarely tried action is preferred to a good one
OPENNESS: Final = 0.1  # of all trying, spread over all actions however they look at first
# Bytes, as measured; a test holds them against what is really taken.
WAY: Final = 340  # a node and what leads to it
OPENED: Final = 200  # more where its actions are known
PLACE: Final = 75  # more for each of them, or for each word of a plan


@final
class Node:
    """A decision as one seat knows it: what it may do, what it hoped for, what came of it. Most nodes are
    met once and never opened, so that an unopened one owns nothing."""

    __slots__ = (
        "actions", "again", "count", "kids", "past", "places", "plans", "priors", "sums", "visits", "won",
    )  # fmt: skip

    def __init__(self) -> None:
        self.count: i64 = 0  # rounds that came through
        self.won: i64 = -1  # the place of a choice that is known to win before anybody else decides
        self.again: i64 = 0  # the position's number by `Opinion.again`
        self.past = False  # whether the game has been there before: then nothing comes of it
        self.actions = vec[i64]()  # empty until the node is opened
        self.plans: list[list[int]] | None = None  # in their stead where a decision takes many words
        # Of the actions; only where they can differ from guess to guess.
        self.places: dict[int, int] | None = None
        self.priors = vec[float]()
        self.sums = vec[float]()  # of the chances; those right after the action count as one more round
        self.visits = vec[i64]()
        self.kids: dict[int, Node] | None = None  # by what was noticed until the next decision

    def kid(self, noticed: int) -> Node | None:
        kids = self.kids
        return kids.get(noticed) if kids is not None else None

    def adopt(self, noticed: int, kid: Node) -> None:
        if self.kids is None:
            self.kids = {}
        self.kids[noticed] = kid

    def ways(self) -> int:
        """That lead on from here."""
        return len(self.kids) if self.kids is not None else 0

    def size(self) -> int:
        """In bytes, with the ways that lead on from here."""
        opened = OPENED if len(self.actions) else 0
        plans = self.plans if self.plans is not None else []
        return self.ways() * WAY + opened + PLACE * (len(self.actions) + sum([len(plan) for plan in plans]))

    def add(self, action: i64, hope: float) -> None:
        """One more choice. `sharpen` is due when all are there."""
        self.actions = append(self.actions, action)
        self.priors = append(self.priors, 0.0)
        self.sums = append(self.sums, hope)
        self.visits = append(self.visits, 0)

    def add_plan(self, plan: list[int], hope: float) -> None:
        if self.plans is None:
            self.plans = []
        self.add(len(self.plans), hope)
        self.plans.append(plan)
        for place in range(len(self.plans)):
            self.priors[place] = 1.0 / len(self.plans)

    def add_placed(self, action: int, hope: float) -> None:
        """An action that is not always there."""
        if self.places is None:
            self.places = {}
        self.places[action] = len(self.actions)
        self.add(action, hope)

    def unplaced(self, legal: list[int]) -> list[int]:
        """Those never met before."""
        places = self.places
        return legal if places is None else [action for action in legal if action not in places]

    def words(self, place: int) -> list[int]:
        """One action, or a whole plan."""
        return self.plans[place] if self.plans is not None else [int(self.actions[place])]

    def sharpen(self, sharpness: float) -> None:
        """Priors from hopes: what looks better at once is tried more."""
        count = len(self.actions)
        top = 0.0
        for place in range(count):
            top = max(top, self.chance(place))
        total = 0.0
        for place in range(count):
            prior = math.exp((self.chance(place) - top) / sharpness)
            self.priors[place] = prior
            total += prior
        even = OPENNESS / float(count)
        for place in range(count):
            self.priors[place] = self.priors[place] / total * (1.0 - OPENNESS) + even

    def note(self, place: i64, chance: float) -> None:
        """What came of a round that went this way."""
        self.count += 1
        self.visits[place] += 1
        self.sums[place] += chance

    def chance(self, place: i64) -> float:
        """What a choice promises."""
        if place == self.won:
            return 1.0
        return self.sums[place] / (float(self.visits[place]) + 1.0)

    def best(self) -> int:
        """The place of the action that is worth trying most: good so far, or promising and rarely tried."""
        if self.won >= 0:
            return int(self.won)
        priors, sums, visits = self.priors, self.sums, self.visits
        curiosity = CURIOSITY * math.sqrt(float(self.count) + 1.0)
        best: i64 = 0
        highest = -1.0
        for place in range(len(visits)):
            value = (sums[place] + curiosity * priors[place]) / (float(visits[place]) + 1.0)
            if value > highest:
                highest = value
                best = place
        return int(best)

    def best_of(self, legal: list[int]) -> int:
        """The same among some of the actions."""
        places = self.places
        if places is None or len(legal) == len(self.actions):
            return self.best()
        curiosity = CURIOSITY * math.sqrt(float(self.count) + 1.0)
        best = 0
        highest = -1.0
        for action in legal:
            place = places[action]
            value = (self.sums[place] + curiosity * self.priors[place]) / (float(self.visits[place]) + 1.0)
            if value > highest:
                highest = value
                best = place
        return best

    def favourites(self) -> list[int]:
        """Places, the most tried first, before them a certain win."""
        return sorted(range(len(self.actions)), key=self._rank)

    def favourite(self) -> int:
        """The place that is tried most and promises most; -1 if that is not the same."""
        if len(self.actions) == 0:
            return -1
        best = self.favourites()[0]
        for place in range(len(self.actions)):
            if self.chance(place) > self.chance(best):
                return -1
        return best

    def lead(self) -> int:
        """By how many rounds the most tried action leads the next."""
        first = second = 0
        for visits in self.visits:
            if visits > first:
                first, second = int(visits), first
            elif visits > second:
                second = int(visits)
        return first - second

    def _rank(self, place: int) -> tuple[bool, int, float, int]:
        return (place != self.won, -int(self.visits[place]), -self.chance(place), int(self.actions[place]))


def nodes_below(node: Node) -> set[Node]:
    """All that hang on this one, itself left out; on some there are several ways to."""
    found: set[Node] = set()
    waiting = [node]
    while waiting:
        kids = waiting.pop().kids
        if kids is not None:
            for kid in kids.values():
                if kid not in found:
                    found.add(kid)
                    waiting.append(kid)
    return found


def mark(game: Game[Any], s: State, seat: int) -> int:
    """The same number for positions that a seat cannot tell apart."""
    return hash(game.view(s, seat)) if game.hides() else hash(s)
