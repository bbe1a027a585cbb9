"""uvicorn's WebSocket with a short way for what players send and get: small, whole, text.

Handshake, pings, closing, large or broken messages go uvicorn's way, frame by frame. A server without this
(a test client has none) only lacks the short way.
"""

from __future__ import annotations

from typing import Any, Callable, Final, final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from equipoise.web.frames import frame_size, framed, small_text, whole_text

NAME: Final = "equipoise.wire"


@final
class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self.taker: Callable[[bytes], None] | None = None  # of whole small texts
        self._rest = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.taker is not None and not self._rest and (text := small_text(data)) and self._hears():
            self.taker(text)
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            size = frame_size(data)
            if size > len(data) or not size:
                self._rest = data
                return
            frame, data = (data, b"") if size == len(data) else (data[:size], data[size:])
            text = b"" if self.taker is None else whole_text(frame)
            if text and self.taker is not None and self._hears():
                self.taker(text)
            else:
                super().data_received(frame)

    def _hears(self) -> bool:
        """Whether a message may begin here."""
        return not self.frames and not self.close_sent and not self.transport.is_closing()

    def ready(self) -> bool:
        """Whether a message would go out at once."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        self.transport.write(framed(text))


def wire_of(ws: WebSocket) -> Wire | None:
    wire = ws.scope.get("extensions", {}).get(NAME)
    return wire if isinstance(wire, Wire) else None
