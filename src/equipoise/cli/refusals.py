"""Telling somebody why not: the sentence, the rule with its number, and what is near."""

from __future__ import annotations

from typing import Any

from equipoise.cli.told import speaker, tell
from equipoise.core.game import Game, Refusal, State
from equipoise.core.referee import why_not

LONGEST_LINE = 200


def printable(text: str) -> str:
    """What can be shown of any text: no control characters that would move the cursor."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= LONGEST_LINE else f"{shown[:LONGEST_LINE]}..."


def refusal_of(game: Game[Any], s: State, seat: int, words: str) -> Refusal | None:
    return why_not(game, s, seat, printable(words))


def refusal_lines(refusal: Refusal) -> list[str]:
    lines = [speaker().tell(refusal.message)]
    if refusal.rule:
        lines.append(tell("rule", rule=refusal.rule, text=speaker().rule(refusal.rule)))
    if refusal.nearest:
        lines.append(tell("nearest", words=" | ".join(refusal.nearest)))
    return lines
