"""What a person may type: forms that are no words, words in other clothes, text of no form at all."""

from __future__ import annotations

import pytest
from tests.games.europe1815.positions import do, position, refused, set_up, table

from equipoise.core.game import CHANCE
from equipoise.core.referee import Refused, play, why_not

PAIR = {"england": {"london": "KGB", "cornwall": "G"}, "france": {"paris": "KGB", "normandy": "K"}}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move king london paris", "EU-R33"),
        ("move king london london", "EU-R33"),
        ("move king moscow malta", "EU-R33"),
        ("attack general london paris france", "EU-R39"),
        ("attack general london london england", "EU-R46"),
        ("place king london", "EU-R32"),
        ("empires england russia", "EU-R32"),
        ("chooser 7", "EU-R32"),
    ],
)
def test_well_formed_text_is_answered_from_the_table(line: str, rule: str) -> None:
    game = table()
    assert line not in game.ids or line == "attack general london london england"
    assert refused(game, position(game, PAIR), line) == rule


NO_FORM = [
    "",
    "hello",
    "move",
    "move king",
    "move king london",
    "move king london atlantis",
    "move queen london wales",
    "move king london wales wales",
    "attack king london paris",
    "attack king london paris spain",
    "attack king london paris france now",
    "duplicate king",
    "duplicate king atlantis",
    "respawn king",
    "place king",
    "place king atlantis",
    "deal",
    "deal spain",
    "choose spain",
    "choose",
    "start spain",
    "chooser",
    "chooser x",
    "chooser -1",
    "chooser 1 2",
    "chooser ²",
    "empires",
    "empires spain",
    "empires france england",
    "empires england england",
    "empires england spain",
    "call",
    "call end now",
    "end",
    "done done",
    "resign",
    "move king londonwales",
    "mové king london wales",
]


@pytest.mark.parametrize("line", NO_FORM)
def test_text_of_no_form_has_no_rule(line: str) -> None:
    game = table()
    for s in (position(game, PAIR), game.start()):
        refusal = why_not(game, s, game.to_act(s)[0], line)
        assert refusal is not None
        assert refusal.rule == ""
        assert refusal.message.id == "unknown-words.unknown"


def test_the_nearest_words_are_legal_ones() -> None:
    game = table()
    s = position(game, PAIR)
    refusal = why_not(game, s, 0, "move king london midland")
    assert refusal is not None
    assert refusal.nearest[0] == "move king london midlands"
    legal = {game.words[action] for action in game.legal(s, 0)}
    assert set(refusal.nearest) <= legal
    assert 0 < len(refusal.nearest) <= 3


def test_case_and_blanks_do_not_matter() -> None:
    game = table()
    s = position(game, PAIR)
    do(game, s, "  MOVE   King\tLondon  midlands ")
    assert refused(game, s, "Move KING london  WALES") == "EU-R33"


@pytest.mark.parametrize("line", ["chooser 01", "chooser 00", "chooser 001"])
def test_a_number_with_leading_noughts_is_never_a_crash(line: str) -> None:
    """Either it is the word without the noughts, or it is refused: but the two ways to ask must agree."""
    game = table(3, empires="chosen")
    s = game.start()
    refusal = why_not(game, s, CHANCE, line)
    if refusal is None:
        play(game, s, CHANCE, line)
    else:
        with pytest.raises(Refused):
            play(game, s, CHANCE, line)


@pytest.mark.rule("EU-R29")
def test_done_is_never_refused_to_the_one_whose_turn_it_is() -> None:
    game = table()
    s = position(
        game, {"england": {"malta": "KKK"}, "france": {"sicily": "KKK", "turkey": "KKG", "paris": "K"}}
    )
    assert why_not(game, s, 0, "done") is None
    s = set_up(game)
    assert refused(game, s, "done") == "EU-R10"
