"""Which rule is cited first, step by step and word by word, and that each refusal can be told."""

from __future__ import annotations

import re

import pytest
from tests.games.macht.positions import WHO, asked, deal, do, lay_all, position, refused, table
from tests.games.macht.test_book_setup import SEVEN

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.rules.refusals import SEAT_RULES, STEP_RULES
from equipoise.games.macht.state import Macht
from equipoise.locale import Speaker

SPEAKER = Speaker()
STEPS = [
    "lay", "time", "show", "starter", "action", "more", "serpent", "reinforce", "bid", "rebellion", "change",
    "retreat", "occupy", "movement", "sea_move",
]  # fmt: skip
FOREIGN = ["done", "recruit", "lay kent key", "bid 0", "cancel", "place mage", "time 3", "start white"]
MEN = {"kent": "W1k", "wessex": "O3k1m", "elmet": "W2m"}


def at_step(step: str) -> tuple[MachtGame, Macht]:
    game = table(reinforce="any")
    if step in ("lay", "show", "starter"):
        s = game.start()
        if step != "lay":
            lay_all(game, s)
        if step == "starter":
            deal(game, s, *SEVEN)
        return game, s
    tiles = ["influence castle", "influence key", "bonus key", "movement", "sea_move"]
    hand = {"orange": tiles, "white": ["serpent"] if step == "serpent" else []}
    offer = ["rebellion", "marker_change"]
    s = position(
        game, MEN, hand=hand, offer=offer, reserves=((3, 1), (2, 0)), cubes=1 if step == "time" else 6
    )
    said = {
        "time": ["recruit"], "more": ["use bonus key"], "serpent": ["use bonus key"],
        "reinforce": ["use influence key wessex"], "bid": ["take rebellion"],
        "rebellion": ["take rebellion", "bid 1"], "change": ["take marker_change", "bid 1"],
        "retreat": ["use influence castle kent"], "occupy": ["use influence castle kent"],
        "movement": ["use movement dumnonia wessex"], "sea_move": ["use sea_move wessex gwent"],
    }  # fmt: skip
    do(game, s, "orange", *said.get(step, []))
    if step in ("rebellion", "change"):
        do(game, s, "white", "bid 0")
    if step == "occupy":
        do(game, s, "white", "retreat none")
    return game, s


@pytest.mark.rule("MO-R007", "MO-R009", "MO-R029", "MO-R036", "MO-R039", "MO-R040", "MO-R072", "MO-R108")
@pytest.mark.rule("MO-R049", "MO-R056", "MO-R057", "MO-R080", "MO-R089", "MO-R092", "MO-R097", "MO-R101")
@pytest.mark.parametrize("step", STEPS)
def test_who_is_not_to_act_and_what_belongs_to_another_step(step: str) -> None:
    game, s = at_step(step)
    number = STEPS.index(step)
    assert s.step == number
    (who, *others) = asked(game, s)
    expected = (
        "MO-R009" if step == "show" else SEAT_RULES[number],
        "MO-R009" if step == "show" else STEP_RULES[number],
    )
    idle = [name for name in WHO if name not in asked(game, s)]
    for name in idle:
        for words in [*FOREIGN, asked(game, s)[who][0]]:
            assert refused(game, s, name, words).partition(".")[0] == expected[0]
    verbs = {words.split()[0] for words in asked(game, s)[who]} | {
        "done" if step in ("movement", "sea_move") else ""
    }
    for words in FOREIGN:
        if words.split()[0] not in verbs:
            assert refused(game, s, who, words).partition(".")[0] == expected[1]
            assert refused(game, s, who, words).endswith((".step", ".chance"))
    assert others == (["white"] if step == "bid" else [])


def test_show_in_a_later_cycle_cites_the_later_rule() -> None:
    game, s = at_step("time")
    deal(game, s, "time 3")
    assert refused(game, s, "chance", "recruit") == "MO-R032.step"
    assert refused(game, s, "orange", "recruit") == "MO-R032.chance"
    for _ in range(4):
        deal(game, s, "show influence tent")
    assert refused(game, s, "chance", "show rebellion") == ""


@pytest.mark.rule("MO-R007", "MO-R029", "MO-R009", "MO-R032")
def test_what_chance_cannot_bring() -> None:
    game, s = at_step("lay")
    assert refused(game, s, "chance", "lay kent key") == "MO-R007.order"
    deal(game, s, "lay bernicia key", "lay calchfynydd key", "lay deira key", "lay dumnonia key")
    assert refused(game, s, "chance", "lay east_anglia key") == "MO-R007.none"
    game, s = at_step("show")
    deal(game, s, "show bonus key")
    assert refused(game, s, "chance", "show bonus key") == "MO-R009.none"
    game, s = at_step("time")
    assert refused(game, s, "chance", "time 9") == "MO-R029.none"
    deal(game, s, "time 3", "show bonus tent")
    assert refused(game, s, "chance", "show bonus tent") == "MO-R032.none"


PRECEDENCE = [
    # nothing in reserve goes before an enemy province, and that before a crowd
    ("put kent", ((0, 0), (0, 0)), "MO-R059.reserve"),
    ("put kent", ((1, 0), (0, 0)), "MO-R060.enemy"),
    ("put elmet", ((1, 0), (0, 0)), "MO-R060.enemy"),
    ("put wessex", ((1, 0), (0, 0)), "MO-R061.crowd"),
    # not in hand goes before everything else about a tile
    ("use influence castle elmet", ((1, 0), (0, 0)), "MO-R072.hand"),
    ("use influence key kent", ((0, 0), (0, 0)), "MO-R078.symbol"),
    ("use influence key wessex", ((0, 0), (0, 0)), "MO-R080.reserve"),
    ("use influence tent elmet", ((0, 0), (0, 0)), "MO-R086.weak"),
    # neighbours go before owners, the coast before everything
    ("use movement elmet kent", ((0, 0), (0, 0)), "MO-R098.sword"),
    ("use movement kent wessex", ((0, 0), (0, 0)), "MO-R097.enemy"),
    ("use movement gwent gwynedd", ((0, 0), (0, 0)), "MO-R097.nobody-there"),
    ("use sea_move elmet kent", ((0, 0), (0, 0)), "MO-R101.inland"),
    ("use sea_move gwent kent", ((0, 0), (0, 0)), "MO-R101.not-own"),
    ("use sea_move wessex kent", ((0, 0), (0, 0)), "MO-R102.enemy"),
]


@pytest.mark.parametrize(("words", "reserves", "expected"), PRECEDENCE, ids=[one[0] for one in PRECEDENCE])
def test_the_first_reason_is_given(
    words: str, reserves: tuple[tuple[int, int], tuple[int, int]], expected: str
) -> None:
    game = table()
    hand = {"orange": ["influence key", "influence tent", "movement", "sea_move"]}
    s = position(game, MEN, hand=hand, reserves=reserves)
    assert refused(game, s, "orange", words) == expected


@pytest.mark.rule("MO-R087", "MO-R089")
def test_the_first_reason_against_a_retreat() -> None:
    game, s = at_step("retreat")
    assert refused(game, s, "white", "retreat mage strathclyde") == "MO-R089.nobody"
    assert refused(game, s, "white", "retreat knight strathclyde") == "MO-R087.apart"
    assert refused(game, s, "white", "retreat knight wessex") == "MO-R089.enemy"


@pytest.mark.parametrize(
    "words", ["pass", "", "use movement wessex kent", "use sea_move kent kent", "bid -1", "bid x", "take"]
)
def test_text_that_is_no_word_of_the_game(words: str) -> None:
    game = table()
    refusal = game.explain_words(position(game), 0, words)
    assert refusal is not None
    assert (refusal.rule, refusal.case) == ("", "unknown")


def test_numbers_beyond_every_word_are_explained_by_their_rule() -> None:
    game, s = at_step("bid")
    assert refused(game, s, "orange", "bid 99") == "MO-R049.too-many"


@pytest.mark.parametrize("reinforce", ["active", "any"])
def test_every_refusal_is_a_sentence(reinforce: str) -> None:
    game = table(reinforce=reinforce)
    s, dice = game.start(), SeededDice(3)
    heard: set[str] = set()
    while game.to_act(s):
        for seat in (CHANCE, WATCHER, 0, 1):
            for action in range(dice.below(11), len(game.words), 11):
                refusal = game.explain(s, seat, action)
                if refusal is not None:
                    heard.add(SPEAKER.tell(refusal.message))
        actor = game.to_act(s)[0]
        legal = game.legal(s, actor)
        game.apply(s, actor, legal[dice.below(len(legal))])
    assert len(heard) > 100
    for sentence in heard:
        assert re.fullmatch(r"[A-Z0-9][^_{}]*\.", sentence), sentence
