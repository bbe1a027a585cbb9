"""Contests on the screen: a progress bar while they run, a folder for what they leave."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING, Iterator, final

from equipoise.bots.arena.contest import INTERRUPTED, LOST, Contest, Runner
from equipoise.bots.arena.report import file_name
from equipoise.bots.arena.schedule import Wish, schedule
from equipoise.cli.files import write_whole
from equipoise.cli.refusals import printable
from equipoise.cli.told import Fault, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from equipoise.bots.arena.games import Played

EXIT_SIGNAL = 128  # and the number of the signal, as shells have it
EXIT_LOST = 1
MOST_BOTS_SHOWN = 4
ECHO_SECONDS = 0.1  # nobody presses Ctrl-C twice so soon
BAR = 15  # columns: the figures beside it need the rest of a narrow window


def say(id: str, /, **values: Value) -> str:
    """A message of arena.ftl, without its `arena-`."""
    return speaker().tell(Message(f"arena-{id}", values))


def make_runner(processes: int | None, cluster: bool) -> Runner:
    from equipoise.bots.arena.cluster import Cluster, NoRay
    from equipoise.bots.arena.local import Local

    if not cluster:
        return Local(processes or os.cpu_count() or 1)
    try:
        return Cluster()
    except NoRay:
        raise Fault(say("no-ray")) from None


@final
class Stage:
    """Where contests are shown and kept."""

    def __init__(self, console: Console, name: str, folder: Path | None) -> None:
        self.console = console
        stamp = datetime.now(UTC).astimezone().strftime("%Y%m%d-%H%M%S")
        self.folder = folder if folder is not None else Path(f"{name}-{stamp}")
        self._make(self.folder)
        if any(self.folder.iterdir()):
            raise Fault(say("folder-full", path=str(self.folder)))

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Fault(say("folder", path=str(folder), why=error.strerror or str(error))) from None

    def write(self, path: Path, content: str | bytes) -> None:
        try:
            write_whole(path, content)
        except OSError as error:
            raise Fault(say("folder", path=str(path), why=error.strerror or str(error))) from None

    def play(self, wish: Wish, runner: Runner, to_the_end: bool, folder: Path) -> Contest:
        """With a progress bar; every game that counts is in the folder."""
        from rich.console import Console

        self._make(folder)
        jobs = schedule(wish)
        rounds = jobs[-1].round + 1
        head = say(
            "head", game=wish.game, seats=wish.seats, games=len(jobs), rounds=rounds, seed=str(wish.seed)
        )
        self.console.print(head, style="bold")
        contest = Contest(jobs, wish.bots, to_the_end)
        errors = Console(stderr=True, highlight=False, markup=False)
        bar = _bar(errors)
        shares = _Shares(wish.bots)
        with bar:
            task = bar.add_task("", total=len(jobs))

            def keep(played: Played) -> None:
                self.write(folder / file_name(played.number), played.text)
                shares.add(played)
                bar.update(task, advance=1, description=shares.told())

            with _on_interrupt(contest):
                contest.run(runner, keep)
        return contest


def _bar(console: Console) -> Progress:
    """Of long games nothing is known for a long time but that they are being played."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    return Progress(
        BarColumn(BAR), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn(say("elapsed")),
        TimeRemainingColumn(), TextColumn(say("remaining")),
        TextColumn("{task.description}", markup=False), console=console, disable=not console.is_terminal,
    )  # fmt: skip


@contextmanager
def _on_interrupt(contest: Contest) -> Iterator[None]:
    """The first Ctrl-C asks for the report, the second is like any. So does TERM, however often it comes:
    `timeout` sends it to the process and then to its group, and INT as well, if it is told to."""
    heard = 0.0  # the first Ctrl-C

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal heard
        if number == signal.SIGINT and contest.signal:
            if contest.signal != number or monotonic() - heard >= ECHO_SECONDS:
                signal.signal(number, before[signal.SIGINT])
                signal.raise_signal(number)
            return
        heard = monotonic()
        contest.stop(number)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@final
class _Shares:
    """Running win rates."""

    def __init__(self, bots: list[str]) -> None:
        self._sums = dict.fromkeys(bots, 0.0)
        self._seats = dict.fromkeys(bots, 0)

    def add(self, played: Played) -> None:
        for bot, share in played.results():
            self._sums[bot] += share
            self._seats[bot] += 1

    def told(self) -> str:
        """Nothing of a bot that plays only against itself: half of two seats is always its own."""
        if len(self._sums) == 1:
            return ""
        rates = {bot: 100 * total / max(1, self._seats[bot]) for bot, total in self._sums.items()}
        best = sorted(rates, key=lambda bot: -rates[bot])[:MOST_BOTS_SHOWN]
        return " · ".join(say("rate", bot=short(bot), rate=f"{rates[bot]:.1f}") for bot in best)


def short(bot: str) -> str:
    """Programs differ at their ends."""
    bot = printable(bot)
    return bot if len(bot) <= 40 else f"{bot[:12]}…{bot[-27:]}"


def leave(contest: Contest) -> None:
    """The exit code tells scripts that the contest is not whole."""
    if contest.end in (INTERRUPTED, LOST):
        raise SystemExit(EXIT_SIGNAL + contest.signal if contest.end == INTERRUPTED else EXIT_LOST)
