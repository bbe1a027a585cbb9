"""`equipoise games`: what can be played, and how a table may be set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from equipoise.cli.told import TellingCommand, speaker, tell

if TYPE_CHECKING:
    from rich.table import Table

    from equipoise.core.options import Option
    from equipoise.core.title import Title


@click.command(cls=TellingCommand)
def games() -> None:
    from equipoise import catalog
    from equipoise.cli.screen import make_console

    console = make_console()
    for id in catalog.GAMES:
        title = catalog.find(id)
        name = speaker().rule(f"{title.prefix.lower()}-title")
        head = tell("games-seats", id=id, title=name, fewest=title.fewest, most=title.most)
        console.print(head, style="bold")
        console.print(speaker().rule(f"{title.prefix.lower()}-about"))
        console.print(_options(title))


def _options(title: Title) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("option", "values", "default", "help"):
        table.add_column(tell(f"column-{heading}"), overflow="fold")
    for option in title.options:
        table.add_row(
            option.name,
            _allowed(title, option),
            option.write(option.default) or tell("none"),
            speaker().rule(f"{option.label(title.prefix).id}.help"),
        )
    return table


def _allowed(title: Title, option: Option) -> str:
    """What can be typed; choices with what they mean."""
    from equipoise.core.options import FILE

    if not option.values:
        return option.allowed()
    label = option.value_label
    told = [f"{value}: {speaker().tell(label(title.prefix, value))}" for value in option.values]
    return "\n".join([option.allowed(), *told] if option.kind == FILE else told)
