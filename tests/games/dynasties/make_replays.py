"""Writes the golden games: one for every mode, every number of seats and every way to end.

    PYTHONPATH=src:. python -m tests.games.dynasties.make_replays

Each way to end has a plan for what the seats say, with luck for the rest; the rules alone say when a game
is over. The files are only written anew when the rules change on purpose.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

from tests.games.dynasties.positions import TITLE

from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.record import Move, new_record
from equipoise.games.dynasties.board import CODE_OF, NOBLE, SUIT
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.rules.cards import pile
from equipoise.games.dynasties.state import COURT, REALM, Dynasties

FOLDER = Path(__file__).parent / "replays"
MOST_MOVES = 1500

Plan = Callable[[Game[Any], State, int, list[str], SeededDice], str]


def any_of(lines: list[str], dice: SeededDice) -> str:
    return lines[dice.below(len(lines))]


def first_of(lines: list[str], beginnings: list[str], dice: SeededDice) -> str:
    """Any word with the first of these beginnings that there is; else any word."""
    for beginning in beginnings:
        found = [line for line in lines if line.startswith(beginning)]
        if found:
            return any_of(found, dice)
    return any_of(lines, dice)


def idle(game: Game[Any], s: State, seat: int, lines: list[str], dice: SeededDice) -> str:
    return first_of(lines, ["pass", "done", "keep", "hold", "play r", "take 1"], dice)


def spend(lines: list[str], dice: SeededDice) -> str:
    """Draws as much as it can."""
    return first_of(lines, ["take 3", "treasure", "engage", "done", "keep", "play n", "play", "pass"], dice)


def outlive(game: Game[Any], s: State, seat: int, lines: list[str], dice: SeededDice) -> str:
    """Seat 0 looks on while the others run through their decks."""
    return idle(game, s, seat, lines, dice) if seat == 0 else spend(lines, dice)


def build(game: Game[Any], s: State, seat: int, lines: list[str], dice: SeededDice) -> str:
    """Seat 0 lays out every suit; the others look on."""
    if seat != 0:
        return idle(game, s, seat, lines, dice)
    assert isinstance(game, DynastiesGame) and isinstance(s, Dynasties)
    t = game.table
    shown = [t.suit[card] for card in pile(t, s, COURT, 0) if t.kind[card] == NOBLE]
    owned = [t.suit[card] for card in pile(t, s, REALM, 0)]
    for line in lines:
        verb, *rest = line.split()
        if verb == "play" and rest[0][0] in "nr":
            missing = shown if rest[0][0] == "n" else owned
            if SUIT[CODE_OF[rest[0]]] not in missing:
                return line
    return first_of(
        lines, ["engage n2m play", "engage n2p draw", "engage", "take 3", "play", "pass", "done"], dice
    )


def wander(game: Game[Any], s: State, seat: int, lines: list[str], dice: SeededDice) -> str:
    return any_of(lines, dice)


PLANS: dict[str, Plan] = {"peace": build, "dominance": outlive, "destruction": idle, "nobles": wander}
ENDINGS = [
    (mode, reason) for mode in ("standard", "advanced") for reason in ("peace", "dominance", "destruction")
]
ENDINGS.append(("simple", "nobles"))


def one_game(seats: int, mode: str, reason: str, seed: int) -> str | None:
    """The record of a game that ends so, None if this one does not."""
    game = TITLE.table(seats, mode=mode)
    dice = SeededDice(seed)
    record = new_record(game)
    s: State = game.start()
    while game.to_act(s) and len(record.moves) < MOST_MOVES:
        seat = game.to_act(s)[0]
        lines = [game.words[action] for action in game.legal(s, seat)]
        words = any_of(lines, dice) if seat == CHANCE else PLANS[reason](game, s, seat, lines, dice)
        record.moves.append(Move(seat, words))
        game.apply(s, seat, game.ids[words])
    record.outcome = game.outcome(s)
    return record.text() if record.outcome is not None and record.outcome.reason == reason else None


def file_name(seats: int, mode: str, reason: str) -> str:
    return f"{mode}-{seats}-{reason}.game"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in range(TITLE.fewest, TITLE.most + 1):
        for mode, reason in ENDINGS:
            texts = [one_game(seats, mode, reason, seed) for seed in range(12)]
            shortest = min((text for text in texts if text is not None), key=len)
            (FOLDER / file_name(seats, mode, reason)).write_text(shortest, encoding="utf-8")


if __name__ == "__main__":
    main()
