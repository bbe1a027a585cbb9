"""Power (Monte B. Young; Spear / Mattel, 1996): five secret orders a round, revealed at the same time."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast, final

from equipoise.core.art import Sprite
from equipoise.core.book import Book, read_book
from equipoise.core.fair import Dice
from equipoise.core.game import CHANCE, Game, Options, Outcome, Refusal, Saved, View
from equipoise.core.message import Message, Tell
from equipoise.core.options import CHOICE, FLAG, NUMBER, Option
from equipoise.core.picture import Picture
from equipoise.core.scene import Scene
from equipoise.core.title import Title
from equipoise.games.power import acts, chart, scene, text, touches, view
from equipoise.games.power.actions import ARBITER, OWN, PAY, SEAL_ID, Actions
from equipoise.games.power.board import ARMIES, BIT, Board, standard_board
from equipoise.games.power.drawing import sprites
from equipoise.games.power.rules import asking, ending, planning, refusals
from equipoise.games.power.rules.round import answer, start
from equipoise.games.power.rules.selfcheck import faults
from equipoise.games.power.state import (
    LOT_STAGE,
    OVER,
    PLAN_STAGE,
    REASONS,
    Table,
    War,
    living,
    load_state,
)
from equipoise.games.power.view import PowerView, seen_by

COLOURS: Final = ["red", "green", "blue", "yellow"]
OPTIONS: Final = [
    Option("pairs", CHOICE, "north", ["PW-156", "PW-R34"], ["north", "west"], seats=[2]),
    Option("mercenary", CHOICE, "red", ["PW-057", "PW-166"], COLOURS, seats=[3]),
    Option("supply", CHOICE, "unlimited", ["PW-007", "PW-R29", "PW-R52"], ["unlimited", "box"]),
    Option("sheets", CHOICE, "guided", ["PW-088", "PW-R55"], ["guided", "written"]),
    Option("missiles", CHOICE, "together", ["PW-095", "PW-R13"], ["together", "reading"]),
    Option("hq_power", FLAG, False, ["PW-124", "PW-R20"]),
    Option("ship_diagonals", FLAG, False, ["PW-042", "PW-R04"]),
    Option("arbiter", CHOICE, "first", ["PW-060", "PW-R39"], ["first", "lot"]),
    Option("rounds", NUMBER, 20, ["PW-005", "PW-R53"], low=1, high=100),
]

SANDGLASS: Final = {2: 360, 3: 180, 4: 180}  # by seats, in seconds (PW-067, PW-157)
PAUSE: Final = 180  # PW-065


@final
class PowerGame(Game[War]):
    def __init__(self, seats: int, options: Options, board: Board) -> None:
        self.name = "power"
        self.version = 1
        self.seats = seats
        self.options = options
        sides = _sides(seats, options, board)
        lot = [sides.index(seat) for seat in range(seats)] if options["arbiter"] == "lot" else []
        named = list(range(ARMIES)) if seats == 2 else [OWN, sides.index(3)] if seats == 3 else [OWN]
        actions = _actions(board, seats, named, lot)
        self.words = actions.words
        self.ids = actions.ids
        t = self.table = Table(seats, board, actions, sides)
        t.box = options["supply"] == "box"
        t.written = options["sheets"] == "written"
        t.reading = options["missiles"] == "reading"
        t.hq_power = bool(options["hq_power"])
        t.lot = bool(lot)
        t.rounds = int(options["rounds"])
        if options["ship_diagonals"]:
            t.reach = board.reach_diagonal
        t.set_ends()

    def start(self) -> War:
        return start(self.table)

    def load(self, data: Saved) -> War:
        return load_state(self.table, data)

    def to_act(self, s: War) -> list[int]:
        if s.stage == PLAN_STAGE:
            waiting = living(self.table, s) & ~s.sealed
            return [seat for seat in range(self.seats) if waiting & BIT[seat]]
        if s.stage == OVER:
            return []
        return [CHANCE] if s.stage == LOT_STAGE else [int(s.asked)]

    def legal(self, s: War, seat: int) -> list[int]:
        t = self.table
        if s.stage == PLAN_STAGE:
            if seat < 0 or seat >= t.seats or not living(t, s) & ~s.sealed & BIT[seat]:
                return []
            return cast(list[int], planning.plan_offers(t, s, seat))
        if s.stage == LOT_STAGE:
            return list(range(t.actions.first_arbiter, len(self.words))) if seat == CHANCE else []
        return asking.answers(t, s) if s.stage != OVER and seat == s.asked else []

    def odds(self, s: War) -> list[int]:
        return [1] * len(self.legal(s, CHANCE))

    def apply(self, s: War, seat: int, action: int) -> None:
        deed = self.table.actions.deeds[action]
        if deed.verb == ARBITER:
            s.arbiter = self.table.side[deed.army]
            s.stage = PLAN_STAGE
        elif deed.verb >= PAY:
            answer(self.table, s, deed, None)
        else:
            planning.write(self.table, s, seat, deed, None)

    def outcome(self, s: War) -> Outcome | None:
        return ending.outcome(self.table, s)

    def fell(self, s: War) -> list[int]:
        return ending.fell(self.table, s)

    def explain(self, s: War, seat: int, action: int) -> Refusal | None:
        return refusals.explain(self.table, s, seat, self.table.actions.deeds[action])

    def explain_words(self, s: War, seat: int, words: str) -> Refusal | None:
        action = self.ids.get(words)
        if action is None:
            return Refusal("", "unknown", {"words": words})
        return self.explain(s, seat, action)

    def view(self, s: War, seat: int) -> View:
        return PowerView(seat, self.to_act(s), self.legal(s, seat), seen_by(s, seat), self.outcome(s))

    def usual_answer(self, s: War, seat: int) -> int:
        """PW-073: what is written counts; a question is answered as the notes on it say."""
        return SEAL_ID if s.stage == PLAN_STAGE else asking.usual_answer(self.table, s)

    def silent(self, s: War) -> bool:
        """PW-071, PW-R41: nobody is talked into anything while orders are written."""
        return bool(s.stage == PLAN_STAGE)

    def meant(self, s: War, seat: int, items: list[str]) -> str:
        return touches.meant(self.table, s, seat, items)

    def guess(self, s: War, seat: int, dice: Dice) -> War:
        return view.guess(self.table, s, seat, dice)

    def noticed(self, s: War, seat: int, action: int, viewer: int) -> int:
        return view.noticed(self.table, s, seat, action, viewer)

    def say(self, s: War, seat: int, action: int, viewer: int) -> Message:
        return text.say(self.table, s, seat, self.table.actions.deeds[action], viewer)

    def say_in_plan(self, s: War, seat: int, action: int) -> Message:
        return text.say_in_plan(self.table, s, seat, self.table.actions.deeds[action])

    def report(self, s: War, seat: int, action: int, viewer: int) -> Message:
        return text.report(self.table, s, seat, self.table.actions.deeds[action], viewer)

    def scene(self, view: View) -> Scene:
        assert isinstance(view, PowerView)
        return scene.scene(self.table, view)

    def staged(self, s: War, seat: int, action: int) -> bool:
        return acts.staged(self.table, s, seat, self.table.actions.deeds[action])

    def acts(self, before: View, seat: int, action: int, after: View) -> list[Scene]:
        assert isinstance(before, PowerView) and isinstance(after, PowerView)
        return acts.acts(self.table, before, self.table.actions.deeds[action], after)

    def picture(self, view: View, tell: Tell) -> Picture:
        assert isinstance(view, PowerView)
        return chart.picture(self.table, view, tell)

    def notation(self, actions: list[int]) -> str:
        return text.notation(self.table, actions)

    def read_notation(self, line: str) -> list[int]:
        return text.read_notation(self.table, line)

    def read_notation_of(self, seat: int, line: str) -> list[int]:
        return text.read_notation(self.table, line, seat)

    def dictates(self, s: War, seat: int) -> Message:
        waiting = s.stage == PLAN_STAGE and living(self.table, s) & ~s.sealed & BIT[seat]
        return Message("pw-dictate" if waiting else "")

    def dictation(self, seat: int, sheet: str) -> list[list[int]]:
        return text.sheet_rows(self.table, seat, sheet)

    def tone(self, seat: int) -> int:
        return int(self.table.armies_of[seat][0])

    def faults(self, s: War) -> list[str]:
        return faults(self.table, s)


def _sides(seats: int, options: Options, board: Board) -> list[int]:
    """By army: its seat; the mercenaries are the side behind the seats."""
    if seats == 2:
        return [0, 0, 1, 1] if options["pairs"] == "north" else [0, 1, 1, 0]
    if seats == 4:
        return [0, 1, 2, 3]
    mercenary = board.colours.index(str(options["mercenary"]))
    players = [army for army in range(ARMIES) if army != mercenary]
    return [players.index(army) if army in players else 3 for army in range(ARMIES)]


_board: list[Board] = []
_known: dict[str, Actions] = {}


def _standard_board() -> Board:
    if not _board:
        _board.append(standard_board())
    return _board[0]


def _actions(board: Board, seats: int, named: list[int], lot: list[int]) -> Actions:
    """Made once for all tables with the same words."""
    key = f"{seats} {named} {lot}"
    if key not in _known:
        _known[key] = Actions(board, seats, named, lot)
    return _known[key]


def build(seats: int, options: Options) -> Game[Any]:
    return PowerGame(seats, options, _standard_board())


def book() -> Book:
    return read_book(Path(__file__).parent / "book.toml")


def art() -> dict[str, Sprite]:
    return sprites(_standard_board())


# Of the armies in their order; a green with much blue in it, which colour-blind people can tell from red.
TONES: Final = ["#0d7a79", "#0132af", "#ffd918", "#d70c00"]
TITLE: Final = Title(
    "power", "PW", 2, 4, "PW-004", OPTIONS, REASONS[1:], book, art, "board", build, tones=TONES,
    clock=SANDGLASS, pause=PAUSE,
)  # fmt: skip
