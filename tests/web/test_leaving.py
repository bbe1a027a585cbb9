"""A browser that goes while its move is being written: the move counts, and everybody hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Callable, Sequence, final

import pytest
from tests.play.houses import ANN, BOB, Ear, opened, table_for_two

from equipoise.play.changes import Change
from equipoise.play.store import Done
from equipoise.web.security import Limits
from equipoise.web.socket import TOO_SLOW, Connection
from equipoise.web.told import teller
from equipoise.web.viewer import Viewer

pytestmark = pytest.mark.anyio

MOVE = '["act",0,0,"mark a1"]'


@final
class Socket:
    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)
        self.gone = asyncio.Event()
        self.application_state = self

    async def send(self, message: dict[str, Any]) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if self.texts:
            return {"type": "websocket.receive", "text": self.texts.pop()}
        await self.gone.wait()
        return {"type": "websocket.disconnect"}


@final
class ShortWay:
    taker: Callable[[bytes], None] | None = None

    def ready(self) -> bool:
        return False


@pytest.mark.parametrize("way", ["short", "long"])
async def test_a_move_on_its_way_to_the_disk_is_told_though_its_browser_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        writing, put = asyncio.Event(), table.store.put
        held: list[tuple[Sequence[Change], Done]] = []

        def slowly(changes: Sequence[Change], done: Done) -> None:
            held.append((changes, done))
            writing.set()

        monkeypatch.setattr(table.store, "put", slowly)
        ear = Ear(BOB)
        table.listeners.add(ear)
        socket, wire = (Socket(), ShortWay()) if way == "short" else (Socket(MOVE), None)
        viewer = Viewer(table, lobby.house.matters[table.match.code], ANN, teller("en"))
        connection = Connection(socket, lobby.house, viewer, Limits(), wire)  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run())
        if wire is not None:
            while wire.taker is None:
                await asyncio.sleep(0)
            wire.taker(MOVE.encode())
        await asyncio.wait_for(writing.wait(), 5)
        if way == "long":
            connection.close(TOO_SLOW)
        socket.gone.set()
        await asyncio.sleep(0.05)
        assert not running.done()  # else the table might be unloaded, and loaded as it was before the move
        put(*held[0])
        await asyncio.wait_for(running, 5)
        assert (table.n, ear.changes) == (1, [1])
