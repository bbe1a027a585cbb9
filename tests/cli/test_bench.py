"""bench prints every row. How fast anything is, no test judges."""

from __future__ import annotations

import re
from typing import Callable

from click.testing import Result

from equipoise.build import compiled

Run = Callable[..., Result]


def numbers(pattern: str, text: str) -> list[float]:
    found = re.search(pattern, text, re.MULTILINE)
    assert found is not None, pattern
    return [float(number.replace(",", "")) for number in found.groups()]


def test_every_row_is_printed(run: Run) -> None:
    result = run("bench", "--rounds", "1", "--seconds", "0.05")
    assert result.exit_code == 0
    rows = [
        f"europe1815, {seats} seats, {how}"
        for how in ("loop in the rules", "from Python")
        for seats in (2, 6)
    ]
    if compiled():
        rows.append("europe1815, 2 seats, from Python, interpreted")
    for row in rows:
        assert min(numbers(rf"^ *{row} +([\d,]+) +([\d.]+) *$", result.output)) > 0
    calls = r"a copy ([\d,]+) ns, an action ([\d,]+) ns \(legal ([\d,]+) ns, apply ([\d,]+) ns\)"
    copy, action, legal, apply = numbers(calls, result.output)
    assert min(copy, legal, apply) > 0
    assert action == legal + apply
    assert min(numbers(r"takes ([\d,]+) bytes with the fewest seats, ([\d,]+) with", result.output)) > 0
    assert min(numbers(r"takes ([\d,]+) ms", result.output)) > 0


def test_what_it_cannot_measure(run: Run) -> None:
    result = run("bench", "chess")
    assert result.exit_code == 2
    assert "there is no game 'chess'" in result.output
