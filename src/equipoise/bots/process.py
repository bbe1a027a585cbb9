"""How a process begins that works for another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Callable, Final, Iterator

from equipoise.bots.program import end_programs

TERM_SECONDS: Final = 1.0  # for workers to end the programs they play with; a long search does not hear of it


def begin_work() -> None:
    """Ctrl-C is the business of the one it works for, and without that one there is none for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def heed_term() -> None:
    """In a worker that plays with programs: who is told to end ends them first."""
    signal.signal(signal.SIGTERM, _leave)


def make_pool(processes: int, begin: Callable[..., None], *given: object) -> ProcessPoolExecutor:
    """Workers, started: who waited with it until there is work could not keep Ctrl-C from them."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=begin, initargs=given)
    with deaf():
        for _ in range(processes):
            pool.submit(_nothing)  # each starts one
    return pool


def close_pool(pool: ProcessPoolExecutor) -> None:
    """Waits for the work under way, unless somebody presses Ctrl-C meanwhile."""
    try:
        pool.shutdown(cancel_futures=True)
    except BaseException:
        kill_workers()  # else they would wait for ever for their end to be told, and this process for them
        raise


def kill_workers() -> None:
    """They are told first: whoever is killed leaves behind what it started."""
    workers = multiprocessing.active_children()
    deadline = monotonic() + TERM_SECONDS
    try:
        for process in workers:
            process.terminate()
        for process in workers:
            process.join(max(0.0, deadline - monotonic()))
    finally:  # though somebody presses Ctrl-C once more
        for process in workers:
            process.kill()


def _nothing() -> None:
    pass


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started now ignore Ctrl-C from their first moment: no traceback while they import."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave(number: int = 0, frame: FrameType | None = None) -> None:
    end_programs()
    os._exit(1)
