"""Writes the golden games: one for every number of seats and every way to end.

    PYTHONPATH=src:. python -m tests.games.europe1815.make_replays

Each way to end has a plan that all seats follow together, with luck for the rest; the rules alone say
when a game is over. The files are only written anew when the rules change on purpose.
"""

from __future__ import annotations

from pathlib import Path
from typing import Callable

from tests.games.europe1815.positions import (
    BOARD,
    CLASSES,
    LETTERS,
    TITLE,
    actor,
    on_board,
    points,
    table,
    where,
)

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE
from equipoise.core.record import Move, new_record
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import Europe

FOLDER = Path(__file__).parent / "replays"
MOST_MOVES = 400
BEATS = {"king": "banker", "general": "king", "banker": "general"}

Plan = Callable[[EuropeGame, Europe, list[str], SeededDice], str]


def any_of(lines: list[str], dice: SeededDice) -> str:
    return lines[dice.below(len(lines))]


def steps_to(goals: set[str]) -> dict[str, int]:
    """From every land to the nearest of these."""
    steps = dict.fromkeys(goals, 0)
    border = list(goals)
    for land in border:  # grows while it is walked
        for other in BOARD.neighbours[BOARD.land_ids[land]]:
            if BOARD.lands[other] not in steps:
                steps[BOARD.lands[other]] = steps[land] + 1
                border.append(BOARD.lands[other])
    return steps


def prey_of(game: EuropeGame, s: Europe, cls: str) -> set[str]:
    """The lands with an enemy pawn that the class beats."""
    letter = LETTERS[CLASSES.index(BEATS[cls])]
    own = actor(game, s)
    return {
        land
        for land in BOARD.lands
        if any(letter in pawns for empire, pawns in where(game, s, land).items() if empire != own)
    }


def hunt(game: EuropeGame, s: Europe, lines: list[str], dice: SeededDice, classes: list[str]) -> str:
    """Attacks if it can, else goes nearer to a victim, else ends the turn."""
    for cls in classes:
        blows = [line for line in lines if line.startswith(f"attack {cls} ")]
        if blows:
            return any_of(blows, dice)
    for cls in classes:
        steps = steps_to(prey_of(game, s, cls))
        ways = [line.split() for line in lines if line.startswith(f"move {cls} ")]
        nearer = [way for way in ways if steps.get(way[3], 99) < steps.get(way[2], 99)]
        if nearer:
            nearer.sort(key=lambda way: steps[way[3]])
            return " ".join(nearer[0])
    return "done"


def conquer(game: EuropeGame, s: Europe, lines: list[str], dice: SeededDice) -> str:
    """Seat 0 hunts everybody; the others look on."""
    return hunt(game, s, lines, dice, CLASSES) if game.to_act(s) == [0] else "done"


def wear_down(game: EuropeGame, s: Europe, lines: list[str], dice: SeededDice) -> str:
    """Kings eliminate all Bankers, then Generals all Kings: Generals are left."""
    bankers = any(on_board(game, s, empire)["banker"] for empire in BOARD.empires)
    return hunt(game, s, lines, dice, ["king"] if bankers else ["general"])


def expand(game: EuropeGame, s: Europe, lines: list[str], dice: SeededDice) -> str:
    """Seat 0 takes what gains most points, and duplicates where nothing does; the others look on."""
    if game.to_act(s) != [0]:
        return "done"
    own = actor(game, s)
    best, gain = "", points(game, s, own)
    for line in lines:
        after = s.copy()
        game.apply(after, 0, game.ids[line])
        if points(game, after, own) > gain:
            best, gain = line, points(game, after, own)
    if best:
        return best
    others = [line for line in lines if line.startswith(("duplicate", "move"))]
    return any_of(others, dice) if others else "done"


def multiply(game: EuropeGame, s: Europe, lines: list[str], dice: SeededDice) -> str:
    """Everybody duplicates Kings and spreads them, until one can call the end."""
    if "call end" in lines:
        return "call end"
    kings = [line for line in lines if line.startswith("duplicate king")]
    return any_of(kings or [line for line in lines if line.startswith("move king")] or ["done"], dice)


def wander(game: EuropeGame, s: Europe, lines: list[str], dice: SeededDice) -> str:
    return any_of(lines, dice)


PLANS: dict[str, tuple[Plan, dict[str, bool | int | str]]] = {
    "points": (expand, {"track_points": True}),
    "pawns exhausted": (multiply, {"empires": "chosen"}),
    "last empire": (conquer, {"bonus": "no_enemies", "respawn": True}),
    "domination": (conquer, {"total_domination": True}),
    "deadlock": (wear_down, {"total_domination": True, "empires": "chosen"}),
    "round limit": (wander, {"round_limit": 4, "respawn": True}),
}


def one_game(seats: int, reason: str, seed: int) -> str | None:
    """The record of a game that ends so, None if this one does not."""
    plan, options = PLANS[reason]
    game = table(seats, **options)
    dice = SeededDice(seed)
    record = new_record(game)
    s = game.start()
    while game.to_act(s) and len(record.moves) < MOST_MOVES:
        (seat,) = game.to_act(s)
        lines = [game.words[action] for action in game.legal(s, seat)]
        planned = seat != CHANCE and "done" in lines
        words = plan(game, s, lines, dice) if planned else any_of(lines, dice)
        record.moves.append(Move(seat, words))
        game.apply(s, seat, game.ids[words])
    record.outcome = game.outcome(s)
    return record.text() if record.outcome is not None and record.outcome.reason == reason else None


def file_name(seats: int, reason: str) -> str:
    return f"{seats}-{reason.replace(' ', '-')}.game"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in range(TITLE.fewest, TITLE.most + 1):
        for reason in TITLE.reasons:
            text = next(filter(None, (one_game(seats, reason, seed) for seed in range(40))))
            (FOLDER / file_name(seats, reason)).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
