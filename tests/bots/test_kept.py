"""What was thought of a position is kept until it comes, if the seat can tell that it is the same."""

from __future__ import annotations

import pytest
from tests.bots.forks import DRAW, WIN, Fork, Forks
from tests.bots.test_search import thinker

from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE
from equipoise.core.referee import settle


def kept(player: Thinker) -> int:
    """Rounds that an earlier search has thought about the latest decision."""
    assert player.search is not None
    return int(player.search.root.count) - player.search.rounds_done


def begin() -> Fork:
    """Seat 1 goes or runs, comes to a fork by luck, and has other words on the left than on the right."""
    ends = {turn: {f"{turn} {n}": Fork(0, {"end": WIN}) for n in (1, 2)} for turn in ("left", "right")}
    turns = {turn: Fork(1, ends[turn]) for turn in ends}
    return Fork(1, {"go": Fork(CHANCE, turns), "run": Fork(CHANCE, turns)})


@pytest.mark.parametrize("turn", ["left", "right"])
@pytest.mark.parametrize("side", ["heads", "tails"])
def test_a_tree_is_gone_on_from_where_the_seat_has_come_to(side: str, turn: str) -> None:
    """Whatever the guess at a coin that it has not seen, and from nowhere else."""
    game = Forks(Fork(CHANCE, {"heads": begin(), "tails": begin()}, unseen_by=[1]))
    player = thinker(60)
    word = player.choose(game, game.said("heads"), 1, SeededDice(1))
    s = game.said(side, game.words[word], turn)
    player.choose(game, s, 1, SeededDice(1))
    assert player.search is not None and kept(player) > 0
    assert sorted(player.search.root.actions) == game.legal(s, 1)


@pytest.mark.parametrize("name", ["macht", "dynasties"])
def test_trees_are_gone_on_from_in_games_with_secrets(name: str) -> None:
    """Nothing is thought about that cannot be done."""
    game = catalog.find(name).table(2)
    dice = SeededDice(1)
    players = [Thinker(Level("test", 3600.0, 2000, rounds=40), opinion(name)) for _ in range(2)]
    s = game.start()
    again = 0
    for _ in range(40):
        settle(game, s, dice)
        seat = game.to_act(s)[0]
        player, legal = players[seat], game.legal(s, seat)
        action = player.choose(game, game.guess(s, seat, dice), seat, dice)
        assert player.search is not None and action in legal and {*player.search.root.actions} <= {*legal}
        again += kept(player) > 0
        game.apply(s, seat, action)
    assert again > 3


@pytest.mark.parametrize("forgets", [False, True])
def test_a_tree_is_kept_where_there_is_nothing_to_decide_but_not_if_it_is_forgotten(forgets: bool) -> None:
    turn = Fork(0, {"on": Fork(0, {"left": Fork(1, {"end": DRAW}), "right": Fork(1, {"end": WIN})})})
    game = Forks(Fork(0, {"go": turn, "run": turn}))
    player = thinker(60)
    s = game.start()
    for _ in range(2):
        game.apply(s, 0, player.choose(game, s, 0, SeededDice(1)))
    if forgets:
        player.forget()
    player.choose(game, s, 0, SeededDice(1))
    assert (kept(player) > 0) != forgets
