"""What to touch for an action, and what somebody meant who touched this and that."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.macht.actions import (
    CANCEL,
    CHANGE,
    MOVE,
    NONE,
    OCCUPY,
    PLACE,
    PUT,
    RECRUIT,
    REMOVE,
    RETREAT,
    TAKE,
    USE,
    Deed,
)
from equipoise.games.macht.board import (
    BIT,
    BONUS,
    KIND_WORDS,
    KINDS,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SERPENT,
    TILE_WORDS,
)
from equipoise.games.macht.panels import both_id, reserve_id, slot_id, spare_id, stock_id, tile_id
from equipoise.games.macht.state import (
    HAND,
    MOVEMENT_STEP,
    OCCUPY_STEP,
    OFFER,
    REBELLION_STEP,
    REINFORCE_STEP,
    RETREAT_STEP,
    SEA_MOVE_STEP,
    SERPENT_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    held,
)


def land_id(t: Table, place: i64) -> str:
    return f"land-{t.board.provinces[place]}"


def piece_id(t: Table, place: i64, seat: i64, kind: i64, number: int = 0) -> str:
    return f"piece-{t.board.provinces[place]}-{seat}-{KIND_WORDS[kind]}-{number}"


def touches_pieces(s: Macht) -> bool:
    """Whether single pieces on the map are chosen now; otherwise touching one is touching its province."""
    return s.step in (MOVEMENT_STEP, SEA_MOVE_STEP, RETREAT_STEP, REBELLION_STEP)


def path(t: Table, s: Macht, seat: i64, deed: Deed) -> list[str]:
    """What to touch, in order; nothing for what is a button."""
    if deed.verb == USE:
        return [tile_id(HAND + seat, deed.tile), *_use(t, s, seat, deed)]
    if deed.verb == TAKE:
        return [tile_id(OFFER, deed.tile)]
    if deed.verb == PUT:
        return [reserve_id(seat, active_kind(s)), land_id(t, deed.place)]
    if deed.verb == RECRUIT:
        return [stock_id(seat, 1 - active_kind(s))]
    if deed.verb == PLACE:
        return [reserve_id(seat, deed.kind)]
    if deed.verb == OCCUPY:
        return [reserve_id(seat, active_kind(s)), land_id(t, s.place)]
    if deed.verb == CANCEL:
        return [tile_id(HAND + seat, SERPENT)]
    if deed.verb == MOVE:
        return [piece_id(t, deed.place, seat, deed.kind)]
    if deed.verb == REMOVE:
        return [piece_id(t, deed.place, foe(seat), deed.kind)]
    if deed.verb == RETREAT and deed.place != NONE:
        return [piece_id(t, s.place, seat, deed.kind), land_id(t, deed.place)]
    if deed.verb == CHANGE:
        return [spare_id(deed.symbol), land_id(t, deed.place)]
    return []


def _use(t: Table, s: Macht, seat: i64, deed: Deed) -> list[str]:
    """Behind the tile: a province, two of them, the slot of a Bonus, or what is recruited."""
    if deed.choice >= 0:
        wanted = t.board.recruits[deed.tile][deed.choice]
        kinds = [kind for kind in range(KINDS) if wanted[kind]]
        return [stock_id(seat, kinds[0]) if len(kinds) == 1 else both_id(seat)]
    if deed.tile == MOVEMENT and not held(s, seat) & BIT[deed.place]:
        return [land_id(t, deed.other), land_id(t, deed.place)]  # one's own province first
    if deed.tile in (MOVEMENT, SEA_MOVE):
        return [land_id(t, deed.place), land_id(t, deed.other)]
    if deed.tile < BONUS or deed.tile == MERLIN:
        return [land_id(t, deed.place)]
    return [slot_id(seat)]


def meant(t: Table, s: Macht, items: list[str]) -> str:
    """The words that these items in this order would say, legal or not; empty if nothing."""
    parts = [item.split("-") for item in items]
    kinds = [part[0] for part in parts]
    lands = [part[1] for part in parts if part[0] == "land" and len(part) == 2]
    if any(land not in t.board.ids for land in lands):
        return ""
    if kinds == ["offer"] and len(parts[0]) == 3:
        return f"take {_tile_words(parts[0][1])}"
    if not kinds or s.actor < 0 or len(parts[0]) < 2:
        return ""
    if kinds[0] == "hand" and len(parts[0]) == 4:
        return _meant_use(t, s, _tile_words(parts[0][2]), parts[1:], lands)
    if kinds == ["reserve", "land"] and lands:
        if parts[0][1:] != reserve_id(s.actor, active_kind(s)).split("-")[1:]:
            return ""
        return (
            "occupy"
            if s.step == OCCUPY_STEP and lands[0] == t.board.provinces[s.place]
            else f"put {lands[0]}"
        )
    if kinds == ["reserve"] and len(parts[0]) == 3 and s.step == REINFORCE_STEP:
        return f"place {parts[0][2]}"
    if kinds == ["stock"]:
        return "recruit"
    if kinds == ["spare", "land"] and lands:
        return f"change {lands[0]} {parts[0][1]}"
    if kinds[0] == "piece" and len(parts[0]) == 5:
        return _meant_piece(s, parts[0], lands)
    return ""


def _tile_words(part: str) -> str:
    found = [words for words in TILE_WORDS if words.replace(" ", "_") == part]
    return found[0] if found else part


def _meant_piece(s: Macht, piece: list[str], lands: list[str]) -> str:
    if s.step == RETREAT_STEP:
        return f"retreat {piece[3]} {lands[0]}" if lands else ""
    if s.step == REBELLION_STEP:
        return f"remove {piece[3]} {piece[1]}"
    return f"move {piece[3]} {piece[1]}" if s.step in (MOVEMENT_STEP, SEA_MOVE_STEP) else ""


def _meant_use(t: Table, s: Macht, tile: str, rest: list[list[str]], lands: list[str]) -> str:
    if s.step == SERPENT_STEP and tile == "serpent":
        return "cancel"
    if tile not in TILE_WORDS:
        return ""
    if rest and rest[0][0] == "stock" and len(rest[0]) == 3:
        return _meant_recruit(t, tile, rest[0][2])
    if rest and rest[0][0] == "slot":
        return f"use {tile}" if tile.startswith("bonus") else ""
    if len(lands) == 1 and (tile.startswith("influence") or tile == "merlin"):
        return f"use {tile} {lands[0]}"
    if len(lands) == 2 and lands[0] != lands[1]:
        if tile == "movement":
            return f"use movement {min(lands)} {max(lands)}"
        if tile == "sea_move":
            return f"use sea_move {lands[0]} {lands[1]}"
    return ""


def _meant_recruit(t: Table, tile: str, kind: str) -> str:
    for deed in t.actions.recruiting:
        if TILE_WORDS[deed.tile] == tile:
            wanted = t.board.recruits[deed.tile][deed.choice]
            kinds = [KIND_WORDS[k] for k in range(KINDS) if wanted[k]]
            if (kind if kind != "both" else kinds) == (kinds[0] if kind != "both" else KIND_WORDS):
                return t.actions.word(deed)
    return ""
