"""The greedy bot of dynasties: legal in every mode, and better than chance."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.core.fair import SeededDice
from equipoise.core.referee import replay, run

TITLE = catalog.find("dynasties")


@pytest.mark.parametrize("mode", ["standard", "advanced", "simple"])
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_plays_whole_games_by_the_rules(mode: str, seats: int) -> None:
    game = TITLE.table(seats, mode=mode)
    record = run(game, [find_bot("greedy")] * seats, SeededDice(seats))
    assert record.outcome is not None
    replay(game, record.moves)  # Refused if a move is not legal


@pytest.mark.parametrize(("mode", "games", "least"), [("standard", 10, 7), ("advanced", 10, 7)])
def test_greedy_beats_uniform(mode: str, games: int, least: int) -> None:
    game = TITLE.table(2, mode=mode)
    won = 0
    for seed in range(games):
        players = [find_bot("uniform"), find_bot("uniform")]
        players[seed % 2] = find_bot("greedy")
        outcome = run(game, players, SeededDice(seed)).outcome
        assert outcome is not None
        won += outcome.scores[seed % 2]
    assert won >= least


def test_the_greedy_of_the_simple_game_beats_uniform() -> None:
    game = TITLE.table(2, mode="simple")
    won = 0
    for seed in range(60):
        players = [find_bot("uniform"), find_bot("uniform")]
        players[seed % 2] = find_bot("greedy")
        outcome = run(game, players, SeededDice(seed)).outcome
        assert outcome is not None
        won += 1 if outcome.ranks[seed % 2] == 1 else 0
    assert won > 30
