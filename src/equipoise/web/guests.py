"""Guests: people with a signed cookie and a name, and no account."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path
from typing import Final, final

from sqlalchemy import select
from starlette.requests import HTTPConnection
from starlette.responses import Response

from equipoise.play.changes import GUEST, Change
from equipoise.play.faults import Bad
from equipoise.play.lobby import LONGEST_NAME
from equipoise.play.schema import GUESTS
from equipoise.play.store import Store
from equipoise.play.texts import clean

COOKIE: Final = "guest"
YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 16
MOST_NAMES: Final = 10_000  # kept in memory


def read_key(path: Path) -> bytes:
    """The key that signs cookies: made once, readable by its owner alone."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return bytes.fromhex(path.read_text(encoding="ascii").strip())
    key = secrets.token_bytes(32)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(key.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    return key


@final
class Guests:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._names: dict[str, str] = {}

    def of(self, connection: HTTPConnection) -> str:
        """The guest of the cookie; empty if there is none, or not from us."""
        id, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        return id if id and hmac.compare_digest(signature.encode(), self._sign(id).encode()) else ""

    def new(self) -> str:
        return secrets.token_hex(ID_BYTES)

    def greet(self, connection: HTTPConnection, response: Response, id: str) -> None:
        secure = connection.url.scheme in ("https", "wss")
        value = f"{id}.{self._sign(id)}"
        response.set_cookie(
            COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )

    async def name(self, id: str) -> str:
        """Empty before the first name."""
        if not id:
            return ""
        if id not in self._names:
            rows = await self._store.rows(select(GUESTS.c.name).where(GUESTS.c.id == id))
            self._keep(id, rows[0]["name"] if rows else "")
        return self._names[id]

    async def rename(self, id: str, name: str) -> str:
        name = clean(name, LONGEST_NAME, "name")
        if not name:
            raise Bad("no-name", most=LONGEST_NAME)
        await self._store.write(Change(GUEST, id=id, name=name, created=time.time()))
        self._keep(id, name)
        return name

    def _keep(self, id: str, name: str) -> None:
        if len(self._names) >= MOST_NAMES:
            self._names.clear()
        self._names[id] = name

    def _sign(self, id: str) -> str:
        return hmac.new(self._key, b"guest " + id.encode(), hashlib.sha256).hexdigest()
