"""Who sits where: every bot in every seat equally often, and the same luck for all seatings of a round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from equipoise.bots.arena.schedule import Job, Wish, lineups, rotations, schedule


def jobs(bots: str, seats: int, games: int = 1, seed: int = 1) -> list[Job]:
    return schedule(Wish("noughts", seats, {}, bots.split(), games, seed))


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("a b", 2, ["ab"]),
        ("a b c", 2, ["ab", "ac", "bc"]),
        ("a b", 3, ["aba", "abb"]),
        ("a b", 4, ["abab"]),
        ("a", 3, ["aaa"]),
        ("a b b b", 4, ["abbb"]),
        ("a b b", 2, ["ab"]),
        ("a a a", 2, ["aa"]),
        ("a b c", 5, ["abcab", "abcac", "abcbc"]),
    ],
)
def test_line_ups(bots: str, seats: int, expected: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(bots.split(), seats)] == expected


@pytest.mark.parametrize(("bots", "seats"), [("a b c d", 6), ("a b c", 4), ("a b c d e", 6), ("a b", 5)])
def test_any_two_meet_in_the_same_company(bots: str, seats: int) -> None:
    """Else one of two equals would meet a strong third more often and seem the weaker."""
    names = bots.split()
    met = [sorted(lineup) for lineup in lineups(names, seats)]
    for one, other in combinations(names, 2):
        change = {one: other, other: one}
        changed = [sorted(change.get(bot, bot) for bot in lineup) for lineup in met]
        assert sorted(changed) == sorted(met)


def test_rotations_leave_out_what_is_the_same_table() -> None:
    assert rotations(["a", "b", "b"]) == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert rotations(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert rotations(["a", "a"]) == [["a", "a"]]


@pytest.mark.parametrize("bots", ["a", "a b", "a b c", "a b c d", "a b c d e", "a b b b"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    planned = jobs(bots, seats, 50)
    assert len(planned) >= 50
    counts = Counter((bot, seat) for job in planned for seat, bot in enumerate(job.lineup))
    for bot in set(bots.split()) & {bot for job in planned for bot in job.lineup}:
        assert len({counts[bot, seat] for seat in range(seats)}) == 1
    if len(set(bots.split())) == len(bots.split()):
        assert len(set(counts.values())) == 1  # and all bots equally often
    assert set(bots.split()) == {bot for bot, _ in counts}


def test_games_of_a_round_share_their_luck_and_no_others_do() -> None:
    planned = jobs("a b c", 3, 30)
    assert {len({job.luck for job in planned if job.round == r}) for r in range(10)} == {1}
    assert len({job.luck for job in planned}) == 10
    assert [job.number for job in planned] == list(range(30))
    seeds = [seed for job in planned for seed in job.dice]
    assert len(set(seeds)) == 90


def test_who_sits_beside_whom_changes() -> None:
    orders = {tuple(job.lineup) for job in jobs("a b c", 3, 60)}
    assert len(orders) == 6


def test_the_seed_decides_everything() -> None:
    assert jobs("a b c", 3, 30) == jobs("a b c", 3, 30)
    assert jobs("a b c", 3, 30) != jobs("a b c", 3, 30, seed=2)
