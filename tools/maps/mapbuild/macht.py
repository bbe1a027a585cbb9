"""The map of Britain in the fifth century: provinces with a marker and many pieces each."""

from pathlib import Path

from mapbuild import areas, camps, checks, entries, paths, places, scenery
from mapbuild.builder import Builder
from mapbuild.geo import Data
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union


def land_entry(name: str, tint: int, shape: BaseGeometry, page: Polygon) -> Data:
    """What the map says about one province."""
    found = camps.camp(name, shape.intersection(page))
    print(f"  {name}: size {found.sign.size}, {len(found.spots)} spots, area {shape.area:.0f}")
    return {
        "path": paths.area_path(shape),
        "label": {
            "lines": found.sign.lines,
            "at": entries.whole(found.text),
            "anchor": "middle",
            "size": found.sign.size,
            "width": round(found.sign.text[0]),
        },
        "marker": entries.whole(found.marker),
        "spots": [entries.whole(spot) for spot in found.spots],
        "tint": tint,
    }


def border_entries(data: Data, drawn: areas.Areas, lands: list[str]) -> list[Data]:
    """Every border once; rivers say so."""
    rivers = [set(pair) for pair in data["rivers"]["list"]]
    found = entries.border_entries(drawn, lands)
    return [one | ({"river": True} if {one["a"], one["b"]} in rivers else {}) for one in found]


def build(data: Data, board: Data, atlas: Path) -> Data:
    """The whole map as one table."""
    builder = Builder(data, atlas)
    builder.balance()
    drawn = builder.final()
    names = {land["id"]: land["name"] for land in board["province"]}
    want = {frozenset((land["id"], other)) for land in board["province"] for other in land["borders"]}
    checks.check_borders(drawn, list(names), want)
    page = builder.frame.buffer(-places.INSET)
    drawing = {
        "source": entries.SOURCE,
        "canvas": data["frame"]["canvas"],
        "pawn": camps.PIECE,
        "marker": camps.MARKER,
        "font": camps.SIZES,
        "lands": {
            id: land_entry(name, data["land"][id]["tint"], drawn[id], page) for id, name in names.items()
        },
        "borders": border_entries(data, drawn, list(names)),
        "outer": paths.area_path(drawn[areas.OUTER]),
    }
    land = unary_union(list(drawn.values()))
    played = unary_union([drawn[id] for id in names])
    edges = unary_union([shape.boundary for shape in drawn.values()])
    full = scenery.taken(drawing)
    drawing |= {
        "strewn": scenery.small_drawings(data, builder.warp, land, edges, full),
        "waves": scenery.waves(data, land, builder.frame),
        "walls": scenery.walls(data, builder.warp, played),
        "scenery": data["scenery"],
    }
    return drawing
