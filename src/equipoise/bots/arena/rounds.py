"""Who did better, round by round: all games of a round have the same luck, so that a round in which luck
decided tells nothing, and takes nothing away from what the others tell."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from equipoise.bots.arena.ratings import at_most
from equipoise.bots.arena.schedule import Wish, lineups
from equipoise.bots.arena.verdict import Verdict

LEVEL: Final = 1e-9  # parts of wins that are added up differ by less


class Compared(msgspec.Struct, frozen=True):
    """In how many rounds the one did better than the other."""

    one: str
    other: str
    better: int
    worse: int
    level: int
    # That between equals one of the two is as clearly ahead; None where somebody chose when to stop: who
    # waits until it is small enough finds it so, sooner or later, between any two.
    chance: float | None

    def turned(self) -> Compared:
        return Compared(self.other, self.one, self.worse, self.better, self.level, self.chance)


def compared(wish: Wish, verdict: Verdict, whole: bool) -> list[Compared]:
    """Every two bots that sit equally often; `whole` where all rounds wished for were played. Of one against
    three of a kind a round is no coin: three seats do better more often than worse, by less."""
    seats = Counter(bot for lineup in lineups(wish.bots, len(wish.teams) or wish.seats) for bot in lineup)
    return [
        _compared(one, other, verdict.rounds[one, other], whole)
        for one, other in verdict.pairs
        if seats[one] == seats[other]
    ]


def _compared(one: str, other: str, differences: list[float], whole: bool) -> Compared:
    better = sum(d > LEVEL for d in differences)
    worse = sum(d < -LEVEL for d in differences)
    level = len(differences) - better - worse
    # Equals may change their names: a round that is not level is a coin that was tossed.
    chance = min(1.0, 2 * at_most(min(better, worse), better + worse, 0.5))
    return Compared(one, other, better, worse, level, chance if whole else None)
