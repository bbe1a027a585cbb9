"""The report of a contest: on the screen, as JSON, as a plot."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from equipoise import __version__
from equipoise.bots.arena.plot import NoPlot, draw
from equipoise.bots.arena.ratings import Rate, wilson
from equipoise.bots.arena.report import Report, Standing, make_report
from equipoise.cli.contests import Stage, leave, say, short
from equipoise.core.message import Message

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from equipoise.bots.arena.contest import Contest
    from equipoise.bots.arena.schedule import Wish

MOST_TOLD: Final = 5  # forfeits, and games that had not ended
LEAST_TOLD: Final = 0.001  # of a chance
UNKNOWN: Final = wilson(0.0, 0)  # a rate that no game tells of
WIDEST: Final = 1000  # columns, to ask how many a table would like
RESULTS: Final = ["rate", "interval", "record", "elo"]
CONDUCT: Final = ["decided", "forfeits", "mean", "slowest"]


def show_report(stage: Stage, wish: Wish, contest: Contest) -> None:
    report = make_report(__version__, wish, contest)
    stage.write(stage.folder / "report.json", report.json().decode() + "\n")
    console = stage.console
    console.print(told_end(report))
    if report.played:
        for table in tables(report, console):
            console.print(table)
        console.print(say("intervals"), style="dim")
        for one, other in report.certain:
            console.print(say("better", one=short(one), other=short(other), error=_error(report)))
        for line in [*told_rounds(report), *told_troubles(report)]:
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
    why = report.why.told() if report.why is not None else ""
    return say(f"end-{report.end}", **values, error=_error(report), why=why)


def percent(share: float) -> str:
    return say("percent", share=f"{100 * share:.1f}")


def reach(rate: Rate) -> str:
    return say("reach", low=f"{100 * rate.low:.1f}", high=f"{100 * rate.high:.1f}")


def tables(report: Report, console: Console) -> list[Table]:
    """One, or two where it would be wider than the window: a name that is cut off tells nothing."""
    whole = _table(report, [*RESULTS, *CONDUCT])
    unbounded = console.options.update(max_width=WIDEST)
    if console.measure(whole, options=unbounded).maximum <= console.width:
        return [whole]
    return [_table(report, RESULTS), _table(report, CONDUCT)]


def _table(report: Report, headings: list[str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("column-bot"), overflow="fold")  # a long command is broken, figures are not
    for heading in headings:
        table.add_column(say(f"column-{heading}"), justify="right", no_wrap=True)
    for one in report.standings:
        told = _told(one)
        table.add_row(short(one.bot), *[told[heading] for heading in headings])
    return table


def _told(one: Standing) -> dict[str, str]:
    """What stands under each heading."""
    elo = one.rating
    return {
        "rate": percent(one.rate.share),
        "interval": reach(one.rate),
        "record": f"{one.wins}–{one.shared}–{one.losses}",
        "elo": say("elo", elo=f"{elo.elo:+.0f}", reach=f"{elo.high - elo.elo:.0f}"),
        "decided": percent(one.decided.share) if one.decided != UNKNOWN else "–",
        "forfeits": str(one.forfeits),
        "mean": f"{one.mean_seconds:.4f}",
        "slowest": f"{one.slowest_seconds:.3f}",
    }


def told_rounds(report: Report) -> list[str]:
    """Neighbours in the order of strength."""
    both_ways = [each for two in report.compared for each in (two, two.turned())]
    found = {(two.one, two.other): two for two in both_ways}
    lines: list[str] = []
    for better, worse in pairwise(one.bot for one in report.standings):
        two = found.get((better, worse))
        if two is not None and two.better + two.worse:
            counts = {"better": two.better, "worse": two.worse, "level": two.level}
            bots = {"one": short(better), "other": short(worse)}
            lines.append(say("rounds", **bots, **counts))
            if two.chance is not None:
                lines[-1] += " " + say("rounds-chance", chance=_chance(two.chance))
    return lines


def _chance(chance: float) -> str:
    told = percent(max(chance, LEAST_TOLD))
    return say("below", share=told) if chance < LEAST_TOLD else told


def told_troubles(report: Report) -> list[str]:
    """Games given up or without an end, and forfeits: the first of each."""
    lines: list[str] = []
    if report.agreed:
        lines.append(say("agreed", count=len(report.agreed), games=_numbers(report.agreed)))
    if report.unended:
        games = _numbers(report.unended)
        lines.append(say("unended", count=len(report.unended), steps=report.wish.steps, games=games))
    for fault in report.faults[:MOST_TOLD]:
        told = Message(f"bot-fault-{fault.kind}", {"bot": short(fault.bot), "seen": fault.seen.told()})
        lines.append(say("forfeit", game=fault.game, number=fault.seat + 1, fault=told))
    if len(report.faults) > MOST_TOLD:
        lines.append(say("forfeits-more", count=len(report.faults) - MOST_TOLD))
    return lines


def _numbers(games: list[int]) -> str:
    return ", ".join(map(str, games[:MOST_TOLD])) + (", …" if len(games) > MOST_TOLD else "")


def _plot(stage: Stage, report: Report) -> None:
    wish = report.wish
    title = say("plot-title", game=wish.game, seats=wish.seats, games=report.played)
    try:
        picture = draw(report, title, say("plot-rate"), say("plot-elo"))
    except NoPlot:
        stage.console.print(say("no-plot"), style="dim")
    else:
        stage.write(stage.folder / "plot.png", picture)
