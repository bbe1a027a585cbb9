"""The order of precedence of refusals, each told with its values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.power.positions import (
    BOARD,
    RULES,
    TITLE,
    do,
    lost,
    play_round,
    position,
    refusal,
    refused,
    settle,
    table,
    words,
)
from tests.games.power.random_rounds import random_sheets, random_war

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, WATCHER
from equipoise.games.power.board import KIND_NAMES
from equipoise.games.power.rules import refusals
from equipoise.locale import HERE, Speaker

GAME = table()
SPEAKER = Speaker()


def told(line: str, pieces: dict[str, dict[str, str]], power: int = 0, before: tuple[str, ...] = ()) -> str:
    s = position(GAME, pieces, {"green": power})
    do(GAME, s, 0, *before)
    return SPEAKER.tell(refusal(GAME, s, line).message)


@pytest.mark.rule("PW-047", "PW-051", "PW-138", "PW-023", "PW-087")
def test_refusals_name_the_values() -> None:
    green = {"green": {"g4": "TT", "hqg": "S"}}
    assert told("buy destroyer", green, 7) == "A destroyer costs 10 Power, and green has 7."
    assert told("trade tank g4", green) == "green has 2 × tank on green 4, and three are needed."
    assert "is worth 6" in told("make missile g4", green)
    assert told("take bomber g4", green) == "green has no bomber on green 4."
    far = told("to g0", green, 0, ("take soldier hqg",))
    assert far == "A soldier goes 2 sectors at most: green 0 is too far from the green HQ."


@pytest.mark.rule("PW-060", "PW-004", "PW-135", "PW-150")
def test_lines_1_to_3() -> None:
    s = GAME.start()
    assert refused(GAME, s, "seal", WATCHER) == "PW-004" and refused(GAME, s, "seal", CHANCE) == "PW-060"
    out = position(GAME, {"green": {"g4": "T"}}, out={"blue": "green"})
    assert refused(GAME, out, "take tank hqg", 1) == "PW-135" and refused(GAME, out, "pay g4", 1) == "PW-135"
    game = table(4, arbiter="lot")
    assert refused(game, game.start(), "take tank hqg") == "PW-060"
    assert refused(game, game.start(), "seal", CHANCE) == "PW-060"


@pytest.mark.rule("PW-066", "PW-091")
def test_lines_4_and_5_a_question_is_open() -> None:
    s = position(GAME, {"green": {"g4": "T", "g1": "T"}, "blue": {"b4": "T"}}, {"blue": 1})
    play_round(GAME, s)
    assert refused(GAME, s, "pay g4", 1) == "PW-066" and refused(GAME, s, "clear") == "PW-066"
    assert refused(GAME, s, "pay b4") == "PW-091" and words(GAME, s) == {"pay g1", "pay g4"}
    assert refused(GAME, s, "take tank g4", 1) == "PW-066"
    settle(GAME, s, "pay g4")
    assert refused(GAME, s, "pay g1") == "PW-066", "line 7: nothing is asked while orders are planned"


@pytest.mark.rule("PW-073", "PW-074", "PW-072")
def test_lines_6_to_9() -> None:
    s = GAME.start()
    do(GAME, s, 0, "seal")
    assert refused(GAME, s, "pay g4") == "PW-073", "sealed comes before the settling word"
    assert refused(GAME, s, "clear") == "PW-073"
    assert refused(GAME, s, "clear", 1) == "PW-074"
    assert refused(GAME, s, "add tank", 1) == "PW-072" and refused(GAME, s, "fill", 1) == "PW-072"


@pytest.mark.rule("PW-156", "PW-135", "PW-176", "PW-072", "PW-068", "PW-158")
def test_lines_10_and_11() -> None:
    two = table(2)
    s = position(two, {"green": {"g4": "T"}, "red": {"r4": "T"}}, out={"yellow": "green"})
    do(two, s, 0, "green take tank g4")
    assert refused(two, s, "yellow buy tank") == "PW-156", "the other player's comes before out"
    assert refused(two, s, "blue buy tank") == "PW-072"
    assert refused(two, s, "yellow buy tank", 1) == "PW-135"
    three = table(3)
    s = position(three, {"green": {"g4": "T"}}, out={"red": "green"})
    do(three, s, 0, "take tank g4")
    assert refused(three, s, "red buy tank") == "PW-176", "out comes before the unfinished order"


@pytest.mark.rule("PW-087", "PW-077", "PW-075")
def test_line_12() -> None:
    s = position(GAME, {"green": {"g4": "TTT", "g1": "HH", "g0": "H"}})
    do(GAME, s, 0, "trade tank g4")
    assert refused(GAME, s, "take heavy_tank g4") == "PW-077"
    do(GAME, s, 0, "take heavy_tank g0", "to g4")
    assert refused(GAME, s, "take heavy_tank g4") == "PW-075", "moved and made"
    assert refused(GAME, s, "take heavy_tank g0") == "PW-087"


@pytest.mark.rule("PW-030", "PW-031", "PW-037", "PW-040", "PW-042", "PW-041", "PW-026", "PW-033", "PW-025")
@pytest.mark.parametrize(
    ("kind", "letter", "start", "end", "rule"),
    [
        ("tank", "T", "g4", "g4", "PW-030"),
        ("tank", "T", "g4", "s1", "PW-031"),
        ("fighter", "F", "g4", "s12", "PW-037"),
        ("cruiser", "C", "g1", "g4", "PW-040"),
        ("cruiser", "C", "g1", "g6", "PW-042"),
        ("cruiser", "C", "s1", "s4", "PW-041"),
        ("cruiser", "C", "g1", "b2", "PW-026"),
        ("cruiser", "C", "s1", "hqg", "PW-026"),
        ("tank", "T", "g1", "b0", "PW-033"),
        ("soldier", "S", "g0", "b0", "PW-033"),
        ("soldier", "S", "g8", "ix", "PW-023"),
        ("heavy_tank", "H", "hqg", "ix", "PW-024"),
        ("bomber", "B", "hqg", "hqb", "PW-025"),
    ],
)
def test_lines_13_to_15(kind: str, letter: str, start: str, end: str, rule: str) -> None:
    s = position(GAME, {"green": {start: letter}})
    do(GAME, s, 0, f"take {kind} {start}")
    assert refused(GAME, s, f"to {end}") == rule


@pytest.mark.rule("PW-007", "PW-047", "PW-051", "PW-138")
def test_line_16_before_line_19() -> None:
    box = table(4, supply="box")
    s = position(box, {"green": {"g1": "DDDDDD", "g4": "HHHTT"}})
    assert refused(box, s, "buy destroyer") == "PW-047", "too little Power, and no spare either"
    assert refused(box, s, "trade tank g4") == "PW-051"
    s = position(box, {"green": {"g4": "M", "g1": "C"}})
    assert refused(box, s, "make missile g1") == "PW-138"


@pytest.mark.rule("PW-138", "PW-049", "PW-141", "PW-R55")
def test_written_sheets_refuse_little() -> None:
    game = table(4, sheets="written")
    s = position(game, {"green": {"g4": "T"}})
    do(game, s, 0, "take cruiser s9", "to y4", "make missile g4")
    assert refused(game, s, "done") == "PW-138" and refused(game, s, "fill") == "PW-049"
    do(game, s, 0, *["add tank"] * 50)
    assert refused(game, s, "add tank") == "PW-138"
    do(game, s, 0, "done", "make missile reserve", "add cruiser", "add cruiser")
    assert refused(game, s, "fill") == "PW-141"
    do(game, s, 0, "seal")
    events = play_round(game, s)
    assert lost(events) == ["PW-087", "PW-139"], "the unfinished row does not exist"


@pytest.mark.rule("PW-087", "PW-040", "PW-135")
def test_a_lost_row_tells_the_piece_first_then_the_way_or_the_target() -> None:
    game = table(4, sheets="written")
    s = position(game, {"green": {"g1": "C", "g4": "M"}}, {"green": 1}, out={"blue": "red"})
    rows = ["take cruiser g0", "to g4", "take cruiser g1", "to g4", "launch g4", "at reserve blue"]
    assert lost(play_round(game, s, {0: rows})) == ["PW-087", "PW-040", "PW-135"]


@pytest.mark.parametrize(("seats", "sheets"), [(2, "guided"), (3, "written"), (4, "guided")])
def test_every_refusal_and_event_can_be_told(seats: int, sheets: str) -> None:
    game = table(seats, sheets=sheets, supply="box")
    seen: set[str] = set()
    for seed in range(6):
        dice = SeededDice(seed)
        s = random_war(game, dice)
        random_sheets(game, s, dice)
        for seat in game.to_act(s):
            for action in range(dice.below(3), len(game.words), 3):
                found = game.explain(s, seat, action)
                if found is not None:
                    assert found.rule in RULES
                    if f"{found.rule}.{found.case}" not in seen:
                        assert SPEAKER.tell(found.message)
                        seen.add(f"{found.rule}.{found.case}")
        while game.to_act(s) and len(game.to_act(s)) > 1:
            do(game, s, game.to_act(s)[0], "seal")
        story = SPEAKER.tell(game.report(s, game.to_act(s)[0], game.ids["seal"], WATCHER))
        assert len(story.splitlines()) > 3
    assert len(seen) >= 4


CALL = re.compile(r'Refusal\(\s*"(PW-\d{3})"(?: if [^"]+ else "(PW-\d{3})")?,\s*"([a-z-]+)"')


def test_every_refusal_in_the_rules_has_its_sentence() -> None:
    folder = Path(__file__).parents[3] / "src/equipoise/games/power/rules"
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    cases = {f"{rule}.{case}" for one, two, case in CALL.findall(text) for rule in (one, two) if rule}
    cases |= {f"{rule}.over" for rule in refusals.OVER_RULES if rule}
    cases |= {f"{rule}.ground" for rule in ("PW-031", "PW-037", "PW-040")}
    cases |= {"PW-060.lot", "PW-060.named"}
    assert len(cases) > 45
    assert [case for case in sorted(cases) if not SPEAKER.has(case)] == []
    body = FluentParser().parse((HERE / "en/power.ftl").read_text(encoding="utf-8")).body
    written = {
        f"{message.id.name}.{attribute.id.name}"
        for message in body
        if isinstance(message, ast.Message) and message.id.name.startswith("PW-")
        for attribute in message.attributes
        if attribute.id.name != "question"
    }
    assert written - cases == set(), "no sentence is left over"
    assert [rule for rule in RULES if not SPEAKER.has(rule)] == []


def test_options_endings_and_names_have_their_words() -> None:
    names = [f"pw-option-{option.name.replace('_', '-')}" for option in TITLE.options]
    names += [f"{name}.help" for name in names]
    names += [f"pw-reason-{reason}" for reason in TITLE.reasons] + ["pw-title", "pw-about"]
    assert [name for name in names if not SPEAKER.has(name)] == []
    assert SPEAKER.tell(BOARD.sector_names[0]) == "green 0"
    told = [SPEAKER.tell(name) for name in [*BOARD.sector_names, *KIND_NAMES]]
    assert len(set(told)) == 57 + 9
