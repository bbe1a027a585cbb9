"""Two players with two armies each."""

from __future__ import annotations

import pytest
from tests.games.power.positions import (
    at,
    do,
    fallen,
    holder,
    play_round,
    position,
    power,
    refused,
    reserve,
    settle,
    table,
    told,
    words,
)

GAME = table(2)
FIVE = {"green": 5, "blue": 5, "yellow": 5, "red": 5}


@pytest.mark.rule("PW-156", "PW-R34")
def test_each_has_two_neighbouring_armies() -> None:
    s = GAME.start()
    assert "green take tank hqg" in words(GAME, s) and "blue take tank hqb" in words(GAME, s)
    assert refused(GAME, s, "yellow take tank hqy") == "PW-156"
    west = table(2, pairs="west")
    assert (
        "red take tank hqr" in words(west, west.start())
        and refused(west, west.start(), "blue buy tank") == "PW-156"
    )
    assert refused(GAME, s, "take tank hqg") == "", "every order names its army"


@pytest.mark.rule("PW-158")
def test_ten_orders_five_for_each_army() -> None:
    s = position(GAME, {"green": {"g4": "SSSSSS"}, "blue": {"b4": "SSSSSS"}})
    for _ in range(5):
        do(GAME, s, 0, "green take soldier g4", "to g0")
    assert refused(GAME, s, "green take soldier g4") == "PW-158"
    for _ in range(5):
        do(GAME, s, 0, "blue take soldier b4", "to b0")
    assert words(GAME, s) == {"seal", "clear"}


@pytest.mark.rule("PW-159", "PW-160")
def test_both_armies_add_up_and_stay_together() -> None:
    pieces = {"green": {"g0": "T"}, "blue": {"b0": "F"}, "red": {"ix": "TT"}, "yellow": {"y4": "T"}}
    s = position(GAME, pieces, FIVE)
    orders = ["green take tank g0", "to ix", "blue take fighter b0", "to ix"]
    events = play_round(GAME, s, {0: orders, 1: ["yellow take tank y4", "to y1"]})
    assert (
        at(s, "ix") == {"green": "T", "blue": "F"}
        and reserve(s, "blue") == "TT"
        and reserve(s, "green") == ""
    )
    assert told(events, "fight")[0].numbers[1:5] == [0, 1, 8, 6]
    s = position(GAME, {"green": {"ix": "T"}, "blue": {"ix": "F"}}, FIVE)
    assert told(play_round(GAME, s), "fight") == [], "they never fight each other"


@pytest.mark.rule("PW-161", "PW-163")
def test_exchanges_do_not_mix_colours() -> None:
    s = position(GAME, {"green": {"ix": "T"}, "blue": {"ix": "TT"}}, FIVE)
    assert refused(GAME, s, "blue trade tank ix") == "PW-051"
    s = position(GAME, {"green": {"ix": "CH"}, "blue": {"ix": "R"}}, FIVE)
    assert refused(GAME, s, "green make missile ix") == "PW-138"
    assert refused(GAME, s, "green take regiment ix") == "PW-087"


@pytest.mark.rule("PW-162", "PW-066")
def test_of_two_equal_armies_the_winner_says_which_takes_the_prisoners() -> None:
    pieces = {"green": {"g0": "T", "g8": "B"}, "blue": {"b0": "T"}, "red": {"ix": "F"}, "yellow": {"y4": "T"}}
    s = position(GAME, pieces, FIVE)
    orders = ["green take tank g0", "to ix", "blue take tank b0", "to ix"]
    play_round(GAME, s, {0: orders, 1: ["yellow take tank y4", "to y1"]})
    assert GAME.to_act(s) == [0] and words(GAME, s) == {"prisoners green", "prisoners blue"}
    assert at(s, "ix") == {"green": "T", "blue": "T", "red": "F"}, "prisoners are still in place"
    assert refused(GAME, s, "prisoners red") == "PW-162" and refused(GAME, s, "flag green") == "PW-066"
    other = s.copy()
    settle(GAME, s, "prisoners green")
    assert reserve(s, "green") == "F" and reserve(s, "blue") == ""
    settle(GAME, other)
    assert reserve(other, "blue") == "F", "when time is up: the weaker army"


@pytest.mark.rule("PW-164", "PW-126")
def test_power_for_each_army_at_most_two() -> None:
    pieces = {
        "green": {"y4": "T", "r4": "T", "b4": "S"},
        "blue": {"y4": "T"},
        "red": {"r1": "T"},
        "yellow": {"y1": "T"},
    }
    s = position(GAME, pieces)
    sheets = {0: ["green take soldier b4", "to b0"], 1: ["red take tank r1", "to r2"]}
    play_round(GAME, s, sheets)
    assert power(s, "green") == 2 and power(s, "blue") == 1, "the partner's territory is no enemy's"


@pytest.mark.rule("PW-165", "PW-150", "PW-R33", "PW-R42")
def test_both_flags_must_be_taken_and_a_lost_one_leaves_the_partner_in() -> None:
    pieces = {"green": {"y8": "T"}, "blue": {"y8": "S"}, "yellow": {"y0": "T"}, "red": {"r4": "T"}}
    s = position(GAME, pieces, FIVE)
    orders = ["green take tank y8", "to hqy", "blue take soldier y8", "to hqy"]
    play_round(GAME, s, {0: orders, 1: ["yellow take tank y0", "to y1"]})
    assert fallen(s) == {"yellow"} and holder(s, "yellow") == "green", (
        "the stronger army takes it, any infantry serves"
    )
    assert GAME.to_act(s) == [0, 1] and reserve(s, "green") == "T" and GAME.fell(s) == [0, 0]
    assert refused(GAME, s, "yellow buy tank", 1) == "PW-135" and "red take tank r4" in words(GAME, s, 1)
    s = position(
        GAME, {"green": {"r8": "S"}, "red": {"r4": "T"}}, {"green": 2, "red": 2}, {"yellow": "green"}, 4
    )
    play_round(GAME, s, {0: ["green take soldier r8", "to hqr"]})
    outcome = GAME.outcome(s)
    assert outcome is not None and (outcome.reason, outcome.ranks) == ("flags", [1, 2])
    assert GAME.fell(s) == [0, 4], "the round in which the second of them fell"


@pytest.mark.rule("PW-R50", "PW-162")
def test_of_two_equal_armies_the_captor_says_which_takes_the_flag() -> None:
    pieces = {"green": {"y8": "S", "g4": "T"}, "blue": {"y8": "S"}, "yellow": {"y0": "T"}, "red": {"r4": "T"}}
    s = position(GAME, pieces, FIVE)
    orders = ["green take soldier y8", "to hqy", "blue take soldier y8", "to hqy"]
    play_round(GAME, s, {0: orders, 1: ["red take tank r4", "to r1"]})
    assert words(GAME, s) == {"flag green", "flag blue"} and refused(GAME, s, "flag red") == "PW-162"
    assert refused(GAME, s, "seal", 1) == "PW-066" and refused(GAME, s, "prisoners green") == "PW-066"
    other = s.copy()
    settle(GAME, s, "flag green")
    assert holder(s, "yellow") == "green" and reserve(s, "green") == "T"
    settle(GAME, other)
    assert holder(other, "yellow") == "blue"


@pytest.mark.rule("PW-R33", "PW-R51", "PW-091")
def test_one_penalty_for_the_player() -> None:
    s = position(
        GAME, {"green": {"g4": "T"}, "blue": {"b4": "T"}, "red": {"r4": "T"}}, {"green": 1, "blue": 1}
    )
    play_round(GAME, s, {0: ["green take tank g4", "to g0"], 1: ["red take tank r4", "to r0"]})
    assert power(s, "green") == 1 and power(s, "blue") == 1, "one order of either army is enough"
    s = position(GAME, {"green": {"g4": "T"}, "blue": {"b4": "T"}}, {"green": 2, "blue": 3})
    play_round(GAME, s)
    assert words(GAME, s) == {"green pay power", "blue pay power"}
    assert refused(GAME, s, "green pay g4") == "PW-091" and refused(GAME, s, "red pay power") == "PW-091"
    other = s.copy()
    settle(GAME, s, "green pay power")
    assert (power(s, "green"), power(s, "blue")) == (1, 3)
    settle(GAME, other)
    assert (power(other, "green"), power(other, "blue")) == (2, 2), "the richer army when time is up"
    s = position(GAME, {"green": {"g4": "T"}, "blue": {"b4": "S", "b1": "S"}})
    play_round(GAME, s)
    assert words(GAME, s) == {"blue pay b4", "blue pay b1"}, "the smallest of both armies together"
    settle(GAME, s)
    assert at(s, "b1") == {} and power(s, "blue") == 1
