"""Games on processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from typing import Callable, Final, Iterable, Iterator, final

from equipoise.bots.arena.games import Played, never, play_job
from equipoise.bots.arena.schedule import Job
from equipoise.bots.process import begin_work, close_pool, heed_term, kill_workers, make_pool
from equipoise.bots.seen import Seen, seen

AHEAD: Final = 2  # games handed out for each process: it need not wait for the next
PATIENCE: Final = 0.2  # seconds until somebody who waits is told that there is nothing yet


class Lost(Exception):
    """Those who played are gone: a process died, a cluster could not be reached."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.seen = seen


_stopped: list[Callable[[], bool]] = [never]  # in the worker


def _begin(stop: Event) -> None:
    """In the worker. What is told to a whole group of processes (by `timeout`) is the business of the one it
    works for, who lets it end its decision and the programs it plays with."""
    os.setpgrp()
    _stopped[0] = stop.is_set
    begin_work()
    heed_term()


def _play(job: Job) -> Played | None:
    return play_job(job, _stopped[0])


@final
class Local:
    def __init__(self, processes: int) -> None:
        self.processes = processes

    def results(self, jobs: Iterable[Job]) -> Iterator[Played | None]:
        """As they end. Whoever stops asking ends the games after the decision under way."""
        stop = multiprocessing.get_context("spawn").Event()
        rest = iter(jobs)
        running: set[Future[Played | None]] = set()
        pool = make_pool(self.processes, _begin, stop)
        try:
            while True:
                while len(running) < AHEAD * self.processes and (job := next(rest, None)) is not None:
                    running.add(pool.submit(_play, job))
                if not running:
                    return
                done, running = wait(running, PATIENCE, FIRST_COMPLETED)
                if not done:
                    yield None
                for future in done:
                    played = future.result()
                    assert played is not None, "stopped, but still asked"
                    yield played
        except BrokenProcessPool:
            kill_workers()  # the pool has told the others to end, and waits until they hear of it
            raise Lost(seen("arena-lost-process")) from None
        except KeyboardInterrupt:  # the second: nobody waits for the decisions under way
            kill_workers()
            raise
        finally:
            stop.set()
            close_pool(pool)
