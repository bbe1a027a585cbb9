"""What happens while a round is settled, event by event, for those who want to be told.

Rules that are given no report note nothing: search and random play need none.
"""

from __future__ import annotations

from typing import Final, final

from equipoise.core.game import Refusal

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


@final
class Report:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def note(self, word: str, numbers: list[int]) -> None:
        self.events.append(Event(word, numbers))
