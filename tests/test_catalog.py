"""The list of games, and the table a recorded game was played at."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.core.record import Record, RecordError, new_record


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(
        catalog.UnknownGame, match=r"'europe1851'.*allowed: .*europe1815.*did you mean europe1815"
    ):
        catalog.find("europe1851")


@pytest.mark.parametrize("id", catalog.GAMES)
def test_a_record_gives_its_table_back(id: str) -> None:
    title = catalog.find(id)
    game = title.table(title.most)
    again = catalog.table_of(new_record(game))
    assert again.seats == title.most and again.options == game.options and again.words == game.words


def test_a_game_of_a_later_version_is_refused() -> None:
    with pytest.raises(RecordError, match="version 99"):
        catalog.table_of(Record("europe1815", 99, 2, {}))
