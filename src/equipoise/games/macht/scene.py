"""The table as a picture: provinces, pieces, what lies beside the map, and the touches of each action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.drawing import Drawing
from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, Area, Item, Scene, Touch
from equipoise.games.macht.actions import BID, CANCEL, DONE, LEAVE, LET, NONE, RETREAT, Deed
from equipoise.games.macht.board import (
    BIT,
    KIND_NAMES,
    KIND_WORDS,
    KINDS,
    SEAT_NAMES,
    SEAT_WORDS,
    SEATS,
    SYMBOL_COUNT,
    SYMBOL_NAMES,
)
from equipoise.games.macht.boardfile import SYMBOLS
from equipoise.games.macht.drawing import read_drawing
from equipoise.games.macht.panels import STRIP, areas, cycle_items, offer_items, panel_items
from equipoise.games.macht.rules.strength import near
from equipoise.games.macht.state import Macht, Table, pieces, symbol_of
from equipoise.games.macht.text import say
from equipoise.games.macht.touches import land_id, path, piece_id, touches_pieces
from equipoise.games.macht.view import MachtView, prompt

NAME_LAYER: Final = 1
PIECE_LAYER: Final = 3
MARKER_SIZE: Final = 38
_drawing: list[Drawing] = []


def drawing() -> Drawing:
    """Read when the first picture is drawn."""
    if not _drawing:
        _drawing.append(read_drawing())
    return _drawing[0]


def scene(t: Table, view: MachtView) -> Scene:
    s = view.position
    left = drawing().width
    board = Area("board", Message("mo-board"), BOARD, left + STRIP, drawing().height, "table")
    items: list[Item] = []
    for place in range(t.board.count):
        items += _province(t, s, place)
    items += cycle_items(t, s, left)
    items += offer_items(t, s, left)
    for seat in range(SEATS):
        items += panel_items(t, s, seat)
    deeds = t.actions.deeds
    touches = [
        Touch(id, path(t, s, view.seat, deeds[id]), _text(t, s, view.seat, deeds[id])) for id in view.legal
    ]
    return Scene([board, *areas()], items, touches, prompt(t, view))


def _text(t: Table, s: Macht, seat: int, deed: Deed) -> Message:
    """What an action does; a button asks for it instead of telling of it."""
    if deed.verb == BID:
        return Message("mo-do-bid", {"number": int(deed.number)})
    if deed.verb in (DONE, LEAVE, LET, CANCEL):
        return Message(f"mo-do-{t.actions.word(deed)}")
    if deed.verb == RETREAT and deed.place == NONE:
        return Message("mo-do-retreat-none")
    return say(t, s, seat, deed, seat)


def _province(t: Table, s: Macht, place: i64) -> list[Item]:
    """The province to touch, its name, its marker, its pieces."""
    id = t.board.provinces[place]
    on_map = drawing().places[id]
    name = t.board.names[place]
    standing = _standing(t, s, place)
    around = [land_id(t, other) for other in range(t.board.count) if _neighbours(t, s, place) & BIT[other]]
    x, y = on_map.label
    items = [
        Item(
            land_id(t, place), "board", f"land-{id}", on_map.x, on_map.y, on_map.w, on_map.h,
            _told(t, s, place, standing), region=True, near=[*[item.id for item in standing], *around],
        ),
        Item(f"name-{id}", "board", "", x, y, on_map.label_width, on_map.size, "", name, layer=NAME_LAYER),
    ]  # fmt: skip
    symbol = symbol_of(s, place)
    if symbol < SYMBOL_COUNT and on_map.badge is not None:
        x, y = on_map.badge
        sprite = f"marker-{SYMBOLS[symbol]}"
        told = Message("mo-marker", {"symbol": SYMBOL_NAMES[symbol], "province": name})
        items.append(
            Item(
                f"marker-{id}", "board", sprite, x, y, MARKER_SIZE, MARKER_SIZE, told, layer=NAME_LAYER,
                near=[land_id(t, place)], kin=sprite, stands_for=land_id(t, place),
            )
        )  # fmt: skip
    return items + standing


def _neighbours(t: Table, s: Macht, place: i64) -> i64:
    """As the cycle has them; before a marker is laid, borders."""
    return near(t, s, place) if symbol_of(s, place) < SYMBOL_COUNT else t.board.near[place]


def _standing(t: Table, s: Macht, place: i64) -> list[Item]:
    """The pieces of a province; those that cannot be told apart are numbered."""
    items: list[Item] = []
    for seat in range(SEATS):
        for kind in range(KINDS):
            for number in range(int(pieces(t, s, seat, kind, place))):
                items.append(_piece(t, s, place, seat, kind, number, len(items)))
    return items


def _piece(t: Table, s: Macht, place: i64, seat: i64, kind: i64, number: int, at: int) -> Item:
    x, y = _spot(t, place, at)
    first = piece_id(t, place, seat, kind) if number else ""
    values: dict[str, Value] = {
        "who": SEAT_NAMES[seat],
        "kind": KIND_NAMES[kind],
        "province": t.board.names[place],
    }
    return Item(
        piece_id(t, place, seat, kind, number),
        "board",
        f"{KIND_WORDS[kind]}-{SEAT_WORDS[seat]}",
        x,
        y,
        drawing().pawn,
        drawing().pawn,
        Message("mo-piece", values),
        layer=PIECE_LAYER,
        near=[land_id(t, place)],
        kin=f"{SEAT_WORDS[seat]}-{KIND_WORDS[kind]}",
        stands_for=first if touches_pieces(s) else land_id(t, place),
    )


def _spot(t: Table, place: i64, at: int) -> tuple[float, float]:
    """The first spots are the province's own; a crowd beyond them stands half over the first again."""
    spots = drawing().places[t.board.provinces[place]].spots
    x, y = spots[at % len(spots)]
    return x + 9.0 * (at // len(spots)), y - 9.0 * (at // len(spots))


def _told(t: Table, s: Macht, place: i64, standing: list[Item]) -> Message:
    """The province with its symbol and who stands in it: what a screen reader says."""
    symbol = symbol_of(s, place)
    values: dict[str, Value] = {
        "province": t.board.names[place],
        "symbol": SYMBOL_NAMES[symbol] if symbol < SYMBOL_COUNT else Message("mo-nothing"),
    }
    if not standing:
        return Message("mo-land-empty", values)
    told: list[Message] = []
    for seat in range(SEATS):
        for kind in range(KINDS):
            count = int(pieces(t, s, seat, kind, place))
            if count:
                told.append(
                    Message(f"mo-count-{KIND_WORDS[kind]}", {"count": count, "who": SEAT_NAMES[seat]})
                )
    values["pieces"] = told
    return Message("mo-land-with", values)
