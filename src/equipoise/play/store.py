"""The database: one writer that commits in groups, readers beside it.

While a transaction is being written to the disk, jobs queue up; all of them go together into the next
one. With `synchronous=FULL` a commit waits for the disk, so what was answered survives a power cut,
and the wait is shared by everybody who moved meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Callable, Final, Sequence, TypeVar, final

from sqlalchemy import Executable, RowMapping, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from equipoise.play.changes import Change, by_kind

LOG: Final = logging.getLogger(__name__)
MOST_TOGETHER: Final = 1000
MOST_TOLD: Final = 16  # answers between two looks at the sockets
READERS: Final = 4
# Bringing the log home holds up the writer for some ten milliseconds, hardly more if it is longer: so after
# 16 MB, not after 4.
LOG_PAGES: Final = 4000
SETTINGS: Final = (
    "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000",
    f"wal_autocheckpoint={LOG_PAGES}",
)  # fmt: skip


T = TypeVar("T")
Done = Callable[[Exception | None], None]


class Stale(Exception):
    """Somebody else has changed the match meanwhile; nothing was written."""


class NotSaved(Exception):
    """The database refused: nothing was written, nobody was told."""


@final
class _Job:
    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change], done: Done) -> None:
        self.changes = changes
        self.done = done


@final
class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.groups = 0  # transactions so far; with `jobs` it says how well they are shared
        self.jobs = 0
        self._waiting: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None  # while there is anything to write
        self._closing = False
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None  # used in that thread alone
        self._readers = _engine(path, READERS)
        self._reading: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        async with self._readers.begin() as connection:
            await connection.run_sync(migrate)
        self._connection = await self._in_thread(_connect, self.path)

    async def close(self) -> None:
        self._closing = True  # before the wait: whoever is answered may want to write again at once
        if self._writing is not None:
            await self._writing
        connection, self._connection = self._connection, None
        if connection is not None:
            await self._in_thread(connection.close)
        self._thread.shutdown()
        while self._reading:
            await asyncio.wait(self._reading)
        await self._readers.dispose()

    async def _in_thread(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)

    def put(self, changes: Sequence[Change], done: Done) -> None:
        """`done` is called when all of it is on the disk; or with Stale or NotSaved, and none of it is."""
        if self._connection is None or self._closing:
            raise NotSaved("the store is closed")
        self._waiting.append(_Job(changes, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def write(self, *changes: Change) -> None:
        """Returns when all of it is on the disk; Stale or NotSaved, and none of it is."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(fault: Exception | None) -> None:
            if answer.done():
                return  # its asker is gone
            if fault is None:
                answer.set_result(None)
            else:
                answer.set_exception(fault)

        self.put(changes, done)
        await answer

    async def rows(self, statement: Executable) -> Sequence[RowMapping]:
        """Read to the end though its asker may go: cut short, a connection is thrown away, and one that is
        thrown away while the house closes is waited for in vain."""
        reading = asyncio.create_task(self._read(statement))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, statement: Executable) -> Sequence[RowMapping]:
        async with self._readers.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def _write(self) -> None:
        """A group is what has come since the one before it was begun."""
        try:
            while self._waiting:
                jobs = self._waiting[:MOST_TOGETHER]
                del self._waiting[:MOST_TOGETHER]
                await self._commit(jobs)
        finally:
            self._writing = None

    async def _commit(self, jobs: list[_Job]) -> None:
        assert self._connection is not None
        fault = await self._in_thread(_try, self._connection, jobs)
        if fault is not None and len(jobs) > 1:
            # One of them spoils the group: each by itself, so that the others are not harmed.
            for job in jobs:
                await self._commit([job])
            return
        self.groups += 1
        self.jobs += len(jobs)
        # Not here: the next group is begun before anybody hears of this one.
        asyncio.get_running_loop().call_soon(self._answer, jobs, fault)

    def _answer(self, jobs: list[_Job], fault: Exception | None) -> None:
        """Some at a time: what the first are told goes out before the last are told."""
        for job in jobs[:MOST_TOLD]:
            try:
                job.done(fault)
            except Exception:
                LOG.exception("after a write")
        if len(jobs) > MOST_TOLD:
            asyncio.get_running_loop().call_soon(self._answer, jobs[MOST_TOLD:], fault)


def _try(connection: sqlite3.Connection, jobs: list[_Job]) -> Exception | None:
    """All of it in one transaction, in the writer's thread: going there and back once costs the least."""
    found = by_kind([job.changes for job in jobs])
    try:
        connection.execute("BEGIN IMMEDIATE")
        for kind, rows in found:
            if connection.executemany(kind.sql, rows).rowcount != len(rows) and kind.counted:
                raise Stale
        connection.execute("COMMIT")
    except Exception as fault:  # noqa: BLE001 (not SQLite's alone: some values it cannot even be handed)
        with contextlib.suppress(sqlite3.Error):  # it may have gone back by itself
            connection.rollback()
        return fault if isinstance(fault, Stale) else NotSaved(str(fault))
    return None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    return connection


def _engine(path: Path, connections: int) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=connections, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(connection: Any) -> None:
    """Brings a database of any age to the newest shape."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
