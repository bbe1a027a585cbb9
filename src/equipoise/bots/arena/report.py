"""What a contest came to: a line for each bot, and all of it as JSON."""

from __future__ import annotations

import msgspec

from equipoise.bots.arena.contest import ALL, Contest
from equipoise.bots.arena.games import Played
from equipoise.bots.arena.ratings import Rate, Rating, ratings, wilson
from equipoise.bots.arena.rounds import Compared, compared
from equipoise.bots.arena.schedule import Wish
from equipoise.bots.arena.verdict import ERROR
from equipoise.bots.seen import Seen
from equipoise.build import kind
from equipoise.core.record import AGREED_DRAW


class Standing(msgspec.Struct, frozen=True):
    """Of one bot. A bot that has several seats of a game has a result for each, for a whole team one."""

    bot: str
    games: int
    results: int
    wins: int
    shared: int
    losses: int
    unended: int
    forfeits: int
    rate: Rate  # of the win, for a seat; shared wins count in parts
    decided: Rate  # the same among games with one winner
    decisions: int
    mean_seconds: float
    slowest_seconds: float
    rating: Rating


class Fault(msgspec.Struct, frozen=True):
    game: int
    seat: int
    bot: str
    kind: str
    seen: Seen


class Line(msgspec.Struct, frozen=True):
    """One game."""

    game: int
    file: str
    lineup: list[str]
    ranks: list[int]
    sides: list[str]
    reason: str
    steps: int


class Report(msgspec.Struct, frozen=True):
    equipoise: str
    rules: str  # compiled or interpreted: what a second of thinking is worth
    wish: Wish
    scheduled: int
    played: int
    end: str  # all, certain, interrupted, lost
    why: Seen | None  # it broke off
    chance_of_error: float  # of the early end
    certain: list[tuple[str, str]]  # the one is stronger than the other
    standings: list[Standing]  # the best first
    compared: list[Compared]  # round by round, every two bots that sit equally often
    agreed: list[int]  # games that stood still and were given up as drawn
    unended: list[int]  # games that had not ended when their steps ran out
    faults: list[Fault]
    games: list[Line]

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def file_name(number: int) -> str:
    return f"{number:05d}.txt"


def make_report(version: str, wish: Wish, contest: Contest) -> Report:
    games = contest.games
    bots = list(dict.fromkeys(wish.bots))
    strengths = ratings(games, bots)
    standings = [standing(games, bot, strengths[bot]) for bot in bots]
    verdict = contest.verdict
    pairs = [pair for a, b in verdict.pairs for pair in ((a, b), (b, a))]
    return Report(
        version,
        kind(),
        wish,
        len(contest.jobs),
        len(games),
        contest.end,
        contest.why,
        ERROR,
        [pair for pair in pairs if verdict.better(*pair)],
        sorted(standings, key=lambda one: -one.rating.elo),
        compared(wish, verdict, contest.end == ALL),
        [played.number for played in games if played.reason == AGREED_DRAW],
        [played.number for played in games if not played.ended],
        [
            Fault(played.number, fault.seat, played.lineup[fault.seat], fault.kind, fault.seen)
            for played in games
            for fault in played.faults
        ],
        [
            Line(
                played.number,
                file_name(played.number),
                played.lineup,
                played.ranks,
                played.sides,
                played.reason,
                played.steps,
            )
            for played in games
        ],
    )


def standing(games: list[Played], bot: str, rating: Rating) -> Standing:
    met = [played for played in games if bot in played.lineup]
    results = [(played, share) for played in met for name, share in played.results() if name == bot]
    single = [(played, share) for played, share in results if len(played.winners()) == 1]
    wins = sum(share > 0 for _, share in single)
    shared = sum(share > 0 for _, share in results) - wins
    seats = [(played, seat) for played in met for seat, name in enumerate(played.lineup) if name == bot]
    paces = [played.paces[seat] for played, seat in seats]
    decisions = sum(pace.decisions for pace in paces)
    return Standing(
        bot,
        len(met),
        len(results),
        wins,
        shared,
        len(results) - wins - shared,
        sum(not played.ended for played in met),
        sum(fault.seat == seat for played, seat in seats for fault in played.faults),
        # Counted by games: the seats of one game do not tell as much as games of their own.
        wilson(sum(share for _, share in results) / len(results) if results else 0.0, len(met)),
        wilson(wins / len(single) if single else 0.0, len({played.number for played, _ in single})),
        decisions,
        sum(pace.seconds for pace in paces) / decisions if decisions else 0.0,
        max((pace.slowest for pace in paces), default=0.0),
        rating,
    )
