"""What people read about a game before they play it: every choice has words, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import equipoise.noughts.game as noughts
from equipoise import catalog
from equipoise.core.message import Message
from equipoise.core.options import CHOICE, Option
from equipoise.core.title import Title
from equipoise.locale import Speaker, languages
from equipoise.web.art import cover

catalog.register(noughts.TITLE, Path(noughts.__file__).parent)

TITLES = [*[catalog.find(id) for id in catalog.GAMES], noughts.TITLE]


def missing(title: Title, options: list[Option], speaker: Speaker) -> list[str]:
    labels = [option.label(title.prefix).id for option in options]
    labels += [f"{label}.help" for label in labels]
    for option in options:
        labels += [option.value_label(title.prefix, value).id for value in option.offered()]
    return [label for label in labels if not speaker.has(label)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_option_and_every_choice_has_a_label(title: Title, language: str) -> None:
    speaker = Speaker(language)
    assert missing(title, title.options, speaker) == []
    texts = [title.prefix.lower() + "-title", title.prefix.lower() + "-about"]
    assert [id for id in texts if not speaker.has(id)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_a_book_leaves_to_the_table_is_put_as_a_question(title: Title, language: str) -> None:
    speaker = Speaker(language)
    choices = [rule.id for rule in title.book().rules.values() if rule.standing == CHOICE]
    assert [id for id in choices if not speaker.has(f"{id}.question")] == []
    assert choices or title is noughts.TITLE
    asked = [speaker.tell(Message(f"{id}.question")) for id in choices]
    assert all(text.endswith("?") for text in asked) and len(set(asked)) == len(asked)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_game_has_a_cover(title: Title) -> None:
    found = cover(title.id)
    assert found is not None and found.text.startswith("<svg")


def test_a_choice_without_words_is_found() -> None:
    mute = Option("bonus", CHOICE, "occupied", [], ["occupied", "of_nobody"])
    assert missing(catalog.find("europe1815"), [mute], Speaker()) == ["eu-option-bonus-of-nobody"]


def test_values_in_words() -> None:
    speaker = Speaker()
    options = {option.name: option for option in catalog.find("europe1815").options}
    told = {name: speaker.tell(options[name].value_label("EU", options[name].default)) for name in options}
    assert told["empires"] == "Drawn and dealt by chance"
    assert (told["respawn"], told["round_limit"], told["map"]) == ("no", "0", "The usual map")
    assert speaker.tell(options["map"].value_label("EU", "/maps/mine.toml")) == "/maps/mine.toml"
    assert speaker.tell(options["respawn"].value_label("EU", True)) == "yes"
