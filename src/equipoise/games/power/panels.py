"""The panel of an army: its Power, its Reserve, its shop; and the order sheet being written."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.core.scene import HAND, PANEL, Area, Item
from equipoise.games.power.board import ALL_KINDS, BIT, KIND_NAMES, SMALL_KINDS
from equipoise.games.power.boardfile import KINDS
from equipoise.games.power.drawing import FEWEST_ROWS, PANEL_HEIGHTS, ROW_HEIGHT, WIDTH, paper_height
from equipoise.games.power.rules.ending import army_strength
from equipoise.games.power.rules.printing import printed_row
from equipoise.games.power.rules.telling import row_message, seat_name
from equipoise.games.power.state import PLAN_STAGE, Table, War, count_of, group, is_in, power_of

LETTERS: Final = ["G", "B", "Y", "R"]
HEIGHT: Final = PANEL_HEIGHTS[0]


def army_id(t: Table, army: i64) -> str:
    return t.board.colours[army]


def panel_area(t: Table, army: i64, commanded: bool) -> Area:
    seat = int(t.side[army]) if t.side[army] < t.seats else -1
    name = Message("pw-panel", {"colour": t.board.colour_names[army]})
    height = PANEL_HEIGHTS[2 if t.written else 1] if commanded else HEIGHT
    return Area(f"army-{army_id(t, army)}", name, PANEL, WIDTH, height, f"panel-{height}", seat)


def panel_items(t: Table, s: War, army: i64, commanded: bool) -> list[Item]:
    colour = army_id(t, army)
    area = f"army-{colour}"
    title = t.board.colour_names[army]
    strength = str(army_strength(t, s, army))
    power = int(power_of(s, army))
    told = Message("pw-power-in", {"power": power, "colour": title})
    tray = Message("pw-reserve", {"colour": title})
    items = [
        Item(f"reserve-{colour}", area, "tray", 200, 120, 384, 76, tray),
        Item(f"name-{colour}", area, "", 90, 36, 150, 28, "", title, layer=1),
        Item(f"strength-{colour}", area, "", 330, 36, 90, 24, "", strength, layer=1),
        Item(f"power-{colour}", area, "power", 200, 38, 52, 52, told, layer=1),
        Item(
            f"coin-{colour}", area, "", 200, 38, 40, 24, "", str(power), layer=2, stands_for=f"power-{colour}"
        ),
    ]
    if not is_in(s, army):
        return items
    items += _seal(t, s, army, area)
    kinds = [kind for kind in range(ALL_KINDS) if count_of(s, group(t.board.reserve, army, kind))]
    step = min(62.0, 370 / max(1, len(kinds)))
    for place, kind in enumerate(kinds):
        count = int(count_of(s, group(t.board.reserve, army, kind)))
        values: dict[str, Value] = {"count": count, "kind": KIND_NAMES[kind], "colour": title}
        id, x = f"piece-reserve-{colour}-{KINDS[kind]}", 40 + step * place
        told = Message("pw-piece-in", values)
        items += stack(id, area, army, kind, count, x, 112, 48, told)
    return items + (_tools(t, army, area) if commanded else [])


def stack(
    id: str, area: str, army: i64, kind: i64, count: int, x: float, y: float, size: float, told: Message
) -> list[Item]:
    """Identical pieces: one of them drawn, below it the letter of its colour and their number."""
    text = LETTERS[army] + (str(count) if count > 1 else "")
    kin = f"{LETTERS[army]}-{KINDS[kind]}"
    letter = max(18.0, round(size * 0.46, 1))
    return [
        Item(id, area, KINDS[kind], x, y, size, size, told, layer=3, tone=int(army), kin=kin),
        Item(
            f"count-{id}", area, "", x, round(y + size * 0.6, 1), size, letter, "", text,
            layer=4, kin=f"count-{kin}", stands_for=id,
        ),
    ]  # fmt: skip


def _seal(t: Table, s: War, army: i64, area: str) -> list[Item]:
    """Whether the army's player has sealed his sheet, on the panel of his first army."""
    seat = int(t.side[army])
    if s.stage != PLAN_STAGE or seat >= t.seats or t.armies_of[seat][0] != army:
        return []
    word = "sealed" if s.sealed & BIT[seat] else "planning"
    return [
        Item(f"sheet-{seat}", area, word, 262, 38, 44, 44, Message(f"pw-{word}", {"who": seat_name(t, seat)}))
    ]


def _tools(t: Table, army: i64, area: str) -> list[Item]:
    """What an army under one's command can be told beside moving: in a row below the Reserve."""
    colour = army_id(t, army)
    y = HEIGHT + 26
    items = [
        Item(f"tool-trade-{colour}", area, "trade", 36, y, 44, 44, Message("pw-tool-trade"), layer=1),
        Item(f"tool-make-{colour}", area, "make", 92, y, 44, 44, Message("pw-tool-make"), layer=1),
    ]
    for kind in range(SMALL_KINDS):
        price = int(t.board.power[kind])
        values: dict[str, Value] = {"kind": KIND_NAMES[kind], "price": price}
        values["colour"] = t.board.colour_names[army]
        items.append(
            Item(
                f"shop-{colour}-{KINDS[kind]}", area, KINDS[kind], 160 + 60 * int(kind), y, 40, 40,
                Message("pw-shop", values), layer=1, tone=int(army),
            )
        )  # fmt: skip
        price_id = f"price-{colour}-{KINDS[kind]}"
        x = 160 + 60 * int(kind) + 28
        items.append(Item(price_id, area, "", x, y + 8, 24, 24, "", str(price), layer=2))
    return items


def palette_items(t: Table, army: i64) -> list[Item]:
    """On written sheets any piece may be ordered, there or not: all kinds to choose from."""
    colour = army_id(t, army)
    return [
        Item(
            f"palette-{colour}-{KINDS[kind]}", f"army-{colour}", KINDS[kind],
            28 + 43 * int(kind), HEIGHT + 76, 38, 38, KIND_NAMES[kind], layer=1, tone=int(army),
        )
        for kind in range(ALL_KINDS)
    ]  # fmt: skip


def sheet_area(rows: int) -> Area:
    lines = max(FEWEST_ROWS, rows)
    return Area("sheet", Message("pw-sheet-area"), HAND, WIDTH, paper_height(lines), f"paper-{lines}")


def sheet_items(t: Table, rows: vec[i64], title: Message, lost: list[int]) -> list[Item]:
    """The rows in printed letters, some of them lost; in full for those who hear them."""
    items = [Item("sheet-title", "sheet", "", 200, 30, 360, 24, "", title, layer=1)]
    for n in range(0, len(rows), 2):
        number = n // 2 + 1
        named = t.seats == 2 or t.mercenary >= 0
        printed = f"{number}.  {printed_row(t, rows[n], rows[n + 1], False, named)}"
        row: Value = Message("pw-row-lost", {"row": printed}) if number in lost else printed
        told = Message("pw-row-named", {"row": row, "told": row_message(t, rows[n], rows[n + 1])})
        y = 78 + ROW_HEIGHT * int(n // 2)
        items.append(Item(f"row-{number}", "sheet", "", 200, y, 360, 24, told, row, layer=1))
    return items
