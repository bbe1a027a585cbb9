"""The two worked examples of the rulebook, and the eleven facts drawn from them."""

from __future__ import annotations

from typing import Callable

import pytest
from tests.games.europe1815.positions import (
    actor,
    do,
    left,
    may,
    position,
    refused,
    table,
    targets,
    where,
    words,
)

from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe

# England's and France's other set-up pawns are not in the text; they stand in far lands.
DIAGRAM = {
    "england": {"london": "KGB", "cornwall": "G", "scotland": "K", "ireland": "B"},
    "france": {"paris": "KGB", "normandy": "G", "gascony": "K", "provence": "B"},
    "germany": {"netherlands": "K", "westphalia": "B", "brunswick": "G", "berlin": "KGB"},
}


def example_one(turn: str = "england") -> tuple[EuropeGame, Europe]:
    game = table(3)
    return game, position(game, DIAGRAM, turn=turn)


def example_two() -> tuple[EuropeGame, Europe]:
    """England has the bonus in the same diagram where sole control asks for no pawns."""
    game = table(3, bonus="no_enemies")
    s = position(game, DIAGRAM)
    assert "bonus" in left(s)
    return game, s


@pytest.mark.rule("EU-R26", "EU-R30", "EU-R51", "EU-R35")
def test_example_one_move_by_move() -> None:
    game, s = example_one()
    assert may(game, s, "move general cornwall normandy"), "he could, but the Banker in Paris guards it"
    do(game, s, "duplicate general cornwall")
    assert where(game, s, "cornwall") == {"england": "GG"}
    assert may(game, s, "attack king london netherlands germany") is False
    do(game, s, "move king london netherlands")
    assert where(game, s, "netherlands") == {"england": "K", "germany": "K"}, (
        "Kings do not eliminate each other"
    )
    do(game, s, "move banker london denmark")
    assert actor(game, s) == "france", "a King, a Banker and a General Action: the turn is over"
    do(game, s, "done")
    assert {"move general brunswick hanover", "move general brunswick hesse"} <= words(game, s)
    do(game, s, "done")
    assert may(game, s, "attack king netherlands westphalia germany"), "Germany could lose Westphalia"
    assert may(game, s, "duplicate banker denmark")
    assert targets(game, s, "move general cornwall") == {"london", "midlands", "normandy"}, (
        "London has room now"
    )


@pytest.mark.rule("EU-R61")
def test_example_two_move_by_move() -> None:
    game, s = example_two()
    do(game, s, "attack general london netherlands germany")
    assert where(game, s, "netherlands") == {"england": "G"}
    do(game, s, "move king london netherlands", "attack king netherlands westphalia germany")
    assert where(game, s, "westphalia") == {"england": "K"}
    assert left(s) == {"banker"}, "the fourth action went to the King"
    do(game, s, "move banker london denmark")
    assert actor(game, s) == "france"


def x1() -> None:
    game, s = example_one()
    assert left(s) == {"king", "general", "banker"}
    assert refused(game, s, "move king london paris") == "EU-R33"


def x2() -> None:
    game, s = example_one()
    near = {"cornwall", "midlands", "netherlands", "hanover", "denmark"}
    for cls in ("king", "general", "banker"):
        assert targets(game, s, f"move {cls} london") == near
    assert targets(game, s, "move general cornwall") == {"midlands", "normandy"}
    assert refused(game, s, "move general cornwall london") == "EU-R34"


def x3() -> None:
    game, s = example_one()
    assert refused(game, s, "attack general cornwall normandy france") == "EU-R45"
    do(game, s, "move general cornwall normandy", "done")
    assert where(game, s, "normandy") == {"england": "G", "france": "G"}
    do(game, s, "attack banker paris normandy england")
    assert where(game, s, "normandy") == {"france": "GB"}


def x4() -> None:
    game, s = example_one()
    attack = s.copy()
    do(game, attack, "attack general london netherlands germany")
    assert where(game, attack, "netherlands") == {"england": "G"}
    assert refused(game, s, "attack king london netherlands germany") == "EU-R45"
    do(game, s, "move king london netherlands")
    assert where(game, s, "netherlands") == {"england": "K", "germany": "K"}


def x5() -> None:
    game, s = example_one()
    do(game, s, "move king london netherlands", "done", "done", "done")
    do(game, s, "attack king netherlands westphalia germany")
    assert where(game, s, "westphalia") == {"england": "K"}
    assert where(game, s, "netherlands") == {"germany": "K"}


def x6() -> None:
    game, s = example_one()
    do(game, s, "move banker london denmark", "done", "done", "done", "duplicate banker denmark")
    assert where(game, s, "denmark") == {"england": "BB"}


def x7() -> None:
    game, s = example_two()
    do(game, s, "move banker london denmark")
    for line, land, pawns in (
        ("move banker denmark mecklenburg", "mecklenburg", "B"),
        ("duplicate banker denmark", "denmark", "BB"),
    ):
        after = s.copy()
        do(game, after, line)
        assert where(game, after, land) == {"england": pawns}
    game, s = example_one()
    do(game, s, "move banker london denmark")
    assert refused(game, s, "move banker denmark mecklenburg") == "EU-R26", "not without the bonus"


def x8() -> None:
    game, s = example_two()
    do(game, s, "duplicate general cornwall")
    assert targets(game, s, "move general cornwall") == {"midlands", "normandy"}
    moved = s.copy()
    do(game, moved, "move general cornwall normandy")
    assert where(game, moved, "cornwall") == {"england": "G"}
    do(game, s, "duplicate general cornwall")
    assert where(game, s, "cornwall") == {"england": "GGG"}


def x9() -> None:
    game, s = example_two()
    do(game, s, "attack general london netherlands germany")
    exits = {"normandy", "rhineland", "westphalia", "hanover", "london"}
    assert targets(game, s, "move general netherlands") == exits
    do(game, s, "duplicate general netherlands")
    assert where(game, s, "netherlands") == {"england": "GG"}


def x10() -> None:
    game, s = example_two()
    do(game, s, "attack general london netherlands germany", "move king london netherlands")
    do(game, s, "attack king netherlands westphalia germany")
    assert "germany" not in where(game, s, "netherlands") | where(game, s, "westphalia")


def x11() -> None:
    game, s = example_one(turn="germany")
    assert {"hanover", "hesse"} <= targets(game, s, "move general brunswick")
    assert refused(game, s, "move general brunswick westphalia") == "EU-R33"


FACTS = [x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11]


@pytest.mark.rule("EU-R26", "EU-R33", "EU-R34", "EU-R38", "EU-R42", "EU-R43", "EU-R44", "EU-R45", "EU-R61")
@pytest.mark.parametrize("fact", FACTS, ids=[fact.__name__.upper() for fact in FACTS])
def test_fact_of_the_examples(fact: Callable[[], None]) -> None:
    fact()
