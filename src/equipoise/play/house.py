"""The house: the store, the workers, and the tables that somebody looks at or a bot thinks about."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Callable, Final, final

from sqlalchemy import Text, cast, select

from equipoise.catalog import UnknownGame
from equipoise.core.options import OptionError
from equipoise.play.advice import MOST_GRAPHS, Graphs
from equipoise.play.bots import SECONDS, Workers
from equipoise.play.clock import Clocks
from equipoise.play.driver import drive, waiting_bots
from equipoise.play.faults import Missing
from equipoise.play.hints import Hints
from equipoise.play.history import position
from equipoise.play.match import BOT, RUNNING, read_match
from equipoise.play.matters import Matters
from equipoise.play.once import Once
from equipoise.play.reasons import Reasons
from equipoise.play.schema import MATCHES, SEATS
from equipoise.play.store import Store
from equipoise.play.table import Table
from equipoise.play.trail import read_trail

WORKERS: Final = 2
LONGEST_TOLD: Final = 20  # of a code that was never one of ours
LOG: Final = logging.getLogger(__name__)


@final
class House:
    def __init__(
        self,
        database: Path,
        workers: int = WORKERS,
        bot_seconds: float = SECONDS,
        now: Callable[[], float] = time.time,
        cores: int = 1,
    ) -> None:
        self.store = Store(database)
        self.workers = Workers(workers, bot_seconds, cores)
        self.reasons = Reasons()
        self.hints = Hints()
        self.graphs: Graphs = Once(MOST_GRAPHS)
        self.clocks = Clocks()
        self._now = now
        self.matters: dict[str, Matters] = {}  # by code, of every table that is loaded
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._users: dict[str, int] = {}

    async def open(self) -> None:
        await self.store.open()
        await self._wake_bots()

    async def close(self) -> None:
        for task in self._driving.values():
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self.clocks.close()
        await self.graphs.close()
        await self.reasons.close()
        self.workers.close()
        await self.store.close()

    def loaded(self, code: str) -> Table | None:
        matters = self.matters.get(code)
        return matters.table if matters is not None else None

    async def take(self, code: str) -> Table:
        """The table, loaded until it is given back; Missing if there is none."""
        self._users[code] = self._users.get(code, 0) + 1
        try:
            found = self.loaded(code)
            if found is not None:
                return found
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
            return await asyncio.shield(loading)
        except BaseException:
            self.give_back(code)
            raise

    def give_back(self, code: str) -> None:
        left = self._users.get(code, 0) - 1
        if left > 0:
            self._users[code] = left
            return
        self._users.pop(code, None)
        if code not in self._driving:
            self._unload(code)

    def _unload(self, code: str) -> None:
        self.matters.pop(code, None)
        self.clocks.forget(code)

    async def _load(self, code: str) -> Table:
        try:
            match = await read_match(self.store, code)
            if match is None:
                raise Missing("no-match", code=code[:LONGEST_TOLD])
            try:
                match.rules()
            except (UnknownGame, OptionError):
                raise Missing("game-gone", code=code) from None
            found = await position(self.store, match, match.n)
            trail = await read_trail(self.store, match)
            table = Table(self.store, match, found.state, trail)
            table.after_change = self._changed
            table.now = self._now
            matters = Matters(table)
            await matters.recall()
            self.matters[code] = matters
            self._changed(table)
            return table
        finally:
            self._loading.pop(code, None)

    def _changed(self, table: Table) -> None:
        code = table.match.code
        matters = self.matters.get(code)
        if matters is not None and matters.question is not None and table.match.told != matters.asked_at:
            matters.lapse()
        if table.match.clock is not None:
            self.clocks.wind(table)
        if waiting_bots(table) and code not in self._driving:
            task = asyncio.create_task(drive(table, self.workers, self.reasons))
            self._driving[code] = task
            task.add_done_callback(lambda done: self._driven(table, done))

    def _driven(self, table: Table, task: asyncio.Task[None]) -> None:
        code = table.match.code
        self._driving.pop(code, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("the bots of %s stopped", code, exc_info=task.exception())
        elif not task.cancelled():
            self._changed(table)  # something may have happened since the task looked last
        if code not in self._users and code not in self._driving:
            self._unload(code)

    async def _wake_bots(self) -> None:
        """Bots that were to move when the house was last closed."""
        turn = MATCHES.c.to_act.contains(cast(SEATS.c.seat, Text))
        here = (SEATS.c.match == MATCHES.c.code) & (SEATS.c.kind == BOT)
        query = select(MATCHES.c.code).distinct().where((MATCHES.c.stage == RUNNING) & here & turn)
        for row in await self.store.rows(query):
            try:
                await self.take(row["code"])
            except Missing:
                continue  # a game that is no longer in the catalog
            self.give_back(row["code"])
