"""The map of Europe about 1815: lands with three pawns each, dotted lines over the sea."""

from pathlib import Path

import numpy as np
from mapbuild import areas, checks, entries, europe1815_preview, links, paths, places
from mapbuild.areas import Areas
from mapbuild.builder import Builder
from mapbuild.geo import Data


def check_links(drawn: Areas, sea: list[links.Link]) -> None:
    for a, b, points in sea:
        line = links.curve_line(points)
        hit = [name for name, shape in drawn.items() if name not in (a, b) and line.intersects(shape)]
        ends = [drawn[name].contains(end) for name, end in zip((a, b), line.boundary.geoms, strict=True)]
        if hit or not all(ends):
            print(f"  sea link {a}-{b}: crosses {hit}, ends on land {ends}")


def build(data: Data, board: Data, atlas: Path) -> Data:
    """The whole map as one table; a preview lies beside it."""
    builder = Builder(data, atlas)
    builder.balance()
    drawn = builder.final()
    lands = {land["id"]: land for land in board["territory"]}
    sea = [
        (a, b, links.trim(points, drawn[a], drawn[b])) for a, b, points in links.sea_links(data, builder.warp)
    ]
    want = {frozenset((edge["a"], edge["b"])) for edge in board["edge"] if edge["kind"] == "land"}
    checks.check_borders(drawn, list(lands), want)
    check_links(drawn, sea)
    page = builder.frame.buffer(-places.INSET)
    focus = {
        name: builder.warp(np.array([how["at"]]))[0] for name, how in data["land"].items() if how.get("focus")
    }
    drawing = {
        "source": entries.SOURCE,
        "canvas": data["frame"]["canvas"],
        "pawn": places.PAWN,
        "flag": places.FLAG,
        "font": places.SIZES,
        "lands": {
            name: entries.land_entry(land, drawn[name], page, focus.get(name)) for name, land in lands.items()
        },
        "features": entries.feature_entries(data, drawn),
        "borders": entries.border_entries(drawn, list(lands)),
        "sea_links": [{"a": a, "b": b, "path": links.curve_path(points)} for a, b, points in sea],
        "outer": paths.area_path(drawn[areas.OUTER]),
        "sea_names": entries.sea_name_entries(data, builder.warp),
    }
    Path("preview.svg").write_text(europe1815_preview.render(drawing, board))
    return drawing
