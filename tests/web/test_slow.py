"""Somebody who does not read is no burden: screens are not queued, messages only up to a number."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, final

import pytest
from starlette.websockets import WebSocketState
from tests.play.houses import ANN, BOB, opened, table_for_two

from equipoise.web.security import Limits
from equipoise.web.socket import TOO_SLOW, Connection
from equipoise.web.told import teller
from equipoise.web.viewer import Viewer

pytestmark = pytest.mark.anyio


@final
class StuckSocket:
    """Takes one message and then none for ever."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.sent: list[str] = []
        self.code = 0
        self.application_state: object = self

    async def send(self, message: dict[str, Any]) -> None:
        if len(self.sent) >= self.room:
            await asyncio.Event().wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


async def test_who_does_not_read_is_closed_and_holds_nobody_up(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, rounds=1000)
        socket = StuckSocket(room=1)
        viewer = Viewer(table, lobby.house.matters[table.match.code], "", teller("en"))
        connection = Connection(socket, lobby.house, viewer, Limits(outgoing=8))  # type: ignore[arg-type]
        table.listeners.add(connection)
        running = asyncio.create_task(connection.run())
        for n in range(30):
            seat = table.match.to_act[0]
            words = table.game.words[table.game.legal(table.state, seat)[0]]
            await asyncio.wait_for(table.act((ANN, BOB)[seat], n, seat, words), 5)
        assert not running.done()  # thirty screens wait as one
        for _ in range(20):
            connection.send("chat", {"who": "Ann", "text": "hello?"})
        await asyncio.wait_for(running, 5)
        assert connection.closing == TOO_SLOW
        assert len(socket.sent) == 1


@final
class FullTransport:
    aborted = False

    def abort(self) -> None:
        self.aborted = True


@final
class FullWire:
    """What is to be sent, even that this is the end, waits for somebody who does not read."""

    taker = None

    def __init__(self) -> None:
        self.transport = FullTransport()

    def ready(self) -> bool:
        return False


async def test_whoever_does_not_even_read_the_end_is_cut_off(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        socket, wire = StuckSocket(room=0), FullWire()
        socket.application_state = WebSocketState.CONNECTED
        viewer = Viewer(table, lobby.house.matters[table.match.code], "", teller("en"))
        connection = Connection(socket, lobby.house, viewer, Limits(), wire)  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0.05)
        connection.close(TOO_SLOW)
        await asyncio.wait_for(running, 10)
        assert wire.transport.aborted


async def test_whoever_reads_again_gets_the_newest_screen(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        socket = StuckSocket(room=1)
        viewer = Viewer(table, lobby.house.matters[table.match.code], "", teller("en"))
        connection = Connection(socket, lobby.house, viewer, Limits())  # type: ignore[arg-type]
        table.listeners.add(connection)
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0.05)
        await table.act(ANN, 0, 0, "mark a1")
        await table.act(BOB, 1, 1, "mark b1")
        socket.room = 10
        await table.act(ANN, 2, 0, "mark a2")
        await asyncio.sleep(0.05)
        assert len(socket.sent) in (1, 2)
        running.cancel()
