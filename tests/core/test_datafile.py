"""Reading data files: what does not fit is noted, and reading goes on."""

from __future__ import annotations

import pytest

from equipoise.core.datafile import Entry, Reader


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"n": [1, 2, 7]}, ""),
        ({"n": []}, ""),
        ({}, "here: n is missing"),
        ({"n": 3}, "here: n must be a list of whole numbers from 1 to 7"),
        ({"n": [1, 8]}, "here: n must be a list of whole numbers from 1 to 7"),
        ({"n": [1, True]}, "here: n must be a list of whole numbers from 1 to 7"),
        ({"n": ["1"]}, "here: n must be a list of whole numbers from 1 to 7"),
    ],
)
def test_lists_of_numbers(entry: Entry, fault: str) -> None:
    reader = Reader()
    found = reader.numbers(entry, "n", "here", 1, 7)
    assert reader.faults == ([fault] if fault else [])
    assert found == ([] if fault else entry["n"])


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"n": 1.5}, ""),
        ({"n": 2}, ""),
        ({}, "here: n is missing"),
        ({"n": "2"}, "here: n must be a number from 0 to 9"),
        ({"n": float("nan")}, "here: n must be a number from 0 to 9"),
        ({"n": float("inf")}, "here: n must be a number from 0 to 9"),
        ({"n": True}, "here: n must be a number from 0 to 9"),
    ],
)
def test_measures(entry: Entry, fault: str) -> None:
    reader = Reader()
    found = reader.measure(entry, "n", "here", 0.0, 9.0)
    assert reader.faults == ([fault] if fault else [])
    assert found == (0.0 if fault else entry["n"])
