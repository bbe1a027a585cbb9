"""Coastlines and projection: from longitude and latitude to a flat canvas."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely import make_valid
from shapely.affinity import scale, translate
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Points = NDArray[np.float64]
Data = dict[str, Any]
SKY = box(-13.0, 22.0, 130.0, 80.0)  # all that comes into the frame; Iceland stays out
POND = 260.0  # canvas units squared


def decode_arcs(topology: Data) -> list[Points]:
    """The arcs of a TopoJSON file as rows of longitude, latitude."""
    step = np.array(topology["transform"]["scale"])
    start = np.array(topology["transform"]["translate"])
    return [np.cumsum(np.array(arc), axis=0) * step + start for arc in topology["arcs"]]


def ring_of(refs: list[int], arcs: list[Points]) -> Points:
    """One closed ring, put together from arc numbers (negative: backwards), whole across the date line."""
    parts = [arcs[ref] if ref >= 0 else arcs[~ref][::-1] for ref in refs]
    ring = np.vstack([parts[0], *[part[1:] for part in parts[1:]]])
    lon = np.unwrap(ring[:, 0], period=360.0)
    return np.column_stack([lon - 360.0 * np.round(np.median(lon) / 360.0), ring[:, 1]])


def load_land(path: Path) -> list[Polygon]:
    """The land polygons of a world-atlas file that lie near Europe, in degrees."""
    topology = json.loads(path.read_text())
    arcs = decode_arcs(topology)
    polygons: list[Polygon] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        groups = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for rings in groups:
            shell, *holes = [ring_of(ring, arcs) for ring in rings]
            polygons += polygons_of(make_valid(Polygon(shell, holes)).intersection(SKY))
    return polygons


def polygons_of(shape: BaseGeometry) -> list[Polygon]:
    """All polygons in a shape of any kind."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for piece in getattr(shape, "geoms", []) for part in polygons_of(piece)]


def grow(polygons: list[Polygon], seed: list[float], how: Data) -> list[Polygon]:
    """The islands around a seed, drawn larger than life and moved a little."""
    near = [part for part in polygons if part.area < 10.0 and part.distance(Point(seed)) < how["reach"]]
    times, (east, north) = how["times"], how["move"]
    return [translate(scale(part, times, times, origin=tuple(seed)), east, north) for part in near]


def enlarge(coarse: list[Polygon], fine: list[Polygon], data: Data) -> list[Polygon]:
    """The coarse coast, with the islands of the table taken from the fine coast and enlarged."""
    polygons = coarse
    for name, how in data["enlarge"].items():
        seed = Point(data["land"][name]["at"])
        polygons = [part for part in polygons if part.area > 10.0 or part.distance(seed) >= how["reach"]]
        polygons = polygons + grow(fine, data["land"][name]["at"], how)
    return polygons


def shifted(seeds: list[list[float]], how: Data) -> list[list[float]]:
    """Where the seeds of an enlarged island come to lie."""
    x, y = seeds[0]
    times, (east, north) = how["times"], how["move"]
    return [[x + (lon - x) * times + east, y + (lat - y) * times + north] for lon, lat in seeds]


class Projection:
    """Lambert's conformal cone, with the far north and the far east drawn together, fitted to the canvas."""

    def __init__(self, frame: Data) -> None:
        low, high = (math.radians(value) for value in frame["parallels"])
        half = [math.tan(math.pi / 4 + value / 2) for value in (low, high)]
        self.n = math.log(math.cos(low) / math.cos(high)) / math.log(half[1] / half[0])
        self.f = math.cos(low) * half[0] ** self.n / self.n
        self.frame = frame
        self.width, self.height = frame["canvas"]
        left, right = self.raw(np.array([frame["left"], frame["right"]]))[:, 0]
        bottom, top = self.raw(np.array([frame["bottom"], frame["top"]]))[:, 1]
        self.origin = np.array([left, top])
        self.step = np.array([self.width / (right - left), self.height / (bottom - top)])

    def squeeze(self, degrees: Points, start: float, rate: float, least: float) -> Points:
        """Leaves degrees as they are up to start, then makes them ever shorter, down to the least size."""
        over = np.maximum(degrees - start, 0.0)
        return np.minimum(degrees, start) + least * over + (1.0 - least) * (1.0 - np.exp(-rate * over)) / rate

    def raw(self, lonlat: Points) -> Points:
        lon = self.squeeze(lonlat[:, 0], *self.frame["east_squeeze"])
        lat = np.radians(self.squeeze(lonlat[:, 1], *self.frame["north_squeeze"]))
        rho = self.f / np.tan(math.pi / 4 + lat / 2) ** self.n
        angle = self.n * np.radians(lon - self.frame["lon0"])
        return np.column_stack([rho * np.sin(angle), rho * np.cos(angle)])

    def __call__(self, lonlat: Points) -> Points:
        return np.asarray((self.raw(np.asarray(lonlat, dtype=float)) - self.origin) * self.step)


def densify(points: Points, longest: float) -> Points:
    """Adds points so that no step is longer than longest."""
    out = [points[:1]]
    for a, b in zip(points[:-1], points[1:], strict=True):
        count = max(1, math.ceil(float(np.hypot(*(b - a))) / longest))
        out.append(a + (b - a) * np.linspace(0, 1, count + 1)[1:, None])
    return np.vstack(out)


def tidy_coast(polygons: list[Polygon], reach: float, tolerance: float) -> MultiPolygon:
    """Closes and opens the coast so that hair-fine fjords and spits go, then thins its points."""
    shape = unary_union([make_valid(polygon) for polygon in polygons])
    shape = shape.buffer(reach).buffer(-2 * reach).buffer(reach).simplify(tolerance)
    return MultiPolygon([without_ponds(part) for part in polygons_of(shape)])


def without_ponds(polygon: Polygon) -> Polygon:
    """Fills holes too small to be seen as water."""
    return Polygon(polygon.exterior, [hole for hole in polygon.interiors if Polygon(hole).area > POND])
