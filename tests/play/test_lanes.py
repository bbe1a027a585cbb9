"""Who thinks where: nobody waits for somebody slower than himself."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from equipoise.play.bots import Answer, Thought, Workers

pytestmark = pytest.mark.anyio


async def test_quick_bots_wait_for_no_thinker_and_thinkers_for_no_leisure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is at work until the next one has answered."""
    monkeypatch.setattr("equipoise.play.bots.think_in_worker", think_until)
    monkeypatch.chdir(tmp_path)
    pool = Workers(1)
    try:
        leisurely = asyncio.create_task(pool.leisure.do(until, "thought"))
        deep = asyncio.create_task(pool.think(Thought("duels", 2, "{}", "master", 0, {})))
        for quick in ("novice", "casual", "uniform", "greedy"):
            assert (await asyncio.wait_for(pool.think(Thought("duels", 2, "{}", quick, 0, {})), 15)).words
        assert not deep.done()
        Path("answered").touch()
        assert (await asyncio.wait_for(deep, 15)).words == "master"
        assert not leisurely.done()
        Path("thought").touch()
        await leisurely
    finally:
        pool.close()


def until(name: str) -> None:
    """The file is there."""
    while not Path(name).exists():
        time.sleep(0.01)


def think_until(thought: Thought) -> Answer:
    if thought.level == "master":
        until("answered")
    return Answer(thought.level)


async def test_what_nobodys_turn_waits_for_lets_others_go_first() -> None:
    pool = Workers(1)
    try:
        deep, quick, leisure = [await lane.do(os.nice, 0) for lane in (pool.deep, pool.quick, pool.leisure)]
        assert deep == quick == os.nice(0) < leisure
        assert pool.leisure.seconds > pool.deep.seconds, "and so it may take longer"
    finally:
        pool.close()
