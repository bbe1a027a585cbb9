"""The players of a load: sockets of the fewest parts, since they must cost less than what they measure.

Which messages they send and read is up to the server: `load_house.py` is ours.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
from abc import ABC, abstractmethod
from typing import Callable, cast, final

TEXT = 0x81
PONG = 0x8A


@final
class Tally:
    def __init__(self, closed: bool) -> None:
        self.closed = closed
        self.measuring = False
        self.moves = 0
        self.own: list[float] = []
        self.other: list[float] = []
        self.faults: dict[str, int] = {}

    def fault(self, word: str) -> None:
        self.faults[word] = self.faults.get(word, 0) + 1


class Player(asyncio.Protocol, ABC):
    """One socket of one seat."""

    def __init__(self, match: LoadMatch, seat: int, request: bytes) -> None:
        self.match = match
        self.seat = seat
        self.request = request
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.n = -1  # moves it has seen
        self.turn = False  # whether it is to move
        self._data = b""
        self._greeted = False

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """A whole message of the server."""

    @abstractmethod
    def act(self) -> None:
        """Make any move that is legal."""

    def saw(self, n: int, turn: bool) -> None:
        self.n, self.turn = n, turn
        if not self.open.done():
            self.open.set_result(None)
        self.match.seen(self.seat, n)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))
        if exc is not None or self.match.tally.measuring:
            self.match.tally.fault("closed")

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self._greeted:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._greeted, self._data = True, rest
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size > 125:
                form = "!H" if size == 126 else "!Q"
                start += struct.calcsize(form)
                if len(data) < start:
                    break
                (size,) = struct.unpack_from(form, data, at + 2)
            if len(data) < start + size:
                break
            if data[at] & 15 == 1:
                self.hear(data[start : start + size])
            elif data[at] & 15 == 9:
                self.send(data[start : start + size], PONG)
            at = start + size
        self._data = data[at:]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        # A mask of zeros is a mask too.
        size = len(payload)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connect(
    port: int, path: str, cookie: str, player: Callable[[bytes], Player], seconds: float = 30
) -> Player:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"{cookie and f'Cookie: {cookie}'}{cookie and chr(13) + chr(10)}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, found = await loop.create_connection(lambda: player(request.encode()), "127.0.0.1", port)
    await asyncio.wait_for(found.open, seconds)
    return found


@final
class LoadMatch:
    def __init__(self, code: str, tally: Tally) -> None:
        self.code = code
        self.tally = tally
        self.players: list[Player] = []
        self.n = -1  # moves before the one that is under way
        self.mover = 0
        self.clicked = 0.0

    def seen(self, seat: int, n: int) -> None:
        tally = self.tally
        if self.clicked and n > self.n and tally.measuring:
            took = time.perf_counter() - self.clicked
            (tally.own if seat == self.mover else tally.other).append(took)
            tally.moves += seat == self.mover
        if tally.closed and tally.measuring:
            self.move()

    def move(self) -> None:
        """Whoever is to move does so, unless a move is still on its way to somebody."""
        players = self.players
        if len(players) < 2 or players[0].n != players[1].n or self.clicked and players[0].n == self.n:
            return
        for player in players:
            if player.turn:
                self.n, self.mover, self.clicked = player.n, player.seat, time.perf_counter()
                player.act()
                return
