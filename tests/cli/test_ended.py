"""Files of games that ended beside the rules: by the last move they would go on."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result

from equipoise.core.game import Outcome
from equipoise.core.record import read_record

Run = Callable[..., Result]
TOLD = {
    "resigned": "Everybody else has resigned.",
    "agreed draw": "The players agreed on a draw.",
    "forfeit": "The game ended by forfeit: too few were left who had not failed.",
}


@pytest.fixture(params=TOLD)
def reason(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def ended(run: Run, reason: str) -> Path:
    """Two people had begun; then it was over without a move."""
    path = Path("ended.game")
    run("play", "--names", "Anna,Bo", "--seed", "3", input=f"save {path}\nquit\n")
    record = read_record(path.read_text(encoding="utf-8"))
    record.outcome = Outcome([1, 1] if reason == "agreed draw" else [2, 1], [0, 0], reason)
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_nobody_plays_on(run: Run, ended: Path, reason: str) -> None:
    before = ended.read_bytes()
    result = run("play", "--resume", str(ended), input="quit\n")
    assert result.exit_code == 2
    assert f"The game in {ended} is over: {TOLD[reason]}" in result.output
    assert f"equipoise replay {ended}" in result.output
    assert ended.read_bytes() == before and list(Path().glob("*.game")) == [ended]


def test_the_last_position_tells_who_won(run: Run, ended: Path, reason: str) -> None:
    result = run("replay", str(ended), "--plain")
    assert result.exit_code == 0 and TOLD[reason] in result.output
    rows = [line.split() for line in result.output.splitlines()]
    expected = [["1", "1", "Anna", "0"], ["1", "2", "Bo", "0"]]
    if reason != "agreed draw":
        expected = [["1", "2", "Bo", "0"], ["2", "1", "Anna", "0"]]
    assert [row for row in rows if row[2:3] in (["Anna"], ["Bo"])] == expected
    last = len(read_record(ended.read_text(encoding="utf-8")).moves)
    assert TOLD[reason] not in run("replay", str(ended), "--to", str(last - 1)).output


def test_an_end_that_the_rules_do_not_give_is_not_believed(run: Run, ended: Path) -> None:
    record = read_record(ended.read_text(encoding="utf-8"))
    record.outcome = Outcome([2, 1], [0, 0], "points")
    ended.write_text(record.text(), encoding="utf-8")
    assert "The goal was reached." not in run("replay", str(ended)).output
    result = run("play", "--resume", str(ended), "--seed", "3", input="quit\n")
    assert result.exit_code == 0 and "it is your move" in result.output
