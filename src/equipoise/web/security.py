"""Headers, origins, limits: what keeps strangers from harming the house or each other."""

from __future__ import annotations

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


def from_here(connection: HTTPConnection) -> bool:
    """Whether the page was opened by an address that means another machine elsewhere."""
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # no address at all
        return False
    return host in ("localhost", "::1") or host.startswith("127.")


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
