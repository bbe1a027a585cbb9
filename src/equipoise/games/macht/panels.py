"""What lies beside the map: cycle and hourglass, score track, offer of tiles, and a panel for each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.core.scene import PANEL, Area, Item
from equipoise.games.macht.actions import NONE
from equipoise.games.macht.board import (
    BONUS,
    CYCLE_NAMES,
    CYCLE_WORDS,
    KIND_NAMES,
    KIND_WORDS,
    KINDS,
    SEAT_NAMES,
    SEAT_WORDS,
    SEATS,
    SYMBOL_COUNT,
    SYMBOL_NAMES,
    TILE_NAMES,
    TILE_WORDS,
    TILES,
)
from equipoise.games.macht.boardfile import SYMBOLS
from equipoise.games.macht.rules.strength import active_provinces
from equipoise.games.macht.state import (
    DISCARDS,
    HAND,
    LAY_STEP,
    OFFER,
    PILE,
    PLAYED,
    SPARE,
    Macht,
    Table,
    active_kind,
    reserve,
    stock,
    tile_count,
    victory_points,
)

LABEL_LAYER: Final = 2
TILE_SIZE: Final = 98
TILES_IN_A_ROW: Final = 5
STRIP: Final = 560  # how wide the strip beside the map is
LAST_POINT: Final = 12  # where the drawn score track ends


def tile_sprite(tile: i64) -> str:
    return "tile-" + TILE_WORDS[tile].replace(" ", "-")


def heap_name(heap: i64) -> str:
    """Offer, hand or played: how the ids of its tiles begin."""
    if heap == OFFER:
        return "offer"
    return f"hand-{heap - HAND}" if heap < PLAYED else f"played-{heap - PLAYED}"


def tile_id(heap: i64, tile: i64, number: int = 0) -> str:
    return f"{heap_name(heap)}-{TILE_WORDS[tile].replace(' ', '_')}-{number}"


def reserve_id(seat: i64, kind: i64) -> str:
    return f"reserve-{seat}-{KIND_WORDS[kind]}"


def stock_id(seat: i64, kind: i64) -> str:
    return f"stock-{seat}-{KIND_WORDS[kind]}"


def both_id(seat: i64) -> str:
    """The stock as a whole: touched to recruit pieces of both kinds."""
    return f"stock-{seat}-both"


def slot_id(seat: i64) -> str:
    """Where a Bonus tile is laid."""
    return f"slot-{seat}"


def spare_id(symbol: i64) -> str:
    return f"spare-{SYMBOLS[symbol]}"


def areas() -> list[Area]:
    found: list[Area] = []
    for seat in range(SEATS):
        name = Message("mo-panel", {"who": SEAT_NAMES[seat]})
        found.append(Area(f"seat-{seat}", name, PANEL, 400, 220, "panel-seat", int(seat)))
    return found


def text(id: str, area: str, x: float, y: float, w: float, h: float, label: Value, name: Value = "") -> Item:
    return Item(id, area, "", x, y, w, h, name, label, layer=LABEL_LAYER)


def cycle_items(t: Table, s: Macht, left: float) -> list[Item]:
    """Beside the map: the kind of cycle, the cubes that are left, and the score track."""
    cycle = Message(f"mo-cycle-{CYCLE_WORDS[s.cycle]}", {"number": int(s.number)})
    cubes = Message("mo-cubes", {"count": int(s.cubes)})
    items = [
        Item("cycle-kind", "board", f"cycle-{CYCLE_WORDS[s.cycle]}", left + 80, 90, 116, 116, cycle),
        text("cycle-name", "board", left + 80, 178, 150, 44, CYCLE_NAMES[s.cycle]),
        text("cycle-hint", "board", left + 280, 246, 530, 36, Message(f"mo-hint-{CYCLE_WORDS[s.cycle]}")),
        Item("hourglass", "board", "hourglass", left + 210, 106, 112, 168, cubes),
    ]
    for number in range(int(s.cubes)):
        x, y = left + 316 + 58 * (number % 4), 78 + 58 * (number // 4)
        items.append(Item(f"cube-{number}", "board", "hourglass-cube", x, y, 50, 50, "", kin="cube"))
    if s.orange_bid != NONE:
        bids = Message("mo-bids", {"orange": int(s.orange_bid), "white": int(s.white_bid)})
        items.append(text("bids", "board", left + 280, 392, 540, 28, bids))
    items.append(Item("score-track", "board", "score-track", left + 280, 334, 540, 75, ""))
    for point in range(LAST_POINT + 1):
        items.append(text(f"point-{point}", "board", left + 30.6 + 41.55 * point, 356, 38, 29, str(point)))
    for seat in range(SEATS):
        points = int(victory_points(s, seat))
        x = left + 21 + 41.55 * min(points, LAST_POINT) + 18 * int(seat)
        values: dict[str, Value] = {"who": SEAT_NAMES[seat], "count": points}
        name, sprite = Message("mo-score", values), f"score-{SEAT_WORDS[seat]}"
        items.append(Item(f"score-{seat}", "board", sprite, x, 314, 54, 54, name, layer=1))
    return items


def _does(tile: i64) -> Message:
    """What a tile is for, in a few words."""
    if tile < BONUS + SYMBOL_COUNT:
        case = "influence" if tile < BONUS else "bonus"
        return Message(f"mo-does-{case}", {"symbol": SYMBOL_NAMES[tile % SYMBOL_COUNT]})
    return Message("mo-does-" + TILE_WORDS[tile].replace("_", "-"))


def heap_items(s: Macht, heap: i64, area: str, x: float, y: float, size: float, room: float) -> list[Item]:
    """The tiles of a heap side by side, in rows if there are many; alike ones stand for the first."""
    items: list[Item] = []
    total = sum([int(tile_count(s, heap, tile)) for tile in range(TILES)])
    across = TILES_IN_A_ROW if heap == OFFER else max(1, total)
    step = size + 8 if heap == OFFER else min(size + 6, (room - size) / max(1, across - 1))
    for tile in range(TILES):
        for number in range(int(tile_count(s, heap, tile))):
            at = len(items)
            first = tile_id(heap, tile)
            values: dict[str, Value] = {"tile": TILE_NAMES[tile], "does": _does(tile)}
            name = Message(f"mo-tile-in-{heap_name(heap).split('-')[0]}", values)
            items.append(
                Item(
                    tile_id(heap, tile, number), area, tile_sprite(tile), x + step * (at % across),
                    y + (size + 8) * (at // across), size, size, name, kin=TILE_WORDS[tile],
                    stands_for=first if number else "",
                )
            )  # fmt: skip
    return items


def offer_items(t: Table, s: Macht, left: float) -> list[Item]:
    """Beside the map: the tiles on offer, the pile, the spare markers."""
    items = heap_items(s, OFFER, "board", left + 60, 522, TILE_SIZE, 520)
    items.append(text("tiles-name", "board", left + 280, 434, 500, 36, Message("mo-area-offer")))
    counts = [sum([int(tile_count(s, heap, tile)) for tile in range(TILES)]) for heap in (PILE, DISCARDS)]
    values: dict[str, Value] = {"pile": counts[0], "discards": counts[1]}
    told = Message("mo-heaps", values)
    items.append(Item("pile", "board", "tile-back", left + 56, 830, 76, 76, told, str(counts[0])))
    if s.step == LAY_STEP:
        return items
    items.append(text("spare-name", "board", left + 196, 830, 150, 34, Message("mo-spare")))
    at = 0
    for symbol in range(SYMBOL_COUNT):
        count = int(s.chest[SPARE + symbol])
        if count:
            name = Message("mo-spare-marker", {"symbol": SYMBOL_NAMES[symbol], "count": count})
            x, sprite = left + 330 + 66 * at, f"marker-{SYMBOLS[symbol]}"
            items.append(Item(spare_id(symbol), "board", sprite, x, 826, 56, 56, name, kin=sprite))
            items.append(text(f"spare-{SYMBOLS[symbol]}-count", "board", x, 874, 40, 34, str(count)))
            at += 1
    return items


def panel_items(t: Table, s: Macht, seat: i64) -> list[Item]:
    area = f"seat-{seat}"
    active, points = int(active_provinces(t, s, seat, s.cycle)), int(victory_points(s, seat))
    values: dict[str, Value] = {
        "who": SEAT_NAMES[seat],
        "points": points,
        "active": active,
        "total": points + active,
    }
    told = Message("mo-sum-told", values)
    items = [
        text(f"{area}-name", area, 70, 30, 120, 26, SEAT_NAMES[seat]),
        text(f"{area}-sum", area, 305, 30, 180, 19, Message("mo-sum", values), told),
        text(f"{area}-reserve", area, 62, 74, 110, 18, Message("mo-reserve")),
        text(both_id(seat), area, 62, 118, 110, 18, Message("mo-stock"), Message("mo-stock-both")),
        text(slot_id(seat), area, 330, 74, 120, 18, Message("mo-slot"), Message("mo-slot-told")),
    ]
    for kind in range(KINDS):
        items += _pieces(s, seat, kind)
    items += heap_items(s, PLAYED + seat, area, 290, 110, 40, 110)
    items += heap_items(s, HAND + seat, area, 42, 176, 56, 378)
    return items


def _pieces(s: Macht, seat: i64, kind: i64) -> list[Item]:
    """Reserve and stock of a kind, each a piece with its number; active ones are named so."""
    area, x = f"seat-{seat}", 140 + 75 * int(kind)
    sprite = f"{KIND_WORDS[kind]}-{SEAT_WORDS[seat]}"
    case = "active" if kind == active_kind(s) else "passive"
    items: list[Item] = []
    for where, count, id, y, size in (
        ("reserve", reserve(s, seat, kind), reserve_id(seat, kind), 74, 40),
        ("stock", stock(s, seat, kind), stock_id(seat, kind), 118, 30),
    ):
        values: dict[str, Value] = {"kind": KIND_NAMES[kind], "count": int(count), "who": SEAT_NAMES[seat]}
        name = Message(f"mo-{where}-{case}", values)
        items.append(Item(id, area, sprite, x, y, size, size, name))
        items.append(text(f"{id}-count", area, x + 36, y, 26, 22, str(count)))
    return items
