"""`equipoise report`: how long games of bots last and how they end, beside earlier figures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from equipoise.bots.report import Earlier, Figures, Job
    from equipoise.core.game import Game

MOST_GAMES = 1_000_000  # seeds of one run would meet those of the next


def say(id: str, /, **values: Value) -> str:
    """A message of report.ftl, without its `report-`."""
    return speaker().tell(Message(f"report-{id}", values))


@click.command(cls=TellingCommand)
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, cls=TellingOption
)
@click.option("--seats", type=int, multiple=True, cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--bots", metavar="NAME", cls=TellingOption)
@click.option("--seed", type=click.IntRange(0, 10**9), default=1, show_default=True, cls=TellingOption)
@click.option("--processes", type=click.IntRange(1, 64), cls=TellingOption)
@click.option("--plot", type=click.Path(path_type=Path), metavar="PICTURE", cls=TellingOption)
@click.option("--json", is_flag=True, cls=TellingOption)
def report(
    game: str, games: int, seats: tuple[int, ...], option: tuple[str, ...], bots: str | None, seed: int,
    processes: int | None, plot: Path | None, json: bool,
) -> None:  # fmt: skip
    from equipoise import catalog
    from equipoise.bots import OUTSIDE
    from equipoise.bots.report import earlier, jobs
    from equipoise.cli.odds import check_plot
    from equipoise.cli.tables import check_level, make_table
    from equipoise.play.levels import levels, quick

    title = catalog.find(game)
    wanted = sorted(set(seats)) or list(range(title.fewest, title.most + 1))
    tables = [make_table(game, number, option) for number in wanted]  # a wrong number is told at once
    bot = bots or quick(game)
    if bot.startswith(OUTSIDE):
        raise Fault(say("no-program", bot=bot, allowed=", ".join(levels(game))))
    check_level(game, bot)
    if plot is not None:
        check_plot(plot)
    found = _run(jobs(game, wanted, tables[0].options, bot, games, seed), processes or os.cpu_count() or 1)
    before = earlier(game, tables[0].options)
    endings = [reason for reason in title.reasons if any(one.endings[reason] for one in found.values())]
    if json:
        click.echo(_json(tables[0], bot, seed, found))
    else:
        _show(tables[0], bot, found, before, endings)
    if plot is not None:
        _draw(tables[0], bot, found, before, endings, plot)
        click.echo(say("plot-done", path=str(plot)), err=json)


def _run(jobs: list[Job], processes: int) -> dict[int, Figures]:
    from equipoise.bots.report import Figures, play
    from equipoise.cli.workers import finished

    found = {job[1]: Figures() for job in jobs}
    for job, figures in finished(say("games"), jobs, play, lambda job: job[4], processes):
        found[job[1]].add(figures)
    return found


def _json(table: Game[Any], bot: str, seed: int, found: dict[int, Figures]) -> str:
    from json import dumps

    from equipoise import __version__
    from equipoise.bots.report import MARKS
    from equipoise.build import kind

    tables = [
        {
            "seats": seats,
            "games": one.games,
            "length": {str(mark): length for mark, length in zip(MARKS, one.marks())},
            "lengths": sorted(one.lengths),
            "endings": dict(sorted(one.endings.items())),
            "decisions": one.decisions,
        }
        for seats, one in found.items()
    ]
    head = {"version": __version__, "rules": kind(), "game": table.name, "options": table.options}
    return dumps({**head, "bot": bot, "seed": seed, "tables": tables}, indent=1)


def _unit(table: Game[Any]) -> str:
    """What the length is counted in."""
    from equipoise.bots.evaluations import lengths

    if lengths(table.name) is None:
        return say("unit-decisions")
    return say("unit", game=table.name, mode=str(table.options.get("mode", "")))


def _show(
    table: Game[Any], bot: str, found: dict[int, Figures], before: Earlier | None, endings: list[str]
) -> None:
    from rich import box
    from rich.table import Table

    from equipoise.build import kind
    from equipoise.cli.screen import make_console

    console = make_console()
    games = next(iter(found.values())).games
    console.print(say("head", game=table.name, games=games, bot=bot, kind=kind()))
    shown = Table(box=box.SIMPLE_HEAD)
    shown.add_column(say("seats"), justify="right")
    shown.add_column(_unit(table), justify="right")
    for players in before.marks if before else {}:
        shown.add_column(say("earlier", players=say(f"players-{players}")), justify="right")
    for ending in endings:
        shown.add_column(say("share", ending=ending), justify="right")
    shown.add_column(say("decisions"), justify="right")
    for seats, one in found.items():
        marks = [_marks(one.marks())]
        if before:
            marks += [_marks(rows.get(seats, [])) for rows in before.marks.values()]
        shares = [f"{one.share(ending):.1f}" for ending in endings]
        shown.add_row(str(seats), *marks, *shares, f"{one.decisions / one.games:.0f}")
    if before:
        blank = [""] * (1 + len(before.marks))
        shares = [_range(before.shares.get(ending, [])) for ending in endings]
        shown.add_row(say("earlier-row"), *blank, *shares, "")
    console.print(shown)


def _marks(marks: list[int]) -> str:
    return " / ".join(str(mark) for mark in marks) or "–"


def _range(shares: list[float]) -> str:
    return "–".join(dict.fromkeys(f"{share:.0f}" for share in shares)) or "–"


def _draw(
    table: Game[Any], bot: str, found: dict[int, Figures], before: Earlier | None,
    endings: list[str], path: Path,
) -> None:  # fmt: skip
    from equipoise.cli.plotting import draw_report

    games = next(iter(found.values())).games
    kinds = {}
    for players in before.marks if before else []:
        kinds[players] = say("earlier", players=say(f"players-{players}"))
    texts = {
        "title": say("plot-title", game=table.name, games=games, bot=bot),
        "seats": say("seats"),
        "length": _unit(table),
        "ours": say("plot-ours", bot=bot),
        "share": say("plot-share"),
    }
    try:
        draw_report(path, found, before, kinds, endings, texts)
    except OSError as error:
        raise Fault(say("plot-failed", path=str(path), why=error.strerror or str(error))) from None
