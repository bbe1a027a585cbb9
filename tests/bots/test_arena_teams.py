"""Teams in the arena: a bot has a whole one, and a team wins, loses and forfeits as one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots import outside_bots as bots

from equipoise import catalog
from equipoise.bots.arena.games import Pace, Played, play_job
from equipoise.bots.arena.ratings import ratings
from equipoise.bots.arena.report import standing
from equipoise.bots.arena.schedule import Wish, schedule
from equipoise.bots.arena.verdict import Verdict

PAIRS = [[0, 1], [2, 3]]
TWO_AND_ONE = [[0, 1], [2]]


def wish(names: str, seats: int, games: int = 2) -> Wish:
    table = catalog.find("duels").table(seats, mode="teams")
    return Wish("duels", seats, {"mode": "teams"}, names.split(), games, 1, teams=table.teams())


def played(lineup: str, ranks: list[int], teams: list[list[int]]) -> Played:
    names = lineup.split()
    paces = [Pace(1, 2.0, 2.0) for _ in names]
    return Played(0, 0, names, ranks, "", True, 1, paces, [], [], [], "", teams)


@pytest.mark.parametrize(
    ("seats", "names", "expected"),
    [
        (4, "a b", {"a a b b", "b b a a"}),
        (3, "a b", {"a a b", "b b a"}),
        (4, "a b c", {"a a b b", "b b a a", "a a c c", "c c a a", "b b c c", "c c b b"}),
        (4, "a", {"a a a a"}),
    ],
)
def test_a_bot_has_a_whole_team(seats: int, names: str, expected: set[str]) -> None:
    planned = schedule(wish(names, seats, len(expected)))
    assert {" ".join(job.lineup) for job in planned} == expected
    assert len(planned) == len(expected)


def test_the_win_of_a_team_is_shared_with_nobody() -> None:
    games = [played("a a b b", [1, 1, 2, 2], PAIRS)] * 3 + [played("b b a a", [1, 1, 1, 1], PAIRS)]
    strengths = ratings(games, ["a", "b"])
    ours, theirs = standing(games, "a", strengths["a"]), standing(games, "b", strengths["b"])
    assert (ours.games, ours.results, ours.wins, ours.shared, ours.losses) == (4, 4, 3, 1, 0)
    assert (theirs.wins, theirs.shared, theirs.losses) == (0, 1, 3)
    assert ours.rate.share == pytest.approx(3.5 / 4) and ours.decided.share == 1.0
    assert (ours.decisions, ours.mean_seconds) == (8, 2.0)  # of all its seats
    alone = [played("a b", [1, 2], [])] * 3 + [played("b a", [1, 1], [])]
    assert strengths == ratings(alone, ["a", "b"])


def test_one_against_two_wins_as_much_as_two() -> None:
    one = played("a a b", [2, 2, 1], TWO_AND_ONE)
    two = played("a a b", [1, 1, 3], TWO_AND_ONE)
    assert one.results() == [("a", 0.0), ("b", 1.0)] and two.results() == [("a", 1.0), ("b", 0.0)]
    drawn = played("a a b", [1, 1, 1], TWO_AND_ONE)
    assert drawn.results() == [("a", 0.5), ("b", 0.5)]


def test_teams_are_certain_as_soon_as_single_seats() -> None:
    teams, single = Verdict(["a", "b"]), Verdict(["a", "b"])
    rounds = 0
    while not single.certain():
        assert not teams.certain()
        teams.add([played("a a b b", [1, 1, 2, 2], PAIRS), played("b b a a", [2, 2, 1, 1], PAIRS)])
        single.add([played("a b", [1, 2], []), played("b a", [2, 1], [])])
        rounds += 1
    assert teams.certain() and rounds > 5


def test_a_team_forfeits_as_one(tmp_path: Path) -> None:
    bot = f"cmd:{bots.command(tmp_path, bots.NO_HELLO)}"
    for job in schedule(Wish("duels", 4, {"mode": "teams"}, [bot, "uniform"], 2, 1, 20, teams=PAIRS)):
        result = play_job(job)
        assert result is not None and sorted(result.teams) == PAIRS and result.ended
        mine = PAIRS[0] if job.lineup[0] == bot else PAIRS[1]
        assert {fault.seat for fault in result.faults} == set(mine)
        assert dict(result.results()) == {bot: 0.0, "uniform": 1.0}


def test_a_game_of_teams_is_won_by_a_bot() -> None:
    for seats in (3, 4):
        for job in schedule(wish("greedy uniform", seats)):
            result = play_job(job)
            assert result is not None and len(result.winners()) == 1
            winner = {job.lineup[seat] for seat in range(seats) if result.ranks[seat] == 1}
            assert winner == {bot for bot, share in result.results() if share == 1.0}
            assert len(winner) == 1
