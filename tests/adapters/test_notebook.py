"""A position in a notebook."""

from __future__ import annotations

from equipoise import catalog
from equipoise.adapters.notebook import Position
from equipoise.core.fair import SeededDice
from equipoise.core.referee import settle


def test_a_position_is_shown_as_a_picture_of_its_pawns() -> None:
    game = catalog.find("europe1815").table(2)
    state = game.start()
    settle(game, state, SeededDice(4))
    shown = Position(game, state)._repr_svg_()
    assert shown.startswith("<svg ") and shown.endswith("</svg>")
    assert shown.count('<use href="#king"') == 4  # one in each capital, one in each panel
