"""`equipoise learn`: weights of a game's features from self-play, written to a file that says how."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from equipoise.cli.told import Fault, Span, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from equipoise.bots.search.learn import Learner
    from equipoise.bots.search.opinion import Opinion
    from equipoise.core.game import Game
    from equipoise.core.referee import Player

MOST_STEPS = 5000  # of a game; one that takes longer teaches nothing
SMOOTH = 0.99  # of the running loss


def say(id: str, /, **values: Value) -> str:
    """A message of learn.ftl, without its `learn-`."""
    return speaker().tell(Message(f"learn-{id}", values))


@click.command(cls=TellingCommand)
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=2000, show_default=True, cls=TellingOption
)
@click.option("--seats", type=int, cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--seed", type=click.IntRange(0, 10**9), default=1, show_default=True, cls=TellingOption)
@click.option("--rival", metavar="BOT", cls=TellingOption)
@click.option("--trust", type=Span(0, 1), cls=TellingOption)
@click.option("--long", "long_games", is_flag=True, cls=TellingOption)
@click.option(
    "--by", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE", cls=TellingOption
)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", cls=TellingOption)
def learn(
    game: str, games: int, seats: int | None, option: tuple[str, ...], seed: int, rival: str | None,
    trust: float | None, long_games: bool, by: Path | None,
    out: Path | None,
) -> None:  # fmt: skip
    from equipoise import catalog
    from equipoise.bots.opinions import first_opinion, weights_text
    from equipoise.bots.search.learn import TRUST, Learner
    from equipoise.build import kind
    from equipoise.cli.tables import make_table
    from equipoise.core.fair import Bits

    catalog.find(game)
    table = make_table(game, seats, option)
    path = out if out is not None else Path(f"{game}.toml")
    _check_folder(path)
    teacher = _rival(rival) if rival else None
    played_by = _opinion(game, by) if by is not None else None
    trusted = TRUST if trust is None else trust
    learner = Learner(first_opinion(game), Bits(seed), teacher, trusted, played_by, long_games)
    loss = _play(learner, table, games)
    given = "".join(f" -o {pair}" for pair in option) + (f" --rival {rival}" if rival else "")
    given += "" if trust is None else f" --trust {trust:g}"
    given += " --long" if long_games else ""
    given += "" if by is None else f" --by {by.name}"
    command = f"equipoise learn {game} --games {games} --seats {table.seats}{given} --seed {seed}"
    unfinished = games - learner.games
    how = [
        f"Learned from self-play by temporal differences: {command}",
        f"{learner.games} games, {unfinished} more were too long; loss of the last ones {loss:.4f}.",
    ]
    _write(path, weights_text(learner.opinion, how))
    click.echo(say("done", path=str(path), games=learner.games, loss=f"{loss:.4f}", kind=kind()))


def _check_folder(path: Path) -> None:
    """Before anything is learned: it may take hours."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise Fault(say("folder", path=str(path.parent)))
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise Fault(say("unwritable", path=str(path), why=error.strerror or str(error))) from None


def _write(path: Path, text: str) -> None:
    from equipoise.cli.files import write_whole

    try:
        write_whole(path, text)
    except OSError as error:
        raise Fault(say("unwritable", path=str(path), why=error.strerror or str(error))) from None


def _rival(name: str) -> Player:
    """One that looks at no clock: the file says how it was made, and that must make it again."""
    from equipoise.bots import YARDSTICKS, find_bot

    found = find_bot(name)
    if name not in YARDSTICKS:
        raise Fault(say("rival", given=name, allowed=", ".join(YARDSTICKS)))
    return found


def _opinion(game: str, path: Path) -> Opinion:
    from equipoise.bots.opinions import feature_names, make_opinion, read_weights

    try:
        return make_opinion(game, read_weights(path, feature_names(game)))
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise Fault(say("by", path=str(path), why=str(error))) from None


def _play(learner: Learner, table: Game[Any], games: int) -> float:
    """The running loss at the end."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    loss = 0.0
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        for _ in range(games):
            if learner.play(table, MOST_STEPS):
                loss = SMOOTH * loss + (1 - SMOOTH) * learner.loss if loss else learner.loss
            progress.update(bar, advance=1, description=say("loss", loss=f"{loss:.4f}"))
    return loss
