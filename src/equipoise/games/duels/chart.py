"""The arm in plain text, tilted as it hangs, seen from the viewer's side of the table.

[A.]  a double holder with an L pawn of A     [a]  a single hole with an M pawn of A
"""

from __future__ import annotations

from typing import Final

from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import FAINT, STRONG, Picture, Span
from equipoise.games.duels.board import HALF, PATH, PLAYER_NAMES, SIZES
from equipoise.games.duels.boardfile import LABELS, SEATS
from equipoise.games.duels.rules.refusals import holes, place_across
from equipoise.games.duels.rules.turn import after, is_home
from equipoise.games.duels.state import (
    ACT_STAGE,
    OVER,
    SHAKE_STAGE,
    START_STAGE,
    TIP,
    Duel,
    Table,
    is_in,
    kind,
    on_turn,
    pawns_at,
    side_of,
)
from equipoise.games.duels.view import DuelView

CELL: Final = 5  # columns of a holder
LOWEST: Final = 3  # rows that the end hangs low when it lies on the board
MARGIN: Final = 9


def picture(t: Table, view: DuelView, tell: Tell) -> Picture:
    s = view.position
    side = near_side(s, view.seat)
    lines = [_numbers(t, tell, True), *_arm(t, s, side), _numbers(t, tell, False), []]
    lines += [_player(t, s, seat, tell) for seat in range(int(t.seats))]
    lines += [[], [Span(tell(_turn(t, s)), STRONG)]]
    if t.training:
        lines.append([Span(tell(torque_message(t, s, side)))])
        lines += [_choice(t, s, action, side, tell) for action in view.legal if view.seat >= 0]
    return lines


def near_side(s: Duel, seat: int) -> int:
    """The side a viewer sits on; who only watches sits south."""
    return int(side_of(s, seat)) if seat >= 0 else 0


def columns(t: Table) -> list[int]:
    """The viewer's places from left to right: FINISH from end to pivot, START from pivot to end."""
    finish = sorted(range(int(HALF), int(PATH)), key=lambda place: -t.arm.distances[place])
    return finish + sorted(range(int(HALF)), key=lambda place: t.arm.distances[place])


def lean(t: Table, s: Duel, side: int) -> int:
    """0 level, 1 slight, 2 strong, 3 on the board; negative to the viewer's left."""
    size = abs(int(s.torque))
    if s.stage == OVER and s.reason == TIP:
        state = LOWEST
    elif size <= 1:
        state = 0
    else:
        state = 1 if 2 * size < int(t.limit) else 2
    return state if (int(s.torque) > 0) != (side == 1) else -state


def _arm(t: Table, s: Duel, side: int) -> Picture:
    tilt = lean(t, s, side)
    rows: Picture = [[Span(" " * MARGIN)] for _ in range(2 * LOWEST + 1)]
    for column, place in enumerate(columns(t)):
        if column == LABELS:
            _fill(rows, LOWEST, [Span("-/^\\-", STRONG)])
        signed = column - LABELS + (1 if column >= LABELS else 0)  # distance, to the right positive
        drop = round(tilt * signed / LABELS)
        _fill(rows, LOWEST + drop, _holder(t, s, side, place))
    ground = [Span(" " * MARGIN), Span("=" * (CELL * (2 * LABELS + 1)), FAINT)]
    return [*rows, ground]


def _fill(rows: Picture, at: int, cell: list[Span]) -> None:
    for number, row in enumerate(rows):
        row += cell if number == at else [Span(" " * CELL)]


def _holder(t: Table, s: Duel, side: int, place: int) -> list[Span]:
    pawns: list[Span] = []
    for seat in range(int(t.seats)):
        there = place if side_of(s, seat) == side else int(place_across(t, place))
        for size in range(int(SIZES)):
            letter = SEATS[seat].lower() if size else SEATS[seat]
            pawns += [Span(letter, seat)] * int(pawns_at(s, seat, size, there))
    free = "." * (holes(t, place) - len(pawns))
    spans = [Span("["), *pawns, Span(f"{free}]")]
    return [*spans, Span(" " * (CELL - 2 - len(pawns) - len(free)))]


def _numbers(t: Table, tell: Tell, across: bool) -> list[Span]:
    """The numbers of the holders as the viewer has them, or as those across have them."""
    shown = ""
    for column, place in enumerate(columns(t)):
        number = int(place_across(t, place)) if across else place
        shown += " " * CELL if column == LABELS else ""
        shown += f" {number % int(HALF) + 1}".ljust(CELL)
    left, right = ("START", "FINISH") if across else ("FINISH", "START")
    tone = FAINT if across else STRONG
    return [Span(f"{left:>{MARGIN - 1}} ", tone), Span(shown, tone), Span(right, tone)]


def _player(t: Table, s: Duel, seat: int, tell: Tell) -> list[Span]:
    values: dict[str, Value] = {
        "who": PLAYER_NAMES[seat],
        "side": Message("du-north" if side_of(s, seat) else "du-south"),
        "stock": stock_letters(s, seat) or "-",
        "home": in_finish(s, seat),
        "all": sum(int(t.pawns[size]) for size in range(int(SIZES))),
    }
    name = "du-line-player" if is_in(s, seat) else "du-line-lost" if t.teams else "du-line-out"
    mark = "> " if s.stage != OVER and seat == on_turn(s) else "  "
    return [Span(mark, STRONG), Span(tell(Message(name, values)), seat)]


def stock_letters(s: Duel, seat: int) -> str:
    """`LLMM`"""
    return "L" * int(s.stock[kind(seat, 0)]) + "M" * int(s.stock[kind(seat, 1)])


def in_finish(s: Duel, seat: int) -> int:
    places = range(int(HALF), int(PATH))
    return sum(int(pawns_at(s, seat, size, place)) for size in range(int(SIZES)) for place in places)


def _turn(t: Table, s: Duel) -> Message:
    if s.stage == OVER:
        won = s.reason != TIP and is_home(t, s, on_turn(s))
        return Message("du-turn-home" if won else "du-turn-over", {"who": PLAYER_NAMES[on_turn(s)]})
    values: dict[str, Value] = {"who": PLAYER_NAMES[on_turn(s)], "number": int(s.thrown)}
    if s.stage == START_STAGE:
        return Message("du-turn-start", values)
    if s.stage == SHAKE_STAGE:
        return Message("du-turn-shake", values)
    return Message("du-turn-act" if s.stage == ACT_STAGE else "du-turn-throw", values)


def torque_message(t: Table, s: Duel, side: int) -> Message:
    """How heavy the arm hangs, to the viewer's left or right; for tables with training wheels."""
    torque = -int(s.torque) if side else int(s.torque)
    values: dict[str, Value] = {"size": abs(torque), "limit": int(t.limit)}
    return Message(
        "du-torque-level" if torque == 0 else "du-torque-right" if torque > 0 else "du-torque-left", values
    )


def _choice(t: Table, s: Duel, action: int, side: int, tell: Tell) -> list[Span]:
    told = tell(training_message(t, s, action, side))
    return [Span(f"  {t.actions.words[action]}: ", FAINT), Span(told, FAINT)]


def training_message(t: Table, s: Duel, action: int, side: int) -> Message:
    """How the arm would hang after an action."""
    then = after(t, s, t.actions.deeds[action])
    if then.fell_count > s.fell_count:
        return Message("du-torque-tips")
    return torque_message(t, then, side)
