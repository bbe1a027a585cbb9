"""Penalty, ties, fights, captures and Power."""

from __future__ import annotations

import pytest
from tests.games.power.positions import (
    COLOURS,
    Pieces,
    at,
    do,
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

from equipoise.games.power.state import War

GAME = table()


def armed(pieces: Pieces) -> War:
    """Everybody has Power, so that no penalty takes a piece away."""
    return position(GAME, pieces, dict.fromkeys(COLOURS, 5))


def go(kind: str, start: str, end: str) -> list[str]:
    return [f"take {kind} {start}", f"to {end}"]


@pytest.mark.rule("PW-091", "PW-R16")
@pytest.mark.parametrize(("letter", "left"), [("S", 1), ("T", 2), ("F", 4), ("D", 9)])
def test_without_power_the_smallest_piece_pays(letter: str, left: int) -> None:
    s = position(GAME, {"green": {"g1": letter, "g3": "C"}, "blue": {"b4": "T"}})
    play_round(GAME, s, {1: go("tank", "b4", "b0")})
    assert at(s, "g1") == {} and at(s, "g3") == {"green": "C"}
    assert power(s, "green") == left, "one Power is paid, the rest is kept"


@pytest.mark.rule("PW-092", "PW-093", "PW-056")
@pytest.mark.parametrize(
    ("letter", "rest", "left"), [("R", "SS", 1), ("B", "FF", 4), ("H", "TT", 2), ("C", "DD", 9)]
)
def test_a_group_ii_piece_is_broken_into_three(letter: str, rest: str, left: int) -> None:
    s = position(GAME, {"green": {"g1": letter}, "blue": {"b4": "T"}})
    play_round(GAME, s, {1: go("tank", "b4", "b0")})
    assert at(s, "g1") == {} and reserve(s, "green") == rest and power(s, "green") == left


@pytest.mark.rule("PW-094", "PW-R17", "PW-135")
def test_missiles_and_flags_are_not_taken_and_who_has_nothing_pays_nothing() -> None:
    s = position(GAME, {"green": {"g4": "M"}, "blue": {"b4": "T"}})
    events = play_round(GAME, s, {1: go("tank", "b4", "b0")})
    assert at(s, "g4") == {"green": "M"} and power(s, "green") == 0
    assert [event.numbers[0] for event in told(events, "penalty")] == []
    assert 0 in GAME.to_act(s), "a player without pieces still plans"


@pytest.mark.rule("PW-091", "PW-066")
def test_the_owner_chooses_among_equally_small_pieces() -> None:
    pieces = {"green": {"g1": "T", "b4": "T", "reserve": "T", "g0": "B"}, "blue": {"b1": "T"}}
    s = position(GAME, pieces)
    play_round(GAME, s, {1: go("tank", "b1", "b0")})
    assert GAME.to_act(s) == [0]
    assert words(GAME, s) == {"pay reserve", "pay g1", "pay b4"}
    assert refused(GAME, s, "pay g0") == "PW-091", "a bomber is not the smallest"
    assert refused(GAME, s, "seal") == "PW-066" and refused(GAME, s, "pay g1", 1) == "PW-066"
    other = s.copy()
    settle(GAME, s, "pay b4")
    assert at(s, "b4") == {} and at(s, "g1") == {"green": "T"} and power(s, "green") == 2
    settle(GAME, other)
    assert reserve(other, "green") == "", "when time is up the Reserve pays first"


@pytest.mark.rule("PW-096", "PW-097", "PW-098", "PW-099", "PW-100")
def test_the_highest_total_takes_all_others() -> None:
    s = armed({"green": {"g0": "TT", "ix": "F"}, "blue": {"b0": "D"}, "red": {"r0": "S"}})
    sheets = {0: [*go("tank", "g0", "ix"), *go("tank", "g0", "ix")], 1: go("destroyer", "b0", "ix")}
    events = play_round(GAME, s, {**sheets, 3: go("soldier", "r0", "ix")})
    assert at(s, "ix") == {"green": "TTF"}, "11 against 10 and 2"
    assert reserve(s, "green") == "SD" and reserve(s, "blue") == ""
    (fight,) = told(events, "fight")
    assert fight.numbers[3:] == [11, 10, -1, 2]


@pytest.mark.rule("PW-101", "PW-102", "PW-103")
def test_equals_that_moved_go_back_and_the_others_stay() -> None:
    s = armed({"green": {"g0": "T"}, "blue": {"b0": "T"}})
    events = play_round(GAME, s, {0: go("tank", "g0", "ix"), 1: go("tank", "b0", "ix")})
    assert at(s, "ix") == {} and at(s, "g0") == {"green": "T"} and at(s, "b0") == {"blue": "T"}
    assert len(told(events, "wave")) == 1
    s = armed({"green": {"g0": "T"}, "blue": {"ix": "T"}})
    play_round(GAME, s, {0: go("tank", "g0", "ix")})
    assert at(s, "ix") == {"blue": "T"} and at(s, "g0") == {"green": "T"}
    s = armed({"green": {"g0": "ST", "ix": "F"}, "blue": {"b0": "D"}})
    sheets = {0: [*go("soldier", "g0", "ix"), *go("tank", "g0", "ix")], 1: go("destroyer", "b0", "ix")}
    play_round(GAME, s, sheets)
    assert at(s, "g0") == {"green": "ST"} and at(s, "ix") == {"green": "F"} and at(s, "b0") == {"blue": "D"}


@pytest.mark.rule("PW-104", "PW-111", "PW-R18")
def test_whoever_comes_back_to_an_occupied_sector_starts_a_new_conflict() -> None:
    pieces = {"green": {"g0": "T"}, "blue": {"b0": "T"}, "red": {"r0": "S", "ix": ""}, "yellow": {"g1": "S"}}
    s = armed(pieces)
    sheets = {0: go("tank", "g0", "ix"), 1: go("tank", "b0", "ix"), 2: go("soldier", "g1", "g0")}
    play_round(GAME, s, sheets)
    assert at(s, "g0") == {"green": "T"} and reserve(s, "green") == "S", "3 against 2 in g0"


@pytest.mark.rule("PW-105", "PW-106")
def test_a_second_tie_sends_the_other_one_back() -> None:
    pieces = {"green": {"g0": "T"}, "blue": {"b0": "T"}, "yellow": {"g1": "T"}}
    s = armed(pieces)
    sheets = {0: go("tank", "g0", "ix"), 1: go("tank", "b0", "ix"), 2: go("tank", "g1", "g0")}
    events = play_round(GAME, s, sheets)
    assert len(told(events, "wave")) == 2
    assert at(s, "g0") == {"green": "T"} and at(s, "g1") == {"yellow": "T"}


@pytest.mark.rule("PW-107")
def test_three_with_the_two_strongest_equal() -> None:
    s = armed({"green": {"g0": "T"}, "blue": {"b0": "T"}, "red": {"ix": "S"}})
    play_round(GAME, s, {0: go("tank", "g0", "ix"), 1: go("tank", "b0", "ix")})
    assert at(s, "ix") == {"red": "S"} and reserve(s, "red") == ""


@pytest.mark.rule("PW-108")
def test_three_with_the_two_weakest_equal() -> None:
    s = armed({"green": {"g0": "S"}, "blue": {"b0": "S"}, "red": {"r0": "T"}})
    play_round(
        GAME, s, {0: go("soldier", "g0", "ix"), 1: go("soldier", "b0", "ix"), 3: go("tank", "r0", "ix")}
    )
    assert at(s, "ix") == {"red": "T"} and reserve(s, "red") == "SS"


@pytest.mark.rule("PW-109", "PW-110", "PW-R44")
def test_four_with_the_two_strongest_equal() -> None:
    pieces = {"green": {"g0": "T"}, "blue": {"b0": "T"}, "red": {"ix": "S"}, "yellow": {"y0": "S"}}
    sheets = {0: go("tank", "g0", "ix"), 1: go("tank", "b0", "ix"), 2: go("soldier", "y0", "ix")}
    s = armed(pieces)
    events = play_round(GAME, s, sheets)
    assert at(s, "ix") == {"red": "S"} and at(s, "y0") == {"yellow": "S"}, "the others are equal as well"
    assert len(told(events, "wave")) == 2
    s = armed({**pieces, "red": {"ix": "F"}, "green": {"g0": "H"}, "blue": {"b0": "H"}})
    sheets = {0: go("heavy_tank", "g0", "ix"), 1: go("heavy_tank", "b0", "ix"), 2: go("soldier", "y0", "ix")}
    play_round(GAME, s, sheets)
    assert at(s, "ix") == {"red": "F"} and reserve(s, "red") == "S", "the other two fight"


@pytest.mark.rule("PW-112", "PW-R19", "PW-R44")
def test_equals_that_cannot_go_stand_off_and_the_weaker_settle_it_among_themselves() -> None:
    pieces = {"green": {"ix": "T"}, "blue": {"ix": "T"}, "red": {"ix": "S", "r0": ""}, "yellow": {"y0": "S"}}
    s = armed(pieces)
    events = play_round(GAME, s, {2: go("soldier", "y0", "ix")})
    assert at(s, "ix") == {"green": "T", "blue": "T", "red": "S"} and at(s, "y0") == {"yellow": "S"}
    assert told(events, "standoff")[0].numbers[1] == 0b0011
    s = armed({"green": {"ix": "F"}, "blue": {"ix": "F"}, "red": {"ix": "T"}, "yellow": {"y0": "S"}})
    play_round(GAME, s, {2: go("soldier", "y0", "ix")})
    assert at(s, "ix") == {"green": "F", "blue": "F", "red": "T"} and reserve(s, "red") == "S"


@pytest.mark.rule("PW-113", "PW-R21", "PW-115", "PW-R40", "PW-R07")
def test_a_blockaded_reserve_fights_its_way_out_or_goes_back() -> None:
    s = armed({"green": {"reserve": "T", "g4": "S"}, "blue": {"hqg": "T"}})
    play_round(GAME, s, {0: ["bring tank"]})
    assert reserve(s, "green") == "T" and at(s, "hqg") == {"blue": "T"}
    s = armed({"green": {"reserve": "TS", "g4": "S"}, "blue": {"hqg": "T"}})
    play_round(GAME, s, {0: ["bring tank", "bring soldier"]})
    assert at(s, "hqg") == {"green": "ST"} and reserve(s, "green") == "T", "together they are stronger"


@pytest.mark.rule("PW-114", "PW-R12")
def test_a_piece_made_on_the_board_does_not_step_back() -> None:
    s = armed({"green": {"ix": "TT", "g0": "T"}, "blue": {"b0": "H"}})
    orders = [*go("tank", "g0", "ix"), "trade tank ix"]
    play_round(GAME, s, {0: orders, 1: go("heavy_tank", "b0", "ix")})
    assert at(s, "ix") == {"green": "H"} and at(s, "b0") == {"blue": "H"}
    s = armed({"green": {"reserve": "TTT"}, "blue": {"hqg": "H"}})
    play_round(GAME, s, {0: ["trade tank reserve", "bring heavy_tank"]})
    assert reserve(s, "green") == "H", "one made in the Reserve has moved from there"


@pytest.mark.rule("PW-116", "PW-117", "PW-118", "PW-149")
def test_prisoners_change_colour_and_serve_from_the_next_round() -> None:
    s = armed({"green": {"g0": "S"}, "blue": {"ix": "M", "b0": "T"}})
    play_round(GAME, s, {0: go("soldier", "g0", "ix"), 1: go("tank", "b0", "b1")})
    assert at(s, "ix") == {"green": "S"} and reserve(s, "green") == "M"
    assert "launch reserve" in words(GAME, s)
    s = armed({"green": {"g0": "D"}, "blue": {"ix": "T"}})
    play_round(GAME, s, {0: go("destroyer", "g0", "ix")})
    do(GAME, s, 0, "bring tank")
    assert reserve(s, "green") == "T"


@pytest.mark.rule("PW-119", "PW-120", "PW-121", "PW-122", "PW-123", "PW-127", "PW-128", "PW-R23")
def test_power_for_each_enemy_territory() -> None:
    pieces = {"green": {"g4": "T", "b4": "TT", "b1": "S", "ix": "F", "s1": "D"}, "blue": {"b7": "T"}}
    s = position(GAME, pieces, {"green": 2})
    events = play_round(GAME, s, {0: go("tank", "g4", "g0"), 1: go("tank", "b7", "b8")})
    assert power(s, "green") == 3 and power(s, "blue") == 0
    assert [event.numbers for event in told(events, "power")] == [[0, 1]]
    # Collected after the conflicts: who is taken prisoner earns nothing.
    s = position(GAME, {"green": {"b4": "S", "g0": "S"}, "blue": {"b7": "T"}})
    play_round(GAME, s, {0: go("soldier", "g0", "g1"), 1: go("tank", "b7", "b4")})
    assert power(s, "green") == 0


@pytest.mark.rule("PW-124", "PW-R20")
def test_an_hq_pays_only_by_option() -> None:
    pieces = {"green": {"hqb": "T", "g4": "T"}, "blue": {"b4": "T"}}
    for game, gain in ((GAME, 0), (table(4, hq_power=True), 1)):
        s = position(game, pieces)
        play_round(game, s, {0: go("tank", "g4", "g0"), 1: go("tank", "b4", "b0")})
        assert power(s, "green") == gain


@pytest.mark.rule("PW-125", "PW-126", "PW-R22", "PW-R28")
def test_fallen_territories_pay_nothing_and_any_piece_occupies() -> None:
    pieces = {"green": {"b4": "M", "y0": "D", "r4": "S"}, "red": {"r4": "S"}}
    s = position(GAME, pieces, out={"yellow": "red"})
    do(GAME, s, 0, *go("destroyer", "y0", "s2"))
    play_round(GAME, s, {3: ["take soldier r4", "to r0"]})
    assert power(s, "green") == 2, "a missile in blue, a soldier in red; yellow has no flag"
    assert power(s, "red") == 0
    s = position(
        GAME, {"green": {"b0": "D", "r4": "S"}, "red": {"r4": "S", "r1": "T"}, "yellow": {"y4": "M"}}
    )
    play_round(GAME, s, {0: go("destroyer", "b0", "b1"), 3: go("tank", "r1", "r0")})
    assert at(s, "r4") == {"green": "S", "red": "S"} and power(s, "green") == 2, "in a stand-off too"
    s = position(GAME, {"green": {"b0": "D", "r4": "S", "y4": "T"}})
    play_round(GAME, s, {0: go("destroyer", "b0", "b1")})
    assert power(s, "green") == 3, "three at most"
