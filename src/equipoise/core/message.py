"""What is told to people, before it has a language: a message id and its values."""

from __future__ import annotations

from typing import Callable, Mapping, Union, final

Value = Union[int, str, "Message", list["Message"]]


@final
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


Tell = Callable[[Message], str]
