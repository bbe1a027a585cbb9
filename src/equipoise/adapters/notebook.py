"""A position that a notebook shows as a picture.

from equipoise.adapters.notebook import Position
Position(game, state)            # as a spectator sees it
Position(game, state, seat=0)    # as that seat sees it
"""

from __future__ import annotations

from typing import Any

from equipoise import catalog
from equipoise.core.game import WATCHER, Game, State
from equipoise.core.svg import svg, tone_style
from equipoise.locale import Speaker


class Position:
    def __init__(self, game: Game[Any], state: State, seat: int = WATCHER, language: str = "en") -> None:
        title = catalog.find(game.name)
        scene = game.scene(game.view(state, seat))
        self._drawn = svg(scene, title.art(), Speaker(language).tell, tone_style(title.tones))

    def _repr_svg_(self) -> str:
        return self._drawn
