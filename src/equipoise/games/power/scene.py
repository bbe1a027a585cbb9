"""The board as a picture: sectors to touch, pieces, flags, Reserves, the own sheet with its arrows."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, Area, Item, Scene, Touch
from equipoise.games.power.actions import (
    CLEAR,
    DONE,
    FILL,
    FLAG,
    LAUNCH,
    MAKE,
    PAY,
    PAY_POWER,
    PRISONERS,
    SEAL,
    TAKE,
    Deed,
)
from equipoise.games.power.board import ARMIES, KIND_NAMES
from equipoise.games.power.boardfile import Sector
from equipoise.games.power.drawing import ARROW_STEP, arrow_steps, box
from equipoise.games.power.panels import (
    palette_items,
    panel_area,
    panel_items,
    sheet_area,
    sheet_items,
    stack,
)
from equipoise.games.power.rules.planning import planned
from equipoise.games.power.rules.sheet import OPEN, row_army, row_place, row_target, row_verb
from equipoise.games.power.state import (
    PLAN_STAGE,
    Table,
    War,
    army_of,
    flag_holder,
    group_of,
    is_in,
    kind_of,
    place_of_piece,
    seat_lives,
)
from equipoise.games.power.text import prompt, written
from equipoise.games.power.touches import path, piece_id, sector_id
from equipoise.games.power.view import PowerView

PIECE: Final = 52.0
CODE: Final = 25.0  # height of a sector's letters
LABEL_LAYER: Final = 1
FLAG_LAYER: Final = 2
ARROW_LAYER: Final = 2
_near: dict[str, list[str]] = {}


def scene(t: Table, view: PowerView) -> Scene:
    s = view.position
    planning = s.stage == PLAN_STAGE and view.seat >= 0 and seat_lives(t, s, view.seat)
    shown = planned(t, s, view.seat) if planning else s
    areas = [Area("board", Message("pw-board"), BOARD, t.board.file.width, t.board.file.height, "board")]
    items: list[Item] = []
    items += board_items(t, shown)
    for army in range(ARMIES):
        commanded = planning and (int(t.side[army]) == view.seat or army == t.mercenary)
        commanded = commanded and is_in(s, army)
        areas.append(panel_area(t, army, commanded))
        items += panel_items(t, shown, army, commanded)
        if commanded and t.written:
            items += palette_items(t, army)
    items += _arrows(t, s)
    if planning:
        areas.append(sheet_area(len(s.rows) // 2))
        items += sheet_items(t, s.rows, Message("pw-sheet-area"), [])
    deeds = t.actions.deeds
    there = {int(group_of(piece)) for piece in shown.pieces}
    touches = [
        Touch(id, path(t, s, view.seat, deeds[id], there), _text(t, s, view, deeds[id])) for id in view.legal
    ]
    return Scene(areas, items, touches, prompt(t, view))


def _text(t: Table, s: War, view: PowerView, deed: Deed) -> Message:
    """What an action does; a button asks for it instead of telling of it."""
    names: dict[int, str] = {int(SEAL): "seal", int(CLEAR): "clear", int(DONE): "done", int(FILL): "fill"}
    if int(deed.verb) in names:
        return Message(f"pw-do-{names[int(deed.verb)]}")
    if deed.verb == PAY:
        return Message("pw-do-pay")
    if deed.verb in (PAY_POWER, PRISONERS, FLAG):
        word = "pay-power" if deed.verb == PAY_POWER else "prisoners" if deed.verb == PRISONERS else "flag"
        return Message(f"pw-do-{word}", {"colour": t.board.colour_names[deed.army]})
    return written(t, s, view.seat, deed)


def board_items(t: Table, s: War) -> list[Item]:
    """Sectors, pieces and flags as they stand."""
    items: list[Item] = []
    stacks = _stacks(t, s)
    for sector in range(t.board.sector_count):
        items += _sector(t, sector, stacks[sector])
    return items + _flags(t, s)


Stack = tuple[int, int, int]  # army, kind, count


def _stacks(t: Table, s: War) -> list[list[Stack]]:
    """By place: who stands there, identical pieces together."""
    found: list[dict[int, int]] = [{} for _ in t.board.places]
    for piece in s.pieces:
        here = found[place_of_piece(piece)]
        who = int(army_of(piece)) * 16 + int(kind_of(piece))
        here[who] = here.get(who, 0) + 1
    return [[(who // 16, who % 16, here[who]) for who in sorted(here)] for here in found]


def _sector(t: Table, sector: i64, stacks: list[Stack]) -> list[Item]:
    file = t.board.file.sectors[sector]
    left, top, width, height = box(file)
    id = sector_id(t, sector)
    told = t.board.sector_names[sector]
    if stacks:
        told = Message("pw-sector-with", {"sector": told, "pieces": [_counted(t, one) for one in stacks]})
    x, y = _code_place(file)
    items = [
        Item(
            id, "board", id, left + width / 2, top + height / 2, width, height, told,
            region=True, near=_neighbours(t, sector),
        ),
        Item(f"code-{file.id}", "board", "", x, y, 70, CODE, "", file.en, layer=LABEL_LAYER),
    ]  # fmt: skip
    return items + _pieces(t, sector, stacks)


def _code_place(file: Sector) -> tuple[float, float]:
    """Above the pieces; in an HQ beside the flag."""
    left, top, width, height = box(file)
    if file.kind == "hq":
        return file.x + (24 if left == 0 else -24), 18 if top == 0 else top + height - 18
    return file.x, file.y - (88 if height > 2 * width else 26 if width > 2 * height else 46)


def _counted(t: Table, stack: Stack) -> Message:
    army, kind, count = stack
    values: dict[str, Value] = {"count": count, "kind": KIND_NAMES[kind]}
    return Message("pw-counted", {**values, "colour": t.board.colour_names[army]})


def _neighbours(t: Table, sector: i64) -> list[str]:
    """Where the arrow keys lead: all borders, of land and of water."""
    id = t.board.sectors[sector]
    if id not in _near:
        mask = t.board.land[sector] | t.board.water[sector]
        _near[id] = [sector_id(t, other) for other in range(t.board.sector_count) if mask >> other & 1]
    return _near[id]


def _pieces(t: Table, sector: i64, stacks: list[Stack]) -> list[Item]:
    """A grid about the middle of the sector."""
    if not stacks:
        return []
    file = t.board.file.sectors[sector]
    _, _, width, height = box(file)
    columns = max(1, math.ceil(math.sqrt(len(stacks) * width / height)))
    rows = math.ceil(len(stacks) / columns)
    across, down = min(56.0, width * 0.8 / columns), min(66.0, height * 0.72 / rows)
    size = round(min(PIECE, across, down * 0.75), 1)
    shift = 2 if file.kind != "hq" else 12 if file.y < t.board.file.height / 2 else -26
    items: list[Item] = []
    for place, (army, kind, count) in enumerate(stacks):
        x = file.x + across * (place % columns - (columns - 1) / 2)
        y = file.y + shift + down * (place // columns - (rows - 1) / 2)
        values: dict[str, Value] = {
            "count": count,
            "kind": KIND_NAMES[kind],
            "colour": t.board.colour_names[army],
            "place": t.board.sector_names[sector],
        }
        id = piece_id(t, sector, army, kind)
        told = Message("pw-piece-at", values)
        items += stack(id, "board", army, kind, count, round(x, 1), round(y, 1), size, told)
    return items


def _flags(t: Table, s: War) -> list[Item]:
    """Each where it stands: in its own HQ, or in that of whoever took it (PW-133)."""
    items: list[Item] = []
    for hq in range(ARMIES):
        here = [army for army in range(ARMIES) if flag_holder(s, army) == hq]
        left, top, width, height = box(t.board.file.sectors[t.board.hq[hq]])
        for place, army in enumerate(here):
            x = left + 22 + 30 * place if left == 0 else left + width - 22 - 30 * place
            y = top + 24 if top == 0 else top + height - 24
            colour = t.board.colours[army]
            name = Message("pw-flag-here", {"colour": t.board.colour_names[army]})
            items.append(
                Item(f"flag-{colour}", "board", "flag", x, y, 34, 34, name, layer=FLAG_LAYER,
                     tone=int(army), kin=f"flag-{colour}")
            )  # fmt: skip
    return items


def _arrows(t: Table, s: War) -> list[Item]:
    """The moves and launches of the own sheet; before anything is written, those of the last round."""
    rows, name = (s.rows, "arrow") if len(s.rows) or s.stage != PLAN_STAGE else (s.sheets, "trace")
    items: list[Item] = []
    for n in range(0, len(rows), 2):
        code = rows[n]
        verb, start, end = row_verb(code), row_place(code), row_target(code)
        drawn = verb in (TAKE, LAUNCH) and not code & OPEN and verb != MAKE
        if drawn and start < t.board.sector_count and end < t.board.sector_count and start != end:
            items.append(arrow(t, f"{name}-{n // 2 + 1}", int(row_army(code)), start, end, verb == LAUNCH))
    return items


def arrow(t: Table, id: str, army: int, start: i64, end: i64, shot: bool) -> Item:
    a, b = t.board.file.sectors[start], t.board.file.sectors[end]
    length = math.hypot(b.x - a.x, b.y - a.y)
    steps = arrow_steps(length)
    height = 24 * length / (steps * ARROW_STEP)
    angle = round(math.degrees(math.atan2(b.y - a.y, b.x - a.x)), 2)
    x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
    sprite = f"{'shot' if shot else 'arrow'}-{steps}"
    return Item(
        id, "board", sprite, x, y, round(length, 1), round(height, 1), "",
        angle=angle, layer=ARROW_LAYER, tone=int(army),
    )  # fmt: skip
