"""The board drawn from its polygons: seas, islands, territories, and each sector's shape for touching."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from equipoise.core.art import Sprite, read_sprites
from equipoise.games.power.board import Board
from equipoise.games.power.boardfile import Sector

ART: Final = Path(__file__).parent / "art"
LAND: Final = {"green": "#bfdcb0", "blue": "#b7cdec", "yellow": "#f4e3a1", "red": "#eebcb2"}
QUARTERS: Final = {"green": "#8fbd80", "blue": "#86a8dc", "yellow": "#e6c95c", "red": "#dc8a7c"}
ISLAND: Final = "#ecdcb8"
SEA: Final = "#a9cbd3"
LINE: Final = "#4d4636"
SHAPE: Final = 'fill="var(--tone, transparent)" fill-opacity=".35"'
ARROW_STEP: Final = 40  # arrows are drawn in lengths of so much, so that their heads keep their shape
MOST_ARROW: Final = 1440
WIDTH: Final = 400  # of panels and sheets
PANEL_HEIGHTS: Final = [170, 224, 270]  # of an army; with what it can be told; with all kinds to choose from
ROW_HEIGHT: Final = 40
FEWEST_ROWS: Final = 5
MOST_SHEET_ROWS: Final = 10


def box(sector: Sector) -> tuple[int, int, int, int]:
    """Left, top, width, height."""
    xs = [x for x, _ in sector.polygon]
    ys = [y for _, y in sector.polygon]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def sprites(board: Board) -> dict[str, Sprite]:
    found = read_sprites(ART)
    file = board.file
    found["board"] = Sprite(f"0 0 {file.width} {file.height}", _board(board))
    for sector in file.sectors:
        left, top, width, height = box(sector)
        body = f'<path class="shape" d="{_path(sector)}" {SHAPE}/>'
        found[f"sector-{sector.id}"] = Sprite(f"{left} {top} {width} {height}", body)
    for height in PANEL_HEIGHTS:
        found[f"panel-{height}"] = _card(height, "#f8f1dd", 12, [])
    for rows in range(FEWEST_ROWS, MOST_SHEET_ROWS + 1):
        lines = [58 + ROW_HEIGHT * row for row in range(rows + 1)]
        found[f"paper-{rows}"] = _card(lines[-1] + 10, "#fffdf4", 4, lines)
    for steps in range(1, MOST_ARROW // ARROW_STEP + 1):
        found[f"arrow-{steps}"] = _arrow(steps * ARROW_STEP, "")
        found[f"shot-{steps}"] = _arrow(steps * ARROW_STEP, ' stroke-dasharray="10 8"')
    return found


def arrow_steps(length: float) -> int:
    return max(1, min(MOST_ARROW // ARROW_STEP, round(length / ARROW_STEP)))


def paper_height(rows: int) -> int:
    return 68 + ROW_HEIGHT * rows


def _card(height: int, fill: str, round: int, lines: list[int]) -> Sprite:
    body = (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{height - 4}" rx="{round}" fill="{fill}" '
        'stroke="#6f6450" stroke-width="2"/>'
    )
    ruled = "".join(f"M16 {y}h{WIDTH - 32}" for y in lines)
    if lines:
        body += f'<path d="{ruled}" stroke="#c9d4dd" stroke-width="1.5"/>'
    return Sprite(f"0 0 {WIDTH} {height}", body)


def _arrow(length: int, dashes: str) -> Sprite:
    tip = length - 16
    line = f'<path d="M2 12H{tip}" stroke="#1d1810" stroke-width="9" stroke-linecap="round"{dashes}/>'
    inner = (
        f'<path d="M2 12H{tip}" stroke="var(--tone, #777)" stroke-width="5" stroke-linecap="round"{dashes}/>'
    )
    head = f'<path d="M{tip - 4} 2l20 10-20 10z" fill="var(--tone, #777)" stroke="#1d1810" stroke-width="2"/>'
    return Sprite(f"0 0 {length} 24", f'<g opacity=".8">{line}{inner}{head}</g>')


def _path(sector: Sector) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in sector.polygon) + "z"


def _fill(sector: Sector) -> str:
    if sector.kind == "hq":
        return QUARTERS.get(sector.owner, ISLAND)
    if sector.kind in ("coast", "landlocked"):
        return LAND.get(sector.owner, ISLAND)
    return ISLAND if sector.kind == "island" else SEA


def _board(board: Board) -> str:
    file = board.file
    parts = [f'<rect width="{file.width}" height="{file.height}" fill="{SEA}"/>']
    for wet in (True, False):
        for sector in file.sectors:
            if (sector.kind == "sea") == wet:
                stroke = f'stroke="{LINE}" stroke-width="{1.2 if wet else 2.2}"'
                parts.append(f'<path d="{_path(sector)}" fill="{_fill(sector)}" {stroke}/>')
    parts += [_waves(sector) for sector in file.sectors if sector.kind == "sea"]
    frame = f"M3 3h{file.width - 6}v{file.height - 6}H3z"
    parts.append(f'<path d="{frame}" fill="none" stroke="{LINE}" stroke-width="6"/>')
    return "".join(parts)


def _waves(sector: Sector) -> str:
    """A few strokes of water at both ends of a lane."""
    left, top, width, height = box(sector)
    marks = []
    for share in (0.2, 0.8):
        x = left + width * (share if width > height else 0.5) - 14
        y = top + height * (0.5 if width > height else share)
        marks.append(f"M{x:g} {y:g}q7-7 14 0t14 0")
    return (
        f'<path d="{"".join(marks)}" fill="none" stroke="#e4f1f2" stroke-width="3" stroke-linecap="round"/>'
    )
