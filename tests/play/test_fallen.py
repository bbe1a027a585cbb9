"""Who is out by the rules while the others play on."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import AsyncIterator

import pytest
from tests.games.duels.positions import position
from tests.games.duels.tables import table as duels
from tests.play.houses import ANN, BOB, CAT, opened, wish

from equipoise.core.game import Outcome
from equipoise.core.record import AGREED_DRAW
from equipoise.play.faults import Late
from equipoise.play.match import RESIGNED
from equipoise.play.matters import ASK, Matters
from equipoise.play.table import Table
from equipoise.web.told import teller
from equipoise.web.viewer import Viewer

pytestmark = pytest.mark.anyio


def put(table: Table, turn: str, out: str = "") -> None:
    table.state = position(duels(3), {"A": "s2", "B": "s3"}, turn=turn, thrown=4, out=out)
    table.match.to_act = table.game.to_act(table.state)


def fall(table: Table) -> None:
    """Seat 2 tips the arm, and the turn is seat 1's."""
    put(table, "B", out="C")


@asynccontextmanager
async def duel_of_three(folder: Path) -> AsyncIterator[tuple[Table, Matters]]:
    """Ann, Bob and Cat."""
    async with opened(folder) as lobby:
        code = await lobby.create(wish("duels", sit=["me", "link", "link"]))
        await lobby.join(code, BOB, "Bob", 1, "")
        await lobby.join(code, CAT, "Cat", 2, "")
        yield await lobby.house.take(code), lobby.house.matters[code]


async def test_who_is_out_has_no_share_in_a_draw_and_is_not_asked(tmp_path: Path) -> None:
    async with duel_of_three(tmp_path) as (table, matters):
        fall(table)
        assert [matters.can_draw(seat) for seat in range(3)] == [True, True, False]
        with pytest.raises(Late, match="fallen"):
            await matters.offer_draw(CAT, 2)
        await matters.offer_draw(ANN, 0)
        assert matters.question is not None and matters.question.left == {BOB}
        await matters.answer(BOB, matters.question.id, True)
        assert table.match.outcome == Outcome([1, 1, 3], [0, 0, 0], AGREED_DRAW)


async def test_who_is_out_has_nothing_to_resign_and_wins_nothing(tmp_path: Path) -> None:
    async with duel_of_three(tmp_path) as (table, matters):
        fall(table)
        offered = [Viewer(table, matters, guest, teller("en")).screen().can for guest in (ANN, BOB, CAT)]
        assert [(can.resign, can.draw) for can in offered] == [(True, True), (True, True), (False, False)]
        with pytest.raises(Late, match="fallen"):
            await matters.resign(CAT, 2)
        await matters.resign(ANN, 0)
        assert table.match.outcome == Outcome([3, 1, 2], [0, 0, 0], RESIGNED)


async def test_among_bots_of_those_who_left_nobody_who_is_out_wins(tmp_path: Path) -> None:
    async with duel_of_three(tmp_path) as (table, matters):
        await matters.resign(ANN, 0)
        fall(table)
        await matters.resign(BOB, 1)
        assert table.match.outcome == Outcome([3, 1, 2], [0, 0, 0], RESIGNED)


async def test_what_is_taken_back_may_be_a_fall(tmp_path: Path) -> None:
    async with duel_of_three(tmp_path) as (table, matters):
        put(table, "A")
        await table.act(ANN, table.n, 0, table.game.words[table.game.legal(table.state, 0)[0]])
        fall(table)
        assert matters.can_undo(0) == ASK
        await matters.undo(ANN, table.n, 0)
        assert matters.question is not None and matters.question.left == {BOB, CAT}


async def test_a_shared_screen_speaks_for_who_is_left(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish("duels", sit=["me", "link", "device"]))
        await lobby.join(code, BOB, "Bob", 1, "")
        table = await lobby.house.take(code)
        viewer = Viewer(table, lobby.house.matters[code], ANN, teller("en"))
        viewer.facing = 2
        fall(table)
        screen = viewer.screen()
        assert (screen.seat, screen.can.resign, screen.can.draw) == (0, True, True)
