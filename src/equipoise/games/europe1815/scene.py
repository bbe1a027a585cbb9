"""The board as a picture: lands to touch, pawns, a panel for each seat, and the touches of each action."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from equipoise.core.drawing import Drawing
from equipoise.core.message import Message, Value, seat_name
from equipoise.core.scene import BOARD, Area, Item, Key, Scene, Touch
from equipoise.games.europe1815.actions import CALL_END, DONE, Deed
from equipoise.games.europe1815.board import CLASS_NAMES, CLASS_WORDS, CLASSES, place_of
from equipoise.games.europe1815.drawing import link_items, read_drawing
from equipoise.games.europe1815.panels import panel_area, panel_items
from equipoise.games.europe1815.state import (
    BONUS,
    CHOOSE_STAGE,
    OVER,
    PLACE_STAGE,
    START_STAGE,
    Europe,
    Table,
    empire_of,
    kind,
    lands_with,
    pawns_in,
)
from equipoise.games.europe1815.text import say
from equipoise.games.europe1815.touches import land_id, path, pawn_id
from equipoise.games.europe1815.view import EuropeView

PAWN_LAYER: Final = 3
PAWN_SHARE: Final = 1.15  # of the room a spot leaves: crowns may overlap a little, letters do not
NAME_LAYER: Final = 1
_drawing: list[Drawing] = []


def drawing() -> Drawing:
    """Read when the first picture is drawn."""
    if not _drawing:
        _drawing.append(read_drawing())
    return _drawing[0]


def scene(t: Table, view: EuropeView) -> Scene:
    s = view.position
    there = _standing(t, s)
    items = _links(t)
    for land, pawns in enumerate(there):
        items += _ground(t, land, pawns)
    for land, pawns in enumerate(there):
        if pawns:
            items += _pawns(t, land, pawns)
    for seat in range(t.seats):
        empire = empire_of(s, seat)
        if empire < t.board.empire_count:
            items += panel_items(t, s, seat, empire)
    return Scene(_areas(t, s), items, [_touch(t, s, id) for id in view.legal], _prompt(t, view))


@final
class Pawn:
    """One of the pawns of a kind in a land; those that cannot be told apart are numbered."""

    __slots__ = ("cls", "code", "empire", "number", "seat")

    def __init__(self, seat: i64, empire: i64, cls: i64, number: int) -> None:
        self.seat = seat
        self.empire = empire
        self.cls = cls
        self.number = number
        self.code = int(seat << 24 | empire << 16 | cls << 12) | number  # all of it


def _standing(t: Table, s: Europe) -> list[list[Pawn]]:
    """Who stands in each land."""
    there: list[list[Pawn]] = [[] for _ in t.board.lands]
    if s.stage < START_STAGE:
        return there
    for seat in range(t.seats):
        empire = empire_of(s, seat)
        for cls in range(CLASSES):
            lands = lands_with(t, s, kind(empire, cls))
            while lands:
                land = place_of(lands & -lands)
                lands &= lands - 1
                for number in range(pawns_in(t, s, kind(empire, cls), land)):
                    there[land].append(Pawn(seat, empire, cls, int(number)))
    return there


def _standing_key(word: str, land: int, pawns: list[Pawn]) -> Key:
    return (word, land, *[pawn.code for pawn in pawns])


def _touch(t: Table, s: Europe, action: int) -> Touch:
    """An action's touches and text depend on who acts and for which empire; chance acts for nobody."""
    deed = t.actions.deeds[action]
    if s.actor < 0:
        return Touch(action, path(t, s, deed), _text(t, s, deed))
    key = (action, int(s.actor), int(empire_of(s, s.actor)), int(s.stage))
    kept = t.parts.touches.get(key)
    if kept is None:
        kept = t.parts.touches.keep(key, Touch(action, path(t, s, deed), _text(t, s, deed)))
    return kept


def _text(t: Table, s: Europe, deed: Deed) -> Message:
    """What an action does; a button asks for it instead of telling of it."""
    if deed.verb == DONE or deed.verb == CALL_END:
        return Message("eu-do-done" if deed.verb == DONE else "eu-do-call-end")
    return say(t, s, deed)


def drawn(t: Table) -> bool:
    """Whether the map is the one that has a drawing; other maps are shown as circles and lines."""
    return t.board.drawn


def _areas(t: Table, s: Europe) -> list[Area]:
    """The board, and a panel for each seat that has its empire."""
    empires = [int(empire_of(s, seat)) for seat in range(t.seats)]
    key = tuple(empires)
    kept = t.parts.areas.get(key)
    if kept is None:
        seated = [(seat, empire) for seat, empire in enumerate(empires) if empire < t.board.empire_count]
        panels = [panel_area(t, seat, empire) for seat, empire in seated]
        kept = t.parts.areas.keep(key, [_board_area(t), *panels])
    return kept


def _board_area(t: Table) -> Area:
    file = t.board.file
    name = Message("eu-board", {"title": file.title})
    if drawn(t):
        return Area("board", name, BOARD, drawing().width, drawing().height, "map")
    return Area("board", name, BOARD, file.width, file.height)


def _ground(t: Table, land: int, pawns: list[Pawn]) -> list[Item]:
    """The land, which tells who stands in it, and its name."""
    key = _standing_key("land", land, pawns)
    kept = t.parts.items.get(key)
    if kept is None:
        kept = t.parts.items.keep(key, [_land(t, land, pawns), *_name(t, land)])
    return kept


def _pawns(t: Table, land: int, pawns: list[Pawn]) -> list[Item]:
    key = _standing_key("pawns", land, pawns)
    kept = t.parts.items.get(key)
    if kept is None:
        made = [_pawn(t, land, pawn, spot) for spot, pawn in enumerate(pawns)]
        kept = t.parts.items.keep(key, made)
    return kept


def _land(t: Table, land: i64, pawns: list[Pawn]) -> Item:
    near = [pawn_id(t, land, pawn.empire, pawn.cls, pawn.number) for pawn in pawns]
    near += [land_id(t, other) for other in t.board.neighbours[land]]
    name = _land_message(t, land, pawns)
    sprite = "node"
    file = t.board.file.lands[land]
    x, y, w, h = float(file.x), float(file.y), 56.0, 56.0
    if drawn(t):
        place = drawing().places[t.board.lands[land]]
        sprite = f"land-{t.board.lands[land]}"
        x, y, w, h = place.x, place.y, place.w, place.h
    id = land_id(t, land)
    return Item(id, "board", sprite, x, y, w, h, name, tone=_ruler(pawns), region=True, near=near)


def _name(t: Table, land: i64) -> list[Item]:
    """The name on the map; a capital has its flag beside it."""
    id = t.board.lands[land]
    name = t.board.land_names[land]
    if not drawn(t):
        file = t.board.file.lands[land]
        return [Item(f"name-{id}", "board", "", file.x, file.y + 36, 80, 12, "", name, layer=NAME_LAYER)]
    place = drawing().places[id]
    x, y = place.label
    items = [Item(f"name-{id}", "board", "", x, y, place.label_width, place.size, "", name, layer=NAME_LAYER)]
    owner = t.board.owner[land]
    if place.badge is not None and owner >= 0:
        x, y = place.badge
        flag = f"flag-{t.board.empires[owner]}"
        items.append(Item(f"flag-{id}", "board", flag, x, y, 36, 24, "", layer=NAME_LAYER))
    return items


def _links(t: Table) -> list[Item]:
    kept = t.parts.items.get(("links",))
    if kept is None:
        kept = t.parts.items.keep(("links",), link_items(drawing(), t.board) if drawn(t) else _new_links(t))
    return list(kept)


def _new_links(t: Table) -> list[Item]:
    items: list[Item] = []
    for edge in t.board.file.edges:
        a = t.board.file.lands[t.board.land_ids[edge.a]]
        b = t.board.file.lands[t.board.land_ids[edge.b]]
        length = math.hypot(b.x - a.x, b.y - a.y)
        angle = round(math.degrees(math.atan2(b.y - a.y, b.x - a.x)), 2)
        sprite = "sealink" if edge.sea else "link"
        x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
        items.append(
            Item(f"link-{a.id}-{b.id}", "board", sprite, x, y, round(length, 1), 4, "", angle=angle, layer=-1)
        )
    return items


def _ruler(pawns: list[Pawn]) -> int:
    """The seat that controls a land (R64): only its pawns are there."""
    if pawns and all(pawn.seat == pawns[0].seat for pawn in pawns):
        return int(pawns[0].seat)
    return -1


def _land_message(t: Table, land: i64, pawns: list[Pawn]) -> Message:
    """The land with who stands in it: what a screen reader says."""
    name = t.board.land_names[land]
    if not pawns:
        return Message("eu-land-empty", {"land": name})
    told = [
        Message("eu-pawn", {"empire": t.board.empire_names[pawn.empire], "class": CLASS_NAMES[pawn.cls]})
        for pawn in pawns
    ]
    return Message("eu-land-with", {"land": name, "pawns": told})


def _pawn(t: Table, land: i64, pawn: Pawn, spot: int) -> Item:
    x, y, size = _spot(t, land, spot)
    values: dict[str, Value] = {
        "empire": t.board.empire_names[pawn.empire],
        "class": CLASS_NAMES[pawn.cls],
        "land": t.board.land_names[land],
    }
    return Item(
        pawn_id(t, land, pawn.empire, pawn.cls, pawn.number),
        "board",
        CLASS_WORDS[pawn.cls],
        x,
        y,
        size,
        size,
        Message("eu-pawn-in", values),
        t.board.letters[pawn.empire],
        layer=PAWN_LAYER,
        tone=int(pawn.seat),
        near=[land_id(t, land)],
        kin=f"{t.board.empires[pawn.empire]}-{CLASS_WORDS[pawn.cls]}",
        stands_for=pawn_id(t, land, pawn.empire, pawn.cls, 0) if pawn.number else "",
    )


def _spot(t: Table, land: i64, spot: int) -> tuple[float, float, float]:
    if drawn(t):
        place = drawing().places[t.board.lands[land]]
        x, y = place.spots[spot]
        return x, y, drawing().pawn * PAWN_SHARE
    file = t.board.file.lands[land]
    turn = 2 * math.pi * spot / int(t.board.limit)
    return round(file.x + 15 * math.sin(turn), 1), round(file.y - 15 * math.cos(turn), 1), 20


def _prompt(t: Table, view: EuropeView) -> Message:
    s = view.position
    if s.stage == OVER:
        return Message("eu-prompt-over")
    if s.actor < 0:
        return Message("eu-prompt-chance")
    empire = empire_of(s, s.actor)
    who: Value = seat_name(int(s.actor))
    if empire < t.board.empire_count:
        who = t.board.empire_names[empire]
    if not view.legal:
        return Message("eu-prompt-wait", {"who": who})
    if s.stage == CHOOSE_STAGE:
        return Message("eu-prompt-choose", {"who": who})
    if s.stage == PLACE_STAGE:
        goal = 0 if t.total_domination else int(t.goal)  # who plays for the first time knows by now what for
        return Message("eu-prompt-place", {"who": who, "class": CLASS_NAMES[s.due], "goal": goal})
    left = [CLASS_NAMES[cls] for cls in range(CLASSES) if s.unspent >> cls & 1]
    if s.unspent >> BONUS:
        left.append(Message("eu-bonus"))
    return Message("eu-prompt-turn", {"who": who, "left": left if left else [Message("eu-nothing")]})
