"""`equipoise gap`: what a much longer search finds beyond what a level chooses."""

from __future__ import annotations

import os
import signal
from itertools import pairwise
from types import FrameType
from typing import TYPE_CHECKING

import click

from equipoise.cli.told import Fault, Span, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from rich.console import JustifyMethod

    from equipoise.bots.gap import Job, Mean, Spot

EXIT_SIGNAL = 128  # and the number of the signal, as shells have it
EXIT_LOST = 1
LOST = -1  # no signal: a process died
FEW = 10  # positions in which a bot gave anything away: fewer tell little
APART = 1_000_000  # positions of two seeds


def say(id: str, /, **values: Value) -> str:
    """A message of gap.ftl, without its `gap-`."""
    return speaker().tell(Message(f"gap-{id}", values))


@click.command(cls=TellingCommand)
@click.argument("game")
@click.option("--bots", default="strong,master", show_default=True, metavar="NAMES", cls=TellingOption)
@click.option("--long", type=Span(0.01, 3600), default=60.0, show_default=True, cls=TellingOption)
@click.option("--positions", type=click.IntRange(2, APART), default=60, show_default=True, cls=TellingOption)
@click.option("--by", default="strong@0.05", show_default=True, metavar="NAME", cls=TellingOption)
@click.option("--seats", type=int, cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--seed", type=click.IntRange(0, 10**9), default=1, show_default=True, cls=TellingOption)
@click.option("--processes", type=click.IntRange(1, 64), cls=TellingOption)
def gap(
    game: str, bots: str, long: float, positions: int, by: str, seats: int | None, option: tuple[str, ...],
    seed: int, processes: int | None,
) -> None:  # fmt: skip
    from equipoise.bots.gap import can_be_compared
    from equipoise.cli.tables import listed_bots, make_table

    table = make_table(game, seats, option)
    if not can_be_compared(game):
        raise Fault(say("sheets", game=game))
    names = list(dict.fromkeys(listed_bots(bots, game)))
    if not names:
        raise Fault(say("no-bots"))
    for name in [*names, by]:
        _check(game, name)
    jobs: list[Job] = [
        (game, table.seats, table.options, by, names, long, seed * APART + number)
        for number in range(positions)
    ]
    spots: list[Spot] = []
    stopped = _run(jobs, processes or os.cpu_count() or 1, spots)
    if len(spots) > 1:
        if not any(spot.prices for spot in spots):
            raise Fault(say("no-decisions", game=game, by=by))
        _show(game, names, long, spots)
    if stopped:
        how = "died" if stopped == LOST else "interrupted"
        click.echo(say(how, done=len(spots), wanted=positions))
        raise SystemExit(EXIT_LOST if stopped == LOST else EXIT_SIGNAL + stopped)


def _check(game: str, name: str) -> None:
    from equipoise.bots.gap import searcher
    from equipoise.bots.levels import LEVELS
    from equipoise.cli.tables import check_level

    check_level(game, name)
    try:
        searcher(name)
    except ValueError:
        raise Fault(say("no-search", bot=name, allowed=", ".join(level.name for level in LEVELS))) from None


def _run(jobs: list[Job], processes: int, spots: list[Spot]) -> int:
    """The signal that stopped it, Ctrl-C or TERM, or LOST, or 0. What has been found by then counts, up to
    the first that is still looked at: what is quick would otherwise weigh more."""
    from equipoise.bots.gap import look
    from equipoise.cli.workers import finished

    found: dict[int, Spot] = {}
    stopped = 0
    before = {number: signal.signal(number, _stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        for job, spot in finished(say("positions"), jobs, look, lambda job: 1, processes):
            found[job[-1] % APART] = spot
    except Stopped as signalled:
        stopped = signalled.number
    except Fault:
        stopped = LOST
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    while len(spots) in found:
        spots.append(found[len(spots)])
    return stopped


class Stopped(KeyboardInterrupt):
    def __init__(self, number: int) -> None:
        self.number = number


def _stop(number: int, frame: FrameType | None) -> None:
    """Once: `timeout` sends its signal to the process and then to its group."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    raise Stopped(number)


def _show(game: str, bots: list[str], long: float, spots: list[Spot]) -> None:
    from statistics import fmean

    from rich import box
    from rich.table import Table

    from equipoise.bots.gap import given_away, lossy
    from equipoise.cli.screen import make_console

    console = make_console()
    decisions = fmean(spot.decisions / spot.seats for spot in spots)
    rounds = int(fmean(spot.rounds for spot in spots))
    console.print(
        say("head", game=game, positions=len(spots), long=f"{long:g}", rounds=f"{rounds:,}",
            decisions=f"{decisions:.1f}")
    )  # fmt: skip
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("bot", "seconds", "same", "lost", "lost-game", "interval"):
        justify: JustifyMethod = "left" if heading == "bot" else "right"
        table.add_column(say(heading), justify=justify, no_wrap=heading in ("bot", "interval"))
    for bot in bots:
        prices = [spot.prices[bot] for spot in spots if spot.prices]
        game_long = given_away(spots, bot)
        table.add_row(
            bot,
            f"{fmean(price.seconds for price in prices):.2f}",
            f"{100 * fmean(price.same for price in prices):.0f} %",
            f"{100 * fmean(price.lost for price in prices):.2f}",
            _points(game_long.value),
            _interval(game_long),
        )
    console.print(table)
    for bot in bots:
        if lossy(spots, bot) < FEW:
            few = say("few", bot=bot, count=lossy(spots, bot), positions=len(spots))
            console.print(few)
    for one, other in pairwise(bots):
        console.print(_compared(spots, one, other))


def _compared(spots: list[Spot], one: str, other: str) -> str:
    from equipoise.bots.gap import between, games_to_show

    found = between(spots, one, other)
    games = games_to_show(found.value)
    values: dict[str, Value] = {
        "one": one,
        "other": other,
        "points": _points(found.value),
        "interval": _interval(found),
    }
    if games is None:
        return say("nothing", **values)
    return say("more" if found.low > 0 else "perhaps", games=f"{games:,}", **values)


def _interval(found: Mean) -> str:
    return f"{_points(found.low)} – {_points(found.high)}"


def _points(chance: float) -> str:
    return f"{round(100 * chance, 1) + 0.0:.1f}"  # never -0.0
