"""report: few games with fixed seeds, so what they say is the same every time."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import perf_counter, thread_time
from typing import Callable

import pytest
from click.testing import Result

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.report import Figures, earlier, jobs, play
from equipoise.core.game import Options
from equipoise.core.referee import Player

Run = Callable[..., Result]


def options(game: str, **given: bool | int | str) -> Options:
    return catalog.find(game).table(None, **given).options


def test_length_and_endings_beside_the_earlier_figures(run: Run) -> None:
    words = ("report", "dynasties", "--games", "4", "--seats", "2", "--bots", "uniform")
    result = run(*words, "--processes", "1")
    assert result.exit_code == 0
    assert "uniform in all seats, 4 games for each row" in result.output
    row = re.search(r"^ *2 +(\d+) / (\d+) / (\d+) +4 / 7 / 10 +4 / 8 / 12 +6 / 11 / 14 ", result.output, re.M)
    assert row is not None
    told = json.loads(run(*words, "--processes", "2", "--json").output)
    (table,) = told["tables"]
    assert [int(number) for number in row.groups()] == [table["length"][mark] for mark in ("10", "50", "90")]
    assert len(table["lengths"]) == table["games"] == 4 == sum(table["endings"].values())
    assert told["bot"] == "uniform" and told["options"]["mode"] == "standard"


def test_batches_make_up_the_games() -> None:
    plan = jobs("dynasties", [2], options("dynasties"), "uniform", 12, 5)
    assert [job[4] for job in plan] == [10, 2]
    whole = Figures()
    for job in plan:
        whole.add(play(job))
    once = play((*plan[0][:4], 12, 5_000_000))
    assert (whole.lengths, whole.endings, whole.decisions) == (once.lengths, once.endings, once.decisions)
    assert all(1 <= years <= 45 for years in whole.lengths), "the deck is a clock (R151)"


def test_seconds_are_those_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[object] = []

    def find(name: str, clock: Callable[[], float] = perf_counter) -> Player:
        clocks.append(clock)
        return find_bot(name, clock)

    monkeypatch.setattr("equipoise.bots.report.find_bot", find)
    play(("dynasties", 2, options("dynasties", mode="simple"), "uniform", 1, 1))
    assert clocks == [thread_time, thread_time]


def test_the_help_says_who_plays_if_nobody_is_named(run: Run) -> None:
    assert "which is greedy where the game has it" in " ".join(run("report", "--help").output.split())
    result = run("report", "duels", "--games", "1", "--seats", "2", "--processes", "1")
    assert "greedy in all seats" in result.output


def test_marks_are_lengths_that_so_many_games_do_not_exceed() -> None:
    figures = Figures()
    figures.lengths = [9, 1, 4, 4, 7, 2, 8, 3, 6, 5]
    assert figures.marks() == [1, 4, 8]
    figures.lengths = [3]
    assert figures.marks() == [3, 3, 3]


def test_a_simple_game_has_a_fixed_number_of_rounds() -> None:
    found = play(("dynasties", 2, options("dynasties", mode="simple"), "greedy", 2, 1))
    assert found.lengths == [10, 10] and found.endings == {"nobles": 2}


def test_earlier_figures_belong_to_their_table() -> None:
    told = earlier("dynasties", options("dynasties"))
    assert told is not None and told.marks["denial"][6] == [3, 7, 12] and told.shares["peace"] == [60, 80]
    assert earlier("dynasties", options("dynasties", mode="advanced")) is None
    assert earlier("duels", options("duels")) is None


def test_a_game_without_a_measure_of_its_own_counts_decisions(run: Run) -> None:
    result = run("report", "duels", "--games", "2", "--seats", "2", "--processes", "1")
    assert result.exit_code == 0 and re.search(r"^ +seats +decisions ", result.output, re.M)


def test_a_picture(run: Run) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib (the extra `plot`) is not installed")
    result = run(
        "report", "dynasties", "--games", "2", "--seats", "3", "--bots", "uniform", "--plot", "long.svg"
    )
    assert result.exit_code == 0 and "The picture is in long.svg." in result.output
    picture = Path("long.svg").read_text(encoding="utf-8")
    assert all(word in picture for word in ("Lunar Years", "here: uniform", "earlier, denial", "games, %"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (["dynasties", "--seats", "7"], "cannot have 7 seats; allowed: a whole number from 2 to 6"),
        (["dynasties", "--bots", "clever"], "there is no bot 'clever'"),
        (["dynasties", "--games", "0"], "0 is not in the range 1<=x<=1000000"),
        (["dynasties", "-o", "mode=hard"], "allowed: standard or advanced or simple"),
        (["dynasties", "--plot", "long.gif"], "must end in .svg, .png or .pdf"),
    ],
)
def test_what_it_refuses(run: Run, words: list[str], told: str) -> None:
    result = run("report", *words)
    assert result.exit_code == 2
    assert told in result.output


def test_programs_are_for_the_arena(run: Run) -> None:
    result = run("report", "duels", "--bots", "cmd:false", "--games", "1")
    assert result.exit_code == 2
    assert "(play, arena and fairness do)" in result.output and "allowed: novice, casual" in result.output
