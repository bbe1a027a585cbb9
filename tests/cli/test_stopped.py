"""Whoever stops `equipoise arena`: he has the report so far, and nothing is left running."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Iterator

import pytest
from tests.bots import outside_bots as bots
from tests.bots.outside_bots import alive, all_end

import equipoise
from equipoise.bots.arena.contest import Contest
from equipoise.cli.contests import _on_interrupt
from equipoise.core.record import read_record

ROOT = Path(__file__).parent.parent.parent
PATHS = os.pathsep.join([str(Path(equipoise.__file__).parent.parent), str(ROOT)])


@pytest.fixture(autouse=True)
def noughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EQUIPOISE_GAMES", "equipoise.noughts.game")


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    """In a process group of its own, as a terminal does, so that the workers hear Ctrl-C too."""
    environment = {**os.environ, "PYTHONPATH": PATHS, "PYTHONUNBUFFERED": "1"}
    # Who is started in the background may have been told to ignore it.
    heeding = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); "
    heeding += "from equipoise.cli.main import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", heeding, *words], cwd=folder, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_who_is_stopped_gives_the_report_so_far(tmp_path: Path, how: int, code: int) -> None:
    """By Ctrl-C, or as `timeout` does it."""
    words = ["arena", "noughts", "--processes", "2", "--out", "out", "--bots", "uniform", "--games", "100000"]
    with start(tmp_path, *words) as arena:
        while not (tmp_path / "out/games/00020.txt").exists():
            assert arena.poll() is None
        os.killpg(arena.pid, how)
        output, errors = arena.communicate(timeout=60)
    assert arena.returncode == code
    assert errors == "", "no traceback, no warning of something left behind"
    said = json.loads((tmp_path / "out/report.json").read_text(encoding="utf-8"))
    assert said["end"] == "interrupted" and 20 < said["played"] < 100_000
    assert f"Stopped after {said['played']:,} of 100,000 games." in output
    assert len(list((tmp_path / "out/games").iterdir())) == said["played"]
    assert read_record((tmp_path / "out/games/00000.txt").read_text()).outcome is not None


def test_term_may_come_twice_as_timeout_sends_it_and_then_ctrl_c_is_like_any() -> None:
    contest, like_any = Contest([], [], True), list[int]()
    before = {n: signal.signal(n, lambda n, _: like_any.append(n)) for n in (signal.SIGTERM, signal.SIGINT)}
    try:
        with _on_interrupt(contest):
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGTERM)
            assert (contest.signal, like_any) == (signal.SIGTERM, [])
            signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGTERM)
        assert like_any == [signal.SIGINT, signal.SIGTERM]
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@pytest.mark.parametrize(("later", "second"), [(0.05, False), (0.15, True)])
def test_ctrl_c_twice_at_once_is_one(monkeypatch: pytest.MonkeyPatch, later: float, second: bool) -> None:
    """`timeout -s INT` sends it to the process and then to its group."""
    contest, like_any, times = Contest([], [], True), list[int](), iter([7.0, 7 + later])
    monkeypatch.setattr("equipoise.cli.contests.monotonic", lambda: next(times))
    before = signal.signal(signal.SIGINT, lambda n, _: like_any.append(n))
    try:
        with _on_interrupt(contest):
            signal.raise_signal(signal.SIGINT)
            assert (contest.signal, like_any) == (signal.SIGINT, [])
            signal.raise_signal(signal.SIGINT)
        assert like_any == ([signal.SIGINT] if second else [])
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_second_ctrl_c_waits_for_no_decision(tmp_path: Path) -> None:
    """The one under way takes an hour."""
    words = ["arena", "duels", "--processes", "1", "--out", "out", "--bots", "master@3600,uniform"]
    with start(tmp_path, *words) as arena:
        try:
            while not (tmp_path / "out/games").exists():
                assert arena.poll() is None
            sleep(3)  # it thinks now; and if not yet, the test still holds
            for _ in range(2):
                os.killpg(arena.pid, signal.SIGINT)
                sleep(1)
            output, errors = arena.communicate(timeout=60)
        finally:
            arena.kill()
    assert arena.returncode == 1
    assert "Traceback" not in output + errors


class Left:
    """What two workers have started: each a program that thinks for minutes, and that a child of its own."""

    def __init__(self, note: Path) -> None:
        self.workers: list[int] = []
        self.programs: list[int] = []
        self.children: list[int] = []
        deadline = monotonic() + 60
        while len(lines := note.read_text().splitlines() if note.exists() else []) < 2:
            assert monotonic() < deadline
            sleep(0.05)
        for line in lines:
            worker, program, child = map(int, line.split())
            self.workers.append(worker)
            self.programs.append(program)
            self.children.append(child)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], Left]]:
    note = tmp_path / "pids"
    bot = f"cmd:{bots.command(tmp_path, bots.PONDERING, str(note))}"
    words = ["arena", "noughts", "--processes", "2", "--out", "out", "--bots", f"{bot},uniform"]
    with start(tmp_path, *words, "--budget", "300") as arena:
        try:
            left = Left(note)
            yield arena, left
        finally:
            arena.kill()
    for pid in left.programs + left.children:
        if alive(pid):
            os.kill(pid, signal.SIGKILL)


def test_after_a_second_ctrl_c_no_program_is_left(playing: tuple[subprocess.Popen[str], Left]) -> None:
    arena, left = playing
    for _ in range(2):
        os.killpg(arena.pid, signal.SIGINT)
        sleep(0.5)
    _, errors = arena.communicate(timeout=60)
    assert arena.returncode == 1 and "Traceback" not in errors
    assert all_end(left.programs + left.children)


def test_who_kills_the_arena_ends_the_programs_too(playing: tuple[subprocess.Popen[str], Left]) -> None:
    arena, left = playing
    arena.kill()
    assert all_end(left.workers + left.programs + left.children)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody ends it for a worker that is killed")
def test_when_a_worker_is_killed_no_program_is_left(playing: tuple[subprocess.Popen[str], Left]) -> None:
    """Of its own nothing can be ended but the program; the other worker ends all."""
    arena, left = playing
    os.kill(left.workers[0], signal.SIGKILL)
    output, _ = arena.communicate(timeout=60)
    assert "The games broke off after 0 of 200: a process that played games died." in output
    assert all_end([*left.programs, left.children[1]])
