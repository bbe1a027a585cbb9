"""How many ways there are to play on: counted once, kept in perft.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.counting import by_explain
from tests.games.power.positions import position, table, words

from equipoise.core.perft import perft
from equipoise.games.power.game import PowerGame
from equipoise.games.power.state import War

COUNTS: dict[str, list[int]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)
DEPTHS = [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts, 1)]


def beginning(name: str) -> tuple[PowerGame, War]:
    if name == "missiles":
        game = table(4, supply="box")
        pieces = {"green": {"g4": "SSSHHHB", "reserve": "CCM"}, "blue": {"hqb": "S"}}
        return game, position(game, pieces, {"green": 10})
    seats, sheets = name.removeprefix("seats-").split("-")
    game = table(int(seats), sheets=sheets)
    return game, game.start()


@pytest.mark.parametrize(("name", "depth", "count"), DEPTHS)
def test_so_many_ways(name: str, depth: int, count: int) -> None:
    game, s = beginning(name)
    assert perft(game, s, depth) == count


@pytest.mark.parametrize("name", [name for name in COUNTS if "written" not in name])
def test_counted_by_refusals_too(name: str) -> None:
    game, s = beginning(name)
    for depth in (1, 2):
        assert by_explain(game, s, depth, in_turn=True) == COUNTS[name][depth - 1]


@pytest.mark.rule("PW-058", "PW-023", "PW-024", "PW-025", "PW-026")
def test_the_first_steps_by_hand() -> None:
    """`seal` and a piece of each of four kinds; then 4 + 9 + 17 + 3 ways to go, seal or clear for each."""
    assert COUNTS["seats-4-guided"][0] == 1 + 4
    after_seal = 1 + 4
    assert COUNTS["seats-4-guided"][1] == after_seal + (4 + 9 + 17 + 3) + 4 * 2
    assert len(words(table(), table().start())) == 5
