"""Teams, and three and four players each alone (DU-90 to DU-122)."""

from __future__ import annotations

import pytest
from tests.games.duels.positions import (
    TITLE,
    begun,
    do,
    inside,
    may,
    order,
    position,
    refused,
    result,
    sides,
    stock,
    table,
    turn,
    where,
    words,
)

from equipoise.core.options import OptionError
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel


def tip(game: DuelGame, s: Duel) -> None:
    """Whoever stands on START 6 with an L pawn places a second one there."""
    turn(game, s, 6, "place 6")


@pytest.mark.rule("DU-90", "DU-119", "DU-Q19")
def test_teams_keep_to_the_standard_arm_and_others_may_not() -> None:
    for seats in (3, 4):
        for options in ({"model": "b"}, {"model": "d"}, {"singles": "at_3"}):
            with pytest.raises(OptionError) as caught:
                TITLE.table(seats, mode="teams", **options)
            assert caught.value.rule == "DU-90"
            game = TITLE.table(seats, **options)
            assert stock(game.start(), "A") == "LLMM"
        with pytest.raises(OptionError) as caught:
            TITLE.table(seats, pawns=8)
        assert (caught.value.option, caught.value.rule) == ("pawns", "DU-119")


@pytest.mark.rule("DU-91", "DU-92", "DU-110")
@pytest.mark.parametrize("mode", ["individual", "teams"])
def test_two_l_and_two_m(mode: str) -> None:
    for seats in (3, 4):
        s = table(seats, mode=mode).start()
        assert [stock(s, letter) for letter in "ABCD"[:seats]] == ["LLMM"] * seats
    for options in ({"mode": "teams"}, {"mode": "teams", "pawns": 8}):
        with pytest.raises(OptionError) as caught:
            TITLE.table(2 if len(options) == 1 else 4, **options)
        assert caught.value.rule == "DU-92"


@pytest.mark.rule("DU-93")
def test_teams_sit_on_opposite_sides() -> None:
    assert sides(table(3, mode="teams"), table(3, mode="teams").start()) == "SSN"
    assert sides(table(4, mode="teams"), table(4, mode="teams").start()) == "SSNN"


@pytest.mark.rule("DU-94", "DU-111")
@pytest.mark.parametrize("mode", ["individual", "teams"])
def test_turns_are_those_of_two_players(mode: str) -> None:
    game = table(4, mode=mode)
    s = position(game, {"A": "s6 s2m", "C": "s3"}, thrown=4)
    assert words(game, s) == {
        "pass", "place 4", "place 4 m", "move start-6", "move start-6 beat", "move start-2 m",
    }  # fmt: skip
    do(game, s, "move start-6 beat", "throw 1")
    assert stock(s, "C") == "LLMM" and game.to_act(s) == [2]
    do(game, s, "pass")
    for _ in range(3):
        turn(game, s, 1, "place 1 m" if may_after(game, s, 1, "place 1 m") else "pass")
    do(game, s, "throw 1")
    assert "pass" not in words(game, s), "C has passed"


def may_after(game: DuelGame, s: Duel, number: int, line: str) -> bool:
    after = s.copy()
    do(game, after, f"throw {number}")
    return may(game, after, line)


@pytest.mark.rule("DU-95", "DU-Q7")
def test_the_colours_of_a_team_alternate_and_nobody_plays_his_partners() -> None:
    game = table(4, mode="teams")
    s = position(game, {"A": "s2", "B": "s3"}, thrown=1)
    assert refused(game, s, "move start-3") == "DU-27"
    do(game, s, "pass")
    assert order(s) == "CBDA"
    turn(game, s, 1, "pass")
    do(game, s, "throw 1")
    assert game.to_act(s) == [1], "the partner's turn is not handed on"


@pytest.mark.rule("DU-96", "DU-Q8")
def test_sides_take_turns() -> None:
    assert order(begun(table(3, mode="teams"))) == "ACBC"
    assert order(begun(table(3, mode="teams", turns="players"))) == "ACB"
    assert order(position(table(3, mode="teams", turns="players"), {}, turn="B", out="A")) == "BC"
    for seats, options in ((2, {}), (3, {}), (4, {"mode": "teams"})):
        with pytest.raises(OptionError) as caught:
            TITLE.table(seats, turns="players", **options)
        assert (caught.value.option, caught.value.rule) == ("turns", "DU-96")


@pytest.mark.rule("DU-97", "DU-98", "DU-Q12")
@pytest.mark.parametrize("mode", ["individual", "teams"])
def test_pacts(mode: str) -> None:
    pawns = {"A": "s6", "C": "s3"}
    for pact, bound in (("none", False), ("ac", True), ("ad", False), ("all", True), ("ac_ad_bc_bd", True)):
        game = table(4, mode=mode, pact=pact)
        s = position(game, pawns, thrown=4)
        assert may(game, s, "move start-6 beat") != bound
        assert may(game, s, "move start-6"), "landing beside stays allowed"
        if bound:
            assert refused(game, s, "move start-6 beat") == "DU-98"
        s = position(game, {"C": "s6", "A": "s3"}, turn="C", thrown=4)
        assert may(game, s, "move start-6 beat") != bound, "it binds both"


@pytest.mark.rule("DU-97")
@pytest.mark.parametrize(
    ("seats", "pact", "rule"),
    [
        (2, "all", "DU-97"), (2, "ac", "DU-97"), (3, "ab", "DU-97"), (3, "ad", "DU-97"), (4, "cd", "DU-97"),
        (4, "ab_ac", "DU-97"), (3, "ac_ad", "DU-97"), (4, "ca", ""), (4, "bd_ac", ""), (4, "ac_ac", ""),
        (4, "aa", ""), (4, "xy", ""), (4, "", ""), (4, "ac-bd", ""),
    ],
)  # fmt: skip
def test_pacts_that_cannot_be(seats: int, pact: str, rule: str) -> None:
    with pytest.raises(OptionError, match="pact") as caught:
        TITLE.table(seats, pact=pact)
    assert caught.value.rule == rule


@pytest.mark.rule("DU-98", "DU-Q12")
def test_a_pact_lasts_through_all_rounds_and_changes_of_sides() -> None:
    """A and B sat together at the start: they have no pact in the final, though everybody has one."""
    game = table(3, pact="all")
    s = position(game, {"A": "s6", "B": "s3"}, out="C", north="B", thrown=4)
    assert may(game, s, "move start-6 beat") and game.fell(s) == [0, 0, 1]
    game = table(3, pact="bc")
    s = position(game, {"C": "s6", "B": "s3"}, turn="C", out="A", thrown=4)
    assert refused(game, s, "move start-6 beat") == "DU-98"


@pytest.mark.rule("DU-99", "DU-107", "DU-Q18")
@pytest.mark.parametrize("out", ["", "A", "B"])
def test_the_solo_player_tips_and_has_lost(out: str) -> None:
    game = table(3, mode="teams")
    s = position(game, {"C": "s6"}, turn="C", out=out)
    tip(game, s)
    assert result(game, s) == ("tip", [1, 1, 3], [1, 1, 0])
    assert refused(game, s, "pass") == "DU-107"


@pytest.mark.rule("DU-100", "DU-101", "DU-102", "DU-103")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_team_loses_a_colour(seats: int) -> None:
    game = table(seats, mode="teams")
    s = position(game, {"A": "s6 f1m", "B": "s2", "C": "s1 f2m"})
    tip(game, s)
    assert inside(game, s) == "BCD"[: seats - 1]
    assert game.outcome(s) is None and not any(game.fell(s)), "his team may still win, and he with it"
    for letter in "ABCD"[:seats]:
        assert where(game, s, letter) == ""
        assert stock(s, letter) == ("" if letter == "A" else "LLMM")
    assert refused(game, s, "pass", seat=0) == "DU-100"
    assert refused(game, s, "pass", seat=1) == "DU-12", "throws for the start"
    do(game, s, *["throw 6", "throw 1", "throw 2"][: seats - 1])
    assert order(s) == ("BC" if seats == 3 else "BCBD")
    do(game, s, "throw 3", "place 3 m")
    assert where(game, s, "B") == "s3m", "the partner plays on"


@pytest.mark.rule("DU-104")
def test_the_solo_player_comes_home() -> None:
    game = table(3, mode="teams")
    s = position(game, {"C": "s7 f1m f2m f1"}, turn="C", thrown=3)
    do(game, s, "move start-7")
    assert result(game, s) == ("home", [2, 2, 1], [0, 0, 1])
    assert refused(game, s, "pass") == "DU-104"


@pytest.mark.rule("DU-105", "DU-108", "DU-122")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", "AB")
def test_a_team_that_tips_twice_has_lost(seats: int, first: str) -> None:
    game = table(seats, mode="teams")
    second = "B" if first == "A" else "A"
    s = position(game, {second: "s6"}, turn=second, out=first)
    tip(game, s)
    ranks = [2, 2, 1] if seats == 3 else [3, 3, 1, 1]
    assert result(game, s) == ("tip", ranks, [int(rank == 1) for rank in ranks])
    assert refused(game, s, "pass") == ("DU-105" if seats == 3 else "DU-108")


@pytest.mark.rule("DU-108")
def test_each_team_may_have_lost_a_colour_and_play_on() -> None:
    game = table(4, mode="teams")
    s = position(game, {"C": "s6"}, turn="C", out="A")
    tip(game, s)
    assert game.outcome(s) is None and inside(game, s) == "BD"
    do(game, s, "throw 1", "throw 2")
    assert order(s) == "DB"


@pytest.mark.rule("DU-106", "DU-109", "DU-122")
@pytest.mark.parametrize(("seats", "ranks"), [(3, [1, 1, 3]), (4, [1, 1, 3, 3])])
@pytest.mark.parametrize("out", ["", "A"])
def test_one_colour_of_a_team_comes_home(seats: int, ranks: list[int], out: str) -> None:
    game = table(seats, mode="teams")
    for places, line in (("s7 f1m f2m f1", "move start-7"), ("f4 f1m f2m f1", "move finish-4")):
        s = position(game, {"B": places, "C": "f1"}, turn="B", out=out, thrown=3)
        do(game, s, line)
        assert result(game, s) == ("home", ranks, [int(rank == 1) for rank in ranks])
        assert refused(game, s, "pass") == "DU-106"


@pytest.mark.rule("DU-112", "DU-113", "DU-114", "DU-120")
def test_who_tips_is_out_and_the_others_begin_anew() -> None:
    game = table(4)
    s = position(game, {"B": "s6 f1m", "C": "s1", "D": "f2m"}, turn="B", bound="ACD")
    tip(game, s)
    assert inside(game, s) == "ACD" and game.outcome(s) is None
    assert [stock(s, letter) for letter in "ABCD"] == ["LLMM", "", "LLMM", "LLMM"]
    assert [where(game, s, letter) for letter in "ABCD"] == [""] * 4
    assert s.torque == 0 and s.bound == 0
    assert refused(game, s, "pass", seat=1) == "DU-112"
    do(game, s, "throw 2", "throw 5", "throw 2")
    assert order(s) == "CDA"
    do(game, s, "throw 1")
    assert may(game, s, "pass"), "passes are forgotten"


@pytest.mark.rule("DU-115", "DU-116", "DU-121", "DU-Q24")
@pytest.mark.parametrize(("out", "ranks"), [("", [2, 2, 2, 1]), ("B", [2, 4, 2, 1]), ("BA", [3, 4, 2, 1])])
def test_four_pawns_home_win_in_any_round(out: str, ranks: list[int]) -> None:
    game = table(4)
    for places, line in (("s7 f1m f2m f1", "move start-7"), ("f2 f1m f2m f1", "move finish-2")):
        s = position(game, {"D": places}, turn="D", out=out, thrown=3)
        do(game, s, line)
        assert result(game, s) == ("home", ranks, [0, 0, 0, 1])
        assert refused(game, s, "pass", seat=2) == "DU-115"


@pytest.mark.rule("DU-117")
@pytest.mark.parametrize(
    ("seats", "out", "mover", "seated"),
    [
        (3, "", "C", "SNN"),
        (3, "", "A", "SSN"),
        (4, "C", "D", "SNNN"),
        (4, "A", "B", "SSNS"),
        (4, "A", "C", "SSNN"),
    ],
)
def test_the_last_two_sit_across(seats: int, out: str, mover: str, seated: str) -> None:
    game = table(seats)
    s = position(game, {mover: "s6"}, turn=mover, out=out)
    tip(game, s)
    assert sides(game, s) == seated
    assert [stock(s, letter) for letter in inside(game, s)] == ["LLMM", "LLMM"]
    assert refused(game, s, "pass", seat="ABCD".index(inside(game, s)[0])) == "DU-12"


@pytest.mark.rule("DU-117", "DU-06")
def test_start_and_finish_go_with_the_side() -> None:
    game = table(3)
    s = position(game, {"C": "s6"}, turn="C")
    tip(game, s)
    do(game, s, "throw 1", "throw 2")
    turn(game, s, 4, "place 4")  # B, now in the north
    assert s.torque == -12


@pytest.mark.rule("DU-118", "DU-121")
def test_the_final_round_is_lost_by_tipping() -> None:
    game = table(4)
    s = position(game, {"D": "s6"}, turn="D", out="BA")
    tip(game, s)
    assert result(game, s) == ("tip", [3, 4, 1, 2], [0, 0, 1, 0])
    assert refused(game, s, "pass", seat=2) == "DU-118"
