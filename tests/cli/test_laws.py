"""`equipoise laws` draws tables of every kind."""

from __future__ import annotations

import pytest

from equipoise import catalog
from equipoise.cli.laws import draw_table
from equipoise.core.fair import SeededDice
from equipoise.core.options import CHOICE, FLAG


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_value_of_every_option_is_drawn(game: str) -> None:
    title = catalog.find(game)
    drawn = []
    for seed in range(80):
        seats = title.fewest + seed % (title.most - title.fewest + 1)
        drawn.append(draw_table(title, seats, SeededDice(seed)).options)
    for option in title.options:
        met = {options[option.name] for options in drawn if option.name in options}
        if option.kind == FLAG:
            assert met == {False, True}, option.name
        elif option.kind == CHOICE:
            assert len(met) >= min(4, len(option.values)), option.name
