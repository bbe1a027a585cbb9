"""When enough has been played: a test that may be looked at after every round.

For two bots let d be, in a round, the mean share of the wins of a seat of the one less that of the
other: a number from -1 to 1 whose mean is 0 if they are equally strong. Somebody who starts with 1 and
bets a part of it on d every round has, whatever he does, no more than 1 on average if d is 0 or less on
average; that he ever owns 1 / e has a chance of at most e (Ville). The bets here are of every size
at once: what is owned is the mean over several parts. So the order of two bots is certain as soon
as that grows past the bound, however often one looks and however long it goes on.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from equipoise.bots.arena.games import Played

ERROR: Final = 0.01  # the chance that any order is called certain which is not so
PARTS: Final = [step / 20 for step in range(1, 20)]


@final
class Verdict:
    """Fed with whole rounds, in the order of the schedule: quick games must not count before slow ones."""

    def __init__(self, bots: list[str]) -> None:
        self.pairs = list(combinations(dict.fromkeys(bots), 2))
        self.rounds: dict[tuple[str, str], list[float]] = {pair: [] for pair in self.pairs}  # each d
        self._owned = {pair: ([1.0] * len(PARTS), [1.0] * len(PARTS)) for pair in self.pairs}
        self._highest = {pair: [1.0, 1.0] for pair in self.pairs}

    def add(self, round: list[Played]) -> None:
        for pair in self.pairs:
            d = _difference(round, *pair)
            self.rounds[pair].append(d)
            for side, sign in enumerate((1, -1)):
                owned = self._owned[pair][side]
                for place, part in enumerate(PARTS):
                    owned[place] *= 1 + part * sign * d
                self._highest[pair][side] = max(self._highest[pair][side], sum(owned) / len(owned))

    def better(self, one: str, other: str) -> bool:
        """Whether it is certain that the one is the stronger."""
        side = 0 if (one, other) in self._highest else 1
        pair = (one, other) if side == 0 else (other, one)
        # Both orders of all pairs together may err in so many cases.
        return self._highest[pair][side] >= 2 * len(self.pairs) / ERROR

    def certain(self) -> bool:
        """The order of every two bots is."""
        return bool(self.pairs) and all(self.better(a, b) or self.better(b, a) for a, b in self.pairs)


def _difference(round: list[Played], one: str, other: str) -> float:
    """In the games in which both sit."""
    met = [played for played in round if one in played.lineup and other in played.lineup]
    return _mean_share(met, one) - _mean_share(met, other)


def _mean_share(games: list[Played], bot: str) -> float:
    shares = [share for played in games for name, share in played.results() if name == bot]
    return sum(shares) / len(shares) if shares else 0.0
