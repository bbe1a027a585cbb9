"""The players of `load.py`: sockets of the fewest parts, since they must cost less than what they measure."""

from __future__ import annotations

import asyncio
import random
import struct
import time
from typing import final

import msgspec


class Action(msgspec.Struct):
    words: str


class Scene(msgspec.Struct):
    actions: list[Action]


class Screen(msgspec.Struct):
    n: int
    yours: list[int]
    scene: Scene


class FromHouse(msgspec.Struct, array_like=True):
    word: str
    body: msgspec.Raw = msgspec.Raw(b"null")


MESSAGES = msgspec.json.Decoder(FromHouse)
SCREENS = msgspec.json.Decoder(Screen)


@final
class Tally:
    def __init__(self, closed: bool) -> None:
        self.closed = closed
        self.measuring = False
        self.moves = 0
        self.own: list[float] = []
        self.other: list[float] = []
        self.faults: dict[str, int] = {}
        self.over = 0


@final
class Player(asyncio.Protocol):
    """A socket of the fewest parts: it must cost less than what it measures."""

    def __init__(self, match: LoadMatch, seat: int, request: bytes) -> None:
        self.match = match
        self.seat = seat
        self.request = request
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.screen: Screen | None = None
        self._data = b""
        self._greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))
        self.match.tally.faults["closed"] = self.match.tally.faults.get("closed", 0) + 1

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
            if size == 126:
                size, start = (
                    struct.unpack_from("!H", data, start)[0] if len(data) >= start + 2 else 1 << 40,
                    start + 2,
                )
            elif size == 127:
                size, start = (
                    struct.unpack_from("!Q", data, start)[0] if len(data) >= start + 8 else 1 << 40,
                    start + 8,
                )
            if len(data) < start + size:
                break
            if data[at] & 15 == 1:
                self._take(data[start : start + size])
            elif data[at] & 15 == 9:
                self._frame(0x8A, data[start : start + size])
            at = start + size
        self._data = data[at:]

    def _take(self, text: bytes) -> None:
        message = MESSAGES.decode(text)
        if message.word == "screen":
            self.screen = SCREENS.decode(message.body)
            if not self.open.done():
                self.open.set_result(None)
            self.match.seen(self.seat, self.screen)
        elif message.word in ("late", "refused", "error"):
            self.match.tally.faults[message.word] = self.match.tally.faults.get(message.word, 0) + 1

    def act(self, screen: Screen) -> None:
        words = random.choice(screen.scene.actions).words
        self._frame(0x81, msgspec.json.encode(("act", screen.n, screen.yours[0], words)))

    def _frame(self, kind: int, payload: bytes) -> None:
        # A mask of zeros is a mask too.
        self.transport.write(bytes((kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload)


@final
class LoadMatch:
    def __init__(self, code: str, tally: Tally) -> None:
        self.code = code
        self.tally = tally
        self.players: list[Player] = []
        self.n = -1  # moves before the one that is under way
        self.mover = 0
        self.clicked = 0.0

    def seen(self, seat: int, screen: Screen) -> None:
        tally = self.tally
        if self.clicked and screen.n > self.n:
            took = time.perf_counter() - self.clicked
            if tally.measuring:
                (tally.own if seat == self.mover else tally.other).append(took)
                tally.moves += seat == self.mover
        if tally.closed and tally.measuring:
            self.move(seat)

    def ready(self) -> int:
        """Whose turn it is, on a screen that everybody has; -1 while a move is under way."""
        screens = [player.screen for player in self.players]
        if len(screens) < 2 or any(
            screen is None or screen.n != screens[0].n for screen in screens if screens[0]
        ):
            return -1
        return next((seat for seat, screen in enumerate(screens) if screen and screen.yours), -1)

    def move(self, _: int = 0) -> bool:
        seat = self.ready()
        if seat < 0:
            return False
        screen = self.players[seat].screen
        assert screen is not None
        if self.clicked and screen.n == self.n:
            return False  # already under way
        self.n, self.mover, self.clicked = screen.n, seat, time.perf_counter()
        self.players[seat].act(screen)
        return True
