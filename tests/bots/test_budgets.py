"""What a search may spend: bytes as well as nodes, the seconds that its level promises, and one budget for
the words of a long decision."""

from __future__ import annotations

import gc
import math
import tracemalloc
from itertools import count
from typing import Any

import pytest
from tests.bots.test_search import Blank, chosen, noughts_after, searched
from tests.walks import steps

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.levels import LEVELS, Searcher
from equipoise.bots.opinions import opinion
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.bots.search.tree import MOST_BYTES, Search
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.referee import settle

PROMISED = {"novice": 0.3, "casual": 0.3, "strong": 1.0, "master": 5.0}  # seconds for a decision, at most


def position(name: str, walked: int) -> tuple[Game[Any], State, int]:
    """With a decision of many actions, after so many steps or a few more."""
    game = catalog.find(name).table(2)
    s = game.start()
    for _ in steps(game, s, SeededDice(3), walked):
        pass
    settle(game, s, SeededDice(3))
    while len(legal := game.legal(s, game.to_act(s)[0])) == 1:
        game.apply(s, game.to_act(s)[0], legal[0])
        settle(game, s, SeededDice(3))
    return game, s, game.to_act(s)[0]


@pytest.mark.parametrize("name", ["europe1815", "duels", "macht", "dynasties"])
def test_the_bytes_that_are_counted_are_those_that_are_taken(name: str) -> None:
    searched(name, 2, 50, 2)  # tables that are made once
    gc.collect()
    tracemalloc.start()
    try:
        search = searched(name, 2, 2000, 1200)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert 0.6 < taken / search.bytes < 1.4


@pytest.mark.parametrize(
    ("name", "walked", "nodes"),
    [("europe1815", 60, 20), ("macht", 0, 30), ("dynasties", 20, 30), ("power", 60, 12)],
)
def test_a_tree_stops_growing_when_its_bytes_are_spent(name: str, walked: int, nodes: int) -> None:
    """As many as decisions of usual width need; where there are more actions it has fewer nodes."""
    game, s, seat = position(name, walked)
    search = Search(game, game.guess(s, seat, SeededDice(1)), seat, opinion(name), Bits(1), nodes)
    for _ in range(400):
        search.round()
    grown = search.bytes
    assert nodes * MOST_BYTES <= grown
    for _ in range(200):
        search.round()
    assert search.bytes == grown and search.nodes <= nodes
    assert search.root.count == 600


def test_a_tree_that_is_gone_on_from_is_counted_anew() -> None:
    search, again = searched("europe1815", 2, 400, 300), searched("europe1815", 2, 400, 0)
    again.go_on_from(search.root, search.familiar)
    assert (again.nodes, again.bytes) == (search.nodes, search.bytes)


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_level_takes_no_longer_than_it_promises(name: str, level: Level) -> None:
    """By a clock that goes on by a tenth of that with every look at it: not one round too many."""
    tick = PROMISED[level.name] / 10
    looks = count()
    player = find_bot(level.name, lambda: tick * next(looks))
    game, s, seat = position(name, 6)
    player.choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1))
    assert isinstance(player, Searcher) and player.thinker is not None and player.thinker.search is not None
    rounds = player.thinker.search.rounds_done
    assert rounds == math.ceil(level.seconds / tick) and rounds * tick <= PROMISED[level.name]
    assert next(looks) == 1 + rounds  # one before the first, so that all of them count


def test_more_time_is_what_a_better_level_has() -> None:
    assert [level.name for level in LEVELS] == list(PROMISED)
    assert [level.seconds for level in LEVELS] == sorted(level.seconds for level in LEVELS)
    assert all(level.seconds > 0.8 * PROMISED[level.name] for level in LEVELS[2:])


class OneLong(Blank):
    """Every decision but the first of a game belongs to the one before."""

    def goes_on(self, game: Game[Any], s: State) -> bool:
        return len(game.legal(s, game.to_act(s)[0])) < 9


def test_words_of_a_long_decision_share_their_time() -> None:
    ticks = count()
    player = Thinker(Level("test", 16.0, 1000), OneLong(), lambda: float(next(ticks)))
    rounds = []
    for words in ([], ["mark a1"], ["mark a1", "mark b2"], ["mark a1", "mark b2", "mark a3"], []):
        game, s = noughts_after(*words)
        chosen(game, s, player)
        assert player.search is not None
        rounds.append(player.search.rounds_done)
    assert rounds == [16, 4, 1, 1, 16]


def test_laying_out_armies_anew_is_one_decision() -> None:
    """Until all cards lie; whether to do so at all is another."""
    laid = others = 0
    think = opinion("dynasties")
    for seed in range(30):
        game = catalog.find("dynasties").table(2)
        s, dice = game.start(), SeededDice(seed)
        for _ in range(400):
            seats = game.to_act(s)
            if not seats:
                break
            legal = game.legal(s, seats[0])
            words = [game.words[action] for action in legal]
            lays = all(word.startswith(("lead ", "next ")) for word in words)
            if seats[0] != CHANCE:
                assert think.goes_on(game, s) == lays, words
                laid, others = laid + lays, others + (not lays)
            game.apply(s, seats[0], legal[dice.below(len(legal))])
    assert laid > 10 and others > 100
