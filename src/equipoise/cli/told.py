"""What the command says, and click's parts with their help told by Fluent when it is asked for."""

from __future__ import annotations

import math
import os
import re
import shlex
import shutil
import sys
from functools import cache
from typing import Any, Final

import click

from equipoise.core.message import Message, Value
from equipoise.locale import Speaker

# A file can hold a line of megabytes, and errors quote what they found.
LONGEST_QUOTE: Final = 100
LONGEST_FAULT: Final = 1000  # each line; what is longer quotes without quotation marks
QUOTED: Final = re.compile(
    rf"""(?<!\w)(?:'[^']{{{LONGEST_QUOTE},}}'|"[^"]{{{LONGEST_QUOTE},}}"|“[^“”]{{{LONGEST_QUOTE},}}”)(?!\w)"""
)


@cache
def speaker() -> Speaker:
    return Speaker()


def tell(id: str, /, **values: Value) -> str:
    """A message of cli.ftl, without its `cli-`."""
    return speaker().tell(Message(f"cli-{id}", values))


def player_name(names: list[str], seat: int) -> str:
    """Not every game file has names, or one for every seat."""
    return (names[seat] if seat < len(names) else "") or tell("player", number=seat + 1)


def started_as() -> str:
    """What to type before `play` to start this very command again; `make play` puts it on no PATH."""
    if shutil.which("equipoise") is not None:
        return "equipoise"
    if os.access(sys.argv[0], os.X_OK) and not sys.argv[0].endswith(".py"):
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m equipoise.cli.main"


class Fault(click.ClickException):
    """What somebody gave us cannot be used: every fault on a line of its own, exit code 2."""

    exit_code = 2

    def __init__(self, text: str) -> None:
        super().__init__("\n".join(_bounded(line) for line in text.split("\n")))


def _bounded(line: str) -> str:
    """Without control characters, and what it quotes cut; what is allowed stands behind that."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in line)
    shown = QUOTED.sub(lambda found: f"{found[0][:LONGEST_QUOTE]}…{found[0][-1]}", shown)
    return shown if len(shown) <= LONGEST_FAULT else f"{shown[:LONGEST_FAULT]}…"


class Span(click.FloatRange):
    """Of numbers. “nan” is neither below nor above a limit, and so in every range of click's."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        found = super().convert(value, param, ctx)
        if math.isnan(found):
            self.fail(
                tell("not-in-span", given=str(value), low=f"{self.min:g}", high=f"{self.max:g}"), param, ctx
            )
        return found


class TellingOption(click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if not self.hidden and self.help is None and self.name != "help":
            self.help = tell(f"help-{ctx.command.name}.{self.name}")
        return super().get_help_record(ctx)


class TellingCommand(click.Command):
    """Its help is the message of its name; errors about what was given become a Fault."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._learn()
        super().format_help_text(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        self._learn()
        return super().get_short_help_str(limit)

    def invoke(self, ctx: click.Context) -> Any:
        from equipoise.bots import UnknownBot
        from equipoise.catalog import UnknownGame
        from equipoise.core.datafile import DataError
        from equipoise.core.options import OptionError
        from equipoise.core.record import RecordError

        try:
            return super().invoke(ctx)
        except DataError as error:
            raise Fault("\n  - ".join([f"{error.path}:", *error.faults])) from None
        except (OptionError, UnknownGame, RecordError, UnknownBot) as error:
            raise Fault(str(error)) from None

    def _learn(self) -> None:
        if self.help is None:
            self.help = tell(f"help-{self.name}")
