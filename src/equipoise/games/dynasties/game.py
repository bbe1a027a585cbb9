"""Balance of Power, the card game (Herbert Peppard, 2025): Standard, Advanced and Simple."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Sequence, final

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
from equipoise.games.dynasties import chart, scene, text, touches
from equipoise.games.dynasties.actions import Actions
from equipoise.games.dynasties.board import Civilisation, read_decks, standard_board
from equipoise.games.dynasties.drawing import sprites
from equipoise.games.dynasties.listing import Listing
from equipoise.games.dynasties.rules import ending, flow, refusals, windows, year
from equipoise.games.dynasties.rules.selfcheck import faults
from equipoise.games.dynasties.saved import load_state
from equipoise.games.dynasties.shown import shown
from equipoise.games.dynasties.simple.game import SimpleGame
from equipoise.games.dynasties.state import REASONS, Dynasties, Table
from equipoise.games.dynasties.view import DynastiesView, guess, look

DECKS: Final = ["saltmere", "tarnridge", "lantern", "osierhall"]
DECK_OPTIONS: Final = [
    Option(f"deck{n + 1}", CHOICE, DECKS[n % 4], ["DY-R003", "DY-R012"], DECKS) for n in range(6)
]
OPTIONS: Final = [
    Option("mode", CHOICE, "standard", ["DY-R304", "DY-R307", "DY-R322"], ["standard", "advanced", "simple"]),
    Option("state_of_play", CHOICE, "steady", ["DY-R027"], ["steady", "brisk"]),
    *DECK_OPTIONS,
    Option("planting_play_exact", FLAG, True, ["DY-R039", "DY-K05"]),
    Option("returned_force_cards_engaged", FLAG, True, ["DY-R058", "DY-K43"]),
    Option("match_uses_envoy", FLAG, True, ["DY-R280", "DY-K13", "DY-K64"]),
    Option("interceptor_chooses_noble", FLAG, True, ["DY-R255", "DY-K15"]),
    Option("lure_pays_with_any_card", FLAG, True, ["DY-R242", "DY-K31"]),
    Option("agents_per_player_per_clash", NUMBER, 1, ["DY-R116", "DY-K63"], low=1, high=3),
    Option("martial_cards_per_player_per_clash", NUMBER, 1, ["DY-R080", "DY-K22", "DY-K63"], low=1, high=3),
    Option("clash_window_starts_with_attacker", FLAG, True, ["DY-R182", "DY-K20"]),
    Option("pillage_last_card_knocks_out", FLAG, False, ["DY-R144", "DY-K35"]),
    Option("decks", FILE, "", ["DY-R303"]),
]
SIMPLE_OPTIONS: Final = ["mode", "deck1", "decks"]


@final
class DynastiesGame(Game[Dynasties]):
    def __init__(self, seats: int, options: Options, decks: list[Civilisation], data: str) -> None:
        self.name = "dynasties"
        self.version = 1
        self.seats = seats
        self.options = options
        self.data = data
        actions = _actions(seats)
        self.words = actions.words
        self.ids = actions.ids
        self.table = t = Table(seats, standard_board(), decks, actions, _listing(seats))
        pace = str(options["state_of_play"])
        t.draws, t.plays = t.board.file.draws[pace], t.board.file.plays[pace]
        t.advanced = options["mode"] == "advanced"
        t.planting_exact = bool(options["planting_play_exact"])
        t.returned_engaged = bool(options["returned_force_cards_engaged"])
        t.match_uses_envoy = bool(options["match_uses_envoy"])
        t.interceptor_chooses = bool(options["interceptor_chooses_noble"])
        t.lure_any_card = bool(options["lure_pays_with_any_card"])
        t.agents_per_clash = int(options["agents_per_player_per_clash"])
        t.martial_per_clash = int(options["martial_cards_per_player_per_clash"])
        t.attacker_first = bool(options["clash_window_starts_with_attacker"])
        t.pillage_knocks_out = bool(options["pillage_last_card_knocks_out"])

        self.beginning = year.start(t)

    def start(self) -> Dynasties:
        return self.beginning.copy()

    def load(self, data: Saved) -> Dynasties:
        return load_state(self.table, data)

    def to_act(self, s: Dynasties) -> list[int]:
        return flow.to_act(self.table, s)

    def legal(self, s: Dynasties, seat: int) -> Sequence[int]:
        return flow.legal(self.table, s, seat)

    def draw(self, s: Dynasties, seat: int, bits: Bits) -> int:
        return flow.draw(self.table, s, seat, bits)

    def odds(self, s: Dynasties) -> list[int]:
        return [1] * len(self.legal(s, CHANCE))

    def apply(self, s: Dynasties, seat: int, action: int) -> None:
        flow.apply(self.table, s, seat, action)

    def outcome(self, s: Dynasties) -> Outcome | None:
        return ending.outcome(self.table, s)

    def fell(self, s: Dynasties) -> list[int]:
        return [int(place) for place in s.out]

    def explain(self, s: Dynasties, seat: int, action: int) -> Refusal | None:
        return refusals.explain(self.table, s, seat, self.table.actions.deed(action))

    def explain_words(self, s: Dynasties, seat: int, words: str) -> Refusal | None:
        deed = self.table.actions.read(words)
        if deed is None:
            return Refusal("", "unknown", {"words": words})
        return refusals.explain(self.table, s, seat, deed)

    def view(self, s: Dynasties, seat: int) -> View:
        to_act, legal = list(self.to_act(s)), list(self.legal(s, seat))
        return look(self.table, s, seat, to_act, legal, self.outcome(s))

    def meant(self, s: Dynasties, seat: int, items: list[str]) -> str:
        return touches.meant(self.table, s, seat, items)

    def scopes(self, s: Dynasties, seat: int) -> dict[str, str]:
        return windows.scopes(self.table, s, seat)

    def passing(self, s: Dynasties, seat: int) -> int:
        return windows.passing(s, seat)

    def guess(self, s: Dynasties, seat: int, dice: Dice) -> Dynasties:
        return guess(self.table, s, seat, dice)

    def noticed(self, s: Dynasties, seat: int, action: int, viewer: int) -> int:
        return -1 if text.secret(s, seat, self.table.actions.deed(action), viewer) else action

    def shown(self, s: Dynasties) -> int:
        return shown(self.table, s)

    def say(self, s: Dynasties, seat: int, action: int, viewer: int) -> Message:
        return text.say(self.table, s, seat, self.table.actions.deed(action), viewer)

    def report(self, s: Dynasties, seat: int, action: int, viewer: int) -> Message:
        after = s.copy()
        self.apply(after, seat, action)
        return text.report(self.table, s, seat, self.table.actions.deed(action), viewer, after)

    def scene(self, view: View) -> Scene:
        assert isinstance(view, DynastiesView)
        return scene.scene(self.table, view)

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, DynastiesView)
        return chart.picture(self.table, view, tell)

    def notation(self, actions: list[int]) -> str:
        return text.notation(self.words, actions)

    def read_notation(self, line: str) -> list[int]:
        return text.read_notation(self.ids, line)

    def faults(self, s: Dynasties) -> list[str]:
        return faults(self.table, s)


_words: Final[dict[int, Actions]] = {}
_listings: Final[dict[int, Listing]] = {}


def _actions(seats: int) -> Actions:
    """Made once for each number of seats."""
    if seats not in _words:
        _words[seats] = Actions(seats)
    return _words[seats]


def _listing(seats: int) -> Listing:
    if seats not in _listings:
        _listings[seats] = Listing(_actions(seats))
    return _listings[seats]


def build(seats: int, options: Options) -> Game[Any]:
    simple = options["mode"] == "simple"
    _check(seats, options, simple)
    decks, data = _decks(seats, options)
    if simple:
        return SimpleGame(seats, options, standard_board(), decks[0], data)
    return DynastiesGame(seats, options, decks, data)


def _check(seats: int, options: Options, simple: bool) -> None:
    for option in OPTIONS:
        if options[option.name] == option.default:
            continue
        default = option.write(option.default)
        if simple and option.name not in SIMPLE_OPTIONS:
            said = f"option {option.name} has no use in the simple game; allowed: {default}"
            raise OptionError(option.name, said, "DY-R322")
        if option in DECK_OPTIONS[seats:]:
            said = f"option {option.name}: there are only {seats} seats; allowed: {default}"
            raise OptionError(option.name, said, "DY-R003")
        if option in DECK_OPTIONS and options["decks"]:
            said = f"option {option.name}: the file of decks says who plays what; allowed: {default}"
            raise OptionError(option.name, said, "DY-R303")


def _decks(seats: int, options: Options) -> tuple[list[Civilisation], str]:
    board = standard_board()
    if not options["decks"]:
        chosen = [str(options[option.name]) for option in DECK_OPTIONS[:seats]]
        return [board.decks[board.ids.index(id)] for id in chosen], ""
    path = Path(str(options["decks"])).absolute()
    options["decks"] = str(path)  # a game file must find it from any folder
    try:
        found = read_decks(path, board)
    except DataError as error:
        listed = "".join(f"\n  - {fault}" for fault in error.faults)
        raise OptionError("decks", f"option decks: {path} cannot be used:{listed}", "DY-R303") from None
    return [found[seat % len(found)] for seat in range(seats)], fingerprint(path)


def book() -> Book:
    return read_book(Path(__file__).parent / "book.toml")


def art() -> dict[str, Sprite]:
    return sprites()


TITLE: Final = Title(
    "dynasties", "DY", 2, 6, "DY-R002", OPTIONS, [*REASONS[1:], "nobles"], book, art, "cover", build
)
