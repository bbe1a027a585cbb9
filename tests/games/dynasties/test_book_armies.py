"""Mustering and reinforcing; lures (R152-R164, R238-R247)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    do,
    engaged,
    position,
    refused,
    table,
    words,
)

from equipoise.games.dynasties.state import CAMPAIGN, TRADE

NOBLE = {"court": "n3m*"}
HOME = {"court": "n3m* n2d n3p~", "realm": "r1t1 r2t1 r3t1~", "armies": ["n2t: r1m1"], "hand": "r5d r4d1"}


@pytest.mark.rule("DY-R152", "DY-R153", "DY-R155", "DY-R163")
def test_mustering_in_harvest() -> None:
    game = table(2)
    s = position(game, [HOME, NOBLE])
    assert refused(game, s, 0, "force r3t1") == "R053" and refused(game, s, 0, "force r5d") == "R153"
    do(game, s, "force r1t1")
    assert words(game, s, 0) == {"muster n3m", "muster n2d", "army n2t 1", "army n2t 2"}
    assert refused(game, s, 0, "muster n3p") == "R155", "an Engaged noble takes no command"
    assert refused(game, s, 0, "muster n2t") == "R155", "who leads is not in the Court"
    do(game, s, "muster n2d")
    assert armies(game, s, 0) == {"n2t": ["r1m1"], "n2d": ["r1t1"]}
    assert at(game, s, "court", 0) == ["n3m", "n3p"] and at(game, s, "realm", 0) == ["r2t1", "r3t1"]


@pytest.mark.rule("DY-R152", "DY-R154")
def test_mustering_from_hand_uses_up_the_play() -> None:
    game = table(2)
    s = position(game, [HOME, NOBLE])
    do(game, s, "engage n2d play", "force r5d", "muster n3m")
    assert armies(game, s, 0)["n3m"] == ["r5d"] and "pass" in words(game, s, 0)
    s = position(game, [{"armies": ["n3m*: r1m1"], "hand": "r5d"}, NOBLE], CAMPAIGN)
    assert refused(game, s, 0, "force r5d") == "R152", "not in this season"


@pytest.mark.rule("DY-R156")
def test_a_noble_does_not_lead_itself() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*~ n2d", "realm": "r1t1"}, NOBLE])
    assert refused(game, s, 0, "force n2d") == "R155", "without a second noble it cannot start an army"
    s = position(game, [{"court": "n3m* n2d n2p", "realm": "r1t1"}, NOBLE])
    do(game, s, "force n2d")
    assert refused(game, s, 0, "muster n2d") == "R156"


@pytest.mark.rule("DY-R157", "DY-R158", "DY-R159")
def test_a_new_force_card_goes_to_any_depth() -> None:
    game = table(2)
    land = {"court": "n3m* a1", "realm": "r1t1", "armies": ["n5t: r1m1 r2m1"]}
    for depth, expected in (
        (1, ["a1", "r1m1", "r2m1"]),
        (2, ["r1m1", "a1", "r2m1"]),
        (3, ["r1m1", "r2m1", "a1"]),
    ):
        s = position(game, [land, NOBLE])
        do(game, s, "force a1")
        assert refused(game, s, 0, "army n5t 4") == "R159"
        do(game, s, f"army n5t {depth}")
        assert armies(game, s, 0)["n5t"] == expected


@pytest.mark.rule("DY-R160", "DY-R164")
def test_armies_are_neither_reordered_nor_broken_up_at_will() -> None:
    game = table(2)
    s = position(game, [HOME, NOBLE])
    verbs = {word.split()[0] for word in words(game, s, 0)}
    assert verbs == {"pass", "treasure", "engage", "force"}
    assert refused(game, s, 0, "lead n2t") == "R223" and refused(game, s, 0, "reform") == "R220"


@pytest.mark.rule("DY-R161", "DY-K09")
def test_no_more_force_cards_than_crowns() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m* n3d", "realm": "r3t1 r4t1", "armies": ["n2t: r1m1 r2m1"]}, NOBLE])
    do(game, s, "force r3t1")
    assert refused(game, s, 0, "army n2t 1") == "R161"
    full = {"court": "n3m*~", "realm": "r3t1", "armies": ["n2t: r1m1 r2m1"]}
    assert refused(game, position(game, [full, NOBLE]), 0, "force r3t1") == "R155"


@pytest.mark.rule("DY-R162")
def test_any_number_of_armies() -> None:
    game = table(2)
    land = {"court": "n3m* n2d n2p n2m n3d", "realm": "r1t1 r2t1 r3t1 r4t1"}
    s = position(game, [land, NOBLE])
    do(game, s, "force r1t1", "muster n2d", "force r2t1", "muster n2p", "force r3t1", "muster n2m")
    do(game, s, "force r4t1", "muster n3d")
    assert len(armies(game, s, 0)) == 4


@pytest.mark.rule("DY-R238", "DY-R240", "DY-R241", "DY-R243", "DY-R244", "DY-R245", "DY-K58", "DY-R357")
@pytest.mark.parametrize("mark", ["", "~"])
def test_a_lure(mark: str) -> None:
    game = table(2)
    lands = [{"court": "n3m* a2", "realm": "r1t1 r2t1 r3t1"}, {"court": f"n3m* n2d{mark}"}]
    s = position(game, lands)
    do(game, s, "lure p2:n2d", "pay r2t1")
    assert engaged(s, "r2t1") and at(game, s, "court", 1) == ["n3m", "n2d"], "nothing moves before the last"
    do(game, s, "pay a2")
    assert armies(game, s, 0) == {"p2:n2d": ["r2t1", "a2"]} and at(game, s, "court", 1) == ["n3m"]
    assert engaged(s, "p2:n2d") == bool(mark), "it keeps its state"
    assert all(s.known[card] == game.table.everyone for card in s.armies[0][1:]), "all saw them"
    assert s.armies[0][0] // 54 == 1, "it is marked by its owner"


@pytest.mark.rule("DY-R239", "DY-R241", "DY-R242", "DY-K31")
def test_what_can_be_lured_and_what_pays() -> None:
    game = table(2)
    rich = {"court": "n3m* n2t a2", "realm": "r1t1", "armies": ["n2m: r1m1"]}
    s = position(game, [rich, {"court": "n3m* n3d n3p", "armies": ["n2d: r1m1"]}])
    assert refused(game, s, 0, "lure p2:n2d") == "R239", "a leader is not in the Court"
    assert refused(game, s, 0, "lure n2t") == "R239"
    do(game, s, "lure p2:n3d")
    assert words(game, s, 0) == {"pay n2t", "pay a2", "pay r1t1"}
    assert refused(game, s, 0, "pay n3m") == "R242" == refused(game, s, 0, "pay n2m")
    strict = table(2, lure_pays_with_any_card=False)
    s = position(strict, [rich, {"court": "n3m* n2d"}])
    assert refused(strict, s, 0, "lure p2:n2d") == "R241", "one resource does not pay for rank 2"
    s = position(strict, [{**rich, "realm": "r1t1 r2t1 r3t1"}, {"court": "n3m* n2d"}])
    do(strict, s, "lure p2:n2d")
    assert refused(strict, s, 0, "pay n2t") == "R242"
    three = table(3)
    s = position(three, [rich, {"court": "n3m* p1:n2d p3:n2d"}, {"court": "n3m*"}]).copy()
    lures = {"lure n2d", "lure p3:n2d"}
    assert words(three, s, 0, "lure") == lures, "out of anybody's Court, whosoever it is, also one's own"


@pytest.mark.rule("DY-R245", "DY-R246", "DY-R237")
def test_a_lured_noble_serves_its_lurer_and_goes_back_when_destroyed() -> None:
    game = table(2, mode="advanced")
    lands = [{"court": "n3m*", "armies": ["p2:n3d: r1m1 p2:n2d"]}, {"court": "n3m* a1", "realm": "r1d1"}]
    s = position(game, lands, TRADE, lead=1)
    do(game, s, "1: use a1")
    assert at(game, s, "court", 0) == ["n3m", "p2:n2d", "p2:n3d"], "its controller's Court"
    s = position(game, [{"court": "p2:n2d*"}, {"court": "n3d*", "armies": ["n3m: r1m1"]}], CAMPAIGN, lead=1)
    do(game, s, "1: attack n3m p1", "raze n2d")
    assert at(game, s, "discard", 1) == ["n2d"] and s.out[0] == 1


@pytest.mark.rule("DY-R247")
def test_more_than_one_lure_in_a_turn() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "realm": "r1t1 r2t1 r3t1 r4t1"}, {"court": "n3m* n2d n2p"}])
    do(game, s, "lure p2:n2d", "pay r1t1", "pay r2t1", "lure p2:n2p", "pay r3t1")
    assert len(armies(game, s, 0)) == 2
