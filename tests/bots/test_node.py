"""What a node remembers of a decision, and what it would try next."""

from __future__ import annotations

from equipoise.bots.search.node import OPENNESS, Node


def node(*hopes: float) -> Node:
    """Its actions are 10, 11, 12 and so on."""
    found = Node()
    for n, hope in enumerate(hopes):
        found.add_placed(10 + n, hope)
    found.sharpen(0.06)
    return found


def tried(node: Node, place: int, times: int, chance: float) -> Node:
    for _ in range(times):
        node.note(place, chance)
    return node


def test_what_looks_better_is_to_be_tried_more_and_nothing_never() -> None:
    priors = [*node(0.9, 0.8, 0.0).priors]
    assert priors[0] > 2 * priors[1] and priors[1] > 2 * priors[2]
    assert priors[2] >= OPENNESS / 3 > 0.01
    assert abs(sum(priors) - 1.0) < 1e-9


def test_what_promises_more_is_tried_next_unless_it_was_tried_often_enough() -> None:
    assert node(0.5, 0.6, 0.4).best() == 1
    assert tried(node(0.5, 0.4), 0, 2, 0.5).best() == 0
    assert tried(tried(node(0.5, 0.5), 0, 5, 0.5), 1, 5, 0.9).best() == 1
    assert tried(node(0.5, 0.5), 0, 30, 0.6).best() == 1
    assert tried(tried(node(0.5, 0.5), 0, 30, 0.6), 1, 5, 0.3).best() == 1, "after all that time"
    assert tried(tried(node(0.5, 0.5), 0, 300, 0.6), 1, 60, 0.1).best() == 0


def test_the_next_of_some_is_chosen_like_the_next_of_all() -> None:
    for place, times, chance in [(0, 0, 0.0), (0, 2, 0.9), (0, 30, 0.6), (1, 30, 0.6), (2, 30, 0.1)]:
        known = tried(node(0.5, 0.5, 0.5), place, times, chance)
        best = known.best()
        assert known.best_of([10, 11, 12]) == best
        for n in range(3):
            assert known.best_of([10 + n]) == n
            assert n == best or known.best_of(sorted([10 + n, 10 + best])) == best


def test_the_favourite_is_what_was_tried_most_then_what_promises_most() -> None:
    known = tried(tried(node(0.5, 0.5, 0.4, 0.6), 1, 4, 0.6), 0, 3, 0.9)
    assert known.favourites() == [1, 0, 3, 2]
    known.won = 2
    assert known.favourites() == [2, 1, 0, 3], "and before all a win that is proved"
    assert known.best() == 2 and known.chance(2) == 1.0


def test_a_hope_counts_like_one_round() -> None:
    assert node(0.3).chance(0) == 0.3
    assert abs(tried(node(0.3), 0, 2, 0.9).chance(0) - 0.7) < 1e-9


def test_what_is_met_later_has_a_place_of_its_own() -> None:
    known = node(0.5, 0.5)
    assert known.unplaced([10, 11, 40]) == [40] and Node().unplaced([10, 11]) == [10, 11]
    known.add_placed(40, 0.9)
    known.sharpen(0.06)
    assert known.best_of([10, 40]) == 2 and known.words(2) == [40]


def test_plans_are_tried_alike() -> None:
    known = Node()
    for n in range(4):
        known.add_plan([n, 9], 0.5)
    assert [*known.priors] == [0.25] * 4
    assert known.words(2) == [2, 9]
