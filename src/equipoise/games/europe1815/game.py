"""Balance of Power (Brian and Brent Knudson, 2012): kings, generals and bankers in the Europe of 1815."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Sequence, cast, final

from mypy_extensions import i64

from equipoise.core.art import Sprite
from equipoise.core.book import Book, read_book
from equipoise.core.datafile import DataError, fingerprint
from equipoise.core.fair import Bits, Dice
from equipoise.core.game import CHANCE, Game, Options, Outcome, Refusal, Saved, View
from equipoise.core.message import Message, Tell
from equipoise.core.options import CHOICE, FILE, FLAG, NUMBER, Option, OptionError
from equipoise.core.picture import Picture
from equipoise.core.scene import Scene
from equipoise.core.title import Title
from equipoise.games.europe1815 import chart, scene, text, touches
from equipoise.games.europe1815.actions import Actions
from equipoise.games.europe1815.board import (
    HOUSE_MAPS,
    Board,
    house_board,
    house_fingerprint,
    read_board,
    standard_board,
)
from equipoise.games.europe1815.drawing import sprites
from equipoise.games.europe1815.rules import ending, refusals, setup, turn
from equipoise.games.europe1815.rules.draw import draw_offer
from equipoise.games.europe1815.rules.offers import Offers
from equipoise.games.europe1815.rules.selfcheck import faults
from equipoise.games.europe1815.state import OVER, REASONS, TURN_STAGE, Europe, Table, fell_at, load_state
from equipoise.games.europe1815.view import EuropeView

OPTIONS: Final = [
    Option("bonus", CHOICE, "occupied", ["EU-R55", "EU-R56", "EU-A1"], ["occupied", "no_enemies"]),
    Option("empires", CHOICE, "random", ["EU-R10", "EU-R17", "EU-R77", "EU-R78"], ["random", "chosen"]),
    Option("tougher_neutrals", FLAG, False, ["EU-R81", "EU-R82", "EU-R83"]),
    Option("respawn", FLAG, False, ["EU-R84", "EU-R86", "EU-R87"]),
    Option("total_domination", FLAG, False, ["EU-R92", "EU-R93"]),
    Option("track_points", FLAG, False, ["EU-R75", "EU-R76"]),
    Option("round_limit", NUMBER, 0, ["EU-R96", "EU-A42"], low=0, high=999),
    Option("map", FILE, "", ["EU-R1"], HOUSE_MAPS),
]


@final
class EuropeGame(Game[Europe]):
    def __init__(self, seats: int, options: Options, board: Board, actions: Actions) -> None:
        self.name = "europe1815"
        self.version = 1
        self.seats = seats
        self.options = options
        self.data = _map_fingerprint(str(options["map"]))
        self.words = actions.words
        self.ids = actions.ids
        self.table = Table(
            seats,
            board,
            actions,
            options["bonus"] == "no_enemies",
            options["empires"] == "chosen",
            bool(options["tougher_neutrals"]),
            bool(options["respawn"]),
            bool(options["total_domination"]),
            bool(options["track_points"]),
            int(options["round_limit"]),
        )

    def start(self) -> Europe:
        return setup.start(self.table)

    def load(self, data: Saved) -> Europe:
        return load_state(self.table, data)

    def to_act(self, s: Europe) -> list[int]:
        return [] if s.stage == OVER else [s.actor]

    def legal(self, s: Europe, seat: int) -> Sequence[int]:
        if s.stage == OVER or seat != s.actor:
            return []
        if s.stage == TURN_STAGE:
            return cast("Sequence[int]", Offers(self.table, s))
        return setup.setup_offers(self.table, s)

    def draw(self, s: Europe, seat: int, bits: Bits) -> int:
        if s.stage == TURN_STAGE and seat == s.actor:
            return int(draw_offer(self.table, s, bits))
        legal = self.legal(s, seat)
        return legal[bits.below(len(legal))]

    def play_on(self, s: Europe, bits: Bits, most_steps: int) -> int:
        steps: i64 = 0
        while s.stage != OVER and steps < most_steps:
            if s.stage == TURN_STAGE:
                turn.act(self.table, s, self.table.actions.deeds[draw_offer(self.table, s, bits)])
            else:
                self.apply(s, int(s.actor), self.draw(s, int(s.actor), bits))
            steps += 1
        return int(steps)

    def odds(self, s: Europe) -> list[int]:
        return [1] * len(self.legal(s, CHANCE))

    def apply(self, s: Europe, seat: int, action: int) -> None:
        deed = self.table.actions.deeds[action]
        if s.stage == TURN_STAGE:
            turn.act(self.table, s, deed)
        else:
            setup.set_up(self.table, s, deed)

    def outcome(self, s: Europe) -> Outcome | None:
        return ending.outcome(self.table, s)

    def fell(self, s: Europe) -> list[int]:
        return [int(fell_at(self.table, s, seat)) for seat in range(self.seats)]

    def explain(self, s: Europe, seat: int, action: int) -> Refusal | None:
        return refusals.explain(self.table, s, seat, self.table.actions.deeds[action])

    def explain_words(self, s: Europe, seat: int, words: str) -> Refusal | None:
        deed = self.table.actions.read(words)
        if deed is None:
            return Refusal("", "unknown", {"words": words})
        return refusals.explain(self.table, s, seat, deed)

    def view(self, s: Europe, seat: int) -> View:
        return EuropeView(seat, self.to_act(s), list(self.legal(s, seat)), s.copy(), self.outcome(s))

    def meant(self, s: Europe, seat: int, items: list[str]) -> str:
        return touches.meant(self.table, s, items)

    def hides(self) -> bool:
        return False

    def guess(self, s: Europe, seat: int, dice: Dice) -> Europe:
        return s.copy()  # nothing is hidden

    def say(self, s: Europe, seat: int, action: int, viewer: int) -> Message:
        return text.say(self.table, s, self.table.actions.deeds[action])

    def scene(self, view: View) -> Scene:
        assert isinstance(view, EuropeView)
        return scene.scene(self.table, view)

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, EuropeView)
        return chart.picture(self.table, view, tell)

    def notation(self, actions: list[int]) -> str:
        return text.notation(self.table, actions)

    def read_notation(self, line: str) -> list[int]:
        return text.read_notation(self.table, line)

    def faults(self, s: Europe) -> list[str]:
        return faults(self.table, s)


_house: Final[dict[str, Actions]] = {}


def _house_actions(name: str) -> Actions:
    """Made once: every table on the same board of the house has the same words; no name is the usual one."""
    if name not in _house:
        _house[name] = Actions(house_board(name) if name else standard_board())
    return _house[name]


def _of_the_house(map: str) -> bool:
    return not map or map in HOUSE_MAPS


def _map_actions(map: str) -> Actions:
    if _of_the_house(map):
        return _house_actions(map)
    try:
        return Actions(read_board(Path(map)))
    except DataError as error:
        listed = "".join(f"\n  - {fault}" for fault in error.faults)
        allowed = " or ".join(["the file of a map", *HOUSE_MAPS])
        raise OptionError("map", f"option map: {map} cannot be used; allowed: {allowed}{listed}") from None


def _map_fingerprint(map: str) -> str:
    if _of_the_house(map):
        return house_fingerprint(map) if map else ""
    return fingerprint(Path(map))


def build(seats: int, options: Options) -> Game[Any]:
    if options["tougher_neutrals"] and options["total_domination"]:
        raise _useless("tougher_neutrals", "total_domination counts no points", "EU-R92")
    if options["track_points"] and options["total_domination"]:
        raise _useless("track_points", "total_domination counts no points", "EU-R92")
    if not _of_the_house(str(options["map"])):  # a game file must find it from any folder
        options["map"] = str(Path(str(options["map"])).absolute())
    actions = _map_actions(str(options["map"]))
    board = actions.board
    if seats > board.most_seats():
        raise OptionError(
            "seats", f"the map has {len(board.empires)} empires; allowed: 2 to {board.most_seats()} seats"
        )
    if options["tougher_neutrals"] and seats == len(board.empires):
        raise _useless("tougher_neutrals", f"with {seats} seats no empire is neutral", "EU-R81")
    if options["empires"] == "random" and not any(len(chosen) == seats for chosen in board.connected_sets):
        raise OptionError(
            "empires", f"the map has no {seats} neighbouring empires to draw; allowed: chosen", "EU-R11"
        )
    return EuropeGame(seats, options, board, actions)


def _useless(option: str, why: str, rule: str) -> OptionError:
    return OptionError(option, f"option {option} cannot be true here: {why}; allowed: false ({rule})", rule)


def book() -> Book:
    return read_book(Path(__file__).parent / "book.toml")


def art() -> dict[str, Sprite]:
    return sprites(_house_actions("").board)


TITLE: Final = Title("europe1815", "EU", 2, 6, "EU-R9", OPTIONS, REASONS[1:], book, art, "map", build)
