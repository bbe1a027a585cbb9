"""What can be typed at the table beside the words of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from equipoise.cli.screen import show_pairs
from equipoise.cli.told import speaker, tell
from equipoise.core.title import Title

if TYPE_CHECKING:
    from rich.console import Console

COMMANDS: Final = ["help", "legal", "why", "hint", "reasons", "rules", "board", "log", "undo", "save", "quit"]


def show_commands(console: Console, title: Title, example: str) -> None:
    console.print(tell("commands"))
    pairs = [_pair("words", example=example)]
    short = f"{title.prefix.lower()}-notation"
    if speaker().has(short):  # a game from outside need not tell of any
        line, means = speaker().rule(short), speaker().rule(f"{short}.means")
        pairs.append(_pair("notation", line=line, means=means))
    pairs += [_pair(command) for command in COMMANDS[1:]]
    show_pairs(console, pairs)


def _pair(command: str, **values: str) -> tuple[str, str]:
    return tell(f"command-{command}"), tell(f"command-{command}.about", **values)
