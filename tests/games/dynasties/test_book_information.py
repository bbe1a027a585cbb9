"""What each player may see (R354-R363), and who is asked (K48, K56)."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import card, do, draw_all, position, refused, table, words

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER
from equipoise.games.dynasties.rules.frames import ACTIVATION
from equipoise.games.dynasties.state import CAMPAIGN

NOBLE = {"court": "n3p*"}


@pytest.mark.rule("DY-R354", "DY-R355")
def test_hands_and_decks() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*", "hand": "r1t1 n5t"}, NOBLE])
    for viewer in (0, 1, WATCHER):
        view = game.view(s, viewer).dump()
        zone = view["zone"]
        assert isinstance(zone, list)
        seen = [zone[card("r1t1")] == 1, zone[card("n5t")] == 1]
        assert seen == [viewer == 0] * 2
        assert not any(zone[number] == 0 for number in range(108)), "nobody sees a deck"


@pytest.mark.rule("DY-R357", "DY-R358", "DY-R356", "DY-K48")
def test_who_remembers_a_force_card() -> None:
    game = table(3)
    s = position(game, [{"court": "n3p* n3t", "realm": "r1t1 r1p1", "hand": "r5d r4d1"}, NOBLE, NOBLE])
    do(game, s, "force r1t1", "muster n3t", "engage n3p play", "force r5d", "army n3t 1")
    assert s.known[card("r1t1")] == game.table.everyone, "it lay open when it joined"
    assert s.known[card("r5d")] == 1, "from hand: the one who put it there"
    for viewer in (1, 2, WATCHER):
        ids = {item.id for item in game.scene(game.view(s, viewer)).items}
        assert "card-0-r1t1" in ids and "card-0-r5d" not in ids and "back-card-0-n3t-1" in ids
    assert "card-0-r5d" in {item.id for item in game.scene(game.view(s, 0)).items}


@pytest.mark.rule("DY-R361", "DY-R360")
def test_what_is_destroyed_discarded_or_pillaged_is_seen() -> None:
    game = table(3)
    s = position(game, [{"armies": ["n3p*: r5t r4t1"]}, {**NOBLE, "hand": "r1t1"}, NOBLE], CAMPAIGN)
    do(game, s, "attack n3p p2", "pillage")
    action = game.ids["card r5p"]
    assert "r5p" in str(game.say(s, CHANCE, action, 2)), "the card lost is named to all"
    do(game, s, "chance: card r5p")
    assert "r5d" not in str(game.say(s, CHANCE, game.ids["card r5d"], 2)), "the card drawn is not"
    assert "r5d" in str(game.say(s, CHANCE, game.ids["card r5d"], 0))


@pytest.mark.rule("DY-R362")
def test_log_lines_of_planting_name_no_card() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*~", "hand": "r1t1 r2t1"}, {"court": "n3p*~", "hand": "r1t1 r2t1"}])
    do(game, s, "chance: roll 2")
    draw_all(game, s)
    for word in ("play r1t1", "force r1t1"):
        line = str(game.say(s, 0, game.ids[word], 1))
        assert "r1t1" not in line and "r1t1" in str(game.say(s, 0, game.ids[word], 0))


@pytest.mark.rule("DY-R363")
def test_the_die_is_public_and_luck_is_nobodys() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*~"}, {"court": "n3p*~"}])
    assert refused(game, s, CHANCE, "card r1t1") == "R363"
    do(game, s, "chance: roll 3")
    assert [game.view(s, viewer).dump()["die"] for viewer in (0, 1, WATCHER)] == [3, 3, 3]
    draw_all(game, s)
    assert refused(game, s, 0, "roll 3") == "R363"


@pytest.mark.rule("DY-K48", "DY-R359")
def test_a_guess_deals_what_is_unseen_and_keeps_what_is_known() -> None:
    game = table(2)
    lands = [
        {"court": "n3p*", "hand": "r1t1 r2t1 r3t1"},
        {"court": "n3p*", "hand": "r1t1 r2t1", "armies": ["n3t: r5m r4m1 r3m1"]},
    ]
    s = position(game, lands)
    s.known[card("r5m", 1)] = 3  # seen by all
    s.known[card("r4m1", 1)] = 2  # from hand
    s.known[card("r3m1", 1)] = 2
    s.rumour[card("r3m1", 1)] = 1  # somewhere there
    hands = set()
    for seed in range(30):
        other = game.guess(s, 0, SeededDice(seed))
        assert not game.faults(other) and game.view(other, 0) == game.view(s, 0)
        assert other.piles[2] == s.piles[2] and other.armies[0][1] == card("r5m", 1)
        assert card("r3m1", 1) in other.armies[0][2:], "the listed card is one of the unknown backs"
        hands.add(tuple(sorted(other.piles[3])))
    assert len(hands) > 20


@pytest.mark.rule("DY-K56", "DY-R167")
def test_an_only_word_is_said_without_asking_but_not_where_it_would_betray() -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*~", "hand": "r1t1"}, {"court": "n3p*~"}])
    assert game.to_act(s) == [CHANCE], "nobody could do anything: Harvest, Trade and Campaign went by"
    do(game, s, "chance: roll 1")
    draw_all(game, s)
    assert game.to_act(s) == [0, 1] and len(words(game, s, 1)) <= 2, "Planting is asked even of one card"
    s = position(game, [{"armies": ["n3p*: r5t"]}, NOBLE], CAMPAIGN)
    do(game, s, "attack n3p p2", "done")
    do(game, s, "reform")
    assert words(game, s, 0) == {"lead n3p"}, "a Reform is asked step by step"


@pytest.mark.rule("DY-K56")
def test_foreign_cards_are_means_too() -> None:
    game = table(2)
    s = position(game, [{"realm": "p2:r1t1"}, {}])
    assert game.to_act(s) == [0] and "treasure p2:r1t1" in words(game, s, 0)
    s = position(game, [{"armies": ["p2:n2p*: r1p1"]}, NOBLE], CAMPAIGN)
    assert game.to_act(s) == [0] and words(game, s, 0) == {"attack p2:n2p p2", "pass"}
    s = position(game, [{"armies": ["n2p*: r1p1"]}, {"realm": "p1:r2t1"}], CAMPAIGN)
    do(game, s, "attack n2p p2")
    assert game.to_act(s) == [1] and words(game, s, 1) == {"bribe p1:n2p", "pass"}


@pytest.mark.rule("DY-K56", "DY-R283")
def test_nobody_is_left_to_be_asked_for_a_bribe_when_the_battle_begins() -> None:
    game = table(4)
    broke = {"court": "n3p*", "armies": ["n2p: r1p1"]}
    rich = {"court": "n3p*", "realm": "r2t1"}
    for third, answer in ((broke, []), (rich, ["2: pass"])):
        s = position(game, [broke, broke, third, broke], CAMPAIGN)
        do(game, s, "attack n2p p2", *answer)
        assert game.to_act(s) == [1] and words(game, s, 1) == {"defend n2p", "done"}
        assert [frame[3] for frame in s.stack if frame[0] == ACTIVATION] == [0]
