"""Figures from results: intervals for rates, and strengths on Elo's scale."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

import msgspec

from equipoise.bots.arena.games import Played

Z: Final = 1.959964  # 95 of 100 in the normal distribution
SCALE: Final = 400 / math.log(10)
MOST_STEP: Final = 1.0
ROUNDS: Final = 200
CLOSE: Final = 1e-10


class Rate(msgspec.Struct, frozen=True):
    """A share, and between which limits the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float


def wilson(share: float, count: int) -> Rate:
    """Wilson's interval. Draws count as parts, so it is rather too wide than too narrow."""
    if not count:
        return Rate(0.0, 0.0, 1.0)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    middle = share + Z * Z / (2 * count)
    whole = 1 + Z * Z / count
    # Rounding must not put the share itself outside.
    return Rate(
        share,
        min(share, max(0.0, (middle - spread) / whole)),
        max(share, min(1.0, (middle + spread) / whole)),
    )


def at_most(wins: int, games: int, fair: float) -> float:
    """The chance of so many wins or fewer, of games that are won with the chance `fair` each."""
    ways = math.lgamma(games + 1) - math.lgamma(wins + 1) - math.lgamma(games - wins + 1)
    exactly = math.exp(ways + wins * math.log(fair) + (games - wins) * math.log1p(-fair))
    chance = 0.0
    for fewer in range(wins, -1, -1):
        chance += exactly
        exactly *= fewer * (1 - fair) / ((games - fewer + 1) * fair)
    return chance


class Rating(msgspec.Struct, frozen=True):
    """Elo, the average of the field being 0."""

    elo: float
    low: float
    high: float


def ratings(games: list[Played], bots: list[str]) -> dict[str, Rating]:
    """The likeliest strengths (Bradley and Terry), each pair having one drawn game more than it played.

    Without that a bot that won everything would be infinitely strong. A drawn game is half a win
    for both. With more than two seats every two seats of different bots are a game of 2 / seats; a team is
    as one seat.
    """
    wins = _wins(games, bots)
    count = len(bots)
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slope, curve = _derivatives(wins, strengths)
        steps = _times(_inverse(curve), slope)
        longest = max(abs(step) for step in steps)
        damped = min(1.0, MOST_STEP / longest) if longest else 1.0
        strengths = [strength + damped * step for strength, step in zip(strengths, steps)]
        if longest < CLOSE:
            break
    spread = _inverse(_derivatives(wins, strengths)[1])
    found: dict[str, Rating] = {}
    for place, bot in enumerate(bots):
        variance = max(0.0, spread[place][place] - 1 / count)  # less what held the average at 0
        elo, reach = SCALE * strengths[place], SCALE * Z * math.sqrt(variance)
        found[bot] = Rating(elo, elo - reach, elo + reach)
    return found


def _wins(games: list[Played], bots: list[str]) -> list[list[float]]:
    place = {bot: number for number, bot in enumerate(bots)}
    wins = [[0.0 if a == b else 0.5 for b in bots] for a in bots]
    for played in games:
        seats = [party[0] for party in played.parties()]
        weight = 2 / len(seats)
        for one, other in combinations(seats, 2):
            a, b = place[played.lineup[one]], place[played.lineup[other]]
            if a == b:
                continue
            ahead = played.ranks[other] - played.ranks[one]
            wins[a][b] += weight * (0.5 if ahead == 0 else float(ahead > 0))
            wins[b][a] += weight * (0.5 if ahead == 0 else float(ahead < 0))
    return wins


def _derivatives(wins: list[list[float]], strengths: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its slope, and its curve with the average held at 0."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[1 / count] * count for _ in range(count)]
    for a, b in combinations(range(count), 2):
        games = wins[a][b] + wins[b][a]
        chance = 1 / (1 + math.exp(strengths[b] - strengths[a]))
        bend = games * chance * (1 - chance)
        slope[a] += wins[a][b] - games * chance
        slope[b] -= wins[a][b] - games * chance
        curve[a][a] += bend
        curve[b][b] += bend
        curve[a][b] -= bend
        curve[b][a] -= bend
    return slope, curve


def _times(matrix: list[list[float]], column: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, column)) for row in matrix]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; a ladder has few bots. The matrix is symmetric and positive: no row is exchanged."""
    count = len(matrix)
    rows = [[*row, *[float(a == b) for b in range(count)]] for a, row in enumerate(matrix)]
    for place in range(count):
        lead = rows[place][place]
        rows[place] = [value / lead for value in rows[place]]
        for other in range(count):
            if other != place:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place])]
    return [row[count:] for row in rows]
