"""Creating, joining, leaving, rematches, lists, game files and the proof of the dice."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, CAT, Ear, opened, table_for_two, wish

from equipoise.core.fair import commitment
from equipoise.core.options import OptionError
from equipoise.core.record import read_record
from equipoise.core.referee import replay
from equipoise.play.changes import Change
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.lobby import LETTERS, Lobby, new_code
from equipoise.play.luck import draws, game_file
from equipoise.play.match import OPEN, OVER, RUNNING, read_match
from equipoise.play.news import Rematch
from equipoise.play.store import NotSaved, Store
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio


async def finish(table: Table) -> None:
    while table.match.to_act:
        seat = table.match.to_act[0]
        words = table.game.words[table.game.legal(table.state, seat)[0]]
        await table.act((ANN, BOB)[seat], table.n, seat, words)


def test_codes_are_easy_to_say() -> None:
    assert not set(LETTERS) & set("AEIOUY01")
    assert all(len(code) == 4 and set(code) <= set(LETTERS) for code in [new_code() for _ in range(200)])


async def test_a_match_begins_when_everybody_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish())
        match = await read_match(lobby.house.store, code)
        assert match is not None and match.stage == OPEN and match.to_act == []
        await lobby.join(code, BOB, "Bob", 1, "my own words")
        match = await read_match(lobby.house.store, code)
        assert match is not None and match.stage == RUNNING and match.to_act == [0]
        assert match.contributions() == ["my own words"]


async def test_only_one_gets_a_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish())
        joins = [lobby.join(code, guest, "X", 1, "") for guest in (BOB, CAT)]
        done = await asyncio.gather(*joins, return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Late]
        with pytest.raises(Bad):
            await lobby.join(code, CAT, "Cat", 5, "")


async def test_leaving_frees_the_seat_until_the_first_move(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code = table.match.code
        with pytest.raises(NotYours):
            await lobby.leave(code, CAT, 1)
        await lobby.leave(code, BOB, 1)
        assert table.match.stage == OPEN
        await lobby.join(code, CAT, "Cat", 1, "")
        await table.act(ANN, 0, 0, "mark a1")
        with pytest.raises(Late):
            await lobby.leave(code, CAT, 1)


async def test_what_cannot_be_created(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        with pytest.raises(OptionError) as unknown:
            await lobby.create(wish(speed=3))
        assert unknown.value.option == "speed"
        with pytest.raises(OptionError):
            await lobby.create(wish(rounds=0))
        for sit in (["me", "bot:deepest"], ["me", "bot:cmd:true"], ["me", "you"], ["me", ""]):
            with pytest.raises(Bad):
                await lobby.create(wish(sit=sit))
        with pytest.raises(Bad):
            await lobby.create(wish(names=["x" * 25]))
        with pytest.raises(Bad):
            await lobby.create(wish(names=["bell \x07"]))
        with pytest.raises(Bad):
            await lobby.create(wish("europe1815", map="/etc/passwd"))


async def test_a_disk_that_takes_nothing_is_not_called_a_lack_of_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: Store, *changes: Change) -> None:
        raise NotSaved("database or disk is full")

    async with opened(tmp_path) as lobby:
        monkeypatch.setattr(Store, "write", full)
        with pytest.raises(NotSaved):
            await lobby.create(wish())
        with pytest.raises(Fault) as begun:
            await lobby.create(wish(sit=["me", "me"]))
        assert begun.value.message.id == "web-not-saved"


async def test_a_code_that_is_taken_is_not_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as lobby:
        first = await lobby.create(wish())
        codes = iter([first, first, "ZZZZ", first, "YYYY"])
        monkeypatch.setattr("equipoise.play.lobby.new_code", lambda: next(codes))
        assert await lobby.create(wish()) == "ZZZZ"
        assert await lobby.create(wish(sit=["me", "me"])) == "YYYY"


async def test_a_rematch_moves_everybody_on_and_is_one_match(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code = table.match.code
        with pytest.raises(Late):
            await lobby.rematch(code, ANN)
        await finish(table)
        ear = Ear()
        table.listeners.add(ear)
        with pytest.raises(NotYours):
            await lobby.rematch(code, CAT)
        codes = await asyncio.gather(*[lobby.rematch(code, guest) for guest in (ANN, BOB, ANN)])
        assert len(set(codes)) == 1
        assert [type(news) for news in ear.news] == [Rematch]
        new = await lobby.house.take(codes[0])
        assert [seat.guest for seat in new.match.seats] == [BOB, ANN]
        await new.act(BOB, 0, 0, "mark a1")
    async with opened(tmp_path) as lobby:
        assert await lobby.rematch(code, BOB) == codes[0]


async def test_lists(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        waiting = await lobby.create(wish())
        hidden = wish()
        hidden.listed = False
        quiet = await lobby.create(hidden)
        table = await table_for_two(lobby)
        over = await table_for_two(lobby)
        await finish(over)
        mine, others = await lobby.lists(ANN), await lobby.lists(CAT)
        assert {match.code for match in mine["mine"]} == {waiting, quiet, table.match.code}
        assert others["mine"] == []
        for lists in (mine, others):
            assert [match.code for match in lists["open"]] == [waiting]
            assert [match.code for match in lists["running"]] == [table.match.code]
            assert [match.code for match in lists["over"]] == [over.match.code]


async def play_secretly(lobby: Lobby) -> Table:
    code = await lobby.create(wish("secret"))
    await lobby.join(code, BOB, "Bob", 1, "luck of Bob")
    return await lobby.house.take(code)


async def test_the_file_of_a_running_match_holds_no_secret(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await play_secretly(lobby)
        await table.act(ANN, 1, 0, "take 2")
        record = await game_file(lobby.house.store, table.match)
        text = record.text()
        assert table.match.secret not in text
        assert "take" not in text and "deal" not in text
        assert commitment(table.match.secret) in text


async def test_the_file_of_a_match_that_is_over_is_whole_and_its_dice_hold(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await play_secretly(lobby)
        await finish(table)
        assert table.match.stage == OVER
        text = (await game_file(lobby.house.store, table.match)).text()
        record = read_record(text)
        assert replay(table.game, record.moves).dump() == table.state.dump()
        assert record.outcome == table.game.outcome(table.state)
        assert record.luck is not None and record.luck.contributions == ["luck of Bob"]
        record.luck.dice()
        thrown = await draws(lobby.house.store, table.match)
        assert [draw.n for draw in thrown] == [1] and all(draw.holds for draw in thrown)


async def test_a_running_file_of_a_game_without_secrets_has_every_move(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        await table.act(ANN, 0, 0, "mark a1")
        record = await game_file(lobby.house.store, table.match)
        assert [move.words for move in record.moves] == ["mark a1"]
        assert record.luck is not None and not record.luck.secret


async def test_a_full_match_is_created_and_begun_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a house that dies in between leaves a match that nobody can begin."""
    async with opened(tmp_path) as lobby:
        store, write = lobby.house.store, lobby.house.store.write

        async def the_first_alone(*changes: Change) -> None:
            monkeypatch.setattr(store, "write", dead)
            await write(*changes)

        async def dead(*_: Change) -> None:
            raise NotSaved("the power is gone")

        monkeypatch.setattr(store, "write", the_first_alone)
        with contextlib.suppress(Fault):
            await lobby.create(wish(sit=["me", "me"]))
    async with opened(tmp_path) as lobby:
        mine = (await lobby.lists(ANN))["mine"]
        assert [(match.stage, match.to_act) for match in mine] == [("running", [0])]


async def test_a_form_may_send_untouched_options_of_other_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("power", pairs="west", mercenary="red"))
        match = await read_match(lobby.house.store, code)
        assert match is not None and '"pairs":"west"' in match.options and "mercenary" not in match.options
        with pytest.raises(OptionError, match="for tables with 3 seats"):
            await lobby.create(wish("power", mercenary="blue"))
