"""Golden games: every mode, every number of seats and every way to end, replayed word by word."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.dynasties.make_replays import ENDINGS, FOLDER, file_name
from tests.games.dynasties.positions import TITLE

from equipoise import catalog
from equipoise.core.record import read_record
from equipoise.core.referee import replay

FILES = sorted(FOLDER.glob("*.game"))
WANTED = [(seats, *ending) for seats in range(TITLE.fewest, TITLE.most + 1) for ending in ENDINGS]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_ends_as_it_did_and_not_before(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    before = replay(game, record.moves[:-1])
    assert record.outcome is not None and game.outcome(before) is None
    last = record.moves[-1]
    game.apply(before, last.seat, game.ids[last.words])
    assert game.outcome(before) == record.outcome and game.to_act(before) == []
    assert game.faults(before) == [] and game.version == record.version


@pytest.mark.rule("DY-R136", "DY-R140", "DY-R145", "DY-R349", "DY-K60")
@pytest.mark.parametrize(("seats", "mode", "reason"), WANTED)
def test_there_is_a_game_for_every_ending(seats: int, mode: str, reason: str) -> None:
    record = read_record((FOLDER / file_name(seats, mode, reason)).read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert (record.seats, record.options["mode"], record.outcome.reason) == (seats, mode, reason)
    assert min(record.outcome.ranks) == 1


def test_every_way_to_end_is_among_them() -> None:
    assert {reason for _, reason in ENDINGS} == set(TITLE.reasons)
