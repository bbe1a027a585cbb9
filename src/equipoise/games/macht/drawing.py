"""The drawn map of Britain: coasts, borders and scenery, and where names, markers and pieces stand on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from equipoise.core.art import Sprite, read_sprites
from equipoise.core.drawing import Drawing, land_sprites, line, map_sprite, read_map

ART: Final = Path(__file__).parent / "art"
SEA: Final = "#d9dfd2"
INK: Final = "#4d4636"
FAINT: Final = "#8d8674"
RIVER: Final = "#8fb0b4"
TINTS: Final = ["#f0e2ae", "#d2dfb6", "#ecd0bd", "#cedae0", "#e0d4e3"]
GLOWS: Final = ["#c9a94f", "#86a160", "#c08a68", "#7f9cab", "#9d86a8"]
# Lines that follow the coast, from far to near: how far, how dark.
WATERLINES: Final = [(25, "#cad3c6"), (16, "#bac6bb"), (8, "#a3b4ab")]
# From wide and faint to narrow: the colour of a province gathers at its edge.
GLOW: Final = [(40, ".09"), (31, ".1"), (23, ".11"), (16, ".13"), (9, ".16")]
WAVE: Final = "M{} {}q5-6 10 0t10 0"
HILL: Final = "M{} {}m-8 4q3-1 5-7 1.5-4 3.5-4t4 5q2 5 5 6m-7.5-9q-1 5 1 7"
TREE: Final = "M{} {}m0 4v4m-5-4q-3-3 0-6-1-4 3-5 4-1 5 3 4 1 3 5-1 3-4 3z"


def read_drawing() -> Drawing:
    return read_map(ART, "marker")


def sprites() -> dict[str, Sprite]:
    """Pieces, markers and tiles, the map without its names, and each province's shape for touching."""
    drawing = read_drawing()
    found = read_sprites(ART)
    found["map"] = map_sprite(drawing, _map(drawing.data, found))
    found.update(land_sprites(drawing))
    return found


def _map(data: Any, art: dict[str, Sprite]) -> list[str]:
    width, height = data["canvas"]
    parts = [f'<rect width="{width}" height="{height}" fill="{SEA}"/>']
    parts += _water(data)
    parts.append(f'<path d="{data["outer"]}" fill="#e6e0cd" stroke="{FAINT}" stroke-width="1.2"/>')
    parts += [_province(id, entry) for id, entry in data["lands"].items()]
    parts += [line(path, FAINT, 3.2, ' stroke-dasharray="5 3.5"') for path in data["walls"]]
    for mark, kind, fill in ((HILL, "hill", "none"), (TREE, "tree", "#a9bb8c")):
        marks = "".join(mark.format(x, y) for x, y in data["strewn"][kind])
        parts.append(
            f'<path d="{marks}" fill="{fill}" stroke="#8a8065" stroke-linecap="round" opacity=".75"/>'
        )
    parts += [_border(one) for one in data["borders"]]
    parts += [_ornament(art[f"scenery-{name}"], *place) for name, place in data["scenery"].items()]
    return parts


def _ornament(sprite: Sprite, x: float, y: float, width: float) -> str:
    """A sprite of its own, set into the map around a point."""
    _, _, wide, high = (float(number) for number in sprite.box.split())
    height = width * high / wide
    return (
        f'<svg x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}"'
        f' viewBox="{sprite.box}">{sprite.body}</svg>'
    )


def _water(data: Any) -> list[str]:
    """Lines along the coast: each is a broad band of ink under a band of sea that leaves its rim."""
    solid = "".join(entry["path"] for entry in data["lands"].values())
    # Named and drawn again: the outline of all land is long.
    coast = f'<path id="macht-coast" d="{solid}{data["outer"]}" fill="none" stroke-linejoin="round"/>'
    parts = [f"<defs>{coast}</defs>"]
    for far, colour in WATERLINES:
        parts.append(f'<use href="#macht-coast" stroke="{colour}" stroke-width="{2 * far + 2.2:g}"/>')
        parts.append(f'<use href="#macht-coast" stroke="{SEA}" stroke-width="{2 * far:g}"/>')
    waves = "".join(WAVE.format(x, y) for x, y in data["waves"])
    parts.append(line(waves, "#a9b8ae", 1.3, ' stroke-linecap="round"'))
    parts.append(line(solid, INK, 4))
    return parts


def _province(id: str, entry: Any) -> str:
    tint = int(entry["tint"])
    shape = f'<path id="macht-{id}" d="{entry["path"]}"/>'
    clip = f'<clipPath id="macht-in-{id}"><use href="#macht-{id}"/></clipPath>'
    glow = "".join(
        f'<use href="#macht-{id}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for width, opacity in GLOW
    )
    return (
        f'<defs>{shape}{clip}</defs><use href="#macht-{id}" fill="{TINTS[tint]}" stroke="{TINTS[tint]}"'
        f' stroke-width=".6"/><g clip-path="url(#macht-in-{id})" fill="none" stroke="{GLOWS[tint]}"'
        f' stroke-linejoin="round">{glow}</g>'
    )


def _border(one: Any) -> str:
    if not one["b"]:
        return line(one["path"], INK, 4.4, ' stroke-dasharray="7 3"')
    if one.get("river"):
        return line(one["path"], INK, 6.4) + line(one["path"], RIVER, 4.4)
    return line(one["path"], INK, 2, ' stroke-linecap="round"')
