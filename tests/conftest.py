"""What holds for all tests."""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

from equipoise.build import kind
from equipoise.play import lobby, opened, promises

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


@pytest.fixture(autouse=True)
def luck_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's secret comes from the test's name: a match that draws cards always goes the same way."""
    matches = count()

    def secret() -> str:
        return sha256(f"{request.node.name} {next(matches)}".encode()).hexdigest()

    for module in (lobby, opened, promises):
        monkeypatch.setattr(module, "new_secret", secret)


@pytest.fixture
def same_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys of every table begin alike, so that what two of them send can be compared to the letter."""
    monkeypatch.setattr(secrets, "randbits", lambda size: 7)
