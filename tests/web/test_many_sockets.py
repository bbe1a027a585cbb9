"""So many sockets of one address, though all of them come at the same moment."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, final

import pytest

from equipoise.play.faults import Missing
from equipoise.web.app import NO_MATCH, socket
from equipoise.web.buckets import Buckets
from equipoise.web.security import Limits
from equipoise.web.socket import TOO_MANY

pytestmark = pytest.mark.anyio


@final
class Knocking:
    def __init__(self, state: Any) -> None:
        self.app = SimpleNamespace(state=state)
        self.client = SimpleNamespace(host="10.0.0.1")
        self.headers: dict[str, str] = {}
        self.path_params = {"code": "ZZZZ"}
        self.code = 0

    async def accept(self) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code


async def test_who_comes_while_others_are_let_in_is_counted_too() -> None:
    async def take(code: str) -> None:
        await asyncio.sleep(0.01)
        raise Missing("no-match", code=code)

    settings = SimpleNamespace(limits=Limits(sockets=2))
    state = SimpleNamespace(
        settings=settings, sockets={}, requests=Buckets(100, 100), house=SimpleNamespace(take=take)
    )
    knocking = [Knocking(state) for _ in range(4)]
    await asyncio.gather(*[socket(each) for each in knocking])  # type: ignore[arg-type]
    assert [each.code for each in knocking] == [NO_MATCH, NO_MATCH, TOO_MANY, TOO_MANY]
    assert state.sockets == {}
