"""Hints and reasons for one browser. They take a while: meanwhile it may do other things."""

from __future__ import annotations

import asyncio
from typing import Any, Callable, final

from equipoise.play.advice import Advice, hint, reason
from equipoise.play.faults import Fault, Late
from equipoise.play.house import House
from equipoise.web.messages import Hint, Reason
from equipoise.web.viewer import Viewer


@final
class Adviser:
    def __init__(self, viewer: Viewer, house: House, send: Callable[..., None]) -> None:
        self._viewer = viewer
        self._house = house
        self._send = send
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, message: Hint | Reason) -> None:
        """One question at a time: whoever asks again meanwhile waits for the first answer."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._answer(message))

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    async def _answer(self, message: Hint | Reason) -> None:
        viewer = self._viewer
        try:
            if isinstance(message, Hint):
                n, kind = viewer.count(viewer.table.n), "hint"
                house = self._house
                advice = await hint(viewer.table, house.workers, house.hints, viewer.guest, message.seat)
            else:
                n, kind = message.n, "reason"
                advice = await self._reason(message.n)
        except Fault as fault:
            self._send("error", viewer.teller.tell(fault.message))
        else:
            self._send("advice", {"n": n, "kind": kind, **self._told(advice)})

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
