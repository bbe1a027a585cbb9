"""How often each side wins when a bot plays against itself: empires, seats."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.games import Played
from equipoise.bots.arena.ratings import Rate, at_most, wilson
from equipoise.bots.arena.schedule import Wish
from equipoise.core.record import AGREED_DRAW

FEWEST: Final = 0.5  # of its fair share: a side that wins less is too weak
MOST: Final = 2.0  # of it: who wins more is too strong, and so is who leaves all others too weak together
CHANCE: Final = 0.025  # on either side: at most one of 20 fair sides seems unfair

FAIR: Final = "fair"
LESS: Final = "less"  # than the fair share, and chance alone would hardly do it
MORE: Final = "more"
WEAK: Final = "weak"  # below half of the fair share
STRONG: Final = "strong"  # more than double, or the others together below half of theirs


class SideRate(msgspec.Struct, frozen=True):
    side: str
    games: int
    rate: Rate
    of_share: float  # the rate as a multiple of the fair share
    verdict: str


class Count(msgspec.Struct, frozen=True):
    """All games with one number of seats."""

    wish: Wish
    played: int
    end: str
    agreed: int  # games that stood still and were given up as drawn
    unended: list[int]
    forfeits: int
    sides: list[SideRate]  # the most successful first
    order: list[SideRate]  # who decides first, next and so on
    fair: float  # the share of each if all were equal


class Fairness(msgspec.Struct, frozen=True):
    equipoise: str
    rules: str  # compiled or interpreted
    game: str
    bot: str
    counts: list[Count]

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def count(wish: Wish, contest: Contest) -> Count:
    games = contest.games
    named = {played.number: [played.sides[party[0]] for party in played.parties()] for played in games}
    order = {played.number: places(played.order, played.parties()) for played in games}
    sides = side_rates(games, named)
    return Count(
        wish,
        len(games),
        contest.end,
        sum(played.reason == AGREED_DRAW for played in games),
        [played.number for played in games if not played.ended],
        sum(len(played.faults) for played in games),
        sorted(sides, key=lambda one: -one.rate.share),
        side_rates(games, order),
        1 / (len(wish.teams) or wish.seats),
    )


def places(order: list[int], parties: list[list[int]]) -> list[str]:
    """By party: its place among those who decide, from 1; empty where there is no order. A team decides as
    soon as one of its players does."""
    firsts = [min(order.index(seat) for seat in party) for party in parties if order]
    return [str(sorted(firsts).index(first) + 1) for first in firsts]


def side_rates(games: list[Played], sides: dict[int, list[str]]) -> list[SideRate]:
    """`sides` by game and party: a team wins once, not once for each of its seats."""
    shares: dict[str, list[float]] = {}
    for played in games:
        for side, (_, share) in zip(sides[played.number], played.results()):
            if side:
                shares.setdefault(side, []).append(share)
    parties = len(games[0].parties()) if games else 1
    return [_rate(side, found, 1 / parties, _most(parties)) for side, found in sorted(shares.items())]


def _most(parties: int) -> float:
    """As a multiple of the fair share 1 / parties: there the others have half of theirs left. Only of two is
    that less than double."""
    return min(MOST, parties - FEWEST * (parties - 1))


def _rate(side: str, shares: list[float], fair: float, most: float) -> SideRate:
    games = len(shares)
    rate = wilson(sum(shares) / games, games)
    return SideRate(side, games, rate, rate.share / fair, verdict(sum(shares), games, fair, most))


def verdict(wins: float, games: int, fair: float, most: float) -> str:
    """Too weak or too strong by the figure; less or more only if chance alone would hardly do it. By the
    binomial distribution itself: Wilson's interval is too narrow for few games. Of shared wins that do not
    make a whole one, the part counts for fairness."""
    wins, due = round(wins, 3), games * fair  # three thirds are a win
    if wins < due and at_most(math.ceil(wins), games, fair) <= CHANCE:
        return WEAK if wins < FEWEST * due else LESS
    if wins > due and at_most(games - math.floor(wins), games, 1 - fair) <= CHANCE:
        return STRONG if wins > most * due else MORE
    return FAIR
