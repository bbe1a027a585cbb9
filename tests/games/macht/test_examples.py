"""The worked examples of the rulebook on the one position that fits them all."""

from __future__ import annotations

import pytest
from tests.games.macht.positions import (
    BOARD,
    asked,
    at,
    deal,
    do,
    example,
    hand_of,
    may,
    position,
    refused,
    reserves,
    score,
    stocks,
    table,
)

from equipoise.games.macht.board import SEAT_WORDS
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.rules.ending import score as total
from equipoise.games.macht.rules.strength import active_provinces, attack, defence
from equipoise.games.macht.state import Macht
from equipoise.locale import Speaker

LETTERS = {one.letter: one.id for one in BOARD.file.provinces if one.letter}
SPEAKER = Speaker()


def sums(game: MachtGame, s: Macht, who: str, province: str) -> tuple[int, int]:
    seat, place = SEAT_WORDS.index(who), BOARD.ids[province]
    return int(attack(game.table, s, seat, place)), int(defence(game.table, s, seat, place))


def test_the_letters_of_the_printed_examples() -> None:
    assert LETTERS == {
        "A": "strathclyde", "B": "elmet", "C": "lindsey", "D": "deira",
        "E": "bernicia", "F": "east_anglia", "G": "rheged", "H": "mercia",
    }  # fmt: skip


OVERTURNS = [
    ("EX1", "sword", "orange", "D", "castle", [], (4, 2), True),
    ("EX2", "sword", "orange", "B", "tent", [], (4, 4), False),
    ("EX3", "magic", "white", "F", "armour", [], (2, 1), True),
    ("EX3A", "magic", "white", "A", "tent", [], (2, 3), False),
    ("EX3G", "magic", "white", "G", "tent", [], (2, 2), False),
    ("EX4", "magic", "orange", "B", "tent", ["bonus tent"], (3, 2), True),
    ("EX4N", "magic", "orange", "B", "tent", [], (2, 2), False),
]


@pytest.mark.rule("MO-R084", "MO-R085", "MO-R086", "MO-R087", "MO-R094", "MO-Q08")
@pytest.mark.parametrize(
    ("cycle", "who", "letter", "symbol", "bonus", "expected", "legal"),
    [one[1:] for one in OVERTURNS],
    ids=[one[0] for one in OVERTURNS],
)
def test_overturn(
    cycle: str, who: str, letter: str, symbol: str, bonus: list[str], expected: tuple[int, int], legal: bool
) -> None:
    game, province = table(), LETTERS[letter]
    s = example(game, cycle=cycle, turn=who, hand={who: [f"influence {symbol}"]}, bonus={who: bonus})
    words = f"use influence {symbol} {province}"
    assert sums(game, s, who, province) == expected
    assert may(game, s, who, words) == legal
    assert refused(game, s, who, words) == ("" if legal else "MO-R086.weak")
    if not legal:
        refusal = game.explain_words(s, SEAT_WORDS.index(who), words)
        assert refusal is not None
        told = SPEAKER.tell(refusal.message)
        assert told.endswith(f"attack {expected[0]} against defence {expected[1]}.")


def test_example_one_the_white_piece_could_flee_to_two_provinces() -> None:
    game = table()
    s = example(game, hand={"orange": ["influence castle"]})
    do(game, s, "orange", "use influence castle deira")
    assert asked(game, s) == {"white": ["retreat knight elmet", "retreat knight lindsey", "retreat none"]}


@pytest.mark.rule("MO-R091")
def test_example_three_the_orange_piece_can_flee_nowhere() -> None:
    game = table()
    s = example(
        game, cycle="magic", turn="white", hand={"white": ["influence armour"]}, reserves=((0, 0), (0, 1))
    )
    before = stocks(s, "orange")
    do(game, s, "white", "use influence armour east_anglia")
    assert asked(game, s) == {"white": ["occupy", "leave"]}
    assert stocks(s, "orange") == (before[0], before[1] + 1)
    assert at(game, s, "east_anglia") == ""


@pytest.mark.rule("MO-R074", "MO-R094")
def test_example_four_bonus_and_influence_take_two_cubes() -> None:
    game = table()
    s = example(game, cycle="magic", hand={"orange": ["influence tent", "bonus tent"]}, cubes=4)
    assert refused(game, s, "orange", "use influence tent elmet") == "MO-R086.weak"
    do(game, s, "orange", "use bonus tent", "use influence tent elmet")
    assert s.cubes == 2
    do(game, s, "white", "retreat none")
    assert at(game, s, "elmet") == ""


@pytest.mark.rule("MO-R097", "MO-R099")
def test_example_five_movement_both_ways() -> None:
    game = table()
    s = example(game, turn="white", hand={"white": ["movement"]})
    do(
        game,
        s,
        "white",
        "use movement deira lindsey",
        "move mage lindsey",
        "move mage lindsey",
        "move knight deira",
    )
    assert (at(game, s, "lindsey"), at(game, s, "deira")) == ("W2k", "W2m")


@pytest.mark.rule("MO-R101", "MO-R103")
def test_example_six_over_the_sea() -> None:
    game = table()
    s = example(game, hand={"orange": ["sea_move"]})
    do(game, s, "orange", "use sea_move strathclyde east_anglia", "move knight strathclyde", "done")
    assert (at(game, s, "strathclyde"), at(game, s, "east_anglia")) == ("O1m", "O1k1m")


@pytest.mark.rule("MO-R118")
@pytest.mark.parametrize("cycle", ["magic", "sword"])
def test_example_seven_a_sea_move_recruits_one_of_each(cycle: str) -> None:
    game = table()
    s = example(game, cycle=cycle, hand={"orange": ["sea_move"]})
    before = stocks(s, "orange")
    do(game, s, "orange", "use sea_move recruit 1 knight 1 mage")
    assert reserves(s, "orange") == (1, 1)
    assert stocks(s, "orange") == (before[0] - 1, before[1] - 1)


@pytest.mark.rule("MO-R035", "MO-R037")
def test_example_eight_fewer_active_provinces_start_with_one_action() -> None:
    """2 victory points each, 2 active provinces of Orange against 4 of White."""
    game = table()
    men = {"kent": "O1k", "wessex": "O1k", "deira": "W1k", "elmet": "W1k", "gwent": "W1k", "powys": "W1k"}
    # The Magic cycle ends 0:0 and gives each a point; then knights count.
    s = position(game, men, cycle="magic", cubes=1, points=(1, 1))
    do(game, s, "orange", "recruit")
    deal(game, s, "time 3", *["show influence castle"] * 5, "show movement")
    assert score(s) == (2, 2)
    counted = [int(active_provinces(game.table, s, seat, 1)) for seat in (0, 1)]
    assert counted == [2, 4]
    assert (list(asked(game, s)), int(s.actions)) == (["orange"], 1)


@pytest.mark.rule("MO-Q01", "MO-R025", "MO-R067", "MO-R120", "MO-R121", "MO-R122")
def test_the_long_example() -> None:
    game = table()
    s = example(
        game, cubes=4, points=(2, 3), reserves=((4, 1), (2, 0)), offer=["influence castle"],
        hand={"orange": ["influence armour", "movement"]},
    )  # fmt: skip
    do(game, s, "orange", "take influence castle", "put mercia")
    assert (s.cubes, at(game, s, "mercia")) == (4, "O1k")
    do(game, s, "white", "recruit")
    assert (s.cubes, reserves(s, "white")) == (3, (2, 3))
    do(game, s, "white", "put elmet")
    assert at(game, s, "elmet") == "W1k2m"
    do(game, s, "orange", "put mercia")
    assert sums(game, s, "orange", "deira") == (4, 3)
    do(game, s, "orange", "use influence castle deira")
    assert asked(game, s)["white"] == ["retreat knight elmet", "retreat knight lindsey", "retreat none"]
    do(game, s, "white", "retreat knight lindsey")
    do(game, s, "orange", "occupy")
    assert (s.cubes, at(game, s, "lindsey"), at(game, s, "deira")) == (2, "W2k2m", "O1k")
    do(game, s, "orange", "use movement bernicia deira", *["move knight bernicia"] * 3, "done")
    assert (s.cubes, at(game, s, "deira"), at(game, s, "bernicia")) == (1, "O4k", "O1k")
    assert sums(game, s, "orange", "lindsey") == (6, 5)
    before = stocks(s, "white")
    do(game, s, "orange", "use influence armour lindsey")
    assert asked(game, s)["white"] == ["retreat knight elmet", "retreat mage elmet", "retreat none"]
    do(game, s, "white", "retreat mage elmet")
    # The other three are in the stock.
    assert stocks(s, "white") == (before[0] + 2, before[1] + 1)
    assert s.cubes == 0
    check_the_end(game, s)


def check_the_end(game: MachtGame, s: Macht) -> None:
    report = game.report(s, 0, game.ids["occupy"], 1)
    do(game, s, "orange", "occupy")
    assert SPEAKER.tell(report) == (
        "Orange occupies Lindsey with a knight. The Sword cycle ends with 4 active provinces for Orange "
        "and 0 for White; victory points 3 to 3."
    )
    assert score(s) == (3, 3)
    assert [int(active_provinces(game.table, s, seat, 1)) for seat in (0, 1)] == [4, 0]
    s.cycle = 1
    assert [total(game.table, s, seat) for seat in (0, 1)] == [7, 3]
    s.cycle = 0
    deal(game, s, "time 3", *["show influence key"] * 5, "show influence tent")
    assert (list(asked(game, s)), int(s.actions), hand_of(s, "orange")) == (["white"], 1, [])
