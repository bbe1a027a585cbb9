"""Rulebook, Achieving Empire and Example Two (EU-R55 to EU-R61)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    actor,
    do,
    home,
    left,
    may,
    position,
    refused,
    table,
    where,
    words,
)

ENGLAND = home("england", "K")
FRANCE = {"paris": "KGB"}


def fourth(**options: str) -> bool:
    """Whether England has the bonus at a table with these options and all of England held."""
    s = position(table(2, **options), {"england": ENGLAND, "france": FRANCE})
    return "bonus" in left(s)


@pytest.mark.rule("EU-R55")
def test_sole_control_of_the_own_empire_gives_a_fourth_action() -> None:
    game = table()
    s = position(game, {"england": {**ENGLAND, "london": "KGB"}, "france": FRANCE})
    assert left(s) == {"king", "general", "banker", "bonus"}
    do(game, s, "move general london midlands", "move general midlands wales")
    do(game, s, "move banker london hanover", "move king london denmark")
    assert actor(game, s) == "france", "four actions and no more"
    without = position(game, {"england": {**ENGLAND, "malta": "", "london": "KGB"}, "france": FRANCE})
    assert left(without) == {"king", "general", "banker"}


@pytest.mark.rule("EU-R56", "EU-A1")
@pytest.mark.parametrize(
    ("malta", "enemy", "occupied", "no_enemies"),
    [("K", "", True, True), ("", "", False, True), ("", "B", False, False), ("KG", "B", False, False)],
)
def test_what_sole_control_means(malta: str, enemy: str, occupied: bool, no_enemies: bool) -> None:
    pawns = {"england": {**ENGLAND, "malta": malta}, "france": {**FRANCE, "malta": enemy}}
    for reading, expected in (("occupied", occupied), ("no_enemies", no_enemies)):
        s = position(table(2, bonus=reading), pawns)
        assert ("bonus" in left(s)) == expected


@pytest.mark.rule("EU-A1", "EU-R55")
def test_on_the_first_turn_there_are_three_actions() -> None:
    pawns = {"england": {"london": "KGB", "cornwall": "KGB"}, "france": {"paris": "KGB", "normandy": "KGB"}}
    assert left(position(table(), pawns)) == {"king", "general", "banker"}
    assert "bonus" in left(position(table(2, bonus="no_enemies"), pawns))


@pytest.mark.rule("EU-R57", "EU-A4")
def test_the_fourth_action_may_be_any_of_the_three() -> None:
    game = table()
    pawns = {"england": {"london": "KGB", "hanover": "G"}, "france": {"denmark": "K", **FRANCE}}
    s = position(game, pawns, bonus=True)
    do(game, s, "move general london midlands")
    after = words(game, s)
    assert "move general midlands wales" in after
    assert "attack general hanover denmark france" in after
    assert "duplicate general hanover" in after


@pytest.mark.rule("EU-R58", "EU-A4")
def test_it_may_go_to_a_pawn_not_used_yet() -> None:
    game = table()
    s = position(game, {"england": {"london": "KGB", "hanover": "G"}, "france": FRANCE}, bonus=True)
    do(game, s, "move general london midlands", "move general hanover hesse")
    assert where(game, s, "midlands") == where(game, s, "hesse") == {"england": "G"}


@pytest.mark.rule("EU-R59")
def test_it_may_go_to_a_pawn_used_before() -> None:
    game = table()
    s = position(game, {"england": {"london": "KGB"}, "france": FRANCE}, bonus=True)
    do(game, s, "move banker london denmark", "move banker denmark mecklenburg")
    assert where(game, s, "mecklenburg") == {"england": "B"}


@pytest.mark.rule("EU-A4")
def test_at_any_point_of_the_turn() -> None:
    game = table()
    pawns = {"england": {"london": "KGB", "hanover": "G"}, "france": FRANCE}
    first = ["duplicate general hanover", "duplicate general hanover", "move king london midlands"]
    last = ["duplicate general hanover", "move king london midlands", "duplicate general hanover"]
    for order in (first, last):
        s = position(game, pawns, bonus=True)
        do(game, s, *order)
        assert left(s) == {"banker"}
        assert where(game, s, "hanover") == {"england": "GGG"}


@pytest.mark.rule("EU-R60", "EU-A2")
def test_nobody_gets_a_fifth_action() -> None:
    game = table(3)
    pawns = {
        "england": {**home("england", "G"), **home("france", "K"), "hanover": "B"},
        "france": {"castile": "KGB"},
        "germany": {"berlin": "KGB"},
    }
    s = position(game, pawns)
    assert left(s) == {"king", "general", "banker", "bonus"}
    do(game, s, "move king normandy paris", "move king brittany paris")
    do(game, s, "move general wales midlands", "move banker hanover denmark")
    assert actor(game, s) == "france"


@pytest.mark.rule("EU-A2")
def test_anothers_empire_gives_none() -> None:
    s = position(table(), {"england": {**home("france", "K"), "london": "G"}, "france": {"castile": "KGB"}})
    assert left(s) == {"king", "general", "banker"}


@pytest.mark.rule("EU-A3")
def test_tested_once_at_the_beginning_of_the_turn() -> None:
    game = table()
    s = position(game, {"england": {**ENGLAND, "london": "KGB"}, "france": FRANCE})
    do(game, s, "move king malta sicily")
    assert "bonus" in left(s), "losing control later changes nothing"
    do(game, s, "move king sicily naples")
    lacking = {**ENGLAND, "london": "KGB", "malta": "", "sicily": "K"}
    s = position(game, {"england": lacking, "france": FRANCE})
    do(game, s, "move king sicily malta")
    assert left(s) == {"general", "banker"}, "nor does gaining it"
    do(game, s, "done", "done")
    assert "bonus" in left(s)


COMBINATIONS = {
    "move+move": ["move general london hanover", "move general hanover hesse"],
    "move+duplicate": ["move general london hanover", "duplicate general hanover"],
    "duplicate+move": ["duplicate general wales", "move general wales midlands"],
    "duplicate+duplicate": ["duplicate general wales", "duplicate general wales"],
    "attack+move": ["attack general london denmark france", "move general denmark hanover"],
    "attack+duplicate": ["attack general london denmark france", "duplicate general denmark"],
    "attack+attack": ["attack general london denmark france", "attack general denmark sweden france"],
    "move+attack": ["move general london hanover", "attack general hanover denmark france"],
    "duplicate+attack": ["duplicate general wales", "attack general wales wales france"],
    "in place+duplicate": ["attack general wales wales france", "duplicate general wales"],
}


@pytest.mark.rule("EU-R61", "EU-R57", "EU-R59", "EU-A6", "EU-A8")
@pytest.mark.parametrize("pair", list(COMBINATIONS))
def test_one_pawn_may_combine_any_two_actions(pair: str) -> None:
    game = table()
    pawns = {
        "england": {"london": "KG", "wales": "G"},
        "france": {"denmark": "K", "sweden": "K", "wales": "K", **FRANCE},
    }
    if pair == "duplicate+duplicate":
        pawns["france"].pop("wales")
    s = position(game, pawns, bonus=True)
    do(game, s, *COMBINATIONS[pair])
    assert left(s) == {"king", "banker"}


@pytest.mark.rule("EU-R61", "EU-R50")
def test_the_one_exception() -> None:
    game = table()
    s = position(game, {"england": {"wales": "G"}, "france": {"wales": "K", **FRANCE}}, bonus=True)
    do(game, s, "attack general wales wales france")
    assert refused(game, s, "move general wales midlands") == "EU-R50"


@pytest.mark.rule("EU-A8")
def test_original_or_copy_may_act_and_duplicate_twice() -> None:
    game = table()
    s = position(game, {"england": {"cornwall": "G", "london": "KGB"}, "france": FRANCE}, bonus=True)
    do(game, s, "duplicate general cornwall")
    assert may(game, s, "move general cornwall normandy")
    assert may(game, s, "duplicate general cornwall")
    do(game, s, "duplicate general cornwall")
    assert where(game, s, "cornwall") == {"england": "GGG"}


def test_the_layout_of_these_tests_has_the_bonus() -> None:
    assert fourth() and fourth(bonus="no_enemies")
