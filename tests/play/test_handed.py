"""At a table of the house bots, hints and reasons are thought out from what their seat knows and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Awaitable, Callable, Final, NoReturn, cast

import msgspec
import pytest
from tests.play.houses import ANN, opened, wish, with_sleepy_bots
from tests.twins import RIVAL, SEAT, SECRET, Handed, in_games_with_secrets, same_luck, twins

from equipoise.core.game import Saved
from equipoise.play import lobby as lobbies
from equipoise.play.advice import hint, reason
from equipoise.play.bots import Thought, Workers
from equipoise.play.driver import drive
from equipoise.play.hints import Hints
from equipoise.play.house import House
from equipoise.play.reasons import Reasons
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio


class Spies:
    """Workers who are handed something to think about."""

    def __init__(self) -> None:
        self.deep = self.leisure = self

    async def think(self, thought: Thought) -> NoReturn:
        await self.do(None, thought)

    async def do(self, work: object, thought: Thought) -> NoReturn:
        assert thought.seat == SEAT
        raise Handed(msgspec.json.decode(thought.guess))


SPIES: Final = cast(Workers, Spies())
Ask = Callable[[House, Table], Awaitable[object]]


async def bot(house: House, table: Table) -> None:
    await drive(table, SPIES, Reasons())


async def hint_for_a_person(house: House, table: Table) -> None:
    await hint(table, SPIES, Hints(), ANN, SEAT)


async def reason_of_a_bot(house: House, table: Table) -> None:
    await table._play(SEAT, table.game.legal(table.state, SEAT)[0])
    n = table.trail.latest[SEAT].n
    await house.matters[table.match.code].resign(ANN, RIVAL)
    await reason(table, SPIES, Reasons(), n)


@in_games_with_secrets
@pytest.mark.parametrize(
    ("ask", "sit"),
    [
        (bot, ["bot:strong", "me"]),
        (hint_for_a_person, ["me", "bot:strong"]),
        (reason_of_a_bot, ["bot:strong", "me"]),
    ],
)
async def test_who_thinks_is_handed_what_the_seat_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask: Ask, sit: list[str], name: str, mode: str
) -> None:
    monkeypatch.setattr(lobbies, "new_secret", lambda: SECRET)
    same_luck(monkeypatch)
    found = twins(name, mode)
    handed: list[Saved] = []
    async with opened(tmp_path) as lobby:
        for moves, s in zip(found.moves, found.states):
            table = await with_sleepy_bots(lobby, wish(name, sit, None, **found.options))
            for move in moves:
                if move.seat >= 0:  # chance answers by itself, and the same
                    await table._play(move.seat, table.game.ids[move.words])
            assert table.state == s
            with pytest.raises(Handed) as caught:
                await ask(lobby.house, table)
            handed.append(caught.value.guess)
    found.check(handed)
