"""Who slips prefers the better, and all the more where all is nearly won or lost."""

from __future__ import annotations

import math

import pytest

from equipoise.bots.search.slips import leanings


def test_who_slips_goes_by_odds() -> None:
    even, worse = leanings([0.5, 0.44], 0.06)
    assert even == 1.0 and worse == pytest.approx(1 / math.e, rel=0.02)
    assert leanings([0.44, 0.5], 0.06) == [worse, even], "however often each was tried"
    won = leanings([0.99, 0.98], 0.06)[1]
    assert won == pytest.approx(leanings([0.01, 0.005], 0.06)[1], rel=0.1) and won < 0.1
    assert leanings([0.0, 1.0], 0.006)[0] < 1e-9
