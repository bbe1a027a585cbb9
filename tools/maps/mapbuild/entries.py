"""What the produced file says about lands, features, borders and seas."""

from itertools import combinations

import numpy as np
from mapbuild import areas, paths, places
from mapbuild.areas import Areas
from mapbuild.borders import Warp
from mapbuild.geo import Data, Points
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

SOURCE = (
    "Coastlines: Natural Earth (public domain), through the npm package world-atlas; drawn by build_map.py"
)


def whole(point: Points) -> list[int]:
    """A point in whole canvas units."""
    return [round(float(value)) for value in point]


def land_entry(land: Data, shape: BaseGeometry, page: Polygon, focus: Points | None) -> Data:
    """What the map says about one land."""
    found = places.place(land["name"], land["capital"], shape.intersection(page), focus)
    entry: Data = {
        "path": paths.area_path(shape),
        "label": {
            "lines": found.block.lines,
            "at": whole(found.text),
            "anchor": "middle",
            "size": found.block.size,
            "width": round(found.block.text[0]),
        },
        "spots": sorted(whole(spot) for spot in found.spots),
    }
    if found.flag is not None:
        entry["flag"] = whole(found.flag)
    if found.room < 14:
        print(f"  tight: {land['name']} size {found.block.size}, pawn room {found.room:.0f}")
    return entry


def marks(shape: BaseGeometry) -> list[list[int]]:
    """Where small peaks or reeds can stand, from the back to the front."""
    left, top, right, bottom = shape.bounds
    inner = shape.buffer(-3.5)
    rows = np.arange(top + 9, bottom, 9.0)
    spots = [(x + 7 * (row % 2), y) for row, y in enumerate(rows) for x in np.arange(left + 8, right, 14.0)]
    return [[round(float(x)), round(float(y))] for x, y in spots if inner.contains(Point(x, y))]


def feature_entries(data: Data, drawn: Areas) -> list[Data]:
    kinds = {entry["name"]: entry["kind"] for entry in data["feature"]} | {
        entry["name"]: "lake" for entry in data["lake"]
    }
    found = []
    for name, kind in kinds.items():
        spots = [] if kind == "lake" else marks(drawn[name])
        found.append({"name": name, "kind": kind, "path": paths.area_path(drawn[name]), "marks": spots})
    return found


def border_entries(drawn: Areas, lands: list[str]) -> list[Data]:
    """Every border once, so that it can be drawn by rank without double lines; outer land is named ""."""
    found = []
    for a, b in combinations([*lands, areas.OUTER], 2):
        if areas.common_border(drawn[a], drawn[b]) > 0:
            shared = drawn[a].boundary.intersection(drawn[b].boundary)
            found.append({"a": a, "b": b, "path": paths.line_path(shared)})
    return found


def sea_name_entries(data: Data, warp: Warp) -> list[Data]:
    """Names of seas: `at` is the middle of the first line's base, `turn` in degrees."""
    found = []
    for one in data["sea_name"]:
        at = whole(warp(np.array([one["at"]]))[0])
        found.append({"lines": one["lines"], "at": at, "turn": one["turn"]})
    return found
