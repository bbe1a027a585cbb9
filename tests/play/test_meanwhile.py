"""What happens at a table while a bot thinks, and whether its thought still counts."""

from __future__ import annotations

from pathlib import Path
from typing import Awaitable, Callable

import pytest
from tests.play.houses import ANN, opened, wish, with_sleepy_bots

from equipoise.bots.pondering import Idea, Pondered
from equipoise.play import driver
from equipoise.play.bots import Answer, Thought
from equipoise.play.history import position
from equipoise.play.reasons import Reasons

pytestmark = pytest.mark.anyio


class Musing:
    """A bot that something happens to each time it is asked, before it answers."""

    def __init__(self, words: list[str], *meanwhile: Callable[[], Awaitable[None]]) -> None:
        self.words = words
        self.meanwhile = list(meanwhile)
        self.calls = 0

    async def think(self, thought: Thought) -> Answer:
        self.calls += 1
        if self.meanwhile:
            await self.meanwhile.pop(0)()
        return Answer(self.words[0], Pondered([Idea(1, self.words, 0.5)], None))


@pytest.mark.parametrize("game", ["power", "dynasties", "macht"])
async def test_a_thought_counts_though_somebody_who_decides_too_was_quicker(
    tmp_path: Path, game: str
) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish(game, ["me", "bot:master"]))
        while table.match.to_act != [0, 1]:
            seat = table.match.to_act[0]
            await table._play(seat, table.game.legal(table.state, seat)[0])

        async def decide() -> None:
            while 0 in table.match.to_act:
                await table.act(ANN, table.n, 0, table.game.words[table.game.legal(table.state, 0)[0]])

        words = table.game.words[table.game.legal(table.state, 1)[-1]]
        bot, reasons = Musing([words], decide), Reasons()
        assert await driver._move(table, bot, reasons, 1)  # type: ignore[arg-type]
        move = table.trail.latest[1]
        assert (bot.calls, move.words) == (1, words)
        before = (await position(table.store, table.match, move.n - 1)).state
        assert reasons.find(table, before, 1, words) is not None, "why it did so is kept with the move"


async def test_a_thought_of_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await with_sleepy_bots(lobby, wish("power", ["me", "bot:master"]))
        matters = lobby.house.matters[table.match.code]
        await table.act(ANN, 0, 0, "seal")

        async def think_better_of_it() -> None:
            await matters.undo(ANN, 1, 0)
            await table.act(ANN, 0, 0, "seal")

        bot = Musing(["seal"], think_better_of_it)
        assert not await driver._move(table, bot, Reasons(), 1)  # type: ignore[arg-type]

        async def resign() -> None:
            await matters.resign(ANN, 0)

        bot = Musing(["seal"], resign)
        assert not await driver._move(table, bot, Reasons(), 1)  # type: ignore[arg-type]
        assert table.n == 1
