"""A drawn map read from a file: where its lands lie, and the sprites that all drawn maps have."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, final

from equipoise.core.art import Sprite

NUMBER: Final = re.compile(r"-?\d*\.?\d+")
# A land that somebody controls is washed with his colour.
SHAPE: Final = 'fill="var(--tone, transparent)" fill-rule="evenodd" fill-opacity=".45"'


@final
class Place:
    """Where a land is on the canvas: its box, its name line by line, its spots for pawns, its badge."""

    __slots__ = ("badge", "h", "label", "label_width", "size", "spots", "w", "x", "y")

    def __init__(self, entry: Any, sizes: Any, badge: str) -> None:
        left, top, right, bottom = path_box(str(entry["path"]))
        self.x = (left + right) / 2
        self.y = (top + bottom) / 2
        self.w = right - left
        self.h = bottom - top
        self.label: list[float] = entry["label"]["at"]
        self.label_width: float = entry["label"]["width"]
        self.size: float = sizes[entry["label"]["size"]]
        self.spots: list[list[float]] = entry["spots"]
        self.badge: list[float] | None = entry.get(badge)


@final
class Drawing:
    """A map; `badge` names what stands beside a land's name, a flag or a marker."""

    __slots__ = ("data", "height", "pawn", "places", "width")

    def __init__(self, data: Any, badge: str) -> None:
        self.data = data
        self.width: int = data["canvas"][0]
        self.height: int = data["canvas"][1]
        self.pawn: float = data["pawn"]
        self.places = {id: Place(entry, data["font"], badge) for id, entry in data["lands"].items()}


def read_map(art: Path, badge: str) -> Drawing:
    return Drawing(json.loads((art / "map.json").read_text(encoding="utf-8")), badge)


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


def land_sprites(drawing: Drawing) -> dict[str, Sprite]:
    """Each land's shape, for touching."""
    found: dict[str, Sprite] = {}
    for id, place in drawing.places.items():
        left, top = place.x - place.w / 2, place.y - place.h / 2
        path = drawing.data["lands"][id]["path"]
        found[f"land-{id}"] = Sprite(
            f"{left:g} {top:g} {place.w:g} {place.h:g}",
            f'<path class="shape" d="{path}" {SHAPE}/>',
        )
    return found


def map_sprite(drawing: Drawing, parts: list[str]) -> Sprite:
    """The whole map; an svg of its own cuts off what lies beyond the frame: coasts shine past it."""
    width, height = drawing.width, drawing.height
    frame = line(f"M2 2h{width - 4}v{height - 4}H2z", "#463c2c", 4)
    return Sprite(
        f"0 0 {width} {height}", f'<svg width="{width}" height="{height}">{"".join(parts)}{frame}</svg>'
    )


def line(path: str, colour: str, width: float, more: str = "") -> str:
    stroke = f'stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" {stroke}{more}/>'
