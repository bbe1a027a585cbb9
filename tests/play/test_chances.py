"""The graph of a match that is over: made once, whoever asks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from tests.play.houses import ANN, opened, wish

from equipoise.bots.pondering import Point
from equipoise.play.advice import Graphs, chances
from equipoise.play.bots import BotFailed, Workers
from equipoise.play.faults import Fault
from equipoise.play.lobby import Lobby
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio

POINTS = [Point(0, [0.5, 0.5])]


class Painter:
    """Its first works fail."""

    def __init__(self, failures: int = 0) -> None:
        self.calls = 0
        self.failures = failures
        self.leisure = self
        self.all = cast(Workers, self)

    async def do(self, *_: object) -> list[Point]:
        self.calls += 1
        await asyncio.sleep(0.05)
        if self.calls <= self.failures:
            raise BotFailed
        return POINTS


async def resigned(lobby: Lobby) -> Table:
    table = await lobby.house.take(await lobby.create(wish("duels", ["me", "bot:greedy"])))
    await lobby.house.matters[table.match.code].resign(ANN, 0)
    return table


async def test_all_who_ask_at_once_and_later_share_one_graph(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table, painter, graphs = await resigned(lobby), Painter(), lobby.house.graphs
        asked = [asyncio.create_task(chances(table, painter.all, graphs)) for _ in range(10)]
        await asyncio.sleep(0.01)
        asked.pop(0).cancel()  # who leaves takes it from nobody
        assert await asyncio.gather(*asked) == [POINTS] * 9
        assert await chances(table, painter.all, graphs) == POINTS
        assert painter.calls == 1


async def test_a_graph_that_failed_is_tried_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table, painter, graphs = await resigned(lobby), Painter(failures=1), lobby.house.graphs
        with pytest.raises(Fault, match="no-advice"):
            await chances(table, painter.all, graphs)
        assert await chances(table, painter.all, graphs) == POINTS


async def test_a_house_that_closes_waits_for_no_graph(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await resigned(lobby)
        asked = asyncio.create_task(chances(table, lobby.house.workers, lobby.house.graphs))
        await asyncio.sleep(0.05)
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_few_graphs_are_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        painter, graphs = Painter(), Graphs(1)
        one, other = await resigned(lobby), await resigned(lobby)
        for table in (one, other, one):
            await chances(table, painter.all, graphs)
        assert painter.calls == 3
