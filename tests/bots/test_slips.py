"""Who slips prefers the better, and all the more where all is nearly won or lost."""

from __future__ import annotations

import math

import pytest

from equipoise.bots.search.slips import leanings


def test_who_slips_goes_by_odds() -> None:
    first, worse, better = leanings([0.5, 0.44, 0.56], 0.06)
    assert (
        first == 1.0 and worse == pytest.approx(1 / math.e, rel=0.02) and better == pytest.approx(1 / worse)
    )
    won = leanings([0.99, 0.98], 0.06)[1]
    assert won == pytest.approx(leanings([0.01, 0.005], 0.06)[1], rel=0.1) and won < 0.1
    assert leanings([1.0, 0.0], 0.06)[1] < 1e-9
