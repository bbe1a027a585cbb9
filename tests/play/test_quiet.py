"""Do not ask me: for this battle or this season the table passes for a seat, in ordinary words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.dynasties.positions import position
from tests.play.houses import ANN, BOB, CAT, opened, table_for_two, wish

from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import CAMPAIGN
from equipoise.play.batch import Batch
from equipoise.play.changes import SNAPSHOT, Change
from equipoise.play.faults import Late, NotYours
from equipoise.play.lobby import Lobby
from equipoise.play.match import read_moves
from equipoise.play.quiet import be_quiet
from equipoise.play.table import Table
from equipoise.play.takeback import take_back

pytestmark = pytest.mark.anyio

# Ann has two armies to attack Bob with, Cat two agents to meddle with and nothing else to say.
LANDS: list[dict[str, Any]] = [
    {"court": "n2t*", "armies": ["n5t: r4t1 r3t1 r2t1", "n5d: r4d1 r3d1"]},
    {"court": "n3p*", "armies": ["n3t: r1t1 r1p1", "n2p: r1p2 r1d1"]},
    {"court": "n2d* a4 a6"},
]


async def campaign(lobby: Lobby) -> Table:
    code = await lobby.create(wish("dynasties", ["me", "link", "link"]))
    await lobby.join(code, BOB, "Bob", 1, "")
    await lobby.join(code, CAT, "Cat", 2, "")
    table = await lobby.house.take(code)
    assert isinstance(table.game, DynastiesGame)
    state = position(table.game, LANDS, CAMPAIGN)
    saved = msgspec.json.encode(state.dump()).decode()
    await table.commit(
        Batch(table.game, table.match, state, []), Change(SNAPSHOT, match=code, n=table.n, state=saved)
    )
    return table


async def said(table: Table, after: int) -> list[tuple[int, str]]:
    moves = await read_moves(table.store, table.match.code, after, table.n)
    return [(move.seat, move.words) for move in moves if move.seat >= 0]


async def attack(table: Table, leader: str, defender: str) -> None:
    """Until somebody other than Ann and Bob is asked, or a victory is to be used."""
    await table.act(ANN, table.n, 0, f"attack {leader} p2")
    if table.match.to_act == [0]:
        await table.act(ANN, table.n, 0, "done")
    await table.act(BOB, table.n, 1, f"defend {defender}")
    if table.match.to_act == [1]:
        await table.act(BOB, table.n, 1, "done")


async def end_battle(table: Table) -> None:
    """Until Ann may attack again."""
    while table.match.to_act == [0] and "battle" in table.game.scopes(table.state, 0):
        legal = [table.game.words[action] for action in table.game.legal(table.state, 0)]
        await table.act(ANN, table.n, 0, "done" if "done" in legal else "keep")
    await table.act(BOB, table.n, 1, "pass")


async def test_for_a_battle_the_table_passes_and_asks_again_in_the_next(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        await attack(table, "n5t", "n3t")
        assert table.match.to_act == [2] and table.game.passing(table.state, 2) >= 0
        before = table.n
        await be_quiet(table, CAT, 2, "battle")
        words = await said(table, before)
        assert words[:2] == [(2, "pass"), (2, "pass")], "two Clashes, a word for each window"
        assert set(words) == {(2, "pass")} and table.match.to_act == [0]
        await end_battle(table)
        assert table.match.seats[2].quiet == "", "the wish ends with the battle"
        await attack(table, "n5d", "n2p")
        assert table.match.to_act == [2], "in the next battle Cat is asked again"


async def test_for_a_season_it_holds_through_battles_and_survives_the_house(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        code = table.match.code
        await be_quiet(table, CAT, 2, "season")
        assert table.match.to_act == [0] and table.match.seats[2].quiet
        await attack(table, "n5t", "n3t")
        await end_battle(table)
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(code)
        before = table.n
        await attack(table, "n5d", "n2p")
        words = await said(table, before)
        assert (2, "pass") in words and table.match.to_act != [2]
        await be_quiet(table, CAT, 2, "")
        assert table.match.seats[2].quiet == ""
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(code)
        assert table.match.seats[2].quiet == "", "asked again, and that is stored too"


async def test_what_is_no_window_is_still_asked(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        await be_quiet(table, BOB, 1, "season")
        await be_quiet(table, ANN, 0, "season")
        assert table.match.to_act == [0], "whether to attack is no reaction"
        await table.act(ANN, table.n, 0, "attack n5t p2")
        await table.act(ANN, table.n, 0, "done")
        assert table.match.to_act == [1], "whom to defend with is none either"
        with pytest.raises(Late):
            await table.act(BOB, table.n - 1, 1, "done")


async def test_the_season_ends_the_wish(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        await be_quiet(table, CAT, 2, "season")
        await table.act(ANN, table.n, 0, "pass")
        while table.match.to_act == [1]:
            await table.act(BOB, table.n, 1, "pass")
        assert len(table.match.to_act) == 3, "Planting"
        assert table.match.seats[2].quiet == ""
        assert table.game.scopes(table.state, 2) == {}, "nobody reacts to anything in Planting"


async def test_taking_back_ends_every_wish(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        await attack(table, "n5t", "n3t")
        before = table.n
        await be_quiet(table, CAT, 2, "season")
        await take_back(table, before)
        assert table.n == before and table.match.to_act == [2] and table.match.seats[2].quiet == ""


async def test_who_may_wish_what(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        with pytest.raises(NotYours):
            await be_quiet(table, ANN, 2, "season")
        for scope in ("battle", "nonsense"):  # there is no battle now
            with pytest.raises(Late):
                await be_quiet(table, CAT, 2, scope)
        other = await table_for_two(lobby)
        with pytest.raises(Late):
            await be_quiet(other, ANN, 0, "season")  # noughts and crosses has no windows


async def test_a_bot_s_move_lets_windows_go_by_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await campaign(lobby)
        await be_quiet(table, CAT, 2, "season")
        await table.act(ANN, table.n, 0, "attack n5t p2")
        await table.act(ANN, table.n, 0, "done")
        await table.act(BOB, table.n, 1, "defend n3t")
        before = table.n
        assert await table.act_for_bot(table.asked(1), 1, "done")
        assert (2, "pass") in await said(table, before)
