"""Games of the arena: whole, the same with the same seed, forfeited by those who fail; and the contest."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from typing import Callable, Iterable, Iterator

import pytest
from tests.bots import outside_bots as bots
from tests.twins import SEAT, Spy, handed, in_games_with_secrets, twins

from equipoise import catalog
from equipoise.bots.arena.contest import Contest
from equipoise.bots.arena.games import Fault, Pace, Played, _Table, final_ranks, play_job
from equipoise.bots.arena.local import Local, Lost
from equipoise.bots.arena.report import make_report
from equipoise.bots.arena.schedule import Job, Wish, schedule
from equipoise.bots.seen import seen
from equipoise.core.game import Outcome
from equipoise.core.record import read_record
from equipoise.core.referee import replay
from equipoise.locale import Speaker
from equipoise.noughts.game import TITLE


@pytest.fixture(autouse=True)
def noughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.OUTSIDE, "equipoise.noughts.game")


def wish(names: list[str], games: int, **options: str) -> Wish:
    return Wish("noughts", 2, options, names, games, 1, budget=20)


def tell(fault: Fault) -> str:
    return Speaker().tell(fault.seen.told())


def play(job: Job) -> Played:
    played = play_job(job)
    assert played is not None
    return played


def test_a_game_is_kept_as_a_game_file() -> None:
    (job, other) = schedule(wish(["uniform", "uniform"], 2))
    played = play(job)
    record = read_record(played.text)
    game = TITLE.table(2)
    assert record.outcome == game.outcome(replay(game, record.moves))
    assert record.outcome is not None and played.ranks == record.outcome.ranks
    assert record.names == ["uniform", "uniform"]
    assert sum(pace.decisions for pace in played.paces) == len(record.moves) == played.steps
    assert play(job).text == played.text
    assert play(other).text != played.text


def test_both_seatings_have_the_same_luck() -> None:
    planned = schedule(
        Wish("europe1815", 2, {"round_limit": "1"}, ["uniform", "greedy"], 8, 1),
    )
    dealt = [[move.words for move in read_record(play(job).text).moves if move.seat == -1] for job in planned]
    assert dealt[0] == dealt[1] and dealt[2] == dealt[3]
    assert len({tuple(words) for words in dealt}) > 1


def test_what_a_seat_plays() -> None:
    (job,) = schedule(Wish("europe1815", 3, {"round_limit": "1"}, ["uniform"], 1, 1))
    played = play(job)
    assert len(set(played.sides)) == 3
    assert set(played.sides) <= {"england", "france", "germany", "austria", "russia", "constantinople"}
    assert play(schedule(wish(["uniform"], 1))[0]).sides == ["0", "1"]


def test_a_game_without_an_end_is_drawn_and_named() -> None:
    long = Wish("noughts", 2, {"rounds": "1000"}, ["uniform"], 1, 1, steps=50)
    (job,) = schedule(long)
    played = play(job)
    assert not played.ended and played.reason == ""
    assert played.ranks == [1, 1] and played.steps == 50
    contest = Contest([job], ["uniform"], True)
    contest.run(Scripted(play), lambda played: None)
    report = make_report("0", long, contest)
    assert report.unended == [0]
    assert report.standings[0].unended == 1


def test_a_game_that_ends_with_the_last_decision_allowed_has_ended() -> None:
    def played(steps: int) -> Played:
        (job,) = schedule(Wish("noughts", 2, {}, ["uniform"], 1, 1, steps=steps))
        return play(job)

    whole = played(1000).steps
    for steps, ended in ((whole, True), (whole - 1, False)):
        assert (played(steps).ended, played(steps).steps) == (ended, steps)


@pytest.mark.parametrize(
    ("program", "kind"),
    [
        (bots.DYING, "died"),
        (bots.ILLEGAL, "illegal"),
        (bots.NO_JSON, "unreadable"),
        (bots.NO_HELLO, "no-start"),
    ],
)
def test_who_fails_forfeits(tmp_path: Path, program: str, kind: str) -> None:
    bot = f"cmd:{bots.command(tmp_path, program)}"
    for job in schedule(wish([bot, "uniform"], 2)):
        played = play(job)
        seat = job.lineup.index(bot)
        assert [(fault.seat, fault.kind) for fault in played.faults] == [(seat, kind)]
        assert played.faults[0].starting == (kind == "no-start")
        assert played.ranks[seat] == 2 and played.ranks[1 - seat] == 1
        assert played.ended and played.reason == "forfeit"
        assert read_record(played.text).outcome == Outcome(played.ranks, [0, 0], "forfeit")


def test_with_more_seats_the_others_play_on(tmp_path: Path) -> None:
    bot = f"cmd:{bots.command(tmp_path, bots.NO_HELLO)}"
    (job, *_) = schedule(Wish("europe1815", 3, {"round_limit": "1"}, [bot, "uniform", "uniform"], 1, 1))
    played = play(job)
    assert len(played.faults) == 1 and played.ended and played.reason
    assert played.ranks[job.lineup.index(bot)] == 3
    assert played.paces[job.lineup.index(bot)].decisions == 0


def test_a_bot_of_ours_that_fails_is_named_too() -> None:
    played = play(schedule(wish(["greedy", "uniform"], 1))[0])  # it has no opinion on this game
    assert [fault.kind for fault in played.faults] == ["error"]
    assert "noughts" in tell(played.faults[0])


@in_games_with_secrets
def test_a_bot_is_handed_what_its_seat_knows(name: str, mode: str) -> None:
    found = twins(name, mode)
    given = []
    for s in found.states:
        table = _Table(schedule(Wish(name, 2, found.options, ["uniform"], 1, 1))[0])
        table.players[SEAT] = Spy()
        given.append(handed(partial(table._choose, s, SEAT)))
    found.check(given)


def test_time_is_that_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a processor that takes a second for every look at its clock, the wall shows next to none."""
    ticks = count()
    monkeypatch.setattr("equipoise.bots.arena.games.thread_time", lambda: float(next(ticks)))
    (job,) = schedule(Wish("europe1815", 2, {"round_limit": "1"}, ["strong@4", "uniform"], 1, 1, steps=6))[:1]
    played = play(job)
    searched = played.paces[job.lineup.index("strong@4")]
    assert (
        searched.decisions and searched.slowest == 4 + 2
    )  # a look before the first round, and one after all
    assert played.paces[job.lineup.index("uniform")].slowest == 1


def test_ranks_after_forfeits() -> None:
    assert final_ranks([1, 2, 3], {0}, 3) == [3, 1, 2]
    assert final_ranks([1, 1, 3], set(), 3) == [1, 1, 3]
    assert final_ranks(None, {1}, 3) == [1, 3, 1]
    assert final_ranks(None, {0, 1}, 2) == [1, 1]


class Scripted:
    """Plays here, in an order of its own."""

    def __init__(self, play: Callable[[Job], Played], order: list[int] | None = None) -> None:
        self.play = play
        self.order = order
        self.played = 0

    def results(self, jobs: Iterable[Job]) -> Iterator[Played]:
        planned = list(jobs)
        for number in self.order if self.order is not None else range(len(planned)):
            self.played += 1
            yield self.play(planned[number])


def first_wins(job: Job) -> Played:
    ranks = [1 if bot == "a" else 2 for bot in job.lineup]
    return Played(job.number, job.round, job.lineup, ranks, "row", True, 9, [Pace(), Pace()], [], [], [], "x")


def test_games_count_in_the_order_of_the_schedule() -> None:
    contest = Contest(schedule(wish(["a", "b"], 4)), ["a", "b"], True)
    kept: list[int] = []
    contest.run(Scripted(first_wins, [3, 1, 0, 2]), lambda played: kept.append(played.number))
    assert kept == [0, 1, 2, 3]
    assert contest.end == "all"


def test_it_stops_when_it_is_certain_unless_told_not_to() -> None:
    jobs = schedule(wish(["a", "b"], 200))
    contest = Contest(jobs, ["a", "b"], False)
    runner = Scripted(first_wins)
    contest.run(runner, lambda played: None)
    assert contest.end == "certain"
    assert 10 < len(contest.games) == runner.played < 60 and len(contest.games) % 2 == 0
    whole = Contest(jobs, ["a", "b"], True)
    whole.run(Scripted(first_wins), lambda played: None)
    assert (whole.end, len(whole.games)) == ("all", 200)
    report = make_report("0", wish(["a", "b"], 200), whole)
    assert report.certain == [("a", "b")]
    assert [one.bot for one in report.standings] == ["a", "b"]
    assert (report.standings[0].wins, report.standings[1].losses) == (200, 200)


@pytest.mark.parametrize(("stopped", "end"), [(4, "interrupted"), (5, "interrupted"), (-1, "lost")])
def test_what_breaks_off_leaves_what_was_played(stopped: int, end: str) -> None:
    """In the second case everybody was told to stop, and who played was gone first."""
    contest = Contest(schedule(wish(["a", "b"], 20)), ["a", "b"], True)

    def breaks(job: Job) -> Played:
        if job.number == stopped:
            contest.stop(2)
        if job.number == 5:
            raise Lost(seen("arena-lost-process"))
        return first_wins(job)

    contest.run(Scripted(breaks, [0, 1, 2, 4, 5]), lambda played: None)
    assert contest.end == end
    assert len(contest.games) == 3
    assert make_report("0", wish(["a", "b"], 20), contest).standings[0].games == 3


@pytest.mark.parametrize(("failing", "played"), [([0, 1, 3, 4, 5], 6), ([0, 1, 3, 4], 8), ([5, 6, 7], 8)])
def test_a_program_that_never_starts_ends_the_contest(failing: list[int], played: int) -> None:
    """Not with the last game, which ends it anyway."""

    def begin(job: Job) -> Played:
        game = first_wins(job)
        game.faults = [
            Fault(
                job.lineup.index("b"), "late", seen("bot-seen-seconds", seconds="30"), job.number in failing
            )
        ]
        return game

    contest = Contest(schedule(wish(["a", "b"], 8)), ["a", "b"], True)
    contest.run(Scripted(begin), lambda played: None)
    assert len(contest.games) == played
    why = seen("arena-lost-starts", games=3, bot="b")
    assert (contest.end, contest.why) == (("lost", why) if played < 8 else ("all", None))


def test_who_says_no_hello_has_not_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.bots.outside.START_SECONDS", 0.3)
    bot = f"cmd:{bots.command(tmp_path, bots.HEAD + 'time.sleep(60)')}"
    (fault,) = play(schedule(wish([bot, "uniform"], 1))[0]).faults
    assert (fault.kind, tell(fault), fault.starting) == ("late", "0.3 s", True)


def test_local_processes_play_the_same_games_as_this_one() -> None:
    jobs = schedule(wish(["uniform"], 6))
    here = {job.number: play(job).text for job in jobs}
    there = {played.number: played.text for played in Local(2).results(jobs) if played is not None}
    assert here == there
