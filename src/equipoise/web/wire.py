"""uvicorn's WebSocket with a short way for what players send and get: small, whole, text.

Handshake, pings, closing, large or broken messages go uvicorn's way, frame by frame. A server without this
(a test client has none) only lacks the short way.
"""

from __future__ import annotations

from typing import Any, Callable, Final, final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for this machine
    from websockets.utils import apply_mask

NAME: Final = "equipoise.wire"
LARGEST: Final = 4096  # of a message from a browser
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80


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
        if self.taker is not None and _is_small_text(data) and not self._rest and self._hears():
            self.taker(apply_mask(data[6:], data[2:6]))
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            size = _frame_size(data)
            if size > len(data) or not size:
                self._rest = data
                return
            frame, data = (data, b"") if size == len(data) else (data[:size], data[size:])
            text = b"" if self.taker is None else _whole_text(frame)
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
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)


def wire_of(ws: WebSocket) -> Wire | None:
    wire = ws.scope.get("extensions", {}).get(NAME)
    return wire if isinstance(wire, Wire) else None


def _is_small_text(data: bytes) -> bool:
    """Whether it is one frame, and that a whole message as short as most."""
    size = len(data) - 6
    return 0 < size < 126 and data[0] == WHOLE_TEXT and data[1] == MASKED | size


def _frame_size(data: bytes) -> int:
    """Of the frame at the beginning, with its head; 0 if it cannot be known yet.

    What is too large is handed on as it comes: uvicorn closes the socket at its head.
    """
    if len(data) < 2:
        return 0
    size = data[1] & 127
    mask = 4 if data[1] & MASKED else 0
    if size < 126:
        return 2 + mask + size
    wide = 2 if size == 126 else 8
    if len(data) < 2 + wide:
        return 0
    size = int.from_bytes(data[2 : 2 + wide], "big")
    return 2 + wide + mask + size if size <= LARGEST else len(data)


def _whole_text(frame: bytes) -> bytes:
    """The text of a frame that is a whole message of the usual size; empty if it is anything else."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return b""
    size = frame[1] & 127
    start = 2 if size < 126 else 4
    if size == 127 or len(frame) > start + 4 + LARGEST:
        return b""
    return apply_mask(frame[start + 4 :], frame[start : start + 4])
