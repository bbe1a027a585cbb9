"""Players, decks, set-up; card types and emblems; the deck rule (R001-R012, R062-R075, R294-R303)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dynasties.positions import TITLE, at, card, do, position, refused, table, words

from equipoise.core.game import CHANCE
from equipoise.core.options import OptionError
from equipoise.games.dynasties.board import (
    AGENT,
    CODE_WORDS,
    CODES,
    KIND,
    NOBLE,
    RANK,
    RESOURCE,
    SUIT,
    standard_board,
)
from equipoise.games.dynasties.rules.armies import discard

BOARD = standard_board()
DECKS = BOARD.decks


@pytest.mark.rule("DY-R001", "DY-R002")
@pytest.mark.parametrize("seats", [0, 1, 7, 12, True, "2"])
def test_two_to_six_play(seats: object) -> None:
    with pytest.raises(OptionError, match="2 to 6"):
        TITLE.table(seats)
    assert [TITLE.table(n).seats for n in range(2, 7)] == [2, 3, 4, 5, 6]


@pytest.mark.rule("DY-R003", "DY-R012")
def test_everybody_has_a_deck_of_their_own() -> None:
    game = table(6, deck2="saltmere")
    s = game.start()
    assert [deck.id for deck in game.table.decks] == [
        "saltmere", "saltmere", "lantern", "osierhall", "saltmere", "tarnridge",
    ]  # fmt: skip
    assert all(len(at(game, s, "deck", seat)) == 52 for seat in range(6))
    assert not set(s.piles[0]) & set(s.piles[1]), "the same card of two decks is two cards"


@pytest.mark.rule("DY-R004", "DY-R005", "DY-R007", "DY-R008", "DY-R009", "DY-R355")
def test_the_start() -> None:
    game = table(3)
    s = game.start()
    assert game.to_act(s) == [CHANCE] and words(game, s, CHANCE) == {"first p1", "first p2", "first p3"}
    do(game, s, "chance: first p2")
    assert words(game, s, CHANCE) == {f"card {CODE_WORDS[code]}" for code in game.table.decks[1].codes}
    for n in range(21):
        assert game.to_act(s) == [CHANCE]
        assert len(game.legal(s, CHANCE)) == 52 - n % 7, "any card of the deck can come next"
        # no noble among them, and it is kept all the same
        resource = next(word for word in sorted(words(game, s, CHANCE)) if word.startswith("card r"))
        do(game, s, f"chance: {resource}")
    assert [len(at(game, s, "hand", seat)) for seat in range(3)] == [7, 7, 7]
    assert all(not at(game, s, zone, seat) for zone in ("court", "realm", "discard") for seat in range(3))
    assert s.armies == [] and list(s.monarch) == [-1, -1, -1]
    assert words(game, s, CHANCE) == {f"roll {n}" for n in range(1, 7)}


@pytest.mark.rule("DY-R006")
def test_a_hand_has_no_limit() -> None:
    game = table(2)
    hand = [word for word in CODE_WORDS if word[0] == "r"][:30]
    s = position(game, [{"court": "n3m*", "hand": " ".join(hand)}, {"court": "n3m"}])
    do(game, s, "engage n3m draw", "chance: card r5d")
    assert len(at(game, s, "hand", 0)) == 31


@pytest.mark.rule("DY-R010", "DY-R011", "DY-R246")
def test_owner_and_controller() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "armies": ["p2:n3p: r1m1"]}, {"court": "n3m*"}])
    noble = card("p2:n3p")
    assert s.holder[noble] == 0 and noble // CODES == 1
    discard(game.table, s, noble)
    assert at(game, s, "discard", 1) == ["n3p"] and not at(game, s, "discard", 0)


@pytest.mark.rule("DY-R062", "DY-R063", "DY-R064", "DY-R065", "DY-R066", "DY-R067", "DY-R068", "DY-R069")
@pytest.mark.parametrize("deck", DECKS, ids=[deck.id for deck in DECKS])
def test_types_ranks_and_suits(deck: object) -> None:
    civilisation = next(one for one in DECKS if one is deck)
    for code in civilisation.codes:
        shown = civilisation.emblems[code * 4 : code * 4 + 4]
        if KIND[code] == RESOURCE:
            assert shown[SUIT[code]] == RANK[code] == sum(shown) > 0
        elif KIND[code] == NOBLE:
            assert shown[SUIT[code]] == RANK[code] == int(CODE_WORDS[code][1])
        else:
            assert KIND[code] == AGENT and RANK[code] == 0 and SUIT[code] == 4
    carriers = {
        KIND[code] for code in civilisation.codes if sum(civilisation.emblems[code * 4 : code * 4 + 4])
    }
    assert carriers == {RESOURCE, NOBLE, AGENT}


@pytest.mark.rule("DY-R071", "DY-R074", "DY-R075", "DY-K11")
def test_several_emblems_on_one_card() -> None:
    t = table(4).table
    doge = card("n5t")
    assert [t.emblem(doge, type) for type in range(4)] == [1, 0, 5, 0]
    pilot = card("a5")
    assert [t.emblem(pilot, type) for type in range(4)] == [1, 0, 0, 1]
    for deck in DECKS:
        doubles = [c for c in deck.codes if sum(1 for n in deck.emblems[c * 4 : c * 4 + 4] if n) > 1]
        assert [CODE_WORDS[c][:2] for c in doubles] == ["n5", "n5", "a5"]


@pytest.mark.rule("DY-R070", "DY-R072", "DY-R103")
def test_one_discard_buys_one_use_in_its_season() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m* n5d", "realm": "r1d1", "hand": "r1t1 r2t1"}, {"court": "n3m"}])
    assert refused(game, s, 0, "treasure n5d") == "R070" == refused(game, s, 0, "population r1d1")
    do(game, s, "population n5d")  # one of its two types
    assert at(game, s, "discard", 0) == ["n5d"]
    assert words(game, s, 0) == {"play r1t1", "play r2t1", "force r1t1", "force r2t1"}


@pytest.mark.rule("DY-R073")
def test_nothing_is_spent_in_reply_to_its_loss() -> None:
    game = table(2)
    s = position(game, [{"court": "n3m*", "armies": ["n2m: r1m1"]}, {"court": "n3m*", "realm": "r5t"}], 4)
    do(game, s, "attack n2m p2", "1: pass", "raze p2:r5t")
    assert at(game, s, "discard", 1) == ["r5t"] and len(at(game, s, "hand", 1)) == 0
    assert game.to_act(s) == [0], "the loser was not asked"


@pytest.mark.rule(
    "DY-R294", "DY-R295", "DY-R296", "DY-R297", "DY-R298", "DY-R299", "DY-R300", "DY-R301", "DY-K34"
)
@pytest.mark.parametrize("deck", DECKS, ids=[deck.id for deck in DECKS])
def test_the_prescribed_numbers(deck: object) -> None:
    one = next(each for each in DECKS if each is deck)
    names = [one.names[code] for code in one.codes]
    assert len(names) == 52 == len(set(names))
    assert Counter(KIND[code] for code in one.codes) == {AGENT: 6, NOBLE: 10, RESOURCE: 36}
    nobles = [(RANK[c], SUIT[c]) for c in one.codes if KIND[c] == NOBLE]
    assert sorted(pair for pair in nobles if pair[0] < 5) == [(r, suit) for r in (2, 3) for suit in range(4)]
    sovereigns = [suit for rank, suit in nobles if rank == 5]
    assert len(sovereigns) == 2 == len(set(sovereigns))
    resources = Counter((SUIT[c], RANK[c]) for c in one.codes if KIND[c] == RESOURCE)
    assert resources == {(suit, rank): 1 if rank == 5 else 2 for suit in range(4) for rank in range(1, 6)}


@pytest.mark.rule("DY-R302")
def test_ready_made_decks_are_legal_at_every_table() -> None:
    for id in ("saltmere", "tarnridge", "lantern", "osierhall"):
        game = table(2, deck1=id, deck2=id)
        s = game.start()
        do(game, s, "chance: first p1")
        for _ in range(14):
            game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
        assert words(game, s, CHANCE) == {f"roll {n}" for n in range(1, 7)} and not game.faults(s)
