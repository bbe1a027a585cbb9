"""How many ways there are to play on: counted once, kept in perft.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.counting import by_explain
from tests.games.europe1815.positions import table
from tests.games.europe1815.test_examples import example_one, example_two

from equipoise.core.perft import perft
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe

COUNTS: dict[str, list[int]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)


def beginning(name: str) -> tuple[EuropeGame, Europe]:
    if name == "example-one":
        return example_one()
    if name == "example-two":
        return example_two()
    seats, _, chosen = name.removeprefix("seats-").partition("-")
    game = table(int(seats), empires=chosen or "random")
    return game, game.start()


DEPTHS = [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts, 1)]


@pytest.mark.parametrize(("name", "depth", "count"), DEPTHS)
def test_so_many_ways(name: str, depth: int, count: int) -> None:
    game, s = beginning(name)
    assert perft(game, s, depth) == count


@pytest.mark.parametrize("name", list(COUNTS))
def test_counted_by_refusals_too(name: str) -> None:
    game, s = beginning(name)
    for depth in (1, 2):
        assert by_explain(game, s, depth) == COUNTS[name][depth - 1]


def test_the_first_steps_by_hand() -> None:
    """9 pairs, 2 deals, 1, 2 starts, 6 x 6 x 6 places for each player."""
    assert COUNTS["seats-2"][:4] == [9, 9 * 2, 9 * 2, 9 * 2 * 2]
    assert COUNTS["seats-2"][4:6] == [9 * 2 * 2 * 6, 9 * 2 * 2 * 6 * 6]
    assert COUNTS["seats-6"][:3] == [1, 6, 6 * 5]
    assert COUNTS["seats-3"][:3] == [13, 13 * 3, 13 * 6]
    assert COUNTS["seats-3-chosen"][:3] == [3, 3 * 6, 3 * 6 * 5]
