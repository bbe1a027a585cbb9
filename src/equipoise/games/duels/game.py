"""Balance DUELS (Bum van Willigen, 2005): pawns walk along a balance arm that must not tip."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import u8

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
from equipoise.games.duels import chart, drawing, scene, text, touches
from equipoise.games.duels.actions import Actions
from equipoise.games.duels.board import (
    Arm,
    Board,
    find_mode,
    find_model,
    read_board,
    seats_of,
    standard_board,
)
from equipoise.games.duels.boardfile import MODELS, SEATS, SINGLES
from equipoise.games.duels.rules import ending, refusals, rounds, turn
from equipoise.games.duels.rules.offers import draw_offer, offers
from equipoise.games.duels.rules.selfcheck import faults
from equipoise.games.duels.state import (
    ACT_STAGE,
    OVER,
    REASONS,
    SHAKE_STAGE,
    Duel,
    Table,
    load_state,
    pact_bit,
)
from equipoise.games.duels.view import DuelView


def _pact_values(pairs: list[str]) -> list[str]:
    """Every choice of these pairs, in alphabetical order: `ac`, `ac_ad` ..."""
    chosen = [one for size in range(1, len(pairs) + 1) for one in combinations(pairs, size)]
    return sorted("_".join(one) for one in chosen)


ACROSS: Final = ["ac", "ad", "bc", "bd"]
PACTS: Final = ["none", "all", *_pact_values(ACROSS)]
# Pairs that no table seats across from each other: understood, and refused with a rule.
ODD_PACTS: Final = [one for one in _pact_values(["ab", *ACROSS, "cd"]) if one not in PACTS]

OPTIONS: Final = [
    Option("mode", CHOICE, "individual", ["DU-92", "DU-110"], ["individual", "teams"]),
    Option("model", CHOICE, "a", ["DU-11", "DU-85", "DU-86", "DU-90"], MODELS),
    Option("pawns", NUMBER, 6, ["DU-10", "DU-84", "DU-86", "DU-88"], low=6, high=8, step=2),
    Option("singles", CHOICE, "none", ["DU-87", "DU-88", "DU-89"], ["none", *SINGLES]),
    Option("arm", CHOICE, "standard", ["DU-73"], ["standard", "nervous", "steady"]),
    Option("shaky", FLAG, False, ["DU-78"]),
    Option("pact", CHOICE, "none", ["DU-97", "DU-98"], PACTS, also=ODD_PACTS),
    Option("final", CHOICE, "any", ["DU-79", "DU-82"], ["any", "rearrange"]),
    Option("turns", CHOICE, "sides", ["DU-96"], ["sides", "players"]),
    Option("passing", CHOICE, "player", ["DU-67"], ["player", "team"]),
    Option("training", FLAG, False, ["DU-74"]),
    Option("file", FILE, "", ["DU-02", "DU-73"]),
]


@final
class DuelGame(Game[Duel]):
    def __init__(self, seats: int, options: Options, board: Board, table: Table) -> None:
        self.name = "duels"
        self.version = 1
        self.seats = seats
        self.options = options
        self.data = "" if board.standard else fingerprint(Path(str(options["file"])))
        self.board = board
        self.table = table
        self.words = table.actions.words
        self.ids = table.actions.ids
        self._teams = ending.teams_of(table)

    def start(self) -> Duel:
        return rounds.start(self.table)

    def load(self, data: Saved) -> Duel:
        return load_state(self.table, data)

    def to_act(self, s: Duel) -> list[int]:
        return [] if s.stage == OVER else [int(s.actor)]

    def legal(self, s: Duel, seat: int) -> list[int]:
        if s.stage == OVER or seat != s.actor:
            return []
        if s.stage == ACT_STAGE:
            return offers(self.table, s)
        if s.stage == SHAKE_STAGE:
            return [int(self.table.actions.hold), int(self.table.actions.hold) + 1]
        return self.table.actions.throws[:]

    def draw(self, s: Duel, seat: int, bits: Bits) -> int:
        if s.stage == ACT_STAGE:
            return int(draw_offer(self.table, s, bits))
        if s.stage == SHAKE_STAGE:
            return int(self.table.actions.hold + bits.below(2))
        return int(self.table.actions.first_throw + bits.below(6))

    def odds(self, s: Duel) -> list[int]:
        if s.stage == SHAKE_STAGE:
            slips = self.table.slips[self.table.limit - turn.size_of(s.torque) - 1]
            return [self.table.slips_of - slips, slips]
        return [1] * len(self.legal(s, CHANCE))

    def apply(self, s: Duel, seat: int, action: int) -> None:
        turn.act(self.table, s, self.table.actions.deeds[action])

    def outcome(self, s: Duel) -> Outcome | None:
        return ending.outcome(self.table, s)

    def fell(self, s: Duel) -> list[int]:
        # A team is in as long as one of its players is.
        return [0] * self.seats if self._teams else [int(place) for place in s.fell]

    def teams(self) -> list[list[int]]:
        return self._teams

    def explain(self, s: Duel, seat: int, action: int) -> Refusal | None:
        return refusals.explain(self.table, s, seat, self.table.actions.deeds[action])

    def explain_words(self, s: Duel, seat: int, words: str) -> Refusal | None:
        if words not in self.ids:
            return Refusal("", "unknown", {"words": words})
        return self.explain(s, seat, self.ids[words])

    def view(self, s: Duel, seat: int) -> View:
        return DuelView(seat, self.to_act(s), self.legal(s, seat), s.copy(), self.outcome(s))

    def meant(self, s: Duel, seat: int, items: list[str]) -> str:
        return touches.meant(self.table, s, seat, items)

    def hides(self) -> bool:
        return False

    def guess(self, s: Duel, seat: int, dice: Dice) -> Duel:
        return s.copy()  # nothing is hidden

    def say(self, s: Duel, seat: int, action: int, viewer: int) -> Message:
        return text.say(self.table, s, self.table.actions.deeds[action])

    def scene(self, view: View) -> Scene:
        assert isinstance(view, DuelView)
        return scene.scene(self.table, self.board, view)

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, DuelView)
        return chart.picture(self.table, view, tell)

    def notation(self, actions: list[int]) -> str:
        return text.notation(self.table, actions)

    def read_notation(self, line: str) -> list[int]:
        return text.read_notation(self.table, line)

    def faults(self, s: Duel) -> list[str]:
        return faults(self.table, s)


_standard: list[Board] = []


def _board(path: str) -> Board:
    if not path:
        if not _standard:
            _standard.append(standard_board())
        return _standard[0]
    try:
        return read_board(Path(path))
    except DataError as error:
        listed = "".join(f"\n  - {fault}" for fault in error.faults)
        raise OptionError("file", f"option file: {path} cannot be used:{listed}") from None


def build(seats: int, options: Options) -> Game[Any]:
    if options["file"]:  # a game file must find it from any folder
        options["file"] = str(Path(str(options["file"])).absolute())
    board = _board(str(options["file"]))
    check_choices(seats, options, board)
    return DuelGame(seats, options, board, _table(seats, options, board))


def mode_id(seats: int, options: Options) -> str:
    if seats == 2:
        return "duel"
    if options["mode"] == "teams":
        return "team_2v1" if seats == 3 else "team_2v2"
    return "three" if seats == 3 else "four"


def check_choices(seats: int, options: Options, board: Board) -> None:
    """Combinations that make no sense, in the order of the options."""
    teams = options["mode"] == "teams"
    if teams and seats == 2:
        raise _refused(options, "mode", "teams need 3 or 4 seats", "individual", "DU-92")
    model = find_model(board.file, str(options["model"]))
    if teams and not model.teams:
        raise _refused(options, "model", "teams play on the standard model", "a", "DU-90")
    if options["pawns"] == 8:
        _check_eight(seats, options, board, teams)
    if teams and options["singles"] != "none":
        raise _refused(options, "singles", "teams play on the standard arm", "none", "DU-90")
    _check_pact(seats, options, board)
    if options["turns"] == "players" and not (teams and seats == 3):
        raise _refused(options, "turns", "it is for a team of two against one", "sides", "DU-96")
    if options["passing"] == "team" and not teams:
        raise _refused(options, "passing", "nobody plays in a team", "player", "DU-67")


def _check_eight(seats: int, options: Options, board: Board, teams: bool) -> None:
    model = find_model(board.file, str(options["model"]))
    if teams:
        raise _refused(options, "pawns", "a team has 2 L and 2 M of each colour", "6", "DU-92")
    if seats > 2:
        raise _refused(options, "pawns", f"with {seats} seats everybody has 2 L and 2 M", "6", "DU-119")
    if 8 not in model.pawns:
        raise _refused(options, "pawns", f"model {model.id} is played with 6", "6", "DU-86")
    if len(board.file.singles.get(str(options["singles"]), [])) == 2:
        raise _refused(options, "pawns", "four single holders leave room for 6", "6", "DU-88")


def _check_pact(seats: int, options: Options, board: Board) -> None:
    pact = str(options["pact"])
    if pact == "none":
        return
    if seats == 2:
        raise _refused(options, "pact", "with 2 seats nobody would beat anybody", "none", "DU-97")
    across = pairs_across(seats, options, board)
    for pair in pact.split("_"):
        if pact != "all" and pair not in across:
            allowed = f"none or all or some of {', '.join(across)}"
            raise _refused(options, "pact", f"{pair} do not sit across from each other", allowed, "DU-97")


def _refused(options: Options, option: str, why: str, allowed: str, rule: str) -> OptionError:
    said = f"option {option} cannot be {options[option]} here: {why}; allowed: {allowed} ({rule})"
    return OptionError(option, said, rule)


def pairs_across(seats: int, options: Options, board: Board) -> list[str]:
    """`ac` and so on: who sit on opposite sides at the start."""
    mode = find_mode(board.file, mode_id(seats, options))
    pairs = [sorted([south, north]) for south in mode.south for north in mode.north]
    return sorted("".join(pair).lower() for pair in pairs)


def _table(seats: int, options: Options, board: Board) -> Table:
    file = board.file
    mode = find_mode(file, mode_id(seats, options))
    shaky = bool(options["shaky"])
    t = Table(
        seats,
        Arm(file, str(options["model"]), str(options["singles"])),
        Actions(2 if mode.pawns[1] else 1, shaky),
    )
    t.pawns = vec[u8]([int(options["pawns"]), 0] if seats == 2 else mode.pawns)
    t.north = sum(1 << seat for seat in seats_of(mode.north))
    t.cycle = seats_of(mode.cycle)
    t.teams = options["mode"] == "teams"
    t.alternate = t.teams and options["turns"] == "sides"
    t.team_passing = options["passing"] == "team"
    t.limit = file.limits[str(options["arm"])]
    t.standstill = file.standstill
    t.shaky, t.slips, t.slips_of = shaky, file.slips, file.slips_of
    t.rearrange = options["final"] == "rearrange"
    t.training = bool(options["training"])
    if options["pact"] != "none":
        named = str(options["pact"]).split("_")
        pairs = pairs_across(seats, options, board) if options["pact"] == "all" else named
        for pair in pairs:
            t.pacts |= pact_bit(SEATS.index(pair[0].upper()), SEATS.index(pair[1].upper()))
    return t


def book() -> Book:
    return read_book(Path(__file__).parent / "book.toml")


def art() -> dict[str, Sprite]:
    return drawing.sprites()


TITLE: Final = Title("duels", "DU", 2, 4, "DU-01", OPTIONS, REASONS[1:], book, art, "cover", build)
