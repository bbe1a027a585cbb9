"""Every command explains itself."""

from __future__ import annotations

import subprocess
import sys
from typing import Callable

import pytest
from click.testing import Result

from equipoise import __version__, catalog
from equipoise.cli.main import COMMANDS
from equipoise.cli.told import speaker

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


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_notation_that_help_shows_is_the_one_of_the_game(run: Run, game: str) -> None:
    title = catalog.find(game)
    line = speaker().rule(f"{title.prefix.lower()}-notation")
    for seats in range(title.fewest, title.most + 1):
        assert title.table(seats).read_notation(line)
    assert f"such as: {line} (" in run("play", game, "--seed", "1", "--plain", input="help\nquit\n").output


def test_the_package_can_be_run_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "equipoise", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"Equipoise {__version__}")
