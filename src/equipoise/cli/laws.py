"""`equipoise laws`: random games on random tables, every position held against the laws."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click

from equipoise.cli.told import TellingCommand, TellingOption, started_as, tell

if TYPE_CHECKING:
    from rich.console import Console

    from equipoise.core.fair import Dice
    from equipoise.core.game import Game
    from equipoise.core.options import Option
    from equipoise.core.title import Title

MOST_DRAWN: Final = 25  # number options: with a round limit every game ends, and soon

Job = tuple[str, int, int, int]  # game, seats, seed, share
Count = tuple[int, int, int, dict[str, int]]  # games, positions, judgements, reasons


@click.command(cls=TellingCommand)
@click.argument("game", default="europe1815")
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True, cls=TellingOption)
@click.option("--seats", type=int, multiple=True, cls=TellingOption)
@click.option("--seed", type=int, default=1, show_default=True, cls=TellingOption)
@click.option("--share", type=click.IntRange(min=1), default=1, show_default=True, cls=TellingOption)
@click.option("--processes", type=click.IntRange(min=1), default=2, show_default=True, cls=TellingOption)
def laws(game: str, games: int, seats: tuple[int, ...], seed: int, share: int, processes: int) -> None:
    from equipoise import catalog
    from equipoise.cli.screen import make_console

    title = catalog.find(game)
    wanted = sorted(set(seats)) or list(range(title.fewest, title.most + 1))
    for number in wanted:
        title.table(number)  # a wrong number of seats is told at once
    jobs = [
        (game, number, seed * 1_000_000 + number * 100_000 + round, share)
        for number in wanted
        for round in range(games)
    ]
    console = make_console()
    counts = _run(console, jobs, processes)
    _show(console, counts)
    console.print(tell("laws-ok"), style="bold")


def check_one(job: Job) -> Count | tuple[str, str]:
    """One game at a table drawn by lot: what was looked at, or the broken law and the game file."""
    from equipoise import catalog
    from equipoise.core.fair import SeededDice
    from equipoise.core.laws import LawBroken, check_laws

    id, seats, seed, share = job
    title = catalog.find(id)
    dice = SeededDice(seed)
    try:
        tally = check_laws(draw_table(title, seats, dice), dice, 1, set(title.book().rules), share)
    except LawBroken as broken:
        return broken.law, broken.record.text()
    return tally.games, tally.positions, tally.judgements, tally.reasons


def draw_table(title: Title, seats: int, dice: Dice) -> Game[Any]:
    """Options drawn by lot, no files but those of the game; each is kept if it goes with those before it."""
    from equipoise.core.options import FILE, OptionError

    table = title.table(seats)
    chosen: dict[str, object] = {}
    for option in title.options:
        if (option.kind == FILE and not option.offered()) or not option.fits(seats):
            continue
        drawn = {**chosen, option.name: _draw(option, dice)}
        try:
            table = title.table(seats, **drawn)
        except OptionError:
            continue
        chosen = drawn
    return table


def _draw(option: Option, dice: Dice) -> object:
    from equipoise.core.options import FLAG, NUMBER

    if option.kind == FLAG:
        return dice.below(2) == 1
    if option.kind == NUMBER:
        low = max(option.low, 1)
        return low + dice.below(min(option.high, MOST_DRAWN) - low + 1)
    return option.offered()[dice.below(len(option.offered()))]


def _run(console: Console, jobs: list[Job], processes: int) -> dict[int, Count]:
    from concurrent.futures import ProcessPoolExecutor, as_completed

    from rich.console import Console
    from rich.progress import Progress

    errors = Console(stderr=True)
    left = Counter(seats for _, seats, _, _ in jobs)
    counts: dict[int, Count] = {}
    bar = Progress(console=errors, disable=not errors.is_terminal)
    with bar as progress, ProcessPoolExecutor(processes) as pool:
        bars = {
            seats: progress.add_task(tell("laws-seats", seats=seats), total=left[seats]) for seats in left
        }
        running = {pool.submit(check_one, job): job[1] for job in jobs}
        for done in as_completed(running):
            found = done.result()
            if len(found) == 2:
                pool.shutdown(cancel_futures=True)
                progress.stop()
                _tell_broken(console, found[0], found[1])
            seats = running[done]
            counts[seats] = _sum(counts.get(seats, (0, 0, 0, {})), found)
            progress.advance(bars[seats])
            left[seats] -= 1
            if left[seats] == 0 and not console.is_terminal:
                _tell_done(seats, counts[seats])
    return dict(sorted(counts.items()))


def _tell_done(seats: int, count: Count) -> None:
    """At once, so that a log file can be followed."""
    games, positions, judgements, _ = count
    click.echo(tell("laws-done", seats=seats, games=games, positions=positions, judgements=judgements))


def _sum(a: Count, b: Count) -> Count:
    reasons = {reason: a[3].get(reason, 0) + b[3].get(reason, 0) for reason in {**a[3], **b[3]}}
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], reasons


def _tell_broken(console: Console, law: str, game_file: str) -> NoReturn:
    from equipoise.cli.files import new_path, write_whole

    path: Path = new_path("broken-law")
    write_whole(path, game_file)
    console.print(tell("laws-broken", law=law), style="bold")
    console.print(tell("laws-saved", path=str(path), command=started_as()), soft_wrap=True)
    raise SystemExit(1)


def _show(console: Console, counts: dict[int, Count]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("seats", "games", "positions", "judgements", "reasons"):
        table.add_column(tell(f"column-{heading}"), justify="left" if heading == "reasons" else "right")
    for seats, (games, positions, judgements, reasons) in counts.items():
        endings = ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
        table.add_row(str(seats), str(games), str(positions), str(judgements), endings)
    console.print(table)
