"""Golden games: every mode and every way to end, replayed word by word."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.duels.make_replays import FOLDER, MODES, MOST_MOVES, REASONS, file_name
from tests.games.duels.naive import Naive
from tests.games.duels.positions import TITLE

from equipoise import catalog
from equipoise.core.record import read_record
from equipoise.core.referee import replay

FILES = sorted(FOLDER.glob("*.game"))
PAIRS = [(mode, reason) for mode in MODES for reason in REASONS]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_ends_as_it_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    s = replay(game, record.moves)
    assert record.outcome is not None
    assert game.outcome(s) == record.outcome
    assert game.to_act(s) == [] and len(record.moves) <= MOST_MOVES and game.version == record.version
    assert game.outcome(replay(game, record.moves[:-1])) is None, "and not before"


@pytest.mark.parametrize(("mode", "reason"), PAIRS)
def test_the_plain_rules_end_it_alike(mode: str, reason: str) -> None:
    record = read_record((FOLDER / file_name(mode, reason)).read_text(encoding="utf-8"))
    seats, options = MODES[mode]
    plain = Naive(seats, **options)
    for move in record.moves:
        assert plain.to_act() == [move.seat] and move.words in plain.words()
        plain.say(move.words)
    assert record.outcome is not None and plain.result["ranks"] == record.outcome.ranks


@pytest.mark.rule("DU-66", "DU-80", "DU-81", "DU-104", "DU-106", "DU-108", "DU-115", "DU-118")
@pytest.mark.parametrize(("mode", "reason"), PAIRS)
def test_there_is_a_game_for_every_mode_and_every_ending(mode: str, reason: str) -> None:
    assert reason in TITLE.reasons and len(REASONS) == len(TITLE.reasons)
    record = read_record((FOLDER / file_name(mode, reason)).read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert (record.seats, record.outcome.reason) == (MODES[mode][0], reason)
    assert min(record.outcome.ranks) == 1
