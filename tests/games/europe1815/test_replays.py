"""Golden games: every number of seats and every way to end, replayed word by word."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.europe1815.make_replays import MOST_MOVES, file_name
from tests.games.europe1815.positions import TITLE

from equipoise import catalog
from equipoise.core.record import read_record
from equipoise.core.referee import replay

FOLDER = Path(__file__).parent / "replays"
FILES = sorted(FOLDER.glob("*.game"))
PAIRS = [(seats, reason) for seats in range(TITLE.fewest, TITLE.most + 1) for reason in TITLE.reasons]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_ends_as_it_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    s = replay(game, record.moves)
    assert record.outcome is not None
    assert game.outcome(s) == record.outcome
    assert game.to_act(s) == []
    assert len(record.moves) <= MOST_MOVES
    assert game.version == record.version


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_did_not_end_before(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    assert game.outcome(replay(game, record.moves[:-1])) is None


@pytest.mark.rule("EU-R69", "EU-R70", "EU-R93", "EU-R95", "EU-R96", "EU-R97", "EU-R98")
@pytest.mark.parametrize(("seats", "reason"), PAIRS)
def test_there_is_a_game_for_every_number_of_seats_and_every_ending(seats: int, reason: str) -> None:
    record = read_record((FOLDER / file_name(seats, reason)).read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert (record.seats, record.outcome.reason) == (seats, reason)
    assert sorted(record.outcome.ranks)[0] == 1
