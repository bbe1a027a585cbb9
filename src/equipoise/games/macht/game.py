"""Macht & Ohnmacht (Andreas Steding, 2007): knights and mages in the Britain of the fifth century."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast, final

from equipoise.core.art import Sprite
from equipoise.core.book import Book, read_book
from equipoise.core.fair import Bits, Dice
from equipoise.core.game import CHANCE, Game, Options, Outcome, Refusal, Saved, View
from equipoise.core.message import Message, Tell
from equipoise.core.options import CHOICE, Option
from equipoise.core.picture import Picture
from equipoise.core.scene import Scene
from equipoise.core.title import Title
from equipoise.games.macht import chart, scene, text, touches
from equipoise.games.macht.actions import NONE, Actions
from equipoise.games.macht.board import SEAT_WORDS, standard_board
from equipoise.games.macht.drawing import sprites
from equipoise.games.macht.panels import STRIP
from equipoise.games.macht.rules import cycle, ending, refusals, steps
from equipoise.games.macht.rules.draw import draw_offer
from equipoise.games.macht.rules.offers import bid_offers, offers, weights
from equipoise.games.macht.rules.selfcheck import faults
from equipoise.games.macht.state import (
    BID_STEP,
    OVER,
    REASONS,
    Macht,
    Table,
    active_kind,
    load_state,
    reserve,
)
from equipoise.games.macht.view import MachtView, guess, seen

OPTIONS: Final = [
    Option("tiles", CHOICE, "more_influence", ["MO-R032"], ["more_influence", "more_bonus"]),
    Option("starter", CHOICE, "new", ["MO-R035", "MO-Q02"], ["new", "finished"]),
    Option("serpent", CHOICE, "all", ["MO-R108", "MO-Q14"], ["all", "plain"]),
    Option("reinforce", CHOICE, "active", ["MO-R080", "MO-Q03"], ["active", "any"]),
]
COLOURS: Final = ["#e8821e", "#f6f1e4"]
LETTER: Final = "font:bold 15px sans-serif;fill:#1d1810;text-anchor:middle;dominant-baseline:central"


@final
class MachtGame(Game[Macht]):
    def __init__(self, seats: int, options: Options, actions: Actions) -> None:
        self.name = "macht"
        self.version = 1
        self.seats = seats
        self.options = options
        self.words = actions.words
        self.ids = actions.ids
        self.table = Table(
            actions.board,
            actions,
            options["tiles"] == "more_bonus",
            options["starter"] == "finished",
            options["serpent"] == "plain",
            options["reinforce"] == "any",
        )

    def start(self) -> Macht:
        return cycle.start(self.table)

    def load(self, data: Saved) -> Macht:
        return load_state(self.table, data)

    def to_act(self, s: Macht) -> list[int]:
        if s.step == BID_STEP and s.bidder == NONE:
            return [0, 1]
        return [] if s.step == OVER else [int(s.actor)]

    def legal(self, s: Macht, seat: int) -> list[int]:
        if s.step == BID_STEP:
            return cast(list[int], bid_offers(self.table, s, seat)) if seat >= 0 and seat != s.bidder else []
        if s.step == OVER or seat != s.actor:
            return []
        return cast(list[int], offers(self.table, s))

    def draw(self, s: Macht, seat: int, bits: Bits) -> int:
        if s.step == BID_STEP:
            return int(self.table.actions.bid + bits.below(reserve(s, seat, active_kind(s)) + 1))
        return int(draw_offer(self.table, s, bits))

    def odds(self, s: Macht) -> list[int]:
        return weights(self.table, s) if self.to_act(s) == [CHANCE] else []

    def apply(self, s: Macht, seat: int, action: int) -> None:
        steps.apply(self.table, s, seat, self.table.actions.deeds[action])

    def outcome(self, s: Macht) -> Outcome | None:
        return ending.outcome(self.table, s)

    def explain(self, s: Macht, seat: int, action: int) -> Refusal | None:
        return refusals.explain(self.table, s, seat, self.table.actions.deeds[action])

    def explain_words(self, s: Macht, seat: int, words: str) -> Refusal | None:
        deed = self.table.actions.read(words)
        if deed is None:
            return Refusal("", "unknown", {"words": words})
        return refusals.explain(self.table, s, seat, deed)

    def view(self, s: Macht, seat: int) -> View:
        return MachtView(seat, self.to_act(s), self.legal(s, seat), seen(s, seat), self.outcome(s))

    def meant(self, s: Macht, seat: int, items: list[str]) -> str:
        return touches.meant(self.table, s, items)

    def guess(self, s: Macht, seat: int, dice: Dice) -> Macht:
        return guess(s, seat, dice)

    def noticed(self, s: Macht, seat: int, action: int, viewer: int) -> int:
        if s.step != BID_STEP:
            return action
        if s.bidder == NONE:
            return action if viewer == seat else -1
        return action + len(self.words) * int(s.bid + 1)  # the second bid brings both to light

    def say(self, s: Macht, seat: int, action: int, viewer: int) -> Message:
        return text.say(self.table, s, seat, self.table.actions.deeds[action], viewer)

    def report(self, s: Macht, seat: int, action: int, viewer: int) -> Message:
        return text.report(self.table, s, seat, self.table.actions.deeds[action], viewer)

    def scene(self, view: View) -> Scene:
        assert isinstance(view, MachtView)
        return scene.scene(self.table, view)

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, MachtView)
        return chart.picture(self.table, view, tell)

    def notation(self, actions: list[int]) -> str:
        return text.notation(self.table, actions)

    def read_notation(self, line: str) -> list[int]:
        return text.read_notation(self.table, line)

    def faults(self, s: Macht) -> list[str]:
        return faults(self.table, s)


_made: list[Actions] = []


def _actions() -> Actions:
    """Made once: every table has the same words."""
    if not _made:
        _made.append(Actions(standard_board()))
    return _made[0]


def build(seats: int, options: Options) -> Game[Any]:
    return MachtGame(seats, options, _actions())


def book() -> Book:
    return read_book(Path(__file__).parent / "book.toml")


def _table(map: Sprite) -> Sprite:
    """The map and the strip beside it; its drawing is repeated, so what it names is named anew."""
    width, height = (int(number) for number in map.box.split()[2:])
    strip = f'<rect x="{width}" width="{STRIP}" height="{height}" rx="14" fill="#f8f1dd"/>'
    return Sprite(f"0 0 {width + STRIP} {height}", strip + map.body.replace("macht-", "macht-table-"))


def art() -> dict[str, Sprite]:
    """The pieces of each player have sprites of their own: in the colour of its name, with its letter."""
    found = sprites()
    found["table"] = _table(found["map"])
    for name, middle in (("knight", 25), ("mage", 18), ("score", 28)):
        for seat, colour in zip(SEAT_WORDS, COLOURS):
            body = found[name].body.replace("var(--tone, #777)", colour)
            letter = f'<text x="20" y="{middle}" style="{LETTER}">{seat[0].upper()}</text>'
            found[f"{name}-{seat}"] = Sprite(found[name].box, body + letter)
    return found


TONES: Final = ["#e8842c", "#fbf8f0"]  # as the pieces are drawn
TITLE: Final = Title(
    "macht", "MO", 2, 2, "MO-R001", OPTIONS, REASONS[1:], book, art, "map", build, tones=TONES
)  # fmt: skip
