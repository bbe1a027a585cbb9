"""The list of games."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

from equipoise.core.game import Game
from equipoise.core.options import read_options
from equipoise.core.record import Record, RecordError
from equipoise.core.title import Title

GAMES: Final = ["europe1815"]


class UnknownGame(ValueError):
    """Names the games there are."""


def find(id: str) -> Title:
    """The game of that id; only the game that is asked for is loaded."""
    if id not in GAMES:
        close = get_close_matches(id, GAMES, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        raise UnknownGame(f"there is no game {id!r}; allowed: {', '.join(GAMES)}{hint}")
    title = import_module(f"equipoise.games.{id}.game").TITLE
    assert isinstance(title, Title)
    return title


def table_of(record: Record) -> Game[Any]:
    """The table a recorded game was played at."""
    title = find(record.game)
    game = title.table(record.seats, **read_options(title.options, record.options))
    if record.version > game.version:
        raise RecordError(f"the game is of version {record.version}; this program knows up to {game.version}")
    if record.data != game.data:
        raise RecordError("a file that the rules are read from (a map) is not as it was when this was played")
    return game
