"""Which tests cite which rules of the books."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]


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
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
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
