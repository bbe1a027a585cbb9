"""Where everything is drawn: the arm on its bridge seen from the front, and how it hangs and swings."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from equipoise.core.art import Sprite, read_sprites
from equipoise.games.duels.boardfile import LABELS, BoardFile

ART: Final = Path(__file__).parent / "art"

WIDTH: Final = 1000
HEIGHT: Final = 640
PITCH: Final = 59.0  # from one holder to the next
PIVOT_X: Final = 500.0
PIVOT_Y: Final = 262.0
BEAM_WIDTH: Final = 890.0  # its ends just reach the board at the lowest angle
BEAM_HEIGHT: Final = 56.0
HOLDER_Y: Final = PIVOT_Y - 34
HOLDER_HEIGHT: Final = 40.0
NUMBER_Y: Final = PIVOT_Y - 5
ACROSS_Y: Final = PIVOT_Y + 19
PAWN_WIDTH: Final = 26.0
PAWN_HEIGHTS: Final = [58.0, 44.0]  # L and M
PAWN_FOOT: Final = HOLDER_Y - 6  # where a pawn stands in its holder
HOLE: Final = 12.5  # half the way between the two holes of a holder
TRAY_WIDTH: Final = 330.0
TRAY_HEIGHT: Final = 84.0
GAUGE_WIDTH: Final = 190.0


def sprites() -> dict[str, Sprite]:
    return read_sprites(ART)


def tilt(file: BoardFile, limit: int, torque: int, rests: bool) -> float:
    """The angle in degrees, the east end down positive: for the picture alone."""
    lowest = file.swing["lowest_angle"]
    size = abs(torque)
    if rests or size >= limit:
        angle = lowest
    else:
        friction = file.swing["friction"]
        stiffness = (limit - friction) / math.tan(math.radians(lowest))
        angle = math.degrees(math.atan(max(0.0, size - friction) / stiffness))
    return round(angle if torque > 0 else -angle, 2)


def period(file: BoardFile, limit: int, load: int) -> float:
    """Seconds of one swing; load is the sum of weight times squared distance over all pawns on the arm."""
    stiffness = (limit - file.swing["friction"]) / math.tan(math.radians(file.swing["lowest_angle"]))
    inertia = file.swing["inertia"] + load
    return round(2 * math.pi * math.sqrt(inertia / (file.swing["gravity"] * stiffness)), 2)


def holder_x(right: bool, distance: int) -> float:
    """Of a holder to the viewer's right or left."""
    assert 1 <= distance <= LABELS
    return PIVOT_X + (distance if right else -distance) * PITCH


def tray_centre(near: bool, place: int, count: int) -> tuple[float, float]:
    """The trays of a side: one in the middle of its left half, or two left and right of the middle."""
    y = HEIGHT - 62.0 if near else 54.0
    if count == 1:
        return (200.0 if near else WIDTH - 200.0), y
    left = (place == 0) == near
    return (200.0 if left else WIDTH - 200.0), y
