"""Log lines, refusals, pictures and names as people hear them: every message is there, none is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.dynasties.positions import RULES, TITLE, position, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER, Game, State
from equipoise.core.message import Message, Value
from equipoise.core.picture import plain
from equipoise.core.referee import play
from equipoise.games.dynasties.actions import VERBS
from equipoise.games.dynasties.board import CODE_WORDS, standard_board
from equipoise.games.dynasties.rules.frames import QUESTIONS
from equipoise.games.dynasties.state import CAMPAIGN
from equipoise.locale import HERE, Speaker

SOURCE = Path(__file__).parents[3] / "src/equipoise/games/dynasties"
SPEAKER = Speaker()
NO = re.compile(r'\bno\(\s*"(R\d+)"(?: if [^"]+ else "(R\d+)")?,\s*"([a-z-]+)"')
PLAIN = re.compile(r'Refusal\(\s*"DY-(R\d+)",\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?')
MOMENT = re.compile(r'a\.\w+: \(\s*"(R\d+)"')
OTHER_MOMENTS = ["R285", "R253", "R181", "R310"]


def written() -> dict[str, set[str]]:
    body = FluentParser().parse((HERE / "en/dynasties.ftl").read_text(encoding="utf-8")).body
    return {e.id.name: {a.id.name for a in e.attributes} for e in body if isinstance(e, ast.Message)}


WRITTEN = written()


def refusal_ids() -> set[str]:
    """`DY-R053.engaged` for every refusal that the rules can give."""
    found: set[tuple[str, str]] = {(rule, "moment") for rule in OTHER_MOMENTS}
    found |= {(rule, "over") for rule in ("R136", "R140", "R145")}
    for path in [*SOURCE.glob("rules/refus*.py"), SOURCE / "simple/rules.py"]:
        text = path.read_text(encoding="utf-8")
        found |= {(rule, case) for one, two, case in NO.findall(text) for rule in (one, two) if rule}
        found |= {(rule, case) for rule, one, two in PLAIN.findall(text) for case in (one, two) if case}
        found |= {(rule, "moment") for rule in MOMENT.findall(text)}
    return {f"DY-{rule}.{case}" for rule, case in found}


def test_the_attributes_of_the_rules_are_exactly_the_refusals() -> None:
    found = {f"{id}.{case}" for id, cases in WRITTEN.items() if id.startswith("DY-R") for case in cases}
    assert found == refusal_ids()
    assert {id.partition(".")[0] for id in found} <= RULES


def names() -> set[str]:
    board = standard_board()
    found = {f"dy-deck-{deck.id}" for deck in board.decks} | {f"dy-text-{text.id}" for text in board.texts}
    return found | {f"dy-card-{deck.id}-{CODE_WORDS[code]}" for deck in board.decks for code in deck.codes}


def options() -> set[str]:
    found = set()
    for option in TITLE.options:
        id = f"dy-option-{option.name.replace('_', '-')}"
        assert SPEAKER.tell(Message(id)) and SPEAKER.tell(Message(f"{id}.help")).endswith(".")
        found |= {id} | {f"{id}-{value}" for value in option.values}
    return found | {f"dy-reason-{reason}" for reason in TITLE.reasons} | {"dy-title", "dy-about"}


def test_names_are_those_of_the_data() -> None:
    for deck in standard_board().decks:
        for code in deck.codes:
            assert SPEAKER.rule(f"dy-card-{deck.id}-{CODE_WORDS[code]}") == deck.names[code]


def named_in_source() -> set[str]:
    """The ids that the sources write out; those with braces are checked by playing."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    return set(re.findall(r'"(dy-[a-z0-9-]+)"', text))


def test_every_message_named_is_written_and_none_is_left_over() -> None:
    assert named_in_source() <= set(WRITTEN)
    built = ("dy-say-", "dy-ask-", "dy-chip-", "dy-do-", "dy-season-", "dy-side-", "dy-zone-", "dy-suit-",
             "dy-short-")  # fmt: skip
    scopes = {"dy-quiet-battle", "dy-quiet-season"}  # of windows.scopes, told by the house
    known = RULES | names() | options() | named_in_source() | scopes | {"dy-notation"}
    assert {id for id in WRITTEN if id not in known and not id.startswith(built)} == set()
    assert {f"dy-ask-{question}" for question in QUESTIONS} <= set(WRITTEN)
    words = {id.removeprefix("dy-say-").split("-")[0] for id in WRITTEN if id.startswith("dy-say-")}
    assert words - set(VERBS) <= {"secret", "toss", "draw", "pillaged"}


def tell(value: Value) -> str:
    return SPEAKER.tell(value) if isinstance(value, Message) else str(value)


def listen(game: Game[Any], s: State, seat: int, viewer: int) -> None:
    """Everything that can be told of a position: each a whole sentence or name without a hole."""
    view = game.view(s, viewer)
    assert not re.search(r"dy-|[{}]", plain(game.picture(view, SPEAKER.tell)))
    scene = game.scene(view)
    for item in scene.items:
        assert "{" not in tell(item.name) + tell(item.label)
    for touch in scene.touches:
        assert tell(touch.text)
    assert re.fullmatch(r"[A-Z][^_{}]*[.?]", tell(scene.prompt))
    for action in game.legal(s, seat)[:12]:
        assert re.fullmatch(r"[A-Zp][^_{}]*\.", SPEAKER.tell(game.say(s, seat, action, viewer)))
    for action in range(0, len(game.words), 61):
        refusal = game.explain(s, seat, action)
        assert refusal is None or re.fullmatch(r"[A-Za-z][^_{}]*\.", SPEAKER.tell(refusal.message))


@pytest.mark.parametrize("mode", ["standard", "advanced", "simple"])
def test_whole_games_can_be_told(mode: str) -> None:
    game = TITLE.table(3, mode=mode)
    dice = SeededDice(9)
    s = game.start()
    steps = 0
    while game.to_act(s):
        seat = game.to_act(s)[0]
        if steps % 9 == 0:
            listen(game, s, seat, (WATCHER, 0, 1, 2)[steps // 9 % 4])
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))])
        steps += 1
    assert tell(game.scene(game.view(s, 0)).prompt) == "The game is over."


def test_the_table_in_plain_text() -> None:
    game = table(2)
    land = {
        "court": "n3m* a1~",
        "realm": "r1t1",
        "armies": ["n5t: r4m1 r2p1"],
        "hand": "r5d",
        "discard": "r1m1",
    }
    s = position(game, [land, {"court": "n3p*"}])
    s.known[s.armies[0][1]] = 1
    mine = plain(game.picture(game.view(s, 0), SPEAKER.tell))
    for line in ("Court     *n3m  a1~", "army      n5t [r4m1 r2p1]", "Your hand r5d", "p2:n3p"):
        assert line in mine, mine
    theirs = plain(game.picture(game.view(s, 1), SPEAKER.tell))
    assert "p1:n5t [?? p1:r2p1]" in theirs and "r5d" not in theirs
    assert tell(game.say(s, 0, game.ids["engage n3m draw"], 1)) == (
        "Saltmere League (p1) engages Admiral Odile Varr to draw a card."
    )


@pytest.mark.rule("DY-R361", "DY-R189", "DY-R191")
def test_the_log_names_what_was_revealed_and_destroyed() -> None:
    game = table(3)
    lands = [
        {"court": "n3p*", "armies": ["n3m: r4t1 r1t1"]},
        {"armies": ["n2t*: r2t1", "n2p: r5m"]},
        {"court": "n3p* a6"},
    ]
    s = position(game, lands, CAMPAIGN)
    s.known[s.armies[0][1]] = 1  # nobody else knows what seat 0 has on top

    def told(seat: int, words: str, viewer: int) -> str:
        line = tell(game.report(s, seat, game.ids[words], viewer))
        game.apply(s, seat, game.ids[words])
        return line

    for seat, words in ((0, "attack n3m p2"), (1, "defend n2t"), (1, "defend n2p"), (1, "front n2p")):
        told(seat, words, 1)
    assert told(2, "agent a6 defender", 1) == (
        "Lantern Synod (p3) sends Forger of Edicts against the defender. Revealed: Letters of Credit. "
        "To the discard pile: Host of the Nine Glens and Stolen Herd."
    )
    assert told(CHANCE, "card r1m1", 1) == "Saltmere League (p1) draws a card."


@pytest.mark.rule("DY-R040", "DY-R126")
def test_the_log_names_what_is_planted_and_who_is_out() -> None:
    game = table(2)
    s = position(
        game, [{"court": "n3p*~", "hand": "r1m1 r2m1", "deck": 30}, {"court": "n3p*~", "hand": "r5d"}]
    )
    play(game, s, CHANCE, "roll 1")
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    game.apply(s, 0, game.ids["play r1m1"])
    line = tell(game.report(s, 1, game.ids["play r5d"], 0))
    assert (
        line == "Tarnridge Clans (p2) has chosen for Planting. Revealed: Jetty Watch and Oath on the Ridge."
    )
    fight = position(game, [{"armies": ["n3p*: r1m1"]}, {"court": "n3p*"}], CAMPAIGN)
    game.apply(fight, 0, game.ids["attack n3p p2"])
    assert tell(game.report(fight, 0, game.ids["raze p2:n3p"], 1)).endswith(
        "Knocked out: Tarnridge Clans (p2)."
    )
