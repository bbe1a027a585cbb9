"""What every language must keep, and how messages become sentences."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from equipoise.core.game import Refusal
from equipoise.core.message import Message, named, seat_name
from equipoise.locale import HERE, MissingMessage, Speaker, add_texts, languages

LONDON = Message("eu-land-london", {"name": "London"})
PARIS = Message("eu-land-paris", {"name": "Paris"})
MALTA = Message("eu-land-malta", {"name": "Malta"})


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    return Speaker()


def test_english_is_a_language() -> None:
    assert "en" in languages()
    assert all((HERE / language).is_dir() for language in languages())


def test_an_unknown_language_is_told_the_allowed_ones() -> None:
    with pytest.raises(ValueError, match=r"'xx'; allowed: .*\ben\b"):
        Speaker("xx")


@pytest.mark.parametrize(
    "file", sorted(HERE.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}/{file.name}"
)
def test_every_file_can_be_read_to_its_last_line(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_given_twice(language: str) -> None:
    # Fluent keeps the first and drops the second without a word.
    given: Counter[str] = Counter()
    for file in (HERE / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                given[entry.id.name] += 1
                given.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    assert [id for id, times in given.items() if times > 1] == []


def test_numbers_and_words_are_filled_in(speaker: Speaker) -> None:
    assert speaker.tell(Message("seat", {"number": 2})) == "seat 2"
    assert speaker.tell(Refusal("", "unknown", {"words": "dance"}).message).startswith("“dance” ")


def test_messages_within_messages(speaker: Speaker) -> None:
    who = seat_name(0)
    assert speaker.tell(Message("eu-say-deal", {"who": who, "empire": "Russia"})) == "Russia goes to seat 1."


@pytest.mark.parametrize(
    ("lands", "told"),
    [
        ([], ""),
        ([LONDON], "London"),
        ([LONDON, PARIS], "London and Paris"),
        ([LONDON, PARIS, MALTA], "London, Paris and Malta"),
        ([LONDON, PARIS, MALTA, LONDON], "London, Paris, Malta and London"),
    ],
)
def test_lists(speaker: Speaker, lands: list[Message], told: str) -> None:
    assert speaker.tell(Message("seat", {"number": lands})) == f"seat {told}"


def test_an_attribute_is_addressed_by_a_dot(speaker: Speaker) -> None:
    refusal = Refusal("EU-R34", "full", {"land": LONDON, "count": 3, "limit": 3})
    assert speaker.tell(refusal.message) == "London already holds 3 pawns; no land takes more than 3."


def test_a_place_of_another_map_is_told_by_its_own_name(speaker: Speaker) -> None:
    assert speaker.tell(Message("eu-land-atlantis", {"name": "Atlantis"})) == "Atlantis"
    assert (
        speaker.tell(Message("seat", {"number": [Message("eu-land-mu", {"name": "Mu"}), PARIS]}))
        == "seat Mu and Paris"
    )


@pytest.mark.parametrize("id", ["eu-land-atlantis", "EU-R34.no-such-case", "unknown-words"])
def test_a_missing_message_is_named(speaker: Speaker, id: str) -> None:
    with pytest.raises(MissingMessage, match=id):
        speaker.tell(Message(id))
    assert not speaker.has(id)


def test_a_missing_message_within_another_is_named(speaker: Speaker) -> None:
    with pytest.raises(MissingMessage, match="eu-land-atlantis"):
        speaker.tell(Message("seat", {"number": Message("eu-land-atlantis")}))


def test_a_missing_value_is_an_error_and_no_hole_in_the_text(speaker: Speaker) -> None:
    with pytest.raises(ValueError, match=r"message seat \(en\).*number"):
        speaker.tell(Message("seat"))


def test_has(speaker: Speaker) -> None:
    assert [id for id in ("seat", "EU-R34", "EU-R34.full", "", "seat.full") if speaker.has(id)] == [
        "seat",
        "EU-R34",
        "EU-R34.full",
    ]


def test_no_marks_are_put_around_values(speaker: Speaker) -> None:
    assert "\u2068" not in speaker.tell(Message("seat", {"number": LONDON}))


def test_the_text_of_a_rule(speaker: Speaker) -> None:
    assert speaker.rule("EU-R42") == "Generals beat Kings."
    with pytest.raises(MissingMessage, match="EU-R0"):
        speaker.rule("EU-R0")


def test_fluent_is_not_loaded_before_something_is_said() -> None:
    code = (
        "import sys, equipoise.locale; equipoise.locale.Speaker(); sys.exit('fluent.runtime' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_texts_that_come_later_are_told_too(speaker: Speaker, tmp_path: Path) -> None:
    assert speaker.tell(seat_name(0)) == "seat 1" and not speaker.has("late-title")
    (tmp_path / "en").mkdir()
    (tmp_path / "en/late.ftl").write_text("late-title = Better late\n", encoding="utf-8")
    add_texts(tmp_path)
    assert speaker.tell(Message("late-title")) == "Better late"


def test_a_seat_is_told_by_the_name_of_its_player(speaker: Speaker) -> None:
    deal = Message("eu-say-deal", {"who": seat_name(1), "empire": "Russia"})
    bot = Message("web-bot-name", {"level": Message("web-bot-greedy"), "number": 2})
    assert speaker.tell(named(deal, ["Ann", "Bob"])) == "Russia goes to Bob."
    assert speaker.tell(named(deal, ["Ann", bot])) == "Russia goes to Greedy bot 2."
    for unknown in ([], ["Ann"], ["Ann", ""]):
        assert speaker.tell(named(deal, unknown)) == "Russia goes to seat 2."
    assert named(Message("eu-prompt-over"), ["Ann"]) == Message("eu-prompt-over")
