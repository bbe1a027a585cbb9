"""The panel of a seat: its empire, its classes with their number and action, its token."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.core.scene import PANEL, Area, Item, Key
from equipoise.games.europe1815.board import CLASS_NAMES, CLASS_WORDS
from equipoise.games.europe1815.state import BONUS, TURN_STAGE, Europe, Table, kind, token


def panel_area(t: Table, seat: i64, empire: i64) -> Area:
    name = Message("eu-panel", {"empire": t.board.empire_names[empire], "number": int(seat) + 1})
    return Area(f"seat-{seat}", name, PANEL, 400, 150, "panel", int(seat))


def panel_items(t: Table, s: Europe, seat: i64, empire: i64) -> list[Item]:
    """Kept by all that a panel shows."""
    acts = s.stage == TURN_STAGE and seat == s.actor
    counts = [int(s.on_board[kind(empire, cls)]) for cls in range(len(CLASS_WORDS))]
    points = int(token(t, s, seat)) if t.track_points else 0
    key: Key = ("panel", int(seat), int(empire), int(s.unspent) if acts else -1, points, *counts)
    kept = t.parts.items.get(key)
    if kept is None:
        kept = t.parts.items.keep(key, _panel_items(t, s, seat, empire))
    return kept


def _panel_items(t: Table, s: Europe, seat: i64, empire: i64) -> list[Item]:
    area = f"seat-{seat}"
    name = t.board.empire_names[empire]
    items = [
        Item(f"{area}-name", area, "", 210, 32, 240, 30, "", name, layer=1),
    ]
    if t.board.drawn:
        items.append(Item(f"{area}-flag", area, f"flag-{t.board.empires[empire]}", 48, 32, 54, 36, ""))
    for cls in range(len(CLASS_WORDS)):
        items += _class_items(t, s, seat, empire, cls)
    if s.stage == TURN_STAGE and seat == s.actor and s.unspent >> BONUS:
        items.append(Item(f"{area}-bonus", area, "bonus", 362, 96, 44, 44, Message("eu-bonus")))
    if t.track_points:
        count = int(token(t, s, seat))
        told = Message("eu-token", {"count": count})
        items.append(Item(f"{area}-token", area, "", 362, 32, 60, 34, told, str(count), layer=1))
    return items


def _class_items(t: Table, s: Europe, seat: i64, empire: i64, cls: i64) -> list[Item]:
    """A class of a seat: its piece (faded when the action is spent or the class is lost) and its number."""
    area = f"seat-{seat}"
    count = int(s.on_board[kind(empire, cls)])
    values: dict[str, Value] = {
        "class": CLASS_NAMES[cls],
        "count": count,
        "supply": int(t.board.supply) - count,
    }
    spent = s.stage == TURN_STAGE and seat == s.actor and not s.unspent >> cls & 1
    case = "lost" if count == 0 else "spent" if spent else "ready"
    message = Message(f"eu-class-{case}", values)
    x = 50 + 110 * int(cls)
    sprite = "spent" if spent else CLASS_WORDS[cls]
    return [
        Item(supply_id(seat, cls), area, sprite, x, 96, 52, 52, message, tone=int(seat)),
        Item(f"{area}-{CLASS_WORDS[cls]}-count", area, "", x + 46, 98, 36, 28, "", str(count), layer=1),
    ]


def supply_id(seat: i64, cls: i64) -> str:
    return f"seat-{seat}-{CLASS_WORDS[cls]}"
