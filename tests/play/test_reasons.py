"""Why a bot did it: what it thought itself, as long as that is remembered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, opened, wish, with_sleepy_bots

from equipoise.bots.pondering import Idea, Pondered
from equipoise.core.message import Message
from equipoise.play import reasons
from equipoise.play.advice import reason
from equipoise.play.bots import Workers
from equipoise.play.faults import Late
from equipoise.play.history import position
from equipoise.play.match import OVER, read_moves
from equipoise.play.reasons import Reasons
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio


async def thought_move(table: Table, kept: Reasons) -> int:
    """The number of a move that a bot has thought about; whatever Ann has to do meanwhile she does."""
    for _ in range(300):
        for move in await read_moves(table.store, table.match.code, 0, table.n):
            before = (await position(table.store, table.match, move.n - 1)).state
            if kept.find(table, before, move.seat, move.words) is not None:
                return move.n
        for seat in table.match.seats_of(ANN):
            if seat in table.match.to_act:
                words = table.game.words[table.game.legal(table.state, seat)[0]]
                await table.act(ANN, table.n, seat, words)
        await asyncio.sleep(0.1)
    raise AssertionError("the bot does not move")


def idle() -> Workers:
    """Who cannot think anything over."""
    workers = Workers(1)
    workers.leisure = None  # type: ignore[assignment]
    return workers


def ids(told: list[Message]) -> list[str]:
    return [message.id for message in told]


async def test_a_bot_remembers_what_it_thought(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        house = lobby.house
        table = await house.take(await lobby.create(wish("europe1815", ["bot:casual", "bot:casual"])))
        n = await thought_move(table, house.reasons)
        told = (await reason(table, idle(), house.reasons, n)).told
        assert "web-reason-liked" in ids(told)
        # After a restart nothing is remembered.
        again = (await reason(table, house.workers, Reasons(), n)).told
        assert again[0].id in ("web-reason-best", "web-reason-rather")


async def test_what_is_remembered_is_told_no_earlier(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        house = lobby.house
        table = await house.take(await lobby.create(wish("macht", ["bot:novice", "me"])))
        n = await thought_move(table, house.reasons)
        with pytest.raises(Late, match="reason-later"):
            await reason(table, house.workers, house.reasons, n)
        await house.matters[table.match.code].resign(ANN, 1)
        assert "web-reason-liked" in ids((await reason(table, idle(), house.reasons, n)).told)


async def test_what_somebody_wrote_unseen_before_he_resigned_was_no_bots(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish("power", ["me", "link"])))
        await lobby.join(table.match.code, BOB, "Bob", 1, "")
        for n, words in enumerate(["green take fighter hqg", "to r0"]):
            await table.act(ANN, n, 0, words)
        await lobby.house.matters[table.match.code].resign(ANN, 0)
        for n in (1, 2):
            with pytest.raises(Late, match="no-reason"):
                await reason(table, idle(), lobby.house.reasons, n)


async def do_anything(table: Table) -> int:
    """Whoever is to act; the number of the move."""
    seat = table.match.to_act[0]
    await table._play(seat, table.game.legal(table.state, seat)[0])
    return table.n


@pytest.mark.parametrize("people", [1, 2])
async def test_what_a_bot_fears_is_no_hint_among_people(tmp_path: Path, people: int) -> None:
    async with opened(tmp_path) as lobby:
        sit = ["bot:strong", "me", "link" if people == 2 else "bot:strong"]
        table = await with_sleepy_bots(lobby, wish("europe1815", sit, round_limit=1))
        if people == 2:
            await lobby.join(table.match.code, BOB, "Bob", 2, "")
        while table.match.to_act != [0]:
            await do_anything(table)
        before = table.state.copy()
        words = table.game.words[table.game.legal(before, 0)[0]]
        n, after = await do_anything(table), table.match.to_act[0]
        answer = table.game.words[table.game.legal(table.state, after)[0]]
        kept = Reasons()
        fears = Pondered([Idea(0, [words], 0.5)], Idea(after, [answer], 0.1, [words]))
        kept.keep(table, before, 0, words, fears)
        told = ids((await reason(table, idle(), kept, n)).told)
        assert told == ["web-reason-liked", "web-advice-feared"][: 3 - people]
        while table.match.stage != OVER:
            await do_anything(table)
        told = ids((await reason(table, idle(), kept, n)).told)
        assert told == ["web-reason-liked", "web-advice-feared"]


def thought(words: str) -> Pondered:
    return Pondered([Idea(0, [words], 0.5)], None)


async def test_a_reason_is_of_the_position_and_the_words(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish(sit=["me", "bot:uniform"])))
        table.after_change = None
        kept, before = Reasons(), table.state.copy()
        kept.keep(table, before, 0, "mark a1", thought("mark a1"))
        assert kept.find(table, before, 0, "mark a1") == thought("mark a1")
        assert kept.find(table, before, 0, "mark a2") is None
        assert kept.find(table, before, 1, "mark a1") is None
        await table.act(ANN, 0, 0, "mark b2")
        assert kept.find(table, table.state, 0, "mark a1") is None


async def test_few_reasons_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "MOST", 2)
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish(sit=["me", "bot:uniform"])))
        kept, before = Reasons(), table.state
        for words in ("mark a1", "mark a2", "mark a3"):
            kept.keep(table, before, 0, words, thought(words))
        assert kept.find(table, before, 0, "mark a1") is None
        assert kept.find(table, before, 0, "mark a3") == thought("mark a3")
