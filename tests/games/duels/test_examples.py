"""The worked examples: of the rulebook, of the notes on the words, and the vectors that go with the data."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import CHANCE, do, may, position, stock, table, torque, where, words

from equipoise.games.duels.board import standard_board
from equipoise.games.duels.drawing import period, tilt

FILE = standard_board().file


@pytest.mark.rule("DU-28", "DU-29")
def test_rule_4_throw_4() -> None:
    game = table()
    for here, goal in (("s2", "s6"), ("s5", "f2")):
        s = position(game, {"A": here}, thrown=4)
        do(game, s, f"move start-{here[1]}")
        assert where(game, s, "A") == goal


@pytest.mark.rule("DU-44")
@pytest.mark.parametrize("model", "cd")
@pytest.mark.parametrize(("arrive", "victim"), [(3, 4), (4, 3)])
def test_the_variations_example(model: str, arrive: int, victim: int) -> None:
    game = table(2, model=model, arm="steady")
    s = position(game, {"A": "s7", "B": f"s{victim}"}, thrown=arrive)
    assert may(game, s, "move start-7 beat")
    s = position(game, {"A": "s7", "B": f"s{arrive}"}, thrown=arrive)
    assert not may(game, s, "move start-7 beat")


def test_the_line_of_the_words() -> None:
    """The opening that the description of the words spells out."""
    game = table()
    s = game.start()
    do(game, s, "throw 5", "throw 2", "throw 2")
    assert game.to_act(s) == [0]
    do(game, s, "place 2")
    assert torque(s) == 6
    do(game, s, "throw 3")
    assert game.to_act(s) == [1]
    do(game, s, "place 3")
    assert torque(s) == -3
    do(game, s, "throw 6", "pass", "throw 6", "move start-3 beat")
    assert torque(s) == 6 and stock(s, "A") == "LLLLLL"
    assert where(game, s, "B") == "f2"
    assert game.to_act(s) == [CHANCE]
    do(game, s, "throw 1")
    assert words(game, s) == {"place 1"}


MOVES = [("s2", 4, "s6"), ("s5", 4, "f2"), ("s3", 4, "s7"), ("f1", 6, "f7"), ("f2", 6, "")]


@pytest.mark.parametrize(("here", "number", "goal"), MOVES)
def test_vectors_of_moves(here: str, number: int, goal: str) -> None:
    game = table(2, arm="steady")
    s = position(game, {"A": here}, thrown=number)
    line = f"move {'start' if here[0] == 's' else 'finish'}-{here[1]}"
    if not goal:
        assert not may(game, s, line)
        return
    do(game, s, line)
    assert where(game, s, "A") == goal


@pytest.mark.parametrize(("model", "arrive", "victim"), [("a", 3, 3), ("c", 3, 4), ("d", 4, 3)])
def test_vectors_of_beating(model: str, arrive: int, victim: int) -> None:
    game = table(2, model=model, arm="steady")
    s = position(game, {"A": "s7", "B": f"s{victim}"}, thrown=arrive)
    do(game, s, "move start-7 beat")
    assert where(game, s, "B") == ""


# Model, pawns south and north by place of the path from 1 on, torque, angle, whether it tips.
TORQUES = [
    ("a", [(0, 6, 0)], 18, 8.21, False),
    ("a", [(0, 6, 0), (1, 1, 1), (0, 6, 1)], 28, 13.05, False),
    ("a", [(0, 6, 0), (0, 4, 0)], 30, 14.0, True),
    ("a", [(0, 12, 0), (1, 5, 0)], -30, -14.0, True),
    ("d", [(0, 1, 0), (1, 1, 0), (0, 13, 1)], -12, -5.25, False),
]


@pytest.mark.rule("DU-71", "DU-73", "DU-74", "DU-75")
@pytest.mark.parametrize(("model", "pawns", "weight", "angle", "tips"), TORQUES)
def test_vectors_of_torque(
    model: str, pawns: list[tuple[int, int, int]], weight: int, angle: float, tips: bool
) -> None:
    arm = table(2, model=model).table.arm
    found = sum(int(arm.weight[size] * arm.lever[side * 14 + index - 1]) for side, index, size in pawns)
    assert found == weight
    assert tilt(FILE, 30, weight, False) == pytest.approx(angle, abs=0.005)
    assert (abs(weight) >= int(table().table.limit)) == tips


def test_tilts_of_the_notes() -> None:
    """In degrees for 1 to 10 L pawns beside the pivot."""
    told = [0.75, 2.25, 3.75, 5.25, 6.74, 8.21, 9.68, 11.14, 12.58, 14]
    assert [tilt(FILE, 30, 3 * n, False) for n in range(1, 11)] == pytest.approx(told, abs=0.011)
    assert tilt(FILE, 30, 0, False) == 0 and tilt(FILE, 30, 1, False) == 0
    assert tilt(FILE, 30, 26, True) == 14, "slipped"
    assert tilt(FILE, 24, -24, False) == -14


def test_periods_of_the_notes() -> None:
    """About 1.2 s empty and 1.4 s loaded."""
    assert period(FILE, 30, 0) == pytest.approx(1.2, abs=0.05)
    assert period(FILE, 30, 3 * 12 * 20) == pytest.approx(1.4, abs=0.05)
