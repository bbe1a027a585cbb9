"""`equipoise verify`: what a game file proves, and no more."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from equipoise.cli.told import TellingCommand, tell

if TYPE_CHECKING:
    from equipoise.core.fair import Dice
    from equipoise.core.game import Game, Outcome, State
    from equipoise.core.record import Record


@click.command(cls=TellingCommand)
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    from equipoise import catalog
    from equipoise.cli.files import read_game_file

    record = read_game_file(file)
    game = catalog.table_of(record)
    if record.version != game.version:
        click.echo(tell("replay-version", theirs=record.version, ours=game.version))
    end = _check_moves(game, record)
    # After an illegal move there is no position to compare the rest with.
    good = end is not None and all([_check_result(game, record, end), _check_luck(game, record, end)])
    click.echo(tell("verify-ok" if good else "verify-failed"))
    if not good:
        raise SystemExit(1)


def _check_moves(game: Game[Any], record: Record) -> State | None:
    from equipoise.cli.moves import IllegalMove, make_moves

    s: State = game.start()
    try:
        for _ in make_moves(game, s, record.moves):
            pass
    except IllegalMove as illegal:
        click.echo(tell("verify-illegal", number=illegal.number, move=illegal.move, why=illegal.why))
        return None
    click.echo(tell("verify-moves", count=len(record.moves)))
    return s


def _check_result(game: Game[Any], record: Record, end: State) -> bool:
    from equipoise.play.match import BESIDE_RULES

    true = game.outcome(end)
    told = record.outcome
    if told is None:
        click.echo(tell("verify-result-none"))
        return True
    if true is None and told.reason in BESIDE_RULES:
        click.echo(tell("verify-result-beside", reason=told.reason))
        return True
    if true is None:
        click.echo(tell("verify-result-early"))
        return False
    if told != true:
        click.echo(tell("verify-result-wrong", told=_result(told), true=_result(true)))
        return False
    click.echo(tell("verify-result", reason=true.reason))
    return True


def _result(outcome: Outcome) -> str:
    ranks = " ".join(map(str, outcome.ranks))
    scores = " ".join(map(str, outcome.scores))
    return tell("verify-outcome", ranks=ranks, scores=scores, reason=outcome.reason)


def _check_luck(game: Game[Any], record: Record, end: State) -> bool:
    from equipoise.core.record import RecordError

    if record.luck is None:
        click.echo(tell("verify-luck-none"))
        return True
    if not record.luck.secret and game.outcome(end) is None:
        click.echo(tell("verify-luck-open"))
        return True
    try:
        dice = record.luck.dice()
    except RecordError as error:
        click.echo(tell("verify-luck-bad", why=str(error)))
        return False
    return _throw_again(game, record, dice, bool(record.luck.contributions))


def _throw_again(game: Game[Any], record: Record, dice: Dice, shared: bool) -> bool:
    from equipoise.cli.moves import make_moves
    from equipoise.core.game import CHANCE

    s: State = game.start()
    draw = 0
    for number, move, action in make_moves(game, s, record.moves):
        if move.seat == CHANCE:
            draw += 1
            true = game.legal(s, CHANCE)[dice.pick(game.odds(s))]
            if true != action:
                values = {"true": game.words[true], "move": game.words[action]}
                click.echo(tell("verify-luck-wrong", draw=draw, number=number, **values))
                return False
    click.echo(tell("verify-luck-shared" if shared else "verify-luck-alone", count=draw))
    return True
