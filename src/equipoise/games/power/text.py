"""Log lines, and order sheets as they are printed. A sheet being written is told of to its own seat alone."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.games.power.actions import (
    ADD,
    ARBITER,
    AT,
    BRING,
    BUY,
    CLEAR,
    DONE,
    FILL,
    PAY,
    SEAL,
    TAKE,
    TO,
    TRADE,
    Deed,
)
from equipoise.games.power.board import BIT, KIND_NAMES
from equipoise.games.power.rules.notation import read_sheet
from equipoise.games.power.rules.planning import write
from equipoise.games.power.rules.printing import printed_row
from equipoise.games.power.rules.report import Report
from equipoise.games.power.rules.round import answer
from equipoise.games.power.rules.sheet import FILLED, row_code
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


def notation(t: Table, actions: list[int]) -> str:
    """Whole orders as rows of a sheet in English letters, between semicolons."""
    rows: list[str] = []
    named = False
    code: i64 = 0
    pieces: i64 = 0
    for action in actions:
        deed = t.actions.deeds[action]
        if deed.verb < ADD and deed.verb not in (DONE, FILL) or deed.verb >= PAY:
            raise ValueError(f"{t.actions.words[action]!r} belongs to no row of an order sheet")
        if deed.verb >= TAKE:
            army: i64 = deed.army if deed.army >= 0 else i64(0)
            code = row_code(deed.verb, army, deed.kind, deed.place, 0, 0)
            pieces = 0
            named = deed.army >= 0
        elif deed.verb == ADD:
            pieces += i64(1) << 6 * deed.kind
        else:
            code |= deed.target << 16
        if deed.verb == FILL:
            code |= FILLED
        if deed.verb in (TO, AT, DONE, FILL, BRING, BUY, TRADE):
            rows.append(printed_row(t, code, pieces, False, named))
    return "; ".join(rows)


def read_notation(t: Table, line: str, seat: int = -1) -> list[int]:
    """The actions of a sheet in French or English letters; ValueError names the row and the rule."""
    own = t.board.colours[t.armies_of[seat][0]] if seat >= 0 and t.seats > 2 else ""
    named = list(t.board.colours) if t.seats == 2 else []
    if t.mercenary >= 0:
        named.append(t.board.colours[t.mercenary])
    return read_sheet(t.board, line, own, named, t.actions.ids)
