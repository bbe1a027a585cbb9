"""What a search thinks, as data."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_search import Blank
from tests.twins import SEAT, in_games_with_secrets, twins

from equipoise import catalog
from equipoise.bots import pondering
from equipoise.bots.opinions import make_opinion, opinion_on
from equipoise.bots.pondering import (
    MOST_TURNS,
    Judged,
    Point,
    _gaps,
    _turning,
    graph,
    ponder,
    pondered,
    undamped,
)
from equipoise.bots.search.insight import Choice, Insight
from equipoise.bots.search.replies import Reply
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, Game, Saved, State


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


class Witness(Blank):
    """Keeps what it is asked for an opinion on, in the name of one seat."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Saved] = []

    def chance(self, game: Game[Any], s: State, seat: int) -> float:
        if seat == SEAT:
            self.seen.append(s.dump())
        return 0.5


@in_games_with_secrets
def test_what_a_seat_cannot_know_does_not_move_its_graph(
    monkeypatch: pytest.MonkeyPatch, name: str, mode: str
) -> None:
    """After the last move of two matches that differ only in what the other has just chosen unseen."""
    found = twins(name, mode)
    witnesses = []
    for moves in found.moves:
        witness = Witness()
        monkeypatch.setattr(pondering, "opinion_on", lambda game, witness=witness: witness)
        graph(found.game, [(move.seat, move.words) for move in moves], SeededDice(1))
        witnesses.append(witness)
    for one, other in zip(witnesses[0].seen[-3:], witnesses[1].seen[-3:], strict=True):
        found.check([one, other])


def test_what_is_hidden_alone_turns_nothing() -> None:
    """The chances of a position differ from guess to guess, so that mere luck would look like a turn."""
    assert turned([[(0.5, 0.0), (0.5, 0.0)], [(0.7, 0.0), (0.3, 0.0)]]) == {1}
    assert turned([[(0.5, 0.002), (0.5, 0.0)], [(0.7, 0.002), (0.45, 0.0)]]) == set()
    four = [[(chance, 0.0), (1 - chance, 0.0)] for chance in (0.1, 0.3, 0.6, 0.85, 0.4)]
    assert turned(four) == {2, 3, 4}  # the greatest of them


def turned(chances: list[list[tuple[float, float]]]) -> set[int]:
    found = {n: Judged(each) for n, each in enumerate(chances)}
    return _turning(found, _gaps(found)[:MOST_TURNS])


def graph_of(hopes: list[float], monkeypatch: pytest.MonkeyPatch) -> list[Point]:
    """Of a match that ends with its last move, in which the first of two seats hopes for this after each."""

    def judged(*given: Any) -> dict[int, Judged]:
        wanted: set[int] = given[2]
        return {n: Judged([(hopes[n], 0.0), (1 - hopes[n], 0.0)], n == len(hopes) - 1) for n in wanted}

    monkeypatch.setattr(pondering, "_judged", judged)
    return graph(catalog.find("duels").table(2), [(0, "")] * (len(hopes) - 1), SeededDice(1))


def test_of_a_long_match_the_very_move_is_named_that_turned_it(monkeypatch: pytest.MonkeyPatch) -> None:
    points = graph_of([0.5] * 303 + [0.8] * 280, monkeypatch)
    assert len(points) < 200
    assert [point.n for point in points if point.turning] == [303]
    at = [point.n for point in points].index(303)
    assert (points[at - 1].n, points[at - 1].chances[0], points[at].chances[0]) == (302, 0.5, 0.8)


def test_several_moves_that_change_a_little_each_turn_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly = [0.5] * 400 + [0.55, 0.6, 0.65] + [0.7] * 180
    assert not any(point.turning for point in graph_of(slowly, monkeypatch))


@pytest.mark.parametrize("length", [40, 600])
def test_the_move_that_ends_the_match_is_no_turning_point(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = graph_of([0.5] * length + [1.0], monkeypatch)
    assert (points[-1].n, points[-1].chances) == (length, [1.0, 0.0])
    assert not any(point.turning for point in points)


def test_a_search_names_what_it_likes_best() -> None:
    game = catalog.find("europe1815").table(2)
    state = game.start()
    while game.to_act(state) == [CHANCE]:
        game.apply(state, CHANCE, game.legal(state, CHANCE)[0])
    seat = game.to_act(state)[0]
    found = ponder(game, state, seat, "casual", SeededDice(5))
    assert found is not None
    assert 1 <= len(found.ideas) <= 3
    assert all(game.ids[idea.words[0]] in game.legal(state, seat) for idea in found.ideas)


@pytest.mark.parametrize(("left", "told"), [(0.67, False), (0.62, False), (0.6, True)])
def test_only_an_answer_that_leaves_clearly_less_is_feared(left: float, told: bool) -> None:
    game = catalog.find("duels").table(2)
    answer = Reply(0, 1, [3])
    answer.count, answer.sum, answer.before = 10, 10 * left, [1, 2]
    found = pondered(game, Insight(0, [Choice([1], 20, 0.63), Choice([2], 10, 0.66)], answer, 30, 30))
    assert (found.feared is not None) == told
    if found.feared is not None:
        words = [found.feared.before, found.feared.words]
        assert words == [[game.words[1], game.words[2]], [game.words[3]]]
        assert (found.feared.seat, found.feared.chance) == (1, left)
    assert [idea.hundred() for idea in found.ideas] == [63, 66]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_people_are_told_what_calm_left_out(seats: int) -> None:
    """A search of europe1815 judges calmly; the graph has the chances as they were learned."""
    game = catalog.find("europe1815").table(seats, round_limit=12)
    think, state, dice = opinion_on(game), game.start(), SeededDice(4)
    frank = make_opinion(game.name, list(think.weights))
    frank.calm = 1.0
    moves: list[tuple[int, str]] = []
    for _ in range(60):
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        action = legal[dice.below(len(legal))]
        moves.append((seat, game.words[action]))
        game.apply(state, seat, action)
    shown = graph(game, moves, dice)[-1].chances
    assert shown == pytest.approx(frank.chances(game, state), abs=0.001)
    assert max(shown) > max(think.chances(game, state)) + 0.01


@pytest.mark.parametrize(
    ("id", "seats", "hundred", "less"),
    [("europe1815", 2, 78, 22), ("europe1815", 3, 87, 37), ("duels", 2, 65, 35)],
)
def test_ideas_are_told_likewise(id: str, seats: int, hundred: int, less: int) -> None:
    """By odds of 65 to 35, squared where worths were halved; of several rivals each has his part."""
    game = catalog.find(id).table(seats)
    feared = Reply(0, 1, [0])
    feared.count, feared.sum = 10, 3.5
    told = pondered(game, Insight(0, [Choice([0], 10, 0.65)], feared, 10, 10))
    assert told.ideas[0].hundred() == hundred
    assert told.feared is not None
    assert told.feared.hundred() == less


def test_what_is_certain_stays_so() -> None:
    assert undamped([1.0, 0.0, 0.0], 0.5) == [1.0, 0.0, 0.0]
    assert undamped([0.25] * 4, 0.5) == [0.25] * 4
