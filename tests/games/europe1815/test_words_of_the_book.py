"""Every rule, refusal, name and log line of europe1815 has its sentence, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from equipoise import catalog
from equipoise.core.message import Message
from equipoise.games.europe1815.actions import VERBS
from equipoise.games.europe1815.board import CLASS_WORDS, standard_board
from equipoise.games.europe1815.rules import refusals
from equipoise.locale import HERE, Speaker

SOURCE = Path(__file__).parents[3] / "src/equipoise/games/europe1815/rules/refusals.py"
RULE_CASE = re.compile(r'\bRefusal\(\s*"EU-(R\d+)"(?: if [^"]+ else "EU-(R\d+)")?,\s*"([a-z-]+)"')
FULL_CASE = re.compile(r'\b_full\(t, s, "EU-(R\d+)"')
# The other calls take the rule from a table, or are the one within `_full`.
TABLE_CASE = re.compile(r"\bRefusal\(\s*(?:OVER_RULES|OTHER_SEAT_RULES|OTHER_STAGE_RULES|rule)\b")
CHANCE_STAGES = ["empires", "deal", "chooser", "start"]

TITLE = catalog.find("europe1815")
RULES = TITLE.book().rules
BOARD = standard_board()
SPEAKER = Speaker()


def refusal_ids() -> set[str]:
    """`EU-R34.full` for every refusal that the rules can give."""
    text = SOURCE.read_text(encoding="utf-8")
    found = {(rule, case) for one, other, case in RULE_CASE.findall(text) for rule in (one, other) if rule}
    found |= {(rule, "full") for rule in FULL_CASE.findall(text)}
    found |= {(rule, "over") for rule in refusals.OVER_RULES if rule}
    found |= {(rule, "stage") for rule in refusals.OTHER_STAGE_RULES}
    for stage, rule in enumerate(refusals.OTHER_SEAT_RULES):
        found.add((rule, "chance" if VERBS[stage] in CHANCE_STAGES else "other-seat"))
    return {f"EU-{rule.removeprefix('EU-')}.{case}" for rule, case in found}


def written() -> dict[str, set[str]]:
    """The messages of the language file, each with its attributes."""
    body = FluentParser().parse((HERE / "en/europe1815.ftl").read_text(encoding="utf-8")).body
    return {e.id.name: {a.id.name for a in e.attributes} for e in body if isinstance(e, ast.Message)}


WRITTEN = written()


def option_ids() -> set[str]:
    return {f"eu-option-{option.name.replace('_', '-')}" for option in TITLE.options}


def value_ids() -> set[str]:
    return {option.value_label("EU", value).id for option in TITLE.options for value in option.offered()}


def reason_ids() -> set[str]:
    return {f"eu-reason-{reason.replace(' ', '-')}" for reason in TITLE.reasons}


def name_ids() -> set[str]:
    found = {f"eu-{name}" for name in CLASS_WORDS}
    found |= {f"eu-land-{land}" for land in BOARD.lands}
    return found | {f"eu-empire-{empire}" for empire in BOARD.empires}


def say_ids() -> set[str]:
    return {f"eu-say-{verb.replace(' ', '-')}" for verb in VERBS} | {"eu-say-attack-here"}


def scene_ids() -> set[str]:
    """The messages that the drawing of the board names."""
    folder = SOURCE.parents[1]
    text = "".join((folder / name).read_text(encoding="utf-8") for name in ("scene.py", "panels.py"))
    named = set(re.findall(r'Message\("(eu-[a-z-]+)"', text))
    return named | {f"eu-class-{case}" for case in ("ready", "spent", "lost")} | {"eu-do-call-end"}


CHART_IDS = {
    "eu-bonus", "eu-legend", "eu-setting-up", "eu-nothing", "eu-pawns", "eu-player", "eu-player-out",
    "eu-player-track", "eu-turn", "eu-turn-domination",
}  # fmt: skip


def test_the_book_has_every_rule_and_ruling_in_order() -> None:
    assert list(RULES) == [f"EU-R{n}" for n in range(1, 101)] + [f"EU-A{n}" for n in range(1, 52)]


def test_standings() -> None:
    for n in range(1, 101):
        assert RULES[f"EU-R{n}"].standing == ("printed" if n <= 93 else "added")
    for n in range(1, 52):
        assert RULES[f"EU-A{n}"].standing in ("firm", "choice")
        assert RULES[f"EU-A{n}"].part == "Rulings"


def test_every_citation_leads_to_a_ruling_and_every_ruling_is_cited() -> None:
    rulings = {id for id in RULES if id.startswith("EU-A")}
    assert {cited for rule in RULES.values() for cited in rule.cites} <= rulings
    assert {cited for id, rule in RULES.items() if id not in rulings for cited in rule.cites} == rulings


def test_every_rule_says_where_it_stands_and_few_cannot_be_tested() -> None:
    assert all(rule.part and rule.source for rule in RULES.values())
    assert [id for id, rule in RULES.items() if rule.untestable] == ["EU-R4", "EU-R7", "EU-R15"]


@pytest.mark.parametrize("id", list(RULES))
def test_every_rule_has_a_sentence(id: str) -> None:
    assert SPEAKER.rule(id).endswith(".")
    if id.startswith("EU-A"):
        assert SPEAKER.rule(f"{id}.question").endswith("?")


def test_no_refusal_hides_from_the_search() -> None:
    text = SOURCE.read_text(encoding="utf-8")
    calls = len(re.findall(r"\bRefusal\(", text))
    assert len(RULE_CASE.findall(text)) + len(TABLE_CASE.findall(text)) == calls
    assert len(FULL_CASE.findall(text)) == len(re.findall(r"(?<!def )\b_full\(", text))
    assert [VERBS[verb] for verb in refusals.STAGE_VERBS] == VERBS[: len(refusals.STAGE_VERBS)]


def test_the_attributes_of_the_rules_are_exactly_the_refusals() -> None:
    found = {f"{id}.{case}" for id, cases in WRITTEN.items() if id.startswith("EU-R") for case in cases}
    assert found == refusal_ids()
    assert all(WRITTEN[id] == {"question"} for id in RULES if id.startswith("EU-A"))


def test_every_refused_rule_is_in_the_book() -> None:
    assert {id.partition(".")[0] for id in refusal_ids()} <= set(RULES)


def test_no_message_is_left_over() -> None:
    expected = (
        set(RULES)
        | name_ids()
        | say_ids()
        | CHART_IDS
        | scene_ids()
        | option_ids()
        | value_ids()
        | reason_ids()
        | {"eu-title", "eu-about", "eu-notation"}
    )
    assert set(WRITTEN) == expected


@pytest.mark.parametrize("id", sorted(option_ids()))
def test_every_option_has_a_label_and_help(id: str) -> None:
    assert SPEAKER.tell(Message(id))
    assert SPEAKER.tell(Message(f"{id}.help")).endswith(".")


@pytest.mark.parametrize("id", sorted(reason_ids()))
def test_every_ending_has_a_sentence(id: str) -> None:
    assert SPEAKER.tell(Message(id)).endswith(".")


def test_names_are_those_of_the_board() -> None:
    for land in BOARD.file.lands:
        assert SPEAKER.rule(f"eu-land-{land.id}") == land.name
    for empire in BOARD.file.empires:
        assert SPEAKER.rule(f"eu-empire-{empire.id}") == empire.name
    assert [SPEAKER.rule(f"eu-{name}") for name in CLASS_WORDS] == ["King", "General", "Banker"]
