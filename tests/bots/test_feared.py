"""What a search fears: the answer to its choice that leaves it the least."""

from __future__ import annotations

import pytest
from tests.bots.forks import LOSS, WIN, Fork, Forks, searched
from tests.bots.test_search import chosen, noughts_after, thinker

from equipoise.bots.search.insight import Choice, Insight, together
from equipoise.bots.search.replies import Replies
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


def test_what_is_feared_is_the_next_answer() -> None:
    """Not what comes of it, however bad that is."""
    later = Fork(0, {"go on": Fork(1, {"strike later": LOSS})})
    game = Forks(Fork(0, {word: Fork(1, {"threaten": later}) for word in ("go", "stay")}))
    feared = searched(game, 60).feared()
    assert feared is not None and feared.actions == [game.ids["threaten"]]


def test_who_has_won_fears_nothing() -> None:
    """Though there is an answer to the first word, if it is not followed by the right one."""
    home = Fork(0, {"enter": WIN, "wait": LOSS})
    march = Fork(0, {"halt": Fork(1, {"strike": LOSS}), "hurry home": home})
    game = Forks(Fork(0, {"march": march, "stay": Fork(1, {"strike": LOSS})}))
    search = searched(game, 60)
    assert search.root.won >= 0
    assert search.feared() is None


def replies(*found: tuple[int, int, int, int, float]) -> Replies:
    """Choice, seat and answer, how often, and what it leaves."""
    known = Replies(3, 10)
    for place, seat, answer, times, chance in found:
        for _ in range(times):
            known.add(place, seat, answer, [answer], chance)
    return known


def test_the_worst_of_the_frequent_answers_is_feared() -> None:
    known = replies((0, 1, 5, 9, 0.6), (0, 1, 6, 3, 0.4), (0, 1, 7, 2, 0.0), (1, 1, 5, 9, 0.1))
    feared = known.feared(0)
    assert feared is not None
    assert (feared.actions, feared.count) == ([6], 3) and feared.chance() == pytest.approx(0.4)
    other = known.feared(1)
    assert other is not None and other.actions == [5] and other.chance() == pytest.approx(0.1)
    assert known.feared(2) is None


def test_the_same_answer_of_another_seat_is_another() -> None:
    feared = replies((0, 1, 5, 4, 0.6), (0, 2, 5, 4, 0.2)).feared(0)
    assert feared is not None and feared.seat == 2 and feared.chance() == pytest.approx(0.2)


def test_an_answer_leaves_what_it_left_on_the_whole() -> None:
    feared = replies((0, 1, 5, 3, 1.0), (0, 1, 5, 1, 0.0)).feared(0)
    assert feared is not None and feared.chance() == pytest.approx(0.75)


def test_of_several_who_think_the_same_best_the_most_afraid_is_heard() -> None:
    def insight(best: int, answer: int, chance: float) -> Insight:
        feared = replies((0, 1, answer, 2, chance)).feared(0)
        return Insight(0, [Choice([best], 9, 0.5), Choice([3 - best], 2, 0.4)], feared, 11, 11)

    feared = together([insight(1, 5, 0.4), insight(1, 6, 0.3), insight(1, 7, 0.5), insight(2, 8, 0.1)]).feared
    assert feared is not None and feared.actions == [6]
