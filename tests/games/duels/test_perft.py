"""How many ways there are to play on, chance counted: counted once, kept in perft.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.duels.naive import Naive
from tests.games.duels.positions import begun, do, position, table
from tests.games.duels.tables import Choice

from equipoise.core.perft import perft
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel

COUNTS: dict[str, list[int]] = tomllib.loads(
    (Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)
# Seats, options, and how the game has begun.
BEGINNINGS: dict[str, tuple[int, Choice, list[str]]] = {
    "two": (2, {}, []),
    "three": (3, {}, []),
    "four": (4, {}, ["throw 6", "throw 1", "throw 1", "throw 1"]),
    "teams-two-one": (3, {"mode": "teams"}, ["throw 6", "throw 1", "throw 1"]),
    "teams-two-two": (4, {"mode": "teams", "passing": "team"}, ["throw 1", "throw 6", "throw 1", "throw 1"]),
    "beating": (
        2, {"model": "c"},
        [
            "throw 6", "throw 1", "throw 6", "place 6", "throw 2", "place 2", "throw 6", "pass", "throw 2",
            "place 2",
        ],
    ),
    "shaky": (2, {"shaky": True, "arm": "nervous"}, ["throw 6", "throw 1", "throw 6", "place 6"]),
    "singles": (2, {"singles": "at_3_4", "model": "d"}, ["throw 6", "throw 1", "throw 6", "place 6"]),
}  # fmt: skip


def beginning(name: str) -> tuple[DuelGame, Duel]:
    seats, options, lines = BEGINNINGS[name]
    game = table(seats, **options)
    s = game.start()
    do(game, s, *lines)
    return game, s


DEPTHS = [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts, 1)]


def test_every_beginning_is_counted() -> None:
    assert set(COUNTS) == set(BEGINNINGS)


@pytest.mark.parametrize(("name", "depth", "count"), DEPTHS)
def test_so_many_ways(name: str, depth: int, count: int) -> None:
    game, s = beginning(name)
    assert perft(game, s, depth) == count


def by_plain_rules(name: str, lines: list[str], depth: int) -> int:
    """The same count by the plain rules, from the start for every line."""
    seats, options, first = BEGINNINGS[name]
    plain = Naive(seats, **options)
    for line in [*first, *lines]:
        plain.say(line)
    if depth == 0:
        return 1
    if not plain.to_act():
        return 0
    return sum(by_plain_rules(name, [*lines, words], depth - 1) for words in sorted(plain.words()))


@pytest.mark.parametrize("name", list(COUNTS))
def test_counted_by_the_plain_rules_too(name: str) -> None:
    for depth in (1, 2, 3):
        assert by_plain_rules(name, [], depth) == COUNTS[name][depth - 1]


def test_the_first_steps_by_hand() -> None:
    """Throws for the start; 15 of 36 for each, 6 tied; then a throw, then a pawn or a pass."""
    assert COUNTS["two"][:3] == [6, 36, 36 * 6]
    assert COUNTS["two"][3] == 30 * 6 * 2 + 6 * 36, "decided: place or pass; tied: a second throw again"
    assert COUNTS["four"][:2] == [6, 18], "place an L, place an M, pass"
    assert len(begun(table()).dump()) and position(table(), {}).stage == 1
