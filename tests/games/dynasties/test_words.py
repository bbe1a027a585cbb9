"""The words: their number, what they decode to, text that is none; notation; what touching means."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import TITLE, position, refused, table

from equipoise.core.fair import SeededDice
from equipoise.games.dynasties.actions import VERBS, card_of, name_of
from equipoise.games.dynasties.state import CAMPAIGN

NOBLE = {"court": "n3p*"}


@pytest.mark.parametrize(("seats", "count"), [(2, 2745), (3, 3623), (4, 4525), (5, 5451), (6, 6401)])
def test_so_many_words(seats: int, count: int) -> None:
    game = table(seats)
    assert len(game.words) == count
    actions = game.table.actions
    for id in range(len(actions.words)):
        deed = actions.deed(id)
        assert actions.id(deed.verb, deed.name, deed.number) == id
        read = actions.read(game.words[id])
        assert read is not None
        assert (read.verb, read.name, read.number) == (deed.verb, deed.name, deed.number)
    assert {word.split()[0] for word in game.words} == set(VERBS)


def test_a_card_has_one_name_for_each_speaker() -> None:
    for card in range(54 * 3):
        for speaker in range(3):
            assert card_of(name_of(card, speaker), speaker) == card
    assert card_of(54 + 54 * 2 + 5, 2) == -1, "nobody calls the own card by its long name"
    game = table(2)
    s = position(game, [{"court": "n3p*", "realm": "r1t1"}, NOBLE])
    assert refused(game, s, 0, "treasure r1t1") == "" and refused(game, s, 0, "treasure p1:r1t1") == "R085"


@pytest.mark.parametrize(
    "text",
    ["", "sing", "play", "play r9x9", "attack n3m", "attack n3m p9", "army n3m 6", "raze p7:n3m", "pass pass",
     "engage n3m sing", "target", "take 4", "roll 0", "agent a1", "lead p2:zz", "p2:n3m", "play p0:r1t1"],
)  # fmt: skip
def test_text_that_is_no_word(text: str) -> None:
    game = table(2)
    refusal = game.explain_words(game.start(), 0, text)
    assert refusal is not None and (refusal.rule, refusal.case) == ("", "unknown")


@pytest.mark.parametrize(
    ("text", "rule"),
    [("lure r1t1", "R239"), ("envoy a1", "R248"), ("force p2:a1", "R153"), ("match r1t1", "R121"),
     ("give n3m", "R309"),
     ("crown r1t1", "R127"), ("play p2:r1t1", "R041"), ("muster r1t1", "R152")],
)  # fmt: skip
def test_well_formed_words_that_can_never_be_legal_are_explained(text: str, rule: str) -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*", "realm": "r1t1"}, NOBLE])
    assert refused(game, s, 0, text) == rule


def test_notation_leads_back_to_the_words() -> None:
    for game in (table(3), TITLE.table(3, mode="simple")):
        dice = SeededDice(4)
        s = game.start()
        said = []
        for _ in range(60):
            seat = game.to_act(s)[0]
            legal = game.legal(s, seat)
            said.append(legal[dice.below(len(legal))])
            game.apply(s, seat, said[-1])
        assert game.read_notation(game.notation(said)) == said
        with pytest.raises(ValueError, match=r"part 2, 'sing\.r1t1', is no action"):
            game.read_notation(game.notation(said[:1]) + " sing.r1t1")


@pytest.mark.parametrize(
    ("items", "words"),
    [
        (["card-1-n3p"], "force p2:n3p"),
        (["card-0-r1t1"], "force r1t1"),
        (["card-0-zz"], ""),
        (["card-9-n3p"], ""),
        (["card-x-n3p"], ""),
        (["seat-1-deck"], ""),
        ([], ""),
        (["card"], ""),
    ],
)
def test_what_touching_means(items: list[str], words: str) -> None:
    game = table(2)
    s = position(game, [{"court": "n3p*", "realm": "r1t1"}, NOBLE])
    assert game.meant(s, 0, items) == words


def test_touching_an_army_and_a_banner_means_an_attack() -> None:
    game = table(2)
    s = position(game, [{"armies": ["n3p*: r1t1"]}, NOBLE], CAMPAIGN)
    assert game.meant(s, 0, ["card-0-n3p", "seat-0-banner"]) == "attack n3p p1"
    assert refused(game, s, 0, "attack n3p p1") == "R168"
    simple = TITLE.table(2, mode="simple")
    assert simple.meant(simple.start(), 0, ["card-r1t1"]) == "play r1t1"
