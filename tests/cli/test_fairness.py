"""`equipoise fairness`: tables, a map, a report, and words for whatever was given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Callable

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def noughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EQUIPOISE_GAMES", "equipoise.noughts.game")


def test_empires_at_two_numbers_of_seats(run: Run) -> None:
    result = run("fairness", "europe1815", "--bots", "uniform", "--seats", "3", "--seats", "2", "-o",
                 "round_limit=1", "--games", "4", "--processes", "2", "--out", "out")  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "3 seats, 4 games of uniform with itself: by side, the fair share being 33.3 %" in result.output
    assert "decides first" in result.output and "Russia" in result.output
    said = json.loads(Path("out/fairness.json").read_text(encoding="utf-8"))
    assert [count["wish"]["seats"] for count in said["counts"]] == [2, 3]
    for count in said["counts"]:
        seats = count["wish"]["seats"]
        assert sum(one["games"] for one in count["sides"]) == 4 * seats
        assert sum(one["games"] * one["rate"]["share"] for one in count["sides"]) == pytest.approx(4)
        assert [one["side"] for one in count["order"]] == [str(place + 1) for place in range(seats)]
        assert Path(f"out/map-{seats}.svg").read_text(encoding="utf-8").startswith("<svg")
        assert len(list(Path(f"out/games-{seats}").iterdir())) == 4


def test_a_map_that_comes_with_the_game(run: Run) -> None:
    words = ["--bots", "uniform", "-o", "round_limit=1", "--games", "2", "--processes", "1"]
    result = run("fairness", "europe1815", *words, "-o", "map=fairer", "--seats", "2", "--out", "out")
    assert result.exit_code == 0, result.output
    (count,) = json.loads(Path("out/fairness.json").read_text(encoding="utf-8"))["counts"]
    assert count["wish"]["options"]["map"] == "fairer"
    assert run("fairness", "europe1815", *words, "--seats", "2", "--out", "usual").exit_code == 0
    fairer, usual = (Path(f"{out}/map-2.svg").read_text(encoding="utf-8") for out in ("out", "usual"))
    assert 'href="#map"' in fairer and "sealink-ukraine" not in fairer
    assert 'href="#sealink-ukraine-constantinople"' in usual


def test_a_game_without_sides_tells_who_gains_by_being_first(run: Run) -> None:
    result = run("fairness", "noughts", "--games", "3", "--processes", "1", "--out", "out")
    assert result.exit_code == 0, result.output
    assert "2 seats, 3 games of uniform with itself: by turn" in result.output
    assert "by side" not in result.output
    assert sorted(path.name for path in Path("out").iterdir()) == ["fairness.json", "games-2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "uniform,uniform"], "name one, not “uniform,uniform”"),
        (["--bots", "greedy"], "The bot greedy cannot play noughts"),
        (["--seats", "2", "--seats", "9"], "cannot have 9 seats"),
        (["-o", "rounds"], "is no option"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, words: list[str], said: str) -> None:
    result = run("fairness", "noughts", *words)
    assert result.exit_code == 2
    assert said in result.output
    assert list(Path().iterdir()) == []
