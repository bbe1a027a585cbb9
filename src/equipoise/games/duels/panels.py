"""What lies beside the arm: stocks in their trays, the die, the level gauge."""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import Item
from equipoise.games.duels.board import PLAYER_NAMES, SIZE_NAMES, SIZES
from equipoise.games.duels.boardfile import SEATS
from equipoise.games.duels.drawing import (
    DIE_SIZE,
    GAUGE_WIDTH,
    HEIGHT,
    PAWN_HEIGHTS,
    PAWN_WIDTH,
    PIVOT_X,
    TRAY_HEIGHT,
    TRAY_WIDTH,
    pawn_sprite,
    tray_centre,
)
from equipoise.games.duels.state import OVER, Duel, Table, is_in, kind, on_turn, side_of

SIZE_WORDS: Final = ["l", "m"]


def stock_id(seat: int, size: int, number: int) -> str:
    return f"stock-{SEATS[seat].lower()}-{SIZE_WORDS[size]}-{number}"


def trays(t: Table, s: Duel, near: int) -> list[Item]:
    items: list[Item] = []
    for side in (near, 1 - near):
        players = [seat for seat in range(int(t.seats)) if side_of(s, seat) == side]
        for place, seat in enumerate(players):
            x, y = tray_centre(side == near, place, len(players))
            items += tray(t, s, seat, x, y)
    return items


def tray(t: Table, s: Duel, seat: int, x: float, y: float) -> list[Item]:
    letter = SEATS[seat].lower()
    values: dict[str, Value] = {
        "who": PLAYER_NAMES[seat],
        "large": int(s.stock[kind(seat, 0)]),
        "medium": int(s.stock[kind(seat, 1)]),
    }
    case = "du-tray" if is_in(s, seat) else "du-tray-lost" if t.teams else "du-tray-out"
    turn = is_in(s, seat) and s.stage < OVER and seat == on_turn(s)
    sprite = "tray-turn" if turn else "tray"
    left = x - TRAY_WIDTH / 2
    items = [
        Item(f"tray-{letter}", "board", sprite, x, y, TRAY_WIDTH, TRAY_HEIGHT, Message(case, values)),
        Item(
            f"plate-{letter}",
            "board",
            "plate",
            left + 30,
            y,
            40,
            40,
            "",
            PLAYER_NAMES[seat],
            layer=1,
            tone=seat,
        ),
    ]
    if not is_in(s, seat):
        sign = Message("du-sign-lost" if t.teams else "du-sign-out")
        items.append(Item(f"sign-{letter}", "board", "", x, y, 160, 36, "", sign, layer=1))
    shown = 0
    for size in range(int(SIZES)):
        for number in range(int(s.stock[kind(seat, size)])):
            items.append(_waiting(seat, size, number, left + 76 + 31 * shown, y + 32))
            shown += 1
    return items


def _waiting(seat: int, size: int, number: int, x: float, foot: float) -> Item:
    values: dict[str, Value] = {"who": PLAYER_NAMES[seat], "size": SIZE_NAMES[size]}
    height = PAWN_HEIGHTS[size]
    letter = SEATS[seat]
    return Item(
        stock_id(seat, size, number), "board", pawn_sprite(SIZE_WORDS[size], letter), x, foot - height / 2,
        PAWN_WIDTH, height, Message("du-pawn-waiting", values), layer=4, tone=seat,
        kin=f"{letter.lower()}-{SIZE_WORDS[size]}",
        stands_for=stock_id(seat, size, 0) if number else "",
    )  # fmt: skip


def die(s: Duel) -> Item:
    number = int(s.thrown)
    name = Message("du-die", {"number": number}) if number else Message("du-die-waits")
    return Item("die", "board", f"die-{number}", PIVOT_X, HEIGHT - 62, DIE_SIZE, DIE_SIZE, name, layer=1)


def gauge(t: Table, angle: float, lowest: float) -> list[Item]:
    """A bubble in a tube: it goes to the end that is higher."""
    y = 54.0
    share = -angle / lowest
    name = Message(
        "du-gauge-level" if abs(share) < 0.01 else "du-gauge-right" if share < 0 else "du-gauge-left"
    )
    x = PIVOT_X + share * (GAUGE_WIDTH / 2 - 34)
    return [
        Item("gauge", "board", "gauge", PIVOT_X, y, GAUGE_WIDTH, 46, name, layer=1),
        Item("bubble", "board", "bubble", round(x, 1), y, 34, 22, "", layer=2),
    ]
