"""The report of a contest: on the screen, as JSON, as a plot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from equipoise import __version__
from equipoise.bots.arena.plot import NoPlot, draw
from equipoise.bots.arena.ratings import Rate
from equipoise.bots.arena.report import Report, make_report
from equipoise.cli.contests import Stage, leave, say, short
from equipoise.cli.told import Fault
from equipoise.core.message import Message

if TYPE_CHECKING:
    from rich.table import Table

    from equipoise.bots.arena.contest import Contest
    from equipoise.bots.arena.schedule import Wish

MOST_TOLD: Final = 5  # forfeits, and games that had not ended
COLUMNS: Final = [
    "bot", "rate", "interval", "record", "decided", "forfeits", "elo", "mean", "slowest",
]  # fmt: skip


def show_report(stage: Stage, wish: Wish, contest: Contest) -> None:
    report = make_report(__version__, wish, contest)
    stage.write(stage.folder / "report.json", report.json().decode() + "\n")
    console = stage.console
    console.print(told_end(report))
    if report.played:
        console.print(_table(report))
        console.print(say("intervals"), style="dim")
        for one, other in report.certain:
            console.print(say("better", one=short(one), other=short(other), error=_error(report)))
        for line in told_troubles(report):
            console.print(line)
        _plot(stage, report)
    else:
        console.print(say("nothing"))
    console.print(say("written", path=str(stage.folder)), soft_wrap=True)
    leave(contest)


def _error(report: Report) -> str:
    return f"{100 * report.chance_of_error:g}"


def told_end(report: Report) -> str:
    values = {"played": report.played, "scheduled": report.scheduled}
    return say(f"end-{report.end}", **values, error=_error(report), why=report.why)


def percent(share: float) -> str:
    return say("percent", share=f"{100 * share:.1f}")


def reach(rate: Rate) -> str:
    return say("reach", low=f"{100 * rate.low:.1f}", high=f"{100 * rate.high:.1f}")


def _table(report: Report) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in COLUMNS:
        name = heading == "bot"  # a long command is broken, figures are not
        table.add_column(
            say(f"column-{heading}"), justify="left" if name else "right", no_wrap=not name, overflow="fold"
        )
    for one in report.standings:
        elo = one.rating
        table.add_row(
            short(one.bot),
            percent(one.rate.share),
            reach(one.rate),
            f"{one.wins}–{one.shared}–{one.losses}",
            percent(one.decided.share),
            str(one.forfeits),
            say("elo", elo=f"{elo.elo:+.0f}", reach=f"{elo.high - elo.elo:.0f}"),
            f"{one.mean_seconds:.4f}",
            f"{one.slowest_seconds:.3f}",
        )
    return table


def told_troubles(report: Report) -> list[str]:
    """Games without an end, and forfeits: the first of each."""
    lines: list[str] = []
    if report.unended:
        games = ", ".join(map(str, report.unended[:MOST_TOLD])) + (
            ", …" if len(report.unended) > MOST_TOLD else ""
        )
        lines.append(say("unended", count=len(report.unended), steps=report.wish.steps, games=games))
    for fault in report.faults[:MOST_TOLD]:
        told = Message(f"bot-fault-{fault.kind}", {"bot": short(fault.bot), "seen": fault.seen})
        lines.append(say("forfeit", game=fault.game, seat=fault.seat, fault=told))
    if len(report.faults) > MOST_TOLD:
        lines.append(say("forfeits-more", count=len(report.faults) - MOST_TOLD))
    return lines


def _plot(stage: Stage, report: Report) -> None:
    wish = report.wish
    title = say("plot-title", game=wish.game, seats=wish.seats, games=report.played)
    try:
        draw(report, stage.folder / "plot.png", title, say("plot-rate"), say("plot-elo"))
    except NoPlot:
        stage.console.print(say("no-plot"), style="dim")
    except OSError as error:
        raise Fault(say("folder", path=str(stage.folder), why=error.strerror or str(error))) from None
