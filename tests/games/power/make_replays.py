"""Writes the golden games: one for every number of seats and every way to end.

    PYTHONPATH=src:. python -m tests.games.power.make_replays

Soldiers march on the HQs of others while all else leaves home; in the fourth round the flags fall. A ring of
marches ends in ruin, an open chain leaves one player. The limit is reached by random play. The files are only
written anew when the rules change on purpose.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.power.positions import COLOURS, table

from equipoise.core.fair import SeededDice
from equipoise.core.record import Move, new_record
from equipoise.games.power.game import PowerGame
from equipoise.games.power.rules import asking
from equipoise.games.power.state import PLAN_STAGE, War

FOLDER = Path(__file__).parent / "replays"
MARCHES = {  # colour and whose HQ it marches on: a sector for each round
    "green-blue": ["g6", "in", "b7", "hqb"],
    "blue-yellow": ["b6", "ie", "y7", "hqy"],
    "yellow-red": ["y6", "is", "r7", "hqr"],
    "red-green": ["r6", "iw", "g7", "hqg"],
    "yellow-green": ["y4", "ix", "g4", "hqg"],
    "red-blue": ["r4", "ix", "b4", "hqb"],
    "green-red": ["g7", "iw", "r6", "hqr"],
}
PLANS = {
    "4-ruin": ["green-blue", "blue-yellow", "yellow-red", "red-green"],
    "4-flags": ["green-blue", "blue-yellow", "yellow-red"],
    "3-ruin": ["green-blue", "blue-yellow", "yellow-green"],
    "3-flags": ["green-blue", "blue-yellow"],
    "2-ruin": ["green-red", "blue-yellow", "red-blue", "yellow-green"],
    "2-flags": ["green-red", "blue-yellow"],
}


def orders(colour: str, round: int, plan: list[str]) -> list[str]:
    """The words of an army in a round."""
    hq, home = f"hq{colour[0]}", colour[0]
    lanes = {"green": (5, 6), "blue": (7, 8), "yellow": (9, 10), "red": (11, 12)}[colour]
    said: list[str] = []
    for march in plan:
        if march.startswith(f"{colour}-"):
            way = [hq, *MARCHES[march]]
            said += [f"take soldier {way[round - 1]}", f"to {way[round]}"] * 2
    if round == 1:
        said += [f"take tank {hq}", f"to {home}2"] * 2 + [f"take fighter {hq}", f"to {home}2"]
        if not said[0].startswith("take soldier"):
            said += [f"take soldier {hq}", f"to {home}4"] * 2
    if round == 2:
        said += [f"take fighter {hq}", f"to {home}2"]
        said += [f"take destroyer {hq}", f"to s{lanes[0]}", f"take destroyer {hq}", f"to s{lanes[1]}"]
    return said


def march(game: PowerGame, plan: list[str]) -> list[Move]:
    moves: list[Move] = []
    s = game.start()

    def say(seat: int, words: str) -> None:
        moves.append(Move(seat, words))
        game.apply(s, seat, game.ids[words])

    while game.to_act(s):
        if s.stage != PLAN_STAGE:
            say(int(s.asked), game.words[asking.usual_answer(game.table, s)])
            continue
        round = int(s.round)
        for seat in game.to_act(s):
            for army in game.table.armies_of[seat]:
                for words in orders(COLOURS[army], round, plan):
                    prefix = f"{COLOURS[army]} " if game.seats == 2 and words.startswith("take") else ""
                    say(seat, prefix + words)
        for seat in game.to_act(s):
            say(seat, "seal")
    return moves


def wander(game: PowerGame, seed: int) -> list[Move]:
    dice = SeededDice(seed)
    moves: list[Move] = []
    s: War = game.start()
    while game.to_act(s):
        seats = game.to_act(s)
        seat = seats[dice.below(len(seats))]
        legal = [action for action in game.legal(s, seat) if game.words[action] != "clear"]
        if len(legal) > 1 and dice.below(12):
            legal = [action for action in legal if game.words[action] != "seal"]
        action = legal[dice.below(len(legal))]
        moves.append(Move(seat, game.words[action]))
        game.apply(s, seat, action)
    return moves


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, plan in PLANS.items():
        game = table(int(name[0]))
        save(name, game, march(game, plan))
    for seats in (2, 3, 4):
        game = table(seats, rounds=4, sheets="written" if seats == 3 else "guided")
        save(f"{seats}-limit", game, wander(game, seats))


def save(name: str, game: PowerGame, moves: list[Move]) -> None:
    record = new_record(game)
    record.moves = moves
    s = game.start()
    for move in moves:
        game.apply(s, move.seat, game.ids[move.words])
    record.outcome = game.outcome(s)
    assert record.outcome is not None and record.outcome.reason == name[2:], (name, record.outcome)
    (FOLDER / f"{name}.game").write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
