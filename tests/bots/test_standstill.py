"""Games in which nobody cares to begin anything end in the arena, as people would end them."""

from __future__ import annotations

from typing import Any

import pytest

from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.fairness import count
from equipoise.bots.arena.games import Played, play_job
from equipoise.bots.arena.report import make_report
from equipoise.bots.arena.schedule import Job, Wish, schedule
from equipoise.bots.arena.standstill import TIMES, Standstill
from equipoise.bots.greedy import Greedy
from equipoise.cli.replay import outcome_at
from equipoise.cli.standings import told_troubles
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.record import AGREED_DRAW, read_record
from equipoise.core.referee import Player, replay
from equipoise.games.europe1815.game import TITLE


class Passing(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        done = game.words.index("done")
        legal = game.legal(guess, seat)
        return done if done in legal else legal[0]


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.bots.arena.games.find_bot", lambda name, clock: Passing())


def play(job: Job) -> Played:
    found = play_job(job)
    assert found is not None
    return found


def played(seats: int, options: dict[str, str], seed: int = 1) -> Played:
    (job,) = schedule(Wish("europe1815", seats, options, ["uniform"], 1, seed, steps=500))
    return play(job)


@pytest.mark.usefixtures("passing")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_passes_for_ever_agrees_to_a_draw(seats: int) -> None:
    game = played(seats, {})
    assert (game.ended, game.reason, game.ranks) == (True, AGREED_DRAW, [1] * seats)
    record = read_record(game.text)
    passes = [move for move in record.moves if move.words == "done"]
    assert len(passes) == seats * (TIMES - 1)
    table = TITLE.table(seats)
    end = replay(table, record.moves)
    assert table.outcome(end) is None
    assert outcome_at(table, record, end) == record.outcome


class Failing(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        raise RuntimeError


@pytest.mark.parametrize(
    ("fails", "ranks"),
    [([], [1, 1, 1, 1]), ([0], [4, 1, 1, 1]), ([0, 1], [3, 3, 1, 1])],
)
def test_who_fails_stays_behind_all(
    monkeypatch: pytest.MonkeyPatch, fails: list[int], ranks: list[int]
) -> None:
    """The game file tells what the arena counts."""
    bots = iter([Failing() if seat in fails else Passing() for seat in range(4)])
    monkeypatch.setattr("equipoise.bots.arena.games.find_bot", lambda name, clock: next(bots))
    positions = iter(range(100))
    monkeypatch.setattr(Standstill, "reached", lambda self, position: next(positions) >= 40)
    game = played(4, {})
    outcome = read_record(game.text).outcome
    assert outcome is not None and outcome.reason == AGREED_DRAW
    assert game.ranks == outcome.ranks == ranks


class Raiding(Passing):
    """Until somebody is out."""

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        if any(game.fell(guess)):
            return super().choose(game, guess, seat, dice)
        return Greedy().choose(game, guess, seat, dice)


def test_who_is_out_stays_behind_who_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = iter([Raiding(), Passing(), Passing()])
    monkeypatch.setattr("equipoise.bots.arena.games.find_bot", lambda name, clock: next(bots))
    game = played(3, {"total_domination": "true"}, seed=29)
    table = TITLE.table(3, total_domination=True)
    record = read_record(game.text)
    assert table.fell(replay(table, record.moves)) == [0, 1, 0]
    assert record.outcome is not None and record.outcome.reason == AGREED_DRAW
    assert game.ranks == record.outcome.ranks == [1, 3, 1]


@pytest.mark.usefixtures("passing")
def test_games_that_were_given_up_are_named() -> None:
    wish = Wish("europe1815", 2, {}, ["uniform"], 2, 1)
    contest = Contest([], wish.bots, True)
    contest.games = [play(job) for job in schedule(wish)]
    report = make_report("0", wish, contest)
    assert (report.agreed, report.unended) == ([0, 1], [])
    assert told_troubles(report) == ["2 games stood still and were given up as an agreed draw: 0, 1"]
    assert count(wish, contest).agreed == 2


@pytest.mark.usefixtures("passing")
def test_where_it_ends_by_the_rules_nobody_agrees() -> None:
    """With a limit of rounds whoever leads may well stand still."""
    game = played(2, {"round_limit": "40"})
    assert game.ended and game.reason != AGREED_DRAW
    assert len([move for move in read_record(game.text).moves if move.words == "done"]) == 80


def test_positions_that_cannot_come_again_do_not_stand_still() -> None:
    stands = Standstill()
    for _ in range(TIMES - 1):
        assert not any(stands.reached(position) for position in (7, 8, 0))
    assert not stands.reached(0)
    assert stands.reached(8) and stands.reached(7)


def test_something_happens_in_between() -> None:
    stands = Standstill()
    assert not any(stands.reached(position) for position in range(1, 1000))
