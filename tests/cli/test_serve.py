"""`equipoise serve`: what its options come to. That it serves is tested in tests/web and tests/e2e."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Callable

import pytest
from click.testing import CliRunner

from equipoise.cli.serve import serve
from equipoise.web.app import Settings
from equipoise.web.security import UNLIMITED, Limits


@pytest.mark.parametrize(
    ("given", "limits"), [([], Limits()), (["--limits"], Limits()), (["--no-limits"], UNLIMITED)]
)
def test_limits_are_kept_unless_told_otherwise(
    given: list[str], limits: Limits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Settings] = []

    def run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
        seen.append(settings)
        bound.close()

    monkeypatch.setattr("equipoise.web.run.run", run)
    words = ["--no-browser", "--port", "0", "--data", str(tmp_path), *given]
    answer = CliRunner().invoke(serve, words)
    assert answer.exit_code == 0, answer.output
    assert [settings.limits for settings in seen] == [limits]
