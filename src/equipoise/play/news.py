"""What a table tells those who look at it, beside that the position has changed."""

from __future__ import annotations

from typing import Final, Protocol, Union, final

UNDO: Final = "undo"
DRAW: Final = "draw"

YES: Final = "yes"
NO: Final = "no"
LAPSED: Final = "lapsed"


@final
class Question:
    """Put by a seat to the other people; everybody must agree."""

    __slots__ = ("asker", "id", "kind", "left", "seat")

    def __init__(self, id: int, kind: str, seat: int, asker: str, left: set[str]) -> None:
        self.id = id
        self.kind = kind
        self.seat = seat
        self.asker = asker  # the guest
        self.left = left  # guests who have not answered yet


@final
class Put:
    __slots__ = ("question",)

    def __init__(self, question: Question) -> None:
        self.question = question


@final
class Answered:
    __slots__ = ("question", "word")

    def __init__(self, question: Question, word: str) -> None:
        self.question = question
        self.word = word


@final
class Said:
    __slots__ = ("seat", "text", "who")

    def __init__(self, seat: int, who: str, text: str) -> None:
        self.seat = seat
        self.who = who
        self.text = text


@final
class Rematch:
    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code


@final
class SeatsChanged:
    __slots__ = ()


@final
class Turned:
    """The sandglass was started, stopped or paused."""

    __slots__ = ()


News = Union[Put, Answered, Said, Rematch, SeatsChanged, Turned]


class Listener(Protocol):
    """Somebody who looks at a table."""

    guest: str

    def changed(self, start: int) -> None:
        """The position or the log is new; lines from this number on are to be told (again)."""

    def eyes(self) -> list[int]:
        """Whose views he may see: what none of them is shown does not concern him."""

    def hear(self, news: News) -> None: ...
