"""Exchanges, sheets and how they are read."""

from __future__ import annotations

import pytest
from tests.games.power.positions import (
    at,
    do,
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


@pytest.mark.rule("PW-047", "PW-048", "PW-049", "PW-055", "PW-R09")
def test_power_buys_group_i_at_its_price() -> None:
    game = table()
    for kind, price, letter in (
        ("soldier", 2, "S"),
        ("tank", 3, "T"),
        ("fighter", 5, "F"),
        ("destroyer", 10, "D"),
    ):
        s = position(game, {"green": {"g4": "T"}}, {"green": price})
        do(game, s, 0, f"buy {kind}")
        play_round(game, s)
        assert reserve(s, "green") == letter and power(s, "green") == 0
        poor = position(game, {"green": {"g4": "T"}}, {"green": price - 1})
        assert refused(game, poor, f"buy {kind}") == "PW-047"
    assert "buy regiment" not in game.ids


@pytest.mark.rule("PW-050", "PW-051", "PW-053", "PW-052", "PW-054", "PW-R08")
def test_three_of_a_kind_on_one_sector_become_one() -> None:
    game = table()
    s = position(game, {"green": {"g4": "TTT", "g1": "TTF", "reserve": "FFF"}})
    assert words(game, s, beginning="trade") == {"trade tank g4", "trade fighter reserve"}
    assert refused(game, s, "trade tank g1") == "PW-051"
    play_round(game, s, {0: ["trade tank g4", "trade fighter reserve"]})
    assert at(s, "g4") == {"green": "H"} and reserve(s, "green") == "B"


@pytest.mark.rule("PW-056")
def test_group_ii_is_not_broken_by_choice() -> None:
    game = table()
    s = position(game, {"green": {"g4": "HRBT"}})
    assert words(game, s) == {
        "seal", "take heavy_tank g4", "take regiment g4", "take bomber g4", "take tank g4",
    }  # fmt: skip


@pytest.mark.rule("PW-068", "PW-070")
def test_at_most_five_orders() -> None:
    game = table()
    s = position(game, {"green": {"g4": "TTTTTT"}})
    for end in ("g0", "g1", "g2", "g3"):
        do(game, s, 0, "take tank g4", f"to {end}")
    do(game, s, 0, "take tank g4", "to g5")
    assert words(game, s) == {"seal", "clear"}
    assert refused(game, s, "take tank g4") == "PW-068"


@pytest.mark.rule("PW-069", "PW-089", "PW-090", "PW-R54", "PW-073", "PW-074")
def test_sealing_an_empty_sheet_is_allowed_and_costs() -> None:
    game = table()
    s = position(game, {"green": {"g4": "T"}, "blue": {"b4": "T"}}, {"green": 4, "blue": 4})
    do(game, s, 0, "take tank g4")
    do(game, s, 1, "take tank b4", "to b0")
    events = play_round(game, s)
    assert power(s, "green") == 3, "an unfinished order does not exist"
    assert power(s, "blue") == 4 and at(s, "g4") == {"green": "T"}
    assert [event.numbers[0] for event in told(events, "penalty")] == [0]
    assert told(events, "done")[0].numbers[0] == 1 and len(told(events, "done")) == 1
    game = table(4, sheets="written")
    s = position(game, {"green": {"g4": "T"}}, {"green": 4})
    events = play_round(game, s, {0: ["take bomber g4", "to g0"]})
    assert lost(events) == ["PW-087"] and power(s, "green") == 3


@pytest.mark.rule("PW-067", "PW-R54", "PW-074")
def test_a_sheet_can_be_torn_up_three_times() -> None:
    game = table()
    s = game.start()
    assert refused(game, s, "clear") == "PW-074"
    for _ in range(3):
        do(game, s, 0, "take tank hqg", "to g8", "clear")
        assert refused(game, s, "clear") == "PW-074"
    do(game, s, 0, "take tank hqg")
    assert refused(game, s, "clear") == "PW-067"
    do(game, s, 0, "seal")
    assert refused(game, s, "clear") == "PW-073" and refused(game, s, "take tank hqg") == "PW-073"


@pytest.mark.rule("PW-072")
def test_an_order_is_finished_before_the_next() -> None:
    game = table()
    s = game.start()
    assert refused(game, s, "to g8") == "PW-072"
    do(game, s, 0, "take tank hqg")
    assert refused(game, s, "take soldier hqg") == "PW-072"
    assert refused(game, s, "at g8") == "PW-072" and refused(game, s, "done") == "PW-072"
    assert words(game, s) == {"seal", "clear", *[f"to g{n}" for n in (0, 1, 2, 3, 4, 5, 6, 7, 8)]}


@pytest.mark.rule("PW-075", "PW-R10")
def test_a_piece_moves_once_a_round() -> None:
    game = table()
    s = position(game, {"green": {"g4": "T", "g8": "T"}})
    do(game, s, 0, "take tank g8", "to g4")
    do(game, s, 0, "take tank g4", "to g0")  # the one that has not moved
    assert refused(game, s, "take tank g4") == "PW-075"
    play_round(game, s)
    assert at(s, "g0") == {"green": "T"} and at(s, "g4") == {"green": "T"}


@pytest.mark.rule("PW-076", "PW-077", "PW-R12")
def test_moved_then_traded_but_not_traded_then_moved() -> None:
    game = table()
    s = position(game, {"green": {"g4": "FF", "g8": "F"}})
    do(game, s, 0, "take fighter g8", "to g4", "trade fighter g4")
    assert refused(game, s, "take bomber g4") == "PW-077"
    play_round(game, s)
    assert at(s, "g4") == {"green": "B"}
    assert "take bomber g4" in words(game, s), "in the next round"


@pytest.mark.rule("PW-079", "PW-080", "PW-081")
def test_bought_traded_and_brought_in_one_round() -> None:
    game = table()
    s = position(game, {"green": {"reserve": "SS"}}, {"green": 2})
    play_round(game, s, {0: ["buy soldier", "trade soldier reserve", "bring regiment"]})
    assert at(s, "hqg") == {"green": "R"} and reserve(s, "green") == "" and power(s, "green") == 0


@pytest.mark.rule("PW-084", "PW-086", "PW-063", "PW-137", "PW-061", "PW-062")
def test_sheets_are_read_from_the_arbiter_clockwise() -> None:
    game = table()
    s = position(
        game,
        {c: {f"{c[0]}4": "T"} for c in ("green", "blue", "red")},
        out={"yellow": "red"},
        round=3,
        arbiter=1,
    )
    sheets = {0: ["take tank g4", "to g0"], 1: ["take tank b4", "to b0"], 3: ["take tank r4", "to r0"]}
    events = play_round(game, s, sheets)
    assert told(events, "sheets")[0].numbers == [1, 3, 0]
    assert [event.numbers[0] for event in told(events, "done")] == [1, 3, 0]
    assert told(events, "round")[0].numbers == [4, 3, 0], "the arbiter's left neighbour, yellow is out"
    assert [int(code) >> 23 & 3 for code in s.sheets[::2]] == [1, 3, 0], "and everybody can look at them"


@pytest.mark.rule("PW-085", "PW-087")
def test_rows_are_carried_out_from_top_to_bottom() -> None:
    game = table(4, sheets="written")
    pieces = {"green": {"g4": "FF", "g8": "F"}}
    first = position(game, pieces)
    events = play_round(game, first, {0: ["take fighter g8", "to g4", "trade fighter g4"]})
    assert lost(events) == [] and at(first, "g4") == {"green": "B"}
    second = position(game, pieces)
    events = play_round(game, second, {0: ["trade fighter g4", "take fighter g8", "to g4"]})
    assert lost(events) == ["PW-051"] and at(second, "g4") == {"green": "FFF"}


@pytest.mark.rule("PW-088", "PW-R55", "PW-083")
def test_what_proves_illegal_is_lost_on_written_sheets_only() -> None:
    written = table(4, sheets="written")
    s = position(written, {"green": {"hqg": "T", "g4": "T"}})
    events = play_round(
        written, s, {0: ["take tank hqg", "to ix", "take tank g4", "to g0", "take heavy_tank g4", "to g1"]}
    )
    assert lost(events) == ["PW-024", "PW-087"]
    assert at(s, "hqg") == {"green": "T"} and at(s, "g0") == {"green": "T"}
    guided = table()
    s = position(guided, {"green": {"hqg": "T"}})
    do(guided, s, 0, "take tank hqg")
    assert refused(guided, s, "to ix") == "PW-024"


@pytest.mark.rule("PW-006", "PW-066")
def test_all_plan_at_the_same_time_and_nothing_happens_before_the_last_seal() -> None:
    game = table()
    s = game.start()
    assert game.to_act(s) == [0, 1, 2, 3]
    do(game, s, 2, "take tank hqy", "to y8", "seal")
    do(game, s, 0, "take tank hqg", "to g8", "seal")
    assert game.to_act(s) == [1, 3] and at(s, "y8") == {} and at(s, "g8") == {}
    do(game, s, 3, "seal")
    do(game, s, 1, "seal")
    assert at(s, "y8") == {"yellow": "T"} and game.to_act(s) == [0, 1, 2, 3] and s.round == 2


@pytest.mark.rule("PW-R45", "PW-R12")
def test_an_exchange_spends_moved_pieces_first() -> None:
    game = table()
    s = position(game, {"green": {"ix": "TT", "g0": "T", "b0": "T"}, "blue": {"b1": "T"}})
    do(game, s, 0, "take tank b0", "to ix", "take tank g0", "to ix", "trade tank ix")
    play_round(game, s, {1: ["take tank b1", "to b2"]})
    assert at(s, "ix") == {"green": "TH"}, "the tank that stood there is left"
    # Four come: those from g0, b0 and y0 are spent, whatever the order of the rows; r0's is left to go back.
    pieces = {"green": dict.fromkeys(("g0", "b0", "y0", "r0"), "T"), "blue": {"b1": "TH"}}
    for starts in (("r0", "y0", "b0", "g0"), ("g0", "r0", "b0", "y0")):
        s = position(game, pieces)
        moves = [word for start in starts for word in (f"take tank {start}", "to ix")]
        blue = ["take tank b1", "to ix", "take heavy_tank b1", "to ix"]
        play_round(game, s, {0: [*moves, "trade tank ix"], 1: blue})
        assert at(s, "ix") == {"green": "H"} and at(s, "r0") == {"green": "T"}
        assert at(s, "b1") == {"blue": "TH"}


@pytest.mark.rule("PW-007", "PW-R29", "PW-R52")
def test_the_box_limits_what_can_be_made_only_by_option() -> None:
    nine = {"green": {"g4": "SSSSSSSSS", "g1": "TTTTTT", "g0": "HHH"}}
    free, box = table(), table(4, supply="box")
    s = position(free, nine, {"green": 9})
    assert {"buy soldier", "buy tank", "trade tank g1"} <= words(free, s)
    s = position(box, nine, {"green": 9})
    assert refused(box, s, "buy soldier") == "PW-007" and refused(box, s, "buy tank") == "PW-007"
    assert refused(box, s, "trade tank g1") == "PW-007"
    assert "trade soldier g4" in words(box, s), "three soldiers always give a regiment"
    assert "buy fighter" in words(box, s)
    s = position(box, {"green": {"b0": "SSSSSSSSH"}, "blue": {"b4": "SR"}}, {"green": 1})
    events = play_round(box, s, {1: ["take soldier b4", "to b0", "take regiment b4", "to b0"]})
    assert reserve(s, "green") == "S", "one figure is spare: no regiment, then the soldier"
    assert len(told(events, "spare")[0].pieces) == 1
    s = position(box, {"green": {"b0": "SSSSSSH"}, "blue": {"b4": "SR"}}, {"green": 1})
    play_round(box, s, {1: ["take soldier b4", "to b0", "take regiment b4", "to b0"]})
    assert reserve(s, "green") == "R", "with three spare figures the dearest comes first"
    rich = position(
        box, {"green": {"b0": "T", "y0": "T"}, "blue": {"b4": "T"}, "yellow": {"y4": "T"}}, {"green": 10}
    )
    play_round(box, rich, {0: ["take tank b0", "to b1"]})
    assert power(rich, "green") == 10, "Power beyond ten lapses"
