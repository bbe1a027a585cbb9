"""Programs as players in the terminal: they are named when they fail, and the game goes on."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result
from tests.bots import outside_bots as bots

from equipoise.core.record import read_record

Run = Callable[..., Result]
EXAMPLE = Path(__file__).parent.parent.parent / "docs/outside_bot.py"
TABLE = ("play", "--seed", "3", "-o", "round_limit=1")


def test_a_program_plays_against_a_bot(run: Run) -> None:
    result = run(*TABLE, "--bots", f"uniform,cmd:{sys.executable} {EXAMPLE}")
    assert result.exit_code == 0
    (path,) = Path().glob("*.game")
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.names[1] == f"bot cmd:{sys.executable} {EXAMPLE}"
    assert "chance alone" not in result.output


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (bots.DYING, "ended in the middle of the game (exit code 1, ValueError: no idea)."),
        (bots.ILLEGAL, "said what is not allowed: “castle kingside”."),
        (bots.NO_JSON, "did not answer with the JSON that was asked for: “e4”."),
        (bots.NO_HELLO, "did not start (exit code 3)."),
    ],
)
def test_a_failing_program_is_named_and_the_game_goes_on(
    run: Run, tmp_path: Path, program: str, said: str
) -> None:
    result = run(*TABLE, "--bots", f"uniform,cmd:{bots.command(tmp_path, program)}")
    assert result.exit_code == 0
    assert said in result.output
    assert "Seat 2: cmd:" in result.output and ". From here on chance alone moves for it." in result.output
    (path,) = Path().glob("*.game")
    assert read_record(path.read_text(encoding="utf-8")).outcome is not None


def test_a_comma_in_a_command_stands_in_quotes(run: Run) -> None:
    result = run(*TABLE, "--bots", f'uniform,"cmd:{sys.executable} {EXAMPLE} attack,move"')
    assert result.exit_code == 0
    (path,) = Path().glob("*.game")
    assert read_record(path.read_text(encoding="utf-8")).names[1].endswith("attack,move")


def test_who_goes_on_is_told_how_to_start_the_program_again(run: Run) -> None:
    bot = f"cmd:{sys.executable} {EXAMPLE} attack,move"
    result = run(*TABLE, "--names", "Bo", "--bots", f'"{bot}"', input="save mine.game\nquit\n")
    (line,) = [line for line in result.output.splitlines() if line.startswith("To go on: ")]
    words = shlex.split(line.removeprefix("To go on: "))[1:]
    assert words[:2] == ["play", "--resume"]
    assert f"somebody here plays on for bot {bot}." in run(*words[:3], input="quit\n").output
    result = run(*words, input="save new.game\nquit\n")
    assert "plays on" not in result.output
    assert read_record(Path("new.game").read_text(encoding="utf-8")).names == ["Bo", f"bot {bot}"]


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("cmd:python 'x", "quotation mark"),
        ("cmd:", "does not begin with a program"),
        ('uniform,"cmd:python', "cannot be read"),
        ("uniform,", "one has no name"),
        (",uniform", "one has no name"),
        ("deepest", "allowed: novice, casual, strong, master, uniform, greedy, LEVEL@SECONDS, LEVEL*CORES"),
        ("strong@soon", "'soon' seconds; allowed: 0.001 to 3600"),
        ("strong@nan", "'nan' seconds"),
        ("greedy@1", "there is no bot 'greedy@1'"),
    ],
)
def test_what_cannot_be_a_bot_is_told(run: Run, bots: str, said: str) -> None:
    result = run(*TABLE, "--bots", bots)
    assert result.exit_code == 2
    assert said in result.output


def test_a_program_that_is_not_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    result = run(*TABLE, "--bots", "cmd:no-such-program --fast")
    assert result.exit_code == 2
    assert "“no-such-program --fast” does not begin with a program" in result.output
