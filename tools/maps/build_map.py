"""Draws the map of a game: real coastlines in, map.json out.

Needed at build time only: Python packages numpy, scipy, shapely; npm package world-atlas (see package.json).
    npm install && python build_map.py macht
"""

import argparse
import json
import tomllib
from pathlib import Path

from mapbuild import europe1815, macht
from mapbuild.geo import Data

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "src/equipoise/games"
MAPS = {"europe1815": europe1815.build, "macht": macht.build}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(MAPS))
    parser.add_argument("--atlas", type=Path, default=HERE / "node_modules/world-atlas")
    parser.add_argument("--board", type=Path, help="if it is not the game's own board.toml")
    parser.add_argument("--out", type=Path, help="if it is not the game's own art")
    args = parser.parse_args()
    data: Data = {}
    for name in ("seeds.toml", "borders.toml"):
        data |= tomllib.loads((HERE / args.game / name).read_text())
    board = tomllib.loads((args.board or GAMES / args.game / "board.toml").read_text())
    drawing = MAPS[args.game](data, board, args.atlas)
    text = json.dumps(drawing, ensure_ascii=False, separators=(",", ":"))
    text = text.replace('},"', '},\n"').replace("},{", "},\n{")  # one land, one border to a line
    ((args.out or GAMES / args.game / "art") / "map.json").write_text(text + "\n")
    print(f"map.json: {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
