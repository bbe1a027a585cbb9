"""How many ways there are to play on, chance counted: counted once, kept in perft.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.counting import by_explain
from tests.games.macht.positions import example, position, table

from equipoise.core.perft import perft
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import Macht

COUNTS: dict[str, list[int]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)
TILES = {"orange": ["influence castle", "merlin", "bonus tent", "sea_move"], "white": ["serpent"]}


def beginning(name: str) -> tuple[MachtGame, Macht]:
    game = table(reinforce="any" if name == "any" else "active")
    if name == "start":
        return game, game.start()
    if name == "auction":
        offer = ["victory_point", "rebellion", "marker_change"]
        return game, position(game, {"kent": "O2k", "elmet": "W1k1m"}, offer=offer, reserves=((2, 0), (2, 1)))
    if name == "last-cube":
        return game, position(game, {"kent": "O2k"}, cubes=1, reserves=((1, 0), (0, 0)))
    cycle = "magic" if name == "magic" else "sword"
    return game, example(game, cycle=cycle, hand=TILES, offer=["movement"], reserves=((2, 2), (1, 1)))


DEPTHS = [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts, 1)]


@pytest.mark.parametrize(("name", "depth", "count"), DEPTHS)
def test_so_many_ways(name: str, depth: int, count: int) -> None:
    game, s = beginning(name)
    assert perft(game, s, depth) == count


@pytest.mark.parametrize("name", list(COUNTS))
def test_counted_by_refusals_too(name: str) -> None:
    game, s = beginning(name)
    for depth in (1, 2):
        assert by_explain(game, s, depth, in_turn=True) == COUNTS[name][depth - 1]


def test_the_first_steps_by_hand() -> None:
    """Four symbols for each of the first provinces: none runs out before the fifth is laid."""
    assert COUNTS["start"][:4] == [4, 4**2, 4**3, 4**4]
    assert COUNTS["start"][4] == 4**5 - 2  # tent and key have but four markers
