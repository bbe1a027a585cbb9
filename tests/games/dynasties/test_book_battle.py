"""Battle and Clash (R180-R203)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import (
    armies,
    at,
    code,
    do,
    draw_all,
    position,
    refused,
    table,
    words,
)

from equipoise.core.game import CHANCE, WATCHER
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN, Dynasties

NOBLE = {"court": "n3p*"}


def battle(game: DynastiesGame, ours: list[str], theirs: list[str], more: str = "") -> Dynasties:
    """Seat 0 attacks seat 1 with all its armies, which defends with all of its own."""
    lands = [{"court": f"n3p* {more}", "armies": ours}, {"court": "n3p*", "armies": theirs}]
    lands += [{"court": "n3p*"}] * (game.seats - 2)
    s = position(game, lands, CAMPAIGN)
    for army in ours:
        do(game, s, f"attack {army.split(':')[0]} p2")
    if any(word.startswith("bribe") for word in words(game, s, 1)):
        do(game, s, "1: pass")
    for army in theirs:
        do(game, s, f"1: defend {army.split(':')[0]}")
    return s


@pytest.mark.rule("DY-R180", "DY-R181", "DY-R196", "DY-K24")
def test_attacker_and_defender_put_cards_forward() -> None:
    game = table(2)
    s = battle(game, ["n2p: r1t1", "n3t: r2t1"], ["n2t: r3t1", "n2p: r4t1"])
    assert game.to_act(s) == [0] and words(game, s, 0) == {"front n2p", "front n3t"}
    assert refused(game, s, 0, "front n3p") == "R196"
    do(game, s, "front n3t")
    assert game.to_act(s) == [1] and words(game, s, 1) == {"front n2t", "front n2p"}
    assert refused(game, s, 1, "front p1:n2p") == "R196"
    do(game, s, "front n2p")
    draw_all(game, s)
    assert at(game, s, "discard", 0)[0] == "r2t1", "2 against 4"


@pytest.mark.rule("DY-R182", "DY-R183", "DY-R187", "DY-K20")
@pytest.mark.parametrize("attacker_first", [True, False])
def test_who_is_first_with_agents_and_martial_cards(attacker_first: bool) -> None:
    game = table(3, clash_window_starts_with_attacker=attacker_first)
    land = {"court": "n3p* a2 a4", "armies": ["n2p: r1t1"]}
    s = position(game, [land, land, land], CAMPAIGN, lead=1)
    do(game, s, "1: pass", "2: attack n2p p1", "0: defend n2p")
    order = [2, 1, 0] if attacker_first else [1, 2, 0]
    for _ in range(2):  # agents, then martial cards
        asked = []
        for _ in range(3):
            asked += game.to_act(s)
            do(game, s, "pass")
        assert asked == order


@pytest.mark.rule("DY-R184", "DY-R185", "DY-R201", "DY-R203", "DY-R361")
def test_a_side_that_cannot_replace_its_card_has_lost() -> None:
    game = table(2)
    s = battle(game, ["n2p: r1t1"], ["n2t: r5t r4t1", "n2p: r3t1"], more="a4 a3")
    do(game, s, "1: front n2t", "0: agent a4 defender")
    assert "r5t" in at(game, s, "discard", 1) and game.to_act(s) == [1], "another at once, from any army"
    do(game, s, "front n2p")
    s = battle(game, ["n2p: r1t1 r1m1"], ["n2t: r5t"], more="a4")
    do(game, s, "agent a4 defender")
    assert game.to_act(s) == [0] and {"pillage", "done", "slaughter p2:n2t"} <= words(game, s, 0)
    assert s.stack[-1][3] == 2, "the card put forward but not revealed still counts"


@pytest.mark.rule("DY-R189", "DY-R190", "DY-R191", "DY-R192", "DY-R193", "DY-R199", "DY-R360", "DY-K27")
def test_the_higher_sum_wins() -> None:
    game = table(2)
    s = battle(game, ["n3t: r4t1 r1t1"], ["n2t: r2t1 r3t1"])
    assert game.to_act(s) == [CHANCE], "the winner has to draw"
    do(game, s, "chance: card r5d")
    assert at(game, s, "hand", 0) == ["r5d"] and at(game, s, "discard", 1) == ["r2t1"]
    shown = [code(card) for card in s.armies[0][1:] if s.face[card]]
    assert shown == ["r4t1"], "it stays face up in its army, and did not fight again"
    draw_all(game, s)
    assert at(game, s, "discard", 0) == ["r1t1"] and len(at(game, s, "hand", 1)) == 1, "1 lost against 3"


@pytest.mark.rule("DY-R194", "DY-R195", "DY-K44")
@pytest.mark.parametrize(("side", "loser"), [("attacker", 1), ("defender", 0)])
def test_a_coin_settles_a_tie(side: str, loser: int) -> None:
    game = table(2)
    s = battle(game, ["n3t: r3m1 r1t1"], ["n2t: r3p1 r1t1"])
    assert words(game, s, CHANCE) == {"win attacker", "win defender"} and game.odds(s) == [1, 1]
    do(game, s, f"chance: win {side}")
    assert at(game, s, "discard", loser) == [["r3m1"], ["r3p1"]][loser]


@pytest.mark.rule("DY-R198", "DY-R200", "DY-R221")
def test_a_drawn_battle() -> None:
    game = table(2)
    s = battle(game, ["n3t: r4t1 r1t1"], ["n2t: r2t1 r3t1"])
    draw_all(game, s)
    # one card left revealed on each side: nobody has a hidden one
    assert game.to_act(s) == [0] and words(game, s, 0) == {"keep", "reform"}, "no Victory Actions"
    do(game, s, "keep")
    assert game.to_act(s) == [1] and words(game, s, 1) == {"keep", "reform"}
    do(game, s, "keep")
    assert armies(game, s, 0) == {"n3t": ["r4t1"]} and armies(game, s, 1) == {"n2t": ["r3t1"]}


@pytest.mark.rule("DY-R198", "DY-R199")
def test_a_revealed_card_cannot_be_put_forward_again() -> None:
    game = table(2)
    s = battle(game, ["n2p: r5t", "n3t: r1t1 r2t1"], ["n2t: r2m1 r3t1"])
    do(game, s, "front n2p")
    draw_all(game, s)
    assert [code(card) for card in s.armies[0][1:] if s.face[card]] == ["r5t"]
    assert at(game, s, "discard", 0) == ["r1t1"], "its second Clash was fought by the other army"


@pytest.mark.rule("DY-R201", "DY-R202", "DY-K25")
def test_only_armies_of_the_battle_count() -> None:
    game = table(2)
    lands = [
        {"court": "n3p*", "armies": ["n3t: r5t r1t1", "n2p: r1p1"]},
        {"court": "n3p*", "armies": ["n2t: r2t1", "n2p: r5p"]},
    ]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "attack n3t p2", "done", "1: defend n2t", "1: done")
    draw_all(game, s)
    assert game.to_act(s) == [0] and s.stack[-1][3] == 1, "the hidden card of n2p is not in the battle"


@pytest.mark.rule("DY-R203", "DY-R356")
def test_a_card_put_forward_is_closed() -> None:
    game = table(3)
    s = battle(game, ["n3t: r4t1 r1t1"], ["n2t: r2t1 r3t1"], more="a4")
    for card in s.armies[0][1:] + s.armies[1][1:]:
        s.known[card] = 1 << s.holder[card]
    assert game.to_act(s) == [0]
    for viewer in (1, 2, WATCHER):
        ids = [item.id for item in game.scene(game.view(s, viewer)).items]
        assert "card-0-r4t1" not in ids and "front-0" in ids


@pytest.mark.rule("DY-R186", "DY-R119")
def test_the_example_of_a_battle() -> None:
    """The worked example of the words, from the attack to the end."""
    game = table(3)
    lands = [
        {"armies": ["n3m*: r4t1 r1t1"]},
        {"armies": ["n2t*: r2t1", "n2p: r5m"]},
        {"court": "a6"},
    ]
    s = position(game, lands, CAMPAIGN)
    do(game, s, "0: attack n3m p2")
    do(game, s, "1: defend n2t", "1: defend n2p", "1: front n2p", "2: agent a6 defender")
    assert at(game, s, "discard", 1) == ["r5m", "r2t1"], "4 beats 2"
    do(game, s, "chance: card r3p2", "0: pillage")
    assert draw_all(game, s) == 2
    assert armies(game, s, 1) == {} and sorted(at(game, s, "court", 1)) == ["n2p", "n2t"]
    do(game, s, "0: keep")
    assert armies(game, s, 0) == {"n3m": ["r4t1", "r1t1"]}
