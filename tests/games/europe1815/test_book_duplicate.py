"""Rulebook, Duplicate Action and Eliminated Pawns (EU-R51 to EU-R54)."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import (
    CLASSES,
    actor,
    do,
    left,
    may,
    on_board,
    position,
    refused,
    table,
    where,
    words,
)

FRANCE = {"paris": "KGB"}


@pytest.mark.rule("EU-R51")
@pytest.mark.parametrize(("cls", "letter"), [("king", "K"), ("general", "G"), ("banker", "B")])
def test_a_pawn_duplicates_itself_where_it_stands(cls: str, letter: str) -> None:
    game = table()
    s = position(game, {"england": {"denmark": letter, "london": "KG"}, "france": FRANCE})
    before = on_board(game, s, "england")[cls]
    do(game, s, f"duplicate {cls} denmark")
    assert where(game, s, "denmark") == {"england": letter * 2}
    assert on_board(game, s, "england")[cls] == before + 1
    assert refused(game, s, "duplicate banker london") in ("EU-R28", "EU-R54", "EU-R26"), "no Banker is there"


@pytest.mark.rule("EU-R51")
def test_only_into_its_own_land_and_its_own_class() -> None:
    game = table()
    s = position(game, {"england": {"denmark": "B", "london": "KG"}, "france": FRANCE})
    assert words(game, s, "duplicate") == {
        "duplicate banker denmark",
        "duplicate king london",
        "duplicate general london",
    }
    assert refused(game, s, "duplicate banker london") == "EU-R28"


@pytest.mark.rule("EU-R52")
@pytest.mark.parametrize(
    ("english", "french", "free"),
    [
        ("B", "", True),
        ("BK", "", True),
        ("B", "K", True),
        ("BKG", "", False),
        ("B", "KG", False),
        ("BB", "K", False),
    ],
)
def test_never_above_three(english: str, french: str, free: bool) -> None:
    game = table()
    s = position(game, {"england": {"denmark": english}, "france": {**FRANCE, "denmark": french}})
    if free:
        assert may(game, s, "duplicate banker denmark")
    else:
        assert refused(game, s, "duplicate banker denmark") == "EU-R52"
        assert not may(game, s, "duplicate banker denmark")


@pytest.mark.rule("EU-R53", "EU-A16")
@pytest.mark.parametrize("cls", CLASSES)
def test_a_lost_class_does_not_come_back(cls: str) -> None:
    game = table()
    rest = {"king": "GB", "general": "KB", "banker": "KG"}[cls]
    s = position(game, {"england": {"london": rest}, "france": FRANCE})
    for land in ("london", "cornwall"):
        assert refused(game, s, f"respawn {cls} {land}") == "EU-R53"
    assert not words(game, s, "respawn")
    assert not {line for line in words(game, s) if f" {cls} " in line}


@pytest.mark.rule("EU-R54", "EU-A16")
def test_a_lost_class_has_no_action_and_the_bonus_cannot_use_it() -> None:
    game = table()
    s = position(game, {"england": {"london": "GB"}, "france": FRANCE}, bonus=True)
    assert left(s) == {"king", "general", "banker", "bonus"}
    for line in ("move king london midlands", "duplicate king london", "attack king london hanover france"):
        assert refused(game, s, line) == "EU-R54"
    do(game, s, "move general london midlands", "move general midlands wales", "move banker london midlands")
    assert actor(game, s) == "france", "the King action could not be used, so nothing was left"


@pytest.mark.rule("EU-A16", "EU-R53")
def test_a_class_is_lost_with_its_last_pawn_for_the_rest_of_the_game() -> None:
    game = table()
    s = position(game, {"england": {"london": "G"}, "france": {"hanover": "KG", "paris": "GB"}})
    do(game, s, "attack general london hanover france")
    for _ in range(6):
        if actor(game, s) == "france":
            assert refused(game, s, "duplicate king paris") == "EU-R54"
            assert refused(game, s, "respawn king paris") == "EU-R53"
        do(game, s, "done")
