"""The sandglass of a table, by a clock that the tests turn."""

from __future__ import annotations

from pathlib import Path
from typing import final

import pytest
from tests.play.houses import ANN, BOB, Ear, opened

from equipoise import catalog
from equipoise.core.game import WATCHER
from equipoise.play.clock import Clock, pause, resume, time_up
from equipoise.play.faults import Bad, Late, NotYours
from equipoise.play.history import lines
from equipoise.play.lobby import Lobby, Wish
from equipoise.play.news import Turned
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio

BEGUN = 1_000_000.0


@final
class Time:
    def __init__(self) -> None:
        self.now = BEGUN

    def __call__(self) -> float:
        return self.now


def clocked(game: str, seconds: int) -> Wish:
    return Wish(ANN, "Ann", game, 2, {}, ["me", "link"], [], True, clock=seconds)


async def table_with_clock(lobby: Lobby) -> Table:
    """Ann and Bob, both of them there."""
    code = await lobby.create(clocked("power", 360))
    await lobby.join(code, BOB, "Bob", 1, "")
    table = await lobby.house.take(code)
    table.listeners |= {Ear(ANN, 0), Ear(BOB, 1)}
    return table


def clock_of(table: Table) -> Clock:
    assert table.match.clock is not None
    return table.match.clock


@pytest.mark.rule("PW-065", "PW-067", "PW-157")
async def test_the_book_says_how_long_a_glass_runs() -> None:
    power = catalog.find("power")
    assert power.clock == {2: 360, 3: 180, 4: 180} and power.pause == 180
    assert catalog.find("noughts").clock == {}


@pytest.mark.rule("PW-073")
async def test_when_time_is_up_what_is_written_is_sealed(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, now=time) as lobby:
        table = await table_with_clock(lobby)
        assert clock_of(table).deadline == BEGUN + 360
        for n, words in enumerate(["green take tank hqg", "to g6", "green take fighter hqg"]):
            time.now += 60
            await table.act(ANN, n, 0, words)
            assert clock_of(table).deadline == BEGUN + 360
        time.now = BEGUN + 359
        await time_up(table)
        assert table.match.to_act == [0, 1]
        time.now = BEGUN + 361
        await time_up(table)
        told = await lines(lobby.house.store, table.match, 1, 1, table.n)
        assert [line.message.id for line in told] == [
            "pw-say-seal", "web-note-time-up", "pw-say-resolved", "web-note-time-up",
        ]  # fmt: skip
        assert table.match.to_act == [1], "who has written nothing pays, and is asked with which piece"
        assert clock_of(table).deadline == BEGUN + 361 + 360
        time.now += 360
        await time_up(table)
        legal = [table.game.words[action] for action in table.game.legal(table.state, 0)]
        assert "green take tank g6" in legal, "the order that was whole is carried out"
        assert table.match.to_act == [0, 1] and clock_of(table).deadline == time.now + 360


async def test_the_glass_is_turned_for_each_new_decision(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, now=time) as lobby:
        table = await table_with_clock(lobby)
        time.now += 100
        await table.act(ANN, 0, 0, "seal")
        assert clock_of(table).deadline == BEGUN + 360, "the other is not asked anew"
        await table.act(BOB, 1, 1, "seal")
        assert table.match.to_act == [0] and clock_of(table).deadline == BEGUN + 460, "a question"
        time.now += 1000
        await time_up(table)
        assert table.match.to_act == [1], "each has soldiers in both HQs, and the first has paid"


@pytest.mark.rule("PW-065", "PW-R32")
async def test_each_player_has_one_pause(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, now=time) as lobby:
        table = await table_with_clock(lobby)
        ear = Ear()
        table.listeners.add(ear)
        time.now += 60
        with pytest.raises(NotYours):
            await pause(table, BOB, 0)
        await pause(table, ANN, 0)
        assert (clock_of(table).left(time.now), clock_of(table).by) == (300, 0)
        with pytest.raises(Late):
            await pause(table, BOB, 1)
        await table.act(ANN, 0, 0, "green take tank hqg")  # orders may be written on
        time.now += 100
        assert clock_of(table).left(time.now) == 300
        with pytest.raises(NotYours):
            await resume(table, BOB, 1)
        await resume(table, ANN, 0)
        assert clock_of(table).deadline == time.now + 300
        with pytest.raises(Late):
            await resume(table, ANN, 0)
        with pytest.raises(Late):
            await pause(table, ANN, 0)
        await pause(table, BOB, 1)
        time.now += 180 + 299  # a pause ends by itself
        assert clock_of(table).left(time.now) == 1
        await time_up(table)
        assert 0 in table.match.to_act and len(table.match.to_act) == 2
        assert [type(news) for news in ear.news] == [Turned] * 3


async def test_the_time_that_is_left_outlasts_the_house(tmp_path: Path) -> None:
    time = Time()
    async with opened(tmp_path, now=time) as lobby:
        table = await table_with_clock(lobby)
        code = table.match.code
        await pause(table, ANN, 0)
        before = clock_of(table)
    time.now += 10_000
    async with opened(tmp_path, now=time) as lobby:
        table = await lobby.house.take(code)
        assert clock_of(table) == before and clock_of(table).used == [0]
        await time_up(table)
        assert table.match.to_act == [0, 1], "nobody is there"
        table.listeners.add(Ear())
        await time_up(table)
        assert table.match.to_act == [0, 1], "nobody who plays"
        table.listeners.add(Ear(BOB, 1))
        await time_up(table)
        assert clock_of(table).deadline == time.now + 360


async def test_a_table_without_a_glass_and_glasses_that_are_none(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        for wish in (
            clocked("power", 9),
            clocked("power", 3601),
            clocked("power", -5),
            clocked("noughts", 60),
        ):
            with pytest.raises(Bad):
                await lobby.create(wish)
        code = await lobby.create(clocked("power", 0))
        await lobby.join(code, BOB, "Bob", 1, "")
        table = await lobby.house.take(code)
        assert table.match.clock is None
        with pytest.raises(Bad):
            await pause(table, ANN, 0)


async def test_a_step_taken_back_leaves_the_glass_alone_and_a_round_taken_back_turns_it(
    tmp_path: Path,
) -> None:
    time = Time()
    async with opened(tmp_path, now=time) as lobby:
        table = await table_with_clock(lobby)
        matters = lobby.house.matters[table.match.code]
        await table.act(ANN, 0, 0, "green take tank hqg")
        time.now += 50
        await matters.undo(ANN, 1, 0)
        assert clock_of(table).deadline == BEGUN + 360
        for guest, seat, n, words in (
            (ANN, 0, 0, "green take tank hqg"),
            (ANN, 0, 1, "to g6"),
            (ANN, 0, 2, "seal"),
        ):
            await table.act(guest, n, seat, words)
        await table.act(BOB, 3, 1, "red take tank hqr")
        await table.act(BOB, 4, 1, "to r8")
        await table.act(BOB, 5, 1, "seal")
        assert clock_of(table).deadline == BEGUN + 410
        time.now += 10
        await matters.undo(BOB, 6, 1)
        assert matters.question is not None
        await matters.answer(ANN, matters.question.id, True)
        assert table.match.to_act == [1]
        assert await lines(lobby.house.store, table.match, WATCHER, 1, table.n) != []
