"""Everything here runs on asyncio, and has the games of the tests in the catalog, in workers too."""

from __future__ import annotations

import pytest

from equipoise import catalog


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.OUTSIDE, "equipoise.noughts.game tests.play.secret")
    catalog.games()
