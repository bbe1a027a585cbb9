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
    FLAG,
    LAUNCH,
    MAKE,
    PAY,
    PRISONERS,
    SEAL,
    TAKE,
    TO,
    TRADE,
    Deed,
)
from equipoise.games.power.board import BIT, KIND_NAMES
from equipoise.games.power.rules.fights import open_fight
from equipoise.games.power.rules.flags import open_flag
from equipoise.games.power.rules.notation import read_sheet
from equipoise.games.power.rules.planning import write
from equipoise.games.power.rules.printing import printed_row
from equipoise.games.power.rules.report import Report
from equipoise.games.power.rules.round import answer
from equipoise.games.power.rules.sheet import FILLED, OPEN, listed_worth, open_row, row_code, row_verb
from equipoise.games.power.rules.telling import row_message, seat_name, story, target_name
from equipoise.games.power.state import (
    FLAG_STAGE,
    LOT_STAGE,
    OVER,
    PLAN_STAGE,
    PRISONERS_STAGE,
    Table,
    War,
    living,
    own_army,
)
from equipoise.games.power.view import PowerView, all_rows_left


def report(t: Table, s: War, seat: int, deed: Deed, viewer: int) -> Message:
    """The last seal opens all sheets: its line tells the round."""
    if deed.verb == SEAL and s.sealed | BIT[seat] == living(t, s):
        return Message("pw-say-resolved", {"who": seat_name(t, seat), "story": told(t, s, seat, deed)})
    return say(t, s, seat, deed, viewer)


def say(t: Table, s: War, seat: int, deed: Deed, viewer: int) -> Message:
    if deed.verb == ARBITER:
        return Message("pw-say-arbiter", {"who": t.board.colour_names[deed.army]})
    who = seat_name(t, seat)
    if deed.verb == SEAL:
        return Message("pw-say-seal", {"who": who})
    if deed.verb >= PAY:
        return Message("pw-say-answer", {"who": who, "story": told(t, s, seat, deed)})
    if viewer != seat:
        return Message("")  # not even that somebody writes
    return written(t, s, seat, deed)


def say_in_plan(t: Table, s: War, seat: i64, deed: Deed) -> Message:
    """An order is told whole, with the word that completes it; an answer by what it is for."""
    if deed.verb in (TAKE, LAUNCH, MAKE, ADD):
        return Message("")
    if deed.verb == SEAL:
        return Message("pw-plan-seal", {"who": seat_name(t, int(seat))})
    if deed.verb in (PRISONERS, FLAG):
        word = "prisoners" if deed.verb == PRISONERS else "flag"
        return Message(f"pw-plan-{word}", {"colour": t.board.colour_names[deed.army]})
    if deed.verb >= PAY:
        return told(t, s, int(seat), deed)
    if deed.verb not in (TO, AT, DONE, FILL, BRING, BUY, TRADE):
        return say(t, s, seat, deed, seat)
    after = s.copy()
    place = open_row(s, seat)
    write(t, after, seat, deed, Report())
    if place < 0:
        place = i64(len(after.rows)) - 2
    return Message("pw-plan-row", {"row": row_message(t, after.rows[place], after.rows[place + 1])})


def told(t: Table, s: War, seat: i64, deed: Deed) -> Message:
    """What follows from a word that sets the round going, tried on a copy."""
    after = s.copy()
    round = Report()
    if deed.verb == SEAL:
        write(t, after, seat, deed, round)
    else:
        answer(t, after, deed, round)
    return story(t, round)


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
    code = row_code(deed.verb, army, deed.kind, deed.place, 0, seat)
    if deed.verb in (TAKE, LAUNCH):
        code |= OPEN
    values["row"] = row_message(t, code, 0)
    return Message("pw-write-open" if code & OPEN else "pw-write-row", values)


def notation(t: Table, actions: list[int]) -> str:
    """Whole orders as rows of a sheet in English letters, between semicolons."""
    rows: list[str] = []
    named = False
    code: i64 = 0
    pieces: i64 = 0
    for action in actions:
        deed = t.actions.deeds[action]
        begins = deed.verb >= TAKE
        if deed.verb < ADD and deed.verb not in (DONE, FILL) or deed.verb >= PAY or not (begins or code):
            raise ValueError(f"{t.actions.words[action]!r} belongs to no row of an order sheet")
        if begins:
            army: i64 = deed.army if deed.army >= 0 else i64(0)
            code = row_code(deed.verb, army, deed.kind, deed.place, 0, 0)
            pieces = 0
            named = deed.army >= 0
        elif deed.verb == ADD:
            pieces += BIT[6 * deed.kind]
        else:
            code |= deed.target << 16
        if deed.verb == FILL:
            code |= FILLED
        if deed.verb in (TO, AT, DONE, FILL, BRING, BUY, TRADE):
            rows.append(printed_row(t, code, pieces, False, named))
            code = 0
    return "; ".join(rows)


def read_notation(t: Table, line: str, seat: int = -1) -> list[int]:
    """The actions of a sheet in French or English letters; ValueError names the row and the rule."""
    own = t.board.colours[t.armies_of[seat][0]] if seat >= 0 and t.seats > 2 else ""
    named = list(t.board.colours) if t.seats == 2 else []
    if t.mercenary >= 0:
        named.append(t.board.colours[t.mercenary])
    return read_sheet(t.board, line, own, named, t.actions.ids)


def sheet_rows(t: Table, seat: int, sheet: str) -> list[list[int]]:
    """The same row by row."""
    rows: list[list[int]] = []
    for action in read_notation(t, sheet, seat):
        if t.actions.deeds[action].verb >= TAKE:
            rows.append([])
        rows[-1].append(action)
    return rows


def prompt(t: Table, view: PowerView) -> Message:
    """What to do next, or whom one waits for."""
    s = view.position
    if s.stage == OVER:
        return Message("pw-prompt-over")
    if s.stage == LOT_STAGE:
        return Message("pw-prompt-lot")
    waiting = [seat_name(t, seat) for seat in view.to_act]
    if not view.legal:
        own = s.stage == PLAN_STAGE and view.seat >= 0 and s.sealed & BIT[view.seat]
        return Message("pw-prompt-sealed" if own else "pw-prompt-wait", {"who": waiting})
    if s.stage == PLAN_STAGE:
        return _planning_prompt(t, s, view.seat)
    values: dict[str, Value] = {"who": waiting}
    if s.stage == PRISONERS_STAGE:
        values["sector"] = t.board.sector_names[open_fight(t, s)]
        return Message("pw-prompt-prisoners", values)
    if s.stage == FLAG_STAGE:
        values["colour"] = t.board.colour_names[open_flag(t, s)]
        return Message("pw-prompt-flag", values)
    return Message("pw-prompt-penalty", values)


def _planning_prompt(t: Table, s: War, seat: int) -> Message:
    row = open_row(s, seat)
    if row >= 0:
        verb = row_verb(s.rows[row])
        if verb == TAKE:
            return Message("pw-prompt-target")
        if verb == LAUNCH:
            return Message("pw-prompt-aim")
        return Message("pw-prompt-list", {"worth": int(listed_worth(t, s.rows[row + 1]))})
    values: dict[str, Value] = {"number": int(s.round), "most": int(t.rounds)}
    values["left"] = all_rows_left(t, s, seat)
    return Message("pw-prompt-write" if t.written else "pw-prompt-plan", values)
