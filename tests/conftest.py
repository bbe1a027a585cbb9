"""What holds for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from equipoise.build import kind

# How quick a machine is decides no test.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): cites rules of the book by id")
    expected = os.environ.get("EQUIPOISE_EXPECT", "")
    if expected and expected != kind():
        pytest.exit(f"EQUIPOISE_EXPECT is {expected!r}, but the rules that run are {kind()}", returncode=4)


def pytest_report_header() -> str:
    return f"equipoise: the rules are {kind()}"
