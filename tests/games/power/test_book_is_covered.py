"""Every rule and ruling of the book is cited by a test, and no test cites what is not there."""

from __future__ import annotations

import pytest
from tests.games.citations import CITED
from tests.games.power.positions import TITLE

BOOK = TITLE.book().rules
UNTESTABLE = {id: rule.untestable for id, rule in BOOK.items() if rule.untestable}
FEW = 12  # of 242: clocks, talk and cardboard


@pytest.mark.parametrize("id", [id for id in BOOK if id not in UNTESTABLE])
def test_every_rule_has_a_test(id: str) -> None:
    assert id in CITED, f"no test cites {id} ({BOOK[id].source})"


def test_no_test_cites_a_rule_that_is_not_in_the_book() -> None:
    assert {id: files for id, files in CITED.items() if id.startswith("PW-") and id not in BOOK} == {}


def test_what_cannot_be_tested_is_little_and_has_a_reason() -> None:
    assert len(UNTESTABLE) <= FEW
    assert all(len(why.split()) >= 5 for why in UNTESTABLE.values())
    assert not set(UNTESTABLE) & set(CITED), "what has a test is testable"


def test_the_book_is_that_of_the_notes() -> None:
    numbers = [f"PW-{n:03d}" for n in range(1, 188)] + [f"PW-R{n:02d}" for n in range(1, 56)]
    assert list(BOOK) == numbers
    assert all(cited in BOOK for rule in BOOK.values() for cited in rule.cites)
