"""A position that a notebook shows as a picture.

from equipoise.adapters.notebook import Position
Position(game, state)            # as a spectator sees it
Position(game, state, seat=0)    # as that seat sees it
"""

from __future__ import annotations

from typing import Any

from equipoise import catalog
from equipoise.core.game import WATCHER, Game, State
from equipoise.core.svg import svg
from equipoise.locale import Speaker


class Position:
    def __init__(self, game: Game[Any], state: State, seat: int = WATCHER, language: str = "en") -> None:
        self._drawn = svg(
            game.scene(game.view(state, seat)), catalog.find(game.name).art(), Speaker(language).tell
        )

    def _repr_svg_(self) -> str:
        return self._drawn
