"""Whole plans: others see the end of one, who made it knows it, and it is carried out word by word."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from tests.bots.forks import DRAW, LOSS, WIN, Fork, Forks, Said, searched
from tests.bots.test_search import Blank

from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import Game, State

TURNS = ("left", "right", "round")


class Planner(Blank):
    """Plans at random, to the end of the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.known: list[list[int]] = []

    def plan(self, game: Game[Any], s: State, seat: int, known: list[list[int]], bits: Bits) -> list[int]:
        assert isinstance(game, Forks) and isinstance(s, Said)
        self.known = known
        found = plans(game, s, seat)
        plan = found[bits.below(len(found))]
        return plan if len(plan) > 1 else []


def plans(game: Forks, s: Said, seat: int) -> list[list[int]]:
    """All words to the end of a turn, whoever is next."""
    if game.to_act(s) != [seat]:
        return [[]]
    return [
        [action, *rest]
        for action in game.legal(s, seat)
        for rest in plans(game, Said((*s.words, action)), seat)
    ]


def letters(opens: bool = False) -> Forks:
    """Seat 0 writes a word or two, unseen, and seals; then seat 1 goes and turns, which may open it."""

    def sealing() -> Fork:
        ends = {turn: Fork(0, {"stop": Fork(1, {"end": DRAW})}) for turn in TURNS}
        return Fork(0, {"seal": Fork(1, {"go": Fork(1, ends, opens=opens)})})

    longer = Fork(0, {"write more": sealing()}, unseen_by=[1])
    return Forks(Fork(0, {"write a": sealing(), "write b": longer}, unseen_by=[1]))


@pytest.mark.parametrize("opens", [False, True])
def test_who_made_a_plan_knows_it_and_others_what_comes_to_light(opens: bool) -> None:
    game = letters(opens)
    search = searched(game, 300, Planner())
    assert search.root.plans is not None and sorted(search.root.plans) == plans(game, game.start(), 0)
    assert search.root.ways() == 2 * len(TURNS), "by its own plan, and by what it saw of the other's"
    assert search.trees[1].ways() == 1, "until then all that is known of a letter is that it was sealed"
    (turning,) = (search.trees[1].kids or {}).values()
    assert turning.ways() == (2 if opens else 1) * len(TURNS)


def test_where_nothing_is_hidden_all_know_a_whole_plan() -> None:
    """Whoever made it, and though all plans end with the same word."""

    def planning(seat: int, after: Fork) -> Fork:
        return Fork(seat, {f"write {word}": Fork(seat, {"seal": after}) for word in ("a", "b")})

    game = Forks(planning(1, planning(0, Fork(1, {"end": DRAW}))))
    search = searched(game, 60, Planner())
    assert search.root.ways() == 2
    for node in (search.root.kids or {}).values():
        assert node.plans is not None and node.ways() == 2


def test_everybody_plans_once_before_anybody_plans_again() -> None:
    """Plans cost much to make."""
    search = searched(letters(), 1, Planner())
    (turning,) = (search.trees[1].kids or {}).values()
    assert turning.plans is not None
    search = searched(letters(), 60, Planner())
    later = (search.root.kids or {}).values()
    assert sum(node.count for node in later) == 60 and not any(len(node.actions) for node in later)


def test_plans_are_made_with_the_best_before_ones_eyes() -> None:
    planner = Planner()
    search = searched(orders(), 60, planner)
    assert planner.known[0] == search.root.words(search.root.favourites()[0])
    assert len(planner.known) == 4


class Confident(Planner):
    def worths(self, game: Game[Any], s: State) -> vec[float]:
        return vec[float]([3.0, 0.0])


def test_a_new_plan_begins_with_the_hopes_of_the_best() -> None:
    """Each was tried once, but when the second was made the first had been found good."""
    root = searched(letters(), 2, Confident()).root
    assert [*root.visits] == [1, 1] and root.chance(1) > root.chance(0)


def orders() -> Forks:
    """What is written under A must be sealed, what is written under B burnt."""
    a, b = Fork(0, {"seal": WIN, "burn": LOSS}), Fork(0, {"seal": LOSS, "burn": WIN})
    return Forks(Fork(0, {"write a": a, "write b": b}))


def test_a_plan_is_carried_out_word_by_word() -> None:
    game = orders()
    player = Thinker(Level("test", 3600.0, 500, rounds=60), Planner())
    first = player.choose(game, game.start(), 0, SeededDice(1))
    insight = player.insight()
    assert insight is not None
    second = player.choose(game, Said((first,)), 0, SeededDice(1))
    assert insight.choices[0].actions == [first, second]
    assert player.insight() is None and player.said == 1
    outcome = game.outcome(Said((first, second)))
    assert outcome is not None and outcome.ranks == WIN


@pytest.mark.parametrize(("written", "best"), [("write a", "seal"), ("write b", "burn")])
def test_a_plan_ends_where_it_was_not_kept_to(written: str, best: str) -> None:
    """Whatever was meant to be written: somebody else may have held the pen."""
    game = orders()
    player = Thinker(Level("test", 3600.0, 500, rounds=60), Planner())
    player.choose(game, game.start(), 0, SeededDice(1))
    assert game.words[player.choose(game, game.said(written), 0, SeededDice(1))] == best


def test_a_plan_goes_on_though_others_have_sealed_theirs_meanwhile() -> None:
    game = catalog.find("power").table(2)
    s = game.start()
    player = Thinker(Level("test", 3600.0, 500, rounds=2), opinion("power"))
    game.apply(s, 0, player.choose(game, game.guess(s, 0, SeededDice(1)), 0, SeededDice(1)))
    game.apply(s, 1, game.ids["seal"])
    assert game.to_act(s) == [0]
    player.choose(game, game.guess(s, 0, SeededDice(1)), 0, SeededDice(1))
    assert player.said == 1
