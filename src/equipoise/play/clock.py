"""The sandglass of a table: how long people may decide, the pause each has, and what comes when time is up.

It is the table's and not the rules': a table may do without. Moments are seconds since 1970, so that they
outlast the house; nobody's time runs out while none of the players is there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from equipoise.core.game import Game, State
from equipoise.core.title import Title
from equipoise.play.faults import Bad, Fault, Late, NotYours

if TYPE_CHECKING:
    from equipoise.play.table import Table

LOG: Final = logging.getLogger(__name__)
LEAST: Final = 10  # seconds
MOST: Final = 3600
RETRY_SECONDS: Final = 1.0


class Clock(msgspec.Struct, frozen=True):
    seconds: int  # to decide
    pause: int  # a pause lasts so long at most
    deadline: float = 0.0  # 0: nobody is asked
    until: float = 0.0  # the end of the latest pause
    by: int = -1  # the seat that asked for it
    used: list[int] = []  # seats that have had their pause

    def started(self, now: float) -> Clock:
        return Clock(self.seconds, self.pause, now + self.seconds, used=self.used)

    def stopped(self) -> Clock:
        return Clock(self.seconds, self.pause, used=self.used)

    def paused(self, seat: int, now: float) -> Clock:
        deadline, used = self.deadline + self.pause, [*self.used, seat]
        return Clock(self.seconds, self.pause, deadline, now + self.pause, seat, used)

    def resumed(self, now: float) -> Clock:
        return Clock(self.seconds, self.pause, self.deadline - (self.until - now), used=self.used)

    def stands(self, now: float) -> bool:
        """In a pause."""
        return now < self.until

    def left(self, now: float) -> float:
        return max(0.0, self.deadline - max(now, self.until)) if self.deadline else 0.0


def wished(title: Title, seconds: int) -> Clock | None:
    """For a table that somebody sets up; 0: without."""
    if not seconds:
        return None
    if not title.clock:
        raise Bad("game-without-clock")
    if not LEAST <= seconds <= MOST:
        raise Bad("bad-clock", least=LEAST, most=MOST)
    return Clock(seconds, title.pause)


def read_clock(text: str | None) -> Clock | None:
    return msgspec.json.decode(text, type=Clock) if text else None


def write_clock(clock: Clock | None) -> str | None:
    return msgspec.json.encode(clock).decode() if clock is not None else None


def asked_anew(game: Game[Any], before: State, were: list[int], after: State, asked: list[int]) -> bool:
    """Whether somebody has something else to decide than before: then the glass is turned."""
    return any(
        seat not in were or game.usual_answer(before, seat) != game.usual_answer(after, seat)
        for seat in asked
    )


async def pause(table: Table, guest: str, seat: int) -> None:
    """Once for each player; the glass stands, and whoever wants may write on."""
    async with table.lock:
        clock, now = await _running(table, guest, seat), table.now()
        if clock.stands(now):
            raise Late("clock-paused")
        if seat in clock.used:
            raise Late("pause-used")
        await table.set_clock(clock.paused(seat, now))


async def resume(table: Table, guest: str, seat: int) -> None:
    """Who asked for the pause may end it."""
    async with table.lock:
        clock, now = await _running(table, guest, seat), table.now()
        if not clock.stands(now):
            raise Late("clock-runs")
        if clock.by != seat:
            raise NotYours("not-your-pause")
        await table.set_clock(clock.resumed(now))


async def _running(table: Table, guest: str, seat: int) -> Clock:
    await table.fresh()
    table.check_seat(guest, seat)
    clock = table.match.clock
    if clock is None:
        raise Bad("no-clock")
    if not clock.deadline or not table.match.running():
        raise Late("not-running")
    return clock


async def time_up(table: Table) -> None:
    """Answers for everybody who has not, if it is time and somebody of them is there."""
    async with table.lock:
        await table.fresh()
        match = table.match
        if match.clock is None or not match.running() or not _here(table):
            return
        due = match.clock.deadline
        if not due or table.now() < due:
            return
        for seat in match.to_act:
            # As the last one is answered for, all may be asked anew.
            if match.clock is not None and match.clock.deadline == due and seat in match.to_act:
                await table.answer_for(seat)


def _here(table: Table) -> bool:
    people = table.match.guests()
    return any(listener.guest in people for listener in table.listeners)


@final
class Clocks:
    """Wakes the tables whose time is up."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def wind(self, table: Table) -> None:
        """Whenever something has changed, or somebody has come."""
        self.forget(table.match.code)
        clock = table.match.clock
        if clock is not None and clock.deadline and table.match.running():
            self._in(max(0.0, clock.deadline - table.now()), table)

    def forget(self, code: str) -> None:
        timer = self._timers.pop(code, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        for code in list(self._timers):
            self.forget(code)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _in(self, seconds: float, table: Table) -> None:
        timer = asyncio.get_running_loop().call_later(seconds, self._ring, table)
        self._timers[table.match.code] = timer

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.match.code, None)
        task = asyncio.create_task(self._time_up(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_up(self, table: Table) -> None:
        try:
            await time_up(table)
        except Fault as fault:
            # The database does not take it: that may pass.
            LOG.error("time is up in %s, but: %s", table.match.code, fault)
            self._in(RETRY_SECONDS, table)
