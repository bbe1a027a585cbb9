"""Every rule and ruling of the book is cited by a test, and no test cites what is not there."""

from __future__ import annotations

import pytest
from tests.games.citations import CITED, cited_in
from tests.games.europe1815.positions import TITLE

BOOK = TITLE.book().rules
UNTESTABLE = {id: rule.untestable for id, rule in BOOK.items() if rule.untestable}
A_HANDFUL = 5


@pytest.mark.parametrize("id", [id for id in BOOK if id not in UNTESTABLE])
def test_every_rule_has_a_test(id: str) -> None:
    assert id in CITED, f"no test cites {id} ({BOOK[id].source})"


def test_no_test_cites_a_rule_that_is_not_in_the_book() -> None:
    strangers = {id: files for id, files in CITED.items() if id.startswith("EU-") and id not in BOOK}
    assert strangers == {}


def test_what_cannot_be_tested_is_little_and_has_a_reason() -> None:
    assert len(UNTESTABLE) <= A_HANDFUL
    assert all(len(why.split()) >= 5 for why in UNTESTABLE.values())
    assert not set(UNTESTABLE) & set(CITED), "what has a test is testable"


def test_marks_are_found_only_on_tests() -> None:
    text = (
        '@pytest.mark.rule("EU-R1", "EU-A2")\ndef test_a() -> None: ...\n'
        '@pytest.mark.rule("EU-R3")\ndef helper() -> None: ...\n'
        '# pytest.mark.rule("EU-R4")\n@pytest.mark.other("EU-R5")\ndef test_b() -> None: ...\n'
    )
    assert cited_in(text) == {"EU-R1", "EU-A2"}
