"""The arena on Ray: the very games that are played on local processes, by a real Ray on this machine."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Iterator

import pytest
from tests.bots import outside_bots as bots

import equipoise
from equipoise import catalog
from equipoise.bots.arena.cluster import Cluster
from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.games import Played, play_job
from equipoise.bots.arena.schedule import Wish, schedule

ray = pytest.importorskip("ray", reason="Ray (the extra `ray`) is not installed")

ROOT = Path(__file__).parent.parent.parent
PATHS = os.pathsep.join([str(Path(equipoise.__file__).parent.parent), str(ROOT)])


@pytest.fixture(scope="module")
def house() -> Iterator[None]:
    """Two cores, and workers that know the template game."""
    variables = {"PYTHONPATH": PATHS, catalog.OUTSIDE: "equipoise.noughts.game"}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": variables})
    yield
    ray.shutdown()


@pytest.fixture(autouse=True)
def noughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.OUTSIDE, "equipoise.noughts.game")


@pytest.mark.filterwarnings("default")  # Ray's own are not ours to mend
@pytest.mark.usefixtures("house")
class TestCluster:
    def test_the_same_games_as_here(self) -> None:
        jobs = schedule(Wish("noughts", 2, {"rounds": "2"}, ["uniform"], 12, 3))
        here = {}
        for job in jobs:
            played = play_job(job)
            assert played is not None
            here[job.number] = played.text
        cluster = Cluster()
        there = {played.number: played.text for played in cluster.results(jobs) if played is not None}
        assert here == there
        assert cluster.cores == 2
        assert ray.is_initialized()  # somebody else's connection is left alone

    def test_programs_play_there_and_forfeit_there(self, tmp_path: Path) -> None:
        good, bad = [f"cmd:{bots.command(tmp_path, program)}" for program in (bots.GOOD, bots.DYING)]
        wish = Wish("noughts", 2, {}, [good, bad], 4, 1, budget=20)
        contest = Contest(schedule(wish), wish.bots, True)
        contest.run(Cluster(), lambda played: None)
        assert contest.end == "all"
        for played in contest.games:
            assert [fault.kind for fault in played.faults] == ["died"]
            assert played.ranks[played.lineup.index(good)] == 1

    def test_who_stops_asking_cancels_the_games(self) -> None:
        jobs = schedule(Wish("noughts", 2, {"rounds": "1000000"}, ["uniform"], 40, 1, steps=10**9))
        short = schedule(Wish("noughts", 2, {}, ["uniform"], 1, 1))
        results = Cluster().results([*short, *jobs])
        first = next(played for played in results if played is not None)
        assert isinstance(first, Played) and first.ended
        results.close()  # type: ignore[attr-defined]
        # The cores are free again: a new game is played at once, not after 40 endless ones.
        again = next(played for played in Cluster().results(short) if played is not None)
        assert again.text == first.text


def test_who_is_ended_still_gives_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray heeds the signal from its start on, and would leave at once."""

    def init(**_: object) -> None:
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(number))

    cluster, before = Cluster(), signal.getsignal(signal.SIGTERM)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(cluster, "_ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    try:
        assert cluster._connect()
        assert signal.getsignal(signal.SIGTERM) is before
    finally:
        signal.signal(signal.SIGTERM, before)
