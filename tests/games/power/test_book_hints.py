"""What the printed hints say follows from the rules."""

from __future__ import annotations

import pytest
from tests.games.power.positions import at, play_round, position, power, reach, refused, reserve, table

GAME = table()


@pytest.mark.rule("PW-180")
def test_infantry_takes_a_flag_from_4_6_7_and_8() -> None:
    assert {n for n in range(9) if "hqg" in reach("soldier", f"g{n}")} == {4, 6, 7, 8}


@pytest.mark.rule("PW-181")
def test_a_plane_reaches_enemy_0_3_and_5_from_its_hq_and_no_further() -> None:
    foreign = {end for end in reach("fighter", "hqg") if end[0] in "byr" and end[1:].isdigit()}
    assert foreign == {"b0", "y0", "r0", "b5", "r3"}
    foreign = {end for end in reach("fighter", "hqy") if end[0] in "gbr" and end[1:].isdigit()}
    assert foreign == {"g0", "b0", "r0", "b3", "r5"}


@pytest.mark.rule("PW-182")
def test_a_ship_on_s3_has_six_sectors_and_two_islands() -> None:
    ends = reach("destroyer", "s3")
    assert len(ends) == 8 and {end for end in ends if end.startswith("i")} == {"is", "ix"}


@pytest.mark.rule("PW-183")
def test_a_regiment_in_two_rounds() -> None:
    s = GAME.start()
    planes = ["take fighter hqg", "to b0", "take fighter hqg", "to r0"]
    others = {seat: [f"take tank hq{c}", f"to {c}8"] for seat, c in ((1, "b"), (2, "y"), (3, "r"))}
    play_round(GAME, s, {0: planes, **others})
    assert power(s, "green") == 2
    play_round(GAME, s, {0: ["buy soldier", "bring soldier", "trade soldier hqg"]})
    assert at(s, "hqg") == {"green": "TTDDR"}


@pytest.mark.rule("PW-184")
def test_a_bomber_blockades_an_hq() -> None:
    s = position(GAME, {"green": {"b8": "B"}, "blue": {"hqb": "TTD", "reserve": "S"}}, {"blue": 4})
    play_round(GAME, s, {0: ["take bomber b8", "to hqb"]})
    assert at(s, "hqb") == {"green": "B"} and reserve(s, "green") == "TTD"
    play_round(GAME, s, {1: ["bring soldier"], 0: []})
    assert at(s, "hqb") == {"green": "B"} and reserve(s, "green").count("S") == 1


@pytest.mark.rule("PW-185")
def test_nine_become_thirty_by_one_order() -> None:
    game = table(4, rounds=1)
    s = position(game, {"green": {"g4": "TTT"}})
    play_round(game, s, {0: ["trade tank g4"]})
    outcome = game.outcome(s)
    assert outcome is not None and outcome.scores[0] == 30


@pytest.mark.rule("PW-186")
def test_no_tank_over_an_island_and_no_plane_over_a_lane() -> None:
    s = position(GAME, {"green": {"g0": "TS", "g1": "F", "hqg": "F"}})
    for kind, start, end, rule in (
        ("tank", "g0", "b0", "PW-033"),
        ("soldier", "g0", "b0", "PW-033"),
        ("fighter", "g1", "s1", "PW-037"),
        ("fighter", "hqg", "b2", "PW-025"),
    ):
        t = s.copy()
        GAME.apply(t, 0, GAME.ids[f"take {kind} {start}"])
        assert refused(GAME, t, f"to {end}") == rule
    assert "b2" in reach("fighter", "g1"), "by way of g0, island X and b0, not across the lane between them"


@pytest.mark.rule("PW-187")
def test_buying_and_bringing_are_two_orders() -> None:
    s = position(GAME, {"green": {"g4": "T"}}, {"green": 2})
    assert refused(GAME, s, "bring soldier") == "PW-087"
    play_round(GAME, s, {0: ["buy soldier"]})
    assert reserve(s, "green") == "S" and at(s, "hqg") == {}
