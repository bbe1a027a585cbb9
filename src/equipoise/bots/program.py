"""A program that is talked to in lines: every wait has an end, and nothing it started outlives it."""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from functools import partial
from time import monotonic, sleep
from typing import Callable, Final, final

from equipoise.bots.seen import Seen, seen

LONGEST_LINE: Final = 1 << 20
LEAVE_SECONDS: Final = 0.2  # between the end of its input and the end of the program
KEPT_COMPLAINTS: Final = 2000  # of what it wrote to standard error, the latest letters
PIECE: Final = 1 << 16  # what a pipe holds
PR_SET_PDEATHSIG: Final = 1  # of Linux

_running: Final[set[subprocess.Popen[bytes]]] = set()  # none of them is reaped: its id is nobody else's


class Late(Exception):
    """No whole line came in time."""


class Gone(Exception):
    """The program is not there, or no longer."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.seen = seen


class TooLong(Exception):
    """It wrote more than an answer may have."""


class Unasked(Exception):
    """It wrote more than the one line it was asked for; the text is what it wrote."""


@final
class Program:
    def __init__(self, command: str) -> None:
        """Gone if it cannot be started."""
        words = _words(command)
        try:
            # A session of its own: Ctrl-C is not for it, and its children can be ended with it.
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                preexec_fn=_end_with_house(),  # noqa: PLW1509  one call of the kernel
            )
        except OSError as error:
            raise Gone(seen("bot-seen-system", program=words[0], why=error.strerror or repr(error))) from None
        _running.add(self._process)
        self.pid: int = self._process.pid
        self.end = weakref.finalize(self, _end, self._process)  # at the latest when Python ends
        self._heard = b""
        self._complaints = b""
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in, self._out, self._err = self._process.stdin, self._process.stdout, self._process.stderr
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """One line to it, one line from it; Late, Gone, TooLong, or Unasked if it has not waited for it."""
        self._expect_silence()
        deadline = monotonic() + seconds
        unsaid = memoryview(line + b"\n")
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._in, selectors.EVENT_WRITE)
            waiting.register(self._out, selectors.EVENT_READ)
            waiting.register(self._err, selectors.EVENT_READ)
            while unsaid or b"\n" not in self._heard:
                left = deadline - monotonic()
                ready = waiting.select(left) if left > 0 else []
                if not ready:
                    raise Late
                for key, _ in ready:
                    if key.fileobj is self._in:
                        unsaid = unsaid[self._write(unsaid) :]
                        if not unsaid:
                            waiting.unregister(self._in)
                    elif key.fileobj is self._out:
                        self._listen()
                    elif not self._read_complaints():
                        waiting.unregister(self._err)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _expect_silence(self) -> None:
        """An answer to an earlier question must not be taken for one to the next."""
        with contextlib.suppress(BlockingIOError):
            self._heard += os.read(self._out.fileno(), PIECE)
        if self._heard:
            raise Unasked(self._heard.decode(errors="replace"))

    def _write(self, unsaid: memoryview) -> int:
        try:
            return os.write(self._in.fileno(), unsaid[:PIECE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise Gone(self._last_words()) from None

    def _listen(self) -> None:
        piece = os.read(self._out.fileno(), PIECE)
        self._heard += piece
        if not piece:
            raise Gone(self._last_words())
        if len(self._heard) > LONGEST_LINE:
            raise TooLong

    def _read_complaints(self) -> bool:
        """Whether there may be more."""
        try:
            piece = os.read(self._err.fileno(), PIECE)
        except BlockingIOError:
            return True
        self._complaints = (self._complaints + piece)[-KEPT_COMPLAINTS:]
        return bool(piece)

    def _last_words(self) -> Seen:
        """How it ended, and the last line it complained with."""
        ended = _await_end(self._process)
        self._read_complaints()  # once: all that a pipe holds, since it may write on and on
        self.end()
        lines = self._complaints.decode(errors="replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        if not ended:
            return seen("bot-seen-closed-said", said=said) if said else seen("bot-seen-closed")
        code = self._process.returncode
        return seen("bot-seen-exit-said", code=code, said=said) if said else seen("bot-seen-exit", code=code)


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Gone(seen("bot-seen-unreadable-command", why=str(error))) from None
    if not words:
        raise Gone(seen("bot-seen-no-command"))
    return words


def end_programs() -> None:
    """At once, with all their children: for a process that leaves without the end of Python."""
    for process in list(_running):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _end_with_house() -> Callable[[], object] | None:
    """To be done in the program before it begins: it, though not its children, ends with this process even if
    that is killed. Linux counts by the thread that started it, so this must be one that stays to the end."""
    if sys.platform != "linux" or threading.current_thread() is not threading.main_thread():
        return None
    import ctypes

    # Found now, and called without letting other threads run: little is safe between fork and exec.
    return partial(ctypes.PyDLL(None).prctl, PR_SET_PDEATHSIG, int(signal.SIGKILL))


def _await_end(process: subprocess.Popen[bytes]) -> bool:
    """A moment for it to end by itself; whether it did. It is not reaped yet: until then its id is nobody
    else's."""
    deadline = monotonic() + LEAVE_SECONDS
    while process.returncode is None and monotonic() < deadline:
        with contextlib.suppress(ChildProcessError):
            if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None:
                return True
        sleep(0.005)
    return process.returncode is not None


def _end(process: subprocess.Popen[bytes]) -> None:
    """The end of its input first, so that it can leave; then it and all its children are ended."""
    assert process.stdin and process.stdout and process.stderr
    with contextlib.suppress(OSError):
        process.stdin.close()
    _await_end(process)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    _running.discard(process)
    process.wait()
    process.stdout.close()
    process.stderr.close()
