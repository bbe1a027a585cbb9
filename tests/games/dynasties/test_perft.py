"""How many ways there are to play on: counted once, kept in perft.toml; counted again by refusals."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.counting import by_explain
from tests.games.dynasties.positions import TITLE, position, table

from equipoise.core.game import Game, State
from equipoise.core.perft import perft
from equipoise.games.dynasties.state import CAMPAIGN, HARVEST, TRADE

COUNTS: dict[str, list[int]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)
HOME = {"court": "n3m* n2d a1", "realm": "r1t1 r2p1", "armies": ["n2t: r1m1"], "hand": "r5d n2p", "deck": 3}
SIDES = [{"armies": ["n3m*: r4t1 r1t1"], "deck": 3}, {"armies": ["n2t*: r2t1", "n2p: r5m"], "deck": 3}]


def beginning(name: str) -> tuple[Game[Any], State]:
    mode, _, rest = name.partition("-")
    if mode == "start":
        game: Game[Any] = TITLE.table(int(rest))
        return game, game.start()
    if mode == "simple":
        game = TITLE.table(int(rest), mode="simple")
        return game, game.start()
    season = {"harvest": HARVEST, "trade": TRADE, "campaign": CAMPAIGN}[rest]
    played = table(2, mode=mode)
    return played, position(played, SIDES if rest == "campaign" else [HOME, HOME], season)


DEPTHS = [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts, 1)]


@pytest.mark.parametrize(("name", "depth", "count"), DEPTHS)
def test_so_many_ways(name: str, depth: int, count: int) -> None:
    game, s = beginning(name)
    assert perft(game, s, depth) == count


@pytest.mark.parametrize("name", list(COUNTS))
def test_counted_by_refusals_too(name: str) -> None:
    game, s = beginning(name)
    assert [by_explain(game, s, depth) for depth in (1, 2)] == COUNTS[name][:2]


def test_the_first_steps_by_hand() -> None:
    """Two Lead Players, then any of 52 cards, any of 51; the simple game deals from 42."""
    assert COUNTS["start-2"] == [2, 2 * 52, 2 * 52 * 51]
    assert COUNTS["start-6"] == [6, 6 * 52, 6 * 52 * 51]
    assert COUNTS["simple-4"] == [42, 42 * 41, 42 * 41 * 40]
