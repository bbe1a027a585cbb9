"""Where the name, the three pawns and the flag of a land go."""

from dataclasses import dataclass, replace

import numpy as np
from mapbuild.geo import Points, polygons_of
from numpy.typing import NDArray
from shapely import box, contains, contains_xy, distance, points, prepare
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

PAWN = 34.0  # width of a pawn on the canvas
APART = 38.0  # between the centres of two pawns
WIDE = {"mwMW": 0.86, "iljtfr.' I": 0.33, "ABCDEFGHKLNOPQRSTUVXYZ": 0.69}  # letters as parts of the font size
PLAIN = 0.49  # all other letters
BOLD = 1.06  # the names of capitals are set in bold
SIZES = {"l": 27.0, "m": 23.0, "s": 20.0, "xs": 17.0}  # from large to small
LARGE = 28000.0  # lands of this area may have the largest type
FLAG = (36.0, 24.0)
GAP = 4.0
FANCY = 0.7  # how much a shape counts less than the one before it
INSET = 14.0  # kept free along the edge of the canvas
HALF = APART / 2
TALL = APART * 0.87
SHAPES: list[Points] = [
    np.array(shape)
    for shape in (
        [(-APART, 0), (0, 0), (APART, 0)],
        [(-HALF, TALL / 2), (HALF, TALL / 2), (0, -TALL / 2)],
        [(-HALF, -TALL / 2), (HALF, -TALL / 2), (0, TALL / 2)],
        [(-35, -18), (0, 0), (35, 18)],
        [(-35, 18), (0, 0), (35, -18)],
        [(-27, -27), (0, 0), (27, 27)],
        [(-27, 27), (0, 0), (27, -27)],
        [(0, -APART), (0, 0), (0, APART)],
        [(-18, -35), (0, 0), (18, 35)],
        [(18, -35), (0, 0), (-18, 35)],
        [(-HALF, 26), (-HALF, -12), (HALF, -24)],
        [(HALF, 26), (HALF, -12), (-HALF, -24)],
    )
]


def text_width(line: str, font: float) -> float:
    """About how wide a line comes out in a serif face; rather too much than too little."""
    return font * sum(
        next((width for letters, width in WIDE.items() if sign in letters), PLAIN) for sign in line
    )


@dataclass
class Block:
    """A name in a font size; for a capital with its flag, which stands above the name or beside it."""

    lines: list[str]
    size: str
    flag: str = ""

    @property
    def text(self) -> tuple[float, float]:
        font = SIZES[self.size]
        width = max(text_width(line, font) for line in self.lines)
        return width * (BOLD if self.flag else 1.0), len(self.lines) * font

    @property
    def box(self) -> tuple[float, float]:
        width, height = self.text
        if self.flag == "above":
            return max(width, FLAG[0]), height + FLAG[1] + GAP
        if self.flag == "beside":
            return width + FLAG[0] + 2 * GAP, max(height, FLAG[1])
        return width, height


@dataclass
class Place:
    """What was found: the centre of the text, the pawns, the flag; room is the worst distance to a border."""

    block: Block
    text: Points
    spots: Points
    flag: Points | None
    room: float
    score: float


class Ground:
    """The inside of a land on a grid, with the distance to its border."""

    def __init__(self, shape: BaseGeometry, focus: Points | None) -> None:
        self.shape: Polygon = max(polygons_of(shape), key=lambda part: part.area)
        prepare(self.shape)
        self.edge = self.shape.boundary
        prepare(self.edge)
        left, top, right, bottom = self.shape.bounds
        step = 4.0 if self.shape.area < 26000 else 7.0
        x, y = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
        at = np.column_stack([x.ravel(), y.ravel()])
        self.at = at[contains_xy(self.shape, at[:, 0], at[:, 1])]
        centre = self.shape.centroid
        self.centre = np.array([centre.x, centre.y]) if focus is None else focus

    def room(self, at: Points) -> NDArray[np.float64]:
        """Distance to the border, negative outside."""
        gap = distance(points(at), self.edge)
        return np.asarray(np.where(contains_xy(self.shape, at[:, 0], at[:, 1]), gap, -gap))

    def room_of_set(self, offsets: Points) -> NDArray[np.float64]:
        """For every grid point as centre the smallest room among the offsets."""
        return np.asarray(np.min([self.room(self.at + offset) for offset in offsets], axis=0))

    def holds(self, size: tuple[float, float], margin: float) -> NDArray[np.bool_]:
        """For every grid point as centre whether a box of that size lies inside, that far from the border."""
        inner = self.shape.buffer(-margin)
        prepare(inner)
        half = np.array(size) / 2
        low, high = self.at - half, self.at + half
        return np.asarray(contains(inner, box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])))


def box_frame(width: float, height: float) -> Points:
    """Points around a box, close enough together to catch any border that cuts it."""
    across = np.linspace(-width / 2, width / 2, max(3, int(width / 12) + 1))
    down = np.linspace(-height / 2, height / 2, 3)
    return np.array([(x, y) for x in across for y in down])


def best_pair(
    ground: Ground, block: Block, shape: Points, names: Points, name_room: Points, least: float
) -> Place | None:
    """The best common place of a name and a set of pawns, or None."""
    pawn_room = ground.room_of_set(shape)
    fit = np.flatnonzero(pawn_room >= least)
    if not len(fit) or not len(names):
        return None
    fit = fit[np.argsort(-pawn_room[fit], kind="stable")[:400]]
    width, height = block.box
    pawns = ground.at[fit]
    gap = np.abs(pawns[None, :, None, :] + shape[None, None] - names[:, None, None, :])
    clash = ((gap[..., 0] < width / 2 + PAWN / 2 + 1) & (gap[..., 1] < height / 2 + PAWN / 2 + 1)).any(axis=2)
    score = np.minimum(pawn_room[fit], 30.0)[None, :] * 0.9 + np.minimum(name_room, 16.0)[:, None] * 0.9
    between = pawns[None] - names[:, None]
    score = (
        score - 0.16 * np.abs(between[..., 0]) - 0.15 * np.abs(between[..., 1]) + 8.0 * (between[..., 1] > 0)
    )
    middle = (pawns[None] + names[:, None]) / 2 - ground.centre
    score = np.where(clash, -1e9, score - 0.10 * np.hypot(middle[..., 0], middle[..., 1]))
    row, col = np.unravel_index(int(np.argmax(score)), score.shape)
    if score[row, col] < -1e8:
        return None
    return put(block, names[row], pawns[col] + shape, float(pawn_room[fit[col]]), float(score[row, col]))


def put(block: Block, centre: Points, spots: Points, room: float, score: float) -> Place:
    """Splits the block into flag and text."""
    (width, height), text = block.box, block.text
    if not block.flag:
        return Place(block, centre, spots, None, room, score)
    if block.flag == "above":
        to_flag, to_text = (0.0, (FLAG[1] - height) / 2), (0.0, (height - text[1]) / 2)
    else:
        to_flag, to_text = ((FLAG[0] - width) / 2, 0.0), ((width - text[0]) / 2, 0.0)
    return Place(block, centre + np.array(to_text), spots, centre + np.array(to_flag), room, score)


def blocks_for(name: str, capital: bool, size: str) -> list[Block]:
    """Ways to set a name in one font size."""
    words = name.split(" ")
    ways = [[name]] if len(words) == 1 else [[name], words]
    flags = ("above", "beside") if capital else ("",)
    return [Block(lines, size, flag) for lines in ways for flag in flags]


def place_in(ground: Ground, block: Block, least: float, margin: float) -> list[Place]:
    """The best place of a block with each of the pawn shapes."""
    room = ground.room_of_set(box_frame(*block.box))
    fit = np.flatnonzero((room >= margin) & ground.holds(block.box, margin))
    fit = fit[np.argsort(-room[fit], kind="stable")[:400]]
    found = []
    for rank, shape in enumerate(SHAPES):
        one = best_pair(ground, block, shape, ground.at[fit], room[fit], least)
        if one:
            found.append(replace(one, score=one.score - FANCY * rank))
    return found


def place(name: str, capital: bool, shape: BaseGeometry, focus: Points | None = None) -> Place:
    """The largest type that fits with three pawns; pawns may lean over the border when nothing else helps."""
    ground = Ground(shape, focus)
    large = list(SIZES) if ground.shape.area > LARGE else list(SIZES)[1:]
    rounds = [(size, least, margin) for size in large for least, margin in ((18.0, 5.0), (15.0, 3.5))]
    rounds += [(large[-1], least, margin) for least, margin in ((11.0, 2.0), (6.0, 0.5), (1.0, -30.0))]
    for size, least, margin in rounds:
        found = [
            one for block in blocks_for(name, capital, size) for one in place_in(ground, block, least, margin)
        ]
        if found:
            return max(found, key=lambda one: one.score)
    raise ValueError(f"no place for {name}")
