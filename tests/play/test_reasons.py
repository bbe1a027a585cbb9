"""Why a bot did it: what it thought itself, as long as that is remembered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, opened, wish

from equipoise.bots.pondering import Idea, Pondered
from equipoise.core.message import Message
from equipoise.locale import Speaker
from equipoise.play import reasons
from equipoise.play.advice import MOST_SENTENCES, hint, reason
from equipoise.play.bots import Workers
from equipoise.play.faults import Late
from equipoise.play.history import position
from equipoise.play.match import OVER, Move, read_moves
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
    workers.do = None  # type: ignore[method-assign,assignment]
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
        assert "web-reason-best" in ids(again)


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


OPENING = {"take", "launch", "make", "add"}  # words of an order that another one completes


def longest_sheet(moves: list[Move]) -> tuple[int, int, list[str]]:
    """Whose it is, the number of its seal, and its words: who slips may seal a sheet of a word or two."""
    sheets: list[tuple[int, int, list[str]]] = []
    for seat in (0, 1):
        words: list[str] = []
        for move in moves:
            if move.seat == seat and move.words == "seal":
                sheets.append((seat, move.n, words))
                words = []
            elif move.seat == seat and not {"pay", "prisoners", "flag"} & set(move.words.split()):
                words.append(move.words)
    return max(sheets, key=lambda sheet: len(sheet[2]))


async def test_who_asks_of_a_plan_is_told_the_whole_of_it(tmp_path: Path) -> None:
    """A sheet of power is one choice of many words, of which others see only the seal."""
    async with opened(tmp_path) as lobby:
        house = lobby.house
        sit = ["bot:casual", "bot:casual"]
        table = await house.take(await lobby.create(wish("power", sit, None, rounds=3)))
        for _ in range(600):
            if table.match.stage == OVER:
                break
            await asyncio.sleep(0.1)
        moves = await read_moves(table.store, table.match.code, 0, table.n)
        seat, sealed, own = longest_sheet(moves)
        assert len(own) > 2, "no plan"
        before = (await position(table.store, table.match, sealed - 1)).state
        kept = house.reasons.find(table, before, seat, "seal")
        assert kept is not None and kept.said == len(own)
        told = [
            Speaker().tell(message) for message in (await reason(table, idle(), house.reasons, sealed)).told
        ]
        liked = next(text for text in told if text.startswith("It liked best: "))
        assert "…" not in liked
        whole = [words for words in kept.ideas[0].words if not OPENING & set(words.split())]
        rows = [words for words in whole if words != "seal"]
        assert liked.count(": ") - 1 >= min(len(rows), MOST_SENTENCES), "each row begins with its colour"
        more = len(whole) - MOST_SENTENCES
        assert (f" And {more} more." in liked) == (more > 0)
        slipped = kept.ideas[0].words[: kept.said] != own
        assert any(text.startswith("It did otherwise") for text in told) == slipped


async def test_ways_that_begin_alike_are_offered_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish("power", ["me", "bot:uniform"])))
        begin = ["green take fighter hqg", "to r0"]
        more = [*begin, "green take destroyer hqg", "to s6", "seal"]
        ways = [Idea(0, [*begin, "seal"], 0.5), Idea(0, ["seal"], 0.4), Idea(0, more, 0.3)]

        async def found(*_: object) -> Pondered:
            return Pondered(ways, None)

        workers = idle()
        workers.do = found  # type: ignore[assignment]
        advice = await hint(table, workers, ANN, 0)
        assert [words for words, _ in advice.offers] == [[*begin, "seal"], ["seal"]]
        best = Speaker().tell(advice.told[0])
        assert best.startswith("Best seems: green: fighter from the green HQ to red 0. ")


async def test_a_plan_that_cannot_go_on_there_is_told_by_its_first_word(tmp_path: Path) -> None:
    """What others would answer is thought of another sheet of theirs than the one that is guessed."""
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish("power", ["me", "bot:uniform"])))
        way = Idea(0, ["green take fighter hqg", "at r0", "seal"], 0.5)

        async def found(*_: object) -> Pondered:
            return Pondered([way], None)

        workers = idle()
        workers.do = found  # type: ignore[assignment]
        best = Speaker().tell((await hint(table, workers, ANN, 0)).told[0])
        assert best.startswith("Best seems: ") and "fighter from the green HQ" in best


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
