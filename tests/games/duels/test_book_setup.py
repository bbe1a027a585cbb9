"""The box, the arm, and the start of a round (DU-01 to DU-19)."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import (
    BOARD,
    TITLE,
    begun,
    do,
    inside,
    may,
    order,
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
from equipoise.core.options import OptionError
from equipoise.games.duels.board import find_model


@pytest.mark.rule("DU-01")
def test_four_colours_of_eight_and_two() -> None:
    assert len(BOARD.file.colours) == 4
    assert BOARD.file.in_box == [8, 2]
    for seats in (1, 5):
        with pytest.raises(OptionError) as caught:
            TITLE.table(seats)
        assert caught.value.rule == "DU-01"
    assert all(count <= most for mode in BOARD.file.modes for count, most in zip(mode.pawns, [8, 2]))


@pytest.mark.rule("DU-02", "DU-07", "DU-08")
def test_six_double_holders_and_a_hole_at_the_end_of_each_half() -> None:
    for model in "abcd":
        game = table(2, model=model)
        assert game.table.arm.holes == [2, 2, 2, 2, 2, 2, 1]
    game = table()
    for number in range(1, 7):
        s = position(game, {"A": f"s{number}"}, thrown=number)
        assert may(game, s, f"place {number}"), "a second pawn fits in"
        s = position(game, {"A": f"s{number} s{number}"}, thrown=number)
        assert refused(game, s, f"place {number}") == "DU-25", "a third does not"
    s = position(game, {"A": "s7 s6"}, thrown=1)
    assert refused(game, s, "move start-6") == "DU-34", "7 takes one"


@pytest.mark.rule("DU-03")
def test_seven_places_on_each_half() -> None:
    game = table()
    moves = [line for line in game.words if line.startswith("move") and "beat" not in line]
    assert moves == [f"move start-{n}" for n in range(1, 8)] + [f"move finish-{n}" for n in range(1, 7)]
    s = position(game, {"A": "f1"}, thrown=6)
    do(game, s, "move finish-1")
    assert where(game, s, "A") == "f7"


@pytest.mark.rule("DU-04", "DU-05", "DU-06")
def test_right_hand_start_left_hand_finish() -> None:
    """South's right hand is the east, where torque counts as positive."""
    game = table()
    assert torque(position(game, {"A": "s4"})) == 12
    assert torque(position(game, {"A": "f4"})) == -12
    assert torque(position(game, {"B": "s4"})) == -12
    assert torque(position(game, {"B": "f4"})) == 12
    assert torque(position(game, {"A": "s4", "B": "s4"})) == 0


@pytest.mark.rule("DU-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_arm(seats: int) -> None:
    s = table(seats).start()
    assert all(where(table(seats), s, letter) == "" for letter in "ABCD"[:seats])
    assert torque(s) == 0


@pytest.mark.rule("DU-10")
def test_six_l_pawns() -> None:
    s = table().start()
    assert [stock(s, letter) for letter in "AB"] == ["LLLLLL", "LLLLLL"]


@pytest.mark.rule("DU-11")
def test_model_a_is_the_standard() -> None:
    assert table().options["model"] == "a"
    model = find_model(BOARD.file, "a")
    assert table().table.arm.distances == model.start + model.finish == [1, 2, 3, 4, 5, 6, 7] * 2


@pytest.mark.rule("DU-12")
def test_the_highest_throw_starts() -> None:
    game = table(4)
    s = game.start()
    assert words(game, s) == {f"throw {n}" for n in range(1, 7)}
    assert game.odds(s) == [1] * 6
    assert refused(game, s, "place 1", seat=0) == "DU-12"
    do(game, s, "throw 3", "throw 5", "throw 4", "throw 2")
    assert order(s)[0] == "B"


@pytest.mark.rule("DU-13", "DU-Q6")
def test_only_the_tied_throw_again() -> None:
    game = table(4)
    s = game.start()
    do(game, s, "throw 2", "throw 5", "throw 1", "throw 5")
    assert refused(game, s, "pass", seat=1) == "DU-13"
    do(game, s, "throw 4")
    assert refused(game, s, "pass", seat=1) == "DU-13"
    do(game, s, "throw 4", "throw 1", "throw 2")
    assert order(s)[0] == "D", "B and D threw twice more; lower throws are forgotten"


@pytest.mark.rule("DU-14")
def test_the_starter_throws_again() -> None:
    game = table()
    s = begun(game)
    assert game.to_act(s) == [CHANCE]
    do(game, s, "throw 2")
    assert words(game, s) == {"pass", "place 2"}, "not the 6 of the throw for the start"


@pytest.mark.rule("DU-15", "DU-Q2")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_first_turn(number: int) -> None:
    game = table(3)
    s = begun(game)
    do(game, s, f"throw {number}")
    assert words(game, s) == {"pass", f"place {number}", f"place {number} m"}


@pytest.mark.rule("DU-16")
def test_the_next_player_places_at_his_own_right_hand() -> None:
    game = table()
    s = begun(game)
    turn(game, s, 2, "place 2")
    turn(game, s, 3, "place 3")
    assert (where(game, s, "A"), where(game, s, "B"), torque(s)) == ("s2", "s3", 6 - 9)


@pytest.mark.rule("DU-17")
@pytest.mark.parametrize(
    ("seats", "options", "turns"),
    [
        (2, {}, "AB"),
        (3, {}, "ACB"),
        (4, {}, "ACBD"),
        (3, {"mode": "teams"}, "ACBC"),
        (4, {"mode": "teams"}, "ACBD"),
    ],
)
def test_a_fixed_order(seats: int, options: dict[str, str], turns: str) -> None:
    game = table(seats, **options)
    s = begun(game)
    for letter in turns * 2:
        do(game, s, "throw 1")
        assert game.to_act(s) == ["ABCD".index(letter)]
        other = (game.to_act(s)[0] + 1) % seats
        assert refused(game, s, "place 1", seat=other) == "DU-17"
        do(game, s, "pass" if may(game, s, "pass") else "place 1" if may(game, s, "place 1") else "place 1 m")


@pytest.mark.rule("DU-18", "DU-Q21")
@pytest.mark.parametrize(
    ("seats", "starter", "turns"), [(4, "C", "CBDA"), (4, "D", "DACB"), (3, "C", "CACB"), (3, "B", "BCAC")]
)
def test_the_order_begins_with_the_starter(seats: int, starter: str, turns: str) -> None:
    assert order(begun(table(seats, mode="teams"), starter)) == turns


@pytest.mark.rule("DU-18", "DU-Q21")
@pytest.mark.parametrize(
    ("out", "starter", "turns"),
    [("A", "B", "BCBD"), ("A", "C", "CBDB"), ("C", "D", "DADB"), ("C", "B", "BDAD"), ("BD", "C", "CA")],
)
def test_the_order_with_a_colour_lost(out: str, starter: str, turns: str) -> None:
    assert order(position(table(4, mode="teams"), {}, turn=starter, out=out)) == turns


@pytest.mark.rule("DU-19", "DU-Q22")
def test_in_teams_everybody_with_pawns_throws_for_the_start() -> None:
    game = table(4, mode="teams")
    s = position(game, {"A": "s6"}, thrown=6)
    do(game, s, "place 6 m")  # 18 + 12: the arm tips
    assert inside(game, s) == "BCD"
    do(game, s, "throw 2", "throw 5")
    assert refused(game, s, "pass", seat=3) == "DU-12", "D has still to throw"
    do(game, s, "throw 4")
    assert order(s) == "CBDB", "three throws, and C begins"
