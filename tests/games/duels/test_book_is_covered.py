"""Every rule and ruling of the book is cited by a test, and no test cites what is not there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.games.duels.positions import TITLE

TESTS = Path(__file__).parents[2]
BOOK = TITLE.book().rules
UNTESTABLE = {id: rule.untestable for id, rule in BOOK.items() if rule.untestable}
A_HANDFUL = 5


def is_rule_mark(node: ast.AST) -> bool:
    """`pytest.mark.rule(...)`, written out."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
    )


def cited_in(text: str) -> set[str]:
    """The ids a file cites on its test functions; marks that decorate nothing do not count."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if is_rule_mark(mark) and isinstance(mark, ast.Call):
                    found |= {
                        str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant)
                    }
    return found


def cited() -> dict[str, list[str]]:
    """By id: the files that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for id in cited_in(path.read_text(encoding="utf-8")):
            found.setdefault(id, []).append(path.name)
    return found


CITED = cited()


@pytest.mark.parametrize("id", [id for id in BOOK if id not in UNTESTABLE])
def test_every_rule_has_a_test(id: str) -> None:
    assert id in CITED, f"no test cites {id} ({BOOK[id].source})"


def test_no_test_cites_a_rule_that_is_not_in_the_book() -> None:
    strangers = {id: files for id, files in CITED.items() if id.startswith("DU-") and id not in BOOK}
    assert strangers == {}


def test_what_cannot_be_tested_is_little_and_has_a_reason() -> None:
    assert len(UNTESTABLE) <= A_HANDFUL
    assert all(len(why.split()) >= 5 for why in UNTESTABLE.values())
    assert not set(UNTESTABLE) & set(CITED), "what has a test is testable"


def test_marks_are_found_only_on_tests() -> None:
    text = (
        '@pytest.mark.rule("DU-01", "DU-Q2")\ndef test_a() -> None: ...\n'
        '@pytest.mark.rule("DU-03")\ndef helper() -> None: ...\n'
        '# pytest.mark.rule("DU-04")\n@pytest.mark.other("DU-05")\ndef test_b() -> None: ...\n'
    )
    assert cited_in(text) == {"DU-01", "DU-Q2"}
