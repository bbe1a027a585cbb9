"""The toy game of tests/core with a scene: chance, a hidden card, choices made at the same time."""

from __future__ import annotations

from typing import Any, Final

from tests.core.toy import CARDS, Toy, ToyState

from equipoise.core.book import Book
from equipoise.core.game import CHANCE, Game, Options, View
from equipoise.core.message import Message
from equipoise.core.scene import BOARD, Area, Item, Scene, Touch
from equipoise.core.title import Title


def said(text: str) -> Message:
    """Told by its own name: a game of tests needs no texts in every language."""
    return Message("secret-said", {"name": text})


class SecretGame(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.name = "secret"

    def say(self, s: ToyState, seat: int, action: int, viewer: int) -> Message:
        if seat == CHANCE:
            return said(f"dealt {CARDS[action] if viewer == 0 else 'a card'}")
        return said(f"{seat} takes {action - 2 if viewer == seat else 'some'}")

    def scene(self, view: View) -> Scene:
        seen = view.dump()
        items = [
            Item(name, "table", "", 1, 1, 1, 1, said(f"{name} {seen[name]}"))
            for name in ("pile", "taken", "own", "card")
        ]
        touches = [Touch(action, [], said(self.words[action])) for action in view.legal]
        return Scene([Area("table", said("table"), BOARD, 3, 3)], items, touches, said("take"))


def book() -> Book:
    return Book("secret", [])


def build(seats: int, options: Options) -> Game[Any]:
    return SecretGame()


TITLE: Final = Title("secret", "SC", 2, 2, "", [], ["pile empty"], book, dict, "", build, False)
