"""Log lines, and the printed notation of a turn. The board in plain text is in chart.py.

Notation, one part for each action, lands by their code:

    Klon-net   a King moves           Glon*net:ger  a General attacks a German pawn there
    Gcor+      a General duplicates   Gnet*ger      the same in place
    K@vie      a King comes back      Kmid!         a King is placed at the start
    end        call end               .             the turn is over
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Value, seat_name
from equipoise.games.europe1815.actions import (
    ATTACK,
    CALL_END,
    CHOOSER,
    DONE,
    DUPLICATE,
    EMPIRES,
    MOVE,
    PLACE,
    RESPAWN,
    VERBS,
    Deed,
)
from equipoise.games.europe1815.board import CLASS_NAMES, CLASS_WORDS, prey
from equipoise.games.europe1815.state import (
    NO_EMPIRE,
    START_STAGE,
    Europe,
    Table,
    empire_of,
    seat_of,
)

LETTERS: Final = "KGB"  # King, General, Banker
PART: Final = re.compile(
    r"(?P<cls>[KGB])(?:@(?P<respawn>\w+)|(?P<land>\w+?)"
    r"(?:(?P<copy>\+)|(?P<placed>!)|-(?P<to>\w+)|\*(?P<at>\w+?):(?P<whom>\w+)|\*(?P<here>\w+)))"
)


def say(t: Table, s: Europe, deed: Deed) -> Message:
    board = t.board
    values: dict[str, Value] = {}
    if s.stage > START_STAGE or s.actor >= 0 and empire_of(s, s.actor) < board.empire_count:
        values["who"] = t.board.empire_names[empire_of(s, s.actor)]
    elif s.actor >= 0:
        values["who"] = seat_name(int(s.actor))
    if deed.verb == EMPIRES:
        chosen = [t.board.empire_names[e] for e in range(board.empire_count) if deed.number >> e & 1]
        return Message("eu-say-empires", {"empires": chosen})
    if deed.verb == CHOOSER:
        return Message("eu-say-chooser", {"who": seat_name(int(deed.number))})
    if deed.verb == DONE or deed.verb == CALL_END:
        return Message(f"eu-say-{VERBS[deed.verb].replace(' ', '-')}", values)
    if deed.verb < PLACE:
        values["empire"] = t.board.empire_names[deed.empire]
        if VERBS[deed.verb] == "deal":
            values["who"] = seat_name(int(seat_of(t, s, NO_EMPIRE)))
        return Message(f"eu-say-{VERBS[deed.verb]}", values)
    values["class"] = CLASS_NAMES[deed.cls]
    values["land"] = t.board.land_names[deed.land]
    if deed.verb == MOVE:
        values["target"] = t.board.land_names[deed.target]
    if deed.verb == ATTACK:
        values["target"] = t.board.land_names[deed.target]
        values["empire"] = t.board.empire_names[deed.empire]
        values["prey"] = CLASS_NAMES[prey(deed.cls)]
        return Message("eu-say-attack-here" if deed.land == deed.target else "eu-say-attack", values)
    return Message(f"eu-say-{VERBS[deed.verb]}", values)


def notation(t: Table, actions: list[int]) -> str:
    return " ".join(_part(t, t.actions.deeds[action]) for action in actions)


def _part(t: Table, deed: Deed) -> str:
    if deed.verb == DONE:
        return "."
    if deed.verb == CALL_END:
        return "end"
    if deed.verb < PLACE:
        raise ValueError(f"{t.actions.word(deed)!r} belongs to no turn and has no notation")
    lands = t.board.file.lands
    land, target, cls = lands[deed.land].code, lands[deed.target].code, LETTERS[deed.cls]
    if deed.verb == MOVE:
        return f"{cls}{land}-{target}"
    if deed.verb == DUPLICATE:
        return f"{cls}{land}+"
    if deed.verb == RESPAWN:
        return f"{cls}@{land}"
    if deed.verb == PLACE:
        return f"{cls}{land}!"
    whom = _empire_code(t, deed.empire)
    return f"{cls}{land}*{whom}" if deed.land == deed.target else f"{cls}{land}*{target}:{whom}"


def _empire_code(t: Table, empire: i64) -> str:
    """The shortest beginning, of three letters or more, that no other empire shares."""
    own = t.board.empires[empire]
    size = 3
    while any(other != own and other[:size] == own[:size] for other in t.board.empires):
        size += 1
    return own[:size]


def read_notation(t: Table, line: str) -> list[int]:
    actions: list[int] = []
    for number, part in enumerate(line.split(), 1):
        words = _words(t, part)
        if words not in t.actions.ids:
            raise ValueError(
                f"part {number}, {part!r}, is no action: write Klon-net, Gcor+, Glon*net:ger, K@vie, end or ."
            )
        actions.append(t.actions.ids[words])
    return actions


def _words(t: Table, part: str) -> str:
    if part == ".":
        return "done"
    if part == "end":
        return "call end"
    found = PART.fullmatch(part)
    if found is None:
        return ""
    names = {land.code: land.id for land in t.board.file.lands}
    empires = {_empire_code(t, e): t.board.empires[e] for e in range(t.board.empire_count)}
    cls = CLASS_WORDS[LETTERS.index(found["cls"])]
    if found["respawn"]:
        return f"respawn {cls} {names.get(found['respawn'], '?')}"
    land = names.get(found["land"], "?")
    if found["copy"]:
        return f"duplicate {cls} {land}"
    if found["placed"]:
        return f"place {cls} {land}"
    if found["to"]:
        return f"move {cls} {land} {names.get(found['to'], '?')}"
    if found["here"]:
        return f"attack {cls} {land} {land} {empires.get(found['here'], '?')}"
    return f"attack {cls} {land} {names.get(found['at'], '?')} {empires.get(found['whom'], '?')}"
