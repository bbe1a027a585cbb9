"""The Serpent, and recruiting with tiles: R108 to R119."""

from __future__ import annotations

import pytest
from tests.games.macht.positions import (
    asked,
    at,
    do,
    hand_of,
    heap,
    may,
    position,
    refused,
    reserves,
    score,
    table,
)

from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.state import DISCARDS, Macht

HELD = {"orange": ["influence castle", "bonus key"], "white": ["serpent", "sea_move"]}


def threatened(game: MachtGame, cubes: int = 4, **more: object) -> Macht:
    """Orange could use tiles, White holds a Serpent."""
    more.setdefault("hand", HELD)
    return position(game, reserves=((3, 0), (2, 0)), cubes=cubes, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MO-R108", "MO-R109", "MO-R110", "MO-R111", "MO-Q17", "MO-Q18")
def test_cancelling_costs_both_tiles_and_two_cubes() -> None:
    game = table()
    s = threatened(game)
    do(game, s, "orange", "use influence castle kent")
    assert (asked(game, s), int(s.cubes), at(game, s, "kent")) == ({"white": ["cancel", "let"]}, 3, "")
    do(game, s, "white", "cancel")
    assert (int(s.cubes), at(game, s, "kent"), reserves(s, "orange")) == (2, "", (3, 0))
    assert (heap(s, int(DISCARDS)), hand_of(s, "white")) == (["influence castle", "serpent"], ["sea_move"])
    # The action goes on with the other tile.
    assert "use bonus key" in asked(game, s)["orange"] and "done" in asked(game, s)["orange"]


@pytest.mark.rule("MO-R108")
def test_letting_it_be() -> None:
    game = table()
    s = threatened(game)
    do(game, s, "orange", "use influence castle kent")
    do(game, s, "white", "let")
    assert (at(game, s, "kent"), int(s.cubes), hand_of(s, "white")) == ("O1k", 3, ["sea_move", "serpent"])


@pytest.mark.rule("MO-R112", "MO-Q16")
def test_without_another_cube_it_cannot_be_played() -> None:
    game = table()
    s = threatened(game, cubes=1)
    do(game, s, "orange", "use influence castle kent")
    assert (at(game, s, "kent"), list(asked(game, s))) == ("O1k", ["chance"])
    s = threatened(game, cubes=2)
    do(game, s, "orange", "use influence castle kent")
    assert list(asked(game, s)) == ["white"]


@pytest.mark.rule("MO-Q17", "MO-R120")
def test_the_serpents_cube_may_end_the_cycle() -> None:
    game = table()
    s = threatened(game, cubes=2)
    do(game, s, "orange", "use influence castle kent")
    do(game, s, "white", "cancel")
    assert (list(asked(game, s)), at(game, s, "kent"), score(s)) == (["chance"], "", (1, 1))


@pytest.mark.rule("MO-Q14", "MO-Q43", "MO-R110")
@pytest.mark.parametrize("option", ["all", "plain"])
def test_lightning_tiles_and_recruiting(option: str) -> None:
    game = table(serpent=option)
    s = threatened(game, offer=["victory_point"])
    do(game, s, "orange", "use bonus key recruit 1 knight 1 mage")
    assert list(asked(game, s)) == ["white"]
    s = threatened(game, offer=["victory_point"])
    do(game, s, "orange", "take victory_point")
    if option == "plain":
        assert list(asked(game, s)) == ["orange", "white"]
        return
    assert asked(game, s) == {"white": ["cancel", "let"]}
    do(game, s, "white", "cancel")
    assert (score(s), int(s.cubes), int(s.actions), list(asked(game, s))) == ((0, 0), 2, 1, ["orange"])
    assert (reserves(s, "orange"), reserves(s, "white")) == ((3, 0), (2, 0))


@pytest.mark.rule("MO-R113", "MO-R119", "MO-Q15")
def test_nothing_else_can_be_played_in_the_others_turn_and_no_serpent_meets_a_serpent() -> None:
    game = table()
    s = threatened(game, hand={"orange": ["serpent", "influence castle"], "white": ["serpent", "sea_move"]})
    assert refused(game, s, "white", "use sea_move recruit 1 knight 1 mage") == "MO-R039.other-seat"
    do(game, s, "orange", "use influence castle kent")
    assert refused(game, s, "white", "use serpent recruit 2 knight") == "MO-R108.step"
    do(game, s, "white", "cancel")
    assert list(asked(game, s)) == ["orange"]  # who is not asked whether to cancel that
    # A Serpent that recruits is a tile like any other.
    s = threatened(game, hand={"orange": ["serpent"], "white": ["serpent"]})
    do(game, s, "orange", "use serpent recruit 2 mage")
    do(game, s, "white", "cancel")
    assert (reserves(s, "orange"), heap(s, int(DISCARDS))) == ((3, 0), ["serpent", "serpent"])


@pytest.mark.rule("MO-Q44")
def test_a_player_cannot_cancel_in_the_own_turn_what_the_other_has_won() -> None:
    game = table()
    s = threatened(game, men={"kent": "O1k"}, hand={"orange": ["serpent"]}, offer=["rebellion"])
    do(game, s, "orange", "take rebellion", "bid 0")
    do(game, s, "white", "bid 1")
    assert asked(game, s) == {"white": ["remove knight kent", "done"]}


@pytest.mark.rule("MO-Q37", "MO-Q18")
def test_only_what_the_words_name_is_known_when_the_serpent_is_decided_on() -> None:
    game = table()
    s = position(game, {"kent": "O2k"}, hand={"orange": ["movement"], "white": ["serpent"]})
    do(game, s, "orange", "use movement kent wessex")
    assert (list(asked(game, s)), at(game, s, "kent")) == (["white"], "O2k")
    do(game, s, "white", "let")
    assert asked(game, s)["orange"] == ["move knight kent"]


@pytest.mark.rule("MO-R114", "MO-R115", "MO-R116", "MO-R117", "MO-R118")
@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        ("merlin", {"2 knight": (2, 0), "2 mage": (0, 2)}),
        ("serpent", {"2 knight": (2, 0), "2 mage": (0, 2)}),
        ("movement", {"1 knight 1 mage": (1, 1)}),
        ("sea_move", {"1 knight 1 mage": (1, 1)}),
        ("bonus tent", {"1 knight 1 mage": (1, 1)}),
    ],
)
def test_recruiting_with_tiles(tile: str, choices: dict[str, tuple[int, int]]) -> None:
    game = table()
    for words, gain in choices.items():
        s = position(game, hand={"orange": [tile]})
        do(game, s, "orange", f"use {tile} recruit {words}")
        assert (reserves(s, "orange"), int(s.cubes), heap(s, int(DISCARDS))) == (gain, 3, [tile])
    assert not any(words.startswith("use influence castle recruit") for words in game.words)


@pytest.mark.rule("MO-Q40", "MO-R115", "MO-Q27")
def test_alternatives_that_bring_the_same_are_one() -> None:
    game = table()
    hand = {"orange": ["merlin"]}
    s = position(game, {"kent": "O16k15m"}, hand=hand)
    assert may(game, s, "orange", "use merlin recruit 2 knight") and may(
        game, s, "orange", "use merlin recruit 2 mage"
    )
    s = position(game, {"kent": "O16k16m"}, hand=hand)
    assert may(game, s, "orange", "use merlin recruit 2 knight")
    assert refused(game, s, "orange", "use merlin recruit 2 mage") == "MO-R115.same"
    do(game, s, "orange", "use merlin recruit 2 knight")
    assert (reserves(s, "orange"), int(s.cubes)) == ((0, 0), 3)
