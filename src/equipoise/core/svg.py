"""A scene as one SVG picture, for notebooks, replays and the README."""

from __future__ import annotations

from html import escape
from typing import Final

from equipoise.core.art import Sprite
from equipoise.core.message import Message, Tell
from equipoise.core.scene import BOARD, CHOICES, Area, Group, Item, Scene

# The same as in the browser, where a test sees to it that colour-blind people can tell them apart.
TONES: Final = ["#0132af", "#d70c00", "#ffd918", "#0d7a79", "#df7ae0", "#42304d"]
GAP: Final = 16


def tone_style(tones: list[str]) -> str:
    return "".join(f".tone-{n}{{--tone:{colour};color:{colour}}}" for n, colour in enumerate(tones))


STYLE: Final = (
    "text{font-family:'Liberation Serif',Georgia,serif;fill:#2b2417;"
    "text-anchor:middle;dominant-baseline:central}" + tone_style(TONES)
)


def svg(scene: Scene, sprites: dict[str, Sprite], tell: Tell, style: str = "") -> str:
    """Boards, those of seats in rows; all else in a column beside them. `style` is added to the rules."""
    boards = [area for area in scene.areas if area.kind == BOARD]
    others = [area for area in scene.areas if area.kind not in (BOARD, CHOICES)]
    drawn: list[str] = []
    below = left = 0
    for row in _rows(boards):
        across = 0
        for area in row:
            drawn.append(_area(scene, area, sprites, tell, across, below))
            across += area.width + GAP
        below += max(area.height for area in row) + GAP
        left = max(left, across)
    beside = 0
    for area in others:
        drawn.append(_area(scene, area, sprites, tell, left, beside))
        beside += area.height + GAP
    width = left + max([area.width for area in others], default=-GAP if boards else 0)
    height = max(below, beside, GAP) - GAP
    symbols = "".join(sprites[name].symbol(name) for name in sorted(_used(scene, sprites)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<style>{STYLE}{style}</style><defs>{symbols}</defs>{''.join(drawn)}</svg>"
    )


def _rows(boards: list[Area]) -> list[list[Area]]:
    seated = [area for area in boards if area.seat >= 0]
    across = 2 if len(seated) < 5 else 3
    rows = [[area] for area in boards if area.seat < 0]
    return rows + [seated[n : n + across] for n in range(0, len(seated), across)]


def _used(scene: Scene, sprites: dict[str, Sprite]) -> set[str]:
    names = {item.sprite for item in scene.items} | {area.backdrop for area in scene.areas}
    return {name for name in names if name in sprites}


def _area(scene: Scene, area: Area, sprites: dict[str, Sprite], tell: Tell, x: int, y: int) -> str:
    parts = [f'<g transform="translate({x} {y})"><title>{escape(tell(area.name))}</title>']
    if area.backdrop in sprites:
        parts.append(f'<use href="#{area.backdrop}" width="{area.width}" height="{area.height}"/>')
    groups = {group.id: group for group in scene.groups}
    here = [item for item in scene.items if item.area == area.id]
    for item in sorted(here, key=_depth):
        parts.append(_item(item, sprites, tell, groups.get(item.group)))
    parts.append("</g>")
    return "".join(parts)


def _depth(item: Item) -> int:
    return -1 if item.region else item.layer


def _item(item: Item, sprites: dict[str, Sprite], tell: Tell, group: Group | None) -> str:
    turn = f' transform="rotate({item.angle:g} {item.x:g} {item.y:g})"' if item.angle else ""
    tone = f' class="tone-{item.tone}"' if item.tone >= 0 else ""
    title = f"<title>{escape(tell(item.name))}</title>" if isinstance(item.name, Message) else ""
    parts = [f"<g{turn}{tone}>{title}"]
    if item.sprite in sprites:
        left, top = item.x - item.w / 2, item.y - item.h / 2
        parts.append(
            f'<use href="#{item.sprite}" x="{left:g}" y="{top:g}" width="{item.w:g}" height="{item.h:g}"/>'
        )
    label = tell(item.label) if isinstance(item.label, Message) else str(item.label)
    if label:
        parts.append(_text(item, label))
    parts.append("</g>")
    drawn = "".join(parts)
    if group is not None and group.angle:
        return f'<g transform="rotate({group.angle:g} {group.x:g} {group.y:g})">{drawn}</g>'
    return drawn


def _text(item: Item, label: str) -> str:
    """On a sprite small and white; by itself as high as the item, in two lines where one is too wide."""
    size = item.h * 0.42 if item.sprite else item.h
    style = ' style="fill:#fff" font-weight="bold"' if item.sprite else ""
    lines = _wrapped(label, size, item.w) if not item.sprite else [label]
    top = item.y - size * (len(lines) - 1) / 2
    return "".join(
        f'<text x="{item.x:g}" y="{top + n * size:g}" font-size="{size:g}"{style}>{escape(line)}</text>'
        for n, line in enumerate(lines)
    )


def _wrapped(label: str, size: float, width: float) -> list[str]:
    words = label.split()
    if len(words) < 2 or len(label) * size * 0.42 <= width:
        return [label]
    # Broken where the longer of the two lines is shortest.
    breaks = [(max(len(" ".join(words[:n])), len(" ".join(words[n:]))), n) for n in range(1, len(words))]
    at = min(breaks)[1]
    return [" ".join(words[:at]), " ".join(words[at:])]
