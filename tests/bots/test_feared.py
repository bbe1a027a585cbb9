"""What a search fears: the answer to its choice that leaves it the least."""

from __future__ import annotations

import pytest
from tests.bots.test_search import chosen, noughts_after, thinker

from equipoise.core.referee import play


@pytest.mark.parametrize("seed", range(3))
def test_the_answer_that_is_feared_is_the_one_that_loses(seed: int) -> None:
    """Crosses threaten b3, c1 and c3: wherever the nought goes, another is lost."""
    game, s = noughts_after("mark a1", "mark c2", "mark b1", "mark a3", "mark b2")
    player = thinker(400)
    words = chosen(game, s, player, seed)
    insight = player.insight()
    assert insight is not None and insight.feared is not None
    assert [game.words[action] for action in insight.feared.before] == [words]
    assert insight.feared.seat == 0 and insight.feared.chance() < 0.01
    after = s.copy()
    play(game, after, 1, words)
    game.apply(after, 0, insight.feared.actions[0])
    outcome = game.outcome(after)
    assert outcome is not None and outcome.ranks == [1, 2]
