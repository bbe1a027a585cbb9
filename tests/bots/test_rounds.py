"""Who did better round by round: what luck decided for both seatings says nothing."""

from __future__ import annotations

from itertools import product

import pytest
from tests.bots.test_ratings import played

from equipoise.bots.arena.rounds import Compared, compared
from equipoise.bots.arena.schedule import Wish, lineups, rotations
from equipoise.bots.arena.verdict import Verdict

WON, LOST, DRAWN = [1, 2], [2, 1], [1, 1]


def wish(bots: str, seats: int) -> Wish:
    return Wish("noughts", seats, {}, bots.split(), 2, 1)


def rounds(*results: tuple[list[int], list[int]]) -> Compared:
    """Of a and b: the ranks when a sits first, and when b does."""
    verdict = Verdict(["a", "b"])
    for first, second in results:
        verdict.add([played("a b", first), played("b a", second)])
    (found,) = compared(wish("a b", 2), verdict, True)
    return found


def test_a_round_in_which_each_won_once_tells_nothing() -> None:
    won_both, lost_both = (WON, LOST), (LOST, WON)
    found = rounds(*[won_both] * 9, lost_both)
    assert (found.better, found.worse, found.level) == (9, 1, 0)
    assert found.chance == pytest.approx(2 * (1 + 10) / 2**10)
    lucky = rounds(*[won_both] * 9, lost_both, *[(WON, WON), (LOST, LOST), (DRAWN, DRAWN)] * 50)
    assert (lucky.better, lucky.worse, lucky.level) == (9, 1, 150)
    assert lucky.chance == found.chance


def test_no_chance_is_told_where_somebody_chose_when_to_stop() -> None:
    """He may have waited until it was small."""
    verdict = Verdict(["a", "b"])
    for _ in range(9):
        verdict.add([played("a b", WON), played("b a", LOST)])
    assert compared(wish("a b", 2), verdict, False) == [Compared("a", "b", 9, 0, 0, None)]


def test_half_a_win_more_is_more() -> None:
    found = rounds((WON, DRAWN), (DRAWN, WON), (WON, DRAWN), (DRAWN, LOST))
    assert (found.better, found.worse, found.level) == (3, 1, 0)


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_who_is_not_ahead_has_shown_nothing(count: int) -> None:
    assert rounds(*[(WON, LOST), (LOST, WON)] * count).chance == 1.0


def test_the_same_seen_from_the_other() -> None:
    found = rounds(*[(WON, LOST)] * 3, (LOST, WON), (WON, WON))
    assert found.turned() == Compared("b", "a", 1, 3, 1, found.chance)


@pytest.mark.parametrize("count", [3, 6, 9])
def test_equals_are_called_different_no_oftener_than_it_says(count: int) -> None:
    """All ways that rounds between equals may go, which are equally likely."""
    chances = [rounds(*ways).chance or 0.0 for ways in product([(WON, LOST), (LOST, WON)], repeat=count)]
    for chance in set(chances):
        assert sum(other <= chance for other in chances) / len(chances) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("bots", "seats", "known"),
    [
        ("a b b", 3, []),  # one against two of a kind
        ("a b", 3, [("a", "b")]),  # each has two seats of one table, and one of the other
        ("a b c", 2, [("a", "b"), ("a", "c"), ("b", "c")]),
        ("a a b b", 4, [("a", "b")]),
        ("a", 2, []),
    ],
)
def test_only_who_sit_equally_often(bots: str, seats: int, known: list[tuple[str, str]]) -> None:
    """In every round a wins wherever it sits, and shares that with itself."""
    verdict = Verdict(bots.split())
    tables = [turned for each in lineups(bots.split(), seats) for turned in rotations(each)]
    ranks = [[1 if bot == "a" else 2 for bot in table] for table in tables]
    verdict.add([played(" ".join(table), won) for table, won in zip(tables, ranks)])
    found = compared(wish(bots, seats), verdict, True)
    assert [(two.one, two.other) for two in found] == known
    assert all(two.better == (two.one == "a") for two in found)
