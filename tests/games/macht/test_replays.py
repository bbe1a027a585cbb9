"""Golden games, replayed word by word: every way to end, and from the start to each printed example."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.macht.make_replays import EXAMPLES, FOLDER, example_game
from tests.games.macht.positions import (
    BOARD,
    EXAMPLE_PIECES,
    TITLE,
    asked,
    at,
    hand_of,
    may,
    refused,
    reserves,
    score,
    symbol_at,
    table,
)

from equipoise import catalog
from equipoise.core.record import read_record
from equipoise.core.referee import replay
from equipoise.games.macht.rules.strength import active_provinces
from equipoise.games.macht.state import Macht

FILES = sorted(FOLDER.glob("*.game"))
NAMES = [*EXAMPLES, "EX8"]


def opened(name: str, moves: int | None = None) -> Macht:
    record = read_record((FOLDER / f"{name}.game").read_text(encoding="utf-8"))
    s = replay(catalog.table_of(record), record.moves[:moves])
    assert isinstance(s, Macht)
    return s


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_goes_as_it_went(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    assert game.outcome(replay(game, record.moves)) == record.outcome
    assert game.outcome(replay(game, record.moves[:-1])) is None
    assert game.version == record.version


@pytest.mark.rule("MO-R124", "MO-Q28")
@pytest.mark.parametrize("reason", TITLE.reasons)
def test_there_is_a_game_for_every_ending(reason: str) -> None:
    record = read_record((FOLDER / f"{reason}.game").read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert (record.outcome.reason, min(record.outcome.ranks)) == (reason, 1)
    assert (max(record.outcome.ranks) == 1) == (reason == "tied")


@pytest.mark.parametrize("name", NAMES)
def test_the_file_of_an_example_is_up_to_date(name: str) -> None:
    assert (FOLDER / f"{name}.game").read_text(encoding="utf-8") == example_game(name)[0].text()


def test_the_long_example_begins_in_its_position() -> None:
    """Reached from the start: pieces, markers, reserves, tiles and points as the notes have them."""
    record = read_record((FOLDER / "LONG.game").read_text(encoding="utf-8"))
    first = next(n for n, move in enumerate(record.moves) if move.words == "take influence castle")
    game, s = table(), opened("LONG", first)
    assert {p: at(game, s, p) for p in BOARD.provinces if at(game, s, p)} == EXAMPLE_PIECES
    assert {p: symbol_at(s, p) for p in BOARD.provinces} == BOARD.file.example_markers
    assert (reserves(s, "orange"), reserves(s, "white")) == ((4, 1), (2, 0))
    assert (sorted(hand_of(s, "orange")), hand_of(s, "white")) == (["influence armour", "movement"], [])
    assert (score(s), int(s.cubes), int(s.cycle), int(s.actions)) == ((2, 3), 4, 1, 2)


@pytest.mark.rule("MO-R122", "MO-R037")
def test_the_long_example_ends_as_printed() -> None:
    game, s = table(), opened("LONG")
    assert (score(s), at(game, s, "lindsey"), at(game, s, "elmet")) == ((3, 3), "O1k", "W1k3m")
    assert list(asked(game, s)) == ["chance"]


@pytest.mark.parametrize(
    ("name", "who", "words"),
    [
        ("EX2", "orange", "use influence tent elmet"),
        ("EX3A-EX3G", "white", "use influence tent strathclyde"),
        ("EX3A-EX3G", "white", "use influence tent rheged"),
        ("EX4N", "orange", "use influence tent elmet"),
    ],
)
def test_the_examples_that_fail(name: str, who: str, words: str) -> None:
    assert refused(table(), opened(name), who, words) == "MO-R086.weak"


def test_the_examples_that_succeed() -> None:
    game = table()
    assert asked(game, opened("EX1"))["white"][:2] == ["retreat knight elmet", "retreat knight lindsey"]
    assert at(game, opened("EX3"), "east_anglia") == ""
    assert list(asked(game, opened("EX4"))) == ["white"]
    assert (at(game, opened("EX5"), "lindsey"), at(game, opened("EX5"), "deira")) == ("W2k", "W2m")
    assert (at(game, opened("EX6"), "strathclyde"), at(game, opened("EX6"), "east_anglia")) == (
        "O1m",
        "O1k1m",
    )
    assert reserves(opened("EX7"), "orange") == (5, 2)


@pytest.mark.rule("MO-R035", "MO-R037")
def test_the_eighth_example() -> None:
    game, s = table(), opened("EX8")
    assert (score(s), [int(active_provinces(game.table, s, seat, s.cycle)) for seat in (0, 1)]) == (
        (2, 2),
        [2, 4],
    )
    assert may(game, s, "orange", "recruit") and s.actions == 1
