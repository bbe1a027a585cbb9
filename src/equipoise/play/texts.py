"""What people write: one line that can be printed, for game files and for other people's screens."""

from __future__ import annotations

from typing import Final

from equipoise.play.faults import Bad

# Invisible, but within a line some scripts and emoji need them: letters that join or must not.
JOINERS: Final = "\u200c\u200d"


def one_line(text: str) -> str:
    return " ".join(text.split()).strip(JOINERS + " ")


def printable(text: str) -> bool:
    return text.isprintable() or all(letter.isprintable() or letter in JOINERS for letter in text)


def clean(text: str, most: int, what: str) -> str:
    text = one_line(text)
    if len(text) > most or not printable(text):
        raise Bad("bad-text", what=what, most=most)
    return text
