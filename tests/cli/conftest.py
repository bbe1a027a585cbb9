"""Runs the command in a folder of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

import pytest
from click.testing import CliRunner, Result

from equipoise.cli.main import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")

    def run_it(*words: str, input: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(main, list(words), input=input)
        # Whatever was given: an answer, never a traceback.
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        assert "Traceback" not in result.output
        return result

    return run_it


@pytest.fixture
def finished(run: Run) -> Path:
    """The file of a short game between bots, with dice that can be checked."""
    assert run("play", "--bots", "2", "-o", "round_limit=1", "--luck", input="seven\n").exit_code == 0
    (path,) = Path().glob("*.game")
    return path
