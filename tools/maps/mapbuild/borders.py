"""Border lines, impassable country and lakes as lines and blobs on the canvas."""

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
from mapbuild.geo import Data, Points, densify
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Polygon

Warp = Callable[[Points], Points]

STEP = 6.0  # canvas units between the points of a border
SWING = 5.2  # how far a border strays from its course at most, about


def course(entry: list[Any], junctions: dict[str, list[float]]) -> Points:
    """The course of a border in degrees, junction names looked up."""
    return np.array([junctions[stop] if isinstance(stop, str) else stop for stop in entry[2:]], dtype=float)


def chaikin(points: Points, rounds: int) -> Points:
    """Cuts corners; the two ends stay where they are."""
    for _ in range(rounds):
        a, b = points[:-1], points[1:]
        cut = np.empty((2 * len(a), 2))
        cut[0::2], cut[1::2] = 0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b
        points = np.vstack([points[:1], cut[1:-1], points[-1:]])
    return points


def ripple(length: float, places: Points, name: str, swing: float) -> Points:
    """Noise along a line of that length, the same for the same name; nothing at its two ends."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    noise = np.zeros(len(places))
    for wave, height in ((64.0, 1.0), (30.0, 0.62), (15.0, 0.36)):
        knots = rng.uniform(-1.0, 1.0, int(length / wave) + 3)
        noise += height * np.interp(places / wave, np.arange(len(knots)), knots)
    taper = np.minimum(1.0, np.minimum(places, length - places) / 22.0)
    return swing * noise * taper


def organic(points: Points, name: str, swing: float = SWING) -> Points:
    """A hand-drawn look: rounded, then swung to and fro across its course."""
    line = LineString(chaikin(points, 2))
    count = max(3, round(line.length / STEP) + 1)
    places = np.linspace(0.0, line.length, count)
    base = np.array([line.interpolate(place).coords[0] for place in places])
    along = np.gradient(base, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, None]
    normal = np.column_stack([-along[:, 1], along[:, 0]])
    swung = base + normal * ripple(line.length, places, name, swing)[:, None]
    smooth = swung.copy()
    smooth[1:-1] = 0.25 * swung[:-2] + 0.5 * swung[1:-1] + 0.25 * swung[2:]
    return smooth


def border_lines(data: Data, warp: Warp, finish: bool) -> list[LineString]:
    """All borders on the canvas; with finish they get their hand-drawn look."""
    lines = []
    swing = data["frame"].get("swing", SWING)
    for entry in data["borders"]["list"]:
        degrees = course(entry, data["junction"])
        points = warp(densify(degrees, 0.4))
        lines.append(LineString(organic(points, f"{entry[0]}-{entry[1]}", swing) if finish else points))
    return lines


def blob(centre: Points, size: list[float], turn: float, name: str) -> Polygon:
    """An uneven ellipse."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    angle = np.linspace(0.0, 2.0 * np.pi, 28, endpoint=False)
    radius = 1.0 + sum(
        rng.uniform(-0.09, 0.09) * np.cos(k * angle + rng.uniform(0, 6.28)) for k in (2, 3, 4, 5)
    )
    ring = np.column_stack([size[0] * radius * np.cos(angle), size[1] * radius * np.sin(angle)])
    return translate(rotate(Polygon(ring), turn, origin=(0, 0)), *centre)


def feature_shapes(data: Data, warp: Warp) -> dict[str, Polygon]:
    """The impassable country at its junctions, and the lakes."""
    shapes: dict[str, Polygon] = {}
    for entry in data["feature"]:
        spot = data["junction"][entry["at"]] if isinstance(entry["at"], str) else entry["at"]
        shapes[entry["name"]] = blob(warp(np.array([spot]))[0], entry["size"], entry["turn"], entry["name"])
    for entry in data["lake"]:
        loop = np.array([*entry["ring"], *entry["ring"][:2]], dtype=float)
        shapes[entry["name"]] = Polygon(warp(chaikin(loop, 3)[4:-4])).buffer(0).simplify(0.4)
    return shapes
