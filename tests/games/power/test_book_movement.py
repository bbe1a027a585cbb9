"""How pieces move, by ground, air and ship."""

from __future__ import annotations

import pytest
from tests.games.power.positions import at, do, play_round, position, reach, refused, table, targets, words

PAIRS = [("soldier", "regiment"), ("tank", "heavy_tank"), ("fighter", "bomber"), ("destroyer", "cruiser")]


@pytest.mark.rule("PW-022")
@pytest.mark.parametrize(("small", "large"), PAIRS)
def test_group_ii_moves_like_its_kind(small: str, large: str) -> None:
    for start in ("g0", "g8", "hqg", "ix"):
        assert reach(small, start) == reach(large, start)


@pytest.mark.rule("PW-023", "PW-030", "PW-R06")
def test_soldiers_go_two_or_less() -> None:
    assert reach("soldier", "g8") == {"hqg", "g6", "g7", "g4", "g3", "g5", "g0", "g1", "g2"}
    assert "g0" not in reach("soldier", "hqg") and "g4" in reach("soldier", "hqg")
    game = table()
    s = position(game, {"green": {"g8": "S"}})
    do(game, s, 0, "take soldier g8")
    assert refused(game, s, "to g8") == "PW-030"


@pytest.mark.rule("PW-024")
def test_tanks_go_three() -> None:
    assert "g0" in reach("tank", "hqg"), "hqg-g8-g4-g0"
    assert "ix" not in reach("tank", "hqg"), "that is four"
    assert "ix" in reach("tank", "g8")


@pytest.mark.rule("PW-025", "PW-036", "PW-038")
def test_planes_go_five_over_islands() -> None:
    assert {"b0", "y0", "r0", "b5", "r3"} <= reach("fighter", "hqg")
    assert not {"b1", "y4", "hqb"} & reach("fighter", "hqg")
    assert "b8" in reach("bomber", "g0"), "g0-ix-b0-b4-b8, the island counts as one"
    assert "hqb" in reach("bomber", "g0"), "and one more"
    assert "hqb" not in reach("bomber", "g4")


@pytest.mark.rule("PW-026", "PW-039")
def test_ships_go_one() -> None:
    assert reach("destroyer", "hqg") == {"s5", "s6", "g8"}
    assert reach("cruiser", "s1") == {"g0", "g1", "g3", "b0", "b2", "b5", "in", "ix"}
    assert reach("destroyer", "in") == {"g3", "b5", "s1", "s6", "s7"}


@pytest.mark.rule("PW-031", "PW-037")
def test_neither_ground_nor_air_enters_a_lane() -> None:
    lanes = {f"s{number}" for number in range(1, 13)}
    for kind in ("soldier", "tank", "fighter", "bomber"):
        for start in ("g0", "g3", "hqg", "in"):
            assert not lanes & reach(kind, start)
    assert "take tank s1" not in table().ids and "take bomber s12" not in table().ids


@pytest.mark.rule("PW-032", "PW-033", "PW-035")
def test_ground_pieces_stop_on_islands() -> None:
    assert "ix" in reach("tank", "g0") and "b0" not in reach("tank", "g0")
    assert "b0" in reach("tank", "ix"), "in the next round it goes on"
    game = table()
    s = position(game, {"green": {"g0": "T"}})
    do(game, s, 0, "take tank g0")
    assert refused(game, s, "to b0") == "PW-033"
    do(game, s, 0, "to ix")
    assert "take tank ix" not in words(game, s), "though it went one sector of three"


@pytest.mark.rule("PW-034", "PW-R28")
def test_ground_pieces_stop_in_an_hq() -> None:
    game = table()
    s = position(game, {"green": {"b8": "T"}, "blue": {"b1": "S"}})
    do(game, s, 0, "take tank b8", "to hqb")
    assert "take tank hqb" not in words(game, s)
    fallen = position(game, {"green": {"b6": "T"}}, out={"blue": "green"})
    do(game, fallen, 0, "take tank b6")
    assert "hqb" in targets(game, fallen), "neutral now, and still a dead end"


@pytest.mark.rule("PW-040", "PW-R05", "PW-043")
def test_a_ship_never_enters_a_4_and_uses_slanted_borders() -> None:
    for start in ("g1", "g2", "g6", "g7"):
        assert "g4" not in reach("destroyer", start)
    assert "take destroyer g4" not in table().ids
    assert "hqg" in reach("cruiser", "g8") and "g8" in reach("cruiser", "hqg")
    assert (
        "in" in reach("cruiser", "g3") and "g5" in reach("cruiser", "iw") and "ix" in reach("cruiser", "g0")
    )


@pytest.mark.rule("PW-041", "PW-017")
def test_no_lane_leads_into_another() -> None:
    for number in range(1, 13):
        assert not any(end.startswith("s") for end in reach("destroyer", f"s{number}"))
    game = table()
    s = position(game, {"green": {"s1": "D"}})
    do(game, s, 0, "take destroyer s1")
    assert refused(game, s, "to s2") == "PW-041"


@pytest.mark.rule("PW-042", "PW-R04")
def test_ships_follow_the_shore_but_not_diagonally() -> None:
    assert {"g0", "g3"} <= reach("destroyer", "g1")
    assert not {"g2", "g6"} & reach("destroyer", "g1")
    assert {"g2", "g6"} <= reach("destroyer", "g1", ship_diagonals=True)
    assert "g4" not in reach("destroyer", "g1", ship_diagonals=True)


@pytest.mark.rule("PW-044", "PW-R02", "PW-019")
def test_nothing_bars_a_way() -> None:
    game = table()
    s = position(game, {"green": {"hqg": "T"}, "blue": {"g8": "CC"}, "red": {"g4": "B"}})
    do(game, s, 0, "take tank hqg")
    assert "g0" in targets(game, s)
    crowd = position(game, {"green": {"g1": "SSSSSSSSSTTTTTTTTFFFDDD"}})
    assert at(crowd, "g1") == {"green": "SSSSSSSSSTTTTTTTTFFFDDD"}


@pytest.mark.rule("PW-045", "PW-R02")
def test_two_that_change_places_do_not_meet() -> None:
    game = table()
    s = position(game, {"green": {"g0": "T"}, "blue": {"ix": "T"}})
    events = play_round(game, s, {0: ["take tank g0", "to ix"], 1: ["take tank ix", "to g0"]})
    assert at(s, "ix") == {"green": "T"} and at(s, "g0") == {"blue": "T"}
    assert not [event for event in events if event.word in ("fight", "wave")]


@pytest.mark.rule("PW-046")
def test_a_missile_never_moves() -> None:
    game = table()
    assert not [word for word in game.words if word.startswith(("take missile", "bring missile"))]
    s = position(game, {"green": {"g4": "M"}})
    assert words(game, s, beginning="take") == set() and "launch g4" in words(game, s)


@pytest.mark.rule("PW-078", "PW-082", "PW-R07")
def test_the_reserve_opens_to_the_own_hq_alone() -> None:
    game = table()
    s = position(game, {"green": {"reserve": "TB"}})
    do(game, s, 0, "bring bomber")
    assert "take bomber hqg" not in words(game, s), "and it goes no further this round"
    assert "to reserve" not in game.ids and "take tank reserve" not in game.ids
    play_round(game, s)
    assert at(s, "hqg") == {"green": "B"} and at(s, "reserve") == {"green": "T"}
