"""The card texts X09 to X16 of the Advanced game, and cards that are bound (R310-R321)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    card,
    do,
    draw_all,
    engaged,
    position,
    refused,
    table,
    words,
)

from equipoise.core.game import CHANCE
from equipoise.games.dynasties.state import CAMPAIGN, HARVEST, TRADE

NOBLE = {"court": "n3p*"}
# Seat 0 saltmere, 1 tarnridge, 2 lantern, 3 osierhall.
ADVANCED = table(4, mode="advanced")
DUEL = table(2, mode="advanced", deck1="tarnridge", deck2="saltmere")


@pytest.mark.rule("DY-R016", "DY-R017", "DY-R317")
@pytest.mark.parametrize("mark", ["", "~"])
def test_x09_reads_the_bones_again(mark: str) -> None:
    s = position(DUEL, [{"court": f"n3p*~ a6{mark}", "hand": "r1t1"}, {"court": "n3p*~", "hand": "r1t1"}])
    assert DUEL.to_act(s) == [CHANCE]
    do(DUEL, s, "chance: roll 1")
    if mark:
        assert DUEL.to_act(s) == [CHANCE] and s.season == 1, "still Engaged from last year"
        return
    assert DUEL.to_act(s) == [0]
    do(DUEL, s, "use a6", "chance: roll 6")
    assert s.die == 6 and draw_all(DUEL, s) == 6


@pytest.mark.rule("DY-R238", "DY-R241", "DY-R312")
def test_x10_claim_of_sanctuary() -> None:
    lands = [
        {"court": "n3p*", "realm": "r1t1 r2t1 r3t1"},
        {"court": "n3p* n2m"},
        {"realm": "r2d1", **NOBLE},
        NOBLE,
    ]
    s = position(ADVANCED, lands)
    do(ADVANCED, s, "lure p2:n2m", "pay r1t1", "pay r2t1")
    assert ADVANCED.to_act(s) == [2]
    do(ADVANCED, s, "use r2d1")
    assert at(ADVANCED, s, "court", 1) == ["n2m", "n3p"] and armies(ADVANCED, s, 0) == {}
    assert (
        at(ADVANCED, s, "realm", 0) == ["r1t1", "r2t1", "r3t1"] and engaged(s, "r1t1") and engaged(s, "r2t1")
    )
    lands[2] = {"court": "n3p*", "realm": "r2d1 r1t1 r2t1"}
    s = position(ADVANCED, lands, lead=2)
    do(ADVANCED, s, "lure p2:n2m", "pay r1t1", "pay r2t1")
    assert armies(ADVANCED, s, 2) == {"p2:n2m": ["r1t1", "r2t1"]}, "not against an own lure"


@pytest.mark.rule("DY-R314", "DY-R073", "DY-R053")
def test_x11_a_few_questions() -> None:
    lands = [NOBLE, {"court": "n3p* n2m~", "realm": "r1t1"}, {"court": "n3p* a3"}, {"court": "n5t*"}]
    s = position(ADVANCED, lands, HARVEST, lead=2)
    do(ADVANCED, s, "2: use a3")
    assert refused(ADVANCED, s, 2, "target p2:n2m") == "R309", "Engaged already"
    do(ADVANCED, s, "target p4:n5t")
    assert engaged(s, "n5t", 3) and engaged(s, "a3", 2)


@pytest.mark.rule("DY-R267", "DY-R310", "DY-R311")
def test_x12_measured_words() -> None:
    lands = [{"court": "n3p* n3t", "realm": "r3d1"}, NOBLE, {"court": "n3p* n5d"}, NOBLE]
    s = position(ADVANCED, lands, TRADE)
    do(ADVANCED, s, "0: envoy n3t", "1: receive n3p", "2: use n5d")
    assert words(ADVANCED, s, 2) == {"target p1", "target p2"}
    do(ADVANCED, s, "target p1")
    assert draw_all(ADVANCED, s) == 2 + 4, "9 is halved into 5 and 4, and 5 into 2"
    assert len(at(ADVANCED, s, "hand", 0)) == 2


@pytest.mark.rule("DY-R313", "DY-R312", "DY-R262", "DY-K53", "DY-R321")
def test_x13_bitter_almonds() -> None:
    lands = [{"court": "n3p* n3t", "realm": "r3d1"}, {"court": "n2m n3p*"}, NOBLE, {"court": "n3m* a3"}]
    s = position(ADVANCED, lands, TRADE)
    do(ADVANCED, s, "0: envoy n3t")
    assert words(ADVANCED, s, 3) == {"use a3", "pass"}
    do(ADVANCED, s, "use a3")
    assert at(ADVANCED, s, "discard", 0) == ["n3t"] and at(ADVANCED, s, "realm", 0) == ["r3d1"]
    assert not engaged(s, "r3d1") and at(ADVANCED, s, "discard", 3) == ["a3"] and ADVANCED.to_act(s) != [0]
    s = position(ADVANCED, lands, TRADE)
    do(ADVANCED, s, "0: envoy n3p")
    assert ADVANCED.to_act(s) == [3] and words(ADVANCED, s, 3) == {"intercept a3", "pass"}, "no Monarch"
    match = [{"court": "n3p* n3t a4", "realm": "r3d1"}, {"court": "n2m n3p*"}, NOBLE, {"court": "n3m* a3"}]
    s = position(ADVANCED, match, TRADE)
    do(ADVANCED, s, "match a4", "from n3t", "to p2:n2m")
    assert draw_all(ADVANCED, s) == 8, "a Match is no Envoy"


@pytest.mark.rule("DY-R073", "DY-R311", "DY-R314", "DY-R086", "DY-K61")
@pytest.mark.parametrize("used", [False, True])
def test_x14_sold_in_time(used: bool) -> None:
    lands = [{"armies": ["n3p*: r1p1 r2p1"]}, NOBLE, NOBLE, {"court": "n3p*", "realm": "r4t2 r1m1"}]
    s = position(ADVANCED, lands, CAMPAIGN)
    s.treasured = 8 if used else 0
    do(ADVANCED, s, "attack n3p p4", "3: pass", "raze p4:r4t2")
    if used:
        assert at(ADVANCED, s, "discard", 3) == ["r4t2"] and ADVANCED.to_act(s) == [0]
        return
    do(ADVANCED, s, "3: use r4t2", "take 3")
    assert draw_all(ADVANCED, s) == 3 and s.treasured == 8 and at(ADVANCED, s, "discard", 3) == ["r4t2"]
    lands = [NOBLE, NOBLE, {"court": "n3p* a3"}, {"court": "n3p*", "realm": "r4t2 r1m1"}]
    s = position(ADVANCED, lands, HARVEST, lead=2)
    do(ADVANCED, s, "2: use a3", "target p4:r4t2", "3: use r4t2", "take 1")
    assert draw_all(ADVANCED, s) == 1, "it answers the Inquirer as well"


@pytest.mark.rule("DY-R010", "DY-R011", "DY-R073", "DY-R139")
def test_x15_a_fair_exchange() -> None:
    lands = [
        {"court": "n3p*", "realm": "r2m1 r3m1 r1m1"},
        NOBLE,
        NOBLE,
        {"court": "n5t* n3p", "realm": "r1t1 r5m r3t1"},
    ]
    s = position(ADVANCED, lands, TRADE, lead=3)
    do(ADVANCED, s, "3: use n5t")
    assert refused(ADVANCED, s, 3, "target p1:r3m1") == "R309", "rank 1 or 2"
    do(ADVANCED, s, "target p1:r2m1")
    assert words(ADVANCED, s, 3) == {"give r5m", "give r3t1"}, "at least that rank"
    do(ADVANCED, s, "give r3t1")
    assert at(ADVANCED, s, "realm", 0) == ["r1m1", "r3m1", "p4:r3t1"] and "p1:r2m1" in at(
        ADVANCED, s, "realm", 3
    )
    assert engaged(s, "p4:r3t1") and engaged(s, "p1:r2m1")


@pytest.mark.rule("DY-R194", "DY-R195", "DY-R312")
def test_x16_first_blood() -> None:
    lands = [{"armies": ["n3p*: r2p1 r1p1"]}, {"armies": ["n3p*: r2p1 r1p1"]}, NOBLE, {"court": "n3p* a6"}]
    s = position(ADVANCED, lands, CAMPAIGN)
    do(ADVANCED, s, "attack n3p p2", "1: defend n3p")
    do(ADVANCED, s, "3: pass")  # its agent could strike
    do(ADVANCED, s, "3: use a6", "win defender")
    assert at(ADVANCED, s, "discard", 0) == ["r2p1"] and engaged(s, "a6", 3), "no coin"
    assert card("a6", 3) in s.piles[3 * 4 + 3]


@pytest.mark.rule("DY-R318", "DY-R312", "DY-R020")
def test_a_window_goes_round_from_the_lead_until_all_pass() -> None:
    """Three players with a Duelling Master each: the last word on a tied Clash counts."""
    decks = {f"deck{number}": "osierhall" for number in (1, 2, 3)}
    game = table(3, mode="advanced", **decks)
    army = {"court": "a6", "armies": ["n3p*: r2p1 r1p1"]}
    s = position(game, [army, army, {"court": "n3p* a6"}], CAMPAIGN, lead=1)
    do(game, s, "pass", "0: attack n3p p2", "1: defend n3p")
    do(game, s, "0: pass", "1: pass", "2: pass")  # the agents could strike, but none does
    assert game.to_act(s) == [1], "the Lead Player first, though seat 0 attacks"
    assert refused(game, s, 0, "pass") == "R020"
    do(game, s, "pass", "2: use a6", "win attacker")
    assert game.to_act(s) == [0], "a use is an answer like a pass: the next one to the left"
    do(game, s, "pass")
    assert game.to_act(s) == [1], "after a use everybody is asked anew"
    do(game, s, "use a6", "win defender")
    assert game.to_act(s) == [0], "who has nothing left is not asked"
    do(game, s, "pass")
    assert at(game, s, "discard", 0) == ["r2p1"] and not at(game, s, "discard", 1), "the last word counts"
    assert not engaged(s, "a6", 0) and engaged(s, "a6", 1) and engaged(s, "a6", 2)


@pytest.mark.rule("DY-R139", "DY-R136", "DY-R023")
@pytest.mark.parametrize("lead", [0, 1])
def test_of_two_who_reach_peace_at_once_the_first_from_the_lead_wins(lead: int) -> None:
    game = table(2, mode="advanced", deck1="osierhall", deck2="saltmere")
    ours = {"court": "n5t* n3m n3p n3d", "realm": "r1m1 r3m1 r1p1 r1t1"}
    theirs = {"court": "n3t* n3m n3p n3d", "realm": "r1d1 r2d1 r1p1 r1t1"}
    s = position(game, [ours, theirs], TRADE, lead=lead)
    if lead == 1:
        do(game, s, "1: pass")
    do(game, s, "0: use n5t", "target p2:r1d1", "give r3m1")
    outcome = game.outcome(s)
    assert outcome is not None and outcome.reason == "peace" and outcome.ranks[lead] == 1


@pytest.mark.rule("DY-K57", "DY-R313")
def test_cards_bound_to_an_envoy_cannot_be_used() -> None:
    s = position(ADVANCED, [NOBLE, NOBLE, {"court": "n5d* a1"}, NOBLE], TRADE, lead=2)
    do(ADVANCED, s, "2: envoy n5d", "3: receive n3p")
    assert ADVANCED.to_act(s) == [CHANCE], "the noble that travels does not speak when the shares are fixed"
    s = position(ADVANCED, [NOBLE, NOBLE, {"court": "n5d* n3t a1"}, NOBLE], TRADE, lead=2)
    do(ADVANCED, s, "2: envoy n3t", "with a1", "3: receive n3p")
    assert ADVANCED.to_act(s) == [2] and words(ADVANCED, s, 2) == {"use n5d", "pass"}
