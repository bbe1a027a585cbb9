"""Every rule and ruling of the book is cited by a test, and no test cites what is not there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.games.dynasties.positions import TITLE

from equipoise.locale import Speaker

TESTS = Path(__file__).parent
BOOK = TITLE.book().rules
SPEAKER = Speaker()
UNTESTABLE = {id: rule.untestable for id, rule in BOOK.items() if rule.untestable}


def is_rule_mark(node: ast.AST) -> bool:
    """`pytest.mark.rule(...)`, written out."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
    )


def cited() -> set[str]:
    found: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if is_rule_mark(mark) and isinstance(mark, ast.Call):
                        found |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


CITED = cited()


@pytest.mark.parametrize("id", [id for id in BOOK if id not in UNTESTABLE])
def test_every_rule_has_a_test(id: str) -> None:
    assert id in CITED, f"no test cites {id} ({BOOK[id].source})"


def test_no_test_cites_a_rule_that_is_not_in_the_book() -> None:
    assert {id for id in CITED if id not in BOOK} == set()


def test_what_cannot_be_tested_is_little_and_has_a_reason() -> None:
    assert len(UNTESTABLE) <= 5
    assert all(len(why.split()) >= 5 for why in UNTESTABLE.values())
    assert not set(UNTESTABLE) & CITED, "what has a test is testable"


def test_the_book_has_every_rule_and_ruling_in_order() -> None:
    rules = [f"DY-R{n:03}" for n in range(1, 364)]
    assert list(BOOK) == rules + [f"DY-K{n:02}" for n in range(1, 66)]


@pytest.mark.parametrize("id", list(BOOK))
def test_every_rule_has_a_sentence_and_every_ruling_a_question(id: str) -> None:
    assert SPEAKER.rule(id).endswith(".")
    assert id.startswith("DY-R") or SPEAKER.rule(f"{id}.question").endswith("?")
