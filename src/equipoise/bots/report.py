"""How long games of bots last and how they end, by the number of seats."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path
from time import thread_time
from typing import Final, final

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.evaluations import lengths
from equipoise.core.datafile import read_toml
from equipoise.core.fair import SeededDice
from equipoise.core.game import Options
from equipoise.core.referee import run

BATCH: Final = 10  # games of one job: few, for a lively bar
UNENDED: Final = "unended"
MARKS: Final = (10, 50, 90)  # per cent of the games that are no longer than that

Job = tuple[str, int, Options, str, int, int]  # game, seats, options, bot, games, seed


@final
class Figures:
    """What came of some games: the length of each, how many ended in which way."""

    __slots__ = ("decisions", "endings", "lengths")

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.endings: Counter[str] = Counter()
        self.decisions = 0

    def add(self, other: Figures) -> None:
        self.lengths += other.lengths
        self.endings += other.endings
        self.decisions += other.decisions

    @property
    def games(self) -> int:
        return len(self.lengths)

    def marks(self) -> list[int]:
        """The lengths that 10, 50 and 90 per cent of the games do not exceed."""
        ranked = sorted(self.lengths)
        return [ranked[math.ceil(len(ranked) * mark / 100) - 1] for mark in MARKS]

    def share(self, ending: str) -> float:
        """In per cent."""
        return 100 * self.endings[ending] / self.games


def play(job: Job) -> Figures:
    """Equal bots in all seats; the same seed gives the same games."""
    name, seats, options, bot, games, seed = job
    table = catalog.find(name).table(seats, **options)
    length = lengths(name)
    found = Figures()
    for number in range(games):
        # Others play on the same machine: a bot that looks at a clock looks at the processor's.
        players = [find_bot(bot, thread_time) for _ in range(seats)]
        record = run(table, players, SeededDice(seed + number))
        decisions = sum(move.seat >= 0 for move in record.moves)
        s = table.start()
        for move in record.moves:
            table.apply(s, move.seat, table.ids[move.words])
        found.lengths.append(decisions if length is None else length(table, s))
        found.endings[UNENDED if record.outcome is None else record.outcome.reason] += 1
        found.decisions += decisions
    return found


def jobs(game: str, seats: list[int], options: Options, bot: str, games: int, seed: int) -> list[Job]:
    """In batches; no two games of a table have the same luck."""
    return [
        (game, number, options, bot, min(BATCH, games - begun), seed * 1_000_000 + begun)
        for begun in range(0, games, BATCH)
        for number in seats
    ]


@final
class Earlier:
    """Figures of another simulation: the marks of each kind of its players, by seats; shares from and to."""

    def __init__(self, marks: dict[str, dict[int, list[int]]], shares: dict[str, list[float]]) -> None:
        self.marks = marks
        self.shares = shares


def earlier(game: str, options: Options) -> Earlier | None:
    """Those of the file beside this one; none for a table of other options than it was measured at."""
    path = Path(__file__).with_name(f"report-{game}.toml")
    if not path.exists() or options != catalog.find(game).table(None).options:
        return None
    data = read_toml(path)
    told, shares = data["lengths"], data["endings"]
    assert isinstance(told, dict)
    assert isinstance(shares, dict)
    marks = {kind: {int(seats): row for seats, row in rows.items()} for kind, rows in told.items()}
    return Earlier(marks, shares)
