"""Weights of an opinion fitted to the results of games: those under which what came was likeliest.

The chances of the seats go with the exponentials of their worths, so this is a conditional logit, every
position counting alike: its likelihood has one top, and Newton's method is there after a few steps. A small
pull towards the weights the games were played by keeps those of features that never differed.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

PULL: Final = 1.0  # about as strong as four positions, of many thousands
MOST_NUMBERS: Final = 25_000_000  # in a sample, of 8 bytes each
MOST_STEPS: Final = 100
MOST_HALVES: Final = 20
NEAR: Final = 1e-6  # the top, in weights: one more step is exact to the last digit that is written


@final
class Sample:
    """Positions, as the features by which each seat differs from the first, with the result of their game.
    When it is full every second one goes, and of those that follow as many are left out."""

    def __init__(self, seats: int, width: int, most_numbers: int = MOST_NUMBERS) -> None:
        self.seats = seats
        self.width = width  # features of a seat
        self.rows: list[vec[float]] = []  # the differences, then the result
        self._met = 0  # kept or not
        self._every = 1
        self._most = max(2, most_numbers // ((seats - 1) * width + seats))

    def keep(self, position: list[list[float]], result: list[float]) -> None:
        self._met += 1
        if self._met % self._every:
            return
        row: list[float] = []
        for features in position[1:]:
            row += [mine - first for mine, first in zip(features, position[0])]
        self.rows.append(vec[float](row + result))
        if len(self.rows) == self._most:
            self.rows = self.rows[1::2]
            self._every *= 2


@final
class Slope:
    """At some weights: how unlikely the results are, where that falls, and how it bends."""

    def __init__(self, sample: Sample, weights: list[float], home: list[float]) -> None:
        width = len(weights)
        self.weights = weights
        self.loss = 0.0  # of the results alone, in all
        self.down = vec[float]([PULL * (end - weight) for weight, end in zip(weights, home)])
        self.bend = vec[float]([0.0] * (width * width))  # the lower half of a matrix, row by row
        for place in range(width):
            self.bend[place * width + place] = PULL
        self._scales = vec[float](weights)
        self._mean = vec[float]([0.0] * width)
        self._odds = vec[float]([0.0] * sample.seats)
        for row in sample.rows:
            self._add(row, width, sample.seats)
        self.height = self.loss + sum(
            [PULL * (weight - end) ** 2 / 2.0 for weight, end in zip(weights, home)]
        )

    def _add(self, row: vec[float], width: i64, seats: i64) -> None:
        self._tell(row, width, seats)
        mean, down, bend, odds = self._mean, self.down, self.bend, self._odds
        for place in range(width):
            mean[place] = 0.0
        result = (seats - 1) * width
        for seat in range(1, seats):
            first = (seat - 1) * width
            told = odds[seat]
            missed = row[result + seat] - told
            for place in range(width):
                value = row[first + place]
                if value == 0.0:
                    continue
                mean[place] += told * value
                down[place] += missed * value
                for other in range(place + 1):
                    bend[place * width + other] += told * value * row[first + other]
        for place in range(width):
            if mean[place] != 0.0:
                for other in range(place + 1):
                    bend[place * width + other] -= mean[place] * mean[other]

    def _tell(self, row: vec[float], width: i64, seats: i64) -> None:
        """The odds of each seat, and how unlikely they make the result."""
        odds, scales = self._odds, self._scales
        top = 0.0
        for seat in range(1, seats):
            worth = 0.0
            for place in range(width):
                worth += scales[place] * row[(seat - 1) * width + place]
            odds[seat] = worth
            top = max(top, worth)
        odds[0] = 0.0
        total = 0.0
        result = (seats - 1) * width
        for seat in range(seats):
            self.loss += row[result + seat] * (top - odds[seat])
            odds[seat] = math.exp(odds[seat] - top)
            total += odds[seat]
        self.loss += math.log(total)
        for seat in range(seats):
            odds[seat] /= total

    def step(self) -> list[float]:
        """To the top, if it bent alike all the way: by Cholesky's root of the bend."""
        width = len(self.weights)
        root = [[0.0] * width for _ in range(width)]
        found = [0.0] * width
        for place in range(width):
            for other in range(place + 1):
                rest: float = self.bend[place * width + other]
                for inner in range(other):
                    rest -= root[place][inner] * root[other][inner]
                root[place][other] = math.sqrt(rest) if other == place else rest / root[other][other]
        for place in range(width):
            rest = self.down[place]
            for inner in range(place):
                rest -= root[place][inner] * found[inner]
            found[place] = rest / root[place][place]
        for place in range(width - 1, -1, -1):
            rest = found[place]
            for inner in range(place + 1, width):
                rest -= root[inner][place] * found[inner]
            found[place] = rest / root[place][place]
        return found


@final
class Fit:
    """The weights, and the loss per position with them and with those that the games were played by."""

    def __init__(self, sample: Sample, home: list[float]) -> None:
        at = Slope(sample, home, home)
        size = float(max(1, len(sample.rows)))
        self.loss_before = at.loss / size
        for _ in range(MOST_STEPS):
            step = at.step()
            if max([abs(part) for part in step]) < NEAR:
                break
            found = better(sample, at, step, home)
            if found is at:  # as near as numbers of this length tell
                break
            at = found
        self.weights = [weight + part for weight, part in zip(at.weights, at.step())]
        self.loss = at.loss / size


def better(sample: Sample, at: Slope, step: list[float], home: list[float]) -> Slope:
    """A step along, half of it if it led past the top, and so on; where it stands if nothing is better."""
    for _ in range(MOST_HALVES):
        found = Slope(sample, [weight + part for weight, part in zip(at.weights, step)], home)
        if found.height <= at.height:
            return found
        step = [part / 2.0 for part in step]
    return at
