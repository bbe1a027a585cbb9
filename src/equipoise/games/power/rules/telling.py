"""Events and rows as messages: what the log says of a round, phase by phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Value
from equipoise.games.power.actions import BRING, BUY, LAUNCH, MAKE, TAKE, TRADE
from equipoise.games.power.board import ALL_KINDS, ARMIES, BIT, KIND_NAMES, MOVING_KINDS, SMALL_KINDS
from equipoise.games.power.rules.report import (
    DONE_ROW,
    ECHO,
    END,
    FALL,
    FIGHT,
    GONE,
    LOST,
    OUT,
    PENALTY,
    POWER,
    ROUND,
    SHEETS,
    SPARE,
    STANDOFF,
    STRIKE,
    WAVE,
    Event,
    Report,
)
from equipoise.games.power.rules.row_refusals import place_name
from equipoise.games.power.rules.sheet import (
    FILLED,
    OPEN,
    listed,
    row_army,
    row_kind,
    row_place,
    row_target,
    row_verb,
)
from equipoise.games.power.rules.strength import SIDES
from equipoise.games.power.state import Table, army_of, group_of, kind_of, mark_of, place_of_piece

ROW_VERBS: Final = {TAKE: "take", BRING: "bring", BUY: "buy", TRADE: "trade", MAKE: "make", LAUNCH: "launch"}


def story(t: Table, report: Report) -> Message:
    """All that happened, one sentence to a line."""
    told = [event_message(t, event) for event in report.events]
    return together(told) if told else Message("pw-quiet")


def together(told: list[Message]) -> Message:
    """Halved again and again: a long round in one chain would nest too deep."""
    if len(told) == 1:
        return told[0]
    half = len(told) // 2
    return Message("pw-then", {"first": together(told[:half]), "rest": together(told[half:])})


def seat_name(t: Table, seat: int) -> Message:
    """A seat by its colours."""
    armies = [t.board.colour_names[army] for army in t.armies_of[seat]]
    if len(armies) == 1:
        return armies[0]
    return Message("pw-pair", {"first": armies[0], "second": armies[1]})


def side_name(t: Table, side: int) -> Message:
    if side < t.seats:
        return seat_name(t, side)
    return Message("pw-mercenaries", {"colour": t.board.colour_names[t.mercenary]})


def target_name(t: Table, target: i64) -> Message:
    if target < t.board.sector_count:
        return t.board.sector_names[target]
    return Message("pw-reserve", {"colour": t.board.colour_names[target - t.board.sector_count]})


def counted(t: Table, pieces: list[int]) -> list[Message]:
    """`2 tanks of blue`, for all kinds of all armies."""
    told: list[Message] = []
    for army in range(ARMIES):
        for kind in range(ALL_KINDS):
            count = sum(1 for piece in pieces if army_of(piece) == army and kind_of(piece) == kind)
            if count:
                values: dict[str, Value] = {
                    "count": count,
                    "kind": KIND_NAMES[kind],
                    "colour": t.board.colour_names[army],
                }
                told.append(Message("pw-counted", values))
    return told if told else [Message("pw-nothing")]


def row_message(t: Table, code: i64, named: i64) -> Message:
    """What a row of a sheet says."""
    verb, army, kind, place = row_verb(code), row_army(code), row_kind(code), row_place(code)
    values: dict[str, Value] = {
        "colour": t.board.colour_names[army],
        "kind": KIND_NAMES[kind],
        "place": place_name(t, place, army),
    }
    if verb == TRADE:
        values["large"] = KIND_NAMES[kind + SMALL_KINDS]
    elif verb == MAKE:
        values["pieces"] = _list(named, code & FILLED != 0)
    elif verb in (TAKE, LAUNCH) and not code & OPEN:
        values["target"] = target_name(t, row_target(code))
    ending = "-open" if code & OPEN and verb != MAKE else ""
    return Message(f"pw-row-{ROW_VERBS[verb]}{ending}", values)


def _list(named: i64, filled: bool) -> list[Message]:
    told: list[Message] = []
    for kind in range(MOVING_KINDS):
        if listed(named, kind):
            told.append(Message("pw-listed", {"count": int(listed(named, kind)), "kind": KIND_NAMES[kind]}))
    if filled:
        told.append(Message("pw-rest-power"))
    return told if told else [Message("pw-nothing")]


def event_message(t: Table, event: Event) -> Message:
    word, n = event.word, event.numbers
    if word in (DONE_ROW, ECHO, LOST):
        return _row_event(t, event)
    if word == WAVE:
        return Message("pw-event-wave", {"number": n[0], "pieces": _steps_back(t, event.pieces)})
    if word == FIGHT:
        return _fight(t, event)
    if word == ROUND:
        return Message("pw-event-round", {"number": n[0], "who": seat_name(t, n[1]), "last": n[2]})
    if word == SHEETS:
        return Message("pw-event-sheets", {"seats": [seat_name(t, seat) for seat in n]})
    if word == PENALTY:
        return _penalty(t, n)
    if word == STRIKE:
        values: dict[str, Value] = {"target": target_name(t, n[0]), "power": n[1]}
        return Message("pw-event-strike", {**values, "pieces": counted(t, event.pieces)})
    if word == STANDOFF:
        sides = [side_name(t, side) for side in range(SIDES) if n[1] & BIT[side]]
        return Message("pw-event-standoff", {"sector": t.board.sector_names[n[0]], "sides": sides})
    if word == OUT:
        return Message("pw-event-out", {"who": seat_name(t, n[0])})
    if word == END:
        count = len(n) // 2
        told = [
            Message("pw-score", {"who": seat_name(t, seat), "rank": n[seat], "score": n[count + seat]})
            for seat in range(count)
        ]
        return Message("pw-event-end", {"scores": told})
    return _army_event(t, event)


def _army_event(t: Table, event: Event) -> Message:
    word, n = event.word, event.numbers
    values: dict[str, Value] = {"colour": t.board.colour_names[n[0]]}
    if word == POWER:
        return Message("pw-event-power", {**values, "gain": n[1]})
    if word == FALL:
        values["captor"] = t.board.colour_names[n[1]]
        if n[2] < 0:
            return Message("pw-event-flag-ring", values)
        return Message("pw-event-flag", {**values, "heir": t.board.colour_names[n[2]]})
    assert word in (SPARE, GONE)
    return Message(f"pw-event-{word}", {**values, "power": n[1], "pieces": counted(t, event.pieces)})


def _row_event(t: Table, event: Event) -> Message:
    seat, number, code, named = event.numbers
    values: dict[str, Value] = {
        "who": seat_name(t, seat),
        "number": number,
        "row": row_message(t, code, named),
    }
    if event.refusal is not None:
        values["rule"] = event.refusal.rule
        values["why"] = event.refusal.message
    return Message(f"pw-event-{event.word}", values)


def _penalty(t: Table, n: list[int]) -> Message:
    seat, army, kind, place = n
    values: dict[str, Value] = {"who": seat_name(t, seat), "colour": t.board.colour_names[army]}
    if kind < 0:
        return Message("pw-event-penalty-power", values)
    values["kind"] = KIND_NAMES[kind]
    values["place"] = place_name(t, place, army)
    return Message("pw-event-penalty", values)


def _steps_back(t: Table, pieces: list[int]) -> list[Message]:
    told: list[Message] = []
    for piece in sorted(set(pieces)):
        army = army_of(piece)
        values: dict[str, Value] = {
            "count": pieces.count(piece),
            "colour": t.board.colour_names[army],
            "kind": KIND_NAMES[kind_of(piece)],
            "sector": t.board.sector_names[place_of_piece(piece)],
            "back": place_name(t, mark_of(piece), army),
        }
        told.append(Message("pw-step-back", values))
    return told


def _fight(t: Table, event: Event) -> Message:
    sector, winner, army, *totals = event.numbers
    sides = [
        Message("pw-total", {"who": side_name(t, side), "total": total})
        for side, total in enumerate(totals)
        if total >= 0
    ]
    values: dict[str, Value] = {
        "sector": t.board.sector_names[sector],
        "totals": sides,
        "winner": side_name(t, winner),
        "colour": t.board.colour_names[army],
        "prisoners": counted(t, [int(group_of(piece)) << 6 for piece in event.pieces]),
    }
    return Message("pw-event-fight", values)
