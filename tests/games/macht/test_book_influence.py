"""Influence tiles, Bonus and Merlin: R078 to R096, R107."""

from __future__ import annotations

import pytest
from tests.games.macht.positions import (
    BOARD,
    asked,
    at,
    do,
    hand_of,
    heap,
    may,
    position,
    refused,
    reserves,
    stocks,
    table,
)

from equipoise.games.macht.rules.strength import attack, defence
from equipoise.games.macht.state import DISCARDS, PLAYED

AROUND_KENT = {"kent": "W1m", "east_anglia": "O2k", "wessex": "O1k"}  # castle, armour, key


@pytest.mark.rule("MO-R078", "MO-R079")
def test_only_where_the_symbol_lies() -> None:
    game = table()
    s = position(game, reserves=((1, 0), (0, 0)), hand={"orange": ["influence castle"]})
    assert refused(game, s, "orange", "use influence castle elmet") == "MO-R078.symbol"
    uses = [words for words in asked(game, s)["orange"] if words.startswith("use")]
    assert uses == [f"use influence castle {p}" for p in ("deira", "gwent", "kent", "mercia", "powys")]


@pytest.mark.rule("MO-R080", "MO-R081", "MO-R082")
@pytest.mark.parametrize("there", ["", "O1m", "O4k", "O3k3m"])
def test_reinforcing_an_empty_or_own_province_whoever_stands_there(there: str) -> None:
    game = table()
    s = position(
        game,
        {"kent": there} if there else {},
        reserves=((2, 1), (0, 0)),
        hand={"orange": ["influence castle"]},
    )
    before = stocks(s, "orange")
    do(game, s, "orange", "use influence castle kent")
    assert (reserves(s, "orange"), stocks(s, "orange")) == ((1, 1), before)
    assert at(game, s, "kent").startswith("O")


@pytest.mark.rule("MO-R080", "MO-Q03", "MO-Q27")
def test_reinforcing_needs_a_piece_that_may_be_placed() -> None:
    tiles = {"orange": ["influence castle", "merlin"]}
    game = table()
    s = position(game, reserves=((0, 3), (0, 0)), hand=tiles)
    assert refused(game, s, "orange", "use influence castle kent") == "MO-R080.reserve"
    assert refused(game, s, "orange", "use merlin kent") == "MO-R080.reserve"
    game = table(reinforce="any")
    s = position(game, reserves=((0, 3), (0, 0)), hand=tiles)
    do(game, s, "orange", "use influence castle kent")
    assert at(game, s, "kent") == "O1m"
    s = position(game, reserves=((2, 3), (0, 0)), hand=tiles)
    do(game, s, "orange", "use merlin kent")
    assert asked(game, s) == {"orange": ["place knight", "place mage"]}
    do(game, s, "orange", "place mage")
    assert at(game, s, "kent") == "O1m"
    s = position(game, hand=tiles)
    assert refused(game, s, "orange", "use influence castle kent") == "MO-R080.empty"


@pytest.mark.rule("MO-R083", "MO-R084", "MO-R085", "MO-R086", "MO-Q07")
def test_overturning_compares_active_neighbours_with_all_defenders() -> None:
    game = table()
    hand = {"orange": ["influence castle"]}
    s = position(game, AROUND_KENT, hand=hand)
    assert (attack(game.table, s, 0, BOARD.ids["kent"]), defence(game.table, s, 0, BOARD.ids["kent"])) == (
        3,
        1,
    )
    assert may(game, s, "orange", "use influence castle kent")
    # Passive neighbours help neither side; active ones of the defender do.
    s = position(game, {**AROUND_KENT, "kent": "W1k1m", "calchfynydd": "W1k5m"}, hand=hand)
    assert refused(game, s, "orange", "use influence castle kent") == "MO-R086.weak"
    s = position(game, {**AROUND_KENT, "kent": "W1k1m", "calchfynydd": "W5m"}, hand=hand)
    assert may(game, s, "orange", "use influence castle kent")
    s = position(game, {"kent": "W1m", "east_anglia": "O1k9m"}, hand=hand)
    assert refused(game, s, "orange", "use influence castle kent") == "MO-R086.weak"


@pytest.mark.rule("MO-R088", "MO-R089", "MO-R090", "MO-Q05", "MO-Q06", "MO-Q45")
def test_the_defender_chooses_who_retreats_and_where() -> None:
    game = table()
    men = {"kent": "W1k2m", "east_anglia": "O5k", "wessex": "W1m", "deira": "O1k"}
    s = position(game, men, hand={"orange": ["influence castle"]}, reserves=((1, 0), (0, 0)))
    before = stocks(s, "white")
    do(game, s, "orange", "use influence castle kent")
    assert at(game, s, "kent") == "W1k2m"
    assert asked(game, s)["white"] == [
        "retreat knight calchfynydd", "retreat knight wessex", "retreat mage calchfynydd",
        "retreat mage wessex", "retreat none",
    ]  # fmt: skip
    assert refused(game, s, "white", "retreat mage kent") == "MO-R087.apart"
    assert refused(game, s, "white", "retreat mage deira") == "MO-R087.apart"
    assert refused(game, s, "white", "retreat mage east_anglia") == "MO-R089.enemy"
    assert refused(game, s, "orange", "occupy") == "MO-R089.other-seat"
    do(game, s, "white", "retreat mage wessex")
    assert (at(game, s, "wessex"), at(game, s, "kent")) == ("W2m", "")
    assert stocks(s, "white") == (before[0] + 1, before[1] + 1)
    assert asked(game, s) == {"orange": ["occupy", "leave"]}


@pytest.mark.rule("MO-Q05", "MO-R088", "MO-R090")
def test_nobody_has_to_retreat() -> None:
    game = table()
    s = position(game, AROUND_KENT, hand={"orange": ["influence castle"]})
    before = stocks(s, "white")
    do(game, s, "orange", "use influence castle kent")
    do(game, s, "white", "retreat none")
    assert (at(game, s, "kent"), stocks(s, "white")) == ("", (before[0], before[1] + 1))


@pytest.mark.rule("MO-R092", "MO-R093", "MO-R024")
@pytest.mark.parametrize(("word", "there"), [("occupy", "O1k"), ("leave", "")])
def test_the_attacker_may_come_in_with_one_active_piece(word: str, there: str) -> None:
    game = table()
    s = position(game, AROUND_KENT, hand={"orange": ["influence castle"]}, reserves=((3, 3), (0, 0)))
    do(game, s, "orange", "use influence castle kent")
    do(game, s, "white", "retreat none")
    do(game, s, "orange", word)
    assert (at(game, s, "kent"), reserves(s, "orange")) == (there, (2 if there else 3, 3))
    assert list(asked(game, s)) == ["orange"]


@pytest.mark.rule("MO-R093")
def test_without_an_active_reserve_piece_it_stays_empty() -> None:
    game = table()
    s = position(game, AROUND_KENT, hand={"orange": ["influence castle"]}, reserves=((0, 3), (0, 0)))
    do(game, s, "orange", "use influence castle kent")
    do(game, s, "white", "retreat none")
    assert (at(game, s, "kent"), may(game, s, "orange", "recruit")) == ("", True)


@pytest.mark.rule("MO-R091", "MO-R087")
def test_in_a_magic_cycle_one_retreats_by_symbol() -> None:
    game = table()
    men = {"kent": "W1k", "mercia": "O2m", "deira": "O1m", "gwent": "O1k", "powys": "W1m"}
    s = position(game, men, cycle="magic", hand={"orange": ["influence castle"]})
    do(game, s, "orange", "use influence castle kent")
    assert asked(game, s)["white"] == ["retreat knight powys", "retreat none"]


@pytest.mark.rule("MO-R094", "MO-R095", "MO-R096", "MO-Q09", "MO-Q11", "MO-R073")
@pytest.mark.parametrize("cycle", ["sword", "magic"])
def test_a_bonus_counts_for_its_symbol_in_attack_and_defence(cycle: str) -> None:
    game = table()
    s = position(game, {"kent": "W1k", "elmet": "W1k"}, cycle=cycle, hand={"orange": ["bonus castle"]})
    place, other = BOARD.ids["kent"], BOARD.ids["elmet"]
    before = [int(attack(game.table, s, 0, each)) for each in (place, other)]
    do(game, s, "orange", "use bonus castle")
    assert [int(attack(game.table, s, 0, each)) for each in (place, other)] == [before[0] + 1, before[1]]
    assert (heap(s, int(PLAYED)), heap(s, int(DISCARDS)), hand_of(s, "orange")) == (["bonus castle"], [], [])
    # The same tile defends: white attacks an orange castle.
    s = position(game, {"kent": "O1k"}, cycle=cycle, turn="white", bonus={"orange": ["bonus castle"]})
    assert int(defence(game.table, s, 1, place)) == 2


@pytest.mark.rule("MO-Q09")
def test_several_bonus_tiles_add_up() -> None:
    game = table(tiles="more_bonus")
    s = position(
        game, {"kent": "W1k"}, bonus={"orange": ["bonus castle", "bonus castle"]}, hand={"orange": ["merlin"]}
    )
    assert may(game, s, "orange", "use merlin kent")


@pytest.mark.rule("MO-R107", "MO-Q36")
def test_merlin_is_an_influence_of_any_symbol() -> None:
    game = table()
    s = position(game, AROUND_KENT, hand={"orange": ["merlin"]}, reserves=((1, 0), (0, 0)))
    words = [one for one in asked(game, s)["orange"] if one.startswith("use merlin")]
    assert len(words) == 15 + 2  # every province (Kent can be overturned), two ways to recruit
    do(game, s, "orange", "use merlin kent")
    do(game, s, "white", "retreat none")
    do(game, s, "orange", "occupy")
    assert (at(game, s, "kent"), heap(s, int(DISCARDS))) == ("O1k", ["merlin"])
