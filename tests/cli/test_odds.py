"""odds: few games with fixed seeds, so what they say is the same every time."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Callable

import pytest
from click.testing import Result

import equipoise
from equipoise.bots.odds import DUELS, Figure, chance, jobs, measure_job
from equipoise.cli.told import Fault
from equipoise.cli.workers import finished

Run = Callable[..., Result]

ROW = r"^ *{} +{} +([\d.]+) +([\d.]+) +([-+][\d.]+) +± ([\d.]+) +([\d.]+) +(\d+) *$"


def test_every_row_with_the_earlier_figures_and_the_difference(run: Run) -> None:
    result = run("odds", "duels", "--games", "3", "--processes", "1")
    assert result.exit_code == 0
    assert "3 games for each row" in result.output
    for value in ("nervous", "standard", "steady"):
        for player in ("random", "by eye, error 2", "by eye, error 1", "careful"):
            row = re.search(ROW.format(value, player), result.output, re.MULTILINE)
            assert row is not None, (value, player)
            ours, theirs, difference, *_ = (float(number) for number in row.groups())
            assert difference == pytest.approx(ours - theirs, abs=0.11)
    assert re.search(r"standard +careful +[\d.]+ +18\.0 ", result.output)
    assert run("odds", "--games", "3", "--processes", "2").output == result.output


def test_the_better_the_eye_the_seldomer_it_tips() -> None:
    """Bounds five deviations wide around the earlier shares; the seed is fixed."""
    earlier = DUELS.earlier()
    found = {cell: DUELS.measure(cell, 60, 7) for cell in DUELS.cells() if cell[0] == "standard"}
    for cell, ours in found.items():
        assert abs(ours.share - earlier[cell].share) < 2.6 * chance(Figure(60, 30), earlier[cell])
        assert 0.6 < ours.length / earlier[cell].length < 1.5
    shares = [found["standard", kind].share for kind in ("random", "eye-2", "careful")]
    assert shares == sorted(shares, reverse=True) and shares[0] > 90 > 40 > shares[2]


def test_a_steady_arm_tips_seldomer_than_a_nervous_one() -> None:
    nervous, steady = (DUELS.measure((arm, "eye-1"), 60, 3).share for arm in ("nervous", "steady"))
    assert nervous > steady + 20


def test_batches_make_up_the_games() -> None:
    plan = jobs(DUELS, 120, 5)
    whole = Figure()
    for job in plan:
        if job[1] == ("nervous", "random"):
            whole.add(measure_job(job))
    once = DUELS.measure(("nervous", "random"), 120, 5_000_000)
    assert (whole.games, whole.ended, whole.turns) == (120, once.ended, once.turns)


def test_a_picture(run: Run) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib (the extra `plot`) is not installed")
    result = run("odds", "--games", "2", "--processes", "1", "--plot", "tips.svg")
    assert result.exit_code == 0 and "The picture is in tips.svg." in result.output
    picture = Path("tips.svg").read_text(encoding="utf-8")
    assert all(word in picture for word in ("nervous", "steady", "careful", "earlier simulation"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (["europe1815"], "no odds are measured for europe1815; allowed: duels"),
        (["--games", "0"], "0 is not in the range 1<=x<=1000000"),
        (["--games", "many"], "'many' is not a valid integer range"),
        (["--processes", "0"], "0 is not in the range 1<=x<=64"),
        (["--seed", "-1"], "-1 is not in the range"),
        (["--plot", "tips.gif"], "must end in .svg, .png or .pdf"),
        (["--plot", "nowhere/tips.svg"], "there is no folder nowhere"),
        (["--plot", f"{'x' * 300}.svg"], "the picture cannot be written: File name too long"),
    ],
)
def test_what_it_refuses(run: Run, words: list[str], told: str) -> None:
    result = run("odds", *words)
    assert result.exit_code == 2
    assert told in result.output


def test_without_matplotlib_there_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run("odds", "--plot", "tips.svg")
    assert result.exit_code == 2
    assert "matplotlib is not installed: pip install 'equipoise[plot]'" in result.output


def test_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    # Who is started in the background may have been told to ignore it.
    heeding = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); "
    heeding += "from equipoise.cli.main import main; main()"
    command = [sys.executable, "-c", heeding, "odds", "--games", "100000", "--processes", "2"]
    environment = {**os.environ, "PYTHONPATH": str(Path(equipoise.__file__).parent.parent)}
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    ) as odds:  # fmt: skip
        while len(children(odds.pid)) < 3:  # two that work and one that looks after what they share
            assert odds.poll() is None
            sleep(0.05)
        workers = children(odds.pid)
        sleep(0.5)
        os.killpg(odds.pid, signal.SIGINT)  # as a terminal does: the workers hear it too
        try:
            output, _ = odds.communicate(timeout=60)
        finally:
            odds.kill()
    assert odds.returncode == 1
    assert "Traceback" not in output
    late = monotonic() + 30
    while left := [worker for worker in workers if Path(f"/proc/{worker}/stat").exists()]:
        assert monotonic() < late, left
        sleep(0.05)


def test_a_process_that_dies_is_named() -> None:
    with pytest.raises(Fault, match="died"):
        list(finished("", [1, 2], die, lambda job: job, 1))


def die(job: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in found.read_text().split()] if found.exists() else []
