"""Movement and Sea move: R097 to R106."""

from __future__ import annotations

import pytest
from tests.games.macht.positions import BOARD, asked, at, do, may, position, refused, table

MOVE = {"orange": ["movement"]}
SAIL = {"orange": ["sea_move"]}


@pytest.mark.rule("MO-R097", "MO-R099", "MO-Q12", "MO-Q38")
def test_pieces_of_each_kind_go_one_way_until_nothing_can_move() -> None:
    game = table()
    s = position(game, {"kent": "O2k1m", "wessex": "O1m"}, hand=MOVE)
    do(game, s, "orange", "use movement kent wessex")
    assert asked(game, s)["orange"] == ["move knight kent", "move mage kent", "move mage wessex"]
    assert refused(game, s, "orange", "done") == "MO-R097.first"
    do(game, s, "orange", "move knight kent", "move mage wessex")
    assert refused(game, s, "orange", "move knight wessex") == "MO-R097.back"
    assert refused(game, s, "orange", "move mage kent") == "MO-R097.back"
    assert refused(game, s, "orange", "move mage wessex") == "MO-R097.nobody"
    assert refused(game, s, "orange", "move knight elmet") == "MO-R097.outside"
    assert asked(game, s)["orange"] == ["move knight kent", "done"]
    do(game, s, "orange", "move knight kent")
    # Nothing can move any more: no `done` is asked for.
    assert (at(game, s, "kent"), at(game, s, "wessex"), may(game, s, "orange", "recruit")) == (
        "O2m",
        "O2k",
        True,
    )


@pytest.mark.rule("MO-R097", "MO-Q12", "MO-Q27")
@pytest.mark.parametrize(
    ("men", "case"),
    [
        ({"kent": "O1k"}, ""),
        ({"wessex": "O1m"}, ""),
        ({"kent": "O1k", "wessex": "W1k"}, "MO-R097.enemy"),
        ({"kent": "W1k"}, "MO-R097.enemy"),
        ({"elmet": "O1k"}, "MO-R097.nobody-there"),
    ],
)
def test_between_neighbours_that_are_empty_or_own(men: dict[str, str], case: str) -> None:
    game = table()
    s = position(game, men, hand=MOVE)
    assert refused(game, s, "orange", "use movement kent wessex") == case


@pytest.mark.rule("MO-R098")
def test_neighbours_of_a_movement_follow_the_cycle() -> None:
    game = table()
    s = position(game, {"kent": "O1k"}, hand=MOVE)
    assert refused(game, s, "orange", "use movement gwent kent") == "MO-R098.sword"
    s = position(game, {"kent": "O1k"}, hand=MOVE, cycle="magic")
    assert may(game, s, "orange", "use movement gwent kent")
    assert refused(game, s, "orange", "use movement kent wessex") == "MO-R098.magic"


@pytest.mark.rule("MO-R100", "MO-Q04")
def test_a_province_may_be_left_empty_and_any_number_may_come_together() -> None:
    game = table()
    s = position(game, {"kent": "O4k", "wessex": "O3k1m"}, hand=MOVE)
    do(game, s, "orange", "use movement kent wessex", *["move knight kent"] * 4)
    # The mage could still go to Kent.
    do(game, s, "orange", "done")
    assert (at(game, s, "kent"), at(game, s, "wessex")) == ("", "O7k1m")


@pytest.mark.rule("MO-R101", "MO-R102", "MO-R103", "MO-R104", "MO-R105", "MO-Q13")
@pytest.mark.parametrize("cycle", ["sword", "magic"])
def test_over_the_sea_in_one_direction(cycle: str) -> None:
    game = table()
    s = position(
        game, {"strathclyde": "O1k1m", "kent": "O1m", "elmet": "O1k", "deira": "W1k"}, hand=SAIL, cycle=cycle
    )
    assert refused(game, s, "orange", "use sea_move elmet kent") == "MO-R101.inland"
    assert refused(game, s, "orange", "use sea_move kent mercia") == "MO-R101.inland"
    assert refused(game, s, "orange", "use sea_move wessex kent") == "MO-R101.not-own"
    assert refused(game, s, "orange", "use sea_move kent deira") == "MO-R102.enemy"
    do(game, s, "orange", "use sea_move strathclyde kent")
    assert asked(game, s)["orange"] == ["move knight strathclyde", "move mage strathclyde"]
    assert refused(game, s, "orange", "done") == "MO-R101.first"
    assert refused(game, s, "orange", "move mage kent") == "MO-R104.destination"
    assert refused(game, s, "orange", "move mage elmet") == "MO-R101.outside"
    do(game, s, "orange", "move knight strathclyde")
    assert refused(game, s, "orange", "move knight strathclyde") == "MO-R101.nobody"
    do(game, s, "orange", "move mage strathclyde")
    # The origin is empty: it is over by itself.
    assert (at(game, s, "strathclyde"), at(game, s, "kent")) == ("", "O1k2m")
    assert may(game, s, "orange", "recruit")


@pytest.mark.rule("MO-Q13")
def test_from_every_coast_to_every_other() -> None:
    game = table()
    s = position(game, {"gwynedd": "O1k"}, hand=SAIL)
    coast = [one.id for one in BOARD.file.provinces if one.coastal]
    words = [one for one in asked(game, s)["orange"] if one.startswith("use sea_move gwynedd")]
    assert words == [f"use sea_move gwynedd {other}" for other in coast if other != "gwynedd"]
    assert len(coast) == 12


@pytest.mark.rule("MO-R106")
def test_no_other_words_move_pieces_on_the_map() -> None:
    """Who stands where changes between provinces only by `move` and `retreat`: no other word names a way."""
    moving = {words.split()[0] for words in table().words if words.split()[0] in ("move", "retreat")}
    assert moving == {"move", "retreat"}
    game = table()
    s = position(game, {"kent": "O1k", "wessex": "O1k"})
    assert asked(game, s) == {"orange": ["recruit"]}
