"""Toys that show or say what they should not, each breaking one law."""

from __future__ import annotations

from tests.core.toy import Toy, ToyState

from equipoise.core.game import Refusal, View
from equipoise.core.message import Message
from equipoise.core.scene import Scene


class LeakyNews(Toy):
    """Tells the other seat of the card."""

    def say(self, s: ToyState, seat: int, action: int, viewer: int) -> Message:
        return Message("taken", {"card": s.card if viewer == 1 else 0})


class LeakyReport(Toy):
    """Says nothing beforehand, but its log tells of the card, which the action does not show."""

    def report(self, s: ToyState, seat: int, action: int, viewer: int) -> Message:
        return Message("taken", {"card": s.card if viewer == 1 else 0})


class LeakyRefusal(Toy):
    def explain(self, s: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(s, seat, action)
        if refusal is not None:
            refusal.values["card"] = s.card
        return refusal


class DeafToWords(Toy):
    def explain_words(self, s: ToyState, seat: int, words: str) -> Refusal | None:
        return None


class LeakyScene(Toy):
    """Draws a card that the view keeps back."""

    def view(self, s: ToyState, seat: int) -> View:
        view = super().view(s, seat)
        view.seat = 7 if s.card else view.seat
        return view

    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        scene.items[0].label = "a high card" if view.seat == 7 else ""
        return scene


class LeakyShow(Toy):
    """Calls open to all what one seat alone knows."""

    def shown(self, s: ToyState) -> int:
        return 1 + s.card


class LostAction(Toy):
    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        scene.touches = scene.touches[1:]
        return scene


class SamePath(Toy):
    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        for touch in scene.touches:
            touch.items = ["pile"]
        return scene
