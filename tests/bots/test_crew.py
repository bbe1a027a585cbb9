"""One decision on several cores: the same answer for the same dice, and no harm from a partner that fails."""

from __future__ import annotations

import logging
import os
import threading
import time
from typing import Any

import pytest
from tests.bots.test_circles import GAME, after, winning
from tests.bots.test_search import auction
from tests.bots.test_search_games import wins, wins_in_one

from equipoise import catalog
from equipoise.bots import UnknownBot, find_bot, level_of
from equipoise.bots.crew import GRACE, Crew, Found, Question
from equipoise.bots.greedy import Greedy
from equipoise.bots.levels import Searcher
from equipoise.bots.opinions import opinion
from equipoise.bots.search.insight import Choice, Insight, together
from equipoise.bots.search.thinker import Level, Partners, Thinker
from equipoise.core.fair import Dice, SeededDice
from equipoise.core.game import Game, State
from equipoise.core.referee import play, replay, run, settle

ROUNDS = 30  # fewer than what the search looks at whether it may stop before


def searcher(cores: int, rounds: int = ROUNDS, seconds: float = 3600.0) -> Searcher:
    return Searcher(Level("test", seconds, 5000, rounds=rounds), cores=cores)


def beginning(name: str = "europe1815") -> tuple[Game[Any], State, int]:
    game = catalog.find(name).table(2)
    s = game.start()
    settle(game, s, SeededDice(2))
    return game, s, game.to_act(s)[0]


def thoughts(player: Searcher, game: Game[Any], s: State, seat: int) -> tuple[int, list[tuple[Any, ...]]]:
    """The decision, and what was thought of everything."""
    action = player.choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1))
    insight = player.insight()
    assert insight is not None
    return action, [(tuple(choice.actions), choice.visits, choice.chance) for choice in insight.choices]


@pytest.mark.parametrize("name", ["europe1815", "power"])
def test_the_same_dice_give_the_same_answer_on_several_cores(name: str) -> None:
    game, s, seat = beginning(name)
    assert thoughts(searcher(3), game, s, seat) == thoughts(searcher(3), game, s, seat)


def test_every_core_has_the_whole_budget_of_rounds() -> None:
    game, s, seat = beginning()
    for cores in (1, 2, 3):
        player = searcher(cores)
        thoughts(player, game, s, seat)
        insight = player.insight()
        assert insight is not None
        assert insight.rounds == cores * ROUNDS
        assert sum(choice.visits for choice in insight.choices) == cores * ROUNDS


def test_partners_keep_their_trees() -> None:
    """In europe1815 a turn has several actions: the next decision is one that was thought of before."""
    game, s, seat = beginning()
    player = searcher(2, rounds=600)
    game.apply(s, seat, thoughts(player, game, s, seat)[0])
    assert game.to_act(s) == [seat]
    _, found = thoughts(player, game, s, seat)
    insight = player.insight()
    assert insight is not None and player.thinker is not None and player.thinker.search is not None
    own = player.thinker.search
    assert own.root.count > own.rounds_done
    assert sum(visits for _, visits, _ in found) - own.root.count > insight.rounds - own.rounds_done


@pytest.mark.parametrize("name", ["europe1815", "macht"])
def test_a_win_in_one_is_taken_together(name: str) -> None:
    for game, s, seat in wins_in_one(name)[:2]:
        assert thoughts(searcher(2, 200), game, s, seat)[0] in wins(game, s, seat)


def test_a_hidden_bid_changes_no_choice_of_several_cores() -> None:
    game = catalog.find("macht").table(2)
    answers = []
    for bid in ("bid 0", "bid 2"):
        s = auction(game)
        play(game, s, 0, bid)
        answers.append(thoughts(searcher(2), game, s, 1))
    assert answers[0] == answers[1]


def test_a_new_partner_is_told_the_past_of_the_game() -> None:
    """It would else be glad to go back to where the game has been, and outvote who knows better."""
    s = winning()

    def liked(past: dict[int, int]) -> int:
        crew = Crew(Level("test", 3600.0, 20_000, rounds=600), 2, time.perf_counter)
        crew.begin(GAME, s, 0, SeededDice(1), past)
        (insight,) = crew.insights()
        return insight.choices[0].actions[0]

    again = opinion("europe1815").again(GAME, after(s, liked({})))
    assert liked({again: 0}) != liked({})


def test_partners_are_asked_without_another_thread() -> None:
    """Compiled code would let it run only when its own search is over."""
    game, s, seat = beginning()
    threads = threading.active_count()
    crew = Crew(Level("test", 3600.0, 1000, rounds=2), 3, time.perf_counter)
    crew.begin(game, s, seat, SeededDice(1), {})
    assert threading.active_count() == threads
    assert len(crew.insights()) == len(crew.asked) == 2


class Noting(Partners):
    """Thinks nothing."""

    def __init__(self) -> None:
        self.told: dict[int, int] = {}

    def begin(
        self, game: Game[Any], guess: State, seat: int, dice: Dice, past: dict[int, int]
    ) -> None:  # fmt: skip
        self.told = past.copy()

    def insights(self) -> list[Insight]:
        return []


def test_who_decides_tells_the_past_with_the_question() -> None:
    s, think, partners = winning(), opinion("europe1815"), Noting()
    player = Thinker(Level("test", 3600.0, 20_000, rounds=60), think, partners=partners)
    there = after(s, player.choose(GAME, s, 0, SeededDice(1)))
    player.choose(GAME, there, 0, SeededDice(1))
    assert set(partners.told) == {think.again(GAME, s), think.again(GAME, there)}


def dying(question: Question) -> Found:
    os._exit(3)


def failing(question: Question) -> Found:
    raise ValueError("no idea")


@pytest.mark.parametrize(("bad", "seen"), [(dying, "EOFError"), (failing, "no idea")])
def test_a_partner_that_fails_is_named_and_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bad: object, seen: str
) -> None:
    game, s, seat = beginning()
    alone = thoughts(searcher(1), game, s, seat)
    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING):
        patch.setattr("equipoise.bots.crew.consider_in_partner", bad)
        player = searcher(2)
        action, found = thoughts(player, game, s, seat)
    assert action in game.legal(s, seat)
    assert sum(visits for _, visits, _ in found) == sum(visits for _, visits, _ in alone[1]) == ROUNDS
    (told,) = [record.getMessage() for record in caplog.records if record.name == "equipoise.bots.crew"]
    assert "process 2 that thinks along with test failed" in told and seen in told
    thoughts(player, game, s, seat)
    insight = player.insight()
    assert insight is not None and insight.rounds == 2 * ROUNDS  # it has somebody to think along again


def test_a_game_goes_on_whoever_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.bots.crew.consider_in_partner", dying)
    table = catalog.find("duels").table(2)
    record = run(table, [searcher(2, rounds=4), Greedy()], SeededDice(1), most_steps=6)
    assert len(record.moves) >= 6
    replay(table, record.moves)  # Refused if a choice is not legal


def sleeping(question: Question) -> Found:
    time.sleep(1)
    return Found([], None, 0, 0)


def test_who_is_late_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock that the bot was given."""
    game, s, seat = beginning()
    monkeypatch.setattr("equipoise.bots.crew.consider_in_partner", sleeping)
    clock = Ticking()
    crew = Crew(Level("test", 1.0, 1000, rounds=2), 2, clock)
    crew.begin(game, s, seat, SeededDice(1), {})
    (late,) = crew.asked
    assert crew.insights() == []
    assert clock.now <= 1.0 + GRACE + 0.2
    crew.begin(game, s, seat, SeededDice(1), {})  # it is still at the earlier decision
    assert crew.asked == [] and crew.insights() == []
    assert late.line is not None and late.line.poll(10)  # now it may be asked again
    crew.begin(game, s, seat, SeededDice(1), {})
    assert crew.asked == [late] and late.line.poll(10)


def test_a_clock_that_stands_still_while_one_waits_does_not_make_it_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That of the processor is such a one."""
    game, s, seat = beginning()
    monkeypatch.setattr("equipoise.bots.crew.consider_in_partner", sleeping)
    monkeypatch.setattr("equipoise.bots.crew.perf_counter", Ticking())
    crew = Crew(Level("test", 0.01, 1000, rounds=2), 2, standing_still)
    crew.begin(game, s, seat, SeededDice(1), {})
    (late,) = crew.asked
    assert crew.insights() == []
    assert late.line is not None and late.line.poll(10)


def standing_still() -> float:
    return 0.0


class Ticking:
    """A clock on which every look takes a tenth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_what_several_found_is_added_up() -> None:
    one = Insight(0, [Choice([1], 9, 0.5), Choice([2], 3, 0.25)], None, 12, 5)
    two = Insight(0, [Choice([2], 8, 0.75), Choice([3], 4, 0.1)], None, 12, 6)
    both = together([one, two])
    assert [(choice.actions, choice.visits) for choice in both.choices] == [([2], 11), ([1], 9), ([3], 4)]
    assert both.choices[0].chance == pytest.approx((4 * 0.25 + 9 * 0.75) / 13)
    assert (both.rounds, both.nodes, both.chance) == (24, 11, both.choices[0].chance)


def test_cores_are_part_of_the_name() -> None:
    player = find_bot("strong@0.5*3")
    assert isinstance(player, Searcher)
    assert (player.level.seconds, player.cores, level_of("strong@0.5*3")) == (0.5, 3, "strong")
    for wrong in ("strong*0", "strong*x", "strong*", "strong*-1", "strong*65"):
        with pytest.raises(UnknownBot, match="allowed: 1 to 64"):
            find_bot(wrong)
