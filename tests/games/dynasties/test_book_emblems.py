"""Martial, Population, Treasure and Diplomatic emblems (R076-R092)."""

from __future__ import annotations

from typing import Mapping

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    code,
    do,
    draw_all,
    monarch,
    position,
    refused,
    table,
    words,
)

from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN, TRADE, VALUE, Dynasties

NOBLE = {"court": "n3m*"}


def clash(game: DynastiesGame, third: Mapping[str, object]) -> Dynasties:
    """Seat 0 attacks seat 1 with r2t1 against r2t1; a third player looks on. Martial cards are next."""
    ours = {"court": "n3m*", "realm": "r1m1 r4m1", "armies": ["n2d: r2t1 r1t1"]}
    theirs = {"court": "n3p*", "armies": ["n2m: r2t1 r1t1"]}
    s = position(game, [ours, theirs, third], CAMPAIGN)
    do(game, s, "attack n2d p2", "1: defend n2m")
    return s


@pytest.mark.rule("DY-R076", "DY-R079", "DY-R187", "DY-R188", "DY-R190", "DY-K22")
def test_martial_cards_count_for_the_side_chosen() -> None:
    game = table(3)
    s = clash(game, {"court": "n3p*", "realm": "r5m r1t1"})
    assert game.to_act(s) == [0]
    do(game, s, "martial r1m1 attacker")
    assert game.to_act(s) == [1] and at(game, s, "discard", 0) == ["r1m1"], "it leaves play when committed"
    do(game, s, "pass")
    assert refused(game, s, 2, "martial r1t1 attacker") == "R070"
    assert game.to_act(s) == [2], "who is not in the battle may take part, for either side"
    do(game, s, "martial r5m defender")
    assert draw_all(game, s) == 1
    assert len(at(game, s, "hand", 1)) == 1 and "r2t1" in at(game, s, "discard", 0), "2 + 1 against 2 + 5"


@pytest.mark.rule("DY-R080", "DY-K22", "DY-K63")
@pytest.mark.parametrize("most", [1, 2])
def test_one_martial_card_for_each_player_and_clash(most: int) -> None:
    game = table(3, martial_cards_per_player_per_clash=most)
    s = clash(game, NOBLE)
    do(game, s, "martial r1m1 attacker")
    assert game.to_act(s) == ([1] if most == 1 else [0]), "the same player is asked again before the next"
    if most == 2:
        do(game, s, "martial r4m1 attacker")
        assert s.battle[VALUE] == 5 and game.to_act(s) == [1]


@pytest.mark.rule("DY-R077", "DY-R078", "DY-R104", "DY-R197", "DY-R288")
def test_a_spent_leader_disbands_its_army() -> None:
    game = table(3)
    ours = {"court": "n3m* a2", "armies": ["n2d: r2t1 r1t1"]}
    theirs = {"court": "n3p*", "armies": ["n2m: r2t1 r1t1", "n3d: r4t1"]}
    s = position(game, [ours, theirs, {"court": "n3d*", "armies": ["n3m: r1d1"]}], CAMPAIGN)
    do(game, s, "0: attack n2d p2", "1: pass", "2: pass", "1: defend n2m", "1: defend n3d")
    do(game, s, "1: front n2m", "0: pass")  # its agent could strike
    assert {"martial n3m attacker", "martial a2 defender"} <= words(game, s, 0)
    do(game, s, "0: martial a2 defender", "1: martial n2m defender")
    assert armies(game, s, 1) == {"n3d": ["r4t1"]}
    assert at(game, s, "realm", 1) == ["r1t1", "r2t1"] and at(game, s, "discard", 1) == ["n2m"]
    assert [code(leader, 1) for leader in s.defenders] == ["n3d"], "the other army steps in by itself"
    do(game, s, "2: martial n3m attacker")
    assert armies(game, s, 2) == {}, "a leader of a player who only looks on disbands its army too"
    draw_all(game, s)
    assert "r2t1" in at(game, s, "discard", 0), "2 + 3 against 4 + 1 + 2"


@pytest.mark.rule("DY-R081", "DY-R082", "DY-R083", "DY-R084", "DY-K06", "DY-K10", "DY-K49")
def test_population() -> None:
    game = table(2)
    land = {"court": "n3m*", "realm": "r1p1 r2p1", "armies": ["n2p: r1m1"], "hand": "r1t1 r2t1 r3t1 r4t1"}
    s = position(game, [land, NOBLE])
    assert refused(game, s, 0, "population n2p") == "R083"
    assert refused(game, s, 0, "population p2:n3m") == "R081"
    do(game, s, "population r1p1")
    assert refused(game, s, 0, "done") == "R084"
    do(game, s, "play r1t1")
    assert "done" in words(game, s, 0)
    do(game, s, "play r2t1", "play r3t1")
    assert at(game, s, "hand", 0) == ["r4t1"] and "pass" in words(game, s, 0), "three at most"
    assert refused(game, s, 0, "population r2p1") == "R082"
    s = position(game, [{**land, "hand": ""}, NOBLE])
    assert refused(game, s, 0, "population r1p1") == "R081"


@pytest.mark.rule("DY-R085", "DY-R086", "DY-R087", "DY-K06", "DY-K10", "DY-K49")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_treasure(number: int) -> None:
    game = table(2)
    land = {"court": "n3m*", "realm": "r1t1 r2t1", "armies": ["n2t: r1m1"]}
    s = position(game, [land, NOBLE])
    assert refused(game, s, 0, "treasure n2t") == "R085", "only from Court or Realm"
    assert refused(game, s, 0, "take 1") == "R087"
    do(game, s, "treasure r1t1")
    assert words(game, s, 0) == {"take 1", "take 2", "take 3"}
    do(game, s, f"take {number}")
    assert draw_all(game, s) == number == len(at(game, s, "hand", 0))
    assert refused(game, s, 0, "treasure r2t1") == "R086"


@pytest.mark.rule("DY-R087", "DY-R143", "DY-K49")
def test_no_more_is_named_than_the_deck_holds() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "realm": "r1t1", "deck": 2}, NOBLE])
    do(game, s, "treasure r1t1")
    assert words(game, s, 0) == {"take 1", "take 2"} and refused(game, s, 0, "take 3") == "R143"


@pytest.mark.rule("DY-R088", "DY-R092", "DY-R285")
def test_treasure_and_diplomatic_cards_are_bribes_in_the_campaign() -> None:
    game = table(2)
    theirs = {"court": "n3p*", "realm": "r2t1 r2d1 r5m"}
    s = position(game, [{"armies": ["n3m*: r1m1"]}, theirs], CAMPAIGN)
    do(game, s, "attack n3m p2", "1: bribe p1:n3m")
    assert words(game, s, 1) == {"pay r2t1", "pay r2d1"}


@pytest.mark.rule("DY-R089", "DY-R090", "DY-R091", "DY-R107")
@pytest.mark.parametrize(("letter", "total"), [("r1d1", 7), ("r4d1", 10), ("a1", 7)])
def test_a_diplomatic_card_makes_an_envoy_and_raises_what_it_yields(letter: str, total: int) -> None:
    game = table(2)
    zone = "court" if letter == "a1" else "realm"
    land = {"court": "n3m* n3t", zone: letter} if zone == "realm" else {"court": "n3m* n3t a1"}
    s = position(game, [land, NOBLE], TRADE)
    do(game, s, "0: envoy n3t")
    assert at(game, s, "discard", 0) == [], "not spent before somebody receives it"
    do(game, s, "1: receive n3m")
    assert draw_all(game, s) == total and at(game, s, "discard", 0) == [letter]
    assert monarch(s, 0) == "n3m"
