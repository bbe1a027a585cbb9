"""The Monarch; winning and being knocked out (R125-R150)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    do,
    draw_all,
    monarch,
    position,
    refused,
    table,
    words,
)

from equipoise.core.game import Outcome
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.rules.cards import lift, put
from equipoise.games.dynasties.state import BURIED, CAMPAIGN, GONE, TRADE

NOBLE = {"court": "n3m*"}
FOUR = "n3m* n3p n3t n3d"


@pytest.mark.rule("DY-R125")
def test_the_first_noble_in_the_court_is_monarch() -> None:
    game = table(2)
    s = position(game, [{"realm": "r1p1", "hand": "n2d n3m a1"}, NOBLE])
    assert monarch(s, 0) == ""
    do(game, s, "population r1p1", "play n2d", "play n3m")
    assert monarch(s, 0) == "n2d"


@pytest.mark.rule("DY-R126", "DY-R141", "DY-R208", "DY-R209", "DY-K29")
def test_losing_the_monarch_to_destruction_knocks_out() -> None:
    game = table(3)
    lands = [{"armies": ["n3m*: r1m1 r1t1"]}, {"court": "n3m*", "realm": "r1t1"}, NOBLE]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "attack n3m p2")
    assert refused(game, s, 0, "raze p2:n3m") == "R208", "the Realm is not empty yet"
    do(game, s, "raze p2:r1t1", "raze p2:n3m")
    assert game.fell(s) == [0, 1, 0] and game.outcome(s) is None


@pytest.mark.rule("DY-R127", "DY-R128", "DY-K55")
def test_a_monarch_spent_is_followed_by_a_noble_that_is_face_up() -> None:
    game = table(2)
    land = {"court": "n3t* n2d", "armies": ["n2m: n3p r1m1"]}
    s = position(game, [land, NOBLE])
    do(game, s, "treasure n3t")
    assert words(game, s, 0) == {"crown n2d", "crown n2m"}, "leaders are face up too"
    assert refused(game, s, 0, "crown n3p") == "R128"
    do(game, s, "crown n2m")
    assert monarch(s, 0) == "n2m" and words(game, s, 0) == {"take 1", "take 2", "take 3"}
    s = position(
        game, [{"court": "n2d", "armies": ["n3m*: n3p r1m1"]}, {"armies": ["n2m*: r1t1"]}], CAMPAIGN, 1
    )
    do(game, s, "1: attack n2m p1", "0: pass", "0: defend n3m", "0: martial n3m defender")
    assert words(game, s, 0) == {"crown n2d", "crown n3p"}, "the army disbands first"


@pytest.mark.rule("DY-R129", "DY-R131", "DY-R144")
def test_without_a_noble_the_next_one_is_crowned() -> None:
    game = table(2)
    s = position(game, [{"court": "n3t*", "realm": "r1p1", "hand": "n2d"}, NOBLE])
    do(game, s, "treasure n3t")
    assert monarch(s, 0) == "" and s.out[0] == 0, "spent, not destroyed"
    do(game, s, "take 1", "chance: card r1m1")
    do(game, s, "population r1p1", "play n2d")
    assert monarch(s, 0) == "n2d"


@pytest.mark.rule("DY-R130")
def test_if_several_come_face_up_together_the_player_chooses() -> None:
    game = table(2)
    s = position(game, [{"armies": ["n3d*: r1t1"]}, {"armies": ["n3m*: n3p n2d"]}], CAMPAIGN)
    do(game, s, "attack n3d p2", "1: defend n3m", "1: martial n3m defender")
    assert game.to_act(s) == [1] and words(game, s, 1) == {"crown n3p", "crown n2d"}


@pytest.mark.rule("DY-R132", "DY-R133", "DY-K40")
def test_the_monarch_may_lead_but_is_no_force_card() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m* n2d", "realm": "r1t1"}, NOBLE])
    assert refused(game, s, 0, "force n3m") == "R133"
    do(game, s, "force n2d")
    assert armies(game, s, 0) == {"n3m": ["n2d"]}, "the Monarch is the only one to lead it"
    reform = position(game, [{"armies": ["n3m*: n2d r1m1 r1t1"]}, {"court": "n3m*"}], CAMPAIGN)
    do(game, reform, "attack n3m p2", "done", "reform", "lead n2d")
    assert refused(game, reform, 0, "next n3m") == "R133"


@pytest.mark.rule("DY-R134", "DY-R135", "DY-R239")
def test_monarchs_are_not_lured_and_a_lured_noble_can_become_one() -> None:
    game = table(2)
    s = position(game, [{"realm": "r1t1 r2t1 r3t1"}, {"court": "n3m* n2d"}])
    assert refused(game, s, 0, "lure p2:n3m") == "R134"
    do(game, s, "lure p2:n2d", "pay r1t1", "pay r2t1")
    assert monarch(s, 0) == "p2:n2d" and armies(game, s, 0) == {"p2:n2d": ["r1t1", "r2t1"]}


@pytest.mark.rule("DY-R136", "DY-R139", "DY-R138")
def test_peace() -> None:
    game = table(3)
    land = {"court": FOUR + " n2m~", "realm": "r1m1~ r1p1 r1t1 r2t1", "hand": "r1d1 r2d1"}
    s = position(game, [land, NOBLE, NOBLE])
    do(game, s, "population r1p1", "play r1d1")
    assert game.outcome(s) is None, "the population card was needed"
    s = position(game, [land, NOBLE, NOBLE])
    do(game, s, "engage n3p play", "play r1d1")
    assert game.outcome(s) == Outcome([1, 2, 2], [1, 0, 0], "peace") and game.to_act(s) == []
    assert refused(game, s, 0, "pass") == "R136"


@pytest.mark.rule("DY-R137")
def test_leaders_and_face_down_cards_do_not_count() -> None:
    game = table(2)
    land = {"court": "n3m* n3p n3t", "realm": "r1m1 r1p1 r1t1 r1d1", "armies": ["n3d: r2t1"], "hand": "r2d1"}
    s = position(game, [land, NOBLE])
    do(game, s, "engage n3m play", "play r2d1")
    assert game.outcome(s) is None


@pytest.mark.rule("DY-R139", "DY-K54")
def test_an_opponent_can_bring_peace_about() -> None:
    game = table(2)
    theirs = {"court": "n3m* n3p n3t", "realm": "r1m1 r1p1 r1t1 r1d1", "armies": ["n3d: r2t1"]}
    s = position(game, [{"court": "n3m* a1", "realm": "r1d1"}, theirs], TRADE)
    do(game, s, "match a1", "to p2:n3d", "1: pass")
    draw_all(game, s)
    assert game.outcome(s) == Outcome([2, 1], [0, 1], "peace"), "the leader was brought home"


@pytest.mark.rule("DY-R140", "DY-R142", "DY-R146")
def test_the_last_card_knocks_out_and_the_last_player_wins() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "deck": 1}, NOBLE])
    do(game, s, "engage n3m draw")
    draw_all(game, s)
    assert game.outcome(s) == Outcome([2, 1], [0, 1], "dominance")
    assert refused(game, s, 1, "pass") == "R140"


@pytest.mark.rule("DY-R143")
def test_fewer_cards_than_must_be_drawn() -> None:
    game = table(2)
    s = position(game, [{"court": "n3t*~", "deck": 2}, {"court": "n3m*~"}])
    do(game, s, "chance: roll 5")
    assert draw_all(game, s) == 2 + 3
    assert game.outcome(s) == Outcome([2, 1], [0, 1], "dominance")


@pytest.mark.rule("DY-R144", "DY-K35", "DY-R212")
@pytest.mark.parametrize("knocks_out", [False, True])
def test_pillage_takes_the_last_card(knocks_out: bool) -> None:
    game = table(3, pillage_last_card_knocks_out=knocks_out)
    s = position(game, [{"armies": ["n3m*: r1m1 r1t1"]}, {**NOBLE, "deck": 1}, NOBLE], CAMPAIGN)
    do(game, s, "attack n3m p2", "pillage")
    draw_all(game, s)
    assert bool(s.out[1]) == knocks_out
    if not knocks_out:
        assert refused(game, s, 0, "pillage") == "R212"
        do(game, s, "done", "keep", "chance: roll 1")
        draw_all(game, s)
        assert s.out[1] == 1, "out at the next draw"


@pytest.mark.rule("DY-R145", "DY-R147", "DY-K60")
def test_nobody_wins_if_all_take_their_last_card_together() -> None:
    game = table(3)
    s = position(game, [{"court": "n3t*~", "deck": 1}, {"court": "n3t*~", "deck": 2}, {"court": "n3m*~"}])
    s.out[2], s.outs = 1, 1
    s.monarch[2] = -1
    for number in s.piles[2] + s.piles[3 * 3 + 2]:
        lift(game.table, s, number)
        put(game.table, s, number, GONE, 2)
    do(game, s, "chance: roll 3")
    assert draw_all(game, s) == 3
    assert game.outcome(s) == Outcome([1, 1, 3], [0, 0, 0], "destruction")
    assert refused(game, s, 0, "pass") == "R145"


@pytest.mark.rule("DY-R148", "DY-R149", "DY-K47")
def test_what_becomes_of_the_cards_of_who_goes_out() -> None:
    game = table(3)
    mine = {"court": "n3t*", "hand": "r5d", "realm": "r1t1", "armies": ["p2:n2d: r1m1"], "deck": 1}
    s = position(game, [mine, NOBLE, {"court": "n3m*", "armies": ["p1:n2m: r1m1"]}])
    do(game, s, "engage n3t draw")
    draw_all(game, s)
    assert s.out[0] == 1
    assert at(game, s, "court", 0) == at(game, s, "realm", 0) == at(game, s, "hand", 0) == []
    assert at(game, s, "discard", 1) == ["n2d"], "a foreign card goes to its owner's pile"
    assert armies(game, s, 2) == {"p1:n2m": ["r1m1"]}, "own cards with others stay"
    mine["court"], mine["realm"] = "n3t* p2:n2p", "r1t1 p2:r2d1"
    mine["armies"] = ["n2p: r1p1 p2:r1t1", "p2:n2d: r1m1 p2:r3m1"]
    s = position(game, [mine, NOBLE, NOBLE])
    do(game, s, "engage n3t draw")
    draw_all(game, s)
    assert s.out[0] == 1 and s.mixed == 0 and s.engaged[0] == 0, "nothing of it lies engaged"
    gone = range(CODES)  # all that was seat 0's
    assert not any(s.face[number] or s.known[number] or s.rumour[number] for number in gone)
    back = ["r1t1", "n2d", "r3m1", "n2p", "r2d1"]
    assert at(game, s, "discard", 1) == back, "army by army from the top, then the Court, then the Realm"


@pytest.mark.rule("DY-R148")
def test_what_is_buried_goes_too() -> None:
    game = table(3)
    s = position(game, [{"armies": ["n3m*: r5t"]}, NOBLE, NOBLE], CAMPAIGN)
    buried = CODES  # the first card of seat 1
    lift(game.table, s, buried)
    put(game.table, s, buried, BURIED, 1)
    do(game, s, "attack n3m p2", "raze p2:n3m")
    assert s.out[1] == 1 and s.zone[buried] == GONE and s.buried[1] == []


@pytest.mark.rule("DY-R150")
def test_a_battle_with_a_side_knocked_out_stops_without_victory_actions() -> None:
    game = table(3)
    ours = {"armies": ["n3m*: r5t r4t1 r3t1"], "deck": 1}
    s = position(game, [ours, {"court": "n3p*", "armies": ["n3d: r1t1 r1t2"]}, {"court": "n3p*"}], CAMPAIGN)
    do(game, s, "attack n3m p2", "1: pass", "1: defend n3d")
    draw_all(game, s)
    assert s.out[0] == 1, "the winner of the Clash drew the last card"
    assert game.to_act(s) == [1] and words(game, s, 1) == {"keep", "reform"}
