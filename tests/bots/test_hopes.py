"""What a search hopes for before it has tried anything: one look ahead, each seat for itself."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from tests.bots.forks import DRAW, After, Fork, Forks, Said, chances, searched
from tests.bots.test_search import Blank

from equipoise.bots.search.node import Node
from equipoise.core.game import CHANCE, Game, State


class Helped(Blank):
    """Promises most to who was helped most."""

    def worths(self, game: Game[Any], s: State) -> vec[float]:
        assert isinstance(s, Said)
        return vec[float]([float(s.words.count(game.ids[f"help {seat}"])) for seat in range(game.seats)])


def helping() -> Forks:
    """Each seat in turn helps itself or the other."""
    ends: dict[str, After] = {"help 0": DRAW, "help 1": DRAW}
    for seat in (0, 1, 0):
        ends = {word: Fork(seat, ends) for word in ends}
    return Forks(Fork(1, ends))


def liked(game: Forks, node: Node) -> str:
    """What is to be tried most."""
    return game.words[node.actions[max(range(len(node.priors)), key=lambda place: node.priors[place])]]


def test_each_seat_hopes_for_itself() -> None:
    game = helping()
    search = searched(game, 40, Helped())
    assert liked(game, search.root) == "help 1"
    (node,) = (kid for word, kid in (search.root.kids or {}).items() if game.words[word] == "help 1")
    assert liked(game, node) == "help 0"


def test_what_another_guess_adds_is_looked_at_too() -> None:
    """Only who can do but one thing needs no hope: a third card may be the best of a hand."""

    def holding(*words: str) -> Fork:
        return Fork(0, {"go": Fork(1, {word: Fork(0, {"wait": Fork(1, {"end": DRAW})}) for word in words})})

    hands = {
        "deal two": holding("help 0", "help none"),
        "deal three": holding("help 0", "help 1", "help none"),
    }
    game = Forks(Fork(CHANCE, hands, [9, 1], unseen_by=[0]))
    search = searched(game, 60, Helped(), ["deal two"])
    (node,) = (search.trees[1].kids or {}).values()
    assert [game.words[action] for action in node.actions] == ["help 0", "help none", "help 1"]
    assert liked(game, node) == "help 1" and max(node.priors) > 0.6


def test_a_full_tree_counts_also_who_holds_nothing_it_knows() -> None:
    """What it does not know is not looked at, and the way ends there."""

    def holding(word: str) -> Fork:
        return Fork(
            0, {"go": Fork(1, {word: Fork(0, {"wait": Fork(1, {"end": DRAW})}) for word in (word, "pass")})}
        )

    hands = {"deal one": Fork(0, {"go": Fork(1, {"help 0": DRAW})}), "deal other": holding("help 1")}
    game = Forks(Fork(CHANCE, hands, unseen_by=[0]))
    search = searched(game, 1, Helped(), ["deal one"])
    (node,) = (search.trees[1].kids or {}).values()
    while len(node.actions) == 0:
        search.round()
    known = list(node.actions)
    search.most_nodes = 0
    for _ in range(40):
        search.round()
    assert list(node.actions) == known and len(known) < 3
    assert node.count == search.root.count == search.rounds_done
    assert sum(node.visits) < node.count - 10


def test_a_sharper_opinion_is_followed_more() -> None:
    found = []
    for sharpness in (0.1, 1.0):
        opinion = Helped()
        opinion.sharpness = sharpness
        found.append(max(searched(helping(), 1, opinion).root.priors))
    assert found[0] > 0.9 > 0.7 > found[1] > 0.5


def test_first_hopes_differ_by_luck_at_the_root_alone() -> None:
    """And not of an end, which is what it is."""
    opinion = Blank()
    opinion.variety = 0.2
    alike = {word: Fork(1, {"go": Fork(0, {"on": DRAW})}) for word in ("a", "b")}
    game = Forks(Fork(1, {"end": Fork(0, {"end": DRAW, **alike}), "wait": Fork(0, alike)}))
    found = chances(searched(game, 1, opinion, ["end"]))
    assert found["end"] == 0.5 > found["a"] != found["b"] < 0.5
    assert min(found.values()) >= 0.3
    for node in (searched(game, 9, opinion).root.kids or {}).values():
        assert node.chance(0) == node.chance(1)
