"""Which opinion the bots have of a game, with the weights it has learned."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from equipoise.bots.search.opinion import Opinion
from equipoise.core.datafile import DataError, Reader, read_toml
from equipoise.core.game import Game, State

WEIGHTS: Final = Path(__file__).parent / "weights"
GREATEST: Final = 1e6  # of a weight; learned ones are far below

# Where learning begins; all else at 0. What never happens in the games it learns from keeps what it begins
# with: with two players nobody is out before the end, a steady arm never slips.
FIRST: Final = {
    "out": -10.0,
    "fallen": -10.0,
    "slips": -4.0,
    "nobles won in the simple game": 4.0,
    "card laid in the simple game": 0.2,
}


@cache
def opinion(game: str, seats: int = 2, teams: bool = False) -> Opinion:
    """What is worth much against one rival may be worth little against three: some games have learned with
    several numbers of seats."""
    return make_opinion(game, read_weights(weights_file(game, seats, teams), feature_names(game)))


@cache
def has_opinion(game: str) -> bool:
    return all(find_spec(f"equipoise.{place}.{game}") for place in ("games", "bots.search"))


def opinion_on(game: Game[Any]) -> Opinion:
    return opinion(game.name, game.seats, bool(game.teams()))


def same_again(game: Game[Any], s: State) -> int:
    """`Opinion.again`, also of games that nobody has an opinion on."""
    return opinion_on(game).again(game, s) if has_opinion(game.name) else 0


def weights_file(game: str, seats: int, teams: bool = False) -> Path:
    """That of teams with so many seats, or of so many seats, or of the next number below that has one."""
    together = WEIGHTS / f"{game}-teams-{seats}.toml"
    if teams and together.exists():
        return together
    for number in range(seats, 2, -1):
        path = WEIGHTS / f"{game}-{number}.toml"
        if path.exists():
            return path
    return WEIGHTS / f"{game}.toml"


def feature_names(game: str) -> list[str]:
    names: list[str] = import_module(_module(game)).NAMES
    return names


def first_opinion(game: str) -> Opinion:
    """One that has learned nothing yet."""
    return make_opinion(game, [FIRST.get(name, 0.0) for name in feature_names(game)])


def make_opinion(game: str, weights: list[float]) -> Opinion:
    made: Opinion = import_module(_module(game)).make(weights)
    return made


def _module(game: str) -> str:
    """The module in `search` with the game's name has it; only the game that is played is loaded."""
    if not has_opinion(game):
        raise ValueError(f"no bot has an opinion on positions of {game!r}")
    return f"equipoise.bots.search.{game}"


def read_weights(path: Path, names: list[str]) -> list[float]:
    """DataError names what the file lacks, or has too much."""
    reader = Reader()
    told = reader.table(read_toml(path), "weights", "the file")
    weights = [reader.measure(told, name, "weights", -GREATEST, GREATEST) for name in names]
    reader.only(told, "weights", names)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return weights


def weights_text(opinion: Opinion, how: list[str]) -> str:
    """What `read_weights` reads, after some lines on how it was made."""
    lines = [f"# {line}" for line in how]
    lines += ["", "[weights]"]
    lines += [f'"{name}" = {weight:.4f}' for name, weight in zip(opinion.names, opinion.weights)]
    return "\n".join(lines) + "\n"
