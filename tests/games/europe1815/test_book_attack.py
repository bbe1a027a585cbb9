"""Rulebook, Attack Action (EU-R39 to EU-R50)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.europe1815.positions import (
    CLASSES,
    LETTERS,
    actor,
    do,
    may,
    on_board,
    position,
    refused,
    table,
    targets,
    where,
    words,
)

BEATS = {"king": "banker", "general": "king", "banker": "general"}


def letter(cls: str) -> str:
    return LETTERS[CLASSES.index(cls)]


@pytest.mark.rule("EU-R39")
def test_an_attack_is_made_in_place_or_into_an_adjacent_land() -> None:
    game = table()
    pawns = {"england": {"hanover": "G"}, "france": {"hanover": "K", "denmark": "K", "paris": "K"}}
    s = position(game, pawns)
    assert words(game, s, "attack") == {
        "attack general hanover hanover france",
        "attack general hanover denmark france",
    }
    assert refused(game, s, "attack general hanover paris france") == "EU-R39"
    stay = s.copy()
    do(game, stay, "attack general hanover hanover france")
    assert where(game, stay, "hanover") == {"england": "G"}
    do(game, s, "attack general hanover denmark france")
    assert where(game, s, "denmark") == {"england": "G"}
    assert where(game, s, "hanover") == {"france": "K"}


@pytest.mark.rule("EU-R40", "EU-R41", "EU-A10")
@pytest.mark.parametrize(("english", "french"), [("", "KKK"), ("", "KGB"), ("GG", "K"), ("B", "KG")])
def test_an_attack_enters_a_full_land_and_three_stay_there(english: str, french: str) -> None:
    game = table()
    pawns = {"england": {"london": "G", "hanover": english}, "france": {"hanover": french, "paris": "K"}}
    s = position(game, pawns)
    assert refused(game, s, "move general london hanover") == "EU-R34"
    do(game, s, "attack general london hanover france")
    found = where(game, s, "hanover")
    assert sorted("".join(found.values())) == sorted(english + french.replace("K", "", 1) + "G")
    assert sum(len(pawns) for pawns in found.values()) == 3
    assert where(game, s, "london") == {}


@pytest.mark.rule("EU-R42", "EU-R43", "EU-R44", "EU-R45")
@pytest.mark.parametrize(("cls", "victim"), list(product(CLASSES, CLASSES)))
@pytest.mark.parametrize("here", ["hanover", "london"])
def test_who_eliminates_whom(cls: str, victim: str, here: str) -> None:
    game = table()
    pawns = {
        "england": {here: letter(cls), "malta": "K"},
        "france": {"hanover": letter(victim), "paris": "KGB"},
    }
    s = position(game, pawns)
    line = f"attack {cls} {here} hanover france"
    if victim == BEATS[cls]:
        do(game, s, line)
        assert where(game, s, "hanover") == {"england": letter(cls)}
    else:
        assert not may(game, s, line)
        assert refused(game, s, line) == "EU-R45"


@pytest.mark.rule("EU-R46")
def test_exactly_one_enemy_pawn_falls() -> None:
    game = table()
    s = position(
        game, {"england": {"london": "G", "malta": "K"}, "france": {"hanover": "KKK", "paris": "GB"}}
    )
    do(game, s, "attack general london hanover france")
    assert where(game, s, "hanover") == {"england": "G", "france": "KK"}
    assert on_board(game, s, "france") == {"king": 2, "general": 1, "banker": 1}


@pytest.mark.rule("EU-R46", "EU-A9")
def test_an_attack_must_eliminate() -> None:
    game = table()
    s = position(
        game, {"england": {"london": "G", "hanover": "K"}, "france": {"denmark": "GB", "paris": "K"}}
    )
    assert refused(game, s, "attack general london midlands france") == "EU-R46", "nobody is there"
    assert refused(game, s, "attack general london denmark france") == "EU-R45", "nobody it beats is there"
    assert refused(game, s, "attack general london hanover england") == "EU-R46", "an own King is no enemy"
    full = position(game, {"england": {"london": "G"}, "france": {"denmark": "GGB", "paris": "K"}})
    assert refused(game, full, "attack general london denmark france") == "EU-R45", (
        "and no way into a full land"
    )
    assert refused(game, full, "move general london denmark") == "EU-R34"


@pytest.mark.rule("EU-R47", "EU-A15")
def test_an_eliminated_pawn_can_be_used_again() -> None:
    game = table()
    kings = {
        "paris": "KKK",
        "normandy": "KKK",
        "brittany": "KKK",
        "gascony": "KKK",
        "burgundy": "KK",
        "hanover": "K",
    }
    s = position(game, {"england": {"london": "KGB"}, "france": kings}, turn="france")
    assert refused(game, s, "duplicate king burgundy") == "EU-R70", "all fifteen are out"
    do(game, s, "done", "attack general london hanover france", "done")
    assert on_board(game, s, "france")["king"] == 14
    do(game, s, "duplicate king burgundy")
    assert on_board(game, s, "france")["king"] == 15
    assert where(game, s, "burgundy") == {"france": "KKK"}


@pytest.mark.rule("EU-R48")
def test_but_only_while_its_class_is_on_the_board() -> None:
    game = table()
    s = position(game, {"england": {"london": "KGB"}, "france": {"hanover": "K", "paris": "GB"}})
    do(game, s, "attack general london hanover france", "done")
    assert actor(game, s) == "france"
    assert not {line for line in words(game, s) if " king " in line}
    assert refused(game, s, "duplicate king paris") == "EU-R54"
    two = position(game, {"england": {"london": "KGB"}, "france": {"hanover": "K", "paris": "KGB"}})
    do(game, two, "attack general london hanover france", "done", "move banker paris normandy")
    assert may(game, two, "duplicate king paris")


@pytest.mark.rule("EU-R49", "EU-A13")
def test_a_pawn_need_not_leave_to_eliminate_but_may() -> None:
    game = table()
    pawns = {"england": {"hanover": "G"}, "france": {"hanover": "K", "denmark": "K", "hesse": "K"}}
    s = position(game, pawns)
    assert targets(game, s, "attack general hanover") == {"hanover france", "denmark france", "hesse france"}


@pytest.mark.rule("EU-R50", "EU-A5")
def test_after_an_attack_in_place_it_cannot_leave_this_turn() -> None:
    game = table()
    pawns = {
        "england": {"hanover": "G", "london": "K"},
        "france": {"hanover": "KK", "denmark": "K", "paris": "KG"},
    }
    s = position(game, pawns, bonus=True)
    do(game, s, "attack general hanover hanover france")
    assert refused(game, s, "move general hanover hesse") == "EU-R50"
    assert refused(game, s, "attack general hanover denmark france") == "EU-R50"
    assert words(game, s, "move general") == set()
    assert may(game, s, "duplicate general hanover")
    assert may(game, s, "attack general hanover hanover france"), "once more in place"
    do(game, s, "done", "done")
    assert may(game, s, "move general hanover hesse"), "the ban is for this turn"


@pytest.mark.rule("EU-A6")
def test_after_a_moving_attack_it_may_go_on() -> None:
    game = table()
    pawns = {"england": {"london": "G"}, "france": {"hanover": "K", "denmark": "K", "paris": "KG"}}
    s = position(game, pawns, bonus=True)
    do(game, s, "attack general london hanover france")
    after = words(game, s)
    assert {"move general hanover hesse", "duplicate general hanover"} <= after
    assert "attack general hanover denmark france" in after


@pytest.mark.rule("EU-A7")
def test_the_ban_is_on_the_pawn_not_on_its_fellows() -> None:
    game = table()
    pawns = {"england": {"hanover": "GG"}, "france": {"hanover": "K", "denmark": "K", "paris": "KG"}}
    s = position(game, pawns, bonus=True)
    do(game, s, "attack general hanover hanover france")
    assert may(game, s, "move general hanover hesse")
    assert may(game, s, "attack general hanover denmark france")
    elsewhere = {"england": {"hanover": "G", "london": "G"}, "france": pawns["france"]}
    s = position(game, elsewhere, bonus=True)
    do(game, s, "attack general hanover hanover france")
    assert may(game, s, "move general london midlands")
    assert refused(game, s, "move general hanover hesse") == "EU-R50"
    assert may(game, s, "attack general london denmark france")


@pytest.mark.rule("EU-A8", "EU-A7")
def test_a_copy_of_a_locked_pawn_is_free() -> None:
    """Seen with the rules' own turn only through a fellow: the class has two actions in all."""
    game = table()
    pawns = {
        "england": {"hanover": "G", "london": "K"},
        "france": {"hanover": "K", "denmark": "K", "paris": "KG"},
    }
    s = position(game, pawns, bonus=True)
    do(game, s, "attack general hanover hanover france", "duplicate general hanover")
    assert where(game, s, "hanover") == {"england": "GG"}
    s.unspent = 2  # a third General action, to look at who is locked
    assert may(game, s, "move general hanover hesse")
    do(game, s, "move general hanover hesse")
    assert where(game, s, "hesse") == {"england": "G"}


@pytest.mark.rule("EU-A11", "EU-A38")
def test_the_attacker_chooses_the_owner_of_the_victim() -> None:
    game = table(3)
    pawns = {
        "england": {"london": "G"},
        "france": {"hanover": "K", "paris": "KG"},
        "germany": {"hanover": "K", "berlin": "KG"},
    }
    for victim, other in (("france", "germany"), ("germany", "france")):
        s = position(game, pawns)
        assert targets(game, s, "attack general london hanover") == {"france", "germany"}
        do(game, s, f"attack general london hanover {victim}")
        assert where(game, s, "hanover") == {"england": "G", other: "K"}


@pytest.mark.rule("EU-A12")
def test_an_attack_over_a_dotted_line() -> None:
    game = table()
    s = position(game, {"england": {"malta": "G"}, "constantinople": {"turkey": "KB"}})
    do(game, s, "attack general malta turkey constantinople")
    assert where(game, s, "turkey") == {"england": "G", "constantinople": "B"}
