"""Every command explains itself."""

from __future__ import annotations

import subprocess
import sys
from typing import Callable

import pytest
from click.testing import Result

from equipoise import __version__
from equipoise.cli.main import COMMANDS

Run = Callable[..., Result]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_has_its_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    options = [line for line in result.output.splitlines() if line.strip().startswith("-")]
    assert options
    assert "cli-" not in result.output


def test_the_command_lists_all(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert [command for command in COMMANDS if f"\n  {command} " not in result.output] == []


def test_the_package_can_be_run_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "equipoise", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"Equipoise {__version__}")
