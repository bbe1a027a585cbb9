"""The list of games."""

from __future__ import annotations

import os
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from equipoise.core.game import Game
from equipoise.core.options import read_options
from equipoise.core.record import Record, RecordError
from equipoise.core.title import Title
from equipoise.locale import add_texts

GAMES: Final = ["europe1815", "duels", "macht", "power", "dynasties"]
OUTSIDE: Final = "EQUIPOISE_GAMES"  # modules of games that are not in this package, each with a TITLE

_added: Final[dict[str, Title]] = {}


class UnknownGame(ValueError):
    """Names the games there are."""


def register(title: Title, folder: Path | None = None) -> None:
    """Adds a game from outside; its folder may have texts in `locale/<language>/*.ftl`."""
    _added[title.id] = title
    if folder is not None:
        add_texts(folder / "locale")


def games() -> list[str]:
    """Every game that can be played: ours, and those from outside."""
    for name in os.environ.get(OUTSIDE, "").split():
        module = import_module(name)
        if module.TITLE.id not in _added:
            register(module.TITLE, Path(str(module.__file__)).parent)
    return [*GAMES, *_added]


def find(id: str) -> Title:
    """The game of that id; only the game that is asked for is loaded."""
    if id not in GAMES:
        known = games()
        if id in _added:
            return _added[id]
        close = get_close_matches(id, known, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        raise UnknownGame(f"there is no game {id!r}; allowed: {', '.join(known)}{hint}")
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
