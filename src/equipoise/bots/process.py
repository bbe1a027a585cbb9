"""How a process begins that works for another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Callable, Iterator


def begin_work() -> None:
    """Ctrl-C is the business of the one it works for, and without that one there is none for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


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
    for process in multiprocessing.active_children():
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
        os._exit(1)
