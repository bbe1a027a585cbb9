"""Headers, origins, limits: what keeps strangers from harming the house or each other."""

from __future__ import annotations

import time
from typing import Final, final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Styles may stand in the page, since sprites and transitions bring theirs along; scripts may not.
POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
MOST_TRACKED: Final = 10_000


class Limits(msgspec.Struct, frozen=True):
    """So many at once, and so many each second after that."""

    requests: float = 20.0
    request_burst: float = 200.0
    creates: float = 0.2
    create_burst: float = 20.0
    messages: float = 30.0
    message_burst: float = 120.0
    sockets: int = 40  # of one address at once
    outgoing: int = 64  # messages that wait for a slow reader
    faults: int = 20  # messages not understood before the socket is closed


UNLIMITED: Final = Limits(1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1_000_000)


@final
class Bucket:
    """A rate limit: filled steadily, emptied by use."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


@final
class Buckets:
    """One for each address or guest, in bounded memory: the one not used for longest is forgotten."""

    def __init__(self, rate: float, burst: float, most: int = MOST_TRACKED) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._kept: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._kept.pop(key, None) or Bucket(self._rate, self._burst)
        if len(self._kept) >= self._most:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = bucket  # now the newest
        return bucket.take()

    def __len__(self) -> int:
        return len(self._kept)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a page is from; other programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # no address at all
        return False


@final
class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, _adding(send))


def _adding(send: Send) -> Send:
    async def add(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return add
