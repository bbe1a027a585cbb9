"""The drawn map: coastlines, borders and seas as sprites, and where names and pawns stand on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from equipoise.core.art import Sprite, read_sprites
from equipoise.core.drawing import NUMBER, Drawing, land_sprites, line, map_sprite, read_map
from equipoise.core.scene import Item
from equipoise.games.europe1815.board import Board, loose_links

ART: Final = Path(__file__).parent / "art"
TINTS: Final = ["#eab9ad", "#b9c9ea", "#c6cbd3", "#f2dc92", "#c1dcb4", "#d9c0e2"]
NEUTRAL_TINT: Final = "#f4ead0"
PEAK: Final = "M{} {}m-9 5l9-15 9 15z"
SEA: Final = "#b9d3d6"


def read_drawing() -> Drawing:
    return read_map(ART, "flag")


def sprites(board: Board) -> dict[str, Sprite]:
    """The pieces, the map without its names, each land's shape for touching, and each loose link."""
    drawing = read_drawing()
    found = read_sprites(ART)
    found["map"] = map_sprite(drawing, _map(drawing.data, board))
    found.update(land_sprites(drawing))
    found.update({_sprite_of(link): _loose_sprite(link) for link in _loose(drawing.data)})
    return found


def _map(data: Any, board: Board) -> list[str]:
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
    loose = _loose(data)
    parts += [_dots(link["path"]) for link in data["sea_links"] if link not in loose]
    return parts


def _dots(path: str) -> str:
    return line(path, "#2f4f5c", 3.4, ' stroke-dasharray=".1 9" stroke-linecap="round"')


def _loose(data: Any) -> list[Any]:
    """Dotted lines that not every map of the house has: each is a sprite, and an item where it is."""
    loose = loose_links()
    drawn = [one for one in data["sea_links"] if any(link.joins(one["a"], one["b"]) for link in loose)]
    return drawn + [{"a": link.a, "b": link.b, "path": link.line} for link in loose if link.line]


def _sprite_of(link: Any) -> str:
    return f"sealink-{link['a']}-{link['b']}"


def link_items(drawing: Drawing, board: Board) -> list[Item]:
    items: list[Item] = []
    for link in _loose(drawing.data):
        a, b = link["a"], link["b"]
        if not any(edge.joins(a, b) for edge in board.file.edges):
            continue
        left, top, right, bottom = _bounds(link["path"])
        x, y = (left + right) / 2, (top + bottom) / 2
        id = f"link-{a}-{b}"
        items.append(Item(id, "board", _sprite_of(link), x, y, right - left, bottom - top, "", layer=-1))
    return items


def _loose_sprite(link: Any) -> Sprite:
    left, top, right, bottom = _bounds(link["path"])
    return Sprite(f"{left:g} {top:g} {right - left:g} {bottom - top:g}", _dots(link["path"]))


def _bounds(path: str) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a path of M and C, which stays within the points that bend it."""
    numbers = [float(number) for number in NUMBER.findall(path)]
    xs, ys = numbers[::2], numbers[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def _owner(board: Board, id: str) -> int:
    return board.owner[board.land_ids[id]] if id in board.land_ids else -2


def _tinted(board: Board, id: str, path: str) -> str:
    owner = _owner(board, id)
    tint = TINTS[owner % len(TINTS)] if owner >= 0 else NEUTRAL_TINT
    return f'<path d="{path}" fill="{tint}" fill-rule="evenodd" stroke="{tint}" stroke-width=".6"/>'


def _border(board: Board, one: Any) -> str:
    front = _owner(board, one["a"]) != _owner(board, one["b"])
    return line(one["path"], "#463c2c" if front else "#6f6450", 2.8 if front else 1.3)


def _feature(one: Any) -> str:
    fills = {"mountains": "#cdbb95", "marsh": "#b7c7a2", "lake": SEA}
    parts = [f'<path d="{one["path"]}" fill="{fills[one["kind"]]}" stroke="#6f6450" stroke-width="1.3"/>']
    for x, y in one["marks"]:
        if one["kind"] == "marsh":
            parts.append(line(f"M{x - 6} {y + 3}h12m-9-2l-2-6m5 6v-8m3 8l2-6", "#5d7350", 1.4))
        else:
            parts.append(f'<path d="{PEAK.format(x, y)}" fill="#8d7a58" stroke="#4d4636"/>')
    return "".join(parts)
