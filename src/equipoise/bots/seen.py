"""What was seen of a thing that went wrong, before it has a language."""

from __future__ import annotations

from typing import Final

import msgspec

from equipoise.core.message import Message

LONGEST_QUOTE: Final = 180


class Seen(msgspec.Struct, frozen=True):
    """A message as plain data: it comes from other processes, and reports keep it."""

    id: str
    values: dict[str, int | str] = {}

    def told(self) -> Message:
        return Message(self.id, self.values)


def seen(id: str, /, **values: int | str) -> Seen:
    return Seen(id, {key: _bounded(value) for key, value in values.items()})


def quoted(text: str) -> Seen:
    return seen("bot-seen-quote", text=text)


def _bounded(value: int | str) -> int | str:
    """Programs say anything, and much of it."""
    if isinstance(value, int):
        return value
    shown = "".join(letter if letter.isprintable() else "?" for letter in value)
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"
