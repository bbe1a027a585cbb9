"""Games on a Ray cluster (the extra `ray`): Ray finds machines, hands out games, mends what breaks."""

from __future__ import annotations

import os
import re
import signal
import socket
from contextlib import suppress
from typing import Any, Final, Iterable, Iterator, final

from equipoise.bots.arena.games import Played, play_job
from equipoise.bots.arena.local import AHEAD, PATIENCE, Lost
from equipoise.bots.arena.schedule import Job
from equipoise.bots.seen import seen
from equipoise.catalog import OUTSIDE

REACH_SECONDS: Final = 5.0
CANCEL_SECONDS: Final = 2.0


class NoRay(Exception):
    """Ray is not installed."""


@final
class Cluster:
    """The one that RAY_ADDRESS names; without it one that runs on this machine, or else is started there."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError:
            raise NoRay from None
        self._ray: Any = ray
        self.cores = 0  # known when it runs

    def results(self, jobs: Iterable[Job]) -> Iterator[Played | None]:
        """As they end. Whoever stops asking cancels the games under way."""
        ray = self._ray
        started = self._connect()
        rest = iter(jobs)
        running: list[Any] = []
        try:
            self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            task = ray.remote(num_cpus=1)(play_job)
            while True:
                while len(running) < AHEAD * self.cores and (job := next(rest, None)) is not None:
                    running.append(task.remote(job))
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1, timeout=PATIENCE)
                yield ray.get(done[0]) if done else None
        except ray.exceptions.RayError as error:
            raise _lost(error) from None
        finally:
            self._cancel(running)
            if started:
                ray.shutdown()

    def _cancel(self, running: list[Any]) -> None:
        """As Ctrl-C would: programs that play are ended with their game. One that is just beginning may miss
        it, and is told again."""
        with suppress(self._ray.exceptions.RayError):
            for force in (False, False, False, True):
                for game in running:
                    self._ray.cancel(game, force=force)
                if running:
                    _, running = self._ray.wait(running, num_returns=len(running), timeout=CANCEL_SECONDS)

    def _connect(self) -> bool:
        """Whether it was done here; somebody may be connected already."""
        ray = self._ray
        if ray.is_initialized():
            return False
        _check_reachable(os.environ.get("RAY_ADDRESS", ""))
        heeding = signal.getsignal(signal.SIGTERM)
        # Games from outside are found by the same variable on every machine.
        known = {name: os.environ[name] for name in (OUTSIDE,) if name in os.environ}
        try:
            ray.init(
                runtime_env={"env_vars": known} if known else None,
                log_to_driver=False,
                logging_level="ERROR",
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise _lost(error) from None
        with suppress(ValueError):  # no other thread may
            signal.signal(signal.SIGTERM, heeding)  # Ray takes it for itself, and would leave at once
        return True


def _lost(error: Exception) -> Lost:
    """In Ray's own words: the first line of many."""
    return Lost(seen("arena-lost-ray", said=(str(error).strip() or repr(error)).splitlines()[0]))


def _check_reachable(address: str) -> None:
    """Ray itself would go on trying for a quarter of an hour or more."""
    found = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), REACH_SECONDS).close()
    except (OSError, OverflowError):
        raise Lost(seen("arena-lost-no-ray", address=address)) from None
