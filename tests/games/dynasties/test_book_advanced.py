"""Standard and Advanced game: the sixteen card texts and their timing (R304-R321)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
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


@pytest.mark.rule("DY-R304", "DY-R307", "DY-R305", "DY-R306", "DY-K39")
def test_texts_belong_to_the_advanced_game_and_civil_war_to_none() -> None:
    lands = [{"court": "n5t* n3p", "realm": "r1t1"}, NOBLE, NOBLE, NOBLE]
    standard = table(4)
    assert refused(standard, position(standard, lands), 0, "use n5t") == "R304"
    assert refused(ADVANCED, position(ADVANCED, lands), 0, "use n5t") == ""
    assert standard.words == ADVANCED.words and not any("civil" in word for word in standard.words)


@pytest.mark.rule("DY-R308", "DY-R315", "DY-R316", "DY-R317", "DY-R309", "DY-R320", "DY-R310")
def test_when_a_text_can_be_used() -> None:
    land = {"court": "n3p* n5t~ a6", "realm": "r1t1", "hand": "a1", "armies": ["n3m: r1m1"]}
    s = position(ADVANCED, [land, NOBLE, NOBLE, NOBLE])
    assert refused(ADVANCED, s, 0, "use r1t1") == "R308" and refused(ADVANCED, s, 0, "use a1") == "R316"
    assert refused(ADVANCED, s, 0, "use n5t") == "R317" and refused(ADVANCED, s, 0, "use a6") == "R310"
    s = position(ADVANCED, [{"court": "n3p*", "realm": "r1t1", "armies": ["n5t: r1m1"]}, NOBLE, NOBLE, NOBLE])
    assert refused(ADVANCED, s, 0, "use n5t") == "R316", "its text works in the Court"
    s = position(
        ADVANCED, [{"court": "n3p* a1", "realm": "r1t1"}, {**NOBLE, "armies": ["n2m: r1m1"]}, NOBLE, NOBLE]
    )
    assert refused(ADVANCED, s, 0, "use a1") == "R309", "another season"
    do(ADVANCED, s, "engage n3p draw")
    assert ADVANCED.to_act(s) == [CHANCE]


@pytest.mark.rule("DY-R309", "DY-R320", "DY-R232", "DY-R058")
def test_x01_break_the_camp() -> None:
    lands = [
        {"court": "n3p* a1", "realm": "r1d1"},
        {**NOBLE, "armies": ["n2m: r1m1 a2", "n2p: r1p1"]},
        NOBLE,
        NOBLE,
    ]
    s = position(ADVANCED, lands, TRADE)
    do(ADVANCED, s, "use a1")
    assert words(ADVANCED, s, 0) == {"target p2:n2m", "target p2:n2p"} and at(ADVANCED, s, "discard", 0) == [
        "a1"
    ]
    do(ADVANCED, s, "target p2:n2m")
    assert armies(ADVANCED, s, 1) == {"n2p": ["r1p1"]} and engaged(s, "r1m1", 1)
    assert ADVANCED.to_act(s) == [0] and "pass" in words(ADVANCED, s, 0), "the turn goes on"


@pytest.mark.rule("DY-R310", "DY-R311", "DY-R312", "DY-R207")
def test_x02_cover_the_loss() -> None:
    lands = [{"armies": ["n3p*: r1p1 r2p1"]}, {"court": "n3p*", "realm": "r4t2 r1m1"}]
    s = position(DUEL, lands, CAMPAIGN)
    do(DUEL, s, "attack n3p p2", "1: pass", "raze p2:r1m1")
    assert words(DUEL, s, 1) == {"use r4t2", "pass"}
    do(DUEL, s, "use r4t2")
    assert (
        at(DUEL, s, "realm", 1) == ["r1m1"]
        and engaged(s, "r1m1", 1)
        and at(DUEL, s, "discard", 1) == ["r4t2"]
    )
    assert s.stack[-1][3] == 1, "the Victory Action is used up"
    s = position(DUEL, lands, CAMPAIGN)
    do(DUEL, s, "attack n3p p2", "1: pass", "raze p2:r4t2")
    assert at(DUEL, s, "discard", 1) == ["r4t2"], "it does not cover itself"


@pytest.mark.rule("DY-R313", "DY-R312", "DY-R319", "DY-R318")
def test_x03_point_of_order() -> None:
    lands = [{"court": "n3p* a6"}, NOBLE, {"court": "n3p* a3"}, {"court": "n3m*", "realm": "r1t1"}]
    s = position(ADVANCED, lands, HARVEST, lead=2)
    do(ADVANCED, s, "2: use a3", "target p4:n3m")
    assert ADVANCED.to_act(s) == [0] and words(ADVANCED, s, 0) == {"use a6", "pass"}
    do(ADVANCED, s, "use a6")
    assert not engaged(s, "a3", 2) and not engaged(s, "n3m", 3), "turned back, and its rule failed"
    assert refused(ADVANCED, s, 2, "use a3") == "R313", "barred for the season"


@pytest.mark.rule("DY-R309", "DY-R142", "DY-K62")
def test_x04_open_the_books() -> None:
    s = position(ADVANCED, [{"court": "n5t* n3p", "hand": "r1t1"}, NOBLE, NOBLE, NOBLE])
    do(ADVANCED, s, "use n5t", "chance: card r2t1", "chance: card r3t1")
    assert words(ADVANCED, s, 0) == {"bury r1t1", "bury r2t1", "bury r3t1"} and engaged(s, "n5t")
    do(ADVANCED, s, "bury r2t1")
    assert sorted(at(ADVANCED, s, "hand", 0)) == ["r1t1", "r3t1"]
    do(ADVANCED, s, "engage n3p draw")
    assert refused(ADVANCED, s, CHANCE, "card r2t1") == "R048", "drawn after all others"
    assert ADVANCED.view(s, 1).dump()["buried"] == [1, 0, 0, 0]
    s = position(ADVANCED, [{"court": "n5t* n3p", "hand": "r1t1", "deck": 2}, NOBLE, NOBLE, NOBLE])
    do(ADVANCED, s, "use n5t")
    draw_all(ADVANCED, s)
    assert s.out[0] == 1, "the last card knocks out even here"


@pytest.mark.rule("DY-K62")
def test_buried_cards_come_last_first_buried_first() -> None:
    s = position(ADVANCED, [{"court": "n5t* n3p n3m", "hand": "r1t1", "deck": 4}, NOBLE, NOBLE, NOBLE])
    do(ADVANCED, s, "use n5t")
    draw_all(ADVANCED, s)
    do(ADVANCED, s, "bury r1t1", "engage n3p draw")
    draw_all(ADVANCED, s)
    do(ADVANCED, s, "engage n3m draw")
    draw_all(ADVANCED, s)
    assert s.out[0] == 0 and ADVANCED.view(s, 0).dump()["decks"] == [0, 51, 51, 51]
    while ADVANCED.to_act(s) != [CHANCE]:
        do(ADVANCED, s, "pass")
    do(ADVANCED, s, "chance: roll 1")
    while s.stack[-1][2] != 0:
        ADVANCED.apply(s, CHANCE, ADVANCED.legal(s, CHANCE)[0])
    assert words(ADVANCED, s, CHANCE) == {"card r1t1"}, "the one that was buried"


@pytest.mark.rule("DY-R274", "DY-R278", "DY-R280", "DY-R271")
def test_x05_sealed_at_the_altar() -> None:
    theirs = {"court": "n3p*", "armies": ["n2m: r1m1"]}
    armed = {"court": "n3p*", "armies": ["n2t: r1t1"]}  # the year goes on
    lands = [{"court": "n3p* n2t", "realm": "r4d1 r1d1"}, theirs, armed, NOBLE]
    s = position(ADVANCED, lands, TRADE)
    do(ADVANCED, s, "use r4d1")
    assert words(ADVANCED, s, 0) == {"from n3p", "from n2t"} and at(ADVANCED, s, "discard", 0) == ["r4d1"]
    do(ADVANCED, s, "from n2t", "to p2:n2m")
    assert draw_all(ADVANCED, s) == 2 + 2 + 4
    assert s.relations[0] == 2 and armies(ADVANCED, s, 1) == {} and ADVANCED.to_act(s) != [0]


@pytest.mark.rule("DY-R310", "DY-R191", "DY-R193", "DY-R315")
def test_x06_hold_the_line() -> None:
    lands = [{"court": "n3p*", "realm": "r4m2", "armies": ["n2p: r1p1 r5p"]}, {"armies": ["n2p*: r3p1 r1t1"]}]
    s = position(DUEL, lands, CAMPAIGN)
    do(DUEL, s, "attack n2p p2", "1: defend n2p", "0: pass")  # r4m2 could be spent as a martial card
    assert words(DUEL, s, 0) == {"use r4m2", "pass"}
    do(DUEL, s, "use r4m2")
    assert at(DUEL, s, "realm", 0) == ["r1p1"] and engaged(s, "r1p1")
    assert draw_all(DUEL, s) >= 1 and len(at(DUEL, s, "hand", 1)) == 1, "the winner still draws"


@pytest.mark.rule("DY-R136", "DY-R310")
def test_peace_by_a_reaction_comes_at_once() -> None:
    ours = {"court": "n3p* n3m n3t n3d", "realm": "r4m2 r1m1 r1t1 r1d1", "armies": ["n2p: r1p1 r5p"]}
    s = position(DUEL, [ours, {"armies": ["n2p*: r3p1 r1t1"]}], CAMPAIGN)
    do(DUEL, s, "attack n2p p2", "1: defend n2p", "0: pass", "0: use r4m2")
    outcome = DUEL.outcome(s)
    assert outcome is not None and (outcome.reason, outcome.ranks) == ("peace", [1, 2])
    assert at(DUEL, s, "hand", 1) == [], "nobody draws any more"


@pytest.mark.rule("DY-R311", "DY-R314", "DY-R126", "DY-R232")
def test_x07_not_today() -> None:
    lands = [{"court": "n5m*"}, {"court": "n3p*", "armies": ["n2p: r1p1 r2p1"]}]
    s = position(DUEL, lands, CAMPAIGN, lead=1)
    do(DUEL, s, "1: attack n2p p1", "raze p1:n5m")
    do(DUEL, s, "0: use n5m")
    assert at(DUEL, s, "court", 0) == ["n5m"] and engaged(s, "n5m") and s.out[0] == 0
    do(DUEL, s, "raze p1:n5m")
    assert s.out[0] == 1, "Engaged it cannot save itself again"


@pytest.mark.rule("DY-R356", "DY-R320", "DY-R160", "DY-K48")
def test_x08_lantern_on_the_bank() -> None:
    lands = [{"court": "n3p* a5", "armies": ["n2p: r1p1"]}, {"armies": ["n3p*: r1p1 r2p1 r3p1"]}]
    s = position(DUEL, lands, CAMPAIGN)
    for number in s.armies[1][1:]:
        s.known[number] = 2
    do(DUEL, s, "use a5")
    assert armies(DUEL, s, 1) == {"n3p": ["r2p1", "r3p1", "r1p1"]}
    assert all(s.known[number] == 3 for number in s.armies[1][1:]), "its user has seen them"
    assert DUEL.to_act(s) == [0] and {"pass", "attack n2p p2"} <= words(DUEL, s, 0), (
        "attack or pass as before"
    )
    do(DUEL, s, "attack n2p p2")
    assert refused(DUEL, s, 0, "use a5") != ""
    s = position(DUEL, [{"court": "n3p* a5"}, lands[1]], CAMPAIGN)
    assert DUEL.to_act(s) == [0] and words(DUEL, s, 0) == {"use a5", "pass"}, "without an army too"
