"""Beating (DU-40 to DU-56)."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import do, may, position, refused, stock, table, torque, where, words

from equipoise.games.duels.board import find_model, standard_board


@pytest.mark.rule("DU-40", "DU-54", "DU-Q14")
def test_only_in_finish_do_pawns_attack() -> None:
    game = table(2, arm="steady")
    s = position(game, {"A": "s2", "B": "f5"}, thrown=3)
    assert refused(game, s, "move start-2 beat") == "DU-54", "START 5, beside an attacker of B"
    s = position(game, {"A": "s6", "B": "s3"}, thrown=4)
    assert may(game, s, "move start-6 beat"), "FINISH 3, beside B on START 3"


@pytest.mark.rule("DU-41", "DU-46", "DU-Q10")
def test_beating_sends_the_pawn_to_its_owners_stock() -> None:
    game = table()
    s = position(game, {"A": "s6", "B": "s3"}, thrown=4)
    do(game, s, "move start-6 beat")
    assert (where(game, s, "A"), where(game, s, "B")) == ("f3", "")
    assert (stock(s, "A"), stock(s, "B")) == ("LLLLL", "LLLLLL")
    assert torque(s) == -9
    s = position(game, {"A": "s6"}, thrown=4)
    assert refused(game, s, "move start-6 beat") == "DU-41", "nobody there"


@pytest.mark.rule("DU-42")
def test_beside_is_in_the_same_holder() -> None:
    game = table()
    for label in range(1, 8):
        s = position(game, {"A": "s6", "B": f"s{label}"}, thrown=4)
        assert may(game, s, "move start-6 beat") == (label == 3)


def shared(model: str) -> dict[int, int]:
    """By FINISH number: the START number whose pawn can be beaten there."""
    game = table(2, model=model, arm="steady")
    found: dict[int, int] = {}
    for goal in range(1, 8):
        for label in range(1, 8):
            number = goal + 1 if goal < 6 else 4
            here = f"s{7 + goal - number}" if goal < number else f"f{goal - number}"
            s = position(game, {"A": here, "B": f"s{label}"}, thrown=number)
            line = f"move {here.replace('s', 'start-').replace('f', 'finish-')} beat"
            if may(game, s, line):
                found[goal] = label
    return found


@pytest.mark.rule("DU-43")
@pytest.mark.parametrize("model", "ab")
def test_equal_numbers_beat_each_other(model: str) -> None:
    assert shared(model) == {n: n for n in range(1, 7)}


@pytest.mark.rule("DU-44")
@pytest.mark.parametrize("model", "cd")
def test_numbers_that_make_seven_beat_each_other(model: str) -> None:
    assert shared(model) == {n: 7 - n for n in range(1, 7)}
    numbering = find_model(standard_board().file, model)
    assert [s + f for s, f in zip(numbering.start, numbering.finish)] == [7] * 6 + [14]


@pytest.mark.rule("DU-45", "DU-56", "DU-Q13")
def test_nobody_has_to_beat() -> None:
    game = table()
    s = position(game, {"A": "s6", "B": "s3"}, thrown=4)
    assert {"move start-6", "move start-6 beat"} <= words(game, s)
    do(game, s, "move start-6")
    assert (where(game, s, "A"), where(game, s, "B"), torque(s)) == ("f3", "s3", -18)


@pytest.mark.rule("DU-47")
def test_a_beaten_pawn_is_placed_again() -> None:
    game = table(3)
    s = position(game, {"A": "s6 s1", "C": "s3m s2m s1 s4"}, thrown=4, turn="A")
    do(game, s, "move start-6 beat")
    assert stock(s, "C") == "M"
    do(game, s, "throw 5")
    assert may(game, s, "place 5 m") and not may(game, s, "place 5")


@pytest.mark.rule("DU-48")
def test_attackers_are_safe() -> None:
    """An attacker of B stands where A has his START: no move of A into FINISH ever meets it."""
    game = table(2, arm="steady")
    for place in range(1, 7):
        for number in range(1, 7):
            s = position(game, {"A": "s1 s5 f1", "B": f"f{place}"}, thrown=number)
            assert not [line for line in words(game, s) if line.endswith("beat")]


@pytest.mark.rule("DU-49", "DU-50", "DU-Q15")
def test_beating_on_entering_and_within_finish() -> None:
    game = table()
    s = position(game, {"A": "s7", "B": "s1"}, thrown=1)
    assert may(game, s, "move start-7 beat")
    s = position(game, {"A": "f1", "B": "s5"}, thrown=4)
    assert may(game, s, "move finish-1 beat")


@pytest.mark.rule("DU-51")
def test_two_in_a_holder_protect_each_other() -> None:
    game = table()
    s = position(game, {"A": "s6", "B": "s3 s3"}, thrown=4)
    assert refused(game, s, "move start-6 beat") == "DU-34"
    assert not [line for line in words(game, s) if line.startswith("move")]


@pytest.mark.rule("DU-52")
def test_nobody_is_beaten_on_7_or_in_a_single_holder() -> None:
    game = table()
    s = position(game, {"A": "f3", "B": "s7"}, thrown=4)
    assert refused(game, s, "move finish-3 beat") == "DU-34", "the end hole is taken"
    s = position(game, {"A": "f3"}, thrown=4)
    assert refused(game, s, "move finish-3 beat") == "DU-52"
    game = table(2, singles="at_3")
    s = position(game, {"A": "s6"}, thrown=4)
    assert refused(game, s, "move start-6 beat") == "DU-52"
    assert may(game, s, "move start-6")


@pytest.mark.rule("DU-53", "DU-Q4")
def test_only_by_arriving() -> None:
    game = table()
    s = position(game, {"A": "f3 s1", "B": "s1"}, thrown=2, turn="B")
    do(game, s, "move start-1", "throw 1")  # B comes to stand beside the attacker
    assert (where(game, s, "A"), where(game, s, "B")) == ("s1 f3", "s3")
    assert not [line for line in words(game, s) if line.endswith("beat")]


@pytest.mark.rule("DU-55")
def test_nobody_beats_his_own_side() -> None:
    game = table(4, arm="steady")
    s = position(game, {"A": "s6 f3"}, thrown=4)
    assert refused(game, s, "move start-6 beat") == "DU-55", "an own pawn"
    s = position(game, {"A": "s6", "B": "f3"}, thrown=4)
    assert refused(game, s, "move start-6 beat") == "DU-55", "a neighbour's"
    s = position(game, {"A": "s6", "C": "s3"}, thrown=4)
    assert may(game, s, "move start-6 beat")
