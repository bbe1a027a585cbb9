"""Dotted lines over the sea, as smooth curves."""

import numpy as np
from mapbuild.borders import Warp
from mapbuild.geo import Data, Points
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

Link = tuple[str, str, Points]

OVER = 8.0  # canvas units a dotted line runs on over the shore


def controls(points: Points) -> list[tuple[Points, Points, Points]]:
    """Catmull-Rom through the points, as cubic pieces: two controls and an end each."""
    padded = np.vstack([points[:1], points, points[-1:]])
    pieces = []
    for number in range(1, len(padded) - 2):
        before, start, end, after = padded[number - 1 : number + 3]
        pieces.append((start + (end - before) / 6, end - (after - start) / 6, end))
    return pieces


def curve_path(points: Points) -> str:
    """The curve as SVG path data."""
    text = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for piece in controls(points):
        text += "C" + " ".join(f"{value:.0f}" for point in piece for value in point)
    return text


def curve_line(points: Points, steps: int = 24) -> LineString:
    """The curve as a fine polyline, for checks."""
    out = [points[0]]
    start = points[0]
    for one, two, end in controls(points):
        for t in np.linspace(0, 1, steps + 1)[1:]:
            out.append(
                (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t**2 * two + t**3 * end
            )
        start = end
    return LineString(out)


def inland(line: LineString, shore: float, way: int, land: BaseGeometry) -> Point:
    """The first place behind the shore, some way on, that lies well on the land."""
    for over in (OVER, 1.5 * OVER, 2 * OVER, 3 * OVER, 5 * OVER):
        spot = line.interpolate(min(max(shore + way * over, 0.0), line.length))
        if land.contains(spot.buffer(2.0)):
            return spot
    raise ValueError(f"a sea link does not reach its land at {spot}")


def trim(points: Points, start: BaseGeometry, end: BaseGeometry) -> Points:
    """Moves the two ends so that the line reaches only a little way over each shore."""
    line = curve_line(points)
    wet = line.difference(start.union(end))
    crossing = max(getattr(wet, "geoms", [wet]), key=lambda part: part.length)
    first, last = sorted(line.project(Point(spot)) for spot in (crossing.coords[0], crossing.coords[-1]))
    ends = [inland(line, first, -1, start), inland(line, last, 1, end)]
    middle = [point for point in points[1:-1] if first + 9 < line.project(Point(point)) < last - 9]
    return np.round(np.array([ends[0].coords[0], *middle, ends[1].coords[0]]))


def sea_links(data: Data, warp: Warp) -> list[Link]:
    """All dotted lines with their points on the canvas."""
    table = data["sea_links"]["list"]
    return [(a, b, np.round(warp(np.array(stops, dtype=float)))) for a, b, *stops in table]
