"""Past positions: the saved ones spare work, the words are the truth."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.play.houses import ANN, BOB, opened, table_for_two

from equipoise.play.changes import SNAPSHOT, Change
from equipoise.play.history import position

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("saved", ['{"nothing": 1}', "{"], ids=["other names", "cut off"])
async def test_a_saved_position_of_another_layout_is_played_through_again(tmp_path: Path, saved: str) -> None:
    async with opened(tmp_path) as lobby:
        table = await table_for_two(lobby, rounds=2)
        for _ in range(3):
            (seat,) = table.game.to_act(table.state)
            words = table.game.words[table.game.legal(table.state, seat)[0]]
            await table.act((ANN, BOB)[seat], table.n, seat, words)
        await table.store.write(Change(SNAPSHOT, match=table.match.code, n=2, state=saved))
        found = await position(table.store, table.match, table.n)
        assert found.state == table.state
        assert found.last is not None
        assert found.last.n == 3
