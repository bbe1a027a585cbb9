"""Sprites of a game: SVG drawings by name, gathered into one sheet of symbols."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, final

ROOT: Final = re.compile(r"<svg[^>]*viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.DOTALL)


@final
class Sprite:
    """A drawing: its box (x, y, width, height) and what stands inside the svg element."""

    __slots__ = ("body", "box")

    def __init__(self, box: str, body: str) -> None:
        self.box = box
        self.body = body

    def symbol(self, id: str) -> str:
        return f'<symbol id="{id}" viewBox="{self.box}" overflow="visible">{self.body}</symbol>'


def read_sprites(folder: Path) -> dict[str, Sprite]:
    """Every .svg file of a folder, by its name."""
    found: dict[str, Sprite] = {}
    for path in sorted(folder.glob("*.svg")):
        root = ROOT.search(path.read_text(encoding="utf-8"))
        if root is None:
            raise ValueError(f"{path.name}: a sprite is one svg element with a viewBox")
        found[path.stem] = Sprite(root[1], root[2].strip())
    return found


def sheet(game: str, sprites: dict[str, Sprite]) -> str:
    """One hidden SVG that defines all of them; a sprite's symbol is `game-name`."""
    symbols = "\n".join(sprite.symbol(f"{game}-{name}") for name, sprite in sprites.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg" style="display:none">\n{symbols}\n</svg>\n'


def picture(sprite: Sprite) -> str:
    """A sprite as a picture of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{sprite.box}">{sprite.body}</svg>\n'
