"""Resources, nobles and agents: how they are played and used (R093-R124)."""

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

from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN, TRADE, VALUE, Dynasties

NOBLE = {"court": "n3m*"}


@pytest.mark.rule(
    "DY-R093", "DY-R094", "DY-R095", "DY-R098", "DY-R099", "DY-R100", "DY-R109", "DY-R110", "DY-R111"
)
@pytest.mark.parametrize("word", ["r1t1", "n2d", "a1"])
def test_a_hand_card_goes_face_up_or_into_an_army(word: str) -> None:
    game = table(2)
    land = {"court": "n3m* n3p", "realm": "r1p1", "armies": ["n3t: r1m1"], "hand": f"{word} r5d"}
    zone = "realm" if word[0] == "r" else "court"
    s = position(game, [land, NOBLE])
    do(game, s, "population r1p1", f"play {word}")
    assert word in at(game, s, zone, 0) and not engaged(s, word)
    s = position(game, [land, NOBLE])
    do(game, s, "population r1p1", f"force {word}", "army n3t 1")
    assert armies(game, s, 0) == {"n3t": [word, "r1m1"]}
    s = position(game, [land, NOBLE])
    do(game, s, "population r1p1", f"force {word}", "muster n3p")
    assert armies(game, s, 0)["n3p"] == [word]


@pytest.mark.rule("DY-R096", "DY-R097", "DY-R105", "DY-R106", "DY-R112", "DY-R153", "DY-K08")
@pytest.mark.parametrize("word", ["r1t1", "n2d", "a1"])
def test_a_card_at_home_goes_into_an_army(word: str) -> None:
    game = table(2)
    zone = "realm" if word[0] == "r" else "court"
    land = {"court": "n3m* n3p", "realm": "r5d", "armies": ["n3t: r1m1"]}
    land[zone] = f"{land[zone]} {word}"
    s = position(game, [land, NOBLE])
    do(game, s, f"force {word}", "army n3t 2")
    assert armies(game, s, 0) == {"n3t": ["r1m1", word]} and word not in at(game, s, zone, 0)
    s = position(game, [land, NOBLE])
    do(game, s, f"force {word}", "muster n3p")
    assert armies(game, s, 0)["n3p"] == [word]


@pytest.mark.rule("DY-R101", "DY-R102", "DY-R108")
def test_a_noble_draws_or_plays() -> None:
    game = table(2)
    land = {"court": "n3m* n3p", "armies": ["n3t: r1m1"], "hand": "r1t1 a2"}
    s = position(game, [land, NOBLE])
    assert refused(game, s, 0, "engage n3t draw") == "R108" == refused(game, s, 0, "engage n3t play")
    do(game, s, "engage n3m draw")
    assert draw_all(game, s) == 1
    do(game, s, "engage n3p play", "play a2")
    assert at(game, s, "court", 0) == ["n3m", "n3p", "a2"] and engaged(s, "n3m") and engaged(s, "n3p")
    s = position(game, [{"court": "n3m* n3p"}, NOBLE])
    assert refused(game, s, 0, "engage n3m play") == "R101", "nothing to play"


def clash(game: DynastiesGame, ours: str, theirs: str, more: dict[str, object]) -> Dynasties:
    attacker = {"court": "n3m* a1 a2", "armies": [f"n3d: {ours}"]}
    s = position(game, [attacker, {"court": "n3p*", "armies": [f"n3m: {theirs}"]}, more], CAMPAIGN)
    do(game, s, "attack n3d p2", "1: defend n3m")
    return s


@pytest.mark.rule(
    "DY-R113", "DY-R114", "DY-R115", "DY-R182", "DY-R183", "DY-R184", "DY-R186", "DY-K21", "DY-K20"
)
def test_agents_destroy_the_card_put_forward() -> None:
    game = table(3)
    s = clash(game, "r1t1", "r5t r4t1 r3t1", {"court": "n3p* a4"})
    assert game.to_act(s) == [0], "the attacker first"
    do(game, s, "agent a1 defender")
    assert at(game, s, "discard", 0) == ["a1"] and at(game, s, "discard", 1) == ["r5t"]
    assert game.to_act(s) == [2], "then the others, who face the card that replaced it"
    do(game, s, "agent a4 defender")
    assert at(game, s, "discard", 1) == ["r5t", "r4t1"] and at(game, s, "discard", 2) == ["a4"]


@pytest.mark.rule("DY-R116", "DY-K63")
@pytest.mark.parametrize("most", [1, 2])
def test_one_agent_for_each_player_and_clash(most: int) -> None:
    game = table(3, agents_per_player_per_clash=most)
    s = clash(game, "r1t1", "r5t r4t1 r3t1", {"court": "n3p* a4"})
    do(game, s, "agent a1 defender")
    assert game.to_act(s) == ([2] if most == 1 else [0])


@pytest.mark.rule("DY-R117", "DY-R118", "DY-R119", "DY-R120", "DY-K42")
def test_a_revealed_agent_goes_home_and_the_clash_is_over() -> None:
    game = table(3)
    s = clash(game, "a3 r2t1", "r5t r1t1", {"court": "n3p*", "realm": "r1m1 r2m1"})
    do(game, s, "0: pass", "0: martial a2 attacker", "1: pass", "2: martial r1m1 defender")
    assert "a3" in at(game, s, "court", 0) and engaged(s, "a3")
    assert at(game, s, "discard", 0) == ["a2"] and at(game, s, "discard", 2) == ["r1m1"], "spent is spent"
    assert at(game, s, "discard", 1) == [] and at(game, s, "hand", 0) == at(game, s, "hand", 1) == []
    assert [s.face[c] for c in s.armies[1][1:]] == [1, 0], "the other card stays revealed"
    assert s.battle[VALUE] == s.battle[VALUE + 1] == 0 and game.to_act(s) == [0], "the next Clash"


@pytest.mark.rule("DY-R119")
def test_two_revealed_agents_both_go_home() -> None:
    game = table(3)
    s = clash(game, "a3 r2t1", "a4 r1t1", {"court": "n3p*"})
    do(game, s, "0: pass", "0: pass", "1: pass")
    assert "a3" in at(game, s, "court", 0) and "a4" in at(game, s, "court", 1)


@pytest.mark.rule("DY-R121", "DY-R122", "DY-R123", "DY-R252", "DY-R281")
def test_an_agent_forces_a_match() -> None:
    game = table(3)
    lands = [{"court": "n3m* a1 a5", "realm": "r2d1"}, {"court": "n3m*"}, {"court": "n3p*", "realm": "r5d"}]
    s = position(game, lands, TRADE)
    do(game, s, "match a1")
    assert at(game, s, "discard", 0) == ["a1"]
    assert words(game, s, 0) == {"from n3m", "from p2:n3m", "from p3:n3p"}
    do(game, s, "from p2:n3m")
    assert game.to_act(s) == [0] and words(game, s, 0) == {"with r2d1", "with a5"}
    assert refused(game, s, 0, "with p3:r5d") == "R251", "the agent's player provides the card"


@pytest.mark.rule("DY-R124", "DY-R304", "DY-K39")
def test_the_diplomat_has_no_power_of_its_own_in_the_standard_game() -> None:
    lands = [{"court": "n3m* a1", "realm": "r1d1"}, {"court": "n3m*", "armies": ["n2m: r1m1"]}]
    standard, advanced = table(2), table(2, mode="advanced")
    assert refused(standard, position(standard, lands, TRADE), 0, "use a1") == "R304"
    s = position(advanced, lands, TRADE)
    do(advanced, s, "use a1")
    assert armies(advanced, s, 1) == {}
