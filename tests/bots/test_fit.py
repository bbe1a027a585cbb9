"""Fitting: weights that made the results are found again, and what never differed keeps its weight."""

from __future__ import annotations

import math
from random import Random

import pytest

from equipoise import catalog
from equipoise.bots.greedy import Greedy
from equipoise.bots.opinions import opinion
from equipoise.bots.search.fit import Fit, Sample, Slope
from equipoise.bots.search.practice import Practice
from equipoise.core.fair import Bits

TRUE = [1.5, -2.0, 0.7, -10.0]  # the last feature is always 0
HOME = [0.0, 0.0, 0.0, -10.0]


def results_of(weights: list[float], seats: int, count: int, most_numbers: int = 10**6) -> Sample:
    """Positions drawn at random, each with a winner as likely as the weights say."""
    luck = Random(seats)
    sample = Sample(seats, len(weights), most_numbers)
    for _ in range(count):
        position = [[luck.uniform(-1, 1) for _ in weights[1:]] + [0.0] for _ in range(seats)]
        powers = [math.exp(sum(f * w for f, w in zip(features, weights))) for features in position]
        winner = luck.choices(range(seats), powers)[0]
        sample.keep(position, [1.0 if seat == winner else 0.0 for seat in range(seats)])
    return sample


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_weights_that_made_the_results_are_found(seats: int) -> None:
    found = Fit(results_of(TRUE, seats, 4000), HOME)
    assert found.weights[:3] == pytest.approx(TRUE[:3], abs=0.2)
    assert found.weights[3] == -10.0
    assert found.loss < found.loss_before == pytest.approx(math.log(seats))


def test_nothing_likelier_is_near() -> None:
    sample = results_of(TRUE, 3, 300)
    found = Fit(sample, HOME)
    for place in range(3):
        for aside in (-0.01, 0.01):
            beside = found.weights[:]
            beside[place] += aside
            pulls = [sum((w - h) ** 2 for w, h in zip(some, HOME)) / 2 for some in (beside, found.weights)]
            gain = 300 * (Fit(sample, beside).loss_before - found.loss)
            assert gain + pulls[0] - pulls[1] > 0.0


def test_a_step_that_leads_too_far_is_halved() -> None:
    """Where chances are next to 1 they hardly bend: a whole step would lead to the far side, and back."""
    sample = Sample(2, 1)
    for _ in range(500):
        sample.keep([[1.0], [0.0]], [0.5, 0.5])
    assert Fit(sample, [30.0]).weights[0] == pytest.approx(0.2385, abs=0.001)


def test_the_bend_is_how_the_slope_changes() -> None:
    sample = results_of(TRUE, 3, 50)
    at = Slope(sample, TRUE, HOME)
    for place in range(4):
        ends = [TRUE[:], TRUE[:]]
        ends[0][place] -= 1e-4
        ends[1][place] += 1e-4
        before, after = [Slope(sample, weights, HOME).down for weights in ends]
        for other in range(4):
            bend = at.bend[max(place, other) * 4 + min(place, other)]
            assert (before[other] - after[other]) / 2e-4 == pytest.approx(bend, abs=1e-4)


def test_one_who_always_won_gets_a_finite_weight() -> None:
    sample = Sample(2, 1)
    for seat in (0, 1) * 50:
        sample.keep([[float(seat == 0)], [float(seat == 1)]], [float(seat == 0), float(seat == 1)])
    assert 2.0 < Fit(sample, [0.0]).weights[0] < 10.0


def test_shared_wins_are_shared() -> None:
    sample = Sample(2, 1)
    for _ in range(50):
        sample.keep([[1.0], [0.0]], [0.5, 0.5])
    assert Fit(sample, [2.0]).weights[0] == pytest.approx(0.15, abs=0.1)


def test_nothing_seen_changes_nothing() -> None:
    assert Fit(Sample(2, 4), TRUE).weights == TRUE


def test_a_full_sample_keeps_every_second_position() -> None:
    sample = Sample(2, 1, 3 * 8)  # of eight positions
    for number in range(1, 31):
        sample.keep([[0.0], [float(number)]], [1.0, 0.0])
    assert [row[0] for row in sample.rows] == [4.0, 8.0, 12.0, 16.0, 20.0, 24.0, 28.0]
    assert [list(row)[1:] for row in sample.rows] == [[1.0, 0.0]] * 7
    found = Fit(results_of(TRUE, 2, 4000, 8000), HOME)
    assert found.weights[:3] == pytest.approx(TRUE[:3], abs=0.5)


def test_games_with_a_search_go_their_own_way_and_the_same_again() -> None:
    table = catalog.find("duels").table(2)
    mind = opinion("duels")
    told = []
    for rounds, rival in ((0, None), (8, None), (8, None), (8, Greedy())):
        practice = Practice(mind, Bits(5), rival, rounds, 5)
        games = []
        for _ in range(4):
            assert practice.play(table, 5000, mind)
            assert sum(practice.result) == 1.0
            games.append(practice.seen)
        told.append(games)
    assert told[1] == told[2]
    assert told[0] != told[1] and told[1] != told[3]
    assert len({str(game) for game in told[1]}) == 4


def test_a_plan_of_a_search_is_one_position() -> None:
    """Of power: the sheet is a choice as a whole, as it is without search."""
    table = catalog.find("power").table(2, rounds=1)
    mind = opinion("power")
    practice = Practice(mind, Bits(1), None, 2, 1)
    assert practice.play(table, 10, mind) and len(practice.seen) == 2
