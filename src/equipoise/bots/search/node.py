"""What a search remembers of a decision."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

CURIOSITY: Final = 1.2  # how far a rarely tried action is preferred to a good one
SHARPNESS: Final = 0.06  # a difference in hope that makes an action e times as likely to be tried
OPENNESS: Final = 0.1  # of all trying, spread over all actions however they look at first


@final
class Node:
    """A decision as one seat knows it: what it may do, what it hoped for, what came of it."""

    __slots__ = ("actions", "count", "hopes", "kids", "places", "plans", "priors", "sums", "visits")

    def __init__(self) -> None:
        self.count: i64 = 0  # rounds that came through
        self.actions: list[int] = []  # empty until the node is opened
        self.plans: list[list[int]] = []  # in their stead where a decision takes many words
        self.places: dict[int, int] = {}  # of the actions; only where they can differ from guess to guess
        self.hopes = vec[float]()  # the chances right after each action, unsearched
        self.priors = vec[float]()
        self.sums = vec[float]()
        self.visits = vec[i64]()
        self.kids: dict[int, Node] = {}  # by what was noticed

    def add(self, action: int, hope: float) -> None:
        """One more choice. `sharpen` is due when all are there."""
        self.actions.append(action)
        self.hopes = append(self.hopes, hope)
        self.priors = append(self.priors, 0.0)
        self.sums = append(self.sums, 0.0)
        self.visits = append(self.visits, 0)

    def sharpen(self) -> None:
        """Priors from hopes: what looks better at once is tried more."""
        top = 0.0
        for hope in self.hopes:
            if hope > top:
                top = hope
        total = 0.0
        for place in range(len(self.actions)):
            self.priors[place] = math.exp((self.hopes[place] - top) / SHARPNESS)
            total += self.priors[place]
        even = OPENNESS / len(self.actions)
        for place in range(len(self.actions)):
            self.priors[place] = self.priors[place] / total * (1.0 - OPENNESS) + even

    def chance(self, place: int) -> float:
        """What a choice promises: its first hope counts as one more round."""
        return float((self.hopes[place] + self.sums[place]) / (float(self.visits[place]) + 1.0))

    def best(self, legal: list[int]) -> int:
        """The place of the action that is worth trying most: good so far, or promising and rarely tried."""
        curiosity = CURIOSITY * math.sqrt(float(self.count) + 1.0)
        best = 0
        highest = -1.0
        everything = len(legal) == len(self.actions)
        for number in range(len(legal)):
            place = number if everything else self.places[legal[number]]
            tried = float(self.visits[place]) + 1.0
            value = (self.hopes[place] + self.sums[place] + curiosity * self.priors[place]) / tried
            if value > highest:
                highest = value
                best = place
        return best

    def favourites(self) -> list[int]:
        """Places, the most tried first."""
        return sorted(range(len(self.actions)), key=self._rank)

    def _rank(self, place: int) -> tuple[int, float, int]:
        return (-int(self.visits[place]), -self.chance(place), self.actions[place])


def size(node: Node, most: int) -> int:
    """How many nodes hang on this one, itself counted; no further than `most`."""
    count = 1
    waiting = [node]
    while waiting and count < most:
        kids = list(waiting.pop().kids.values())
        count += len(kids)
        waiting.extend(kids)
    return min(count, most)
