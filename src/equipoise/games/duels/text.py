"""Log lines, and the printed notation of a turn. The arm in plain text is in chart.py.

Notation, one part for each action:

    4:    4 is thrown                   +4    an L pawn is placed on START 4, +4m an M pawn
    s2    the L pawn on START 2 moves   s5x   it moves and beats; f1mx an M pawn on FINISH 1 does
    -     pass                          .     skip
    ^     the arm holds                 !     it slips
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.games.duels.actions import BEAT, HOLD, MOVE, PASS, PLACE, SKIP, THROW, VERBS, Deed, place_name
from equipoise.games.duels.board import HALF, PLACE_NAMES, PLAYER_NAMES, SIZE_NAMES
from equipoise.games.duels.rules.refusals import holder_of
from equipoise.games.duels.rules.turn import after
from equipoise.games.duels.state import HOME, OVER, START_STAGE, Duel, Table, on_turn, side_of

SIGNS: Final = {"-": "pass", ".": "skip", "^": "hold", "!": "slip"}
PART: Final = re.compile(
    r"(?P<thrown>[1-6]):|\+(?P<number>[1-6])(?P<light>m?)|(?P<half>[sf])(?P<from>[1-7])(?P<small>m?)(?P<beat>x?)",
    re.ASCII,
)


def say(t: Table, s: Duel, deed: Deed) -> Message:
    values: dict[str, Value] = {"who": PLAYER_NAMES[on_turn(s)], "then": _then(t, s, deed)}
    if deed.verb == THROW:
        values["number"] = int(deed.number)
        return Message("du-say-throw-off" if s.stage == START_STAGE else "du-say-throw", values)
    if deed.verb == PLACE:
        values["size"] = SIZE_NAMES[deed.size]
        values["goal"] = PLACE_NAMES[deed.number - 1]
    elif deed.verb == MOVE or deed.verb == BEAT:
        goal = min(deed.place + s.thrown, len(PLACE_NAMES) - 1)
        values["size"] = SIZE_NAMES[deed.size]
        values["place"] = PLACE_NAMES[deed.place]
        values["goal"] = PLACE_NAMES[goal]
        if deed.verb == BEAT:
            beside = [owner for owner in holder_of(t, s, s.actor, goal) if is_across(s, owner)]
            values["whom"] = PLAYER_NAMES[beside[0]] if beside else Message("du-nobody")
    return Message(f"du-say-{VERBS[deed.verb]}", values)


def is_across(s: Duel, owner: i64) -> bool:
    return side_of(s, owner) != side_of(s, on_turn(s))


def _then(t: Table, s: Duel, deed: Deed) -> Message:
    """What comes of it, if it is more than the next turn."""
    if deed.verb == THROW and s.stage != START_STAGE:
        return Message("du-then-nothing")
    then = after(t, s, deed)
    if deed.verb == THROW:
        if then.stage != START_STAGE:
            return Message("du-then-begins", {"who": PLAYER_NAMES[on_turn(then)]})
        return Message("du-then-again" if then.again and then.best == 0 else "du-then-nothing")
    if then.fell_count > s.fell_count:
        return Message("du-then-tips")
    if then.stage == OVER:
        return Message("du-then-home" if then.reason == HOME else "du-then-standstill")
    return Message("du-then-nothing")


def notation(t: Table, actions: list[int]) -> str:
    return " ".join(_part(t.actions.deeds[action]) for action in actions)


def _part(deed: Deed) -> str:
    size = "m" if deed.size else ""
    if deed.verb == THROW:
        return f"{deed.number}:"
    if deed.verb == PLACE:
        return f"+{deed.number}{size}"
    if deed.verb == MOVE or deed.verb == BEAT:
        half = f"s{deed.place + 1}" if deed.place < HALF else f"f{deed.place - HALF + 1}"
        return half + size + ("x" if deed.verb == BEAT else "")
    if deed.verb == PASS:
        return "-"
    if deed.verb == SKIP:
        return "."
    return "^" if deed.verb == HOLD else "!"


def read_notation(t: Table, line: str) -> list[int]:
    actions: list[int] = []
    for number, part in enumerate(line.split(), 1):
        words = _words(part)
        if words not in t.actions.ids:
            raise ValueError(
                f"part {number}, {part!r}, is no action: write 4:, +4, +4m, s2, s5x, f1m, - or ."
            )
        actions.append(t.actions.ids[words])
    return actions


def _words(part: str) -> str:
    if part in SIGNS:
        return SIGNS[part]
    found = PART.fullmatch(part)
    if found is None:
        return ""
    if found["thrown"]:
        return f"throw {found['thrown']}"
    if found["number"]:
        return f"place {found['number']}{' m' if found['light'] else ''}"
    place = int(found["from"]) - 1 + (int(HALF) if found["half"] == "f" else 0)
    return f"move {place_name(place)}{' m' if found['small'] else ''}{' beat' if found['beat'] else ''}"
