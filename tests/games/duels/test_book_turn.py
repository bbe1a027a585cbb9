"""A turn: throwing, placing, moving, and turns that lapse (DU-20 to DU-39)."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import (
    begun,
    do,
    may,
    position,
    refused,
    stock,
    table,
    torque,
    turn,
    where,
    words,
)

from equipoise.core.game import CHANCE
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel


@pytest.mark.rule("DU-20")
def test_every_turn_begins_with_a_throw() -> None:
    game = table()
    s = begun(game)
    for _ in range(3):
        assert game.to_act(s) == [CHANCE]
        assert words(game, s) == {f"throw {n}" for n in range(1, 7)}
        assert refused(game, s, "place 1", seat=0) == "DU-20"
        turn(game, s, 2, "pass" if may_pass(game, s) else "place 2")


def may_pass(game: DuelGame, s: Duel) -> bool:
    after = s.copy()
    do(game, after, "throw 2")
    return may(game, after, "pass")


@pytest.mark.rule("DU-21")
def test_place_move_or_pass() -> None:
    game = table()
    s = position(game, {"A": "s2"}, thrown=3)
    assert words(game, s) == {"pass", "place 3", "move start-2"}
    assert refused(game, s, "throw 3") == "DU-21"
    assert refused(game, s, "throw 3", seat=CHANCE) == "DU-21"


@pytest.mark.rule("DU-22")
def test_one_pawn_for_a_throw() -> None:
    game = table()
    s = position(game, {"A": "s1 s2"}, thrown=1)
    do(game, s, "move start-1")
    assert where(game, s, "A") == "s2 s2"
    assert game.to_act(s) == [CHANCE], "the next throw"
    do(game, s, "throw 1")
    assert game.to_act(s) == [1]


@pytest.mark.rule("DU-23")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_pawn_is_placed_on_the_number_thrown(number: int) -> None:
    game = table()
    s = position(game, {}, thrown=number)
    for other in range(1, 7):
        if other != number:
            assert refused(game, s, f"place {other}") == "DU-23"
    do(game, s, f"place {number}")
    assert (where(game, s, "A"), stock(s, "A")) == (f"s{number}", "LLLLL")


@pytest.mark.rule("DU-24")
def test_start_7_is_not_for_placing() -> None:
    for seats in (2, 3):
        game = table(seats)
        placing = {line.split()[1] for line in game.words if line.startswith("place")}
        assert placing == set("123456")
        assert refused(game, position(game, {}, thrown=6), "place 7") == ""


@pytest.mark.rule("DU-25")
def test_placing_needs_a_free_hole() -> None:
    game = table()
    for pawns in ({"A": "s3 s3"}, {"A": "s3", "B": "f3"}, {"B": "f3 f3"}):
        s = position(game, pawns, thrown=3)
        assert refused(game, s, "place 3") == "DU-25"
        assert not may(game, s, "place 3")
    assert may(game, position(game, {"B": "f3"}, thrown=3), "place 3")


@pytest.mark.rule("DU-26")
def test_the_size_is_chosen_from_the_stock() -> None:
    game = table(3)
    s = position(game, {}, thrown=2)
    assert {"place 2", "place 2 m"} <= words(game, s)
    do(game, s, "place 2 m")
    assert (where(game, s, "A"), stock(s, "A"), torque(s)) == ("s2m", "LLM", 4)
    s = position(game, {"A": "s1m s5m"}, thrown=2)
    assert refused(game, s, "place 2 m") == "DU-26"
    s = position(game, {"A": "s1 s5"}, thrown=2)
    assert refused(game, s, "place 2") == "DU-26"
    assert may(game, s, "place 2 m")


@pytest.mark.rule("DU-27")
def test_a_move_is_as_long_as_the_throw() -> None:
    game = table(3)
    for number in range(1, 7):
        s = position(game, {"A": "s1m"}, thrown=number)
        assert refused(game, s, "move start-1") == "DU-27", "an M pawn stands there"
        assert refused(game, s, "move start-2 m") == "DU-27", "nobody stands there"
        do(game, s, "move start-1 m")
        assert where(game, s, "A") == f"s{1 + number}m"
    s = position(game, {"A": "s2", "C": "s3"}, thrown=1)
    assert refused(game, s, "move start-3") == "DU-27", "a pawn of somebody else"


# The example of rule 4, and the steps of the path around it.
STEPS = [
    ("DU-28", "s2", 4, "s6"),
    ("DU-29", "s5", 4, "f2"),
    ("DU-30", "s7", 1, "f1"),
    ("DU-31", "s3", 4, "s7"),
    ("DU-35", "f1", 6, "f7"),
]


@pytest.mark.rule("DU-28", "DU-29", "DU-30", "DU-31", "DU-35", "DU-Q15")
@pytest.mark.parametrize(("rule", "here", "number", "goal"), STEPS)
@pytest.mark.parametrize("model", "abcd")
def test_steps(rule: str, here: str, number: int, goal: str, model: str) -> None:
    game = table(2, model=model, arm="steady")
    s = position(game, {"A": here}, thrown=number)
    line = f"move {here.replace('s', 'start-').replace('f', 'finish-')}"
    do(game, s, line)
    assert where(game, s, "A") == goal, rule


@pytest.mark.rule("DU-32", "DU-33")
@pytest.mark.parametrize("way", ["", "s3", "s3 s3 s4", "s3 s3 s4 s4 s5"])
def test_holders_on_the_way_are_counted_and_bar_nobody(way: str) -> None:
    game = table(2, arm="steady")
    s = position(game, {"A": "s2", "B": " ".join(f"f{text[1]}" for text in way.split())}, thrown=4)
    do(game, s, "move start-2")
    assert where(game, s, "A") == "s6"


@pytest.mark.rule("DU-34")
def test_the_goal_needs_a_free_hole() -> None:
    game = table()
    for pawns in ({"A": "s2 s6 s6"}, {"A": "s2 s6", "B": "f6"}, {"A": "s2", "B": "f6 f6"}):
        assert refused(game, position(game, pawns, thrown=4), "move start-2") == "DU-34"
    assert may(game, position(game, {"A": "s2 s6"}, thrown=4), "move start-2")
    s = position(game, {"A": "s3", "B": "f7"}, thrown=4)
    assert refused(game, s, "move start-3") == "DU-34", "the hole at the end is one for both sides"


@pytest.mark.rule("DU-36", "DU-Q5")
def test_nobody_goes_beyond_finish_7() -> None:
    game = table()
    s = position(game, {"A": "f2 f6"}, thrown=6)
    assert refused(game, s, "move finish-2") == "DU-36"
    assert refused(game, s, "move finish-6") == "DU-36"
    assert may(game, position(game, {"A": "f2"}, thrown=5), "move finish-2")


@pytest.mark.rule("DU-37", "DU-Q17")
def test_no_way_back() -> None:
    game = table(2, arm="steady")
    for place in range(13):
        name = f"s{place + 1}" if place < 7 else f"f{place - 6}"
        for number in range(1, 7):
            s = position(game, {"A": name}, thrown=number)
            for line in words(game, s):
                after = s.copy()
                if line.startswith("move"):
                    do(game, after, line)
                    assert place_index(where(game, after, "A")) == place + number


def place_index(text: str) -> int:
    return int(text[1]) - 1 + (7 if text[0] == "f" else 0)


@pytest.mark.rule("DU-38", "DU-Q25")
def test_a_turn_lapses_only_if_nothing_is_possible() -> None:
    game = table()
    s = position(game, {"A": "s3 s3 f4 f5 f6 f7", "B": "f1"}, thrown=4)
    assert refused(game, s, "skip") == "DU-38"
    s = position(game, {"A": "f3 f4 f5 f6 f6 f7"}, thrown=5)
    assert words(game, s) == {"skip"}
    do(game, s, "skip")
    do(game, s, "throw 1")
    assert game.to_act(s) == [1]


@pytest.mark.rule("DU-39")
def test_tipping_is_not_forbidden() -> None:
    game = table()
    s = position(game, {"A": "s6"}, thrown=6)
    assert may(game, s, "place 6"), "18 + 18 tips the arm"
    do(game, s, "place 6")
    assert game.outcome(s) is not None
