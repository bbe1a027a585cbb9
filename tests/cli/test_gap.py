"""gap: what a longer search finds beyond what bots choose."""

from __future__ import annotations

import os
import re
import signal
from typing import Any, Callable, Iterator

import pytest
from click.testing import Result

from equipoise.bots.gap import Job, Price, Spot
from equipoise.cli.told import Fault

Run = Callable[..., Result]

QUICK = ("duels", "--long", "0.02", "--positions", "3", "--by", "novice", "--processes", "1")


def test_what_each_gives_away(run: Run) -> None:
    result = run("gap", *QUICK, "--bots", "novice,strong@0.01")
    assert result.exit_code == 0
    assert re.search(
        r"duels: 3 decisions, .* searched for 0\.02 s each \([\d,]+ rounds on average\)", result.output
    )
    for bot in ("novice", "strong@0.01"):
        assert re.search(
            rf"^ *{bot} +\d+\.\d\d +\d+ % +-?\d+\.\d\d +-?\d+\.\d +-?\d+\.\d – -?\d+\.\d *$",
            result.output, re.M,
        )  # fmt: skip
    assert re.search(
        r"^novice gives away (no more|\d+\.\d points more) in a game than strong@0\.01", result.output, re.M
    )


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_who_stops_it_is_told_what_was_found_until_the_first_that_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch, number: int, code: int
) -> None:
    from equipoise.cli import workers

    def stopped(text: str, jobs: list[Job], look: Callable[[Job], Spot], *rest: object) -> Iterator[Any]:
        for place in (1, 0, 3):
            yield jobs[place], look(jobs[place])
        for _ in range(2):  # as `timeout` does
            os.kill(os.getpid(), number)

    monkeypatch.setattr(workers, "finished", stopped)
    before = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)
    result = run("gap", *QUICK, "--positions", "5", "--bots", "novice,casual")
    assert result.exit_code == code
    assert "duels: 2 decisions" in result.output and "Stopped after 2 of 5 positions." in result.output
    assert (signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)) == before


def test_what_was_found_before_a_process_died_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = {"novice": Price(0.2, False, 0.1), "casual": Price(0.1, False, 0.1)}

    def dying(text: str, jobs: list[Job], *rest: object) -> Iterator[Any]:
        for job in jobs[:2]:
            yield job, Spot(2, 2, 9, lost)
        raise Fault("died")

    monkeypatch.setattr("equipoise.cli.workers.finished", dying)
    result = run("gap", *QUICK, "--bots", "novice,casual")
    assert result.exit_code == 1
    assert "duels: 2 decisions" in result.output and "A process died after 2 of 3 positions" in result.output
    assert "novice gave anything away in only 2 of 2 decisions" in result.output
    assert "novice gives away 10.0 points more in a game than casual (10.0 – 10.0)." in result.output
    assert "97 games of two seats have an even chance to show it" in result.output


def test_games_without_decisions_have_nothing_to_judge(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "equipoise.cli.workers.finished", lambda *given: ((job, Spot(0, 2, 0, {})) for job in given[1])
    )
    result = run("gap", *QUICK, "--bots", "novice")
    assert result.exit_code == 2 and "novice never had more than one thing to do" in result.output


def test_nothing_is_told_as_less_than_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = {"novice": Price(-0.00001, True, 0.1), "casual": Price(0.0, True, 0.1)}
    monkeypatch.setattr(
        "equipoise.cli.workers.finished", lambda *given: ((job, Spot(2, 2, 9, lost)) for job in given[1])
    )
    result = run("gap", *QUICK, "--bots", "novice,casual")
    assert "novice gives away no more in a game than casual (0.0; 0.0 – 0.0)." in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (["power"], "In power a decision is a sheet of many words"),
        (["duels", "--bots", "greedy"], "greedy does not search"),
        (["duels", "--by", "uniform"], "allowed: novice, casual, strong, master, each also with seconds"),
        (["duels", "--bots", "clever"], "there is no bot 'clever'"),
        (["duels", "--bots", ""], "Name at least one bot"),
        (["duels", "--long", "0"], "0.01<=x<=3600"),
        (["duels", "--long", "nan"], "nan"),
        (["duels", "--positions", "1"], "1 is not in the range 2<=x<=1000000"),
        (["duels", "--seats", "9"], "cannot have 9 seats"),
        (["duels", "-o", "arm=wobbly"], "arm"),
    ],
)
def test_what_it_refuses(run: Run, words: list[str], told: str) -> None:
    result = run("gap", *words)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
