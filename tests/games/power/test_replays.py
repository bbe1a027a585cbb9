"""Golden games: every number of seats and every way to end, replayed word by word."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.power.positions import TITLE

from equipoise import catalog
from equipoise.core.record import read_record
from equipoise.core.referee import replay

FOLDER = Path(__file__).parent / "replays"
FILES = sorted(FOLDER.glob("*.game"))
PAIRS = [(seats, reason) for seats in range(TITLE.fewest, TITLE.most + 1) for reason in TITLE.reasons]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_ends_as_it_did_and_not_before(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    s = replay(game, record.moves)
    assert record.outcome is not None
    assert game.outcome(s) == record.outcome
    assert game.to_act(s) == [] and game.version == record.version
    assert game.outcome(replay(game, record.moves[:-1])) is None


@pytest.mark.rule("PW-150", "PW-153", "PW-136", "PW-165", "PW-177")
@pytest.mark.parametrize(("seats", "reason"), PAIRS)
def test_there_is_a_game_for_every_number_of_seats_and_every_ending(seats: int, reason: str) -> None:
    record = read_record((FOLDER / f"{seats}-{reason}.game").read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert (record.seats, record.outcome.reason) == (seats, reason)
    assert min(record.outcome.ranks) == 1
    if reason == "ruin":
        assert record.outcome.ranks == [1] * seats and record.outcome.scores == [0] * seats
