"""Why a tile cannot be used so: the first rule that stands in the way."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.game import Refusal
from equipoise.core.message import Value
from equipoise.games.macht.actions import Deed
from equipoise.games.macht.board import (
    BIT,
    BONUS,
    INFLUENCE,
    KIND_NAMES,
    KINDS,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SYMBOL_NAMES,
    TILE_NAMES,
)
from equipoise.games.macht.rules.strength import attack, defence, near
from equipoise.games.macht.state import (
    HAND,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    reserve,
    stock,
    symbol_of,
    tile_count,
)


def explain_use(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    if tile_count(s, HAND + s.turn, deed.tile) == 0:
        return Refusal("MO-R072", "hand", {"tile": TILE_NAMES[deed.tile]})
    if deed.choice >= 0:
        return _recruit(t, s, deed)
    if deed.tile < BONUS:
        symbol = deed.tile - INFLUENCE
        bears = symbol_of(s, deed.place)
        if bears != symbol:
            values: dict[str, Value] = {
                "province": t.board.names[deed.place],
                "bears": SYMBOL_NAMES[bears],
                "symbol": SYMBOL_NAMES[symbol],
            }
            return Refusal("MO-R078", "symbol", values)
        return _influence(t, s, deed.place)
    if deed.tile == MERLIN:
        return _influence(t, s, deed.place)
    if deed.tile == MOVEMENT:
        return _movement(t, s, deed)
    return _sea_move(t, s, deed) if deed.tile == SEA_MOVE else None


def _influence(t: Table, s: Macht, place: i64) -> Refusal | None:
    if held(s, foe(s.turn)) & BIT[place]:
        attackers, defenders = attack(t, s, s.turn, place), defence(t, s, s.turn, place)
        if attackers > defenders:
            return None
        values: dict[str, Value] = {
            "province": t.board.names[place],
            "attack": int(attackers),
            "defence": int(defenders),
        }
        return Refusal("MO-R086", "weak", values)
    kind = active_kind(s)
    if reserve(s, s.turn, kind) > 0 or t.reinforce_any and reserve(s, s.turn, 1 - kind) > 0:
        return None
    if t.reinforce_any:
        return Refusal("MO-R080", "empty")
    return Refusal("MO-R080", "reserve", {"kind": KIND_NAMES[kind]})


def _pair(t: Table, deed: Deed) -> dict[str, Value]:
    return {"first": t.board.names[deed.place], "second": t.board.names[deed.other]}


def _movement(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    both = BIT[deed.place] | BIT[deed.other]
    if not near(t, s, deed.place) & BIT[deed.other]:
        return Refusal("MO-R098", "sword" if s.cycle else "magic", _pair(t, deed))
    if held(s, foe(s.turn)) & both:
        return Refusal("MO-R097", "enemy", _pair(t, deed))
    return None if held(s, s.turn) & both else Refusal("MO-R097", "nobody-there", _pair(t, deed))


def _sea_move(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    for place in (deed.place, deed.other):
        if not t.board.coast & BIT[place]:
            return Refusal("MO-R101", "inland", {"province": t.board.names[place]})
    if not held(s, s.turn) & BIT[deed.place]:
        return Refusal("MO-R101", "not-own", _pair(t, deed))
    if held(s, foe(s.turn)) & BIT[deed.other]:
        return Refusal("MO-R102", "enemy", _pair(t, deed))
    return None


def _recruit(t: Table, s: Macht, deed: Deed) -> Refusal | None:
    alternatives = t.board.recruits[deed.tile]
    brings = [_brought(s, pieces) for pieces in alternatives[: int(deed.choice) + 1]]
    if brings[-1] in brings[:-1]:
        return Refusal("MO-R115", "same", {"tile": TILE_NAMES[deed.tile]})
    return None


def _brought(s: Macht, pieces: list[int]) -> list[int]:
    return [min(pieces[kind], int(stock(s, s.turn, kind))) for kind in range(KINDS)]
