"""The door of a table: what comes through, and what does not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, CAT, Ear, opened, table_for_two, wish

from equipoise.core.referee import Refused
from equipoise.play.changes import STEP, Change
from equipoise.play.faults import Bad, Fault, Late, Missing, NotYours
from equipoise.play.history import EVERY, lines, position
from equipoise.play.match import OVER, RUNNING, read_moves
from equipoise.play.store import NotSaved, Stale

pytestmark = pytest.mark.anyio


async def test_a_move_is_saved_before_it_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        ear = Ear()
        table.listeners.add(ear)
        await table.act(ANN, 0, 0, "  Mark   A1 ")
        assert ear.changes == [1]
        assert table.n == 1
        assert [move.words for move in await read_moves(lobby.house.store, table.match.code, 0, 9)] == [
            "mark a1"
        ]


async def test_who_is_late_changes_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        await table.act(ANN, 0, 0, "mark a1")
        for n in (0, 2, -1):
            with pytest.raises(Late):
                await table.act(BOB, n, 1, "mark b1")
        assert table.n == 1


@pytest.mark.parametrize(("guest", "seat"), [(BOB, 0), (CAT, 0), ("", 0), (ANN, 1), (ANN, -1), (ANN, 7)])
async def test_nobody_moves_for_another(tmp_path: Path, guest: str, seat: int) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        with pytest.raises(NotYours):
            await table.act(guest, 0, seat, "mark a1")
        assert table.n == 0


async def test_words_that_are_not_legal(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        await table.act(ANN, 0, 0, "mark a1")
        with pytest.raises(Refused) as taken:
            await table.act(BOB, 1, 1, "mark a1")
        assert taken.value.refusal.rule == "NC-2"
        with pytest.raises(Refused) as unknown:
            await table.act(BOB, 1, 1, "dance")
        assert unknown.value.refusal.rule == ""
        with pytest.raises(Bad):
            await table.act(BOB, 1, 1, "x" * 1000)
        assert table.n == 1


async def test_of_two_at_once_exactly_one_wins(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        words = ["mark a1", "mark b2", "mark c3", "mark a2"]
        done = await asyncio.gather(*[table.act(ANN, 0, 0, each) for each in words], return_exceptions=True)
        assert [type(each) for each in done if each is not None] == [Late, Late, Late]
        assert table.n == 1


async def test_an_unknown_match(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        with pytest.raises(Missing):
            await lobby.house.take("ZZZZ")
        assert lobby.house.matters == {}


async def test_nobody_moves_before_all_are_here_or_after_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish())
        table = await lobby.house.take(code)
        with pytest.raises(Late):
            await table.act(ANN, 0, 0, "mark a1")
        await lobby.join(code, BOB, "Bob", 1, "")
        for n, (guest, words) in enumerate([(ANN, "a1"), (BOB, "b1"), (ANN, "a2"), (BOB, "b2"), (ANN, "a3")]):
            await table.act(guest, n, n % 2, f"mark {words}")
        assert table.match.stage == OVER
        assert table.match.outcome is not None and table.match.outcome.ranks == [1, 2]
        with pytest.raises(Late):
            await table.act(BOB, 5, 1, "mark c1")


async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code = table.match.code
        await table.act(ANN, 0, 0, "mark a1")
        await table.act(BOB, 1, 1, "mark b1")
        before = table.state.dump()
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(code)
        assert (table.n, table.state.dump(), table.match.stage) == (2, before, RUNNING)
        await table.act(ANN, 2, 0, "mark a2")
        assert table.n == 3


async def test_a_write_behind_our_back_is_noticed(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        await lobby.house.store.write(
            Change(
                STEP, match=table.match.code, old_n=0, new_n=0, new_stage=OVER, new_draws=0, new_to_act="[]",
                new_outcome=None, new_changed=0.0, new_told=0,
            )
        )  # fmt: skip
        table.match.n = 7  # as if another process had moved
        with pytest.raises(Late):
            await table.act(ANN, 7, 0, "mark a1")
        with pytest.raises(Late):
            await table.act(ANN, 0, 0, "mark a1")
        assert table.match.stage == OVER


async def test_what_the_disk_refuses_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        ear = Ear()
        table.listeners.add(ear)

        async def full(*_: Change) -> None:
            raise NotSaved("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.house.store, "write", full)
            with pytest.raises(Fault):
                await table.act(ANN, 0, 0, "mark a1")
        assert ear.changes == []
        await table.act(ANN, 0, 0, "mark a1")
        assert table.n == 1


async def test_one_bad_job_does_not_harm_its_group(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        tables = [await table_for_two(lobby) for _ in range(5)]
        bad = Change(
            STEP, match="none", old_n=0, new_n=1, new_stage=OVER, new_draws=0, new_to_act="[]",
            new_outcome=None, new_changed=0.0, new_told=0,
        )  # fmt: skip
        done = await asyncio.gather(
            *[table.act(ANN, 0, 0, "mark a1") for table in tables],
            lobby.house.store.write(bad),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [type(None)] * 5 + [Stale]
        assert [table.n for table in tables] == [1] * 5


async def test_any_past_position_and_any_line_without_the_start(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, rounds=1000)
        states = [table.state.dump()]
        while table.n < 3 * EVERY + 7:
            seat = table.match.to_act[0]
            words = table.game.words[table.game.legal(table.state, seat)[0]]
            await table.act((ANN, BOB)[seat], table.n, seat, words)
            states.append(table.state.dump())
        for n in (0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, table.n):
            found = await position(lobby.house.store, table.match, n)
            assert found.state.dump() == states[n]
            assert (found.last.n if found.last else 0) == n
        told = await lines(lobby.house.store, table.match, 0, 2 * EVERY + 1, 2 * EVERY + 3)
        assert [line.n for line in told] == [2 * EVERY + 1, 2 * EVERY + 2, 2 * EVERY + 3]


async def test_tables_are_loaded_only_while_somebody_looks(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        code = table.match.code
        both = await asyncio.gather(lobby.house.take(code), lobby.house.take(code))
        assert both[0] is both[1] is table
        for _ in range(3):
            assert code in lobby.house.matters
            lobby.house.give_back(code)
        assert lobby.house.matters == {}
        again = await asyncio.gather(lobby.house.take(code), lobby.house.take(code))
        assert again[0] is again[1] is not table


async def test_at_once_is_the_same_door(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        ear, ends = Ear(), list[Fault | None]()
        table.listeners.add(ear)
        with pytest.raises(NotYours):
            table.act_at_once(BOB, 0, 0, "mark a1", ends.append)
        with pytest.raises(Refused):
            table.act_at_once(ANN, 0, 0, "dance", ends.append)
        assert table.act_at_once(ANN, 0, 0, "mark a1", ends.append)
        assert (table.n, ear.changes, ends) == (0, [], [])  # not before it is on the disk
        assert not table.act_at_once(ANN, 0, 0, "mark b1", ends.append)  # one after the other
        with pytest.raises(Late):
            await table.act(ANN, 0, 0, "mark b1")  # it has waited for the first
        assert (table.n, ear.changes, ends) == (1, [1], [None])


async def test_at_once_hears_what_the_disk_refuses(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        ear, ends = Ear(), list[Fault | None]()
        table.listeners.add(ear)
        table.match.n = 7  # as if another process had moved
        assert table.act_at_once(ANN, 7, 0, "mark a1", ends.append)
        while not ends:
            await asyncio.sleep(0.01)
        assert isinstance(ends[0], Late) and ear.changes == []
        assert not table.act_at_once(ANN, 0, 0, "mark a1", ends.append)  # it is to be read anew first
        await table.act(ANN, 0, 0, "mark a1")
        assert table.n == 1


async def test_a_click_on_a_position_that_was_taken_back_is_late_though_its_number_fits(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby)
        matters = lobby.house.matters[table.match.code]
        await table.act(ANN, 0, 0, "mark a1", 0)
        await matters.undo(ANN, 1, 0, 0)
        await table.act(ANN, 0, 0, "mark b2", table.lines.of(0))
        for move in (table.act, table.dictate):
            with pytest.raises(Late):
                await move(BOB, 1, 1, "mark c3", 0)  # he saw a1
        with pytest.raises(Late):
            table.act_at_once(BOB, 1, 1, "mark c3", lambda _: None, 0)
        with pytest.raises(Late):
            await matters.undo(ANN, 1, 0, 0)
        assert table.n == 1
        await table.act(BOB, 1, 1, "mark c3", table.lines.of(1))
        assert table.n == 2
