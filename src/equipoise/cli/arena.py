"""`equipoise arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from equipoise.cli.told import Fault, Span, TellingCommand, TellingOption

if TYPE_CHECKING:
    from equipoise.bots.arena.schedule import Wish


@click.command(cls=TellingCommand)
@click.argument("game")
@click.option("--bots", required=True, metavar="NAMES", cls=TellingOption)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=200, show_default=True, cls=TellingOption)
@click.option("--seats", type=int, cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--seed", type=int, default=1, show_default=True, cls=TellingOption)
@click.option("--processes", type=click.IntRange(1, 1024), cls=TellingOption)
@click.option("--cluster", is_flag=True, cls=TellingOption)
@click.option("--budget", type=Span(0.01, 3600), default=1.0, show_default=True, cls=TellingOption)
@click.option("--steps", type=click.IntRange(1), default=20_000, show_default=True, cls=TellingOption)
@click.option("--all", "to_the_end", is_flag=True, cls=TellingOption)
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER", cls=TellingOption)
@click.option("--plain", is_flag=True, cls=TellingOption)
def arena(
    game: str, bots: str, games: int, seats: int | None, option: tuple[str, ...], seed: int,
    processes: int | None, cluster: bool, budget: float, steps: int, to_the_end: bool, out: Path | None,
    plain: bool,
) -> None:  # fmt: skip
    from equipoise.cli.contests import Stage, make_runner
    from equipoise.cli.screen import make_console
    from equipoise.cli.standings import show_report

    wish = _wish(game, bots, games, seats, option, seed, budget, steps)
    runner = make_runner(processes, cluster)
    stage = Stage(make_console(plain), f"{game}-arena", out)
    contest = stage.play(wish, runner, to_the_end, stage.folder / "games")
    show_report(stage, wish, contest)


def _wish(
    game: str, bots: str, games: int, seats: int | None, option: tuple[str, ...], seed: int, budget: float,
    steps: int,
) -> Wish:  # fmt: skip
    from equipoise.bots.arena.schedule import Wish
    from equipoise.cli.contests import say
    from equipoise.cli.tables import check_level, listed_bots, make_table
    from equipoise.core.record import new_record

    table = make_table(game, seats, option)
    names = listed_bots(bots, game)
    if not names:
        raise Fault(say("no-bots"))
    for name in names:
        check_level(game, name)
    options = new_record(table).options
    return Wish(game, table.seats, options, names, games, seed, budget, steps, table.teams())
