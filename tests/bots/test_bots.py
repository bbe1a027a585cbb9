"""Bots: always legal, the same with the same dice, and the better one wins."""

from __future__ import annotations

import pytest
from tests.games.duels import positions as duels

from equipoise import catalog
from equipoise.bots import YARDSTICKS, UnknownBot, find_bot
from equipoise.bots.evaluations import evaluation
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE
from equipoise.core.record import Move
from equipoise.core.referee import play, replay, run, settle

EUROPE = catalog.find("europe1815")
DUELS = catalog.find("duels")


def test_an_unknown_bot_is_told_the_allowed_ones() -> None:
    with pytest.raises(
        UnknownBot, match="'deepest'; allowed: novice, casual, strong, master, uniform, greedy"
    ):
        find_bot("deepest")


@pytest.mark.parametrize("name", YARDSTICKS)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("domination", [False, True])
def test_a_bot_plays_whole_games_by_the_rules(name: str, seats: int, domination: bool) -> None:
    game = EUROPE.table(seats, round_limit=3, empires="chosen", respawn=True, total_domination=domination)
    record = run(game, [find_bot(name)] * seats, SeededDice(seats))
    assert record.outcome is not None
    replay(game, record.moves)  # Refused if a move is not legal


@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_same_dice_give_the_same_choice(name: str) -> None:
    game = EUROPE.table(3, round_limit=2)
    games = [run(game, [find_bot(name)] * 3, SeededDice(7)).text() for _ in range(2)]
    assert games[0] == games[1]


def test_choosing_changes_nothing() -> None:
    game = EUROPE.table(2)
    s = game.start()
    settle(game, s, SeededDice(1))
    before = s.dump()
    for name in YARDSTICKS:
        find_bot(name).choose(game, s, game.to_act(s)[0], SeededDice(1))
    assert s.dump() == before


def test_greedy_beats_uniform() -> None:
    game = EUROPE.table(2)
    for seed in range(4):
        players = [find_bot("uniform"), find_bot("uniform")]
        players[seed % 2] = find_bot("greedy")
        outcome = run(game, players, SeededDice(seed), most_steps=4000).outcome
        assert outcome is not None
        assert outcome.ranks[seed % 2] == 1


@pytest.mark.parametrize("name", YARDSTICKS)
@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "individual"), (4, "individual"), (3, "teams"), (4, "teams")]
)
def test_a_bot_plays_duels_by_the_rules(name: str, seats: int, mode: str) -> None:
    game = DUELS.table(seats, mode=mode, shaky=True, final="rearrange")
    record = run(game, [find_bot(name)] * seats, SeededDice(seats))
    assert record.outcome is not None
    replay(game, record.moves)


def test_a_careful_player_of_duels_beats_a_careless_one() -> None:
    game = DUELS.table(2)
    wins = 0
    for seed in range(20):
        players = [find_bot("uniform"), find_bot("uniform")]
        players[seed % 2] = find_bot("greedy")
        outcome = run(game, players, SeededDice(seed)).outcome
        assert outcome is not None
        wins += outcome.scores[seed % 2]
    assert wins >= 15


def test_a_careful_player_of_duels_keeps_the_arm_up_and_goes_home() -> None:
    game = DUELS.table(2)
    s = replay(game, [Move(CHANCE, "throw 6"), Move(CHANCE, "throw 1"), Move(CHANCE, "throw 6")])
    play(game, s, 0, "place 6")
    play(game, s, CHANCE, "throw 6")
    bot = find_bot("greedy")
    assert game.words[bot.choose(game, s, 1, SeededDice(1))] == "place 6", "which levels the arm"
    table = duels.table(2)
    last = duels.position(table, {"A": "s7 f1 f1 f2 f2 f3", "B": "f6"}, thrown=3)
    assert table.words[bot.choose(table, last, 0, SeededDice(1))] == "move start-7", "which wins"


def test_a_game_that_nobody_has_an_opinion_on() -> None:
    with pytest.raises(ValueError, match="'chess'"):
        evaluation("chess")
