"""Log lines. A log line tells a viewer what he may know: of a sheet being written, only to its own seat."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.games.power.actions import (
    ADD,
    ARBITER,
    AT,
    CLEAR,
    DONE,
    FILL,
    PAY,
    SEAL,
    TO,
    Deed,
)
from equipoise.games.power.board import BIT, KIND_NAMES
from equipoise.games.power.rules.planning import write
from equipoise.games.power.rules.report import Report
from equipoise.games.power.rules.round import answer
from equipoise.games.power.rules.sheet import row_code
from equipoise.games.power.rules.telling import row_message, seat_name, story, target_name
from equipoise.games.power.state import Table, War, living, own_army


def say(t: Table, s: War, seat: int, deed: Deed, viewer: int) -> Message:
    if deed.verb == ARBITER:
        return Message("pw-say-arbiter", {"who": t.board.colour_names[deed.army]})
    who = seat_name(t, seat)
    if deed.verb == SEAL:
        if s.sealed | BIT[seat] != living(t, s):
            return Message("pw-say-seal", {"who": who})
        return Message("pw-say-resolved", {"who": who, "story": told(t, s, seat, deed)})
    if deed.verb >= PAY:
        return Message("pw-say-answer", {"who": who, "story": told(t, s, seat, deed)})
    if viewer != seat:
        return Message("pw-say-writes", {"who": who})
    return written(t, s, seat, deed)


def told(t: Table, s: War, seat: i64, deed: Deed) -> Message:
    """What follows from a word that sets the round going, tried on a copy."""
    after = s.copy()
    report = Report()
    if deed.verb == SEAL:
        write(t, after, seat, deed, report)
    else:
        answer(t, after, deed, report)
    return story(t, report)


def written(t: Table, s: War, seat: int, deed: Deed) -> Message:
    """A planning word to him who writes it."""
    values: dict[str, Value] = {}
    if deed.verb == CLEAR:
        return Message("pw-write-clear")
    if deed.verb == DONE:
        return Message("pw-write-done")
    if deed.verb == FILL:
        return Message("pw-write-fill")
    if deed.verb == ADD:
        return Message("pw-write-add", {"kind": KIND_NAMES[deed.kind]})
    if deed.verb in (TO, AT):
        return Message("pw-write-target", {"target": target_name(t, deed.target)})
    army = own_army(t, seat, deed.army)
    values["row"] = row_message(t, row_code(deed.verb, army, deed.kind, deed.place, 0, seat), 0)
    return Message("pw-write-row", values)
