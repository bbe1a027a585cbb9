"""Where the name, the round marker and the many pieces of a province go."""

from dataclasses import dataclass

import numpy as np
from mapbuild.geo import Points
from mapbuild.places import Ground, box_frame, text_width
from shapely.geometry.base import BaseGeometry

PIECE = 34.0  # width of a piece on the canvas
MARKER = 38.0  # across
SIZES = {"l": 27.0, "m": 24.0, "s": 21.0}  # from large to small
ACROSS, DOWN = 37.0, 35.0  # from piece to piece in a row, from row to row
ROOM = 19.0  # from the centre of a piece to the border
TIGHT = 17.0
GAP = 5.0
MOST = 14  # pieces that are shown one by one
WISHED = 12
LEAST = 10


@dataclass
class Sign:
    """A name with its marker to the left of it or above it; all places from the centre of both."""

    lines: list[str]
    size: str
    beside: bool

    @property
    def text(self) -> tuple[float, float]:
        font = SIZES[self.size]
        return max(text_width(line, font) for line in self.lines), len(self.lines) * font

    @property
    def box(self) -> tuple[float, float]:
        width, height = self.text
        if self.beside:
            return width + GAP + MARKER, max(height, MARKER)
        return max(width, MARKER), height + GAP / 2 + MARKER

    @property
    def text_at(self) -> Points:
        (width, height), text = self.box, self.text
        return np.array([(width - text[0]) / 2, 0.0] if self.beside else [0.0, (height - text[1]) / 2])

    @property
    def marker_at(self) -> Points:
        width, height = self.box
        return np.array([(MARKER - width) / 2, 0.0] if self.beside else [0.0, (MARKER - height) / 2])


@dataclass
class Camp:
    """What was found; spots are in the order in which pieces take them."""

    sign: Sign
    text: Points
    marker: Points
    spots: Points
    score: float


def grids(ground: Ground, room: float) -> list[Points]:
    """Rows of pieces, each row half a piece on, shifted in several ways: what of them lies on the land."""
    left, top, right, bottom = ground.shape.bounds
    found = []
    for east in np.arange(0.0, ACROSS, ACROSS / 4):
        for south in np.arange(0.0, DOWN, DOWN / 4):
            rows = np.arange(top + south, bottom, DOWN)
            at = np.array(
                [
                    (x + (row % 2) * ACROSS / 2, y)
                    for row, y in enumerate(rows)
                    for x in np.arange(left + east - ACROSS, right, ACROSS)
                ]
            )
            found.append(at[ground.room(at) >= room])
    return found


def clear_of(spots: Points, centre: Points, size: tuple[float, float]) -> Points:
    """The spots where a piece does not lie over a box."""
    gap = np.abs(spots - centre)
    return spots[(gap[:, 0] > (size[0] + PIECE) / 2 + 1) | (gap[:, 1] > (size[1] + PIECE) / 2 + 1)]


def in_order(spots: Points, near: Points) -> Points:
    """The nearest ones first: few pieces stand together, close under the name."""
    middle = spots.mean(axis=0) * 0.35 + (near + np.array([0.0, PIECE])) * 0.65
    gap = (spots - middle) * np.array([0.8, 1.0])
    return spots[np.argsort(np.hypot(gap[:, 0], gap[:, 1]), kind="stable")][:MOST]


def best_camp(ground: Ground, sign: Sign, rows: list[Points]) -> Camp | None:
    """The place of a sign that leaves most room for pieces, rather above them than below."""
    room = ground.room_of_set(box_frame(*sign.box))
    fit = np.flatnonzero((room >= 4.0) & ground.holds(sign.box, 4.0))
    fit = fit[np.argsort(-room[fit], kind="stable")[:500:2]]
    best: Camp | None = None
    for number in fit:
        centre = ground.at[number]
        text, marker = centre + sign.text_at, centre + sign.marker_at
        for grid in rows:
            spots = clear_of(clear_of(grid, text, sign.text), marker, (MARKER, MARKER))
            if len(spots) < LEAST:
                continue
            away = spots.mean(axis=0) - centre
            score = 6.0 * min(len(spots), WISHED) + min(len(spots), MOST) + min(room[number], 12.0)
            score += 0.35 * min(away[1], 60.0) - 0.1 * abs(away[0]) + 9.0 * sign.beside
            if best is None or score > best.score:
                best = Camp(sign, text, marker, in_order(spots, centre), float(score))
    return best


def signs(name: str, size: str) -> list[Sign]:
    words = name.split(" ")
    ways = [[name]] if len(words) == 1 else [[name], words]
    return [Sign(lines, size, beside) for lines in ways for beside in (True, False)]


def camp(name: str, shape: BaseGeometry) -> Camp:
    """The largest type that leaves room for the wished number of pieces, or at least for the least."""
    ground = Ground(shape, None)
    for room, least in ((ROOM, WISHED), (TIGHT, WISHED), (ROOM, LEAST), (TIGHT, LEAST)):
        rows = grids(ground, room)
        for size in SIZES:
            found = [best_camp(ground, sign, rows) for sign in signs(name, size)]
            fit = [one for one in found if one is not None and len(one.spots) >= least]
            if fit:
                return max(fit, key=lambda one: one.score)
    raise ValueError(f"no place for {name}")
