"""Log lines fit for each viewer, and the printed notation. The table in plain text is in chart.py.

Notation: the words of each action in short, its parts joined by dots: `attack.n3m.p2 done`.
"""

from __future__ import annotations

from equipoise.core.game import CHANCE
from equipoise.core.message import Message, Value
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed, card_of
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules import planting
from equipoise.games.dynasties.rules.names import card_name, player
from equipoise.games.dynasties.state import COURT, DISCARD, FORCE, HAND, LEADER, REALM, Dynasties, Table


def secret(s: Dynasties, seat: int, deed: Deed, viewer: int) -> bool:
    """Whether the viewer must not hear what was said."""
    kind = s.stack[-1][0]
    if seat == CHANCE:
        return kind == f.DRAWING and viewer != s.stack[-1][2]
    if viewer == seat:
        return False
    if kind in (f.ASK_PLANTING, f.ASK_LAY, f.ASK_BURY):
        return True
    return kind == f.ASK_PLAY and deed.verb == a.FORCE


def say(t: Table, s: Dynasties, seat: int, deed: Deed, viewer: int) -> Message:
    if seat == CHANCE:
        return _chance(t, s, deed, viewer)
    values: dict[str, Value] = {"who": player(t, seat)}
    kind = s.stack[-1][0]
    if secret(s, seat, deed, viewer):
        return Message(f"dy-say-secret-{_secret_kind(kind)}", values)
    if deed.name >= 0:
        values["card"] = card_name(t, card_of(deed.name, seat))
    number = a.number_of(deed.verb)
    if number == a.SEAT:
        values["target"] = player(t, deed.number)
    elif number == a.SIDE:
        values["side"] = Message(f"dy-side-{a.SIDES[deed.number]}")
    elif number != a.NO_NUMBER:
        values["number"] = deed.number + 1
    return Message(f"dy-say-{_case(s, deed, kind)}", values)


def report(t: Table, s: Dynasties, seat: int, deed: Deed, viewer: int, after: Dynasties) -> Message:
    """What was said and what it brought to light. Of Planting others hear only who has finished."""
    if seat != viewer and s.stack[-1][0] == f.ASK_PLANTING and not planting.finishes(t, s, seat, deed):
        return Message("")
    line = say(t, s, seat, deed, viewer)
    heard = -1 if secret(s, seat, deed, viewer) else _named(s, seat, deed)
    shown, lost = _public(t, s, after, heard)
    if shown:
        line = Message("dy-told-shown", {"said": line, "cards": shown})
    if lost:
        line = Message("dy-told-lost", {"said": line, "cards": lost})
    out = [player(t, other) for other in range(t.seats) if after.out[other] and not s.out[other]]
    return Message("dy-told-out", {"said": line, "players": out}) if out else line


def _named(s: Dynasties, seat: int, deed: Deed) -> int:
    """The card that the words themselves name, or -1."""
    if deed.name < 0:
        return -1
    return s.stack[-1][2] * CODES + deed.name if seat == CHANCE else card_of(deed.name, seat)


def _public(t: Table, s: Dynasties, after: Dynasties, heard: int) -> tuple[list[Message], list[Message]]:
    """Cards that were closed and now lie open, and cards that came to the discard piles (R361)."""
    shown: list[Message] = []
    lost: list[Message] = []
    for card in range(CODES * t.seats):
        before, zone = s.zone[card], after.zone[card]
        closed = before == HAND or before == FORCE and not s.face[card]
        name = card_name(t, card)
        if card == heard or not isinstance(name, Message):
            continue
        if zone == DISCARD and before != DISCARD:
            lost.append(name)
        elif closed and (zone in (COURT, REALM, LEADER) or zone == FORCE and after.face[card]):
            shown.append(name)
    return shown, lost


def _secret_kind(kind: int) -> str:
    return {f.ASK_PLANTING: "planting", f.ASK_LAY: "lay", f.ASK_BURY: "bury"}.get(kind, "force")


def _case(s: Dynasties, deed: Deed, kind: int) -> str:
    """The message of a word; a few words say different things to different questions."""
    if deed.verb == a.ENGAGE:
        return f"engage-{a.HOWS[deed.number]}"
    if deed.verb == a.WITH and kind == f.ASK_ADD:
        return "with-added"
    if deed.verb == a.TARGET_SEAT:
        return "target-player"
    if deed.verb == a.PAY and kind == f.ASK_BRIBE_PAY:
        return "pay-bribe"
    if deed.verb == a.DONE:
        return {f.ASK_ATTACK: "done-attacks", f.ASK_DEFEND: "done-defence"}.get(kind, "done")
    return a.VERBS[deed.verb]


def _chance(t: Table, s: Dynasties, deed: Deed, viewer: int) -> Message:
    frame = s.stack[-1]
    if deed.verb == a.FIRST:
        return Message("dy-say-first", {"who": player(t, deed.number)})
    if deed.verb == a.ROLL:
        values: dict[str, Value] = {"number": deed.number + 1}
        values["draws"], values["plays"] = t.draws[deed.number], t.plays[deed.number]
        return Message("dy-say-roll", values)
    if deed.verb == a.WIN:
        return Message("dy-say-toss", {"side": Message(f"dy-side-{a.SIDES[deed.number]}")})
    who = player(t, frame[2])
    if secret(s, CHANCE, deed, viewer):
        return Message("dy-say-draw", {"who": who})
    card = card_name(t, frame[2] * CODES + deed.name)
    pillaged = frame[0] == f.PILLAGING
    return Message("dy-say-pillaged" if pillaged else "dy-say-draw-card", {"who": who, "card": card})


def notation(words: list[str], actions: list[int]) -> str:
    return " ".join(words[action].replace(" ", ".") for action in actions)


def read_notation(ids: dict[str, int], line: str) -> list[int]:
    actions: list[int] = []
    for number, part in enumerate(line.split(), 1):
        words = part.replace(".", " ")
        if words not in ids:
            raise ValueError(
                f"part {number}, {part!r}, is no action: write its words with dots, attack.n3m.p2"
            )
        actions.append(ids[words])
    return actions
