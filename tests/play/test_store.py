"""The writer: whatever it is given, and whenever it is closed, everybody gets an answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from equipoise.play.changes import GUEST, Change
from equipoise.play.store import NotSaved, Store

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
