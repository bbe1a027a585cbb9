"""Who slips prefers the better, and all the more where all is nearly won or lost."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from tests.bots.test_search import Blank

from equipoise.bots.search.insight import Choice
from equipoise.bots.search.slips import leanings
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import SeededDice


def test_who_slips_goes_by_odds() -> None:
    even, worse = leanings([0.5, 0.44], 0.06)
    assert even == 1.0 and worse == pytest.approx(1 / math.e, rel=0.02)
    assert leanings([0.44, 0.5], 0.06) == [worse, even], "however often each was tried"
    won = leanings([0.99, 0.98], 0.06)[1]
    assert won == pytest.approx(leanings([0.01, 0.005], 0.06)[1], rel=0.1) and won < 0.1
    assert leanings([0.0, 1.0], 0.006)[0] < 1e-9


@pytest.mark.parametrize(("slip", "calm"), [(0.06, 1.0), (0.12, 0.5), (0.12, 1.0)])
def test_each_is_picked_as_often_as_it_is_leaned_to(slip: float, calm: float) -> None:
    """By what it promises; a calm opinion makes chances differ less, and slips with them."""
    found = [0.4, 0.5, 0.44]
    player = Thinker(Level("test", 3600.0, 100, slip), Blank())
    player.opinion.calm = calm
    dice = SeededDice(1)
    choices = [Choice([n], 9 - n, chance) for n, chance in enumerate(found)]
    picked = Counter(player._pick(choices, dice) for _ in range(4000))
    powers = leanings(found, slip * calm)
    for n, power in enumerate(powers):
        assert picked[n] / 4000 == pytest.approx(power / sum(powers), abs=0.03)


def test_who_never_slips_picks_what_was_tried_most() -> None:
    player = Thinker(Level("test", 3600.0, 100), Blank())
    assert player._pick([Choice([1], 9, 0.5), Choice([2], 3, 0.6)], SeededDice(1)) == 0
