"""The database: one writer that commits in groups, readers beside it.

While a transaction is being written to the disk, jobs queue up; all of them go together into the next
one. With `synchronous=FULL` a commit waits for the disk, so what was answered survives a power cut,
and the wait is shared by everybody who moved meanwhile.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final, Sequence, final

from sqlalchemy import Executable, RowMapping, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from equipoise.play.changes import IN_ORDER, Change

MOST_TOGETHER: Final = 1000
READERS: Final = 4


class Stale(Exception):
    """Somebody else has changed the match meanwhile; nothing was written."""


class NotSaved(Exception):
    """The database refused: nothing was written, nobody was told."""


@final
class _Job:
    __slots__ = ("changes", "done")

    def __init__(self, changes: list[Change], done: asyncio.Future[None]) -> None:
        self.changes = changes
        self.done = done


@final
class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.groups = 0  # transactions so far; with `jobs` it says how well they are shared
        self.jobs = 0
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._write_engine = _engine(path, 1)
        self._read_engine = _engine(path, READERS)
        self._read_pool: list[AsyncConnection] = []

    async def open(self) -> None:
        async with self._write_engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writing is not None:
            await self._queue.join()
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._write_engine.dispose()
        await self._read_engine.dispose()

    async def write(self, *changes: Change) -> None:
        """Returns when all of it is on the disk; Stale or NotSaved, and none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(list(changes), done))
        await done

    async def rows(self, statement: Executable) -> Sequence[RowMapping]:
        async with self._read_engine.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def _write(self) -> None:
        async with self._write_engine.connect() as connection:
            while True:
                jobs = [await self._queue.get()]
                while len(jobs) < MOST_TOGETHER and not self._queue.empty():
                    jobs.append(self._queue.get_nowait())
                await self._commit(connection, jobs)
                for _ in jobs:
                    self._queue.task_done()

    async def _commit(self, connection: AsyncConnection, jobs: list[_Job]) -> None:
        fault = await _try(connection, jobs)
        if fault is not None and len(jobs) > 1:
            # One of them spoils the group: each by itself, so that the others are not harmed.
            for job in jobs:
                await self._commit(connection, [job])
            return
        self.groups += 1
        self.jobs += len(jobs)
        for job in jobs:
            if job.done.done():
                continue  # its asker is gone
            if fault is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(fault)


async def _try(connection: AsyncConnection, jobs: list[_Job]) -> Exception | None:
    together = [change for job in jobs for change in job.changes]
    try:
        async with connection.begin():
            for kind in IN_ORDER:
                rows = [kind.row(change.values) for change in together if change.kind is kind]
                if not rows:
                    continue
                result = await connection.exec_driver_sql(kind.sql, rows)
                if kind.counted and result.rowcount != len(rows):
                    raise Stale
    except Stale as stale:
        return stale
    except SQLAlchemyError as error:
        return NotSaved(str(error))
    return None


def _engine(path: Path, connections: int) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=connections, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
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
