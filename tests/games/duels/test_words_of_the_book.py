"""Every rule, refusal, name and log line of duels has its sentence, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.duels.positions import TITLE

from equipoise.core.message import Message
from equipoise.core.options import CHOICE
from equipoise.games.duels.actions import VERBS
from equipoise.locale import HERE, Speaker

FOLDER = Path(__file__).parents[3] / "src/equipoise/games/duels"
RULE_CASE = re.compile(r'\bRefusal\(\s*"(DU-\d+)",\s*"([a-z-]+)"')
RULES = TITLE.book().rules
NUMBERS = [*range(1, 57), *range(60, 68), *range(70, 123)]  # the notes leave some out
ENDINGS = ["66", "80", "81", "104", "105", "106", "107", "108", "115", "118"]
SPEAKER = Speaker()


def refusal_ids() -> set[str]:
    """`DU-34.full` for every refusal that the rules can give."""
    text = (FOLDER / "rules/refusals.py").read_text(encoding="utf-8")
    found = {f"{rule}.{case}" for rule, case in RULE_CASE.findall(text)}
    return found | {f"DU-{number}.over" for number in ENDINGS}


def written() -> dict[str, set[str]]:
    """The messages of the language file, each with its attributes."""
    body = FluentParser().parse((HERE / "en/duels.ftl").read_text(encoding="utf-8")).body
    return {e.id.name: {a.id.name for a in e.attributes} for e in body if isinstance(e, ast.Message)}


WRITTEN = written()


def named_ids() -> set[str]:
    """The messages that the code names: written out, or made of a few parts."""
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    found = set(re.findall(r'"(du-[a-z-]*[a-z])"', text))
    found |= {f"du-{half}-{n}" for half in ("start", "finish") for n in range(1, 8)}
    found |= {f"du-player-{letter}" for letter in "abcd"} | {f"du-say-{verb}" for verb in VERBS}
    return found


def option_ids() -> set[str]:
    return {f"du-option-{option.name}" for option in TITLE.options}


def value_ids() -> set[str]:
    choices = [option for option in TITLE.options if option.kind == CHOICE]
    return {option.value_label("DU", value).id for option in choices for value in option.values}


def reason_ids() -> set[str]:
    return {f"du-reason-{reason}" for reason in TITLE.reasons}


def test_the_book_has_every_rule_and_ruling_in_order() -> None:
    assert list(RULES) == [f"DU-{n:02}" for n in NUMBERS] + [f"DU-Q{n}" for n in range(1, 26)]


def test_standings_and_sources() -> None:
    for id, rule in RULES.items():
        ruling = id.startswith("DU-Q")
        assert rule.standing in (("firm", "choice") if ruling else ("printed", "added"))
        assert (rule.part == "Rulings") == ruling and rule.source
        assert (
            ruling
            or (rule.standing == "printed") == rule.source.startswith("rulebook")
            or "review" in rule.source
        )


def test_every_ruling_is_cited_and_every_citation_leads_to_one() -> None:
    rulings = {id for id in RULES if id.startswith("DU-Q")}
    assert {cited for rule in RULES.values() for cited in rule.cites} == rulings


@pytest.mark.parametrize("id", list(RULES))
def test_every_rule_has_a_sentence(id: str) -> None:
    assert SPEAKER.rule(id).endswith(".")
    if id.startswith("DU-Q"):
        assert SPEAKER.rule(f"{id}.question").endswith("?")


def test_no_refusal_hides_from_the_search() -> None:
    text = (FOLDER / "rules/refusals.py").read_text(encoding="utf-8")
    assert len(RULE_CASE.findall(text)) + 1 == len(re.findall(r"\bRefusal\(", text)), (
        "all but that of the end"
    )
    ending = (FOLDER / "rules/ending.py").read_text(encoding="utf-8")
    assert sorted(set(re.findall(r'"DU-(\d+)"', ending)), key=int) == ENDINGS


def test_the_attributes_of_the_rules_are_exactly_the_refusals() -> None:
    found = {f"{id}.{case}" for id, cases in WRITTEN.items() if re.match(r"DU-\d", id) for case in cases}
    assert found == refusal_ids()
    assert all(WRITTEN[id] == {"question"} for id in RULES if id.startswith("DU-Q"))
    assert {id.partition(".")[0] for id in refusal_ids()} <= set(RULES)


def test_no_message_is_left_over() -> None:
    told = named_ids() | option_ids() | value_ids() | reason_ids() | {"du-title", "du-about", "du-notation"}
    assert set(WRITTEN) == set(RULES) | told


@pytest.mark.parametrize("id", sorted(option_ids()))
def test_every_option_has_a_label_and_help(id: str) -> None:
    assert SPEAKER.tell(Message(id))
    assert SPEAKER.tell(Message(f"{id}.help")).endswith(".")


def test_every_ending_and_the_title_have_a_sentence() -> None:
    for id in (*reason_ids(), "du-about"):
        assert SPEAKER.tell(Message(id)).endswith(".")
    assert SPEAKER.tell(Message("du-title")) == "Balance DUELS"


def test_no_sentence_is_said_twice() -> None:
    """Two rules that say the same in the same words would be one rule."""
    told = [SPEAKER.rule(id) for id in RULES]
    assert len(set(told)) == len(told)
