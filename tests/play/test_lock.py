"""The lock of a table: one at a time, in order, and nobody is forgotten."""

from __future__ import annotations

import asyncio

import pytest

from equipoise.play.lock import Lock

pytestmark = pytest.mark.anyio


async def enter(lock: Lock, name: str, inside: list[str]) -> None:
    async with lock:
        inside.append(name)


async def test_whoever_waits_comes_before_whoever_comes_later() -> None:
    lock, inside = Lock(), list[str]()
    assert lock.take_at_once() and not lock.take_at_once()
    waiting = [asyncio.create_task(enter(lock, name, inside)) for name in "ab"]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take_at_once()  # it is in the hand of the first who waits, though he has not run yet
    await asyncio.gather(*waiting)
    assert inside == ["a", "b"]
    assert lock.take_at_once()


@pytest.mark.parametrize("when", ["while it waits", "when it is its turn"])
async def test_whoever_goes_away_holds_nobody_up(when: str) -> None:
    lock, inside = Lock(), list[str]()
    assert lock.take_at_once()
    gone, stays = [asyncio.create_task(enter(lock, name, inside)) for name in "ab"]
    await asyncio.sleep(0)
    if when == "while it waits":
        gone.cancel()
        await asyncio.sleep(0)
        lock.release()
    else:
        lock.release()
        gone.cancel()
    await asyncio.wait_for(stays, 5)
    assert gone.cancelled() and inside == ["b"]
    assert lock.take_at_once()


async def test_a_fault_inside_opens_it() -> None:
    lock = Lock()
    with pytest.raises(ValueError, match="inside"):
        async with lock:
            raise ValueError("inside")
    assert lock.take_at_once()
