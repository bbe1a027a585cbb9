"""What takes long to find is looked for once, however many ask for it, and kept."""

from __future__ import annotations

import asyncio
from typing import Any, Callable, Coroutine, Generic, TypeVar, final

K = TypeVar("K")
T = TypeVar("T")
Look = Callable[[], Coroutine[Any, Any, T]]


@final
class Once(Generic[K, T]):
    """In memory; the oldest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, asyncio.Task[T]] = {}

    async def get(self, key: K, look: Look[T]) -> T:
        """Who waits no longer leaves it to the others. What failed is looked for again when asked for."""
        task = self._kept.get(key)
        if task is None:
            while len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
            task = self._kept[key] = asyncio.create_task(look())
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(task)

    def _done(self, key: K, task: asyncio.Task[T]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._kept.get(key) is task:
            del self._kept[key]

    async def close(self) -> None:
        under_way = list(self._kept.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
