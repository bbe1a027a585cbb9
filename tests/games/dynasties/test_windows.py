"""Windows do not make play tedious: who cannot react is not asked, and what lets a window go by is `pass`."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dynasties.positions import table

from equipoise.core.fair import SeededDice
from equipoise.games.dynasties.rules.frames import FIRST_QUESTION, QUESTIONS, WINDOWS

GAMES = 12


@pytest.mark.rule("DY-K56", "DY-R318")
@pytest.mark.parametrize(("seats", "mode"), [(3, "standard"), (4, "advanced"), (6, "advanced")])
def test_only_who_can_react_is_asked(seats: int, mode: str) -> None:
    game = table(seats, mode=mode)
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        dice, s = SeededDice(seed), game.start()
        while acting := game.to_act(s):
            seat = acting[dice.below(len(acting))]
            legal = game.legal(s, seat)
            passing = game.passing(s, seat)
            if passing >= 0:
                assert acting == [seat] and len(legal) > 1, "an only word is no question"
                assert passing in legal and game.words[passing] == "pass"
                assert game.scopes(s, seat), "every window belongs to something that will be over"
                met[QUESTIONS[s.stack[-1][0] - FIRST_QUESTION]] += 1
            game.apply(s, seat, legal[dice.below(len(legal))])
        assert all(game.passing(s, seat) < 0 and not game.scopes(s, seat) for seat in range(seats))
    windows = {QUESTIONS[kind - FIRST_QUESTION] for kind in WINDOWS}
    assert set(met) == windows - ({"reaction"} if mode == "standard" else set()), "all kinds were met"


@pytest.mark.rule("DY-K56")
def test_other_questions_cannot_be_let_go_by() -> None:
    game = table(2)
    dice, s = SeededDice(1), game.start()
    asked: set[str] = set()
    while acting := game.to_act(s):
        seat = acting[0]
        if seat >= 0 and game.passing(s, seat) < 0:
            asked.add(QUESTIONS[s.stack[-1][0] - FIRST_QUESTION])
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))])
    assert asked >= {"planting", "harvest", "trade", "attack"}
