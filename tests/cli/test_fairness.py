"""`equipoise fairness`: tables, a map, a report, and words for whatever was given."""

from __future__ import annotations

import json
import re
import signal
from io import StringIO
from pathlib import Path
from typing import Callable, Iterable, Iterator

import pytest
from click.testing import Result
from rich.console import Console

from equipoise import catalog
from equipoise.bots.arena.fairness import LESS, STRONG, WEAK, SideRate
from equipoise.bots.arena.games import Fault, Pace, Played, play_job
from equipoise.bots.arena.local import Lost
from equipoise.bots.arena.ratings import Rate
from equipoise.bots.arena.schedule import Job
from equipoise.bots.seen import seen
from equipoise.cli.contests import _Shares
from equipoise.cli.fairness import _table

Run = Callable[..., Result]
TEAM_FIRST = ["seat 1 and seat 2", "seat 3"]


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


def test_numbers_of_seats_that_the_options_forbid_are_left_out(run: Run) -> None:
    words = ["fairness", "duels", "--bots", "uniform", "--games", "2", "--processes", "1"]
    result = run(*words, "-o", "mode=teams", "--out", "out")
    assert result.exit_code == 0, result.output
    said = json.loads(Path("out/fairness.json").read_text(encoding="utf-8"))
    assert [count["wish"]["seats"] for count in said["counts"]] == [3, 4]
    result = run(*words, "-o", "mode=teams", "--seats", "2")
    assert result.exit_code == 2 and "allowed: individual" in result.output
    result = run(*words, "-o", "mode=crowds")
    assert result.exit_code == 2 and "mode" in result.output


def test_who_names_no_bot_waits_for_no_whole_seconds(run: Run) -> None:
    result = run(
        "fairness",
        "duels",
        "--seats",
        "2",
        "--games",
        "1",
        "--steps",
        "2",
        "--processes",
        "1",
        "--out",
        "out",
    )
    assert result.exit_code == 0, result.output
    assert "one game of strong@0.005 with itself" in result.output
    assert json.loads(Path("out/fairness.json").read_text(encoding="utf-8"))["bot"] == "strong@0.005"
    assert "Without it: strong@0.005" in " ".join(run("fairness", "--help").output.split())


class Halting:
    """Plays so many games; then somebody ends it, or the processes are lost."""

    def __init__(self, games: int, lost: bool) -> None:
        self.games = games
        self.lost = lost

    def results(self, jobs: Iterable[Job]) -> Iterator[Played | None]:
        for job, _ in zip(jobs, range(self.games)):
            yield play_job(job)
        if self.lost:
            raise Lost(seen("arena-lost-ray", said="a worker is gone\x1b[2J"))
        signal.raise_signal(signal.SIGTERM)
        yield None


@pytest.mark.parametrize(
    ("lost", "code", "said"),
    [
        (False, 143, "Stopped: these figures are of the games so far."),
        (True, 1, "The games broke off: Ray said “a worker is gone?[2J”."),
    ],
)
@pytest.mark.parametrize("games", [0, 1])
def test_before_the_first_end_of_a_game_there_are_no_figures(
    run: Run, monkeypatch: pytest.MonkeyPatch, games: int, lost: bool, code: int, said: str
) -> None:
    monkeypatch.setattr("equipoise.cli.contests.make_runner", lambda *_: Halting(games, lost))
    result = run(
        "fairness", "europe1815", "--seats", "2", "--bots", "uniform", "-o", "round_limit=1", "--out", "out"
    )
    assert result.exit_code == code
    assert ("No game was played to its end" in result.output) == (games == 0)
    assert ("win rate" in result.output) == ("Drawn:" in result.output) == (games == 1)
    assert (said in result.output) == (games == 1 or lost)
    (count,) = json.loads(Path("out/fairness.json").read_text(encoding="utf-8"))["counts"]
    assert count["played"] == games


class Failing:
    """The bot of every game fails before it has decided anything."""

    def results(self, jobs: Iterable[Job]) -> Iterator[Played]:
        for job in jobs:
            paces, faults = [Pace(), Pace()], [Fault(0, "died", seen("bot-seen-closed"))]
            text = "equipoise game 1\ngame: noughts\nversion: 1\nseats: 2\n"
            yield Played(
                job.number,
                job.round,
                job.lineup,
                [2, 1],
                "forfeit",
                True,
                0,
                paces,
                faults,
                ["", ""],
                [],
                text,
            )


def test_of_games_without_a_decision_only_the_forfeits_are_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("equipoise.cli.contests.make_runner", lambda *_: Failing())
    result = run("fairness", "noughts", "--games", "2", "--out", "out")
    assert "No game was played to its end" in result.output and "2 seats were forfeited" in result.output
    assert "win rate" not in result.output


def test_a_game_without_sides_tells_who_gains_by_being_first(run: Run) -> None:
    result = run("fairness", "noughts", "--games", "3", "--processes", "1", "--out", "out")
    assert result.exit_code == 0, result.output
    assert "2 seats, 3 games of uniform with itself: by turn" in result.output
    assert "by side" not in result.output
    assert sorted(path.name for path in Path("out").iterdir()) == ["fairness.json", "games-2"]


def test_seats_are_counted_from_one_and_teams_once(run: Run) -> None:
    words = ["--bots", "uniform", "--seats", "3", "-o", "mode=teams", "--games", "2", "--processes", "1"]
    result = run("fairness", "duels", *words, "--out", "out")
    assert result.exit_code == 0, result.output
    assert "of uniform with itself: by side, the fair share being 50.0 %" in result.output
    assert re.findall(r"^ +(seat.*?)  ", result.output, re.M) in (TEAM_FIRST, TEAM_FIRST[::-1])
    assert re.findall(r"decides \w+", result.output) == ["decides first", "decides second"]
    (count,) = json.loads(Path("out/fairness.json").read_text(encoding="utf-8"))["counts"]
    assert sorted(one["side"] for one in count["sides"]) == ["0+1", "2"], "programs count from 0"
    assert [one["games"] for one in count["sides"] + count["order"]] == [2, 2, 2, 2]
    assert sum(one["rate"]["share"] for one in count["sides"]) == 1


def test_a_row_is_a_line_in_a_narrow_window() -> None:
    sides = [
        SideRate("constantinople", 200, Rate(0.0, 0.0, 0.018), 0.0, WEAK),
        SideRate("england", 200, Rate(0.1, 0.0, 0.15), 0.6, LESS),
        SideRate("france", 200, Rate(1.0, 0.981, 1.0), 6.0, STRONG),
    ]
    console = Console(width=80, file=StringIO())
    console.print(_table(catalog.find("europe1815").table(6), sides, True))
    assert isinstance(console.file, StringIO)
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    assert "Constantinople 200 0.0 % 0.0–1.8 % × 0.00 too weak" in lines
    assert "England 200 10.0 % 0.0–15.0 % × 0.60 wins less" in lines
    assert "France 200 100.0 % 98.1–100.0 % × 6.00 too strong" in lines


def test_of_a_bot_with_itself_no_rate_runs_along() -> None:
    assert _Shares(["greedy"]).told() == ""
    assert _Shares(["greedy", "uniform"]).told() == "greedy 0.0 % · uniform 0.0 %"


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
