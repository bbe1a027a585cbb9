"""The board as a picture."""

from __future__ import annotations

from equipoise.core.message import Message
from equipoise.core.scene import BOARD, Area, Scene, Touch
from equipoise.games.power.state import Table
from equipoise.games.power.view import PowerView


def scene(t: Table, view: PowerView) -> Scene:
    touches = [Touch(id, [], Message("pw-quiet")) for id in view.legal]
    return Scene([Area("board", Message("pw-board"), BOARD, 1000, 1000)], [], touches, Message("pw-quiet"))
