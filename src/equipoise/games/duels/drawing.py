"""Where everything is drawn: the arm on its bridge seen from the front, and how it hangs and swings."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from equipoise.core.art import Sprite, read_sprites
from equipoise.games.duels.boardfile import LABELS, SEATS, BoardFile

ART: Final = Path(__file__).parent / "art"

WIDTH: Final = 1000
HEIGHT: Final = 680
PITCH: Final = 59.0  # from one holder to the next
PIVOT_X: Final = 500.0
PIVOT_Y: Final = 290.0
BEAM_WIDTH: Final = 890.0  # its ends just reach the board at the lowest angle
BEAM_HEIGHT: Final = 56.0
HOLDER_Y: Final = PIVOT_Y - 34
HOLDER_HEIGHT: Final = 40.0
NUMBER_Y: Final = PIVOT_Y - 2
NUMBER_SIZE: Final = 29.0  # a phone shows them at a third of this
ACROSS_Y: Final = PIVOT_Y + 21
ACROSS_SIZE: Final = 19.0
PAWN_WIDTH: Final = 28.0
PAWN_HEIGHTS: Final = [66.0, 49.0]  # L and M
LETTER_SIZES: Final = {"l": 16, "m": 13}
LETTER_FEET: Final = {"l": 35, "m": 27}  # where a letter stands on its pawn
LETTER_STYLE: Final = (
    "font-family:sans-serif;font-weight:bold;fill:#fff;text-anchor:middle;dominant-baseline:alphabetic"
)
PAWN_FOOT: Final = HOLDER_Y - 6  # where a pawn stands in its holder
MARK_Y: Final = HOLDER_Y - 92  # above a pawn
MARK_SIZE: Final = 28.0
FIELD_SIZE: Final = 36.0
DIE_SIZE: Final = 84.0
HOLE: Final = 13.0  # half the way between the two holes of a holder
TRAY_WIDTH: Final = 330.0
TRAY_HEIGHT: Final = 84.0
GAUGE_WIDTH: Final = 190.0


def sprites() -> dict[str, Sprite]:
    """The drawings of `art`; each pawn with the letter of its player."""
    found = read_sprites(ART)
    for size in LETTER_SIZES:
        plain = found.pop(f"pawn-{size}")
        for letter in SEATS:
            style = f"font-size:{LETTER_SIZES[size]}px;{LETTER_STYLE}"
            text = f'<text x="13" y="{LETTER_FEET[size]}" style="{style}">{letter}</text>'
            found[pawn_sprite(size, letter)] = Sprite(plain.box, plain.body + text)
    return found


def pawn_sprite(size: str, letter: str) -> str:
    return f"pawn-{size}-{letter.lower()}"


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
