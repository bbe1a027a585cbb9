"""`equipoise replay`: a game file as positions and log lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, speaker, tell

if TYPE_CHECKING:
    from rich.console import Console

    from equipoise.cli.screen import Size
    from equipoise.core.game import Game, Outcome, State
    from equipoise.core.message import Message
    from equipoise.core.record import Record

LOG_LINES = 6
AROUND = LOG_LINES + 4  # lines of the screen for heading, log, question


@click.command(cls=TellingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(min=0), metavar="N", cls=TellingOption)
@click.option("--why", type=click.IntRange(min=1), metavar="N", cls=TellingOption)
@click.option("--step", is_flag=True, cls=TellingOption)
@click.option("--shot", type=click.Path(path_type=Path), metavar="FILE.svg", cls=TellingOption)
@click.option("--svg", "drawing", type=click.Path(path_type=Path), metavar="FILE.svg", cls=TellingOption)
@click.option("--plain", is_flag=True, cls=TellingOption)
def replay(
    file: Path, to: int | None, why: int | None, step: bool, shot: Path | None, drawing: Path | None,
    plain: bool,
) -> None:  # fmt: skip
    from equipoise import catalog
    from equipoise.cli.files import read_game_file
    from equipoise.cli.screen import Window, make_console, write_shot

    given = {"--to": to is not None, "--step": step, "--shot": shot is not None, "--svg": drawing is not None}
    if why is not None and any(given.values()):
        raise Fault(tell("why-alone", options=", ".join(name for name in given if given[name])))
    record = read_game_file(file)
    game = catalog.table_of(record)
    count = len(record.moves) if to is None else to
    console = make_console(plain)
    if why is not None:
        _tell_why(console, game, record, file, why)
        return
    if record.version != game.version:
        console.print(tell("replay-version", theirs=record.version, ours=game.version))
    if step:
        _step_through(console, game, record, file, to or 0)
        return
    if drawing is not None:
        _draw(game, record, file, count, drawing)
        console.print(tell("shot-written", path=str(drawing)), soft_wrap=True)
    elif shot is not None:
        recorder = make_console(record=True)
        _show_at(recorder, game, record, file, count)
        try:
            write_shot(recorder, shot, f"equipoise replay {file.name} --to {count}")
        except OSError as error:
            raise Fault(tell("not-saved", path=str(shot), why=error.strerror or str(error))) from None
        console.print(tell("shot-written", path=str(shot)), soft_wrap=True)
    else:
        size = _show_at(console, game, record, file, count)
        Window(console).tell_need(size, 0)  # what is above can be scrolled to


def _tell_why(console: Console, game: Game[Any], record: Record, path: Path, number: int) -> None:
    """What a bot thinks of a move, from what its seat knew then."""
    from equipoise.cli.hints import Told, why
    from equipoise.core.game import CHANCE

    if number > len(record.moves):
        raise Fault(tell("why-short", path=str(path), all=len(record.moves)))
    over = game.outcome(replay_whole(game, record, path))
    if over is None and record.outcome is None and game.hides():  # to resign or to fail is no move
        raise Fault(tell("reason-unended", path=str(path)))
    _, log = replay_to(game, record, path, number)
    move = record.moves[number - 1]
    console.print(tell("replay-line", number=number, text=speaker().tell(log[-1])), style="bold")
    if move.seat == CHANCE:
        thoughts = [Told(tell("why-chance"))]
    else:
        thoughts = why(game, record.moves, number, record.names)
    for told in thoughts:
        told.show(console)


def _draw(game: Game[Any], record: Record, path: Path, count: int, drawing: Path) -> None:
    """The board as everybody may see it, as one SVG picture."""
    from equipoise.adapters.notebook import Position
    from equipoise.cli.files import write_whole

    state, _ = replay_to(game, record, path, count)
    try:
        write_whole(drawing, Position(game, state)._repr_svg_())
    except OSError as error:
        raise Fault(tell("not-saved", path=str(drawing), why=error.strerror or str(error))) from None


def replay_whole(game: Game[Any], record: Record, path: Path) -> State:
    return replay_to(game, record, path, len(record.moves))[0]


def replay_to(game: Game[Any], record: Record, path: Path, count: int) -> tuple[State, list[Message]]:
    """The position after so many moves and the log; the first illegal move is a Fault."""
    from equipoise.cli.moves import IllegalMove, make_moves
    from equipoise.core.game import WATCHER
    from equipoise.core.message import named

    if count > len(record.moves):
        raise Fault(tell("replay-short", path=str(path), all=len(record.moves)))
    s: State = game.start()
    log: list[Message] = []
    try:
        for _, move, action in make_moves(game, s, record.moves[:count]):
            told = game.report(s, move.seat, action, WATCHER)
            if not told.id:  # what was not told at the table stands in the file all the same
                told = game.report(s, move.seat, action, move.seat)
            log.append(named(told, record.names))
    except IllegalMove as illegal:
        values = {"path": str(path), "move": illegal.move, "why": illegal.why}
        raise Fault(tell("replay-illegal", number=illegal.number, **values)) from None
    return s, log


def outcome_at(game: Game[Any], record: Record, end: State) -> Outcome | None:
    """By the rules, or beside them: to resign is no move, only the head of the file tells of it."""
    by_rules = game.outcome(end)
    if by_rules is not None or record.outcome is None:
        return by_rules
    from equipoise.play.match import BESIDE_RULES  # brings the database, which nobody else needs here

    return record.outcome if record.outcome.reason in BESIDE_RULES else None


def _show_at(console: Console, game: Game[Any], record: Record, path: Path, count: int) -> Size:
    from equipoise import catalog
    from equipoise.cli.screen import show_outcome, show_picture
    from equipoise.core.game import WATCHER

    s, log = replay_to(game, record, path, count)
    title = catalog.find(record.game)
    name = speaker().rule(f"{title.prefix.lower()}-title")
    console.print(tell("replay-title", title=name, count=count, all=len(record.moves)), style="bold")
    console.print()
    size = show_picture(console, game, s, WATCHER)
    console.print()
    for number, message in list(enumerate(log, 1))[-LOG_LINES:]:
        console.print(tell("replay-line", number=number, text=speaker().tell(message)), style="dim")
    outcome = outcome_at(game, record, s) if count == len(record.moves) else None
    if outcome is not None:
        show_outcome(console, title.prefix, outcome, record.names)
    return size


def _step_through(console: Console, game: Game[Any], record: Record, path: Path, first: int) -> None:
    from equipoise.cli.screen import Window

    window = Window(console)
    for count in range(first, len(record.moves) + 1):
        if console.is_terminal:
            console.clear()
        size = _show_at(console, game, record, path, count)
        window.tell_need(size, size.lines + AROUND)
        if count == len(record.moves):
            return
        console.print(tell("replay-next"), style="bold")
        try:
            if input().strip().lower().startswith("q"):
                return
        except (EOFError, KeyboardInterrupt):
            return
