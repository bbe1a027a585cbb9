"""Which rule is cited when several stand in the way: the order of the description of the words."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import CHANCE, begun, do, position, refused, table, turn, words

from equipoise.core.game import WATCHER


def all_words(seats: int = 3) -> list[str]:
    return table(seats, shaky=True).words


def test_1_over_comes_before_everything() -> None:
    game = table(4, shaky=True)
    s = position(game, {"D": "s6"}, turn="D", out="BA")
    turn(game, s, 6, "place 6")
    for seat in (CHANCE, WATCHER, 0, 1, 2, 3):
        assert {refused(game, s, line, seat=seat) for line in game.words} == {"DU-118"}


@pytest.mark.parametrize(("mode", "rule"), [("individual", "DU-112"), ("teams", "DU-100")])
@pytest.mark.parametrize("thrown", [0, 3])
def test_2_out_comes_before_the_phase(mode: str, rule: str, thrown: int) -> None:
    game = table(4, mode=mode)
    s = position(game, {}, turn="C", out="A", thrown=thrown)
    assert {refused(game, s, line, seat=0) for line in game.words} == {rule}


def test_3_chance_is_to_act() -> None:
    game = table(2, shaky=True)
    s = game.start()
    for seat in (0, 1, WATCHER):
        assert {refused(game, s, line, seat=seat) for line in game.words} == {"DU-12"}
    others = [line for line in game.words if not line.startswith("throw")]
    assert {refused(game, s, line, seat=CHANCE) for line in others} == {"DU-12"}
    do(game, s, "throw 3", "throw 3")
    assert {refused(game, s, line, seat=CHANCE) for line in others} == {"DU-13"}
    assert {refused(game, s, line, seat=1) for line in game.words} == {"DU-13"}
    do(game, s, "throw 3", "throw 1")
    assert {refused(game, s, line, seat=CHANCE) for line in others} == {"DU-20"}
    assert {refused(game, s, line, seat=0) for line in game.words} == {"DU-20"}
    s = position(game, {"A": "s6", "B": "f2"}, thrown=1)
    do(game, s, "place 1")
    others = [line for line in game.words if line not in ("hold", "slip")]
    assert {refused(game, s, line, seat=CHANCE) for line in others} == {"DU-78"}
    assert {refused(game, s, line, seat=0) for line in game.words} == {"DU-78"}


def test_4_and_5_a_player_is_to_act() -> None:
    game = table(3)
    s = position(game, {}, thrown=2)
    assert {refused(game, s, line, seat=CHANCE) for line in game.words} == {"DU-21"}
    for seat in (1, 2, WATCHER):
        assert {refused(game, s, line, seat=seat) for line in game.words} == {"DU-17"}


def test_6_words_of_chance() -> None:
    game = table(3, shaky=True)
    s = position(game, {}, thrown=2)
    chance = [line for line in game.words if line.startswith("throw") or line in ("hold", "slip")]
    assert {refused(game, s, line) for line in chance} == {"DU-21"}


STUCK = {"A": "s1 f4 f5 f6 f6 f7", "B": "f7"}


@pytest.mark.parametrize(
    ("line", "pawns", "thrown", "bound", "rule"),
    [
        ("skip", {}, 1, "", "DU-38"),  # 7
        ("skip", {}, 1, "A", "DU-38"),
        ("pass", STUCK, 6, "", "DU-63"),  # 8 before 9
        ("pass", STUCK, 6, "A", "DU-63"),
        ("pass", {}, 1, "A", "DU-61"),  # 9
        ("place 2", STUCK, 6, "", "DU-23"),  # 10 before 11
        ("place 6", STUCK, 6, "", "DU-26"),  # 11 before 12: the holder is full as well
        ("place 6", {"A": "s6 s6"}, 6, "", "DU-25"),  # 12
        ("move start-2", STUCK, 6, "", "DU-27"),  # 13
        ("move finish-3", {"A": "s6"}, 6, "", "DU-27"),  # 13 before 14
        ("move start-3 beat", {"A": "s2"}, 1, "", "DU-27"),  # 13 before 16
        ("move finish-4", STUCK, 6, "", "DU-36"),  # 14
        ("move finish-4 beat", STUCK, 6, "", "DU-36"),
        ("move start-1", STUCK, 6, "", "DU-34"),  # 15
        ("move start-2 beat", {"A": "s2 s4 s4"}, 2, "", "DU-34"),  # 15 before 16
        ("move finish-3 beat", {"A": "f3 f7"}, 4, "", "DU-34"),  # 15 before 17
        ("move start-2 beat", {"A": "s2"}, 2, "", "DU-54"),  # 16
        ("move start-2 beat", {"A": "s2 s4"}, 2, "", "DU-54"),  # 16 before 19
        ("move start-3 beat", {"A": "s3"}, 4, "", "DU-54"),  # 16 before 17: START 7
        ("move finish-3 beat", {"A": "f3"}, 4, "", "DU-52"),  # 17 before 18
        ("move start-6 beat", {"A": "s6"}, 3, "", "DU-41"),  # 18
        ("move start-6 beat", {"A": "s6 f2"}, 3, "", "DU-55"),  # 19
    ],
)
def test_7_to_19(line: str, pawns: dict[str, str], thrown: int, bound: str, rule: str) -> None:
    game = table()
    s = position(game, pawns, thrown=thrown, bound=bound)
    assert refused(game, s, line) == rule


def test_19_before_20() -> None:
    game = table(4, pact="all")
    s = position(game, {"A": "s6", "B": "f2"}, thrown=3)
    assert refused(game, s, "move start-6 beat") == "DU-55"
    s = position(game, {"A": "s6", "C": "s2"}, thrown=3)
    assert refused(game, s, "move start-6 beat") == "DU-98"


def test_words_of_no_table_have_no_rule() -> None:
    game = table()
    s = position(game, {}, thrown=4)
    lines = ["place 4 m", "hold", "slip", "place 7", "place 0", "move start-8", "move finish-7", "place", "m"]
    lines += ["move start-1 beat", "beat", "move start-2 l", "place 4 l", "throw 7", "throw", ""]
    for line in lines:
        assert refused(game, s, line) == "", line


@pytest.mark.parametrize(
    ("seats", "shaky", "count"), [(2, 0, 39), (2, 1, 41), (3, 0, 70), (4, 0, 70), (4, 1, 72)]
)
def test_so_many_words(seats: int, shaky: int, count: int) -> None:
    game = table(seats, shaky=bool(shaky))
    assert len(game.words) == count
    assert ("hold" in game.ids) == bool(shaky)
    assert ("place 4 m" in game.ids) == (seats > 2)
    assert "move start-1 beat" not in game.ids and "move start-2 beat" in game.ids


def test_two_equal_pawns_give_one_word() -> None:
    game = table()
    s = position(game, {"A": "s2 s2"}, thrown=3)
    assert sorted(words(game, s)) == ["move start-2", "pass", "place 3"]
    assert begun(game).stage == 1
