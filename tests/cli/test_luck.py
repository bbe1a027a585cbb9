"""Dice that can be checked: the promise comes first, and nothing that is done later takes the proof away."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

from click.testing import Result

from equipoise.core.fair import commitment
from equipoise.core.record import read_record

Run = Callable[..., Result]
ROOT = Path(__file__).parent.parent.parent


def test_the_promise_is_shown_before_the_words_are_asked_for(run: Run) -> None:
    result = run("play", "--luck", "--bots", "2", "-o", "round_limit=1", input="\n\n  my \t own  words\n")
    assert result.exit_code == 0
    (path,) = Path().glob("*.game")
    luck = read_record(path.read_text()).luck
    assert luck is not None
    assert luck.contributions == ["my own words"]
    shown, asked = result.output.index(luck.commitment), result.output.index("Now words of your own")
    assert shown < asked < result.output.index("> ")
    assert commitment(luck.secret) == luck.commitment
    assert "provided the fingerprint was shown before" in run("verify", str(path)).output


def test_words_of_any_kind_can_be_written_down(run: Run) -> None:
    said = b'\xff\x1b[2J "' + b"x" * 5000 + b"\n"
    assert run("play", "--luck", "--bots", "2", "-o", "round_limit=1", input=said).exit_code == 0
    (path,) = Path().glob("*.game")
    assert run("verify", str(path)).exit_code == 0


def test_without_words_no_game_begins(run: Run) -> None:
    result = run("play", "--luck", "--bots", "2", input="\n")
    assert result.exit_code == 2
    assert "--luck needs a line" in result.output
    assert list(Path().iterdir()) == []


def test_a_game_that_is_over_is_shown_and_left_as_it_is(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    for words in ([], ["--seed", "4"], ["--bots", "0"]):
        result = run("play", "--resume", str(finished), *words)
        assert result.exit_code == 0
        assert "k King, g General, b Banker" in result.output
        assert "The last round has been played." in result.output
        assert "This game is over" in result.output
        assert f"equipoise verify {finished}" in result.output
        assert finished.read_bytes() == before
        assert list(Path().iterdir()) == [finished]
    assert "The host did not choose the luck" in run("verify", str(finished)).output


def test_a_secret_that_is_in_the_game_file_is_used(run: Run, finished: Path) -> None:
    record = read_record(finished.read_text())
    record.outcome, record.moves = None, record.moves[:4]
    Path("half.game").write_text(record.text())
    assert "cannot be checked" not in run("play", "--resume", "half.game").output
    result = run("verify", "half.game")
    assert result.exit_code == 0
    assert "The host did not choose the luck" in result.output


def test_the_example_is_a_good_game(run: Run) -> None:
    result = run("verify", str(ROOT / "docs" / "example.game"))
    assert result.exit_code == 0
    assert "The host did not choose the luck" in result.output
