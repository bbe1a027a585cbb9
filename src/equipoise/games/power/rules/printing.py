"""Rows as they are printed on an order sheet."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.power.actions import BRING, BUY, LAUNCH, MAKE, TAKE, TRADE
from equipoise.games.power.board import MOVING_KINDS, SMALL_KINDS
from equipoise.games.power.rules.sheet import (
    FILLED,
    OPEN,
    listed,
    listed_worth,
    row_army,
    row_kind,
    row_place,
    row_target,
    row_verb,
)
from equipoise.games.power.state import MISSILE_PRICE, Table


def printed_row(t: Table, code: i64, pieces: i64, french: bool, named: bool = False) -> str:
    """`T J4 IX`; with the colour in front where the army must be named."""
    file = t.board.file
    verb, army, kind, place = row_verb(code), row_army(code), row_kind(code), row_place(code)
    letters = [piece.fr if french else piece.en for piece in file.pieces]
    colours = file.colour_fr if french else file.colour_en
    places = [*[sector.fr if french else sector.en for sector in file.sectors], "RV"]
    mark = "E" if french else "X"
    target = row_target(code)
    end = "…"
    if not code & OPEN:
        end = (
            places[target] if target < t.board.sector_count else f"RV{colours[target - t.board.sector_count]}"
        )
    if verb == TAKE:
        row = f"{letters[kind]} {places[place]} {end}"
    elif verb == BRING:
        row = f"{letters[kind]} RV HQ"
    elif verb == BUY:
        row = f"{t.board.power[kind]}P {mark}RV {letters[kind]}"
    elif verb == TRADE:
        row = f"3{letters[kind]} {mark}{places[place]} {letters[kind + SMALL_KINDS]}"
    elif verb == MAKE:
        row = f"{_list(t, code, pieces, letters)} {mark}{places[place]} M"
    else:
        assert verb == LAUNCH
        row = f"M {places[place]} {end}"
    return f"{colours[army]}:{row}" if named else row


def _list(t: Table, code: i64, pieces: i64, letters: list[str]) -> str:
    parts: list[str] = []
    for kind in range(MOVING_KINDS):
        count = int(listed(pieces, kind))
        if count:
            parts.append(f"{count if count > 1 else ''}{letters[kind]}")
    if code & FILLED:
        parts.append(f"{MISSILE_PRICE - listed_worth(t, pieces)}P")
    return "+".join(parts) or "…"
