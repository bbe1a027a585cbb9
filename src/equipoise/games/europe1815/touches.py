"""What to touch for an action, and what somebody meant who touched this and that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.games.europe1815.actions import ATTACK, CHOOSE, DUPLICATE, MOVE, PLACE, RESPAWN, Deed
from equipoise.games.europe1815.board import CLASS_WORDS, prey
from equipoise.games.europe1815.panels import supply_id
from equipoise.games.europe1815.state import CHOOSE_STAGE, PLACE_STAGE, Europe, Table, empire_of

# How many parts the ids of items have that can be touched.
PARTS: Final = {"land": 2, "pawn": 5, "seat": 3}


def land_id(t: Table, land: i64) -> str:
    return f"land-{t.board.lands[land]}"


def pawn_id(t: Table, land: i64, empire: i64, cls: i64, number: int) -> str:
    return f"pawn-{t.board.lands[land]}-{t.board.empires[empire]}-{CLASS_WORDS[cls]}-{number}"


def path(t: Table, s: Europe, deed: Deed) -> list[str]:
    """What to touch: the pawn, then where it goes or whom it strikes; its own land to duplicate."""
    if deed.verb == PLACE:
        return [land_id(t, deed.land)]
    if deed.verb == CHOOSE:
        return [land_id(t, t.board.capital[deed.empire])]
    own = empire_of(s, s.actor) if s.actor >= 0 else i64(0)
    if deed.verb == RESPAWN:
        return [supply_id(s.actor, deed.cls), land_id(t, deed.land)]
    if deed.verb in (MOVE, DUPLICATE):
        target = deed.target if deed.verb == MOVE else deed.land
        return [pawn_id(t, deed.land, own, deed.cls, 0), land_id(t, target)]
    if deed.verb == ATTACK:
        victim = pawn_id(t, deed.target, deed.empire, prey(deed.cls), 0)
        return [pawn_id(t, deed.land, own, deed.cls, 0), victim]
    return []


def meant(t: Table, s: Europe, items: list[str]) -> str:
    """The words that these items in this order would say, legal or not; empty if nothing."""
    parts = [item.split("-") for item in items]
    kinds = [part[0] for part in parts]
    if any(len(part) != PARTS.get(part[0], 0) for part in parts):  # no items of ours
        return ""
    if not items or s.actor < 0 or empire_of(s, s.actor) >= t.board.empire_count and s.stage != CHOOSE_STAGE:
        return ""
    if kinds == ["land"] and s.stage == PLACE_STAGE:
        return f"place {CLASS_WORDS[s.due]} {parts[0][1]}"
    if kinds == ["land"] and s.stage == CHOOSE_STAGE:
        land = t.board.land_ids.get(parts[0][1], -1)
        owner = t.board.owner[land] if land >= 0 else -1
        return f"choose {t.board.empires[owner]}" if owner >= 0 else ""
    if kinds == ["seat", "land"]:
        return f"respawn {parts[0][2]} {parts[-1][1]}"
    if kinds[0] != "pawn":
        return ""
    _, home, empire, cls, _ = parts[0]
    if empire != t.board.empires[empire_of(s, s.actor)]:
        return ""
    if kinds == ["pawn", "land"] and parts[1][1] != home:
        return f"move {cls} {home} {parts[1][1]}"
    if kinds == ["pawn", "pawn"]:
        return f"attack {cls} {home} {parts[1][1]} {parts[1][2]}"
    return f"duplicate {cls} {home}"
