"""What lies open to all as one number: as exact as the view of those who watch."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER


@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_numbers_are_alike_where_watchers_see_the_same(seats: int, mode: str) -> None:
    game = catalog.find("dynasties").table(seats, mode=mode)
    dice = SeededDice(seats)
    views: dict[int, str] = {}
    s = game.start()
    for _ in range(300):
        if not game.to_act(s):
            s = game.start()
        seat = game.to_act(s)[0]
        legal = game.legal(s, seat)
        for _ in range(3):  # what could come, and with other cards in hands and armies
            after = game.guess(s, WATCHER, dice) if dice.below(2) else s.copy()
            if seat in game.to_act(after):
                able = game.legal(after, seat)
                game.apply(after, seat, able[dice.below(len(able))])
            seen = game.view(after, WATCHER).dump()
            # Who may act and what he may say follows from what else is seen, or is known to him alone.
            told = repr({key: value for key, value in seen.items() if key not in ("to_act", "legal")})
            assert views.setdefault(game.shown(after), told) == told
        game.apply(s, seat, legal[dice.below(len(legal))])
    assert len(views) > 300
    assert len(set(views.values())) == len(views)
