"""How seats stand where a game ends before its rules end it."""

from __future__ import annotations

import pytest

from equipoise.core.ranks import ranks_so_far


@pytest.mark.parametrize(
    ("fell", "ranks"),
    [
        ([0, 0], [1, 1]),
        ([2, 0, 1, 0], [3, 1, 4, 1]),
        ([1, 1, 0], [2, 2, 1]),
        ([7, 0, 7, 9], [3, 1, 3, 2]),  # rounds of power, not places
    ],
)
def test_the_later_out_the_better(fell: list[int], ranks: list[int]) -> None:
    assert ranks_so_far(fell) == ranks
