"""The board in plain text: a chart of the lands, who stands where, and what can be reached.

lon*Ekg    London, a capital, with a King and a General of England
net EkGb   an English King and a German Banker share The Netherlands
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import FAINT, PLAIN, STRONG, Picture, Span
from equipoise.games.europe1815.board import CLASS_NAMES, CLASSES
from equipoise.games.europe1815.rules.reach import action_left
from equipoise.games.europe1815.state import (
    BONUS,
    OVER,
    PLACE_STAGE,
    START_STAGE,
    TURN_STAGE,
    Europe,
    Table,
    empire_of,
    fell_at,
    kind,
    lands_with,
    pawns_in,
    seat_of,
    token,
)
from equipoise.games.europe1815.view import EuropeView

LETTERS: Final = "KGB"
COLUMNS: Final = 98  # all of it fits a window of 100 columns
ROWS: Final = 24
LAND_COLUMNS: Final = 11  # code, star, pawns of three owners, a gap
ROW_COST: Final = 4  # a row is about as far as so many columns
HALF: Final = COLUMNS // 2


@final
class Mark:
    """A land on the chart."""

    def __init__(self, column: int, spans: list[Span]) -> None:
        self.column = column
        self.spans = spans


def picture(t: Table, view: EuropeView, tell: Tell) -> Picture:
    s = view.position
    lines = [*_chart(t, s), [Span(tell(Message("eu-legend", {"limit": int(t.board.limit)})), FAINT)]]
    if s.stage >= START_STAGE:
        lines.append([])
        lines += _players(t, s, tell)
    if s.stage == PLACE_STAGE:
        lines.append([])
        lines.append(_setting_up(t, s, tell))
    if s.stage == TURN_STAGE:
        lines.append([])
        lines += _reach(t, s, tell)
    return lines


def pawns_text(t: Table, s: Europe, land: i64) -> list[Span]:
    """`EkgFb`, each empire in its seat's tone."""
    spans: list[Span] = []
    for seat in range(t.seats):
        empire = empire_of(s, seat)
        if empire >= t.board.empire_count:
            continue
        classes = "".join(
            LETTERS[cls] * int(pawns_in(t, s, kind(empire, cls), land)) for cls in range(len(LETTERS))
        )
        if classes:
            spans.append(Span(f"{t.board.letters[empire]}{classes.lower()}", int(seat)))
    return spans


def _chart(t: Table, s: Europe) -> Picture:
    rows: list[list[Mark]] = [[] for _ in range(ROWS)]
    for land in range(t.board.land_count):
        drawn = t.board.file.lands[land]
        row, column = _free_place(rows, *_true_place(t, land))
        owner = seat_of(t, s, t.board.owner[land])
        code = Span(drawn.code, int(owner) if owner >= 0 else FAINT)
        flag = Span("*" if drawn.capital else " ", STRONG)
        rows[row].append(Mark(column, [code, flag, *pawns_text(t, s, land)]))
    return [_line(marks) for marks in rows]


def _true_place(t: Table, land: i64) -> tuple[int, int]:
    file = t.board.file
    drawn = file.lands[land]
    row = max(0, min(ROWS - 1, drawn.y * ROWS // file.height))
    column = max(0, min(COLUMNS - LAND_COLUMNS, drawn.x * COLUMNS // file.width - 3))
    return row, column


def _free_place(rows: list[list[Mark]], row: int, column: int) -> tuple[int, int]:
    """The nearest place where a land runs into no other; where there is none, its true place."""
    best, lowest = (row, column), ROWS * COLUMNS
    for r in range(ROWS):
        for c in range(COLUMNS - LAND_COLUMNS + 1):
            cost = ROW_COST * abs(r - row) + abs(c - column)
            if cost < lowest and all(abs(c - mark.column) >= LAND_COLUMNS for mark in rows[r]):
                best, lowest = (r, c), cost
    return best


def _line(marks: list[Mark]) -> list[Span]:
    spans: list[Span] = []
    at = 0
    for mark in sorted(marks, key=_column):
        # On a map with larger lands one can push its right-hand neighbour along.
        gap = max(mark.column - at, 1 if at else 0)
        spans.append(Span(" " * gap))
        spans += mark.spans
        at += gap + _width(mark.spans)
    return spans


def _column(mark: Mark) -> int:
    return mark.column


def _width(spans: list[Span]) -> int:
    return sum([len(span.text) for span in spans])


def _players(t: Table, s: Europe, tell: Tell) -> Picture:
    lines: Picture = []
    for seat in range(t.seats):
        empire = empire_of(s, seat)
        counts = [int(s.on_board[kind(empire, cls)]) for cls in range(CLASSES)]
        values: dict[str, Value] = {
            "number": int(seat) + 1,
            "empire": t.board.empire_names[empire],
            "letter": t.board.letters[empire],
            "home": _home(t, empire),
            "capital": t.board.land_names[t.board.capital[empire]],
            "kings": counts[0],
            "generals": counts[1],
            "bankers": counts[2],
            "token": int(token(t, s, seat)),
        }
        name = (
            "eu-player-out" if fell_at(t, s, seat) else "eu-player-track" if t.track_points else "eu-player"
        )
        mark = "> " if seat == s.actor and s.stage != OVER else "  "
        lines.append([Span(mark, STRONG), Span(tell(Message(name, values)), int(seat))])
    return lines


def _home(t: Table, empire: i64) -> str:
    lands = [t.board.file.lands[land] for land in t.board.homeland(int(empire))]
    return " ".join(f"{land.code}*" if land.capital else land.code for land in lands)


def _setting_up(t: Table, s: Europe, tell: Tell) -> list[Span]:
    empire = empire_of(s, s.actor)
    lands = [land for land in t.board.homeland(int(empire)) if land != t.board.capital[empire]]
    values: dict[str, Value] = {
        "who": t.board.empire_names[empire],
        "class": CLASS_NAMES[s.due],
        "lands": [t.board.land_names[land] for land in lands],
    }
    return [Span(tell(Message("eu-setting-up", values)), STRONG)]


def _reach(t: Table, s: Europe, tell: Tell) -> Picture:
    """The turn so far, and the ways out of each land with a pawn that can still act."""
    empire = empire_of(s, s.actor)
    left = [CLASS_NAMES[cls] for cls in range(CLASSES) if s.unspent >> cls & 1]
    if s.unspent >> BONUS:
        left.append(Message("eu-bonus"))
    values: dict[str, Value] = {
        "who": t.board.empire_names[empire],
        "left": left if left else [Message("eu-nothing")],
        "round": int(s.round),
        "goal": int(t.goal),
    }
    turn = Message("eu-turn-domination" if t.total_domination else "eu-turn", values)
    ways = [_ways(t, s, land) for land in range(t.board.land_count) if _can_act(t, s, empire, land)]
    return [[Span(tell(turn), STRONG)], *_two_columns(ways)]


def _can_act(t: Table, s: Europe, empire: i64, land: i64) -> bool:
    for cls in range(CLASSES):
        if action_left(s, cls) and lands_with(t, s, kind(empire, cls)) >> land & 1:
            return True
    return False


def _ways(t: Table, s: Europe, land: i64) -> list[Span]:
    """`london Ekg > net Gk, nor`: the land as it is typed, its neighbours by code."""
    spans = [Span(f"{t.board.lands[land]} "), *pawns_text(t, s, land), Span(" >", FAINT)]
    for other in t.board.neighbours[land]:
        spans.append(Span(f" {t.board.file.lands[other].code}", PLAIN))
        pawns = pawns_text(t, s, other)
        if pawns:
            spans += [Span(":", FAINT), *pawns]
    return spans


def _two_columns(cells: list[list[Span]]) -> Picture:
    """Two to a line where both fit."""
    lines: Picture = []
    left: list[Span] = []
    for cell in cells:
        width = _width(left)
        if left and width < HALF and _width(cell) <= HALF:
            lines.append([Span("  "), *left, Span(" " * (HALF - width)), *cell])
            left = []
            continue
        if left:
            lines.append([Span("  "), *left])
        left = cell
    if left:
        lines.append([Span("  "), *left])
    return lines
