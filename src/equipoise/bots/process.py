"""How a process begins that works for another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_work() -> None:
    """Ctrl-C is the business of the one it works for, and without that one there is none for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
