"""A house on a folder of its own, and ears to listen with."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import AsyncIterator, Callable, final

from equipoise.core.game import WATCHER
from equipoise.play.bots import Answer, Thought
from equipoise.play.house import House
from equipoise.play.lobby import Lobby, Wish
from equipoise.play.news import News
from equipoise.play.table import Table

ANN, BOB, CAT = "a" * 32, "b" * 32, "c" * 32


@asynccontextmanager
async def opened(
    folder: Path, bot_seconds: float = 20.0, now: Callable[[], float] = time.time
) -> AsyncIterator[Lobby]:
    house = House(folder / "equipoise.db", 1, bot_seconds, now)
    await house.open()
    try:
        yield Lobby(house)
    finally:
        await house.close()


def wish(
    game: str = "noughts", sit: list[str] | None = None, names: list[str] | None = None, **options: object
) -> Wish:
    sit = sit or ["me", "link"]
    return Wish(ANN, "Ann", game, len(sit), options, sit, names or [], True, "")


async def table_for_two(lobby: Lobby, game: str = "noughts", **options: int) -> Table:
    """Ann has seat 0, Bob seat 1; the table stays loaded."""
    code = await lobby.create(wish(game, None, None, **options))
    await lobby.join(code, BOB, "Bob", 1, "")
    return await lobby.house.take(code)


@final
class Asleep:
    """Workers in whose house bots never come to an end."""

    async def think(self, thought: Thought) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError

    def close(self) -> None:
        pass


async def with_sleepy_bots(lobby: Lobby, wanted: Wish) -> Table:
    """A table whose bots do what the test says."""
    lobby.house.workers = Asleep()  # type: ignore[assignment]
    return await lobby.house.take(await lobby.create(wanted))


@final
class Ear:
    def __init__(self, guest: str = "", seat: int = WATCHER) -> None:
        self.guest = guest
        self.seat = seat
        self.changes: list[int] = []
        self.news: list[News] = []

    def changed(self, start: int) -> None:
        self.changes.append(start)

    def eyes(self) -> list[int]:
        return [self.seat]

    def hear(self, news: News) -> None:
        self.news.append(news)
