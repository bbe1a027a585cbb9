"""Mega-missiles: made, launched, landed."""

from __future__ import annotations

import pytest
from tests.games.power.positions import (
    at,
    do,
    fallen,
    lost,
    play_round,
    position,
    power,
    refused,
    reserve,
    table,
    targets,
    told,
    words,
)

GAME = table()
FIVE = {"green": 5, "blue": 5, "yellow": 5, "red": 5}


@pytest.mark.rule("PW-138", "PW-139", "PW-052", "PW-141", "PW-R46")
def test_it_is_made_of_any_mix_worth_a_hundred() -> None:
    s = position(GAME, {"green": {"g1": "CHRT", "g0": "CH"}}, FIVE)
    assert words(GAME, s, beginning="make") == {"make missile g1"}
    assert refused(GAME, s, "make missile g0") == "PW-138"
    do(GAME, s, 0, "make missile g1", "add cruiser", "add heavy_tank")
    assert refused(GAME, s, "done") == "PW-138" and refused(GAME, s, "add cruiser") == "PW-139"
    assert refused(GAME, s, "fill") == "PW-049"
    do(GAME, s, 0, "add regiment")
    assert words(GAME, s) == {"seal", "clear", "done", "add tank"}
    do(GAME, s, 0, "add tank", "done")
    play_round(GAME, s)
    assert at(s, "g1") == {"green": "M"}, "the tank was more than needed and is lost"


@pytest.mark.rule("PW-138", "PW-049", "PW-142", "PW-R46", "PW-141")
def test_power_makes_up_what_is_missing_in_the_reserve() -> None:
    s = position(GAME, {"green": {"reserve": "CB"}}, {"green": 30})
    do(GAME, s, 0, "make missile reserve", "add cruiser")
    assert refused(GAME, s, "fill") == "PW-138", "50 are missing"
    do(GAME, s, 0, "add bomber", "fill")
    play_round(GAME, s)
    assert reserve(s, "green") == "M" and power(s, "green") == 5
    s = position(GAME, {"green": {"reserve": "CC"}}, {"green": 100})
    do(GAME, s, 0, "make missile reserve", "fill", "make missile reserve", "add cruiser", "add cruiser")
    assert refused(GAME, s, "fill") == "PW-141"
    do(GAME, s, 0, "done")
    play_round(GAME, s)
    assert reserve(s, "green") == "MM" and power(s, "green") == 0, "as often as one likes"


@pytest.mark.rule("PW-R46")
def test_at_most_fifty_pieces_are_listed() -> None:
    s = position(GAME, {"green": {"g4": "S" * 51}})
    do(GAME, s, 0, "make missile g4", *["add soldier"] * 50)
    assert refused(GAME, s, "add soldier") == "PW-138" and words(GAME, s) == {"seal", "clear", "done"}


@pytest.mark.rule("PW-140", "PW-148", "PW-146")
def test_pieces_may_come_first_and_it_may_be_launched_at_once() -> None:
    s = position(GAME, {"green": {"g1": "CC", "g3": "C", "g0": "C"}, "blue": {"b4": "TT"}}, FIVE)
    made = ["make missile g1", "add cruiser", "add cruiser", "done"]
    do(GAME, s, 0, "take cruiser g3", "to g1", "take cruiser g0", "to g1", *made, "launch g1", "at b4")
    play_round(GAME, s)
    assert at(s, "g1") == {"green": "CC"} and at(s, "b4") == {}


@pytest.mark.rule("PW-143", "PW-144", "PW-R15")
def test_it_hits_any_place_and_spares_only_flags() -> None:
    s = position(GAME, {"green": {"g4": "MMT", "hqb": "S"}, "blue": {"hqb": "SSTD", "b4": "T"}}, FIVE)
    do(GAME, s, 0, "launch g4")
    assert len(targets(GAME, s)) == 61
    do(GAME, s, 0, "at hqb", "launch g4", "at g4")
    events = play_round(GAME, s)
    assert at(s, "hqb") == {} and at(s, "g4") == {} and fallen(s) == set()
    assert len(told(events, "strike")) == 2 and [len(e.pieces) for e in told(events, "strike")] == [1, 5]
    s = position(GAME, {"green": {"g4": "M"}, "blue": {"b4": "MM"}}, FIVE)
    play_round(GAME, s, {0: ["launch g4", "at b4"], 1: ["launch b4", "at s1"]})
    assert at(s, "b4") == {}, "the one that was launched is away, the other is destroyed"


@pytest.mark.rule("PW-145", "PW-R14", "PW-143")
def test_a_struck_reserve_loses_its_pieces_and_its_power() -> None:
    s = position(GAME, {"green": {"reserve": "M"}, "blue": {"reserve": "CT", "b4": "T"}}, FIVE)
    play_round(GAME, s, {0: ["launch reserve", "at reserve blue"], 1: ["buy tank"]})
    assert reserve(s, "blue") == "" and power(s, "blue") == 0 and at(s, "b4") == {"blue": "T"}


@pytest.mark.rule("PW-147")
def test_two_on_one_sector_are_both_used_up() -> None:
    s = position(GAME, {"green": {"g4": "M"}, "blue": {"b4": "M"}, "red": {"ix": "TT"}}, FIVE)
    events = play_round(GAME, s, {0: ["launch g4", "at ix"], 1: ["launch b4", "at ix"]})
    assert at(s, "ix") == {} and at(s, "g4") == {} and at(s, "b4") == {}
    assert len(told(events, "strike")) == 1


@pytest.mark.rule("PW-095", "PW-R13", "PW-R16")
def test_they_land_after_all_orders_or_when_they_are_read() -> None:
    pieces = {"green": {"g4": "M"}, "blue": {"b4": "T"}}
    sheets = {0: ["launch g4", "at b4"], 1: ["take tank b4", "to b0"]}
    s = position(GAME, pieces, FIVE)
    play_round(GAME, s, sheets)
    assert at(s, "b0") == {"blue": "T"}, "it had left before the missile landed"
    game = table(4, missiles="reading")
    s = position(game, pieces, FIVE)
    events = play_round(game, s, sheets)
    assert at(s, "b0") == {} and lost(events) == ["PW-087"] and power(s, "blue") == 4, (
        "and the penalty follows"
    )
    s = position(game, pieces, FIVE, arbiter=1)
    play_round(game, s, sheets)
    assert at(s, "b0") == {"blue": "T"}, "here the seat matters"


@pytest.mark.rule("PW-095")
def test_they_land_before_ties() -> None:
    s = position(GAME, {"green": {"g0": "T", "g4": "M"}, "blue": {"b0": "T"}}, FIVE)
    orders = ["take tank g0", "to ix", "launch g4", "at ix"]
    events = play_round(GAME, s, {0: orders, 1: ["take tank b0", "to ix"]})
    assert at(s, "ix") == {} and at(s, "g0") == {} and told(events, "wave") == []


@pytest.mark.rule("PW-149", "PW-118")
def test_unlaunched_it_is_worth_nothing() -> None:
    s = position(GAME, {"green": {"g4": "M"}, "blue": {"g4": "M"}}, FIVE)
    events = play_round(GAME, s)
    assert told(events, "standoff") and at(s, "g4") == {"green": "M", "blue": "M"}
    s = position(GAME, {"green": {"g4": "M"}, "blue": {"g1": "S"}}, FIVE)
    play_round(GAME, s, {1: ["take soldier g1", "to g4"]})
    assert reserve(s, "blue") == "M"


@pytest.mark.rule("PW-007", "PW-135")
def test_targets_and_spares_that_are_not_there() -> None:
    s = position(GAME, {"green": {"g4": "M"}}, out={"blue": "green"})
    do(GAME, s, 0, "launch g4")
    assert refused(GAME, s, "at reserve blue") == "PW-135" and "reserve red" in targets(GAME, s)
    box = table(4, supply="box")
    s = position(box, {"green": {"g4": "M", "g1": "CC"}})
    assert refused(box, s, "make missile g1") == "PW-007"
    do(box, s, 0, "launch g4", "at g0")
    assert "make missile g1" in words(box, s)
    written = table(4, supply="box", sheets="written")
    s = position(written, {"green": {"g1": "CC", "g4": "M"}}, FIVE, out={})
    rows = ["make missile g1", "add cruiser", "add cruiser", "done", "make missile g1", "add tank", "done"]
    events = play_round(written, s, {0: rows})
    assert lost(events) == ["PW-007", "PW-139"]
    s = position(written, {"green": {"reserve": "C"}}, {"green": 9})
    rows = ["make missile reserve", "add cruiser", "fill", "make missile reserve", "add cruiser", "done"]
    assert lost(play_round(written, s, {0: rows})) == ["PW-138", "PW-138"]
