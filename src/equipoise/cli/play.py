"""`equipoise play`: people and bots at one terminal."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

import click

from equipoise.cli.told import Fault, TellingCommand, TellingOption, speaker, started_as, tell

if TYPE_CHECKING:
    from rich.console import Console

    from equipoise.cli.match import Match, Source
    from equipoise.cli.prompt import Prompt
    from equipoise.cli.talk import Talk
    from equipoise.core.game import Game, State
    from equipoise.core.record import Record
    from equipoise.core.title import Title

DEFAULT_GAME = "europe1815"
MOST_NAME_LETTERS = 40


@final
class Wish:
    """What was given on the command line."""

    def __init__(
        self, seats: int | None, bots: str | None, option: tuple[str, ...], names: str | None,
        seed: int | None, luck: bool,
    ) -> None:  # fmt: skip
        self.seats = seats
        self.bots = bots
        self.option = option
        from equipoise.cli.tables import check_text

        check_text(names or "")
        tidied = [" ".join(name.split()) for name in (names or "").split(",")]
        self.names = [name[:MOST_NAME_LETTERS] for name in tidied if name]
        self.seed = seed
        self.luck = luck


@click.command(cls=TellingCommand)
@click.argument("game", required=False)
@click.option("--seats", type=int, cls=TellingOption)
@click.option("--bots", metavar="N|NAMES", cls=TellingOption)
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", cls=TellingOption)
@click.option("--names", metavar="A,B", cls=TellingOption)
@click.option("--seed", type=int, cls=TellingOption)
@click.option("--luck", is_flag=True, cls=TellingOption)
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", cls=TellingOption)
@click.option("--plain", is_flag=True, cls=TellingOption)
def play(
    game: str | None, seats: int | None, bots: str | None, option: tuple[str, ...], names: str | None,
    seed: int | None, luck: bool, resume: Path | None, plain: bool,
) -> None:  # fmt: skip
    from equipoise.cli.screen import make_console

    if seed is not None and luck:
        raise Fault(tell("seed-and-luck"))
    wish = Wish(seats, bots, option, names, seed, luck)
    console = make_console(plain)
    try:
        if resume is None:
            _play_new(game or DEFAULT_GAME, wish, console)
        else:
            for given, name in ((game, "GAME"), (seats, "--seats"), (option, "--option"), (luck, "--luck")):
                if given:
                    raise Fault(tell("resume-only", option=name))
            _play_on(resume, wish, console)
    except KeyboardInterrupt:
        # Before the first question: there is nothing to save yet.
        console.print(tell("bye"))


def _play_new(game_id: str, wish: Wish, console: Console) -> None:
    from equipoise import catalog
    from equipoise.cli.files import new_path
    from equipoise.cli.match import Match, Source
    from equipoise.cli.prompt import make_prompt
    from equipoise.cli.tables import bot_names, listed_bots, make_table
    from equipoise.core.fair import commitment, new_secret
    from equipoise.core.record import Luck

    title = catalog.find(game_id)
    bots_wanted = len(listed_bots(wish.bots, game_id)) if wish.bots is not None else 0
    seats = wish.seats if wish.seats is not None else max(title.fewest, len(wish.names) + bots_wanted)
    game = make_table(game_id, seats, wish.option)
    bots = bot_names(game_id, game.seats, wish.bots, len(wish.names))
    names = _names(bots, wish.names)
    prompt = make_prompt()
    console.print(tell("welcome", title=speaker().rule(f"{title.prefix.lower()}-title")), style="bold")
    secret = new_secret() if wish.seed is None else ""
    contributions: list[str] = []
    if secret:
        # The promise first: who knows the player's words could look for a secret that suits him.
        console.print(tell("luck-commitment", commitment=commitment(secret)), style="dim")
        if wish.luck:
            contributions.append(_own_words(console, prompt))
    else:
        console.print(tell("luck-seeded", seed=str(wish.seed)), style="dim")
    match = Match(game, bots, Source(wish.seed, secret, contributions))
    match.record.names = names
    match.record.luck = Luck(commitment(secret), contributions) if secret else None
    _converse(title, match, console, prompt, new_path(game_id))


def _own_words(console: Console, prompt: Prompt) -> str:
    from equipoise.cli.refusals import printable

    console.print(tell("luck-ask"), style="bold")
    try:
        while True:
            words = printable(" ".join(prompt.ask([]).split()))
            if words:
                return words
    except EOFError:
        raise Fault(tell("luck-no-words")) from None


def _play_on(path: Path, wish: Wish, console: Console) -> None:
    from equipoise import catalog
    from equipoise.bots import OUTSIDE
    from equipoise.cli.files import read_game_file
    from equipoise.cli.match import Match
    from equipoise.cli.prompt import make_prompt
    from equipoise.cli.replay import replay_whole
    from equipoise.cli.screen import show_outcome, show_picture
    from equipoise.core.game import WATCHER

    record = read_game_file(path)
    game = catalog.table_of(record)
    end = replay_whole(game, record, path)  # an illegal move is told with its number
    title = catalog.find(record.game)
    outcome = game.outcome(end)
    if outcome is not None:
        show_picture(console, game, end, WATCHER)
        show_outcome(console, title.prefix, outcome, record.names)
        command, file = started_as(), shlex.quote(str(path))
        console.print(tell("over", command=command, path=file), soft_wrap=True)
        return
    _check_unended(game, record, end, path)
    bots = _bots_on(record, wish)
    if wish.bots is None:
        for name in record.names:
            if name.startswith(tell("bot", bot=OUTSIDE)):
                console.print(tell("no-program", name=name))
    source = _luck_on(record, wish, path, console)
    match = Match(game, bots, source)
    match.rebuild(record.moves)
    match.record.luck = record.luck
    match.record.names = _names(
        bots, wish.names or [name for name, bot in zip(record.names, bots) if not bot]
    )
    _converse(title, match, console, make_prompt(), path)


def _check_unended(game: Game[Any], record: Record, end: State, path: Path) -> None:
    """Nobody plays on after an end beside the rules: what the file says of it would be lost."""
    from equipoise import catalog
    from equipoise.cli.replay import outcome_at
    from equipoise.cli.screen import reason_message

    outcome = outcome_at(game, record, end)
    if outcome is not None:
        reason = reason_message(catalog.find(record.game).prefix, outcome.reason)
        command, file = started_as(), shlex.quote(str(path))
        raise Fault(tell("resume-ended", path=str(path), reason=reason, command=command, file=file))


def _luck_on(record: Record, wish: Wish, path: Path, console: Console) -> Source:
    """The luck of a saved game; where its secret is lost nobody can check it any more, and it says so."""
    from equipoise.cli.files import read_secret
    from equipoise.cli.match import Source
    from equipoise.core.fair import commitment

    if record.luck is None:
        return Source(wish.seed, "", [])
    secret = record.luck.secret or read_secret(path)
    if wish.seed is not None or commitment(secret) != record.luck.commitment:
        console.print(tell("luck-lost"), style="dim")
        record.luck = None
        return Source(wish.seed, "", [])
    return Source(None, secret, record.luck.contributions)


def _bots_on(record: Record, wish: Wish) -> list[str]:
    """Who played before, unless others are named."""
    from equipoise.cli.called import bot_called
    from equipoise.cli.tables import bot_names

    if wish.bots is None and record.names:
        return [bot_called(name, record.seats) for name in record.names]
    return bot_names(record.game, record.seats, wish.bots, len(wish.names))


def _names(bots: list[str], given: list[str]) -> list[str]:
    people = bots.count("")
    if len(given) > people:
        raise Fault(tell("too-many-names", names=len(given), people=people))
    rest = list(given)
    names: list[str] = []
    for seat, bot in enumerate(bots):
        if bot:
            names.append(tell("bot", bot=bot))
        else:
            names.append((rest.pop(0) if rest else "") or tell("player", number=seat + 1))
    return names


def _converse(title: Title, match: Match, console: Console, prompt: Prompt, path: Path) -> None:
    from equipoise.bots.levels import Searcher
    from equipoise.cli.screen import show_outcome, show_picture
    from equipoise.cli.talk import Leave, Talk
    from equipoise.core.game import WATCHER

    talk = Talk(title, match, console, prompt, path)
    if match.viewers == [WATCHER]:
        console.print(tell("nobody"))
    try:
        talk.run()
    except (Leave, KeyboardInterrupt):
        console.print()
        if _save(talk):
            command, file, bots = started_as(), shlex.quote(str(talk.path)), _programs(match)
            console.print(tell("resume", command=command, path=file, bots=bots), soft_wrap=True)
        console.print(tell("bye"))
        return
    finally:
        match.close()
    match.finish()
    show_picture(console, match.game, match.state, match.viewers[0])
    outcome = match.record.outcome
    assert outcome is not None
    show_outcome(console, title.prefix, outcome, match.record.names)
    if _save(talk) and any(isinstance(player, Searcher) for player in match.players):
        command, file = started_as(), shlex.quote(str(talk.path))
        console.print(tell("why-later", command=command, path=file), soft_wrap=True)


def _programs(match: Match) -> str:
    """How the bots are named to go on with them, if there is a program among them: no file starts one."""
    from equipoise.bots import OUTSIDE
    from equipoise.cli.tables import written_bots

    bots = [bot for bot in match.bots if bot]
    return shlex.quote(written_bots(bots)) if any(bot.startswith(OUTSIDE) for bot in bots) else "none"


def _save(talk: Talk) -> bool:
    """Where it should go, or if it cannot, where everybody may write: no game is lost."""
    return talk.save(talk.path) or talk.save(Path(tempfile.gettempdir(), talk.path.name))
