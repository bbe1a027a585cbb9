"""Three players and the mercenaries; the tables that can be set up."""

from __future__ import annotations

import pytest
from tests.games.power.positions import (
    TITLE,
    at,
    do,
    fallen,
    holder,
    lost,
    play_round,
    position,
    power,
    refused,
    reserve,
    table,
    told,
    words,
)

from equipoise.core.options import OptionError

GAME = table(3)
FIVE = {"green": 5, "blue": 5, "yellow": 5}


@pytest.mark.rule("PW-166", "PW-167", "PW-172", "PW-057")
def test_everybody_commands_the_mercenaries_with_his_own_orders() -> None:
    s = GAME.start()
    assert at(s, "hqr") == {"red": "SSTTFFDD"}
    for seat in range(3):
        assert "red take tank hqr" in words(GAME, s, seat)
    for _ in range(2):
        do(GAME, s, 0, "red take tank hqr", "to r8", "red take soldier hqr", "to r8")
    do(GAME, s, 0, "red take fighter hqr", "to r8")
    assert words(GAME, s) == {"seal", "clear"} and refused(GAME, s, "take tank hqg") == "PW-068"
    blue = table(3, mercenary="blue")
    assert "blue take tank hqb" in words(blue, blue.start()) and "take tank hqy" in words(
        blue, blue.start(), 1
    )


@pytest.mark.rule("PW-168", "PW-R47")
def test_different_orders_for_one_piece_cancel_out() -> None:
    s = position(GAME, {"red": {"r4": "T"}, "green": {"g4": "T"}}, FIVE)
    sheets = {0: ["red take tank r4", "to r0"], 1: ["red take tank r4", "to r1"]}
    events = play_round(GAME, s, sheets)
    assert at(s, "r4") == {"red": "T"} and lost(events) == ["PW-168", "PW-168"]
    assert power(s, "green") == 4 and power(s, "blue") == 4, "and nothing was carried out"


@pytest.mark.rule("PW-169", "PW-R47")
def test_the_same_order_is_carried_out_once_and_counts_for_both() -> None:
    s = position(GAME, {"red": {"r4": "T"}}, FIVE)
    sheets = {0: ["red take tank r4", "to r0"], 1: ["red take tank r4", "to r0"]}
    events = play_round(GAME, s, sheets)
    assert at(s, "r0") == {"red": "T"} and [e.numbers[0] for e in told(events, "echo")] == [1]
    assert power(s, "green") == 5 and power(s, "blue") == 5 and power(s, "yellow") == 4
    s = position(GAME, {"red": {"r4": "SSS"}}, FIVE)
    events = play_round(GAME, s, {0: ["red trade soldier r4"], 1: ["red trade soldier r4"]})
    assert at(s, "r4") == {"red": "R"} and len(told(events, "echo")) == 1
    written = table(3, sheets="written")
    s = position(written, {"red": {"r4": "T"}}, FIVE)
    events = play_round(written, s, {0: ["red take tank r4", "to r0"] * 2})
    assert lost(events) == ["PW-087"] and not told(events, "echo"), "one's own row is not repeated by oneself"


@pytest.mark.rule("PW-170")
def test_enough_pieces_for_all_orders() -> None:
    s = position(GAME, {"red": {"r4": "TT"}}, FIVE)
    play_round(GAME, s, {0: ["red take tank r4", "to r0"], 1: ["red take tank r4", "to r1"]})
    assert at(s, "r0") == {"red": "T"} and at(s, "r1") == {"red": "T"}


@pytest.mark.rule("PW-171", "PW-R35")
def test_three_orders_for_two_pieces_cancel_out_but_not_those_of_one_player() -> None:
    s = position(GAME, {"red": {"r4": "TT"}}, FIVE)
    sheets = {seat: ["red take tank r4", f"to r{seat}"] for seat in range(3)}
    events = play_round(GAME, s, sheets)
    assert at(s, "r4") == {"red": "TT"} and lost(events) == ["PW-171"] * 3
    written = table(3, sheets="written")
    s = position(written, {"red": {"r4": "T"}}, FIVE)
    events = play_round(written, s, {0: ["red take tank r4", "to r0", "red take tank r4", "to r1"]})
    assert at(s, "r0") == {"red": "T"} and lost(events) == ["PW-087"], "rows of one player are no conflict"
    s = position(written, {"red": {"r4": "T"}}, FIVE)
    rows = ["red take tank r4", "to r0", "red take tank r4", "to r0"]
    events = play_round(written, s, {0: rows, 1: ["red take tank r4", "to r1"]})
    assert lost(events) == ["PW-168"] * 3, "each row counts"


@pytest.mark.rule("PW-168", "PW-171", "PW-R47")
def test_conflicts_are_judged_before_anything_is_read() -> None:
    sheets = {
        0: ["red bring tank", "red take tank hqr", "to r8"],
        1: ["red take tank hqr", "to r7"],
        2: ["red take tank hqr", "to r6"],
    }
    s = position(GAME, {"red": {"hqr": "T", "reserve": "T"}}, FIVE)
    events = play_round(GAME, s, sheets)
    assert at(s, "hqr") == {"red": "TT"} and lost(events) == ["PW-168"] * 3, "there was one tank then"
    sheets[0] = ["red trade tank hqr"]
    s = position(GAME, {"red": {"hqr": "TTT"}}, FIVE)
    written = table(3, sheets="written")
    rows = ["red take tank hqr", "to r8", "red take tank hqr", "to r8"]
    events = play_round(written, s, {**sheets, 1: sheets[1] + rows})
    assert at(s, "hqr") == {"red": "H"} and lost(events) == ["PW-171"] * 4, "there were three tanks then"


@pytest.mark.rule("PW-R47")
def test_launches_are_judged_the_same_way() -> None:
    s = position(GAME, {"red": {"r4": "M"}, "green": {"g4": "T"}}, FIVE)
    events = play_round(GAME, s, {0: ["red launch r4", "at b4"], 1: ["red launch r4", "at g4"]})
    assert (
        at(s, "r4") == {"red": "M"} and lost(events) == ["PW-168", "PW-168"] and at(s, "g4") == {"green": "T"}
    )
    s = position(GAME, {"red": {"r4": "M"}, "green": {"g4": "T"}}, FIVE)
    events = play_round(GAME, s, {2: ["red launch r4", "at g4"], 1: ["red launch r4", "at g4"]})
    assert at(s, "g4") == {} and len(told(events, "echo")) == 1


@pytest.mark.rule("PW-173", "PW-175", "PW-R36")
def test_mercenaries_fight_everybody_also_who_moved_them() -> None:
    s = position(GAME, {"red": {"r0": "S"}, "green": {"ix": "T"}}, FIVE)
    play_round(GAME, s, {0: ["red take soldier r0", "to ix"]})
    assert at(s, "ix") == {"green": "T"} and reserve(s, "green") == "S", "moved on purpose to be captured"
    s = position(GAME, {"red": {"r0": "T", "g4": "S"}, "blue": {"ix": "S", "b4": "T"}}, FIVE)
    play_round(GAME, s, {0: ["red take tank r0", "to ix"], 1: ["take tank b4", "to b0"]})
    assert reserve(s, "red") == "S" and power(s, "red") == 1, "prisoners and Power go to their own Reserve"
    do(GAME, s, 2, "red bring soldier")
    assert "red trade tank reserve" in GAME.ids


@pytest.mark.rule("PW-R36")
def test_mercenaries_pay_no_penalty_and_can_take_flags() -> None:
    s = position(
        GAME, {"red": {"g8": "S"}, "green": {"g0": "T"}, "blue": {"b4": "T"}, "yellow": {"y4": "T"}}, FIVE
    )
    events = play_round(GAME, s, {1: ["red take soldier g8", "to hqg"]})
    assert holder(s, "green") == "red" and reserve(s, "red") == "T" and fallen(s) == {"green"}
    assert {event.numbers[0] for event in told(events, "penalty")} == {0, 2}
    assert reserve(s, "red") == "T" and power(s, "red") == 4


@pytest.mark.rule("PW-174", "PW-120")
def test_the_mercenary_territory_pays_while_its_flag_stands() -> None:
    s = position(GAME, {"green": {"r4": "T"}}, {"green": 1})
    play_round(GAME, s, {0: ["take tank r4", "to r1"]})
    assert power(s, "green") == 2
    s = position(GAME, {"green": {"r4": "T"}}, {"green": 1}, {"red": "blue"})
    play_round(GAME, s, {0: ["take tank r4", "to r1"]})
    assert power(s, "green") == 1


@pytest.mark.rule("PW-176", "PW-177", "PW-R37")
def test_their_flag_gives_all_they_have_and_is_not_needed_to_win() -> None:
    pieces = {
        "green": {"r8": "S"},
        "red": {"r0": "B", "reserve": "T"},
        "blue": {"b4": "T"},
        "yellow": {"y4": "T"},
    }
    s = position(GAME, pieces, {**FIVE, "red": 3})
    play_round(GAME, s, {0: ["take soldier r8", "to hqr"]})
    assert fallen(s) == {"red"} and reserve(s, "green") == "TB" and power(s, "green") == 8
    assert refused(GAME, s, "red bring tank") == "PW-176" and GAME.to_act(s) == [0, 1, 2]
    shot = position(GAME, {"green": {"g4": "M"}}, out={"red": "green"})
    do(GAME, shot, 0, "launch g4")
    assert refused(GAME, shot, "at reserve red") == "PW-176"
    s = position(GAME, {"green": {"b8": "S"}, "red": {"hqr": "T"}}, {"green": 1}, {"yellow": "green"}, 3)
    play_round(GAME, s, {0: ["take soldier b8", "to hqb"]})
    outcome = GAME.outcome(s)
    assert outcome is not None and (outcome.reason, outcome.ranks) == ("flags", [1, 2, 3])


@pytest.mark.rule("PW-004", "PW-156", "PW-166")
def test_tables_that_cannot_be() -> None:
    for seats in (1, 5, "4", True):
        with pytest.raises(OptionError, match="2 to 4") as error:
            TITLE.table(seats)
        assert error.value.rule == "PW-004"
    bad: list[tuple[int, str, object, str]] = [
        (4, "pairs", "north", "for tables with 2 seats"),
        (3, "pairs", "west", "for tables with 2 seats"),
        (2, "mercenary", "red", "for tables with 3 seats"),
        (3, "mercenary", "pink", "allowed: red or green or blue or yellow"),
        (4, "rounds", 0, "from 1 to 100"),
        (4, "rounds", 101, "from 1 to 100"),
        (4, "supply", "endless", "unlimited or box"),
        (4, "hq_power", 1, "true or false"),
        (4, "clock", 3, "there is no option clock"),
    ]
    for seats, name, value, said in bad:
        with pytest.raises(OptionError, match=said) as error:
            TITLE.table(seats, **{name: value})
        assert error.value.option == name
    assert set(TITLE.table(4).options) == set(TITLE.table(2).options) - {"pairs"}
