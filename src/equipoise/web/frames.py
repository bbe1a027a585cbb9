"""Frames of a WebSocket: as a small whole text is read and written."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for this machine
    from websockets.utils import apply_mask

LARGEST: Final = 4096  # of a message from a browser
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255)) + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


def small_text(data: bytes) -> bytes:
    """The text, if this is one frame, and that a whole message as short as most; else empty."""
    size = len(data) - 6
    if 0 < size < 126 and data[0] == WHOLE_TEXT and data[1] == MASKED | size:
        return apply_mask(data[6:], data[2:6])
    return b""


def frame_size(data: bytes) -> int:
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


def whole_text(frame: bytes) -> bytes:
    """The text of a frame that is a whole message of the usual size; empty if it is anything else."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return b""
    size = frame[1] & 127
    start = 2 if size < 126 else 4
    if size == 127 or len(frame) > start + 4 + LARGEST:
        return b""
    return apply_mask(frame[start + 4 :], frame[start : start + 4])
