"""Counting the ways to play on; the toy's are counted by hand."""

from __future__ import annotations

import pytest
from tests.core.toy import Toy

from equipoise.core.fair import Bits
from equipoise.core.perft import perft

# 3 cards; then both take 1 or 2 of five, leaving 3, 2, 2 or 1; with one left only "take 1" can be said.
BY_HAND = [1, 3, 3 * 2, 3 * 4, 3 * (2 + 2 + 2 + 1), 3 * (4 + 4 + 4 + 1), 3 * 1, 3 * 1, 0]


@pytest.mark.parametrize(("depth", "count"), list(enumerate(BY_HAND)))
def test_the_toy_by_hand(depth: int, count: int) -> None:
    game = Toy()
    s = game.start()
    assert perft(game, s, depth) == count
    assert s == game.start(), "counting changes nothing"


def test_random_play_goes_to_the_end() -> None:
    game = Toy()
    s = game.start()
    steps = game.play_on(s, Bits(5), 1000)
    assert game.to_act(s) == []
    assert steps in (5, 7)
    again = game.start()
    assert game.play_on(again, Bits(5), 1000) == steps
    assert again == s
    assert game.play_on(game.start(), Bits(5), 2) == 2
