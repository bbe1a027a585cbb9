"""The interface every game keeps: the rules of one game at one table, seats and options fixed."""

from __future__ import annotations

from abc import ABC, ABCMeta, abstractmethod
from typing import Final, Generic, Sequence, TypeVar, Union, final

from mypy_extensions import mypyc_attr

from equipoise.core.fair import Bits, Dice
from equipoise.core.message import Message, Tell, Value
from equipoise.core.picture import Picture
from equipoise.core.scene import Scene

CHANCE: Final = -1
WATCHER: Final = -2
MOST_ACTS: Final = 60

OptionValue = Union[bool, int, str]
Options = dict[str, OptionValue]
Saved = dict[str, Union[int, str, list[int]]]


@final
class Outcome:
    """How a game ended: ranks by seat (1 is best, equals share the better number), scores, why."""

    __slots__ = ("ranks", "reason", "scores")

    def __init__(self, ranks: list[int], scores: list[int], reason: str) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.ranks == other.ranks
            and self.scores == other.scores
            and self.reason == other.reason
        )

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Outcome({self.ranks!r}, {self.scores!r}, {self.reason!r})"


@final
class Refusal:
    """Why something cannot be done: the rule, the case of that rule, its values.

    `rule` is empty for text that is no word of the game. `nearest` holds the legal words
    most like what was tried; `explain` leaves it empty, the referee fills it in.
    """

    __slots__ = ("case", "nearest", "rule", "values")

    def __init__(self, rule: str, case: str, values: dict[str, Value] | None = None) -> None:
        self.rule = rule
        self.case = case
        self.values: dict[str, Value] = values if values is not None else {}
        self.nearest: list[str] = []

    @property
    def message(self) -> Message:
        return Message(f"{self.rule or 'unknown-words'}.{self.case}", self.values)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.case!r}, {self.values!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One position: whole numbers and lists of them, changed in place by `apply`."""

    @abstractmethod
    def copy(self) -> State:
        """A position of its own that shares nothing with this one."""

    @abstractmethod
    def dump(self) -> Saved:
        """All of it as plain named numbers, fit for JSON; `Game.load` reads it back."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(repr(self.dump()))


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """All that one seat may know. Screens, spectators and bots live on this alone."""

    seat: int
    to_act: list[int]
    legal: list[int]

    @abstractmethod
    def dump(self) -> Saved:
        """Equal for two positions exactly when this seat cannot tell them apart."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(repr(self.dump()))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    name: str
    version: int
    seats: int
    options: Options
    words: list[str]  # action id -> words
    ids: dict[str, int]  # words -> action id
    data: str = ""  # fingerprint of rules data from outside, such as another map

    @abstractmethod
    def start(self) -> S:
        """The position before anything has happened."""

    @abstractmethod
    def load(self, data: Saved) -> S:
        """The position that `State.dump` wrote; ValueError names what does not fit."""

    @abstractmethod
    def to_act(self, s: S) -> list[int]:
        """Seats that decide now, ascending; several at once choose unseen; [CHANCE]; [] when over.

        Lent, and perhaps to many: who wants to change the list takes a copy.
        """

    @abstractmethod
    def legal(self, s: S, seat: int) -> Sequence[int]:
        """Every action of the seat (or of CHANCE), ascending; empty unless it is to act.

        A list, or something that finds one of them when asked and need not find all; it stays
        what it was when the position changes. What takes nothing but lists (JSON, arrays, pickles)
        wants list(..) of it.
        """

    @abstractmethod
    def odds(self, s: S) -> list[int]:
        """Whole-number weights of legal(s, CHANCE)."""

    @abstractmethod
    def apply(self, s: S, seat: int, action: int) -> None:
        """Do it, in place. Trusting: the door has checked `legal` before."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """None while somebody is to act."""

    @abstractmethod
    def explain(self, s: S, seat: int, action: int) -> Refusal | None:
        """Why not; None exactly when the action is legal."""

    @abstractmethod
    def explain_words(self, s: S, seat: int, words: str) -> Refusal | None:
        """The same for any text, also for words that can never be legal or are none at all."""

    @abstractmethod
    def view(self, s: S, seat: int) -> View:
        """What this seat (or WATCHER) may know."""

    @abstractmethod
    def guess(self, s: S, seat: int, dice: Dice) -> S:
        """A position with the same view, what is hidden from the seat drawn anew."""

    @abstractmethod
    def say(self, s: S, seat: int, action: int, viewer: int) -> Message:
        """What an action would do, fit for that viewer; told before it is done."""

    def report(self, s: S, seat: int, action: int, viewer: int) -> Message:
        """The log line of an action that is applied now: it may tell what the action
        brings to light. One without an id is none."""
        return self.say(s, seat, action, viewer)

    def say_in_plan(self, s: S, seat: int, action: int) -> Message:
        """The same to the seat itself, of one word among those of a plan. One without an id leaves it to
        the next word, which tells of both."""
        return self.say(s, seat, action, seat)

    @abstractmethod
    def scene(self, view: View) -> Scene:
        """The position as areas with items, and what to touch for each legal action."""

    def staged(self, s: S, seat: int, action: int) -> bool:
        """Whether this action sets off more than one look takes in: then `acts` shows it piece by piece."""
        return False

    def acts(self, before: View, seat: int, action: int, after: View) -> list[Scene]:
        """What such an action set off, from what one viewer saw before and after it.

        At most MOST_ACTS scenes; the prompt of each says what happens in it, and nothing can be touched.
        """
        return []

    @abstractmethod
    def picture(self, view: View, tell: Tell) -> Picture:
        """The position in plain text that a person can play from."""

    @abstractmethod
    def notation(self, actions: list[int]) -> str:
        """A run of actions as one short printed line."""

    @abstractmethod
    def read_notation(self, text: str) -> list[int]:
        """The actions of such a line; ValueError says which part cannot be read."""

    def read_notation_of(self, seat: int, text: str) -> list[int]:
        """The same as this seat writes it, where a sign may mean something else for each seat."""
        return self.read_notation(text)

    def dictates(self, s: S, seat: int) -> Message:
        """How this seat may write, as a text, what it does now; without an id it may not."""
        return Message("")

    def dictation(self, seat: int, text: str) -> list[list[int]]:
        """The actions of each line of such a text; ValueError says which part cannot be read."""
        return [self.read_notation_of(seat, text)]

    @abstractmethod
    def faults(self, s: S) -> list[str]:
        """What is wrong with a position that the rules can never reach: lost or surplus pieces."""

    def meant(self, s: S, seat: int, items: list[str]) -> str:
        """The words that touching these items would say, legal or not; empty if the game cannot tell."""
        return ""

    def usual_answer(self, s: S, seat: int) -> int:
        """What is said for a seat to act whose time is up; -1 if the game knows no such thing."""
        return -1

    def silent(self, s: S) -> bool:
        """Whether players must not talk to each other now."""
        return False

    def tone(self, seat: int) -> int:
        """The number of the colour a seat has, as in `Item.tone`."""
        return seat

    def fell(self, s: S) -> list[int]:
        """By seat: 0 while the rules let it play on; of those who are out, more for who was out later."""
        return [0] * self.seats

    def teams(self) -> list[list[int]]:
        """Seats that win and lose together, if this is a game of teams; lent."""
        return []

    def hides(self) -> bool:
        """Whether a seat may ever know less than another: then a shared screen is handed over blank."""
        return True

    def noticed(self, s: S, seat: int, action: int, viewer: int) -> int:
        """What a viewer learns of an action about to be applied: its id, -1 if it learns nothing; where
        what others chose unseen comes to light with it, another number for each way they can have chosen.
        Together with `shown` afterwards it tells all that is new to the viewer."""
        return action

    def shown(self, s: S) -> int:
        """What everybody sees, as one number: for games in which an action brings to light what cannot be
        told of it beforehand. 0 in all others."""
        return 0

    def scopes(self, s: S, seat: int) -> dict[str, str]:
        """What goes on for a while and has windows to react in, by name; the value tells it from the next.
        All know it. A seat may wish not to be asked while one of them lasts."""
        return {}

    def passing(self, s: S, seat: int) -> int:
        """The action that lets a mere chance to react go by; -1 if the seat is asked anything else."""
        return -1

    def draw(self, s: S, seat: int, bits: Bits) -> int:
        """One of legal(s, seat), each equally likely: for random play in compiled loops.

        Games that care about speed find one action without listing all.
        """
        legal = self.legal(s, seat)
        return legal[bits.below(len(legal))]

    def play_on(self, s: S, bits: Bits, most_steps: int) -> int:
        """Random play in place, chance included at equal odds; how many steps it made."""
        steps = 0
        while steps < most_steps:
            seats = self.to_act(s)
            if not seats:
                break
            self.apply(s, seats[0], self.draw(s, seats[0], bits))
            steps += 1
        return steps
