"""Where two rules stand in the way, the one named first in the order of refusals is cited."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dynasties.positions import card, do, position, refused, table

from equipoise.core.game import CHANCE
from equipoise.games.dynasties.state import CAMPAIGN, HARVEST, TRADE

NOBLE = {"court": "n3p*"}
HOME = {"court": "n3p*~ n3m~ a4~", "realm": "r2m1~ r5t", "armies": ["n2p~: r1p1 r1p2", "n2t: r1t1"]}
# Land of seat 0, what it says, the rule.
HARVESTS: list[tuple[dict[str, Any], str, str]] = [
    (HOME, "treasure r2m1", "R070"),  # no emblem, Engaged
    (HOME, "population r2m1", "R070"),  # no emblem, Engaged, empty hand
    (HOME, "population n2p", "R083"),  # leads, Engaged
    (HOME, "population n3p", "R053"),  # Engaged, empty hand
    (HOME, "engage n2p draw", "R108"),  # leads, Engaged
    (HOME, "engage n3m play", "R053"),  # Engaged, empty hand
    (HOME, "force n3p", "R053"),  # Engaged, the Monarch
    ({"court": "n3p*"}, "force n3p", "R133"),  # the Monarch, no place
    (HOME, "lure p2:n3p", "R134"),  # a Monarch, too few cards
    (HOME, "lure p2:n2m", "R241"),
    (HOME, "use a4", "R304"),  # no card texts, Engaged
]


@pytest.mark.parametrize(("land", "line", "rule"), HARVESTS)
def test_in_the_harvest(land: dict[str, Any], line: str, rule: str) -> None:
    game = table(2)
    s = position(game, [{**land, "hand": ""}, {"court": "n3p* n2m"}], HARVEST)
    assert refused(game, s, 0, line) == rule


def test_once_a_year_before_all_else() -> None:
    game = table(2)
    s = position(game, [HOME, NOBLE], HARVEST)
    s.treasured = s.populated = 1
    assert (
        refused(game, s, 0, "treasure p2:r1t1") == "R086" and refused(game, s, 0, "population n2p") == "R082"
    )


def test_a_place_in_an_army() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p* n3t a1", "armies": ["n2p: r1p1 r1p2"]}, NOBLE], HARVEST)
    do(game, s, "force a1")
    assert refused(game, s, 0, "army n2p 4") == "R161", "full, and no such depth"
    assert refused(game, s, 0, "army n3m 4") == "R094"


def test_what_is_paid_for_a_lure() -> None:
    game = table(2, lure_pays_with_any_card=False)
    s = position(game, [{"court": "n3p*~ a1~", "realm": "r1t1 r2t1 r3t1"}, {"court": "n3p* n2m"}], HARVEST)
    do(game, s, "lure p2:n2m")
    assert refused(game, s, 0, "pay n3p") == "R242" == refused(game, s, 0, "pay a1"), "not for being Engaged"
    do(game, s, "pay r1t1")
    assert refused(game, s, 0, "pay r1t1") == "R053"


def test_in_trade() -> None:
    game = table(3, match_uses_envoy=False)
    lands = [
        {"court": "n3p* n3d n2m~ a4~ a2", "realm": "r2m1~ r1d1 r2d1"},
        {"court": "n3p*~ n2m~"},
        {"court": "n3p*~"},
    ]
    s = position(game, lands, TRADE)
    assert refused(game, s, 0, "match a4") == "R053", "Engaged; there are no two nobles either"
    assert refused(game, s, 0, "match a2") == "R276"
    do(game, s, "envoy n3p")
    assert refused(game, s, 0, "with r2m1") == "R089", "no emblem, Engaged"
    lands[1:] = [{"court": "n3p* n2m~"}, NOBLE]
    s = position(game, lands, TRADE)
    do(game, s, "match a2")
    assert refused(game, s, 0, "from p2:n2m") == "R276"
    do(game, s, "from n3p")
    assert refused(game, s, 0, "to n2m") == "R276", "Engaged, and an own one"
    assert refused(game, s, 0, "to n3d") == "R278"
    do(game, s, "to p2:n3p", "with r1d1")
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    assert refused(game, s, 0, "match a4") == "R280", "one Match is made; that agent is Engaged, too"


def test_an_attack() -> None:
    game = table(4)
    land = {"court": "n3p*", "armies": ["n2p: r1p1", "n3t~: r1t1", "n2m: r1m1"]}
    s = position(game, [land, NOBLE, NOBLE, NOBLE], CAMPAIGN)
    s.barred[card("n2p")] = 0b1110
    s.relations[0] = 0b0010
    s.out[2] = 1
    s.attacked[card("n3t")] = 1
    s = game.load(s.dump())  # what it offered is forgotten
    assert refused(game, s, 0, "attack n2p p2") == "R174", "relations, barred"
    assert refused(game, s, 0, "attack n2p p3") == "R168", "out, barred"
    assert refused(game, s, 0, "attack n2p p4") == "R291"
    assert refused(game, s, 0, "attack n3t p2") == "R169", "has attacked, Engaged, relations"
    assert refused(game, s, 0, "attack n3p p1") == "R168"


def test_what_is_paid_for_a_bribe() -> None:
    game = table(2)
    armed = {"court": "n3p*", "armies": ["n2p: r1p1"]}
    s = position(game, [armed, {"court": "n3p*", "realm": "r2m1~ r1t1 r1d1~ r1d2"}], CAMPAIGN)
    do(game, s, "attack n2p p2", "1: bribe p1:n2p")
    # Both cards were needed: the only words were said.
    s = position(game, [armed, {"court": "n3p*", "realm": "r2m1~ r1t1 r1d1~ r1d2 r1t2"}], CAMPAIGN)
    do(game, s, "attack n2p p2", "1: bribe p1:n2p")
    assert refused(game, s, 1, "pay r2m1") == "R285", "no emblem, Engaged"
    assert refused(game, s, 1, "pay r1d1") == "R053"


def test_victory_actions() -> None:
    game = table(2)
    home = {"court": "n3p* a1", "armies": ["n2p: r1p1 r2p1"]}
    s = position(game, [home, {"court": "n3p* a2~", "realm": "r1m1", "armies": ["n2t~: r2t1"]}], CAMPAIGN)
    hidden = card("r2t1", 1)
    s.known[hidden] = 2
    do(game, s, "attack n2p p2", "1: done")
    assert refused(game, s, 0, "raze p2:n2t") == "R210" and refused(game, s, 0, "raze p2:n3p") == "R208"
    assert refused(game, s, 0, "raze p2:r2t1") == "R207", "that it is in an army must not be told"
    s.known[hidden] = 3
    assert refused(game, s, 0, "raze p2:r2t1") == "R210"
    assert refused(game, s, 0, "slaughter p2:n5m") == "R177", "undefended, and no such army"


def test_a_winning_defender() -> None:
    game = table(2)
    sides = [{"court": "n3p*", "armies": ["n2p: r1p1"]}, {"court": "n3p*", "armies": ["n2t~: r2t1 r3t1"]}]
    s = position(game, sides, CAMPAIGN)
    do(game, s, "attack n2p p2", "1: defend n2t")
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    assert game.to_act(s) == [1]
    for line in ("raze p1:n2p", "raze p1:n3p", "pillage"):
        assert refused(game, s, 1, line) == "R218", "a defender only slaughters"
    assert refused(game, s, 1, "slaughter n2t") == "R217"


def test_a_reform() -> None:
    game = table(2)
    land = {"court": "n3p*", "armies": ["n3t: r2t1 r1t1", "n2p: r3t1 r4t1"]}
    s = position(game, [land, {"court": "n3p*"}], CAMPAIGN)
    do(game, s, "attack n3t p2", "attack n2p p2", "done", "0: reform")
    assert refused(game, s, 0, "next n3p") == "R225", "no army is open, nor is it in the pool"
    assert refused(game, s, 0, "lead n3p") == "R228"
    do(game, s, "lead n3t")
    assert refused(game, s, 0, "lead r2t1") == "R224", "no noble; the open army is empty"
    assert refused(game, s, 0, "lead n2p") == "R225"


def test_card_texts() -> None:
    game = table(2, mode="advanced", deck1="saltmere", deck2="lantern")
    s = position(game, [{"court": "n3p* n5t~ a2~ a1~", "realm": "r4t2"}, {"court": "n3p*"}], HARVEST)
    assert refused(game, s, 0, "use a3") == "R316" and refused(game, s, 0, "use a2") == "R308", "Engaged too"
    assert refused(game, s, 0, "use a1") == "R317", "Engaged, and no season for it"
    s.locked.append(card("r4t2"))
    assert refused(game, s, 0, "use r4t2") == "R313", "barred, and no event for it"
