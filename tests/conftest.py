"""What holds for all tests."""

from __future__ import annotations

import os

import pytest

from equipoise.build import kind


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): cites rules of the book by id")
    expected = os.environ.get("EQUIPOISE_EXPECT", "")
    if expected and expected != kind():
        pytest.exit(f"EQUIPOISE_EXPECT is {expected!r}, but the rules that run are {kind()}", returncode=4)


def pytest_report_header() -> str:
    return f"equipoise: the rules are {kind()}"
