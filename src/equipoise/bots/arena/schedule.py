"""Who sits where. A round has every line-up in every rotation, all with the same luck."""

from __future__ import annotations

import hashlib
from itertools import combinations
from typing import Final

import msgspec

from equipoise.core.fair import SeededDice

MOST_STEPS: Final = 20_000  # decisions in a game; one that has not ended by then is named


class Job(msgspec.Struct, frozen=True):
    """One game, as plain data: a worker builds everything from it."""

    number: int
    round: int
    game: str
    seats: int
    options: dict[str, str]
    lineup: list[str]  # by seat: the bot
    luck: int  # the seed of chance: the same for all games of a round
    dice: list[int]  # by seat: the seed of the bot's own dice
    budget: float
    steps: int


class Wish(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    budget: float = 1.0
    steps: int = MOST_STEPS
    teams: list[list[int]] = []  # seats that win together; empty where each plays alone


def lineups(bots: list[str], seats: int) -> list[list[str]]:
    """As many bots as seats: these. More: every choice among them. Fewer: all sit down again, and every
    choice among them takes the seats that are left over, so that any two meet in the same company. Where
    teams play, a bot has a whole one, which counts as a seat."""
    if len(bots) > seats:
        bots = list(dict.fromkeys(bots))
    if len(bots) >= seats:
        return [list(chosen) for chosen in combinations(bots, seats)]
    times, over = divmod(seats, len(bots))
    return [bots * times + list(chosen) for chosen in combinations(bots, over)]


def rotations(order: list[str]) -> list[list[str]]:
    """Every bot in every seat equally often; what would be the same table again is left out."""
    found: list[list[str]] = []
    for first in range(len(order)):
        turned = order[first:] + order[:first]
        if turned not in found:
            found.append(turned)
    return found


def schedule(wish: Wish) -> list[Job]:
    """Whole rounds, so many that no fewer games are played than wished for."""
    jobs: list[Job] = []
    round = 0
    while len(jobs) < wish.games:
        for place, lineup in enumerate(lineups(wish.bots, len(wish.teams) or wish.seats)):
            # Who sits beside whom changes from round to round.
            order = _shuffled(lineup, seed_of("order", wish.seed, round, place))
            for turned in rotations(order):
                jobs.append(_job(wish, len(jobs), round, _seated(turned, wish.teams)))
        round += 1
    return jobs


def _seated(order: list[str], teams: list[list[int]]) -> list[str]:
    """By seat."""
    if not teams:
        return order
    bots = {seat: bot for bot, team in zip(order, teams) for seat in team}
    return [bots[seat] for seat in range(len(bots))]


def _job(wish: Wish, number: int, round: int, lineup: list[str]) -> Job:
    dice = [seed_of("bot", wish.seed, number, seat) for seat in range(wish.seats)]
    return Job(
        number,
        round,
        wish.game,
        wish.seats,
        wish.options,
        lineup,
        seed_of("luck", wish.seed, round),
        dice,
        wish.budget,
        wish.steps,
    )


def seed_of(what: str, *numbers: int) -> int:
    """Seeds that have nothing to do with each other, the same on every machine."""
    text = " ".join([what, *map(str, numbers)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _shuffled(lineup: list[str], seed: int) -> list[str]:
    dice = SeededDice(seed)
    rest = list(lineup)
    return [rest.pop(dice.below(len(rest))) for _ in lineup]
