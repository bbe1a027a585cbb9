"""A search counts on luck as often as it comes, and takes none of it for a proof."""

from __future__ import annotations

import pytest
from tests.bots.forks import DRAW, LOSS, WIN, Fork, Forks, chances, searched

from equipoise.core.game import CHANCE


@pytest.mark.parametrize(("odds", "best"), [([1, 3], "stay"), ([3, 1], "dare")])
def test_luck_comes_as_often_as_its_odds_say(odds: list[int], best: str) -> None:
    game = Forks(Fork(0, {"dare": Fork(CHANCE, {"win": WIN, "lose": LOSS}, odds), "stay": DRAW}))
    search = searched(game, 400)
    assert chances(search)["dare"] == pytest.approx(odds[0] / 4, abs=0.1)
    assert search.root.words(search.root.favourite()) == [game.ids[best]]


def test_a_lucky_win_proves_nothing() -> None:
    game = Forks(Fork(0, {"dare": Fork(CHANCE, {"win": WIN, "lose": LOSS}), "stay": DRAW}))
    assert searched(game, 100).root.won < 0


def test_a_win_in_one_guess_proves_nothing() -> None:
    weak, strong = (Fork(0, {"go": end, "stay": DRAW}) for end in (WIN, LOSS))
    game = Forks(Fork(CHANCE, {"weak": weak, "strong": strong}, unseen_by=[0]))
    assert searched(game, 100, said=["weak"]).root.won < 0


def test_a_win_is_proved_though_luck_was_tried_before() -> None:
    march = Fork(0, {"march home": WIN, "halt": DRAW})
    game = Forks(Fork(0, {"dare": Fork(CHANCE, {"win": WIN, "draw": DRAW}), "march": march}))
    search = searched(game, 100)
    assert search.root.visits[0] > 0 and search.root.words(0) == [game.ids["dare"]]
    assert search.root.words(search.root.favourite()) == [game.ids["march"]]
    assert chances(search)["march"] == 1.0
