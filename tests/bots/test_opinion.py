"""What a position promises: ends as they are, teams together, and no more than there is to share."""

from __future__ import annotations

import math
from typing import Any

import pytest
from librt.vecs import vec
from tests.bots.forks import DRAW, Fork, Forks
from tests.bots.test_search import Blank

from equipoise.bots.search.opinion import Opinion, results
from equipoise.core.game import Game, Outcome, State


class Worth(Blank):
    def __init__(self, *worths: float) -> None:
        super().__init__()
        self.found = list(worths)

    def worths(self, game: Game[Any], s: State) -> vec[float]:
        return vec[float](self.found)


class Weighing(Opinion):
    """Two features of a seat: its number, and that it is there."""

    def __init__(self, *weights: float) -> None:
        super().__init__(["number", "there"], list(weights))

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        return vec[float]([float(seat), 1.0])


def table(seats: int, teams: list[list[int]] | None = None) -> Forks:
    return Forks(Fork(0, {"end": DRAW}), seats, teams)


@pytest.mark.parametrize(
    ("ranks", "teams", "shares"),
    [
        ([2, 1, 3], [], [0, 1, 0]),
        ([1, 1, 3], [], [1 / 2, 1 / 2, 0]),
        ([1, 1, 1], [], [1 / 3, 1 / 3, 1 / 3]),
        ([1, 1, 2], [[0, 1], [2]], [1, 1, 0]),
        ([2, 2, 1], [[0, 1], [2]], [0, 0, 1]),
        ([1, 1, 1, 1], [[0, 1], [2, 3]], [1 / 2] * 4),
    ],
)
def test_who_wins_together_shares(ranks: list[int], teams: list[list[int]], shares: list[float]) -> None:
    """But a team is one winner, and each of it has won."""
    assert results(Outcome(ranks, [0] * len(ranks), "end"), teams) == shares


def test_who_knows_nothing_gives_all_the_same_chance() -> None:
    for seats, teams, even in [(2, [], 1 / 2), (3, [], 1 / 3), (3, [[0, 1], [2]], 1 / 2)]:
        assert Blank().even(table(seats, teams)) == even
    assert Blank().chances(table(3), table(3).start()) == [1 / 3] * 3


def test_features_are_weighed_and_calmly_if_the_opinion_is_calm() -> None:
    game, think = table(3), Weighing(3.0, -1.0)
    assert [*think.worths(game, game.start())] == [-1.0, 2.0, 5.0]
    think.calm = 0.5
    assert [*think.worths(game, game.start())] == [-0.5, 1.0, 2.5]
    with pytest.raises(ValueError, match="2 weights are needed: number, there"):
        Weighing(3.0)


def test_odds_go_with_the_difference_in_worth() -> None:
    game, think = table(3), Worth(math.log(1), math.log(2), math.log(5))
    for shift in (0.0, 800.0, -800.0):
        think.found = [math.log(parts) + shift for parts in (1, 2, 5)]
        assert think.chances(game, game.start()) == pytest.approx([1 / 8, 2 / 8, 5 / 8])
        assert [think.chance(game, game.start(), n) for n in range(3)] == pytest.approx([1 / 8, 2 / 8, 5 / 8])


def test_what_a_team_hopes_for_adds_up() -> None:
    game, think = table(3, [[0, 1], [2]]), Worth(math.log(1), math.log(2), math.log(5))
    assert think.chances(game, game.start()) == pytest.approx([3 / 8, 3 / 8, 5 / 8])
    assert think.chance(game, game.start(), 0) == pytest.approx(3 / 8)


def test_who_is_hopelessly_behind_has_no_chance() -> None:
    game, think = table(2), Worth(0.0, 1e6)
    assert think.chance(game, game.start(), 0) < 1e-9 and think.chances(game, game.start()) == [0.0, 1.0]


def test_an_end_counts_for_what_it_is() -> None:
    game, think = table(2), Worth(0.0, 5.0)
    end = game.said("end")
    assert think.chances(game, end) == [0.5, 0.5]
    assert [think.chance(game, end, seat) for seat in (0, 1)] == [0.5, 0.5]
