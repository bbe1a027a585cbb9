"""What a search thinks, as data."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.bots.pondering import GUESSES, graph, ponder
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE


@pytest.mark.parametrize("id", catalog.GAMES)
def test_the_graph_has_both_ends_and_chances_of_every_seat(id: str) -> None:
    title = catalog.find(id)
    game = title.table(title.fewest)
    dice = SeededDice(3)
    state = game.start()
    moves: list[tuple[int, str]] = []
    while len(moves) < 200 and (seats := game.to_act(state)):
        legal = game.legal(state, seats[0])
        action = legal[dice.pick(game.odds(state)) if seats[0] == CHANCE else dice.below(len(legal))]
        game.apply(state, seats[0], action)
        moves.append((seats[0], game.words[action]))
    points = graph(game, moves, SeededDice(1))
    assert (points[0].n, points[-1].n) == (0, len(moves))
    assert all(len(point.chances) == game.seats for point in points)
    assert all(0 <= chance <= 1 for point in points for chance in point.chances)
    assert sum(point.turning for point in points) <= 3
    assert points == graph(game, moves, SeededDice(1))  # the same for everybody who asks


def test_what_a_seat_cannot_know_does_not_move_its_graph() -> None:
    """Two matches that differ only in the other's hidden bid."""
    game = catalog.find("macht").table(2)
    state, dice = game.start(), SeededDice(2)
    moves: list[tuple[int, str]] = []
    while len(game.to_act(state)) < 2:
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        action = legal[dice.pick(game.odds(state)) if seat == CHANCE else dice.below(len(legal))]
        moves.append((seat, game.words[action]))
        game.apply(state, seat, action)
    bidder, other = game.to_act(state)
    found = []
    for action in game.legal(state, bidder)[:2]:
        points = graph(game, [*moves, (bidder, game.words[action])], SeededDice(GUESSES))
        found.append(points[-1].chances[other])
    assert found[0] == found[1]


def test_a_search_names_its_best_and_what_it_fears() -> None:
    game = catalog.find("europe1815").table(2)
    state = game.start()
    while game.to_act(state) == [CHANCE]:
        game.apply(state, CHANCE, game.legal(state, CHANCE)[0])
    seat = game.to_act(state)[0]
    found = ponder(game, state, seat, "casual", SeededDice(5))
    assert found is not None
    assert 1 <= len(found.ideas) <= 3
    assert all(game.ids[idea.words[0]] in game.legal(state, seat) for idea in found.ideas)
    assert found.feared is None or found.feared.seat != seat
