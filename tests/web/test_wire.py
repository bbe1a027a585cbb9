"""The short way of messages: however they are cut into frames and chunks, all arrive whole, in order."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator, final

import pytest
import uvicorn

from equipoise.web.frames import LARGEST
from equipoise.web.wire import NAME, Wire

pytestmark = pytest.mark.anyio

TEXT, MORE, CLOSE, PING, PONG = 1, 0, 8, 9, 10
LAST = 0x80
heard: list[bytes] = []  # by the short way


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says which way a message came."""
    await receive()
    await send({"type": "websocket.accept"})
    wire: Wire = scope["extensions"][NAME]

    def take(text: bytes) -> None:
        heard.append(text)
        wire.write(b"short " + text)

    wire.taker = take
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": "long " + message["text"]})


def frame(kind: int, text: bytes, last: bool = True) -> bytes:
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    head = struct.pack("!BB", kind | LAST * last, 0x80 | min(len(text), 126))
    if len(text) > 125:
        head += struct.pack("!H", len(text))
    return head + mask + masked


@final
class Client:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def receive(self) -> tuple[int, bytes]:
        kind, size = await self._read(2)
        if size > 125:
            size = int.from_bytes(await self._read(2 if size == 126 else 8), "big")
        return kind & 15, await self._read(size)

    async def _read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), 10)


@asynccontextmanager
async def connected() -> AsyncIterator[Client]:
    bound = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(echo, ws=Wire, lifespan="off", log_level="warning", ws_max_size=LARGEST)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    reader, writer = await asyncio.open_connection(*bound.getsockname())
    writer.write(
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    yield Client(reader, writer)
    writer.close()
    server.should_exit = True
    await serving


async def test_messages_in_one_chunk_and_byte_by_byte() -> None:
    texts = [b"a", b"b" * 125, b"c" * 126, "é€".encode(), b"d" * LARGEST]
    async with connected() as client:
        client.writer.write(b"".join(frame(TEXT, text) for text in texts))
        assert [await client.receive() for _ in texts] == [(TEXT, b"short " + text) for text in texts]
        for byte in frame(TEXT, b"slowly") + frame(TEXT, b"e" * 200):
            client.writer.write(bytes([byte]))
            await client.writer.drain()
            await asyncio.sleep(0)
        assert await client.receive() == (TEXT, b"short slowly")
        assert await client.receive() == (TEXT, b"short " + b"e" * 200)


async def test_what_is_unusual_goes_the_long_way() -> None:
    async with connected() as client:
        client.writer.write(frame(TEXT, b"one ", last=False) + frame(PING, b"?") + frame(MORE, b"two"))
        assert await client.receive() == (PONG, b"?")
        assert await client.receive() == (TEXT, b"long one two")
        client.writer.write(frame(TEXT, b"again"))
        assert await client.receive() == (TEXT, b"short again")
        client.writer.write(frame(CLOSE, struct.pack("!H", 1000)))
        assert await client.receive() == (CLOSE, struct.pack("!H", 1000))


@pytest.mark.parametrize("size", [LARGEST + 1, 60_000])
async def test_what_is_too_large_closes_the_socket(size: int) -> None:
    async with connected() as client:
        client.writer.write(frame(TEXT, b"x" * size))
        kind, reason = await client.receive()
        assert (kind, reason[:2]) == (CLOSE, struct.pack("!H", 1009))


async def test_a_frame_without_a_mask_is_refused() -> None:
    async with connected() as client:
        client.writer.write(b"\x81\x02hi")
        kind, reason = await client.receive()
        assert (kind, reason[:2]) == (CLOSE, struct.pack("!H", 1002))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_heads_say_how_long_a_message_is(size: int) -> None:
    sent: list[bytes] = []

    class Transport:
        def write(self, data: bytes) -> None:
            sent.append(data)

    class Out:
        transport = Transport()

    Wire.write(Out(), b"x" * size)  # type: ignore[arg-type]
    data = sent[0]
    wide = {126: 2, 127: 8}.get(data[1], 0)
    told = int.from_bytes(data[2 : 2 + wide], "big") if wide else data[1]
    assert data[0] == 0x81 and told == size and data[2 + wide :] == b"x" * size


async def test_after_the_close_nothing_is_heard() -> None:
    async with connected() as client:
        last = frame(CLOSE, struct.pack("!H", 1000))
        client.writer.write(frame(TEXT, b"in time") + last + frame(TEXT, b"too late"))
        assert await client.receive() == (TEXT, b"short in time")
        assert await client.receive() == (CLOSE, struct.pack("!H", 1000))
        assert await asyncio.wait_for(client.reader.read(), 10) == b""
    assert heard[-1] == b"in time"
