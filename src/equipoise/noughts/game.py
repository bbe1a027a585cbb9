"""Noughts and crosses: the smallest whole game on the `Game` interface, a template for new ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, final

from equipoise.core.art import Sprite, read_sprites
from equipoise.core.book import Book, Rule
from equipoise.core.fair import Dice
from equipoise.core.game import Game, Options, Outcome, Refusal, Saved, State, View
from equipoise.core.message import Message, Tell
from equipoise.core.options import NUMBER, Option
from equipoise.core.picture import Picture, Span
from equipoise.core.saved import number, numbers
from equipoise.core.scene import BOARD, Area, Item, Kept, Scene, Touch
from equipoise.core.title import Title

EMPTY: Final = -1
BLANK: Final = (EMPTY,) * 9
MARKS: Final = ["x", "o"]
ROWS: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH: Final = [[row for row in ROWS if cell in row] for cell in range(9)]
WORDS: Final = [f"mark {'abc'[cell % 3]}{cell // 3 + 1}" for cell in range(9)]
IDS: Final = {words: action for action, words in enumerate(WORDS)}
TURNS: Final = [[0], [1]]


@cache
def empty(cells: tuple[int, ...]) -> list[int]:
    """Found once for each board, and lent to all who ask."""
    return [cell for cell, mark in enumerate(cells) if mark == EMPTY]


@final
class Noughts(State):
    def __init__(self, cells: tuple[int, ...], wins: tuple[int, ...], left: int) -> None:
        self.cells = cells  # by cell: EMPTY, or the seat
        self.wins = wins  # rounds won, by seat
        self.left = left  # rounds to play, with this one

    def copy(self) -> Noughts:
        return Noughts(self.cells, self.wins, self.left)  # tuples can be shared

    def dump(self) -> Saved:
        return {"cells": list(self.cells), "wins": list(self.wins), "left": self.left}

    def winner(self, rows: list[tuple[int, int, int]] = ROWS) -> int:
        cells = self.cells
        for a, b, c in rows:
            if cells[a] == cells[b] == cells[c] != EMPTY:
                return cells[a]
        return EMPTY


@final
class NoughtsView(View):
    def __init__(self, seat: int, to_act: list[int], legal: list[int], s: Noughts) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.cells, self.wins, self.left = s.cells, s.wins, s.left  # all is open

    def dump(self) -> Saved:
        open_to_all = Noughts(self.cells, self.wins, self.left).dump()
        return {**open_to_all, "seat": self.seat, "to_act": self.to_act, "legal": self.legal}


def cell_name(cell: int) -> Message:
    return Message("nc-cell", {"column": "ABC"[cell % 3], "row": cell // 3 + 1})


def item_id(cell: int) -> str:
    return f"cell-{WORDS[cell][5:]}"


def item(cell: int, mark: int) -> Item:
    name = Message("nc-empty", {"cell": cell_name(cell)})
    if mark != EMPTY:
        name = Message("nc-marked", {"cell": cell_name(cell), "mark": MARKS[mark]})
    near = [item_id(n) for n in range(9) if abs(n % 3 - cell % 3) + abs(n // 3 - cell // 3) == 1]
    sprite = MARKS[mark] if mark != EMPTY else ""
    x, y = cell % 3 * 10 + 5, cell // 3 * 10 + 5
    return Item(item_id(cell), "board", sprite, x, y, 10, 10, name, tone=mark, near=near)


# Made once: what is the same object as before costs a screen nothing.
ITEMS: Final = [{mark: item(cell, mark) for mark in (EMPTY, 0, 1)} for cell in range(9)]
AREAS: Final = [Area("board", Message("nc-board"), BOARD, 30, 30, "board")]
SAID: Final = [
    [Message("nc-say-put", {"mark": mark, "cell": cell_name(cell)}) for cell in range(9)] for mark in MARKS
]
PROMPTS: Final = [
    {mine: Message(f"nc-prompt-{mine}", {"mark": mark}) for mine in ("you", "wait")} for mark in MARKS
]
TOUCHES: Final = [Touch(a, [item_id(a)], Message("nc-put", {"cell": cell_name(a)})) for a in range(9)]
SCENES: Final[Kept[Scene]] = Kept()


@final
class NoughtsGame(Game[Noughts]):
    def __init__(self, options: Options) -> None:
        self.name, self.version, self.seats, self.options = "noughts", 1, 2, options
        self.words, self.ids = WORDS, IDS

    def start(self) -> Noughts:
        return Noughts(BLANK, (0, 0), int(self.options["rounds"]))

    def load(self, data: Saved) -> Noughts:
        most = int(self.options["rounds"])
        cells, wins = numbers(data, "cells", 1, 9, EMPTY), numbers(data, "wins", most, 2)
        return Noughts(tuple(cells), tuple(wins), number(data, "left", 0, most))

    def to_act(self, s: Noughts) -> list[int]:
        return TURNS[(9 - s.cells.count(EMPTY)) % 2] if s.left else []

    def legal(self, s: Noughts, seat: int) -> list[int]:
        return empty(s.cells) if seat in self.to_act(s) else []

    def odds(self, s: Noughts) -> list[int]:
        return []  # chance has no say

    def apply(self, s: Noughts, seat: int, action: int) -> None:
        s.cells = (*s.cells[:action], seat, *s.cells[action + 1 :])
        winner = s.winner(THROUGH[action])
        if winner != EMPTY:
            s.wins = (s.wins[0] + (winner == 0), s.wins[1] + (winner == 1))
        if winner != EMPTY or EMPTY not in s.cells:
            s.left -= 1
            if s.left:
                s.cells = BLANK

    def outcome(self, s: Noughts) -> Outcome | None:
        if self.to_act(s):
            return None
        ranks = [1 + (s.wins[seat] < s.wins[1 - seat]) for seat in (0, 1)]
        return Outcome(ranks, list(s.wins), "full" if s.winner() == EMPTY else "row")

    def explain(self, s: Noughts, seat: int, action: int) -> Refusal | None:
        if not self.to_act(s):
            return Refusal("NC-3", "over")
        if seat not in self.to_act(s):
            return Refusal("NC-1", "not-to-act")
        return None if s.cells[action] == EMPTY else Refusal("NC-2", "taken", {"cell": cell_name(action)})

    def explain_words(self, s: Noughts, seat: int, words: str) -> Refusal | None:
        if words not in self.ids:
            return Refusal("", "unknown", {"words": words})
        return self.explain(s, seat, self.ids[words])

    def view(self, s: Noughts, seat: int) -> View:
        to_act = self.to_act(s)
        return NoughtsView(seat, to_act, empty(s.cells) if seat in to_act else [], s)

    def hides(self) -> bool:
        return False

    def guess(self, s: Noughts, seat: int, dice: Dice) -> Noughts:
        return s.copy()

    def say(self, s: Noughts, seat: int, action: int, viewer: int) -> Message:
        return SAID[seat][action]

    def scene(self, view: View) -> Scene:
        assert isinstance(view, NoughtsView)
        key = (view.cells, len(view.to_act), len(view.legal))
        return SCENES.get(key) or SCENES.keep(key, self._scene(view))

    def _scene(self, view: NoughtsView) -> Scene:
        items = [ITEMS[cell][mark] for cell, mark in enumerate(view.cells)]
        return Scene(AREAS, items, [TOUCHES[action] for action in view.legal], self._prompt(view))

    def _prompt(self, view: NoughtsView) -> Message:
        if not view.to_act:
            return Message("nc-prompt-over")
        return PROMPTS[view.to_act[0]]["you" if view.seat in view.to_act else "wait"]

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, NoughtsView)
        marks = ["." if mark == EMPTY else MARKS[mark] for mark in view.cells]
        return [[Span(" ".join(marks[row * 3 : row * 3 + 3]))] for row in range(3)]

    def notation(self, actions: list[int]) -> str:
        return " ".join(WORDS[action][5:] for action in actions)

    def read_notation(self, text: str) -> list[int]:
        return [IDS[f"mark {part}"] for part in text.split()]

    def faults(self, s: Noughts) -> list[str]:
        return [] if s.cells.count(0) - s.cells.count(1) in (0, 1) else ["too many marks of one kind"]


def book() -> Book:
    return Book("noughts", [Rule(f"NC-{n}", "Play", "everybody knows", "printed", [], "") for n in (1, 2, 3)])


def art() -> dict[str, Sprite]:
    return read_sprites(Path(__file__).parent / "art")


def build(seats: int, options: Options) -> Game[Any]:
    return NoughtsGame(options)


OPTIONS: Final = [Option("rounds", NUMBER, 1, ["NC-3"], low=1, high=1_000_000)]
TITLE: Final = Title("noughts", "NC", 2, 2, "NC-1", OPTIONS, ["row", "full"], book, art, "board", build)
