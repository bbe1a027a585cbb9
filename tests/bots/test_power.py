"""The bot that writes order sheets."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.core.fair import SeededDice
from equipoise.core.referee import replay, run

POWER = catalog.find("power")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"sheets": "written"}),
        (4, {"supply": "box", "missiles": "reading"}),
        (4, {"arbiter": "lot"}),
    ],
)
def test_it_plays_whole_games_by_the_rules(seats: int, options: dict[str, str]) -> None:
    game = POWER.table(seats, rounds=4, **options)
    players = [find_bot("greedy")] * (seats - 1) + [find_bot("uniform")]
    record = run(game, players, SeededDice(seats))
    assert record.outcome is not None
    replay(game, record.moves)  # Refused if a move is not legal
    said = [move.words for move in record.moves if move.seat == 0]
    assert "clear" not in said and said.count("seal") <= 4


def test_it_beats_random_sheets() -> None:
    game = POWER.table(4, rounds=8)
    for seed in range(3):
        players = [find_bot("uniform") for _ in range(4)]
        players[seed] = find_bot("greedy")
        outcome = run(game, players, SeededDice(seed)).outcome
        assert outcome is not None and outcome.ranks[seed] == 1


def test_it_earns_in_the_first_round_and_pays_no_penalty() -> None:
    """Two planes abroad, and all else at home: what the book advises too."""
    game = POWER.table(4, rounds=1)
    record = run(game, [find_bot("greedy")] * 4, SeededDice(3))
    assert record.outcome is not None
    for seat in range(4):
        said = [move.words for move in record.moves if move.seat == seat]
        assert said[-1] == "seal" and len([word for word in said if word.startswith("take fighter")]) == 2


def test_the_same_dice_give_the_same_sheets_and_choosing_changes_nothing() -> None:
    game = POWER.table(3, rounds=2)
    games = [run(game, [find_bot("greedy")] * 3, SeededDice(7)).text() for _ in range(2)]
    assert games[0] == games[1]
    s = game.start()
    before = s.dump()
    find_bot("greedy").choose(game, s, 0, SeededDice(1))
    assert s.dump() == before
