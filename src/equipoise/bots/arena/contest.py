"""A whole contest: games from wherever they are played, in the order of the schedule, until it is enough."""

from __future__ import annotations

from typing import Callable, Final, Iterable, Iterator, Protocol, final

from equipoise.bots.arena.games import Played
from equipoise.bots.arena.local import Lost
from equipoise.bots.arena.schedule import Job
from equipoise.bots.arena.verdict import Verdict
from equipoise.bots.seen import Seen, seen

ALL: Final = "all"  # every game was played
CERTAIN: Final = "certain"
INTERRUPTED: Final = "interrupted"
LOST: Final = "lost"

STARTS: Final = 3  # in a row that a program may fail: each may take half a minute, and tells nothing new


class Runner(Protocol):
    def results(self, jobs: Iterable[Job]) -> Iterator[Played | None]:
        """Games as they end; None now and then while nothing ends."""


@final
class Contest:
    """Games count in the order of the schedule: what ended early must not weigh more than what takes long."""

    def __init__(self, jobs: list[Job], bots: list[str], to_the_end: bool) -> None:
        self.jobs = jobs
        self.games: list[Played] = []
        self.verdict = Verdict(bots)
        self.end = ""
        self.why: Seen | None = None  # it broke off
        self._to_the_end = to_the_end
        self.signal = 0  # that stopped it
        self._waiting: dict[int, Played] = {}
        self._round: list[Played] = []
        self._not_started: dict[str, int] = {}  # games in a row

    def stop(self, signal: int) -> None:
        """Between two games, so that none is half kept."""
        self.signal = signal

    def run(self, runner: Runner, keep: Callable[[Played], None]) -> None:
        """`keep` is called with each game that counts, in their order."""
        results = runner.results(self.jobs)
        try:
            for played in results:
                if played is not None:
                    self._waiting[played.number] = played
                    self._count(keep)
                if self.signal and not self.end:
                    self.end = INTERRUPTED
                if self.end:
                    break
        except Lost as lost:
            # A signal to all processes at once ends those that do not know it yet, too.
            self.end, self.why = (INTERRUPTED, None) if self.signal else (LOST, lost.seen)
        finally:
            close = getattr(results, "close", None)
            if close is not None:
                close()  # stops what still runs

    def _count(self, keep: Callable[[Played], None]) -> None:
        while not self.end and len(self.games) in self._waiting:
            played = self._waiting.pop(len(self.games))
            self.games.append(played)
            self._round.append(played)
            keep(played)
            played.text = ""  # kept
            if self._round_over():
                self.verdict.add(self._round)
                self._round = []
                if len(self.games) == len(self.jobs):
                    self.end = ALL
                elif not self._to_the_end and self.verdict.certain():
                    self.end = CERTAIN
            self._expect_starts(played)

    def _expect_starts(self, played: Played) -> None:
        failed = {fault.seat for fault in played.faults if fault.starting}
        started = {bot for seat, bot in enumerate(played.lineup) if seat not in failed}
        for bot in dict.fromkeys(played.lineup):
            self._not_started[bot] = 0 if bot in started else self._not_started.get(bot, 0) + 1
            if self._not_started[bot] == STARTS and not self.end:
                self.end, self.why = LOST, seen("arena-lost-starts", games=STARTS, bot=bot)

    def _round_over(self) -> bool:
        count = len(self.games)
        return count == len(self.jobs) or self.jobs[count].round != self.jobs[count - 1].round
