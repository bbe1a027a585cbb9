"""One at a time; but whoever comes while nobody is inside need not even wait for the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class Lock:
    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_at_once(self) -> bool:
        """False if somebody has it: those who wait for it come first."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """To who has waited longest: from hand to hand, so that nobody comes between."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
