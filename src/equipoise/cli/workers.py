"""Work in batches on several processes, with a progress bar on the terminal."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Callable, Iterator, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from equipoise.bots.process import begin_work, close_pool, kill_workers, make_pool
from equipoise.cli.told import Fault, tell

Job = TypeVar("Job")
Found = TypeVar("Found")


def finished(
    text: str, jobs: list[Job], work: Callable[[Job], Found], games_of: Callable[[Job], int], processes: int
) -> Iterator[tuple[Job, Found]]:
    """Each job with what came of it, as they are done."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=errors, disable=not errors.is_terminal) as progress,
        _workers(processes) as pool,
    ):
        bar = progress.add_task(text, total=sum(games_of(job) for job in jobs))
        running = {pool.submit(work, job): job for job in jobs}
        for done in as_completed(running):
            yield running[done], done.result()
            progress.advance(bar, games_of(running[done]))


@contextmanager
def _workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Whoever is interrupted does not wait for the work that nobody wants any more."""
    pool = make_pool(processes, begin_work)
    try:
        yield pool
    except BrokenProcessPool:
        raise Fault(tell("worker-died")) from None
    except BaseException:
        kill_workers()
        raise
    finally:
        close_pool(pool)
