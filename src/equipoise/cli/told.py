"""What the command says, and click's parts with their help told by Fluent when it is asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

import click

from equipoise.core.message import Message, Value
from equipoise.locale import Speaker

SHORTEST_CUT = 400


@cache
def speaker() -> Speaker:
    return Speaker()


def tell(id: str, /, **values: Value) -> str:
    """A message of cli.ftl, without its `cli-`."""
    return speaker().tell(Message(f"cli-{id}", values))


class Fault(click.ClickException):
    """What somebody gave us cannot be used: one line, exit code 2."""

    exit_code = 2

    def __init__(self, text: str) -> None:
        # A file can hold a line of megabytes, and errors quote what they found.
        super().__init__(text if len(text) <= SHORTEST_CUT else f"{text[:SHORTEST_CUT]} ...")


class TellingOption(click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if not self.hidden and self.help is None and self.name != "help":
            self.help = tell(f"help-{ctx.command.name}.{self.name}")
        return super().get_help_record(ctx)


class TellingCommand(click.Command):
    """Its help is the message of its name; errors about what was given become one line."""

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
        except (OptionError, UnknownGame, RecordError, DataError, UnknownBot) as error:
            raise Fault(str(error)) from None

    def _learn(self) -> None:
        if self.help is None:
            self.help = tell(f"help-{self.name}")
