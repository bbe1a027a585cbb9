"""`equipoise perft`: counts the ways to play on."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, tell

if TYPE_CHECKING:
    from equipoise.core.game import Game, State


@click.command(cls=TellingCommand)
@click.argument("game", required=False)
@click.option("--seats", type=int, cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, cls=TellingOption)
@click.option("--file", type=click.Path(path_type=Path), metavar="GAMEFILE", cls=TellingOption)
@click.option("--at", type=click.IntRange(min=0), metavar="N", cls=TellingOption)
def perft(
    game: str | None,
    seats: int | None,
    option: tuple[str, ...],
    depth: int,
    file: Path | None,
    at: int | None,
) -> None:
    from equipoise.core import perft as counting

    table, s = _position(game, seats, option, file, at)
    click.echo(f"{tell('column-depth'):>5} {tell('column-count'):>16} {tell('column-seconds'):>10}")
    for deep in range(1, depth + 1):
        started = perf_counter()
        count = counting.perft(table, s, deep)
        click.echo(f"{deep:>5} {count:>16} {perf_counter() - started:>10.3f}")


def _position(
    game: str | None, seats: int | None, option: tuple[str, ...], file: Path | None, at: int | None
) -> tuple[Game[Any], State]:
    from equipoise import catalog
    from equipoise.cli.files import read_game_file
    from equipoise.cli.replay import replay_to
    from equipoise.cli.tables import make_table

    if (game is None) == (file is None):
        raise Fault(tell("perft-either"))
    if game is not None:
        if at is not None:
            raise Fault(tell("perft-at"))
        table = make_table(game, seats, option)
        return table, table.start()
    assert file is not None
    if seats is not None or option:
        raise Fault(tell("perft-table"))
    record = read_game_file(file)
    table = catalog.table_of(record)
    count = len(record.moves) if at is None else at
    return table, replay_to(table, record, file, count)[0]
