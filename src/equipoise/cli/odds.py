"""`equipoise odds`: how often games end in a certain way, held against an earlier simulation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from equipoise.bots.odds import Cell, Figure, Job, Study

MOST_GAMES = 1_000_000  # seeds of one run would meet those of the next


def say(id: str, /, **values: Value) -> str:
    """A message of odds.ftl, without its `odds-`."""
    return speaker().tell(Message(f"odds-{id}", values))


@click.command(cls=TellingCommand)
@click.argument("game", default="duels")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=400, show_default=True, cls=TellingOption
)
@click.option("--seed", type=click.IntRange(0, 10**9), default=1, show_default=True, cls=TellingOption)
@click.option("--processes", type=click.IntRange(1, 64), default=2, show_default=True, cls=TellingOption)
@click.option("--plot", type=click.Path(path_type=Path), metavar="PICTURE", cls=TellingOption)
def odds(game: str, games: int, seed: int, processes: int, plot: Path | None) -> None:
    from equipoise import catalog
    from equipoise.bots.odds import STUDIES, jobs

    catalog.find(game)
    if game not in STUDIES:
        raise Fault(say("none", game=game, allowed=", ".join(STUDIES)))
    study = STUDIES[game]
    if plot is not None:
        check_plot(plot)
    found = _run(jobs(study, games, seed), processes)
    _show(study, found)
    if plot is not None:
        _draw(study, found, plot)


def check_plot(path: Path) -> None:
    """Before the games are played: afterwards would be late."""
    from equipoise.cli.files import check_writable

    if path.suffix not in (".svg", ".png", ".pdf"):
        raise Fault(say("plot-kind", path=str(path)))
    if not path.absolute().parent.is_dir():
        raise Fault(say("plot-folder", path=str(path.parent)))
    try:
        check_writable(path)
    except OSError as error:
        raise Fault(say("plot-failed", path=str(path), why=error.strerror or str(error))) from None
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise Fault(say("no-plot")) from None


def _run(jobs: list[Job], processes: int) -> dict[Cell, Figure]:
    from equipoise.bots.odds import Figure, measure_job
    from equipoise.cli.workers import finished

    found = {job[1]: Figure() for job in jobs}
    for job, figure in finished(say("games"), jobs, measure_job, lambda job: job[2], processes):
        found[job[1]].add(figure)
    return found


def _show(study: Study, found: dict[Cell, Figure]) -> None:
    from rich import box
    from rich.table import Table

    from equipoise.bots.odds import chance
    from equipoise.build import kind
    from equipoise.cli.screen import make_console

    console = make_console()
    games = next(iter(found.values())).games
    earlier = study.earlier()
    console.print(say("head", game=study.game, games=games, kind=kind()))
    table = Table(box=box.SIMPLE_HEAD)
    for heading in (
        "table",
        "player",
        "share",
        "earlier",
        "difference",
        "chance",
        "turns",
        "turns-earlier",
    ):
        table.add_column(say(heading), justify="left" if heading in ("table", "player") else "right")
    for (value, player), ours in found.items():
        theirs = earlier[value, player]
        shares = [f"{ours.share:.1f}", f"{theirs.share:.1f}", f"{ours.share - theirs.share:+.1f}"]
        turns = [f"{ours.length:.1f}", f"{theirs.length:.0f}"]
        table.add_row(value, say(f"player-{player}"), *shares, f"± {chance(ours, theirs):.1f}", *turns)
    console.print(table)


def _draw(study: Study, found: dict[Cell, Figure], path: Path) -> None:
    from equipoise.cli.plotting import draw_shares

    kinds = {player: say(f"player-{player}") for player in study.players}
    earlier = study.earlier()
    games = next(iter(found.values())).games
    texts = (say("plot-title", game=study.game, games=games), say("share"), say("plot-earlier"))
    try:
        draw_shares(path, study.values, kinds, found, earlier, texts)
    except OSError as error:
        raise Fault(say("plot-failed", path=str(path), why=error.strerror or str(error))) from None
    click.echo(say("plot-done", path=str(path)))
