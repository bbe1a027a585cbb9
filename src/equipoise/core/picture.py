"""A position in plain text, with a hint which words belong to whom, for screens that have colours."""

from __future__ import annotations

from typing import Final, final

PLAIN: Final = -1
FAINT: Final = -2
STRONG: Final = -3


@final
class Span:
    """A run of text; its tone is the seat it belongs to, or PLAIN, FAINT, STRONG."""

    __slots__ = ("text", "tone")

    def __init__(self, text: str, tone: int = PLAIN) -> None:
        self.text = text
        self.tone = tone


Picture = list[list[Span]]


def plain(picture: Picture) -> str:
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture)
