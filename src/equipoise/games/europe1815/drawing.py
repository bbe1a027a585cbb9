"""The drawn map: coastlines, borders and seas as sprites, and where names and pawns stand on it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, final

from equipoise.core.art import Sprite, read_sprites
from equipoise.games.europe1815.board import Board

ART: Final = Path(__file__).parent / "art"
NUMBER: Final = re.compile(r"-?\d*\.?\d+")
TINTS: Final = ["#eab9ad", "#b9c9ea", "#c6cbd3", "#f2dc92", "#c1dcb4", "#d9c0e2"]
NEUTRAL_TINT: Final = "#f4ead0"
PEAK: Final = "M{} {}m-9 5l9-15 9 15z"
# A land that somebody controls is washed with his colour.
SHAPE: Final = 'fill="var(--tone, transparent)" fill-rule="evenodd" fill-opacity=".45"'
SEA: Final = "#b9d3d6"


@final
class Place:
    """Where a land is on the canvas: its box, its name line by line, its spots for pawns."""

    __slots__ = ("flag", "h", "label", "label_width", "size", "spots", "w", "x", "y")

    def __init__(self, entry: Any, sizes: Any) -> None:
        left, top, right, bottom = path_box(str(entry["path"]))
        self.x = (left + right) / 2
        self.y = (top + bottom) / 2
        self.w = right - left
        self.h = bottom - top
        self.label: list[float] = entry["label"]["at"]
        self.label_width: float = entry["label"]["width"]
        self.size: float = sizes[entry["label"]["size"]]
        self.spots: list[list[float]] = entry["spots"]
        self.flag: list[float] | None = entry.get("flag")


@final
class Drawing:
    def __init__(self, data: Any) -> None:
        self.data = data
        self.width: int = data["canvas"][0]
        self.height: int = data["canvas"][1]
        self.pawn: float = data["pawn"]
        self.places = {id: Place(entry, data["font"]) for id, entry in data["lands"].items()}


def read_drawing() -> Drawing:
    return Drawing(json.loads((ART / "map.json").read_text(encoding="utf-8")))


def path_box(path: str) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a path of M, l and z."""
    xs: list[float] = []
    ys: list[float] = []
    for part in re.findall(r"[Ml][^Mlz]*", path):
        numbers = [float(number) for number in NUMBER.findall(part[1:])]
        for x, y in zip(numbers[::2], numbers[1::2]):
            xs.append(x if part[0] == "M" else xs[-1] + x)
            ys.append(y if part[0] == "M" else ys[-1] + y)
    return min(xs), min(ys), max(xs), max(ys)


def sprites(board: Board) -> dict[str, Sprite]:
    """The pieces, the map without its names, and each land's shape for touching."""
    drawing = read_drawing()
    found = read_sprites(ART)
    found["map"] = Sprite(f"0 0 {drawing.width} {drawing.height}", _map(drawing.data, board))
    for id, place in drawing.places.items():
        left, top = place.x - place.w / 2, place.y - place.h / 2
        path = drawing.data["lands"][id]["path"]
        found[f"land-{id}"] = Sprite(
            f"{left:g} {top:g} {place.w:g} {place.h:g}",
            f'<path class="shape" d="{path}" {SHAPE}/>',
        )
    return found


def _map(data: Any, board: Board) -> str:
    width, height = data["canvas"]
    lands = "".join(entry["path"] for entry in data["lands"].values())
    solid = lands + "".join(one["path"] for one in data["features"])
    parts = [f'<rect width="{width}" height="{height}" fill="{SEA}"/>']
    # Named and drawn again: the outline of all land is long.
    parts.append(
        f'<defs><path id="europe1815-solid" d="{solid}" fill="none" stroke-linejoin="round"/></defs>'
    )
    for shelf in (44, 28, 14):
        parts.append(f'<use href="#europe1815-solid" stroke="#dcebea" stroke-width="{shelf}" opacity=".35"/>')
    parts.append('<use href="#europe1815-solid" stroke="#4d4636" stroke-width="3.4"/>')
    parts.append(f'<path d="{data["outer"]}" fill="#d8d2c4" stroke="#8d8674"/>')
    parts += [_tinted(board, id, entry["path"]) for id, entry in data["lands"].items()]
    parts += [_feature(one) for one in data["features"]]
    parts += [_border(board, one) for one in data["borders"]]
    for link in data["sea_links"]:
        parts.append(_line(link["path"], "#2f4f5c", 3.4, ' stroke-dasharray=".1 9" stroke-linecap="round"'))
    parts.append(_line(f"M2 2h{width - 4}v{height - 4}H2z", "#463c2c", 4))
    # An svg of its own cuts off what lies beyond the frame: coasts shine past it.
    return f'<svg width="{width}" height="{height}">{"".join(parts)}</svg>'


def _line(path: str, colour: str, width: float, more: str = "") -> str:
    stroke = f'stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" {stroke}{more}/>'


def _owner(board: Board, id: str) -> int:
    return board.owner[board.land_ids[id]] if id in board.land_ids else -2


def _tinted(board: Board, id: str, path: str) -> str:
    owner = _owner(board, id)
    tint = TINTS[owner % len(TINTS)] if owner >= 0 else NEUTRAL_TINT
    return f'<path d="{path}" fill="{tint}" fill-rule="evenodd" stroke="{tint}" stroke-width=".6"/>'


def _border(board: Board, one: Any) -> str:
    front = _owner(board, one["a"]) != _owner(board, one["b"])
    return _line(one["path"], "#463c2c" if front else "#6f6450", 2.8 if front else 1.3)


def _feature(one: Any) -> str:
    fills = {"mountains": "#cdbb95", "marsh": "#b7c7a2", "lake": SEA}
    parts = [f'<path d="{one["path"]}" fill="{fills[one["kind"]]}" stroke="#6f6450" stroke-width="1.3"/>']
    for x, y in one["marks"]:
        if one["kind"] == "marsh":
            parts.append(_line(f"M{x - 6} {y + 3}h12m-9-2l-2-6m5 6v-8m3 8l2-6", "#5d7350", 1.4))
        else:
            parts.append(f'<path d="{PEAK.format(x, y)}" fill="#8d7a58" stroke="#4d4636"/>')
    return "".join(parts)
