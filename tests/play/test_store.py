"""The writer: whatever it is given, and whenever it is closed, everybody gets an answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, text

from equipoise.play.changes import GUEST, Change
from equipoise.play.store import READERS, NotSaved, Store

pytestmark = pytest.mark.anyio


def guest(id: str, created: object = 1.0) -> Change:
    return Change(GUEST, id=id, name="Ann", created=created)


@pytest.mark.parametrize("value", [10**30, "\ud800"], ids=["too large a number", "half a letter"])
async def test_what_cannot_be_written_at_all_is_refused_and_harms_nobody(
    tmp_path: Path, value: object
) -> None:
    store = Store(tmp_path / "equipoise.db")
    await store.open()
    writes = [store.write(guest("good")), store.write(guest("bad", value)), store.write(guest("fine"))]
    answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 10)
    assert answers[0] is None and isinstance(answers[1], NotSaved) and answers[2] is None
    await asyncio.wait_for(store.write(guest("later")), 10)
    await store.close()


async def test_whoever_writes_while_the_store_closes_is_answered(tmp_path: Path) -> None:
    store = Store(tmp_path / "equipoise.db")
    await store.open()

    async def again_and_again() -> None:
        while True:
            await store.write(guest("Ann"))

    writing = asyncio.create_task(again_and_again())
    await asyncio.sleep(0)  # now its first write is under way
    await store.close()
    with pytest.raises(NotSaved):
        await asyncio.wait_for(writing, 10)


LONG = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n WHERE x<99999) SELECT max(x) AS x FROM n"


async def test_whoever_stops_waiting_for_rows_costs_no_connection(tmp_path: Path) -> None:
    """One that is thrown away is closed in the background, and a house that closes meanwhile hangs."""
    store = Store(tmp_path / "equipoise.db")
    await store.open()
    before = asyncio.all_tasks()
    made: list[object] = []
    event.listen(store._readers.sync_engine, "connect", lambda *new: made.append(new))
    for _ in range(2 * READERS):
        reading = asyncio.create_task(store.rows(text(LONG)))
        await asyncio.sleep(0.005)  # it is under way
        reading.cancel()
        assert isinstance((await asyncio.gather(reading, return_exceptions=True))[0], asyncio.CancelledError)
    assert [row["x"] for row in await store.rows(text(LONG))] == [99999]
    assert len(made) < READERS
    last = asyncio.create_task(store.rows(text(LONG)))
    await asyncio.sleep(0.005)
    last.cancel()
    await asyncio.wait_for(store.close(), 10)
    assert asyncio.all_tasks() <= before, "nothing is left to be cut short"
