"""The picture: the arm on its bridge, pawns in their holders, and the touches of each action.

It is drawn from the viewer's side of the table, so that START is always at one's own right hand.
"""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Value
from equipoise.core.scene import BOARD, Area, Group, Item, Scene, Touch
from equipoise.games.duels.actions import BEAT, MOVE, PASS, PLACE, SKIP
from equipoise.games.duels.board import HALF, PATH, PLACE_NAMES, PLAYER_NAMES, SIZE_NAMES, SIZES, Board
from equipoise.games.duels.boardfile import SEATS
from equipoise.games.duels.chart import near_side, torque_message, training_message
from equipoise.games.duels.drawing import (
    ACROSS_SIZE,
    ACROSS_Y,
    BEAM_HEIGHT,
    BEAM_WIDTH,
    FIELD_SIZE,
    HEIGHT,
    HOLDER_HEIGHT,
    HOLDER_Y,
    HOLE,
    MARK_SIZE,
    MARK_Y,
    NUMBER_SIZE,
    NUMBER_Y,
    PAWN_FOOT,
    PAWN_HEIGHTS,
    PAWN_WIDTH,
    PITCH,
    PIVOT_X,
    PIVOT_Y,
    WIDTH,
    holder_x,
    pawn_sprite,
    period,
    tilt,
)
from equipoise.games.duels.panels import SIZE_WORDS, die, gauge, trays
from equipoise.games.duels.rules.refusals import holes, place_across
from equipoise.games.duels.rules.turn import after
from equipoise.games.duels.state import (
    OVER,
    SHAKE_STAGE,
    START_STAGE,
    TIP,
    Duel,
    Table,
    on_turn,
    pawns_at,
    side_of,
)
from equipoise.games.duels.text import say
from equipoise.games.duels.touches import holder_id, path, pawn_id
from equipoise.games.duels.view import DuelView

ARM: Final = "arm"  # the group that tilts


def scene(t: Table, board: Board, view: DuelView) -> Scene:
    s = view.position
    near = near_side(s, view.seat)
    file = board.file
    rests = bool(s.stage == OVER and s.reason == TIP)
    east_down = tilt(file, int(t.limit), int(s.torque), rests)
    angle = -east_down if near else east_down
    swing = period(file, int(t.limit), _load(t, s))
    lowest = file.swing["lowest_angle"]
    arm = Group(ARM, angle or 0.0, PIVOT_X, PIVOT_Y, swing, file.swing["damping"], lowest, near == 1)
    items = [*trays(t, s, near), *gauge(t, angle, lowest), die(s), *_bridge(), *_fields()]
    for place in range(int(PATH)):
        items += _holder(t, s, near, place)
    if t.training:
        told = torque_message(t, s, near)
        items.append(Item("torque", "board", "", PIVOT_X, 112, 420, 26, "", told, layer=1))
        items += _marks(t, view, near)
    areas = [Area("board", Message("du-board", {"title": file.title}), BOARD, WIDTH, HEIGHT, "table")]
    deeds = t.actions.deeds
    touches = [Touch(id, path(t, s, deeds[id]), _text(t, s, id, near)) for id in view.legal]
    return Scene(areas, items, touches, _prompt(t, view), [arm])


def _marks(t: Table, view: DuelView, near: int) -> list[Item]:
    """Training wheels: over each holder that can be reached, how heavily the arm would hang after it."""
    s = view.position
    found: dict[int, list[str]] = {}
    for action in view.legal:
        deed = t.actions.deeds[action]
        if deed.verb == PLACE or deed.verb == MOVE or deed.verb == BEAT:
            goal = int(deed.number - 1 if deed.verb == PLACE else deed.place + s.thrown)
            found.setdefault(goal, []).append(_mark(s, after(t, s, deed), near))
    items: list[Item] = []
    for goal, marks in found.items():
        x = holder_x(goal < HALF, t.arm.distances[goal])
        told = " ".join(dict.fromkeys(marks))
        id = f"{holder_id(t, near, goal)}-mark"
        items.append(Item(id, "board", "", x, MARK_Y, 2 * PITCH, MARK_SIZE, "", told, layer=5, group=ARM))
    return items


def _mark(s: Duel, then: Duel, near: int) -> str:
    """`12▸` hangs to the right, `◂12` to the left, `✕` tips."""
    torque = -int(then.torque) if near else int(then.torque)
    if then.fell_count > s.fell_count:
        return "✕"
    return f"{torque}▸" if torque > 0 else f"◂{-torque}" if torque else "0"


def _load(t: Table, s: Duel) -> int:
    """Weight times squared distance of all pawns on the arm."""
    load = 0
    for seat in range(int(t.seats)):
        for size in range(int(SIZES)):
            for place in range(int(PATH)):
                weight = int(pawns_at(s, seat, size, place)) * int(t.arm.weight[size])
                load += weight * t.arm.distances[place] ** 2
    return load


def _bridge() -> list[Item]:
    """The bridge stands behind the arm, its bearing before it."""
    return [
        Item("bridge", "board", "bridge", PIVOT_X, PIVOT_Y + 12, 150, 260, "", layer=0),
        Item("beam", "board", "beam", PIVOT_X, PIVOT_Y + 6, BEAM_WIDTH, BEAM_HEIGHT, "", layer=1, group=ARM),
        Item("bearing", "board", "bearing", PIVOT_X, PIVOT_Y, 46, 46, "", layer=3),
    ]


def _fields() -> list[Item]:
    """Which half is which, for the viewer."""
    y = HEIGHT - 140.0
    return [
        Item("field-finish", "board", "", 200, y, 240, FIELD_SIZE, "", Message("du-finish"), layer=1),
        Item("field-start", "board", "", WIDTH - 200, y, 240, FIELD_SIZE, "", Message("du-start"), layer=1),
    ]


def _holder(t: Table, s: Duel, near: int, place: int) -> list[Item]:
    """A holder with its numbers and pawns; the place is the viewer's."""
    x = holder_x(place < HALF, t.arm.distances[place])
    id = holder_id(t, near, place)
    across = int(place_across(t, place))
    pawns = _standing(t, s, near, place)
    single = holes(t, place) == 1
    numbers = [(NUMBER_Y, place, NUMBER_SIZE, 0.0, "near"), (ACROSS_Y, across, ACROSS_SIZE, 180.0, "far")]
    items = [
        Item(
            id, "board", "single" if single else "double", x, HOLDER_Y, PITCH - 7, HOLDER_HEIGHT,
            _holder_name(place, pawns), layer=2, group=ARM, near=_near(t, near, place, pawns),
        )
    ]  # fmt: skip
    for y, named, size, angle, who in numbers:
        label = str(named % int(HALF) + 1)
        items.append(
            Item(f"{id}-{who}", "board", "", x, y, 40, size, "", label, angle=angle, layer=2, group=ARM)
        )
    for number, pawn in enumerate(pawns):
        shift = 0.0 if single else HOLE * (2 * number - 1)
        items.append(_pawn(t, pawn, x + shift, id))
    return items


Pawn = tuple[int, int, int, int]  # seat, size, the owner's place, which of those that are alike


def _standing(t: Table, s: Duel, near: int, place: int) -> list[Pawn]:
    found: list[Pawn] = []
    for seat in range(int(t.seats)):
        there = place if side_of(s, seat) == near else int(place_across(t, place))
        for size in range(int(SIZES)):
            found += [(seat, size, there, number) for number in range(int(pawns_at(s, seat, size, there)))]
    return found


def _near(t: Table, near: int, place: int, pawns: list[Pawn]) -> list[str]:
    """Where the arrow keys lead: the pawns in it, the holders before and after on the path."""
    found = [pawn_id(*pawn) for pawn in pawns]
    return found + [holder_id(t, near, other) for other in (place - 1, place + 1) if 0 <= other < PATH]


def _holder_name(place: int, pawns: list[Pawn]) -> Message:
    if not pawns:
        return Message("du-holder-empty", {"place": PLACE_NAMES[place]})
    told = [
        Message("du-pawn", {"who": PLAYER_NAMES[seat], "size": SIZE_NAMES[size]})
        for seat, size, _, _ in pawns
    ]
    return Message("du-holder-with", {"place": PLACE_NAMES[place], "pawns": told})


def _pawn(t: Table, pawn: Pawn, x: float, holder: str) -> Item:
    seat, size, place, number = pawn
    values: dict[str, Value] = {
        "who": PLAYER_NAMES[seat],
        "size": SIZE_NAMES[size],
        "place": PLACE_NAMES[place],
    }
    height = PAWN_HEIGHTS[size]
    sprite = pawn_sprite(SIZE_WORDS[size], SEATS[seat])
    return Item(
        pawn_id(seat, size, place, number), "board", sprite, x, PAWN_FOOT - height / 2, PAWN_WIDTH, height,
        Message("du-pawn-on", values), layer=4, group=ARM, tone=seat, near=[holder],
        kin=f"{SEATS[seat].lower()}-{SIZE_WORDS[size]}",
        stands_for=pawn_id(seat, size, place, 0) if number else "",
    )  # fmt: skip


def _text(t: Table, s: Duel, action: int, near: int) -> Message:
    """What an action does; a button asks for it instead of telling of it."""
    deed = t.actions.deeds[action]
    if deed.verb == PASS or deed.verb == SKIP:
        return Message("du-do-pass" if deed.verb == PASS else "du-do-skip")
    told = say(t, s, deed)
    if not t.training:
        return told
    return Message("du-training", {"told": told, "torque": training_message(t, s, action, near)})


def _prompt(t: Table, view: DuelView) -> Message:
    s = view.position
    if s.stage == OVER:
        return Message("du-prompt-tip" if s.reason == TIP else "du-prompt-over")
    values: dict[str, Value] = {"who": PLAYER_NAMES[on_turn(s)], "number": int(s.thrown)}
    if s.actor < 0:
        if s.stage == SHAKE_STAGE:
            return Message("du-prompt-shake")
        return Message("du-prompt-throw-off" if s.stage == START_STAGE else "du-prompt-throw", values)
    if not view.legal:
        return Message("du-prompt-wait", values)
    if t.actions.words[view.legal[0]] == "skip":
        return Message("du-prompt-skip", values)
    return Message("du-prompt-act", values)
