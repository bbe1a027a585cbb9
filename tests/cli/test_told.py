"""Faults in full, commands that work as they are printed, and files that are kept out of the repository."""

from __future__ import annotations

import os
import re
import sys
from fnmatch import fnmatch
from importlib import resources
from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result

from equipoise.cli.files import new_path, secret_path
from equipoise.cli.told import LONGEST_FAULT, LONGEST_QUOTE, Fault, started_as

Run = Callable[..., Result]
ROOT = Path(__file__).parent.parent.parent


def test_every_fault_of_a_map_has_its_line(run: Run) -> None:
    Path("bad.toml").write_text("".join(f"wrong_{number:02} = 1\n" for number in range(12)))
    result = run("play", "-o", "map=bad.toml")
    assert result.exit_code == 2
    lines = [line for line in result.output.splitlines() if "unknown key wrong_" in line]
    assert [re.findall(r"wrong_\d\d", line) for line in lines] == [[f"wrong_{n:02}"] for n in range(12)]
    assert len(result.output) > 400


@pytest.mark.parametrize(("opening", "closing"), ["''", '""', "“”"])
def test_only_what_is_quoted_is_cut(opening: str, closing: str) -> None:
    told = Fault(f"one {opening}{'x y' * 90_000}{closing}; allowed: two\nthe players' turn").message
    first, second = told.split("\n")
    assert first.startswith(f"one {opening}x y") and first.endswith(f"…{closing}; allowed: two")
    assert len(first) < LONGEST_QUOTE + 30
    assert second == "the players' turn"
    fits = f"one {opening}{'x' * (LONGEST_QUOTE - 1)}{closing} " + "word " * 100
    assert Fault(fits).message == fits


def test_nothing_makes_a_fault_endless_or_moves_the_cursor() -> None:
    told = Fault("unknown key " + "x" * 1_000_000 + "\n\x1b[2J").message
    assert len(told) < LONGEST_FAULT + 10
    assert "\x1b" not in told


def test_the_command_to_go_on_is_one_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    assert started_as() == "equipoise"
    monkeypatch.setattr("shutil.which", lambda name: None)
    script = tmp_path / "my folder" / "equipoise"
    script.parent.mkdir()
    script.touch(mode=0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    asked = run("play", input="save my own.game\nquit\n").output
    assert f"To go on: '{script}' play --resume 'my own.game'" in asked
    for other in ("-c", os.fspath(tmp_path / "main.py")):
        monkeypatch.setattr(sys, "argv", [other])
        assert started_as().endswith("-m equipoise.cli.main")


def test_what_is_too_long_for_a_message_is_cut(run: Run) -> None:
    """More faults than fit into a sentence, names of files that no system has."""
    weights = resources.files("equipoise.bots") / "weights" / "macht.toml"
    result = run("learn", "duels", "--by", str(weights), "--games", "1")
    assert result.exit_code == 2 and "has no weights to play by" in result.output
    for words in (["replay", "x" * 1500], ["arena", "duels", "--bots", "uniform", "--out", "y" * 2700]):
        result = run(*words)
        assert result.exit_code == 2 and "…" in result.output


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "duels", "--bots", "cmd:python3 bot.py \udcff,uniform"],
        ["play", "duels", "--bots", "cmd:python3 bot.py \udcff"],
        ["play", "duels", "--names", "Ann\udcff"],
        ["play", "europe1815", "-o", "map=\udcff"],
    ],
)
def test_only_text_can_stand_in_a_game_file(run: Run, words: list[str]) -> None:
    """Letters that are none are told before a game begins that could not be kept."""
    result = run(*words, input="quit\n")
    assert result.exit_code == 2 and "is not UTF-8 text" in result.output
    assert not list(Path().iterdir())


def test_saved_games_are_not_committed_by_accident() -> None:
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    for path in (new_path("europe1815"), secret_path(new_path("europe1815"))):
        assert any(pattern.startswith("/") and fnmatch(f"/{path}", pattern) for pattern in ignored)
    assert not any(fnmatch("example.game", pattern) for pattern in ignored), "those of docs and tests are"
