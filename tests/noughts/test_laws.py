"""The smallest game keeps the laws of the house too."""

from __future__ import annotations

from equipoise.core.fair import SeededDice
from equipoise.core.laws import check_laws
from equipoise.noughts.game import TITLE


def test_random_games_keep_the_laws() -> None:
    game = TITLE.table(2, rounds=2)
    tally = check_laws(game, SeededDice(3), games=5, rules=set(TITLE.book().rules))
    assert tally.games == 5
