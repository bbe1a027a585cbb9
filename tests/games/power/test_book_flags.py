"""Flags, and how a game ends."""

from __future__ import annotations

import pytest
from tests.games.power.positions import (
    army,
    at,
    do,
    fallen,
    fell,
    holder,
    play_round,
    position,
    power,
    reason,
    refused,
    reserve,
    table,
    told,
)

GAME = table()
FIVE = {"green": 5, "blue": 5, "yellow": 5, "red": 5}


def go(kind: str, start: str, end: str) -> list[str]:
    return [f"take {kind} {start}", f"to {end}"]


@pytest.mark.rule("PW-129", "PW-130", "PW-133", "PW-134", "PW-135", "PW-003", "PW-R42")
def test_infantry_that_wins_the_hq_takes_the_flag_and_everything() -> None:
    pieces = {
        "green": {"b8": "ST"},
        "blue": {"hqb": "S", "y4": "F", "b0": "T", "reserve": "D"},
        "red": {"r4": "T"},
    }
    s = position(GAME, pieces, FIVE, out={})
    orders = [*go("soldier", "b8", "hqb"), *go("tank", "b8", "hqb")]
    events = play_round(GAME, s, {0: orders, 1: go("tank", "b0", "b1")})
    assert fallen(s) == {"blue"} and holder(s, "blue") == "green"
    assert army(s, "blue") == {} and power(s, "blue") == 0
    assert reserve(s, "green") == "STFD" and at(s, "hqb") == {"green": "ST"}
    assert power(s, "green") == 5 + 5 + 1, "its own, blue's, and what blue earned in yellow's territory"
    assert told(events, "flag")[0].numbers == [1, 0, 0] and told(events, "out")[0].numbers == [1]
    assert any(event.numbers[0] == 1 for event in told(events, "done")), (
        "his orders were carried out all the same"
    )
    assert refused(GAME, s, "seal", 1) == "PW-135" and GAME.to_act(s) == [0, 2, 3]


@pytest.mark.rule("PW-131", "PW-R25")
def test_without_infantry_the_hq_is_held_but_not_the_flag() -> None:
    s = position(GAME, {"green": {"b8": "TB"}, "blue": {"hqb": "S", "b0": "T"}}, FIVE)
    play_round(GAME, s, {0: go("bomber", "b8", "hqb")})
    assert fallen(s) == set() and at(s, "hqb") == {"green": "B"}
    s = position(GAME, {"green": {"b8": "S"}, "blue": {"b0": "T"}, "red": {"hqb": "S"}}, FIVE)
    play_round(GAME, s, {0: go("soldier", "b8", "hqb"), 3: []})
    assert fallen(s) == {"blue"} and holder(s, "blue") == "red", "green stepped back, red is alone there"
    s = position(GAME, {"green": {"hqb": "S"}, "blue": {"b0": "T"}, "red": {"hqb": "S"}}, FIVE)
    play_round(GAME, s)
    assert fallen(s) == set(), "in a stand-off nobody is alone"


@pytest.mark.rule("PW-132", "PW-R24")
def test_an_empty_hq_falls_too_also_to_infantry_that_stood_there() -> None:
    for pieces in ({"b8": "R"}, {"hqb": "R"}):
        s = position(GAME, {"green": pieces, "blue": {"b0": "T"}}, FIVE)
        play_round(GAME, s, {0: go("regiment", "b8", "hqb") if "b8" in pieces else []})
        assert fallen(s) == {"blue"}


@pytest.mark.rule("PW-129", "PW-125")
def test_flags_fall_after_power_was_paid() -> None:
    s = position(GAME, {"green": {"b8": "S", "b0": "T"}, "blue": {"g0": "T"}}, FIVE)
    play_round(GAME, s, {0: go("soldier", "b8", "hqb"), 1: go("tank", "g0", "g1")})
    assert power(s, "green") == 5 + 1 + 5 + 1, "its own, blue's territory, blue's Power and what blue earned"
    play_round(GAME, s, {0: go("tank", "b0", "b1")})
    assert power(s, "green") == 12, "a territory without a flag pays nothing"


@pytest.mark.rule("PW-136", "PW-R26", "PW-R27")
def test_a_chain_of_captors() -> None:
    pieces = {"green": {"b8": "S"}, "blue": {"y8": "S", "b0": "T"}, "yellow": {"y0": "F"}, "red": {"r4": "T"}}
    s = position(GAME, pieces, FIVE)
    sheets = {0: go("soldier", "b8", "hqb"), 1: go("soldier", "y8", "hqy")}
    events = play_round(GAME, s, sheets)
    assert fallen(s) == {"blue", "yellow"} and holder(s, "yellow") == "green" and holder(s, "blue") == "green"
    assert reserve(s, "green") == "STF" and power(s, "green") == 5 + 5 + 4
    assert [event.numbers for event in told(events, "flag")] == [[1, 0, 0], [2, 1, 0]]


@pytest.mark.rule("PW-R27")
def test_flags_of_the_fallen_pass_on() -> None:
    purse = {"green": 5, "blue": 5, "red": 5}
    s = position(
        GAME, {"green": {"b8": "S"}, "blue": {"b0": "T"}, "red": {"r4": "T"}}, purse, {"yellow": "blue"}, 4
    )
    play_round(GAME, s, {0: go("soldier", "b8", "hqb")})
    assert holder(s, "yellow") == "green" and holder(s, "blue") == "green"


@pytest.mark.rule("PW-136", "PW-R26", "PW-R49", "PW-R48")
def test_a_ring_takes_all_in_it_out_and_what_leads_into_it() -> None:
    pieces = {"green": {"b8": "S"}, "blue": {"g8": "S", "y8": "R"}, "yellow": {"y0": "F"}, "red": {"r4": "T"}}
    s = position(GAME, pieces, FIVE)
    sheets = {0: go("soldier", "b8", "hqb"), 1: [*go("soldier", "g8", "hqg"), *go("regiment", "y8", "hqy")]}
    events = play_round(GAME, s, sheets)
    assert fallen(s) == {"green", "blue", "yellow"}
    assert [holder(s, colour) for colour in ("green", "blue", "yellow", "red")] == ["", "", "", "red"]
    assert len(told(events, "gone")) == 3 and army(s, "red") == {"r4": "T"}
    outcome = GAME.outcome(s)
    assert outcome is not None and (outcome.reason, outcome.ranks) == ("flags", [2, 2, 2, 1])
    assert GAME.fell(s) == [1, 1, 1, 0]


@pytest.mark.rule("PW-136", "PW-R48")
def test_the_last_two_can_fall_together() -> None:
    pieces = {"green": {"b8": "S"}, "blue": {"g8": "S"}}
    s = position(GAME, pieces, {"green": 5, "blue": 5}, {"yellow": "blue", "red": "blue"}, 6)
    events = play_round(GAME, s, {0: go("soldier", "b8", "hqb"), 1: go("soldier", "g8", "hqg")})
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.reason == "ruin"
    assert outcome.ranks == [1, 1, 3, 3] and outcome.scores == [0, 0, 0, 0]
    assert refused(GAME, s, "seal") == "PW-136" and told(events, "end")


@pytest.mark.rule("PW-150", "PW-003", "PW-020", "PW-R48")
def test_the_last_one_left_wins() -> None:
    pieces = {"green": {"b8": "S"}, "blue": {"b0": "T"}}
    s = position(GAME, pieces, {"blue": 9, "green": 1}, {"yellow": "blue", "red": "green"}, 3)
    s.armies[8 + 3] = 1
    play_round(GAME, s, {0: go("soldier", "b8", "hqb")})
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.reason == "flags" and outcome.ranks == [1, 2, 3, 4]
    assert fell(s, "blue") == 3 and refused(GAME, s, "seal") == "PW-150" and GAME.to_act(s) == []


@pytest.mark.rule("PW-005", "PW-151", "PW-152", "PW-153", "PW-154", "PW-R53", "PW-R30", "PW-R43")
def test_the_limit_scores_the_strength_of_all_pieces_and_power() -> None:
    game = table(4, rounds=2)
    pieces = {"green": {"g4": "ST", "reserve": "BM"}, "blue": {"b1": "C"}, "yellow": {"y4": "T"}}
    s = position(game, pieces, {"green": 7, "blue": 5, "yellow": 5})
    events = play_round(game, s, {0: go("tank", "g4", "g0")})
    assert told(events, "round")[0].numbers == [2, 1, 1], "the last round is announced"
    events = play_round(game, s, {0: go("tank", "g0", "g1")})
    outcome = game.outcome(s)
    assert outcome is not None and outcome.reason == "limit"
    assert outcome.scores == [2 + 3 + 25 + 0 + 7, 50 + 3, 3 + 3, 0] and outcome.ranks == [2, 1, 3, 4]
    assert refused(game, s, "seal") == "PW-153" and reason(game, s) == "limit"


@pytest.mark.rule("PW-151")
def test_the_last_round_is_played_to_its_end() -> None:
    game = table(4, rounds=1)
    s = position(game, {"green": {"b8": "S", "y4": "T"}, "blue": {"b0": "T"}, "red": {"r4": "T"}}, FIVE)
    play_round(game, s, {0: go("soldier", "b8", "hqb")})
    outcome = game.outcome(s)
    assert outcome is not None and outcome.ranks[0] == 1 and outcome.ranks[1] == 4
    assert outcome.scores == [2 + 3 + 3 + 6 + 4, 0, 4, 7], "fights, Power and flags of that round count"


@pytest.mark.rule("PW-155", "PW-R30", "PW-R48")
def test_equal_strength_is_decided_by_flags_and_then_shared() -> None:
    game = table(4, rounds=3)
    pieces = {colour: {f"{colour[0]}4": "T"} for colour in ("green", "blue", "red")}
    s = position(game, pieces, {"green": 1, "blue": 1, "red": 1}, {"yellow": "blue"}, 3)
    moves = {seat: go("tank", f"{'gbyr'[seat]}4", f"{'gbyr'[seat]}0") for seat in (0, 1, 3)}
    play_round(game, s, moves)
    outcome = game.outcome(s)
    assert outcome is not None and outcome.scores == [4, 4, 0, 4]
    assert outcome.ranks == [2, 1, 4, 2]


@pytest.mark.rule("PW-060", "PW-R39")
def test_the_first_arbiter_is_the_first_seat_or_drawn_by_lot() -> None:
    assert table().start().arbiter == 0
    game = table(3, arbiter="lot", mercenary="green")
    s = game.start()
    assert game.to_act(s) == [-1]
    assert [game.words[action] for action in game.legal(s, -1)] == [
        "arbiter blue",
        "arbiter yellow",
        "arbiter red",
    ]
    assert game.odds(s) == [1, 1, 1] and refused(game, s, "seal") == "PW-060"
    do(game, s, -1, "arbiter yellow")
    assert s.arbiter == 1 and game.to_act(s) == [0, 1, 2]
    assert refused(game, s, "arbiter red") == "PW-060" and refused(game, s, "arbiter red", -1) == "PW-060"
