"""The rules beside their second telling: the same words, the same seats, the same end, game after game."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.macht.positions import TITLE, odds_of, table
from tests.games.macht.reference import Book
from tests.games.macht.reference_play import play
from tests.games.macht.reference_words import acts

from equipoise.core.fair import SeededDice

NAMES = {-1: "chance", 0: "orange", 1: "white"}
TABLES = [
    dict(zip([o.name for o in TITLE.options], mix)) for mix in product(*[o.values for o in TITLE.options])
]
GAMES = 4


def compare(options: dict[str, str], seed: int, slow: bool) -> int:
    """One random game; how many steps it took. The slow kind seldom recruits, and crowds the map."""
    game = table(**options)
    book, s, dice, steps = Book(options), game.start(), SeededDice(seed), 0
    while game.to_act(s):
        asked = acts(book)
        assert [NAMES[seat] for seat in game.to_act(s)] == list(asked)
        seats = game.to_act(s)
        for seat in seats:
            mine = sorted(game.words[action] for action in game.legal(s, seat))
            assert mine == sorted(asked[NAMES[seat]]), f"step {steps}"
        seat = seats[dice.below(len(seats))]
        words = [game.words[action] for action in game.legal(s, seat)]
        if slow and len(words) > 4:
            words = [one for one in words if one != "recruit" and not one.startswith("take")] or words
        chosen = words[dice.pick(game.odds(s)) if seat == -1 else dice.below(len(words))]
        if seat == -1:
            assert odds_of(book) == game.odds(s)
        game.apply(s, seat, game.ids[chosen])
        play(book, NAMES[seat], chosen)
        steps += 1
    outcome = game.outcome(s)
    assert outcome is not None
    assert acts(book) == {}
    assert book.result == (outcome.ranks, outcome.scores, outcome.reason)
    return steps


@pytest.mark.parametrize("options", TABLES, ids=["-".join(one.values()) for one in TABLES])
def test_both_tellings_agree(options: dict[str, str]) -> None:
    steps = sum(compare(options, seed, seed % 2 == 1) for seed in range(GAMES))
    assert steps > 200
