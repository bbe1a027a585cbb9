"""`equipoise fairness`: a bot against itself, to see whether all sides win equally often."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from equipoise.bots.arena.contest import Contest
    from equipoise.bots.arena.fairness import Count, SideRate
    from equipoise.cli.contests import Stage
    from equipoise.core.game import Game
    from equipoise.core.title import Title

USUAL: Final = "strong@0.005"  # with a whole second for each decision, as strong has, it would take days


def message(id: str, /, **values: Value) -> Message:
    """Of fairness.ftl, without its `fairness-`."""
    return Message(f"fairness-{id}", values)


def say(id: str, /, **values: Value) -> str:
    return speaker().tell(message(id, **values))


@click.command(cls=TellingCommand)
@click.argument("game")
@click.option("--bots", metavar="NAME", cls=TellingOption)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=200, show_default=True, cls=TellingOption)
@click.option("--seats", type=int, multiple=True, cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--seed", type=int, default=1, show_default=True, cls=TellingOption)
@click.option("--processes", type=click.IntRange(1, 1024), cls=TellingOption)
@click.option("--cluster", is_flag=True, cls=TellingOption)
@click.option("--steps", type=click.IntRange(1), default=20_000, show_default=True, cls=TellingOption)
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER", cls=TellingOption)
@click.option("--plain", is_flag=True, cls=TellingOption)
def fairness(
    game: str, bots: str | None, games: int, seats: tuple[int, ...], option: tuple[str, ...], seed: int,
    processes: int | None, cluster: bool, steps: int, out: Path | None, plain: bool,
) -> None:  # fmt: skip
    from equipoise import __version__, catalog
    from equipoise.bots.arena.contest import ALL
    from equipoise.bots.arena.fairness import Fairness, count
    from equipoise.bots.arena.schedule import Wish
    from equipoise.build import kind
    from equipoise.cli.contests import Stage, leave, make_runner
    from equipoise.cli.contests import say as say_arena
    from equipoise.cli.screen import make_console
    from equipoise.core.record import new_record

    title = catalog.find(game)
    tables = _tables(title, seats, option)
    bot = _bot(game, bots)
    runner = make_runner(processes, cluster)
    stage = Stage(make_console(plain), f"{game}-fairness", out)
    counts: list[Count] = []
    for table in tables:
        options = new_record(table).options
        wish = Wish(game, table.seats, options, [bot], games, seed, steps=steps, teams=table.teams())
        contest = stage.play(wish, runner, True, stage.folder / f"games-{table.seats}")
        counts.append(count(wish, contest))
        stage.write(
            stage.folder / "fairness.json", Fairness(__version__, kind(), game, bot, counts).json().decode()
        )
        _show(stage, table, counts[-1], contest)
        if contest.end != ALL:
            break
    stage.console.print(say_arena("written", path=str(stage.folder)), soft_wrap=True)
    leave(contest)


def _tables(title: Title, seats: tuple[int, ...], option: tuple[str, ...]) -> list[Game[Any]]:
    """A wrong number is told at once; where none is given, those are left out that the options forbid."""
    from equipoise.cli.tables import make_table
    from equipoise.core.options import OptionError

    if seats:
        return [make_table(title.id, number, option) for number in sorted(set(seats))]
    tables: list[Game[Any]] = []
    refused: list[OptionError] = []
    for number in range(title.fewest, title.most + 1):
        try:
            tables.append(make_table(title.id, number, option))
        except OptionError as error:
            refused.append(error)
    if not tables:
        raise refused[0]
    return tables


def _bot(game: str, given: str | None) -> str:
    from equipoise.bots import level_of
    from equipoise.cli.tables import check_level, listed_bots
    from equipoise.play.levels import levels

    if given is None:
        return USUAL if level_of(USUAL) in levels(game) else levels(game)[-1]
    names = listed_bots(given, game)
    if len(names) != 1:
        raise Fault(say("one-bot", given=given))
    check_level(game, names[0])
    return names[0]


def _show(stage: Stage, game: Game[Any], found: Count, contest: Contest) -> None:
    from equipoise.cli.contests import say as say_arena

    if found.order:  # nobody: no game, or each was forfeited before the first decision
        _show_figures(stage.console, game, found)
        _draw(stage, game, found)
    else:
        stage.console.print(say_arena("nothing"))
    if found.agreed:
        stage.console.print(say("agreed", count=found.agreed))
    if found.unended:
        stage.console.print(say("unended", count=len(found.unended), steps=found.wish.steps))
    if found.forfeits:
        stage.console.print(say("forfeits", count=found.forfeits), style="bold")
    if contest.why is not None:
        stage.console.print(say("lost", why=contest.why.told()), style="bold")


def _show_figures(console: Console, game: Game[Any], found: Count) -> None:
    from equipoise.bots.arena.contest import INTERRUPTED
    from equipoise.bots.sides import has_sides

    if has_sides(game):
        console.print(_head("sides", found), style="bold")
        console.print(_table(game, found.sides, True))
    console.print(_head("order", found), style="bold")
    console.print(_table(game, found.order, False))
    console.print(say("verdicts"), style="dim")
    if found.end == INTERRUPTED:
        console.print(say("interrupted"), style="bold")


def _head(id: str, found: Count) -> str:
    return say(id, **_values(found))


def _values(found: Count) -> dict[str, Value]:
    wish = found.wish
    share = f"{100 * found.fair:.1f}"
    return {"seats": wish.seats, "games": found.played, "bot": wish.bots[0], "share": share}


def _table(game: Game[Any], rates: list[SideRate], sides: bool) -> Table:
    from rich import box
    from rich.table import Table

    from equipoise.bots.sides import side_name

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("side", "games", "rate", "interval", "of-share", "verdict"):
        left = heading in ("side", "verdict")
        table.add_column(say(f"column-{heading}"), justify="left" if left else "right", no_wrap=True)
    for one in rates:
        name = side_name(game, one.side) if sides else message("place", place=int(one.side))
        table.add_row(
            speaker().tell(name),
            str(one.games),
            speaker().tell(_rate(one)),
            speaker().tell(_reach(one)),
            say("times", times=f"{one.of_share:.2f}"),
            say(f"verdict-{one.verdict}"),
        )
    return table


def _rate(one: SideRate) -> Message:
    return message("rate", share=f"{100 * one.rate.share:.1f}")


def _reach(one: SideRate) -> Message:
    return message("reach", low=f"{100 * one.rate.low:.1f}", high=f"{100 * one.rate.high:.1f}")


def _draw(stage: Stage, game: Game[Any], found: Count) -> None:
    from equipoise.bots.shown import Shown
    from equipoise.bots.sides import side_picture

    shown = {one.side: Shown(one.of_share, _rate(one), _reach(one)) for one in found.sides}
    drawn = side_picture(game, shown, message("caption", **_values(found)), speaker().tell)
    if drawn:
        path = stage.folder / f"map-{game.seats}.svg"
        stage.write(path, drawn)
        stage.console.print(say("drawn", path=str(path)), soft_wrap=True)
