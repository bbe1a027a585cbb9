"""Territory and zones; Engaged and Unengaged (R042-R061)."""

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

from equipoise.core.game import CHANCE, WATCHER
from equipoise.games.dynasties.state import CAMPAIGN, TRADE

NOBLE = {"court": "n3m*"}


@pytest.mark.rule("DY-R042", "DY-R043", "DY-R044", "DY-R045", "DY-R109")
def test_every_card_type_has_its_zone() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*", "realm": "r1p1", "hand": "n3m r1t1 a1"}, NOBLE])
    do(game, s, "population r1p1", "play n3m", "play r1t1", "play a1")
    assert at(game, s, "court", 0) == ["n3m", "n3p", "a1"] and at(game, s, "realm", 0) == ["r1t1"]
    assert armies(game, s, 0) == {}
    items = {item.id for item in game.scene(game.view(s, 0)).items}
    assert {f"seat-0-{zone}" for zone in ("deck", "discard", "court", "realm", "frontier")} <= items


@pytest.mark.rule("DY-R046", "DY-R049", "DY-R354")
def test_the_hand_is_its_holders_and_sizes_are_public() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "hand": "r1t1 r1t2"}, {**NOBLE, "armies": ["n2m: r1m1 r2m1"]}])
    assert refused(game, s, 0, "force r1t1") == "R153", "the hand is no part of the territory"
    view = game.view(s, 1).dump()
    assert view["hands"] == [2, 0] and view["decks"] == [49, 48]
    assert "card-0-r1t1" not in [item.id for item in game.scene(game.view(s, 1)).items]
    assert "card-0-r1t1" in [item.id for item in game.scene(game.view(s, 0)).items]


@pytest.mark.rule("DY-R047", "DY-R361")
def test_discard_piles_lie_open_in_order() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "discard": "r1t1 a3 n2d"}, NOBLE])
    for viewer in (WATCHER, 0, 1):
        seen = game.view(s, viewer).dump()["discards"]
        assert isinstance(seen, list)
        start = [s.piles[4][0], s.piles[4][1], s.piles[4][2]]
        assert any(seen[n : n + 4] == [3, *start] for n in range(len(seen)))


@pytest.mark.rule("DY-R048")
def test_a_deck_is_closed_and_never_refilled() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "deck": 1, "discard": ""}, NOBLE])
    assert len(at(game, s, "discard", 0)) > 40
    (left,) = at(game, s, "deck", 0)
    do(game, s, "engage n3m draw")
    assert words(game, s, CHANCE) == {f"card {left}"}
    assert refused(game, s, CHANCE, f"card {at(game, s, 'discard', 0)[0]}") == "R048"
    do(game, s, f"chance: card {left}")
    assert s.out[0] == 1, "nothing came back from the discard pile"


@pytest.mark.rule("DY-R050", "DY-R051", "DY-R052", "DY-R053", "DY-R054", "DY-R102")
def test_engaging_is_the_price_of_one_use() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "realm": "r1p1 r1t2", "hand": "n2d r1t1"}, NOBLE])
    do(game, s, "population r1p1", "play n2d")
    assert not engaged(s, "n2d"), "it arrives upright"
    do(game, s, "done", "engage n2d draw", "chance: card r5t")
    assert engaged(s, "n2d") and at(game, s, "court", 0) == ["n3m", "n2d"]
    for word in ("engage n2d draw", "engage n2d play", "force n2d"):
        assert refused(game, s, 0, word) == "R053"
    do(game, s, "engage n3m draw", "chance: card r5p")
    assert engaged(s, "n3m")
    assert refused(game, s, 0, "treasure r5p") == "R085"


@pytest.mark.rule("DY-R053", "DY-R055", "DY-R138")
def test_an_engaged_card_cannot_pay_but_counts_and_can_be_hit() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "realm": "r1t1~ r2t1"}, NOBLE])
    assert refused(game, s, 0, "treasure r1t1") == "R053"
    assert refused(game, s, 0, "treasure r2t1") == ""
    s = position(game, [{"armies": ["n3m*: r1m1"]}, {"court": "n3m*~", "realm": "r2t1~"}], CAMPAIGN)
    do(game, s, "attack n3m p2")
    assert "raze p2:r2t1" in words(game, s, 0)
    court, realm = "n3m*~ n3p~ n3t~ n2d~", "r1m1~ r1p1~ r1t1~"
    s = position(game, [{"court": court, "realm": realm + " r1p2", "hand": "r1d1"}, NOBLE])
    do(game, s, "population r1p2")  # its only card is played by itself
    assert s.winner == 0


@pytest.mark.rule("DY-R056")
def test_what_is_spent_leaves_play_at_once() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "realm": "r2t1"}, NOBLE])
    do(game, s, "treasure r2t1")
    assert at(game, s, "discard", 0) == ["r2t1"] and at(game, s, "hand", 0) == []


@pytest.mark.rule("DY-R057", "DY-R058", "DY-K43")
@pytest.mark.parametrize("returned", [True, False])
def test_force_cards_have_no_state_and_come_back_engaged(returned: bool) -> None:
    game = table(2, returned_force_cards_engaged=returned)
    s = position(game, [{"court": "n3m*", "realm": "r1d1", "armies": ["n2d: r1m1 a1"]}, NOBLE], TRADE)
    do(game, s, "envoy n2d", "1: receive n3m")
    draw_all(game, s)
    assert at(game, s, "realm", 0) == ["r1m1"] and at(game, s, "court", 0) == ["n3m", "n2d", "a1"]
    assert engaged(s, "r1m1") == engaged(s, "a1") == returned


@pytest.mark.rule("DY-R059", "DY-R232")
@pytest.mark.parametrize("mark", ["", "~"])
def test_a_leader_comes_home_as_it_is(mark: str) -> None:
    game = table(2, mode="advanced")
    s = position(game, [{"court": "n3m* a1"}, {"court": "n3m*", "armies": [f"n2d{mark}: r1m1"]}], TRADE)
    do(game, s, "0: use a1")
    assert at(game, s, "court", 1) == ["n3m", "n2d"]
    assert engaged(s, "n2d", 1) == bool(mark)


@pytest.mark.rule("DY-R060", "DY-R061", "DY-K33")
def test_attacking_engages_the_leader_and_mustering_does_not() -> None:
    game = table(2)
    s = position(
        game, [{"court": "n3m* n2d", "realm": "r1m1 r1t1"}, {"court": "n3m*", "armies": ["n2m: r1m1"]}]
    )
    do(game, s, "0: force r1m1", "0: muster n2d")
    assert not engaged(s, "n2d")
    while s.season != CAMPAIGN:
        do(game, s, "pass")
    do(game, s, "0: attack n2d p2")
    assert engaged(s, "n2d")
