"""How often games end in a certain way, by the kind of player and the kind of table."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Callable, Final, final

from equipoise import catalog
from equipoise.bots.judging import Judge
from equipoise.bots.uniform import Uniform
from equipoise.core.datafile import read_toml
from equipoise.core.fair import SeededDice
from equipoise.core.referee import Player, run

BATCH: Final = 50  # games of one job: enough to be worth a process's while, few enough for a lively bar

Cell = tuple[str, str]  # a table and a kind of player


@final
class Figure:
    """What came of some games: how many ended that way, and how many turns all of them took."""

    __slots__ = ("ended", "games", "turns")

    def __init__(self, games: int = 0, ended: float = 0, turns: float = 0) -> None:
        self.games = games
        self.ended = ended
        self.turns = turns

    def add(self, other: Figure) -> None:
        self.games += other.games
        self.ended += other.ended
        self.turns += other.turns

    @property
    def share(self) -> float:
        """In per cent."""
        return 100 * self.ended / self.games

    @property
    def length(self) -> float:
        return self.turns / self.games


@final
class Study:
    """A question about a game: the option that is varied, the players, the ending that is counted."""

    def __init__(
        self, game: str, option: str, values: list[str], players: dict[str, Callable[[], Player]], ending: str
    ) -> None:
        self.game = game
        self.option = option
        self.values = values
        self.players = players
        self.ending = ending

    def cells(self) -> list[Cell]:
        return [(value, player) for value in self.values for player in self.players]

    def measure(self, cell: Cell, games: int, seed: int) -> Figure:
        """So many games of two equal players; the same seed gives the same games."""
        value, kind = cell
        table = catalog.find(self.game).table(2, **{self.option: value})
        players = [self.players[kind](), self.players[kind]()]
        found = Figure()
        for number in range(games):
            record = run(table, players, SeededDice(seed + number))
            assert record.outcome is not None
            turns = sum(move.seat >= 0 for move in record.moves)
            found.add(Figure(1, record.outcome.reason == self.ending, turns))
        return found

    def earlier(self) -> dict[Cell, Figure]:
        """The figures of the file beside this one, to be held against ours."""
        data = read_toml(Path(__file__).with_name(f"odds-{self.game}.toml"))
        games = data["games"]
        assert isinstance(games, int)
        found: dict[Cell, Figure] = {}
        for value, kind in self.cells():
            told = data[value][kind]  # type: ignore[index]
            found[value, kind] = Figure(games, told["tips"] * games / 100, told["turns"] * games)
        return found


DUELS: Final = Study(
    "duels",
    "arm",
    ["nervous", "standard", "steady"],
    {"random": Uniform, "eye-2": lambda: Judge(2), "eye-1": lambda: Judge(1), "careful": Judge},
    "tip",
)
STUDIES: Final = {DUELS.game: DUELS}

Job = tuple[str, Cell, int, int]  # game, cell, games, seed


def measure_job(job: Job) -> Figure:
    game, cell, games, seed = job
    return STUDIES[game].measure(cell, games, seed)


def jobs(study: Study, games: int, seed: int) -> list[Job]:
    """The work in batches; no two games of a cell have the same luck."""
    found: list[Job] = []
    for begun in range(0, games, BATCH):
        for cell in study.cells():
            found.append((study.game, cell, min(BATCH, games - begun), seed * 1_000_000 + begun))
    return found


def chance(ours: Figure, theirs: Figure) -> float:
    """Points by which two shares differ at most in 19 of 20 cases if both measure the same thing."""
    both = (ours.ended + theirs.ended) / (ours.games + theirs.games)
    return 100 * 1.96 * math.sqrt(both * (1 - both) * (1 / ours.games + 1 / theirs.games))
