"""What goes wrong at a table or in the lobby, as a message for the person who asked."""

from __future__ import annotations

from equipoise.core.game import Refusal
from equipoise.core.message import Message, Value


class Fault(Exception):
    """Nothing was changed; `message` says why."""

    def __init__(self, id: str, **values: Value) -> None:
        super().__init__(id)
        self.message = Message(f"web-{id}", values)


class Late(Fault):
    """The match has moved on since the asker last looked."""


class NotYours(Fault):
    """Somebody else's seat, or nobody's."""


class Misread(Fault):
    """A text that cannot be taken as what somebody does; with the refusal, if it is one of the rules."""

    refusal: Refusal | None = None


class Missing(Fault):
    """There is no such thing."""


class Bad(Fault):
    """What was given makes no sense."""
