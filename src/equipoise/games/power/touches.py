"""What to touch for an action, and what somebody meant who touched this and that.

A piece is touched itself; on written sheets, where it need not be there, its kind in the palette and then
a place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.power.actions import (
    ADD,
    AT,
    BRING,
    BUY,
    FILL,
    FLAG,
    LAUNCH,
    MAKE,
    PAY,
    PAY_POWER,
    PRISONERS,
    TAKE,
    TO,
    TRADE,
    Deed,
)
from equipoise.games.power.board import MISSILE
from equipoise.games.power.boardfile import KINDS
from equipoise.games.power.rules.penalty import smallest_kind
from equipoise.games.power.rules.sheet import open_row, row_army, row_place, row_verb
from equipoise.games.power.state import Table, War, group, own_army

# How many parts the ids of items have that can be touched.
PARTS: Final = {"sector": 2, "piece": 4, "reserve": 2, "power": 2, "shop": 3, "tool": 3, "palette": 3}


def sector_id(t: Table, sector: i64) -> str:
    return f"sector-{t.board.sectors[sector]}"


def piece_id(t: Table, place: i64, army: i64, kind: i64) -> str:
    return f"piece-{t.board.places[place]}-{t.board.colours[army]}-{KINDS[kind]}"


def place_id(t: Table, place: i64, army: i64) -> str:
    """A sector, or the Reserve of an army."""
    return sector_id(t, place) if place < t.board.reserve else f"reserve-{t.board.colours[army]}"


def path(t: Table, s: War, seat: int, deed: Deed, shown: set[int]) -> list[str]:
    """What to touch one after the other; `shown` are the groups of the pieces that can be seen."""
    army = own_army(t, seat, deed.army)
    colour = t.board.colours[army]
    if deed.verb in (TAKE, BRING, LAUNCH, TRADE, MAKE, BUY):
        return _opening(t, deed, army, colour, shown)
    if deed.verb == TO:
        return [sector_id(t, deed.target)]
    if deed.verb == AT:
        if deed.target < t.board.sector_count:
            return [sector_id(t, deed.target)]
        return [f"reserve-{t.board.colours[deed.target - t.board.sector_count]}"]
    if deed.verb == ADD or deed.verb == FILL:
        code = s.rows[open_row(s, seat)]
        listed = t.board.colours[row_army(code)]
        if deed.verb == FILL:
            return [f"power-{listed}"]
        if t.written:
            return [f"palette-{listed}-{KINDS[deed.kind]}"]
        return [piece_id(t, row_place(code), row_army(code), deed.kind)]
    if deed.verb == PAY:
        return [piece_id(t, deed.place, army, smallest_kind(t, s, seat))]
    if deed.verb == PAY_POWER:
        return [f"power-{colour}"]
    if deed.verb in (PRISONERS, FLAG):
        return [f"reserve-{colour}"]
    return []


def _opening(t: Table, deed: Deed, army: i64, colour: str, shown: set[int]) -> list[str]:
    if deed.verb == BUY:
        return [f"shop-{colour}-{KINDS[deed.kind]}"]
    if deed.verb == MAKE:
        return [f"tool-make-{colour}", place_id(t, deed.place, army)]
    kind: i64 = MISSILE if deed.verb == LAUNCH else deed.kind
    piece = [piece_id(t, deed.place, army, kind)]
    if int(group(deed.place, army, kind)) not in shown:
        piece = [f"palette-{colour}-{KINDS[kind]}", place_id(t, deed.place, army)]
    return [f"tool-trade-{colour}", *piece] if deed.verb == TRADE else piece


def meant(t: Table, s: War, seat: int, items: list[str]) -> str:
    """The words that these items in this order would say, legal or not; empty if nothing."""
    parts = [item.split("-") for item in items]
    if not items or any(len(part) != PARTS.get(part[0], 0) for part in parts):  # no items of ours
        return ""
    kinds = [part[0] for part in parts]
    row = open_row(s, seat) if seat >= 0 else i64(-1)
    if row >= 0:
        return _continued(s.rows[row], parts[0])
    if kinds == ["piece"]:
        return _piece_words(t, seat, parts[0], "take", "bring", "launch")
    if kinds == ["shop"]:
        return _named(t, seat, parts[0][1], f"buy {parts[0][2]}")
    if kinds == ["tool", "piece"] and parts[0][1] == "trade":
        _, place, colour, kind = parts[1]
        return _named(t, seat, colour, f"trade {kind} {place}")
    if kinds[0] == "tool" and len(kinds) == 2 and parts[0][1] == "make":
        place = parts[1][1] if kinds[1] != "reserve" else "reserve"
        return _named(t, seat, parts[0][2], f"make missile {place}")
    return ""


def _continued(code: i64, part: list[str]) -> str:
    """A word that goes on with an order."""
    verb = row_verb(code)
    if verb == MAKE:
        return f"add {part[-1]}" if part[0] in ("piece", "palette") else "fill" if part[0] == "power" else ""
    word = "to" if verb == TAKE else "at"
    if part[0] == "sector":
        return f"{word} {part[1]}"
    if part[0] == "piece" and part[1] != "reserve":
        return f"{word} {part[1]}"
    return f"at reserve {part[1]}" if part[0] == "reserve" and verb == LAUNCH else ""


def _piece_words(t: Table, seat: int, part: list[str], take: str, bring: str, launch: str) -> str:
    _, place, colour, kind = part
    if kind == "missile":
        return _named(t, seat, colour, f"{launch} {place}")
    if place == "reserve":
        return _named(t, seat, colour, f"{bring} {kind}")
    return _named(t, seat, colour, f"{take} {kind} {place}")


def _named(t: Table, seat: int, colour: str, words: str) -> str:
    """With the army in front where it must be named; nothing if it is not this seat's to command."""
    army = t.board.colours.index(colour) if colour in t.board.colours else -1
    if t.seats == 2 or army == t.mercenary and army >= 0:
        return f"{colour} {words}"
    return words if army >= 0 and t.side[army] == seat else ""
