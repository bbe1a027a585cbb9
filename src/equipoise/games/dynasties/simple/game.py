"""The simple game on the interface of the house."""

from __future__ import annotations

from typing import final

from equipoise.core.fair import Dice
from equipoise.core.game import CHANCE, Game, Options, Outcome, Refusal, Saved, View
from equipoise.core.message import Message, Tell
from equipoise.core.picture import Picture
from equipoise.core.scene import Scene
from equipoise.games.dynasties.board import CODE_OF, Board, Civilisation
from equipoise.games.dynasties.simple import rules, scene, state, text
from equipoise.games.dynasties.simple.state import Simple, SimpleTable
from equipoise.games.dynasties.simple.view import SimpleView, guess, look
from equipoise.games.dynasties.text import notation, read_notation


@final
class SimpleGame(Game[Simple]):
    def __init__(self, seats: int, options: Options, board: Board, deck: Civilisation, data: str) -> None:
        self.name = "dynasties"
        self.version = 1
        self.seats = seats
        self.options = options
        self.data = data
        self.words = rules.WORDS
        self.ids = rules.IDS
        self.table = SimpleTable(seats, board, deck)

    def start(self) -> Simple:
        return state.start(self.table)

    def load(self, data: Saved) -> Simple:
        return state.load(self.table, data)

    def to_act(self, s: Simple) -> list[int]:
        return rules.to_act(self.table, s)

    def legal(self, s: Simple, seat: int) -> list[int]:
        return rules.legal(self.table, s, seat)

    def odds(self, s: Simple) -> list[int]:
        return [1] * len(self.legal(s, CHANCE))

    def apply(self, s: Simple, seat: int, action: int) -> None:
        rules.apply(self.table, s, seat, action)

    def outcome(self, s: Simple) -> Outcome | None:
        return rules.outcome(self.table, s)

    def explain(self, s: Simple, seat: int, action: int) -> Refusal | None:
        return rules.explain(self.table, s, seat, action)

    def explain_words(self, s: Simple, seat: int, words: str) -> Refusal | None:
        if words not in self.ids:
            return Refusal("", "unknown", {"words": words})
        return rules.explain(self.table, s, seat, self.ids[words])

    def view(self, s: Simple, seat: int) -> View:
        return look(self.table, s, seat, self.to_act(s), self.legal(s, seat))

    def meant(self, s: Simple, seat: int, items: list[str]) -> str:
        code = items[0].removeprefix("card-") if items else ""
        return f"play {code}" if code in CODE_OF else ""

    def guess(self, s: Simple, seat: int, dice: Dice) -> Simple:
        return guess(self.table, s, seat, dice)

    def noticed(self, s: Simple, seat: int, action: int, viewer: int) -> int:
        return rules.noticed(self.table, s, seat, action, viewer)

    def say(self, s: Simple, seat: int, action: int, viewer: int) -> Message:
        return text.say(self.table, s, seat, action, viewer)

    def report(self, s: Simple, seat: int, action: int, viewer: int) -> Message:
        return text.report(self.table, s, seat, action, viewer)

    def scene(self, view: View) -> Scene:
        assert isinstance(view, SimpleView)
        return scene.scene(self.table, view)

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, SimpleView)
        return text.picture(self.table, view, tell)

    def notation(self, actions: list[int]) -> str:
        return notation(self.words, actions)

    def read_notation(self, line: str) -> list[int]:
        return read_notation(self.ids, line)

    def faults(self, s: Simple) -> list[str]:
        return rules.faults(self.table, s)
