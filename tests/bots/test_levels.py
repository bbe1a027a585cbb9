"""What the named strengths may spend, and how far they slip, in each game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.levels import LEVELS, Searcher
from equipoise.bots.search.thinker import MOST_ROUNDS, Level
from equipoise.core.fair import SeededDice
from equipoise.core.referee import Player, settle


def test_the_levels_are_ordered_by_what_they_may_spend() -> None:
    assert [level.name for level in LEVELS] == ["novice", "casual", "strong", "master"]
    for less, more in pairwise(LEVELS):
        assert less.seconds < more.seconds and less.nodes < more.nodes and less.slip >= more.slip


def level_after_a_choice(player: Player, name: str) -> Level:
    game = catalog.find(name).table(2)
    s = game.start()
    settle(game, s, SeededDice(1))
    seat = game.to_act(s)[0]
    player.choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1))
    assert isinstance(player, Searcher) and player.thinker is not None
    return player.thinker.level


@pytest.mark.parametrize(("name", "times"), [("duels", 2.5), ("dynasties", 2.0), ("macht", 1.0)])
def test_slips_are_those_of_the_game(name: str, times: float) -> None:
    level = level_after_a_choice(Searcher(Level("test", 3600.0, 100, 0.02, rounds=2)), name)
    assert level.slip == pytest.approx(0.02 * times)
    assert level.rounds == 2


@pytest.mark.parametrize(
    ("name", "game", "rounds"),
    [
        ("strong@0.002", "duels", 1_000),
        ("strong", "duels", 1_000),
        ("strong@0.002", "macht", MOST_ROUNDS),
        ("master@0.002", "duels", MOST_ROUNDS),
        ("casual@0.002", "duels", 300),
    ],
)
def test_strong_has_fewer_rounds_where_more_win_nothing(name: str, game: str, rounds: int) -> None:
    level = level_after_a_choice(find_bot(name), game)
    assert (level.name, level.rounds) == (name, rounds)


def test_each_core_keeps_to_the_rounds_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Level] = []
    monkeypatch.setattr("equipoise.bots.crew.Crew", lambda level, cores, clock: asked.append(level))
    level_after_a_choice(find_bot("strong@0.002*2"), "duels")
    assert [level.rounds for level in asked] == [1_000]
