"""How often each side wins when a bot plays against itself: empires, seats."""

from __future__ import annotations

from statistics import fmean
from typing import Final

import msgspec

from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.games import Played
from equipoise.bots.arena.ratings import Rate, wilson
from equipoise.bots.arena.schedule import Wish

FEWEST: Final = 0.5  # of its fair share: a side that wins less is too weak
MOST: Final = 2.0  # of it: who wins more is too strong, and so is who leaves all others too weak together

FAIR: Final = "fair"
LESS: Final = "less"  # the whole interval lies below the fair share
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
    unended: list[int]
    forfeits: int
    sides: list[SideRate]  # the most successful first
    order: list[SideRate]  # who decides first, next and so on
    fair: list[float]  # by seat: its share if all sides were equal


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
    named = {played.number: played.sides for played in games}
    order = {played.number: places(played.order, wish.seats) for played in games}
    sides = side_rates(games, named)
    return Count(
        wish,
        len(games),
        contest.end,
        [played.number for played in games if not played.ended],
        sum(len(played.faults) for played in games),
        sorted(sides, key=lambda one: -one.rate.share),
        side_rates(games, order),
        games[0].fair if games else [1 / wish.seats] * wish.seats,
    )


def places(order: list[int], seats: int) -> list[str]:
    """By seat: its place among those who decide, from 1; empty where there is no order."""
    return [str(order.index(seat) + 1) if order else "" for seat in range(seats)]


def side_rates(games: list[Played], sides: dict[int, list[str]]) -> list[SideRate]:
    shares: dict[str, list[float]] = {}
    fair: dict[str, list[float]] = {}
    for played in games:
        for side, share, due in zip(sides[played.number], played.shares(), played.fair):
            if side:
                shares.setdefault(side, []).append(share)
                fair.setdefault(side, []).append(due)
    most = _most(len(games[0].parties())) if games else MOST
    return [_rate(side, found, fmean(fair[side]), most) for side, found in sorted(shares.items())]


def _most(parties: int) -> float:
    """As a multiple of the fair share 1 / parties: there the others have half of theirs left. Only of two is
    that less than double."""
    return min(MOST, parties - FEWEST * (parties - 1))


def _rate(side: str, shares: list[float], fair: float, most: float) -> SideRate:
    rate = wilson(sum(shares) / len(shares), len(shares))
    return SideRate(side, len(shares), rate, rate.share / fair, _verdict(rate, fair, most))


def _verdict(rate: Rate, fair: float, most: float) -> str:
    """Too weak or too strong by the figure; less or more only if chance alone would hardly do it."""
    if rate.share < FEWEST * fair and rate.high < fair:
        return WEAK
    if rate.share > most * fair and rate.low > fair:
        return STRONG
    return LESS if rate.high < fair else MORE if rate.low > fair else FAIR
