"""`equipoise book`: the rules by number."""

from __future__ import annotations

import click

from equipoise.cli.told import TellingCommand


@click.command(cls=TellingCommand)
@click.argument("game")
@click.argument("text", nargs=-1, metavar="[RULE|TEXT]")
def book(game: str, text: tuple[str, ...]) -> None:
    from equipoise import catalog
    from equipoise.cli.refusals import printable
    from equipoise.cli.rulebook import show_rules
    from equipoise.cli.screen import make_console

    if not show_rules(make_console(), catalog.find(game), printable(" ".join(text))):
        raise SystemExit(1)
