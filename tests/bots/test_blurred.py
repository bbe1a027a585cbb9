"""Luck with many ways: all lead to one node, where what can be done differs from round to round."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.forks import DRAW, LOSS, WIN, Fork, Forks, chances, searched
from tests.bots.test_search import Blank

from equipoise import catalog
from equipoise.bots.opinions import opinion_on
from equipoise.core.game import CHANCE, Game


class Blurring(Blank):
    def blurs(self, game: Game[Any], ways: int) -> bool:
        return ways > 2


def drawing(cards: int) -> Forks:
    """Who draws may play the card, and wins, or keep it, and loses; the other does not see which it is."""
    ways = {f"card {n}": Fork(0, {f"play {n}": WIN, "keep": LOSS}) for n in range(cards)}
    return Forks(Fork(0, {"draw": Fork(CHANCE, ways, unseen_by=[1]), "stay": DRAW}))


@pytest.mark.parametrize(("cards", "nodes"), [(6, 1), (2, 2)])
def test_all_that_may_be_drawn_is_thought_of_together(cards: int, nodes: int) -> None:
    game = drawing(cards)
    search = searched(game, 300, Blurring())
    kids = list((search.root.kids or {}).values())
    assert len(kids) == nodes
    assert {game.words[action] for kid in kids for action in kid.actions} == {
        "keep", *[f"play {n}" for n in range(cards)]
    }  # fmt: skip
    assert chances(search)["draw"] > 0.8
    assert len(searched(game, 300).root.kids or {}) == cards


def test_no_such_node_is_taken_for_a_position_that_has_come() -> None:
    """Most of what it knows could not be done there."""
    assert searched(drawing(6), 300, Blurring()).familiar == {}
    assert len(searched(drawing(2), 300, Blurring()).familiar) == 2
    assert len(searched(drawing(6), 300).familiar) == 6


@pytest.mark.parametrize(
    ("name", "options", "blurred"),
    [
        ("dynasties", {}, True),
        ("dynasties", {"mode": "advanced"}, True),
        ("dynasties", {"mode": "simple"}, False),  # not tried there
        ("macht", {}, False),
        ("power", {}, False),
    ],
)
def test_where_it_is_done(name: str, options: dict[str, str], blurred: bool) -> None:
    game = catalog.find(name).table(2, **options)
    assert opinion_on(game).blurs(game, 3) == blurred
    assert not opinion_on(game).blurs(game, 2)
