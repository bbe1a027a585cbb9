"""Small drawings for the eye: hills, trees, waves and walls, clear of all that is played with."""

import zlib

import numpy as np
from mapbuild import paths
from mapbuild.borders import Warp, organic
from mapbuild.geo import Data, Points, densify
from shapely.geometry import LineString, MultiPoint, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

EDGE = 13.0  # canvas units between a small drawing and a border
APART = 15.0
FIRST = 6  # the spots that are often taken; scenery keeps clear of them
WAVES = 150
SHORE = 38.0  # between a wave and the land
TRIES = 40


def taken(drawing: Data) -> BaseGeometry:
    """Names, markers and the first spots of every land."""
    found: list[BaseGeometry] = []
    for land in drawing["lands"].values():
        (x, y), label = land["label"]["at"], land["label"]
        wide, high = label["width"] / 2 + 8, drawing["font"][label["size"]] * len(label["lines"]) / 2 + 8
        found.append(box(x - wide, y - high, x + wide, y + high))
        found.append(Point(land["marker"]).buffer(drawing["marker"] / 2 + 9))
        found.append(MultiPoint(land["spots"][:FIRST]).buffer(drawing["pawn"] / 2 + 4))
    return unary_union(found)


def strewn(places: Points, free: BaseGeometry, apart: float, most: int) -> list[list[int]]:
    """Of these places the ones that are free and not too near to one another, from the back to the front."""
    kept: list[list[int]] = []
    for x, y in places:
        far = all(np.hypot(x - a, (y - b) * 1.2) >= apart for a, b in kept)
        if len(kept) < most and far and free.contains(Point(x, y)):
            kept.append([round(float(x)), round(float(y))])
    return sorted(kept, key=lambda at: at[1])


def small_drawings(
    data: Data, warp: Warp, land: BaseGeometry, borders: BaseGeometry, full: BaseGeometry
) -> Data:
    """Hills and trees by kind."""
    free = land.difference(borders.buffer(EDGE)).difference(full)
    found: Data = {"hill": [], "tree": []}
    for number, (kind, at, size, most) in enumerate(data["strewn"]["list"]):
        rng = np.random.default_rng(zlib.crc32(f"{kind} {number}".encode()))
        places = warp(np.array([at])) + rng.normal(0.0, 0.6, (TRIES * most, 2)) * size
        found[kind] += strewn(places, free, APART, most)
        free = free.difference(MultiPoint(found[kind] or [[-99, -99]]).buffer(APART * 0.8))
    return found


def waves(data: Data, land: BaseGeometry, frame: BaseGeometry) -> list[list[int]]:
    """Where small waves stand on the open sea."""
    ornaments = [Point(x, y).buffer(wide * 0.62) for x, y, wide in data["scenery"].values()]
    free = frame.buffer(-24).difference(land.buffer(SHORE)).difference(unary_union(ornaments))
    left, top, right, bottom = frame.bounds
    places = np.random.default_rng(5).uniform((left, top), (right, bottom), (4000, 2))
    return strewn(places, free, 44.0, WAVES)


def walls(data: Data, warp: Warp, land: BaseGeometry) -> list[str]:
    """Courses of walls as far as they run on land."""
    found = []
    for course in data["walls"]["list"]:
        line = LineString(organic(warp(densify(np.array(course), 0.1)), "wall", 3.0))
        found.append(paths.line_path(line.intersection(land)))
    return found
