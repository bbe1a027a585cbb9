"""Hints and reasons for one browser. They take a while: meanwhile it may do other things."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Callable, Final, final

from equipoise.play.advice import Advice, hint, reason
from equipoise.play.faults import Fault, Late
from equipoise.play.house import House
from equipoise.web.messages import Hint, Reason
from equipoise.web.viewer import Viewer

LOG: Final = logging.getLogger(__name__)


@final
class Adviser:
    def __init__(self, viewer: Viewer, house: House, send: Callable[..., None]) -> None:
        self._viewer = viewer
        self._house = house
        self._send = send
        self._thinking: asyncio.Task[None] | None = None
        self._asked: Hint | Reason | None = None  # since it began to think

    def ask(self, message: Hint | Reason) -> None:
        """One question at a time: of those that are asked meanwhile only the latest is answered."""
        self._asked = message
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think())

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self) -> None:
        while (message := self._asked) is not None:
            self._asked = None
            try:
                answer: tuple[str, object] = ("advice", await self._answer(message))
            except Fault as fault:
                answer = ("error", self._viewer.teller.tell(fault.message))
            except Exception:
                LOG.exception("no answer to %s", message)
                answer = ("error", self._viewer.teller.tell(Fault("no-advice").message))
            if self._asked is None:
                self._send(*answer)

    async def _answer(self, message: Hint | Reason) -> dict[str, Any]:
        viewer, house = self._viewer, self._house
        if isinstance(message, Hint):
            n, kind = viewer.count(viewer.table.n), "hint"
            advice = await hint(viewer.table, house.workers, house.hints, viewer.guest, message.seat)
        else:
            n, kind = message.n, "reason"
            advice = await self._reason(message.n)
        return {"n": n, "kind": kind, **self._told(advice)}

    async def _reason(self, count: int) -> Advice:
        viewer = self._viewer
        if not 1 <= count <= viewer.count(viewer.table.n):
            raise Late("no-reason")
        return await reason(viewer.table, self._house.workers, self._house.reasons, viewer.meant(count))

    def _told(self, advice: Advice) -> dict[str, Any]:
        tell = self._viewer.teller.tell
        return {
            "dictate": advice.dictate,
            "text": "\n".join(tell(message) for message in advice.told),
            "nearest": [
                {"words": first, "then": then, "text": tell(message)}
                for (first, *then), message in advice.offers
            ],
        }
