"""What a seat writes unseen concerns nobody else: not the count of moves, not lists, undos or questions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, CAT, Ear, opened, table_for_two, wish

from equipoise.core.game import WATCHER
from equipoise.core.message import Message
from equipoise.play.faults import Late
from equipoise.play.history import Line, lines
from equipoise.play.logs import Logs
from equipoise.play.match import Move, read_match
from equipoise.play.matters import ASK, FREE
from equipoise.play.news import Answered, Put
from equipoise.play.trail import Trail, bit

pytestmark = pytest.mark.anyio

TAKE, TO = "green take tank hqg", "to g6"
HIS = "red take tank hqr"


def test_a_viewer_counts_the_moves_he_was_told_of() -> None:
    trail = Trail(2)
    hidden = bit(WATCHER) | bit(1)
    for n, unseen in enumerate([0, hidden, hidden, 0, hidden], 1):
        trail.add(Move(n, 0, "", 0, False, unseen))
    assert [trail.told(1, n) for n in range(6)] == [0, 1, 1, 1, 2, 2]
    assert [trail.told(0, n) for n in range(6)] == [0, 1, 2, 3, 4, 5]
    assert [trail.move(1, count) for count in (0, 1, 2)] == [0, 1, 4]
    assert [trail.until(1, count, 5) for count in (0, 1, 2)] == [0, 3, 5]
    assert trail.until(1, 3, 5) > 5 and trail.until(0, 6, 5) > 5
    assert [trail.private(0, n) for n in (1, 2, 4, 5)] == [False, True, False, True]
    assert not trail.private(1, 2)


async def test_only_the_seat_itself_hears_of_what_it_writes(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "power")
        own, other, watcher = Ear(ANN, 0), Ear(BOB, 1), Ear()
        table.listeners |= {own, other, watcher}
        changed, versions = table.match.changed, [table.version_of(seat) for seat in (0, 1, WATCHER)]
        await table.act(ANN, 0, 0, TAKE)
        await table.act(ANN, 1, 0, TO)
        assert (own.changes, other.changes, watcher.changes) == ([1, 2], [], [])
        assert (table.n, table.match.told, table.match.changed) == (2, 0, changed)
        assert [table.version_of(seat) for seat in (0, 1, WATCHER)] == [versions[0] + 2, *versions[1:]]
        table.match.changed -= 60
        await table.act(ANN, 2, 0, "seal")
        assert (own.changes, other.changes, watcher.changes) == ([1, 2, 3], [3], [3])
        assert table.match.told == 1 and table.match.changed > changed
        stored = await read_match(lobby.house.store, table.match.code)
        assert stored is not None and (stored.told, stored.changed) == (1, table.match.changed)
        await table.act(BOB, 0, 1, "seal")  # lists need not know it at once
        latest = await read_match(lobby.house.store, table.match.code)
        assert latest is not None and (latest.told, latest.n) == (table.match.told, table.n)
        assert latest.told > 1 and latest.changed == table.match.changed == stored.changed


async def test_who_has_written_what_is_known_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "power")
        await table.act(ANN, 0, 0, TAKE)
        await table.act(BOB, 0, 1, "seal")
        code = table.match.code
    async with opened(tmp_path) as lobby:
        trail = (await lobby.house.take(code)).trail
        assert [trail.told(viewer, 2) for viewer in (0, 1, WATCHER)] == [2, 1, 1]
        assert (trail.latest[0].n, trail.latest[1].n) == (1, 2)


async def test_leave_to_undo_does_not_depend_on_what_others_write(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "power")
        matters = lobby.house.matters[table.match.code]
        await table.act(BOB, 0, 1, HIS)
        await table.act(BOB, 1, 1, "seal")
        assert matters.can_undo(1) == FREE
        await table.act(ANN, 2, 0, TAKE)
        await table.act(ANN, 3, 0, TO)
        assert (matters.can_undo(0), matters.can_undo(1)) == (FREE, FREE)
        await matters.undo(BOB, 4, 1)
        assert (table.n, table.match.to_act, table.match.told) == (3, [0, 1], 0)
        await matters.undo(ANN, 3, 0)
        told = await lines(lobby.house.store, table.match, 0, 1, table.n)
        assert [(line.n, line.message.id) for line in told] == [(2, "pw-write-open")]
        await table.act(ANN, 2, 0, "to g4")
        await table.act(ANN, 3, 0, "seal")
        await table.act(BOB, 4, 1, "seal")
        assert matters.can_undo(0) == ASK


async def test_an_undo_is_not_late_because_others_were_quicker(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "power")
        matters = lobby.house.matters[table.match.code]
        await table.act(ANN, 0, 0, TAKE)
        await table.act(ANN, 1, 0, TO)
        await table.act(BOB, 0, 1, "seal")
        for n in (1, 4):
            with pytest.raises(Late):
                await matters.undo(ANN, n, 0, 0)
        await matters.undo(ANN, 2, 0, 0)
        assert (table.n, table.match.to_act) == (2, [0])
        with pytest.raises(Late):
            await matters.undo(ANN, 2, 0, 0)  # a button that was pressed twice


async def test_a_question_does_not_lapse_by_what_is_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "power")
        matters = lobby.house.matters[table.match.code]
        ear = Ear()
        table.listeners.add(ear)
        await matters.offer_draw(BOB, 1)
        await table.act(ANN, 0, 0, TAKE)
        assert [type(news) for news in ear.news] == [Put]
        await table.act(ANN, 1, 0, "seal")
        assert [type(news) for news in ear.news] == [Put, Answered]


async def test_a_note_stays_with_its_move_when_a_step_before_it_goes(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("power", sit=["me", "link", "link"]))
        await lobby.join(code, BOB, "Bob", 1, "")
        await lobby.join(code, CAT, "Cat", 2, "")
        table = await lobby.house.take(code)
        matters = lobby.house.matters[code]
        await table.act(ANN, 0, 0, "take tank hqg")
        await table.act(BOB, 1, 1, "seal")
        await table.prepare_log(WATCHER)
        lobby.house.workers.close()  # no bot takes part: the seat stays as it is
        await matters.resign(CAT, 2)
        before = [(line.n, line.message.id) for line in table.logs.of(WATCHER) or []]
        assert before == [(2, "pw-say-seal"), (2, "web-note-takeover")]
        await matters.undo(ANN, table.n, 0)
        told = await lines(lobby.house.store, table.match, WATCHER, 1, table.n)
        assert [(line.n, line.message.id) for line in told] == [(1, "pw-say-seal"), (1, "web-note-takeover")]


async def test_of_planting_others_hear_only_who_has_finished(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "dynasties")
        assert table.match.to_act == [0, 1]
        told, steps = table.match.told, 0
        while 0 in table.match.to_act:
            assert table.match.told == told
            words = table.game.words[table.game.legal(table.state, 0)[-1]]
            await table.act(ANN, table.n, 0, words)
            steps += 1
        assert steps > 1 and table.match.told == told + 1
        heard = await lines(lobby.house.store, table.match, 1, table.n - steps + 1, table.n)
        assert [line.message.id for line in heard] == ["dy-say-secret-planting"]


async def test_nobody_counts_what_another_takes_back_unseen(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, "power")
        matters = lobby.house.matters[table.match.code]
        await table.act(ANN, 0, 0, TAKE, 0)
        await matters.undo(ANN, 1, 0, 0)
        assert [table.lines.of(viewer) for viewer in (0, 1, WATCHER)] == [1, 0, 0]
        with pytest.raises(Late):
            await table.act(ANN, 0, 0, TAKE, 0)  # a click made before he took it back
        await table.act(BOB, 0, 1, HIS, 0)
        assert table.n == 1


def test_what_can_be_seen_piece_by_piece_can_be_so_though_somebody_takes_back_unseen() -> None:
    logs = Logs()
    logs.keep(0, [Line(n, 0, Message("pw-say-seal"), n != 2) for n in (1, 2, 3)])
    logs.take_out(2)
    assert [(line.n, line.acts) for line in logs.of(0) or []] == [(1, True), (2, True)]
