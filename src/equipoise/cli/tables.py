"""A table from what was given on the command line."""

from __future__ import annotations

import csv
import io
import shlex
import shutil
from typing import Any

from equipoise import catalog
from equipoise.bots import OUTSIDE, find_bot, level_of
from equipoise.cli.told import Fault, tell
from equipoise.core.game import Game
from equipoise.core.options import read_options
from equipoise.play.levels import levels, quick


def check_text(given: str) -> None:
    """Anything can stand on a command line, but only text in a game file."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise Fault(tell("not-text", given=given)) from None


def option_texts(given: tuple[str, ...]) -> dict[str, str]:
    """`round_limit=12` and so on."""
    texts: dict[str, str] = {}
    for pair in given:
        check_text(pair)
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Fault(tell("option-form", given=pair))
        if name in texts:
            raise Fault(tell("option-twice", name=name))
        texts[name] = value
    return texts


def make_table(game: str, seats: int | None, given: tuple[str, ...]) -> Game[Any]:
    title = catalog.find(game)
    return title.table(seats, **read_options(title.options, option_texts(given)))


def listed_bots(given: str, game: str) -> list[str]:
    """`2` or `greedy,uniform`; a command with a comma in it stands in double quotes."""
    check_text(given)
    if given.isascii() and given.isdigit():
        return [quick(game)] * int(given[:4])
    try:
        (names,) = csv.reader([given], skipinitialspace=True, strict=True)
    except (csv.Error, ValueError):
        raise Fault(tell("bots-form", given=given)) from None
    bots = [name.strip() for name in names]
    if len(bots) > 1 and "" in bots:
        raise Fault(tell("bots-empty", given=given))
    return bots if bots != [""] else []


def written_bots(bots: list[str]) -> str:
    """As `listed_bots` reads them."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(bots)
    return line.getvalue()


def check_bot(name: str) -> None:
    """A bad name is told before the game begins, and so is a program that is not there."""
    find_bot(name)
    if name.startswith(OUTSIDE):
        command = name.removeprefix(OUTSIDE)
        try:
            words = shlex.split(command)
        except ValueError:
            raise Fault(tell("bot-command", command=command)) from None
        if not words or shutil.which(words[0]) is None:
            raise Fault(tell("bot-program", command=command))


def check_level(game: str, name: str) -> None:
    """The bot is there, and has an opinion on the game."""
    check_bot(name)
    if not name.startswith(OUTSIDE) and level_of(name) not in levels(game):
        raise Fault(tell("no-level", bot=name, game=game, allowed=", ".join(levels(game))))


def bot_names(game: str, seats: int, given: str | None, people: int) -> list[str]:
    """For each seat the bot that plays it, empty for a person: people first, then bots."""
    bots = [quick(game)] * (seats - max(people, 1)) if given is None else listed_bots(given, game)
    if len(bots) > seats:
        raise Fault(tell("too-many-bots", bots=len(bots), seats=seats))
    for name in bots:
        check_level(game, name)
    return [""] * (seats - len(bots)) + bots
