"""Draws the map of Europe about 1815: real coastlines in, map.json and preview.svg out.

Needed at build time only: Python packages numpy, scipy, shapely; npm package world-atlas (see package.json).
    npm install && python build_map.py --atlas node_modules/world-atlas --board path/to/board.toml --out .
"""

import argparse
import json
import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np
from mapbuild import areas, entries, links, paths, places, preview
from mapbuild.areas import Areas
from mapbuild.builder import Builder
from mapbuild.geo import Data

SOURCE = (
    "Coastlines: Natural Earth (public domain), through the npm package world-atlas; drawn by build_map.py"
)
SHORTEST = 12.0  # canvas units: a border below this is too short to be seen


def check(drawn: Areas, board: Data, sea: list[links.Link]) -> None:
    """Says what is not as the board wants it."""
    lands = [land["id"] for land in board["territory"]]
    want = {frozenset((edge["a"], edge["b"])) for edge in board["edge"] if edge["kind"] == "land"}
    for a, b in combinations(lands, 2):
        length = areas.common_border(drawn[a], drawn[b])
        wanted = frozenset((a, b)) in want
        if (length > 0) != wanted or 0 < length < SHORTEST:
            print(f"  border {a}-{b}: {length:.1f}, wanted: {wanted}")
    for a, b, points in sea:
        line = links.curve_line(points)
        hit = [name for name, shape in drawn.items() if name not in (a, b) and line.intersects(shape)]
        ends = [drawn[name].contains(end) for name, end in zip((a, b), line.boundary.geoms, strict=True)]
        if hit or not all(ends):
            print(f"  sea link {a}-{b}: crosses {hit}, ends on land {ends}")


def build(data: Data, board: Data, atlas: Path) -> Data:
    """The whole map as one table."""
    builder = Builder(data, atlas)
    builder.balance()
    drawn = builder.final()
    lands = {land["id"]: land for land in board["territory"]}
    sea = [
        (a, b, links.trim(points, drawn[a], drawn[b])) for a, b, points in links.sea_links(data, builder.warp)
    ]
    check(drawn, board, sea)
    page = builder.frame.buffer(-places.INSET)
    focus = {
        name: builder.warp(np.array([how["at"]]))[0] for name, how in data["land"].items() if how.get("focus")
    }
    return {
        "source": SOURCE,
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--atlas", type=Path, required=True)
    parser.add_argument("--board", type=Path, required=True)
    parser.add_argument("--out", type=Path, default=Path())
    args = parser.parse_args()
    data: Data = {}
    for name in ("seeds.toml", "borders.toml"):
        data |= tomllib.loads(Path(__file__).with_name(name).read_text())
    board = tomllib.loads(args.board.read_text())
    drawing = build(data, board, args.atlas)
    text = json.dumps(drawing, ensure_ascii=False, separators=(",", ":"))
    text = text.replace('},"', '},\n"').replace("},{", "},\n{")  # one land, one border to a line
    (args.out / "map.json").write_text(text + "\n")
    Path("preview.svg").write_text(preview.render(drawing, board))
    print(f"map.json: {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
