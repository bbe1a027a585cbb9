"""One browser at one table: reads its messages, sends what is new, and lets nobody's slowness hurt others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from equipoise.core.referee import Refused
from equipoise.play.faults import Fault, Late, NotYours
from equipoise.play.house import House
from equipoise.play.news import News
from equipoise.web import messages as m
from equipoise.web.adviser import Adviser
from equipoise.web.buckets import Bucket
from equipoise.web.doing import do
from equipoise.web.frames import LARGEST
from equipoise.web.heard import greeting, heard
from equipoise.web.security import Limits
from equipoise.web.told import Teller
from equipoise.web.viewer import Viewer
from equipoise.web.wire import Wire

LOG: Final = logging.getLogger(__name__)
STUCK_SECONDS: Final = 20.0  # for one message to go out while others wait

# Codes for the browser; 4000 and up are ours to give.
TOO_SLOW: Final = 4008
TOO_MANY: Final = 4029
TOO_WILD: Final = 4000


@final
class Connection:
    """A listener of a table. Screens are not queued: whoever is slow gets the newest when he is ready."""

    def __init__(
        self, ws: WebSocket, house: House, viewer: Viewer, limits: Limits, wire: Wire | None = None
    ) -> None:
        self.ws = ws
        self.wire = wire  # the short way, if the server has it
        self.guest = viewer.guest
        self.viewer = viewer
        self.house = house
        self.limits = limits
        self._bucket = Bucket(limits.messages, limits.message_burst)
        self.adviser = Adviser(viewer, house, self.send)
        self._faults = 0
        self._loop = asyncio.get_running_loop()  # asked for once: each time costs a call of the system
        self._waiting: deque[bytes] = deque()
        self._inbox: deque[str | bytes] = deque()
        self._taking: asyncio.Future[None] | None = None  # until the message that is being taken is done with
        self._sender: asyncio.Task[None] | None = None
        self._dirty = True
        self._wake = asyncio.Event()
        self._wake.set()
        self._sending_since = 0.0
        self.closing = 0

    def greet(self) -> None:
        for told in greeting(self.viewer):
            self.send(*told)

    # What the table says.

    def changed(self, start: int) -> None:
        self.viewer.changed(start)
        self._dirty = True
        if self._sending_since and time.monotonic() - self._sending_since > STUCK_SECONDS:
            self.close(TOO_SLOW)
        if not self._show_at_once():
            self._wake.set()

    def _show_at_once(self) -> bool:
        """Most screens go out the moment they are new; those that have to wait are left to the sender."""
        if self.wire is None or self._waiting or self.closing or not self.viewer.prepared():
            return False
        if self._sending_since or not self.wire.ready():
            return False
        try:
            self.wire.write(self._screen())
        except Exception:  # noqa: BLE001 (the sender meets it again and says so: no harm to who moved)
            self._dirty = True
            return False
        return True

    def eyes(self) -> list[int]:
        return [self.viewer.seat(), *self.viewer.table.match.seats_of(self.guest)]

    def hear(self, news: News) -> None:
        for told in heard(self.viewer, news):
            self.send(*told)

    # Sending.

    def send(self, word: str, *values: Any) -> None:
        if len(self._waiting) >= self.limits.outgoing:
            self.close(TOO_SLOW)
            return
        self._waiting.append(m.ENCODER.encode((word, *values)))
        self._wake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._waiting.clear()
        self._wake.set()
        if self._sender is not None:
            self._sender.cancel()

    async def _send_all(self) -> None:
        while not self.closing:
            await self._wake.wait()
            self._wake.clear()
            while (self._waiting or self._dirty) and not self.closing:
                text = self._waiting.popleft() if self._waiting else await self._next_screen()
                self._sending_since = time.monotonic()
                await self.ws.send({"type": "websocket.send", "text": text.decode()})
                self._sending_since = 0.0

    async def _next_screen(self) -> bytes:
        await self.viewer.prepare()
        return self._screen()

    def _screen(self) -> bytes:
        self._dirty = False
        return m.ENCODER.encode(("screen", self.viewer.screen()))

    # Reading.

    async def run(self) -> None:
        self._sender = asyncio.create_task(self._guarded(self._send_all()))
        reader = asyncio.create_task(self._guarded(self._read_all()))
        if self.wire is not None:
            self.wire.taker = self._arrived
        try:
            await asyncio.wait([self._sender, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._sender.cancel()
            self.adviser.stop()
            reader.cancel()
            if self.wire is not None:
                self.wire.taker = None
        if self.closing and self.ws.application_state == WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self.ws.close(self.closing), 1.0)
            except Exception:  # noqa: BLE001 (gone, or he does not read: what waits for him would wait for ever)
                if self.wire is not None:
                    self.wire.transport.abort()
        while self._taking is not None:
            # A move on its way to the disk: the table is kept until everybody has heard of it.
            await asyncio.wait([self._taking])

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except WebSocketDisconnect:
            pass  # the browser is gone
        except Exception as error:  # noqa: BLE001 (it is told)
            self._broken(error)

    def _broken(self, error: Exception) -> None:
        if isinstance(error, (RuntimeError, OSError)) and not self._still_here():
            return  # it went while we spoke
        LOG.error("socket of %s", self.viewer.table.match.code, exc_info=error)
        self.close(1011)

    def _still_here(self) -> bool:
        here = self.ws.client_state == self.ws.application_state == WebSocketState.CONNECTED
        return here and not (self.wire is not None and self.wire.transport.is_closing())

    async def _read_all(self) -> None:
        while not self.closing:
            message = await self.ws.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._arrived(message.get("text") or message.get("bytes") or "")
            if self._taking is not None:
                await asyncio.shield(self._taking)

    def _arrived(self, data: str | bytes) -> None:
        """By either way; one after the other, and not cut short when the browser goes."""
        if len(self._inbox) >= self.limits.outgoing:
            self.close(TOO_MANY)
            return
        self._inbox.append(data)
        if self._taking is None:
            self._take_next()

    def _take_next(self) -> None:
        while self._inbox and self._taking is None and not self.closing:
            message = self._understood(self._inbox.popleft())
            if message is not None and not (isinstance(message, m.Act) and self._act_at_once(message)):
                self._taking = asyncio.create_task(self._guarded(self._take(message)))

    def _understood(self, data: str | bytes) -> m.AnyIncoming | None:
        if len(data) > LARGEST:
            self.close(1009)
        elif not self._bucket.take():
            self._fault("too-fast", TOO_MANY)
        else:
            try:
                message: m.AnyIncoming = m.DECODER.decode(data)
                return message
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.not_understood()
        return None

    def not_understood(self) -> None:
        self._fault("not-understood", TOO_WILD)

    def _act_at_once(self, act: m.Act) -> bool:
        """Most messages are moves at a table where nothing else is under way: they need no task."""
        viewer = self.viewer
        n, line = viewer.seen_until(act.n), viewer.on_line(act.line)
        try:
            if not viewer.table.act_at_once(self.guest, n, act.seat, act.words, self._acted, line):
                return False
            self._taking = self._loop.create_future()
        except (Refused, Fault) as fault:
            self._denied(act, fault)
        except Exception as error:  # noqa: BLE001 (it is told)
            self._broken(error)
        return True

    def _acted(self, fault: Fault | None) -> None:
        taking, self._taking = self._taking, None
        if fault is not None:
            self._denied(None, fault)
        if taking is not None:
            taking.set_result(None)
        self._take_next()

    def _fault(self, id: str, code: int) -> None:
        self._faults += 1
        self.send("error", self.viewer.teller.say(id))
        if self._faults > self.limits.faults:
            self.close(code)

    async def _take(self, message: m.AnyIncoming) -> None:
        try:
            await do(self, message)
        except (Refused, Fault) as fault:
            self._denied(message, fault)
        finally:
            self._taking = None
            self._take_next()

    def _denied(self, message: m.AnyIncoming | None, fault: Refused | Fault) -> None:
        teller: Teller = self.viewer.teller
        if isinstance(fault, Refused):
            if isinstance(message, m.Act):  # nothing else can be refused
                why = teller.why(self.viewer.table, message.seat, message.words, fault.refusal)
                self.send("refused", why)
        elif isinstance(fault, (Late, NotYours)):
            self.send("late", teller.tell(fault.message))
            self._dirty = True
        else:
            self.send("error", teller.tell(fault.message))
