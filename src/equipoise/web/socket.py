"""One browser at one table: reads its messages, sends what is new, and lets nobody's slowness hurt others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from equipoise.core.referee import Refused, why_not
from equipoise.play.clock import pause, resume
from equipoise.play.faults import Fault, Late, NotYours
from equipoise.play.house import House
from equipoise.play.news import News
from equipoise.play.quiet import be_quiet
from equipoise.play.why import why_items
from equipoise.web import messages as m
from equipoise.web.acts import acts_of
from equipoise.web.adviser import Adviser
from equipoise.web.dictation import taken
from equipoise.web.heard import greeting, heard
from equipoise.web.security import Bucket, Limits
from equipoise.web.told import Teller
from equipoise.web.viewer import Viewer
from equipoise.web.wire import LARGEST, Wire

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
        self._adviser = Adviser(viewer, house.workers, self.send)
        self._faults = 0
        self._waiting: deque[bytes] = deque()
        self._inbox: deque[str | bytes] = deque()
        self._taking: asyncio.Task[None] | None = None
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
            self._adviser.stop()
            reader.cancel()
            if self.wire is not None:
                self.wire.taker = None
        if self.closing and self.ws.application_state == WebSocketState.CONNECTED:
            try:
                await asyncio.wait_for(self.ws.close(self.closing), 1.0)
            except Exception:  # noqa: BLE001 (gone, or he does not read: what waits for him would wait for ever)
                if self.wire is not None:
                    self.wire.transport.abort()
        if self._taking is not None:
            # A move on its way to the disk: the table is kept until everybody has heard of it.
            await asyncio.wait([self._taking])

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except WebSocketDisconnect:
            pass  # the browser is gone
        except Exception as error:
            if isinstance(error, (RuntimeError, OSError)) and not self._still_here():
                return  # it went while we spoke
            LOG.exception("socket of %s", self.viewer.table.match.code)
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

    async def _read(self, data: str | bytes) -> None:
        if len(data) > LARGEST:
            self.close(1009)
        elif not self._bucket.take():
            self._fault("too-fast", TOO_MANY)
        else:
            await self._take(data)

    def _arrived(self, data: str | bytes) -> None:
        """By either way; one after the other, and not cut short when the browser goes."""
        if len(self._inbox) >= self.limits.outgoing:
            self.close(TOO_MANY)
            return
        self._inbox.append(data)
        if self._taking is None:
            self._taking = asyncio.create_task(self._guarded(self._take_arrived()))

    async def _take_arrived(self) -> None:
        try:
            while self._inbox and not self.closing:
                await self._read(self._inbox.popleft())
        finally:
            self._taking = None

    def _fault(self, id: str, code: int) -> None:
        self._faults += 1
        self.send("error", self.viewer.teller.say(id))
        if self._faults > self.limits.faults:
            self.close(code)

    async def _take(self, data: str | bytes) -> None:
        teller: Teller = self.viewer.teller
        try:
            message = m.DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._fault("not-understood", TOO_WILD)
            return
        try:
            await self._do(message)
        except Refused as refused:
            if isinstance(message, m.Act):  # nothing else can be refused
                why = teller.why(self.viewer.table, message.seat, message.words, refused.refusal)
                self.send("refused", why)
        except (Late, NotYours) as fault:
            self.send("late", teller.tell(fault.message))
            self._dirty = True
        except Fault as fault:
            self.send("error", teller.tell(fault.message))

    async def _do(self, message: m.AnyIncoming) -> None:
        viewer = self.viewer
        if isinstance(message, m.Act):
            await viewer.table.act(self.guest, viewer.seen_until(message.n), message.seat, message.words)
        elif isinstance(message, m.Ping):
            self.send("pong")
        elif isinstance(message, (m.Why, m.WhyItems)):
            self._why(message)
        elif isinstance(message, m.Look):
            await self._look(message)
        elif isinstance(message, m.Acts):
            self.send("acts", message.n, await acts_of(viewer, message.n, message.seat))
        elif isinstance(message, m.Dictate):
            self.send("dictated", await taken(viewer, self.guest, message))
        elif isinstance(message, (m.Hint, m.Reason)):
            self._adviser.ask(message)
        elif isinstance(message, m.Ready):
            viewer.ready(message.seat)
            self.changed(1)
        elif isinstance(message, m.Chat):
            await self._chat(message)
        else:
            await self._settle(message)

    async def _settle(self, message: m.Matter) -> None:
        """Matters of the table."""
        viewer, matters = self.viewer, self.viewer.matters
        if isinstance(message, m.Undo):
            await matters.undo(self.guest, viewer.seen_until(message.n), viewer.undo_seat())
        elif isinstance(message, m.Answer):
            await matters.answer(self.guest, message.id, message.yes)
        elif isinstance(message, m.Offer):
            await matters.offer_draw(self.guest, message.seat)
        elif isinstance(message, m.Resign):
            await matters.resign(self.guest, message.seat)
        elif isinstance(message, m.Pause):
            await pause(viewer.table, self.guest, message.seat)
        elif isinstance(message, m.Resume):
            await resume(viewer.table, self.guest, message.seat)
        else:
            await be_quiet(viewer.table, self.guest, message.seat, message.scope)

    def _why(self, message: m.Why | m.WhyItems) -> None:
        """Only to the seat itself: a refusal may speak of what it alone knows."""
        table = self.viewer.table
        table.check_seat(self.guest, message.seat)
        if isinstance(message, m.Why):
            words = message.words[:200]
            refusal = why_not(table.game, table.state, message.seat, words)
        else:
            items = [item[:80] for item in message.items[: m.MOST_ITEMS]]
            words, refusal = why_items(table.game, table.state, message.seat, items)
        self.send("why", self.viewer.teller.why(table, message.seat, words, refusal))

    async def _look(self, message: m.Look) -> None:
        most = self.viewer.count(self.viewer.table.n)
        if not 0 <= message.n <= most:
            self.send("error", self.viewer.teller.say("no-position", most=most))
        elif not self.viewer.may_look(message.seat):
            self.send("error", self.viewer.teller.say("not-your-view"))
        else:
            self.send("past", message.n, await self.viewer.past(message.n, message.seat))

    async def _chat(self, message: m.Chat) -> None:
        text = " ".join(message.text.split())[: m.MOST_CHAT]
        if not text.isprintable() or not text:
            self._fault("not-understood", TOO_WILD)
        else:
            await self.viewer.matters.say(self.guest, text)
