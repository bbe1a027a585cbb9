"""Campaign Season: attacks, defence, bribes (R165-R179, R283-R293)."""

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
from equipoise.games.dynasties.rules.attack import bribe_value
from equipoise.games.dynasties.rules.cards import disengage
from equipoise.games.dynasties.state import CAMPAIGN, TRADE

NOBLE = {"court": "n3p*"}
ARMED = {"court": "n3p*", "armies": ["n2p: r1p1"]}
TWO = {"court": "n3p*", "armies": ["n2p: r1p1", "n3t: r2p1 r1t1"]}


@pytest.mark.rule("DY-R165", "DY-R166", "DY-R167")
def test_rounds_go_on_until_all_have_passed() -> None:
    game = table(4)
    s = position(game, [TWO, ARMED, ARMED, NOBLE], CAMPAIGN, lead=2)
    assert game.to_act(s) == [2]
    do(game, s, "pass")
    assert game.to_act(s) == [0], "seat 3 has no army and passes by itself"
    do(game, s, "attack n2p p4", "done")
    do(game, s, "done", "keep")
    assert game.to_act(s) == [1]
    do(game, s, "pass")
    assert game.to_act(s) == [0], "the next round; a pass is final"
    do(game, s, "pass")
    assert game.to_act(s) == [CHANCE]


@pytest.mark.rule("DY-R168", "DY-R170", "DY-R162")
def test_any_number_of_armies_against_any_others() -> None:
    game = table(3)
    s = position(game, [TWO, ARMED, NOBLE], CAMPAIGN)
    assert words(game, s, 0) == {f"attack {army} p{seat}" for army in ("n2p", "n3t") for seat in (2, 3)} | {
        "pass"
    }
    assert refused(game, s, 0, "done") == "R170", "at least one army is named"
    assert refused(game, s, 0, "attack n2p p1") == "R168" == refused(game, s, 0, "attack n3p p2")
    do(game, s, "attack n2p p2")
    assert refused(game, s, 0, "pass") == "R170" and engaged(s, "n2p")
    do(game, s, "attack n3t p3")
    tired = {"court": "n3p*", "armies": ["n2p~: r1p1", "n2t: r1t1"]}
    s = position(game, [tired, NOBLE, NOBLE], CAMPAIGN)
    assert refused(game, s, 0, "attack n2p p2") == "R168"


@pytest.mark.rule("DY-R169")
def test_an_army_attacks_once_a_season() -> None:
    game = table(3)
    s = position(game, [TWO, NOBLE, NOBLE], CAMPAIGN)
    do(game, s, "attack n2p p2", "done", "done", "keep")
    disengage(s, s.armies[0][0])
    assert refused(game, s, 0, "attack n2p p3") == "R169"


@pytest.mark.rule("DY-R171", "DY-R172")
def test_one_battle_for_each_target_in_the_order_named() -> None:
    game = table(3)
    three = {"court": "n3p*", "armies": ["n2p: r1p1", "n3t: r2p1 r1t1", "n2t: r3p1"]}
    s = position(game, [three, ARMED, NOBLE], CAMPAIGN)
    do(game, s, "attack n2p p3", "attack n3t p2", "attack n2t p3")
    assert s.battle[:2] == [0, 2] and len(s.attackers) == 2, "together against seat 2, named first"
    do(game, s, "done", "keep")
    assert s.battle[:2] == [0, 1] and len(s.attackers) == 1


@pytest.mark.rule("DY-R173")
def test_an_attack_on_who_is_out_meanwhile_lapses() -> None:
    game = table(4)
    s = position(game, [TWO, NOBLE, NOBLE, ARMED], CAMPAIGN)
    do(game, s, "attack n2p p2", "attack n3t p3")
    s.doomed = 4  # as an effect in the first battle might
    do(game, s, "pillage")
    draw_all(game, s)
    assert s.out[2] == 1
    do(game, s, "keep")
    assert s.battle == [] and engaged(s, "n3t") and s.attacked[s.armies[1][0]] == 1


@pytest.mark.rule("DY-R174", "DY-R271", "DY-R272", "DY-R273")
def test_relations_forbid_attacks_for_the_year() -> None:
    game = table(3)
    lands = [{"court": "n3p* n2m", "realm": "r1d1", "armies": ["n2p: r1p1"]}, ARMED, NOBLE]
    s = position(game, lands, TRADE)
    do(game, s, "envoy n2m", "1: receive n3p")
    draw_all(game, s)
    assert game.to_act(s) == [0]
    assert refused(game, s, 0, "attack n2p p2") == "R174" and refused(game, s, 0, "attack n2p p3") == ""
    do(game, s, "pass")
    assert words(game, s, 1, "attack") == {"attack n2p p3"}
    do(game, s, "pass", "chance: roll 1")
    assert list(s.relations) == [0, 0, 0]


@pytest.mark.rule("DY-R175", "DY-R176", "DY-R179")
def test_the_defence() -> None:
    game = table(3)
    theirs = {"court": "n3p*", "realm": "r3t1", "armies": ["n2p~: r1p1", "n3t~: r2p1"]}
    s = position(game, [ARMED, theirs, ARMED], CAMPAIGN)
    do(game, s, "attack n2p p2")
    assert game.to_act(s) == [1] and "bribe p1:n2p" in words(game, s, 1), "bribes come first"
    do(game, s, "pass")
    assert words(game, s, 1) == {"defend n2p", "defend n3t", "done"}, "Engaged leaders can defend"
    assert refused(game, s, 1, "defend p3:n2p") == "R176"
    do(game, s, "defend n2p")
    assert refused(game, s, 1, "defend n2p") == "R175"
    do(game, s, "defend n3t", "front n2p")
    assert len(s.defenders) == 2


@pytest.mark.rule("DY-R175")
def test_an_army_defends_again_and_again() -> None:
    game = table(3)
    s = position(game, [ARMED, {"court": "n3p*", "armies": ["n3t: r2p1 r5t r4t1"]}, ARMED], CAMPAIGN)
    do(game, s, "attack n2p p2", "1: pass", "1: defend n3t")
    draw_all(game, s)
    do(game, s, "1: done", "1: keep", "1: pass", "2: attack n2p p2", "1: pass")
    assert words(game, s, 1) == {"defend n3t", "done"}


@pytest.mark.rule("DY-R177", "DY-R178", "DY-K23")
def test_an_undefended_attack_is_won_outright() -> None:
    game = table(2)
    s = position(
        game, [{"court": "n3p*", "armies": ["n3t: r2p1 r1t1"]}, {**ARMED, "realm": "r1m1"}], CAMPAIGN
    )
    do(game, s, "attack n3t p2", "1: done")
    assert words(game, s, 0) == {"raze p2:r1m1", "pillage", "done"}
    assert refused(game, s, 0, "slaughter p2:n2p") == "R177"
    do(game, s, "raze p2:r1m1", "pillage")
    draw_all(game, s)
    assert words(game, s, 0) == {"keep", "reform"}, "two force cards, two Victory Actions"


@pytest.mark.rule("DY-R283", "DY-R284", "DY-R286", "DY-R289", "DY-K32")
def test_bribes() -> None:
    game = table(4)
    rich = {"court": "n3p*", "realm": "r1t1 r1d1 r4t1 r1t2"}
    s = position(game, [{**TWO, "realm": "r5t"}, NOBLE, rich, rich], CAMPAIGN, lead=0)
    do(game, s, "attack n3t p2", "done")
    assert game.to_act(s) == [2], "not only the target, from the Lead Player on, never the attacker"
    assert refused(game, s, 2, "bribe p1:n2p") == "R283", "it was not sent"
    do(game, s, "bribe p1:n3t", "pay r1t1", "pay r1d1")
    assert game.to_act(s) == [2], "two do not reach rank 3, and nobody else pays the rest"
    do(game, s, "pay r4t1")
    assert at(game, s, "discard", 2) == ["r1t1", "r1d1", "r4t1"], "the surplus is lost"
    poor = position(game, [TWO, NOBLE, {"court": "n3p*", "realm": "r1t1 r1d1"}, NOBLE], CAMPAIGN)
    do(game, poor, "attack n3t p2", "attack n2p p2")
    assert refused(game, poor, 2, "bribe p1:n3t") == "R286" and refused(game, poor, 2, "bribe p1:n2p") == ""


@pytest.mark.rule("DY-R287", "DY-K46", "DY-K50")
def test_a_card_with_both_emblems_counts_for_the_larger() -> None:
    game = table(4)
    s = position(game, [TWO, NOBLE, NOBLE, {"court": "n5t n3p*"}], CAMPAIGN)  # five Treasure, one Diplomatic
    do(game, s, "attack n3t p2", "attack n2p p2", "3: bribe p1:n3t")
    assert at(game, s, "discard", 3) == ["n5t"], "its only means pays by itself"
    assert bribe_value(game.table, card("n5t", 3)) == 5, (
        "no leader of these decks has a rank that would show it"
    )


@pytest.mark.rule("DY-R288")
def test_leaders_can_be_spent_as_bribes() -> None:
    game = table(2)
    s = position(game, [ARMED, {"court": "n3p*", "armies": ["n3t: r1m1"]}], CAMPAIGN)
    do(game, s, "attack n2p p2", "1: bribe p1:n2p")
    assert armies(game, s, 1) == {} and at(game, s, "realm", 1) == ["r1m1"]


@pytest.mark.rule("DY-R290", "DY-R291", "DY-R292", "DY-R293", "DY-K45", "DY-K59")
def test_a_bribed_army_is_sent_elsewhere_or_held() -> None:
    game = table(3)
    rich = {"court": "n3p*", "realm": "r2t1 r2d1 r3t1 r3d1 r1t1"}
    s = position(game, [TWO, rich, rich], CAMPAIGN)
    do(game, s, "attack n3t p2", "attack n2p p3", "1: bribe p1:n3t", "1: pay r3t1")
    assert not engaged(s, "n3t") and s.attacked[s.armies[1][0]] == 0
    assert game.to_act(s) == [1], "the round goes on before the attacker answers"
    do(game, s, "1: bribe p1:n2p", "1: pay r2t1")
    assert game.to_act(s) == [0] and words(game, s, 0) == {"hold", "attack n3t p3"}, "in the order of payment"
    assert refused(game, s, 0, "attack n3t p2") == "R291" and refused(game, s, 0, "attack n2p p2") == "R290"
    do(game, s, "attack n3t p3", "hold")
    assert words(game, s, 1) == {"pass"} | words(game, s, 1, "bribe p1:n3t"), "another round, for it alone"
    do(game, s, "1: pass", "2: pass")
    assert s.battle[:2] == [0, 2]
    do(game, s, "done", "keep")
    assert words(game, s, 0, "attack") == {"attack n2p p2"}, "it has not attacked, but is barred from seat 2"
