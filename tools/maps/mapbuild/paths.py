"""SVG path data: corners on a grid of a tenth, written as short steps that add up exactly."""

from mapbuild.geo import polygons_of
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge


def tenths(value: float) -> int:
    return round(value * 10)


def number(value: int) -> str:
    """A tenth as text, as short as it goes: 5 -> .5, -20 -> -2."""
    text = f"{abs(value) / 10:.1f}".removesuffix(".0")
    if text.startswith("0."):
        text = text[1:]
    return f"-{text}" if value < 0 else text


def run(coords: list[tuple[float, float]]) -> str:
    """One line: where it starts, then steps."""
    x, y = tenths(coords[0][0]), tenths(coords[0][1])
    words = []
    text = f"M{number(x)} {number(y)}l"
    for px, py in coords[1:]:
        qx, qy = tenths(px), tenths(py)
        words += [number(qx - x), number(qy - y)]
        x, y = qx, qy
    out = words[0]
    for word in words[1:]:
        out += word if word.startswith("-") else f" {word}"
    return text + out


def area_path(shape: BaseGeometry) -> str:
    """All rings of an area; the closing step is left to Z."""
    rings = [ring for part in polygons_of(shape) for ring in (part.exterior, *part.interiors)]
    return "".join(run(list(ring.coords)[:-1]) + "z" for ring in rings)


def line_path(shape: BaseGeometry) -> str:
    """Lines, joined where they meet."""
    if not isinstance(shape, LineString):
        lines = [part for part in shape.geoms if isinstance(part, LineString)]
        shape = linemerge(lines) if len(lines) > 1 else lines[0]
    parts = [shape] if isinstance(shape, LineString) else list(shape.geoms)
    return "".join(run(list(part.coords)) for part in parts)
