"""`equipoise arena`: a report, its games, and words for whatever was given."""

from __future__ import annotations

import json
import os
import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any, Callable

import pytest
from click.testing import Result
from rich.console import Console
from tests.bots import outside_bots as bots

import equipoise
from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.games import Pace, Played, play_job
from equipoise.bots.arena.report import make_report
from equipoise.bots.arena.schedule import Wish, schedule
from equipoise.build import kind
from equipoise.cli.contests import short
from equipoise.cli.standings import tables

Run = Callable[..., Result]
ROOT = Path(__file__).parent.parent.parent
PATHS = os.pathsep.join([str(Path(equipoise.__file__).parent.parent), str(ROOT)])
NOUGHTS = ("arena", "noughts", "--processes", "1", "--out", "out")


@pytest.fixture(autouse=True)
def noughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EQUIPOISE_GAMES", "equipoise.noughts.game")


def report() -> Any:
    return json.loads(Path("out/report.json").read_text(encoding="utf-8"))


def test_programs_are_told_apart_though_their_names_are_cut() -> None:
    names = {short(f"cmd:python3 /srv/bots/a-folder-with-a-long-name/bot_{letter}.py") for letter in "ab"}
    assert len(names) == 2 and all(len(name) == 40 for name in names)


def test_a_contest_leaves_a_report_and_all_games(run: Run) -> None:
    result = run("arena", "europe1815", "--bots", "greedy,uniform", "-o", "round_limit=2", "--games", "5",
                 "--processes", "2", "--seed", "7", "--out", "out")  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "europe1815, 2 seats: 6 games in 3 rounds, seed 7" in result.output
    assert "All 6 games were played." in result.output
    said = report()
    assert said["played"] == 6 and said["end"] == "all" and said["rules"] == kind()
    assert said["wish"]["options"]["round_limit"] == "2"
    assert sum(one["rate"]["share"] for one in said["standings"]) == pytest.approx(1)
    assert all(one["mean_seconds"] > 0 for one in said["standings"])
    files = sorted(path.name for path in Path("out/games").iterdir())
    assert files == [line["file"] for line in said["games"]] == [f"{n:05d}.txt" for n in range(6)]
    assert run("replay", "out/games/00003.txt").exit_code == 0
    assert run("verify", "out/games/00003.txt").exit_code == 0


@pytest.mark.parametrize("width", [70, 80, 100, 200])
def test_no_window_is_too_narrow_for_names_and_figures(width: int) -> None:
    wish = Wish("noughts", 2, {}, ["uniform", "cmd:python3 my_bot.py"], 200, 1)
    contest = Contest(schedule(wish), wish.bots, True)
    paces = [Pace(9, 1.0, 0.5) for _ in wish.bots]
    contest.games = [
        Played(n, n, wish.bots, [1, 2], "row", True, 9, paces, [], [], [], "") for n in range(200)
    ]
    report = make_report("0", wish, contest)
    console = Console(width=width, file=StringIO())
    shown = tables(report, console)
    assert len(shown) == (1 if width == 200 else 2)
    for table in shown:
        console.print(table)
    assert isinstance(console.file, StringIO)
    said = " ".join(console.file.getvalue().split())
    for figure in ("uniform 100.0 % 98.1–100.0 % 200–0–0", "±", "0.1111", "0.500"):
        assert figure in said
    assert said.count("my_bot.py") == len(shown)


@pytest.mark.parametrize("whole", [True, False])
def test_who_did_better_round_by_round(run: Run, whole: bool) -> None:
    """Not where it stopped as soon as it was certain: that is no number of rounds fixed before."""
    result = run("arena", "dynasties", "--bots", "uniform,greedy", "-o", "mode=simple", "--games", "160",
                 "--out", "out", *(["--all"] if whole else []))  # fmt: skip
    assert result.exit_code == 0, result.output
    (two,) = report()["compared"]
    assert two["better"] + two["worse"] + two["level"] == report()["played"] / 2
    assert two["worse"] > two["better"] and report()["end"] == ("all" if whole else "certain")
    said = " ".join(result.output.split())
    told = f"greedy did better than uniform in {two['worse']}, worse in {two['better']} and equally well in"
    assert told in said
    assert (two["chance"] is not None) == whole
    assert ("Between equals one is as clearly ahead in less than 0.1 % of such contests." in said) == whole


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    texts = []
    for folder, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        args = ("arena", "noughts", "--bots", "uniform", "--games", "3", "--processes", "2")
        assert run(*args, "--seed", seed, "--out", folder).exit_code == 0
        texts.append([path.read_text() for path in sorted(Path(folder, "games").iterdir())])
    assert texts[0] == texts[1] != texts[2]


def test_a_failing_program_is_named_and_loses(run: Run, tmp_path: Path) -> None:
    bot = f"cmd:{bots.command(tmp_path, bots.ILLEGAL)}"
    result = run(*NOUGHTS, "--bots", f"{bot},uniform", "--games", "8", "--budget", "20")
    assert result.exit_code == 0, result.output
    assert "said what is not allowed: “castle kingside”" in result.output
    assert "… and 3 more forfeits" in result.output
    said = report()
    assert f"Game 0, seat {said['faults'][0]['seat'] + 1}: cmd:" in result.output  # people count from 1
    assert [one["bot"] for one in said["standings"]] == ["uniform", bot]
    assert said["standings"][1]["forfeits"] == 8 and said["standings"][0]["rate"]["share"] == 1
    assert said["faults"][0] == {
        "game": 0, "seat": said["games"][0]["lineup"].index(bot), "bot": bot, "kind": "illegal",
        "seen": {"id": "bot-seen-quote", "values": {"text": "castle kingside"}},
    }  # fmt: skip


def test_a_program_that_never_starts_ends_it_all(run: Run, tmp_path: Path) -> None:
    bot = f"cmd:{bots.command(tmp_path, bots.NO_HELLO)}"
    result = run(*NOUGHTS, "--bots", f"{bot},uniform", "--games", "200")
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert "broke off after 3 of 200: 3 games in a row without a start of cmd:" in said
    assert "did not start (exit code 3)." in said
    assert report()["played"] == len(report()["faults"]) == len(list(Path("out/games").iterdir())) == 3


def test_unended_games_are_named(run: Run) -> None:
    result = run(*NOUGHTS, "--bots", "uniform", "--games", "2", "-o", "rounds=99", "--steps", "20")
    assert result.exit_code == 0, result.output
    assert "2 games had not ended after 20 decisions and count as drawn: 0, 1" in result.output
    assert re.search(r" – +0 +0\.0", result.output), "where nothing was decided there is no rate"


def test_one_is_no_plural(run: Run, tmp_path: Path) -> None:
    bot = f"cmd:{bots.command(tmp_path, bots.ILLEGAL)}"
    result = run(*NOUGHTS, "--bots", f"{bot},uniform", "--games", "6", "--budget", "20")
    assert "… and one more forfeit; all are in the report." in result.output
    result = run("arena", "noughts", "--bots", "uniform", "--games", "2", "--steps", "1", "--out", "short")
    assert "2 games had not ended after one decision and count as drawn" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy,uniform"], "The bot greedy cannot play noughts; allowed: uniform, cmd:COMMAND"),
        (["--bots", "deepest"], "there is no bot 'deepest'"),
        (["--bots", " "], "Name at least one bot"),
        (["--bots", "uniform,,"], "Among the bots “uniform,,” one has no name"),
        (["--bots", "uniform", "--seats", "3"], "cannot have 3 seats"),
        (["--bots", "uniform", "-o", "speed=9"], "there is no option speed"),
        (["--bots", "uniform", "--games", "0"], "0 is not in the range"),
        (["--bots", "uniform", "--budget", "nan"], "“nan” is no number from 0.01 to 3600"),
        (["--bots", "uniform", "--out", "full"], "full is not empty; name a new folder."),
        (["--bots", "uniform", "--out", "full/file/x"], "cannot be the folder of the report"),
        ([], "Missing option '--bots'"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, words: list[str], said: str) -> None:
    Path("full").mkdir()
    Path("full/file").write_text("")
    result = run("arena", "noughts", *words)
    assert result.exit_code == 2
    assert said in result.output
    assert sorted(path.name for path in Path().iterdir()) == ["full"]


def test_an_unknown_game_is_told(run: Run) -> None:
    result = run("arena", "chess", "--bots", "uniform")
    assert result.exit_code == 2 and "there is no game 'chess'" in result.output


def test_no_program_is_started_for_a_game_that_nobody_wants(tmp_path: Path) -> None:
    note = tmp_path / "started"
    program = f"open({str(note)!r}, 'a').write('x')\n{bots.GOOD}"
    bot = f"cmd:{bots.command(tmp_path, program)}"
    (job, *_) = schedule(Wish("noughts", 2, {}, [bot, bot], 1, 1))
    assert play_job(job, lambda: True) is None
    assert not note.exists()
    assert play_job(job, note.exists) is None
    assert note.read_text() == "x"  # the second seat's was not


def test_a_plot_is_drawn(run: Run) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib (the extra `plot`) is not installed")
    assert run(*NOUGHTS, "--bots", "uniform", "--games", "2").exit_code == 0
    assert Path("out/plot.png").read_bytes().startswith(b"\x89PNG")


def test_a_command_may_have_any_letters_and_is_no_formula(run: Run) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib (the extra `plot`) is not installed")
    result = run(*NOUGHTS, "--bots", r"uniform,cmd:false $\q$ 漢", "--games", "2")
    assert result.exit_code == 0
    assert Path("out/plot.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_there_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run(*NOUGHTS, "--bots", "uniform", "--games", "2")
    assert result.exit_code == 0
    assert "No plot: matplotlib is not installed" in result.output


def test_without_ray_there_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*NOUGHTS, "--bots", "uniform", "--cluster")
    assert result.exit_code == 2
    assert "Ray is not installed: pip install 'equipoise[ray]'" in result.output


def test_a_cluster_that_is_not_there_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray (the extra `ray`) is not installed")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    result = run(*NOUGHTS, "--bots", "uniform", "--games", "2", "--cluster")
    assert result.exit_code == 1
    assert "broke off after 0 of 2: there is no Ray at 127.0.0.1:1, which RAY_ADDRESS names." in result.output
    assert report()["end"] == "lost"
