"""The board in plain text, who stands where, the Reserves, and the own sheet so far.

G4:gT2bS    sector G4 with two green tanks and a blue soldier
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import FAINT, PLAIN, STRONG, Picture, Span
from equipoise.games.power.board import ALL_KINDS, ARMIES, BIT
from equipoise.games.power.rules.ending import flags_of, score
from equipoise.games.power.rules.printing import printed_row
from equipoise.games.power.rules.sheet import row_army, row_seat
from equipoise.games.power.rules.telling import row_message, seat_name
from equipoise.games.power.state import (
    OVER,
    PLAN_STAGE,
    Table,
    War,
    army_of,
    count_of,
    fell_in,
    group,
    kind_of,
    place_of_piece,
    power_of,
    seat_lives,
)
from equipoise.games.power.view import PowerView, all_rows_left

# The board as it lies, north on top; a lane is long and takes three fields.
ROWS: Final = [
    ["hqg", "s6", "", "", "in", "s7", "", "", "hqb"],
    ["s5", "g8", "g6", "g3", "s1", "b5", "b7", "b8", "s8"],
    ["", "g7", "g4", "g1", "", "b2", "b4", "b6", ""],
    ["", "g5", "g2", "g0", "", "b0", "b1", "b3", ""],
    ["iw", "s4", "", "", "ix", "s2", "", "", "ie"],
    ["s12", "r3", "r1", "r0", "s3", "y0", "y2", "y5", "s9"],
    ["", "r6", "r4", "r2", "", "y1", "y4", "y7", ""],
    ["", "r8", "r7", "r5", "", "y3", "y6", "y8", ""],
    ["hqr", "s11", "", "", "is", "s10", "", "", "hqy"],
]
FIELD: Final = 11
LETTERS: Final = "STFDRHBCM"


def picture(t: Table, view: PowerView, tell: Tell) -> Picture:
    s = view.position
    lines: Picture = []
    for row in ROWS:
        lines += _row(t, s, row)
    lines.append([Span(tell(Message("pw-legend")), FAINT)])
    lines.append([Span(tell(Message("pw-legend-more")), FAINT)])
    lines.append([])
    head: dict[str, Value] = {"number": int(s.round), "most": int(t.rounds)}
    head["who"] = seat_name(t, int(s.arbiter))
    lines.append([Span(tell(Message("pw-head", head)), STRONG)])
    for seat in range(t.seats):
        lines += _player(t, s, seat, view, tell)
    if t.mercenary >= 0:
        lines.append([Span("  "), Span(tell(_army(t, s, t.mercenary)), PLAIN)])
    return lines + _sheets(t, view, tell)


def pieces_spans(t: Table, s: War, place: i64) -> list[Span]:
    """`gT2`, `bS`: each army in the tone of its seat."""
    spans: list[Span] = []
    for army in range(ARMIES):
        if place == t.board.reserve and army:
            break
        for kind in range(ALL_KINDS):
            count = count_of(s, group(place, army, kind))
            if count:
                number = str(count) if count > 1 else ""
                tone = int(t.side[army]) if t.side[army] < t.seats else PLAIN
                spans.append(Span(f"{t.board.colours[army][0]}{LETTERS[kind]}{number}", tone))
    return spans


def _row(t: Table, s: War, row: list[str]) -> Picture:
    """A line, and more below it where a field holds more pieces than its width."""
    lines: Picture = []
    fields = [_field(t, s, id) for id in row]
    while any(fields):
        line: list[Span] = []
        for number, spans in enumerate(fields):
            width = 0
            while spans and width + len(spans[0].text) < FIELD:
                width += len(spans[0].text)
                line.append(spans.pop(0))
            line.append(Span(" " * (FIELD - width)))
            if spans and number < len(row):
                spans.insert(0, Span("  "))
        lines.append(line)
    return lines


def _field(t: Table, s: War, id: str) -> list[Span]:
    if not id:
        return [Span("  .", FAINT)]
    sector = t.board.sector_ids[id]
    owner = t.board.owner[sector]
    tone = FAINT
    if owner >= 0 and t.side[owner] < t.seats:
        tone = int(t.side[owner])
    return [Span(f"{id}:", tone), *pieces_spans(t, s, sector)]


def _player(t: Table, s: War, seat: int, view: PowerView, tell: Tell) -> Picture:
    if not seat_lives(t, s, seat):
        fell = max([int(fell_in(s, army)) for army in t.armies_of[seat]])
        return [
            [Span("  "), Span(tell(Message("pw-fallen", {"who": seat_name(t, seat), "round": fell})), seat)]
        ]
    mark = "  "
    if s.stage == PLAN_STAGE:
        mark = "= " if s.sealed & BIT[seat] else "> "
    elif s.stage != OVER and seat == s.asked:
        mark = "> "
    armies = [_army(t, s, army) for army in t.armies_of[seat] if not fell_in(s, army)]
    values: dict[str, Value] = {
        "who": seat_name(t, seat),
        "score": int(score(t, s, seat)),
        "flags": flags_of(t, s, seat),
        "armies": armies,
    }
    return [[Span(mark, STRONG), Span(tell(Message("pw-player", values)), seat)]]


def _army(t: Table, s: War, army: i64) -> Message:
    counts = [0] * int(ALL_KINDS)
    for piece in s.pieces:
        if army_of(piece) == army and place_of_piece(piece) == t.board.reserve:
            counts[kind_of(piece)] += 1
    pieces = " ".join(f"{LETTERS[kind]}{count}" for kind, count in enumerate(counts) if count)
    values: dict[str, Value] = {"colour": t.board.colour_names[army], "power": int(power_of(s, army))}
    return Message("pw-army", {**values, "pieces": pieces or "-"})


def _sheets(t: Table, view: PowerView, tell: Tell) -> Picture:
    """The own sheet while it is being written; after a round the sheets of all."""
    s = view.position
    lines: Picture = []
    if s.stage == PLAN_STAGE and view.seat >= 0 and seat_lives(t, s, view.seat):
        left = all_rows_left(t, s, view.seat)
        lines += [[], [Span(tell(Message("pw-own-sheet", {"left": left})), STRONG)]]
        for n in range(0, len(s.rows), 2):
            values: dict[str, Value] = {"number": n // 2 + 1, "row": row_message(t, s.rows[n], s.rows[n + 1])}
            row = printed_row(t, s.rows[n], s.rows[n + 1], False, t.seats == 2)
            lines.append([Span(f"  {row:16}"), Span(tell(Message("pw-own-row", values)), FAINT)])
    if len(s.sheets) and not len(s.rows):
        lines += [[], [Span(tell(Message("pw-last-sheets")), FAINT)]]
        for seat in range(t.seats):
            lines += _last_sheet(t, s, seat)
    return lines


def _last_sheet(t: Table, s: War, seat: int) -> Picture:
    rows: list[str] = []
    for n in range(0, len(s.sheets), 2):
        if row_seat(s.sheets[n]) == seat:
            named = t.seats == 2 or row_army(s.sheets[n]) == t.mercenary
            rows.append(printed_row(t, s.sheets[n], s.sheets[n + 1], False, named))
    return [[Span("  "), Span("; ".join(rows), seat)]] if rows else []
