"""What is told to people, before it has a language: a message id and its values."""

from __future__ import annotations

from typing import Callable, Final, Mapping, Sequence, Union, final

from mypy_extensions import mypyc_attr

SEAT: Final = "seat"

Value = Union[int, str, "Message", list["Message"]]


@final
@mypyc_attr(acyclic=True)
class Message:
    """A Fluent message id, or `id.attribute`, with values; a value may be a message or several."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, values: Mapping[str, Value] | None = None) -> None:
        self.id = id
        self.values: dict[str, Value] = dict(values) if values is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.values!r})"


def seat_name(seat: int) -> Message:
    """A seat whose player has no better name yet. People count from 1."""
    return Message(SEAT, {"number": seat + 1})


def named(message: Message, names: Sequence[Value]) -> Message:
    """With the players' names in place of the seats it speaks of."""
    if message.id == SEAT:
        number = message.values.get("number")
        name = names[number - 1] if isinstance(number, int) and number <= len(names) else ""
        if isinstance(name, Message):
            return name
        return Message("", {"name": name}) if isinstance(name, str) and name else message
    found: dict[str, Value] = {}
    for key, value in message.values.items():
        if isinstance(value, Message) and value.id == SEAT:
            found[key] = named(value, names)
    return Message(message.id, {**message.values, **found}) if found else message


Tell = Callable[[Message], str]
