"""Figures from results: against values worked out by other means."""

from __future__ import annotations

import math
import random

import pytest

from equipoise.bots.arena.games import Pace, Played
from equipoise.bots.arena.ratings import Rating, ratings, wilson
from equipoise.bots.arena.report import standing
from equipoise.bots.arena.verdict import Verdict


def played(lineup: str, ranks: list[int], number: int = 0, round: int = 0) -> Played:
    names = lineup.split()
    return Played(number, round, names, ranks, "", True, 1, [Pace() for _ in names], [], [], [], "")


def test_wilson() -> None:
    # From the tables: 8 of 10, 0 of 10.
    assert wilson(0.8, 10).low == pytest.approx(0.4902, abs=1e-4)
    assert wilson(0.8, 10).high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0.0, 10).low == 0
    assert wilson(0.0, 10).high == pytest.approx(0.2775, abs=1e-4)
    for count in range(1, 400):
        for share in (0.0, 1.0):
            rate = wilson(share, count)
            assert 0 <= rate.low <= share <= rate.high <= 1
    assert (wilson(0.0, 0).low, wilson(0.0, 0).high) == (0, 1)


def test_two_bots_have_the_elo_of_their_score() -> None:
    games = [played("a b", [1, 2])] * 29 + [played("b a", [1, 2])] * 9 + [played("a b", [1, 1])]
    found = ratings(games, ["a", "b"])
    # One drawn game is added: 30 of 40.
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(3))
    assert found["a"].elo == pytest.approx(-found["b"].elo)
    # The difference has the error 1 / sqrt(n p q), each of the two half of it.
    expected = 1.959964 * 400 / math.log(10) / math.sqrt(40 * 0.75 * 0.25) / 2
    assert found["a"].high - found["a"].elo == pytest.approx(expected)
    assert found["a"].elo - found["a"].low == pytest.approx(expected)


def test_a_bot_that_wins_everything_stays_finite() -> None:
    found = ratings([played("a b", [1, 2])] * 1000, ["a", "b"])
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(1000.5 / 0.5))


def test_a_ladder_is_found_again() -> None:
    strength = {"a": 200.0, "b": 0.0, "c": -200.0}
    draw = random.Random(1)
    games = []
    for _ in range(3000):
        one, other = draw.sample(sorted(strength), 2)
        chance = 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
        games.append(played(f"{one} {other}", [1, 2] if draw.random() < chance else [2, 1]))
    found = ratings(games, ["a", "b", "c"])
    for bot, elo in strength.items():
        assert found[bot].low < elo < found[bot].high
        assert found[bot].high - found[bot].low < 40


def test_more_than_two_seats_are_compared_two_by_two() -> None:
    games = [played("a b c", [1, 2, 3]), played("b c a", [2, 3, 1]), played("c a b", [3, 2, 1])] * 10
    found = ratings(games, ["a", "b", "c"])
    assert found["a"].elo > found["b"].elo > found["c"].elo
    assert ratings([], ["a"])["a"].elo == 0


def test_a_clear_result_is_certain_soon_and_a_lucky_start_is_not() -> None:
    verdict = Verdict(["a", "b"])
    rounds = 0
    while not verdict.certain():
        verdict.add([played("a b", [1, 2]), played("b a", [2, 1])])
        rounds += 1
    assert 5 < rounds < 20
    assert verdict.better("a", "b") and not verdict.better("b", "a")
    lucky = Verdict(["a", "b"])
    for _ in range(5):
        lucky.add([played("a b", [1, 2]), played("b a", [2, 1])])
    assert not lucky.certain()


@pytest.mark.parametrize(("bots", "bound"), [("a b", 200), ("a b c", 600)])
def test_an_order_is_certain_from_the_very_bound_on(bots: str, bound: int) -> None:
    """That of 1 in 100 for two orders of each pair; what is owned grows in steps below and above it."""
    verdict = Verdict(bots.split())
    owned = [1.0] * 19
    close = False
    for _ in range(40):
        verdict.add([played("a b", [1, 2]), played("b a", [1, 1]), played("a b", [1, 1])])
        owned = [one * (1 + place / 20 / 3) for place, one in enumerate(owned, 1)]
        mean = sum(owned) / 19
        assert verdict.better("a", "b") == (mean >= bound)
        assert not verdict.better("b", "a")
        close = close or bound / 2 <= mean < bound
    assert close and mean > bound


def test_a_rate_is_as_sure_as_its_games_are_many() -> None:
    """Three seats of one bot in one game are not three games."""
    rating = Rating(0.0, 0.0, 0.0)
    games = [played("a b b b", [2, 1, 3, 4], number) for number in range(12)]
    games += [played("b a b b", [2, 1, 3, 4], number) for number in range(12, 16)]
    found = standing(games, "b", rating)
    assert (found.games, found.results, found.wins, found.losses) == (16, 48, 12, 36)
    assert found.rate == wilson(0.25, 16)
    assert found.decided == wilson(0.25, 16)
    assert standing(games, "a", rating).rate == wilson(0.25, 16)


def test_equal_bots_are_rarely_called_unequal_however_long_one_looks() -> None:
    """At most 1 in 100; of 300 contests of 200 rounds more than 9 would be against all chance."""
    draw = random.Random(5)
    wrong = 0
    for _ in range(300):
        verdict = Verdict(["a", "b"])
        for _ in range(200):
            verdict.add([played("a b", draw.choice([[1, 2], [2, 1], [1, 1]])) for _ in range(2)])
        wrong += verdict.certain()
    assert wrong <= 9


def test_every_pair_must_be_certain() -> None:
    verdict = Verdict(["a", "b", "c"])
    for _ in range(40):
        verdict.add([played("a b", [1, 2]), played("a c", [1, 2]), played("b c", [1, 1])])
    assert verdict.better("a", "b") and verdict.better("a", "c")
    assert not verdict.better("b", "c") and not verdict.better("c", "b")
    assert not verdict.certain()


def test_one_bot_alone_is_never_certain() -> None:
    verdict = Verdict(["a"])
    verdict.add([played("a a", [1, 2])])
    assert not verdict.certain()
