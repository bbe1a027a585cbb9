"""The board in plain text: every province with its symbol, its pieces and its neighbours of this cycle.

kent ~        castle  O 1k 2m  > cal:O4k eas wes:W1m     ~ is a coast, k knights, m mages
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from mypy_extensions import i64

from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import FAINT, STRONG, Picture, Span
from equipoise.games.macht.board import (
    BIT,
    CYCLE_NAMES,
    KIND_NAMES,
    SEAT_NAMES,
    SEATS,
    SYMBOL_COUNT,
    SYMBOL_NAMES,
    TILE_WORDS,
    TILES,
)
from equipoise.games.macht.boardfile import SYMBOLS
from equipoise.games.macht.rules.strength import active_provinces, near
from equipoise.games.macht.state import (
    DISCARDS,
    HAND,
    LAY_STEP,
    OFFER,
    PILE,
    PLAYED,
    SPARE,
    Macht,
    Table,
    active_kind,
    held,
    pieces,
    reserve,
    stock,
    symbol_of,
    tile_count,
    victory_points,
)
from equipoise.games.macht.view import STEPS, MachtView, at_stake

LETTERS: Final = "OW"
COLUMNS: Final = 98


def picture(t: Table, view: MachtView, tell: Tell) -> Picture:
    s = view.position
    lines = [[Span(tell(_cycle(t, s)), STRONG)], [Span(tell(Message("mo-legend")), FAINT)], []]
    for place in _from_the_north(t):
        lines.append(_province(t, s, place))
    lines.append([])
    lines += _heaps(t, s, tell)
    for seat in range(SEATS):
        lines.append([])
        lines += _player(t, s, seat, tell)
    now = [Span(tell(_now(t, s, seat)), STRONG) for seat in view.to_act if seat >= 0]
    return [*lines, [], *[[span] for span in now]]


def _now(t: Table, s: Macht, seat: i64) -> Message:
    return Message(f"mo-now-{STEPS[s.step]}", at_stake(t, s, seat))


def _cycle(t: Table, s: Macht) -> Message:
    values: dict[str, Value] = {
        "number": int(s.number),
        "cycle": CYCLE_NAMES[s.cycle],
        "kind": KIND_NAMES[active_kind(s)],
        "cubes": int(s.cubes),
    }
    return Message("mo-setting-up" if s.step == LAY_STEP else "mo-cycle", values)


def _from_the_north(t: Table) -> list[int]:
    rows = [(one.y, one.x, place) for place, one in enumerate(t.board.file.provinces)]
    return [place for _, _, place in sorted(rows)]


def pieces_text(t: Table, s: Macht, place: i64) -> list[Span]:
    """`O 1k 2m` in the tone of its seat; nothing for an empty province."""
    for seat in range(SEATS):
        if held(s, seat) & BIT[place]:
            counts = [int(pieces(t, s, seat, kind, place)) for kind in range(2)]
            shown = "".join(f" {count}{letter}" for count, letter in zip(counts, "km") if count)
            return [Span(LETTERS[seat] + shown, int(seat))]
    return []


def _province(t: Table, s: Macht, place: i64) -> list[Span]:
    id = t.board.provinces[place] + (" ~" if t.board.coast & BIT[place] else "")
    symbol = symbol_of(s, place)
    word = SYMBOLS[symbol] if symbol < SYMBOL_COUNT else "-"
    own = pieces_text(t, s, place)
    width = sum([len(span.text) for span in own])
    spans = [Span(f"{id:<14}{word:<8}"), *own, Span(" " * (9 - width)), Span("> ", FAINT)]
    around = near(t, s, place) if symbol < SYMBOL_COUNT or s.cycle else i64(0)
    for other in range(t.board.count):
        if around & BIT[other]:
            spans.append(Span(t.board.codes[other]))
            there = pieces_text(t, s, other)
            spans += (
                [Span(":", FAINT), *[Span(span.text.replace(" ", ""), span.tone) for span in there]]
                if there
                else []
            )
            spans.append(Span(" "))
    return spans


def _words(s: Macht, heap: i64, tell: Tell) -> str:
    """The tiles of a heap as they are typed, with their number."""
    found: list[str] = []
    for tile in range(TILES):
        count = int(tile_count(s, heap, tile))
        if count:
            found.append(TILE_WORDS[tile] if count == 1 else f"{count} x {TILE_WORDS[tile]}")
    return ", ".join(found) if found else tell(Message("mo-nothing"))


def _heaps(t: Table, s: Macht, tell: Tell) -> Picture:
    counts = [sum([int(tile_count(s, heap, tile)) for tile in range(TILES)]) for heap in (PILE, DISCARDS)]
    spare = [
        Message("mo-counted", {"count": int(s.chest[SPARE + symbol]), "what": SYMBOL_NAMES[symbol]})
        for symbol in range(SYMBOL_COUNT)
        if s.chest[SPARE + symbol]
    ]
    values: dict[str, Value] = {
        "pile": counts[0],
        "discards": counts[1],
        "spare": spare if spare else [Message("mo-nothing")],
    }
    return [
        *_wrapped(tell(Message("mo-chart-offer", {"tiles": _words(s, OFFER, tell)})), ""),
        [Span(tell(Message("mo-chart-heaps", values)), FAINT)],
    ]


def _player(t: Table, s: Macht, seat: i64, tell: Tell) -> Picture:
    active = int(active_provinces(t, s, seat, s.cycle))
    values: dict[str, Value] = {
        "who": SEAT_NAMES[seat],
        "letter": LETTERS[seat],
        "points": int(victory_points(s, seat)),
        "active": active,
        "total": active + int(victory_points(s, seat)),
        "goal": int(t.board.win_points),
        "knights": int(reserve(s, seat, 0)),
        "mages": int(reserve(s, seat, 1)),
        "stock-knights": int(stock(s, seat, 0)),
        "stock-mages": int(stock(s, seat, 1)),
        "tiles": _words(s, HAND + seat, tell),
        "bonus": _words(s, PLAYED + seat, tell),
    }
    mark = "> " if seat == s.actor else "  "
    lines = [[Span(mark, STRONG), Span(tell(Message("mo-player", values)), int(seat))]]
    for name in ("mo-player-reserve", "mo-player-tiles"):
        lines += _wrapped(tell(Message(name, values)), "  ")
    return lines


def _wrapped(text: str, margin: str) -> Picture:
    rows = wrap(text, COLUMNS, initial_indent=margin, subsequent_indent=f"{margin}  ")
    return [[Span(row)] for row in rows]
