"""The offers of a turn are found when they are asked for; to who asks they are a sequence like any other."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from tests.games.europe1815.positions import table

from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import Game
from equipoise.core.referee import settle
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.state import TURN_STAGE, Europe


def turn(game: EuropeGame, seed: int, steps: int) -> Europe:
    """A position of a random game, in somebody's turn."""
    s = game.start()
    game.play_on(s, Bits(seed), steps)
    while s.stage < TURN_STAGE:
        game.play_on(s, Bits(seed), 1)
    return s


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("respawn", [False, True])
def test_by_number_and_in_a_row_they_are_the_same(seats: int, respawn: bool) -> None:
    """With the bonus for an empire without enemies, classes often act twice: locked pawns count."""
    game = table(seats, respawn=respawn, bonus="no_enemies", round_limit=12)
    for seed in range(8):
        s = turn(game, seed, 0)
        while game.to_act(s):
            legal = game.legal(s, s.actor)
            assert [legal[n] for n in range(len(legal))] == list(legal)
            assert [legal[n] for n in range(-len(legal), 0)] == list(legal)
            game.play_on(s, Bits(seed), 1)


def test_they_are_a_sequence() -> None:
    game = table(2)
    s = turn(game, 5, 60)
    legal = game.legal(s, s.actor)
    listed = list(legal)
    assert isinstance(legal, Sequence)
    assert legal == listed
    assert listed == legal
    assert legal != listed[1:]
    assert legal == game.legal(s, s.actor)
    assert hash(legal) == hash(game.legal(s, s.actor))
    assert legal[2:5] == listed[2:5]
    assert legal[::-1] == listed[::-1]
    assert listed[3] in legal
    assert len(game.words) not in legal
    assert legal.index(listed[3]) == 3
    assert (legal.count(listed[3]), legal.count(len(game.words))) == (1, 0)
    assert list(reversed(legal)) == listed[::-1]
    assert repr(legal) == repr(listed)
    assert random.Random(1).choice(legal) in listed
    for beyond in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError, match=f"{beyond} of {len(listed)}"):
            legal[beyond]


def test_they_stay_when_the_position_changes() -> None:
    game = table(2)
    s = turn(game, 5, 60)
    legal = game.legal(s, s.actor)
    listed = list(legal)
    game.apply(s, s.actor, listed[-1])
    assert list(game.legal(s, s.actor)) != listed
    assert list(legal) == listed
    assert legal[-1] == listed[-1]


@pytest.mark.parametrize("seats", [2, 4])
def test_random_play_is_the_same_step_by_step(seats: int) -> None:
    """The game's own loop does what that of every game does."""
    game = table(seats)
    for seed in range(6):
        own, common = game.start(), game.start()
        steps = game.play_on(own, Bits(seed), 10_000)
        assert steps == Game.play_on(game, common, Bits(seed), 10_000)
        assert own == common
        assert game.to_act(own) == []
        begun = game.start()
        assert game.play_on(begun, Bits(seed), 3) == 3
        settle(game, begun, SeededDice(seed))
        assert game.to_act(begun)
