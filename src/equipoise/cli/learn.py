"""`equipoise learn`: weights of a game's features from its games, written to a file that says how."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Iterator

import click

from equipoise.cli.told import Fault, Span, TellingCommand, TellingOption, speaker
from equipoise.core.message import Message, Value

if TYPE_CHECKING:
    from equipoise.bots.search.opinion import Opinion
    from equipoise.core.game import Game
    from equipoise.core.referee import Player

MOST_STEPS = 5000  # of a game; one that takes longer teaches nothing
MOST_ROUNDS = 100_000  # of the search, for each decision
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
@click.option("--fit", is_flag=True, cls=TellingOption)
@click.option("--rounds", type=click.IntRange(1, MOST_ROUNDS), cls=TellingOption)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", cls=TellingOption)
def learn(
    game: str, games: int, seats: int | None, option: tuple[str, ...], seed: int, rival: str | None,
    trust: float | None, long_games: bool, by: Path | None, fit: bool, rounds: int | None,
    out: Path | None,
) -> None:  # fmt: skip
    from equipoise import catalog
    from equipoise.bots.opinions import weights_file, weights_text
    from equipoise.build import kind
    from equipoise.cli.tables import make_table

    catalog.find(game)
    _check_opinion(game)
    _check_together(fit, rounds, trust, long_games)
    table = make_table(game, seats, option)
    if fit and table.teams():
        raise Fault(say("fit-teams"))
    path = out if out is not None else Path(f"{game}.toml")
    _check_folder(path)
    if fit and by is None:
        by = weights_file(game, table.seats, bool(table.teams()))
    wish = Wish(games, seed, _rival(rival) if rival else None, _opinion(game, by) if by is not None else None)
    given = "".join(f" -o {pair}" for pair in option) + (f" --rival {rival}" if rival else "")
    given += "" if trust is None else f" --trust {trust:g}"
    given += " --long" if long_games else ""
    given += " --fit" if fit else ""
    given += "" if rounds is None else f" --rounds {rounds}"
    given += "" if by is None else f" --by {by.name}"
    command = f"equipoise learn {game} --games {games} --seats {table.seats}{given} --seed {seed}"
    lesson = _fit(table, wish, rounds or 0) if fit else _learn(table, wish, trust, long_games)
    if not lesson.games:
        raise Fault(say("nothing", games=games, steps=MOST_STEPS))
    how = [f"{lesson.how}: {command}", *lesson.notes]
    if by is not None:
        how += _ancestors(by)
    _write(path, weights_text(lesson.opinion, how))
    told: dict[str, Value] = {"loss": f"{lesson.loss:.4f}", "fitted": "yes" if fit else "no"}
    click.echo(say("done", path=str(path), games=lesson.games, kind=kind(), **told))


@dataclass(frozen=True)
class Wish:
    """What was asked for, whichever way is taken."""

    games: int
    seed: int
    rival: Player | None
    by: Opinion | None


@dataclass(frozen=True)
class Lesson:
    """What was learned, and what the file says about it."""

    opinion: Opinion
    games: int
    loss: float
    how: str
    notes: list[str]


def _learn(table: Game[Any], wish: Wish, trust: float | None, long_games: bool) -> Lesson:
    """By temporal differences, from weights that know nothing."""
    from equipoise.bots.opinions import first_opinion
    from equipoise.bots.search.learn import TRUST, Learner
    from equipoise.core.fair import Bits

    trusted = TRUST if trust is None else trust
    opinion = first_opinion(table.name)
    learner = Learner(opinion, Bits(wish.seed), wish.rival, trusted, wish.by, long_games)
    loss = 0.0
    with _bar(wish.games) as advance:
        for _ in range(wish.games):
            if learner.play(table, MOST_STEPS):
                loss = SMOOTH * loss + (1 - SMOOTH) * learner.loss if loss else learner.loss
            advance(say("loss", loss=f"{loss:.4f}"))
    unfinished = wish.games - learner.games
    note = f"{learner.games} games, {unfinished} more were too long; loss of the last ones {loss:.4f}."
    how = "Learned from self-play by temporal differences"
    return Lesson(learner.opinion, learner.games, loss, how, [note])


def _fit(table: Game[Any], wish: Wish, rounds: int) -> Lesson:
    """To the results of games that are all played by the same weights."""
    from equipoise.bots.opinions import make_opinion
    from equipoise.bots.search.fit import Fit, Sample
    from equipoise.bots.search.practice import Practice
    from equipoise.core.fair import Bits

    assert wish.by is not None
    practice = Practice(wish.by, Bits(wish.seed), wish.rival, rounds, wish.seed)
    sample = Sample(table.seats, len(wish.by.weights))
    ended = 0
    with _bar(wish.games) as advance:
        for _ in range(wish.games):
            if practice.play(table, MOST_STEPS, wish.by):
                ended += 1
                for position in practice.seen:
                    sample.keep(position, practice.result)
            advance(say("positions", count=len(sample.rows)))
    found = Fit(sample, list(wish.by.weights))
    notes = [
        f"{ended} games, {wish.games - ended} more were too long; {len(sample.rows)} positions.",
        f"Loss {found.loss:.4f}; with the weights they were played by {found.loss_before:.4f}.",
    ]
    opinion = make_opinion(table.name, found.weights)
    return Lesson(opinion, ended, found.loss, "Fitted to the results of games", notes)


def _ancestors(by: Path) -> list[str]:
    """The commands that made the weights played by, so that the file alone tells how to make it again."""
    lines = by.read_text(encoding="utf-8").splitlines()
    made = [
        line.removeprefix("# ") for line in lines if line.startswith("# ") and ": equipoise learn " in line
    ]
    return [f"{by.name}: {line}" for line in made]


def _check_together(fit: bool, rounds: int | None, trust: float | None, long_games: bool) -> None:
    if rounds is not None and not fit:
        raise Fault(say("fit-only", option="--rounds"))
    for option, given in (("--trust", trust is not None), ("--long", long_games)):
        if fit and given:
            raise Fault(say("not-fit", option=option))


def _check_opinion(game: str) -> None:
    """A game from outside need not have features."""
    from equipoise.bots.opinions import feature_names

    try:
        feature_names(game)
    except ValueError:
        raise Fault(say("no-opinion", game=game)) from None


def _check_folder(path: Path) -> None:
    """Before anything is learned: it may take hours."""
    from equipoise.cli.files import check_writable

    if not path.absolute().parent.is_dir():
        raise Fault(say("folder", path=str(path.parent)))
    try:
        check_writable(path)
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
    from equipoise.core.datafile import DataError

    try:
        return make_opinion(game, read_weights(path, feature_names(game)))
    except DataError as error:
        raise Fault(say("by", path=str(path), why="; ".join(error.faults))) from None


@contextmanager
def _bar(games: int) -> Iterator[Callable[[str], None]]:
    """Tells how far it is; to be called with a few words after every game."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        yield lambda words: progress.update(bar, advance=1, description=words)
