"""Every rule and ruling of the book is cited by a test, and no test cites what is not there."""

from __future__ import annotations

import pytest
from tests.games.citations import CITED
from tests.games.dynasties.positions import TITLE

from equipoise.locale import Speaker

BOOK = TITLE.book().rules
SPEAKER = Speaker()
UNTESTABLE = {id: rule.untestable for id, rule in BOOK.items() if rule.untestable}


@pytest.mark.parametrize("id", [id for id in BOOK if id not in UNTESTABLE])
def test_every_rule_has_a_test(id: str) -> None:
    assert id in CITED, f"no test cites {id} ({BOOK[id].source})"


def test_no_test_cites_a_rule_that_is_not_in_the_book() -> None:
    assert {id: files for id, files in CITED.items() if id.startswith("DY-") and id not in BOOK} == {}


def test_what_cannot_be_tested_is_little_and_has_a_reason() -> None:
    assert len(UNTESTABLE) <= 5
    assert all(len(why.split()) >= 5 for why in UNTESTABLE.values())
    assert not set(UNTESTABLE) & set(CITED), "what has a test is testable"


def test_the_book_has_every_rule_and_ruling_in_order() -> None:
    rules = [f"DY-R{n:03}" for n in range(1, 364)]
    assert list(BOOK) == rules + [f"DY-K{n:02}" for n in range(1, 66)]


@pytest.mark.parametrize("id", list(BOOK))
def test_every_rule_has_a_sentence_and_every_ruling_a_question(id: str) -> None:
    assert SPEAKER.rule(id).endswith(".")
    assert id.startswith("DY-R") or SPEAKER.rule(f"{id}.question").endswith("?")
