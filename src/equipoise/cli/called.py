"""Which bot played a seat, by the name that a game file gives it."""

from __future__ import annotations

from equipoise.bots import BOTS, UnknownBot, find_bot, level_of
from equipoise.bots.levels import LEVELS
from equipoise.cli.told import speaker, tell
from equipoise.core.message import Message


def bot_called(name: str, seats: int) -> str:
    """Empty for a person. No file starts a program, whatever a name in it says."""
    if level := _level_in_the_house(name, seats):
        return level
    before, after = tell("bot", bot="*").split("*")
    bot = name.removeprefix(before).removesuffix(after)
    if tell("bot", bot=bot) != name or level_of(bot) not in BOTS:
        return ""
    try:
        find_bot(bot)
    except UnknownBot:  # a person with a strange name
        return ""
    return bot


def _level_in_the_house(name: str, seats: int) -> str:
    """There bots go by their level, and several of one level are numbered."""
    for level in BOTS:
        called = Message(f"web-bot-{level}")
        numbers = range(seats + 1)
        if name in [speaker().tell(Message("web-bot-name", {"level": called, "number": n})) for n in numbers]:
            return level
    return ""


def level_called(names: list[str], seat: int, seats: int) -> str:
    """Of a bot that searches; empty for all others."""
    name = names[seat] if seat < len(names) else ""
    level = level_of(bot_called(name, seats) or name)  # the arena calls bots as they were given to it
    return level if level in [one.name for one in LEVELS] else ""
