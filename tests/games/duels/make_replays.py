"""Writes the golden games: one for every mode, number of seats and way to end.

    PYTHONPATH=src:. python -m tests.games.duels.make_replays

Each way to end has a plan that all seats follow together, with luck for the rest; the rules alone say
when a game is over. The files are only written anew when the rules change on purpose.
"""

from __future__ import annotations

from pathlib import Path
from typing import Callable

from tests.games.duels.tables import Choice, table

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE
from equipoise.core.record import Move, new_record
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.state import Duel

FOLDER = Path(__file__).parent / "replays"
MOST_MOVES = 700
MODES: dict[str, tuple[int, Choice]] = {
    "2": (2, {}),
    "2-eight": (2, {"pawns": 8, "model": "b"}),
    "2-shaky": (2, {"shaky": True, "model": "d", "singles": "at_2_5"}),
    "2-rearrange": (2, {"final": "rearrange", "model": "c"}),
    "3": (3, {}),
    "4": (4, {"pact": "ac_bd"}),
    "2v1": (3, {"mode": "teams"}),
    "2v1-players": (3, {"mode": "teams", "turns": "players", "shaky": True}),
    "2v2": (4, {"mode": "teams", "passing": "team"}),
}
REASONS = ["home", "tip", "standstill"]

Plan = Callable[[DuelGame, Duel, list[str], SeededDice], str]


def any_of(lines: list[str], dice: SeededDice) -> str:
    return lines[dice.below(len(lines))]


def keeps(game: DuelGame, s: Duel, line: str) -> int:
    """The torque that is left, great if the arm tips."""
    after = s.copy()
    game.apply(after, game.to_act(s)[0], game.ids[line])
    return 1000 if after.fell_count > s.fell_count else abs(int(after.torque))


def careful(game: DuelGame, s: Duel, lines: list[str], dice: SeededDice) -> str:
    """Moves on if the arm stays up, and keeps it level otherwise."""
    moves = [line for line in lines if line.startswith("move") and keeps(game, s, line) < 15]
    return any_of(moves, dice) if moves else min(lines, key=lambda line: keeps(game, s, line))


def careless(game: DuelGame, s: Duel, lines: list[str], dice: SeededDice) -> str:
    return max(lines, key=lambda line: (keeps(game, s, line), line))


def idle(game: DuelGame, s: Duel, lines: list[str], dice: SeededDice) -> str:
    return "pass" if "pass" in lines else "skip" if "skip" in lines else careful(game, s, lines, dice)


PLANS: dict[str, Plan] = {"home": careful, "tip": careless, "standstill": idle}


def stuck_throw(game: DuelGame, s: Duel) -> str:
    """For a standstill the die shows what cannot be used, if there is such a number."""
    for number in range(6, 0, -1):
        after = s.copy()
        game.apply(after, CHANCE, game.ids[f"throw {number}"])
        if game.to_act(after) != [CHANCE]:
            lines = [game.words[action] for action in game.legal(after, game.to_act(after)[0])]
            if "skip" in lines or "pass" in lines:
                return f"throw {number}"
    return ""


def one_game(mode: str, reason: str, seed: int) -> str | None:
    """The record of a game that ends so, None if this one does not."""
    seats, options = MODES[mode]
    game = table(seats, **options)
    dice = SeededDice(seed)
    record = new_record(game)
    s = game.start()
    while game.to_act(s) and len(record.moves) < MOST_MOVES:
        (seat,) = game.to_act(s)
        lines = [game.words[action] for action in game.legal(s, seat)]
        if seat == CHANCE:
            words = lines[dice.pick(game.odds(s))]
            if reason == "standstill" and words.startswith("throw"):
                words = stuck_throw(game, s) or words
        elif reason == "standstill" and len(record.moves) < 150:
            words = careful(game, s, lines, dice)
        else:
            words = PLANS[reason](game, s, lines, dice)
        record.moves.append(Move(seat, words))
        game.apply(s, seat, game.ids[words])
    record.outcome = game.outcome(s)
    return record.text() if record.outcome is not None and record.outcome.reason == reason else None


def file_name(mode: str, reason: str) -> str:
    return f"{mode}-{reason}.game"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for mode in MODES:
        for reason in REASONS:
            text = next(filter(None, (one_game(mode, reason, seed) for seed in range(400))))
            (FOLDER / file_name(mode, reason)).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
