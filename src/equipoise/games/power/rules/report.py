"""What happens while a round is settled, event by event, for those who want to be told.

Rules that are given no report note nothing: search and random play need none.
"""

from __future__ import annotations

from typing import Final, final

from equipoise.core.game import Refusal
from equipoise.games.power.state import War

ROUND: Final = "round"  # number, arbiter, whether it is the last
SHEETS: Final = "sheets"  # the seats in reading order
DONE_ROW: Final = "done"  # seat, number of the row, its two numbers
ECHO: Final = "echo"
LOST: Final = "lost"  # and the refusal
PENALTY: Final = "penalty"  # seat, army, kind or -1 for Power, place
STRIKE: Final = "strike"  # target, Power lost; the pieces lost
WAVE: Final = "wave"  # its number; the pieces where they stood, their mark is where they go
STANDOFF: Final = "standoff"  # sector, set of sides
FIGHT: Final = "fight"  # sector, winner's side, army, total of each side or -1; the prisoners
SPARE: Final = "spare"  # army, Power lost; the pieces lost for want of spares
POWER: Final = "power"  # army, gain
FALL: Final = "flag"  # fallen army, captor, heir or -1
GONE: Final = "gone"  # fallen army, Power; the pieces that nobody inherits
OUT: Final = "out"  # seat
END: Final = "end"  # ranks, then scores


@final
class Event:
    __slots__ = ("numbers", "pieces", "refusal", "word")

    def __init__(self, word: str, numbers: list[int] | None = None) -> None:
        self.word = word
        self.numbers: list[int] = numbers if numbers is not None else []
        self.pieces: list[int] = []
        self.refusal: Refusal | None = None

    def __repr__(self) -> str:
        rule = f" {self.refusal.rule}" if self.refusal is not None else ""
        return f"{self.word}{rule} {self.numbers} {self.pieces}"


# The moments of a round at which one may look at the board.
BEFORE: Final = "before"
SHEET: Final = "sheet"  # all rows of one seat are read
PENALTIES: Final = "penalties"
STRIKES: Final = "strikes"
TIES: Final = "ties"  # one wave
FIGHTS: Final = "fights"  # all who fight still stand there
CAPTURES: Final = "captures"
INCOME: Final = "income"
FALLS: Final = "falls"
AFTER: Final = "after"


@final
class Moment:
    """The position when so many events have happened."""

    __slots__ = ("events", "position", "word")

    def __init__(self, word: str, events: int, position: War) -> None:
        self.word = word
        self.events = events
        self.position = position


@final
class Report:
    def __init__(self) -> None:
        self.events: list[Event] = []
        self.moments: list[Moment] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def note(self, word: str, numbers: list[int]) -> None:
        self.events.append(Event(word, numbers))

    def moment(self, word: str, s: War) -> None:
        self.moments.append(Moment(word, len(self.events), s.copy()))
