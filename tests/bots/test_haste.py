"""A near win is better than a far one, a far loss better than a near one."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from tests.bots.forks import WIN, Fork, Forks, Ranks, chances, searched
from tests.bots.test_search import Blank

from equipoise.bots.search.tree import HASTE
from equipoise.core.game import Game, State


class Certain(Blank):
    """That this seat wins, whatever is done: by itself it sees no way better than another."""

    def __init__(self, winner: int) -> None:
        super().__init__()
        self.winner = winner

    def worths(self, game: Game[Any], s: State) -> vec[float]:
        return vec[float]([1000.0 if seat == self.winner else 0.0 for seat in range(game.seats)])


def ways(end: Ranks) -> Forks:
    """Both lead to the same end: one after a turn of each, the other after three."""
    near = Fork(1, {"wait": Fork(0, {"go on": end})})
    far = near
    for _ in range(2):
        far = Fork(1, {"wait": Fork(0, {"go on": far})})
    return Forks(Fork(0, {"near": near, "far": far}), len(end))


def test_a_near_win_is_better() -> None:
    found = chances(searched(ways(WIN), 40, Certain(0)))
    assert 1.0 > found["near"] > found["far"] > 0.9


@pytest.mark.parametrize("end", [[2, 1], [2, 1, 3]])
def test_a_far_loss_is_better(end: Ranks) -> None:
    """The less certain, the more even; and even is less among more."""
    found = chances(searched(ways(end), 400, Certain(1)))
    assert 0.0 < found["near"] < found["far"]
    decisions = 7
    assert found["far"] == pytest.approx((1.0 - HASTE**decisions) / len(end), rel=0.1)
