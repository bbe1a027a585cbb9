"""Bots at the table: they move, and whatever they do, the match goes on."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.play.houses import ANN, opened, wish

from equipoise import bots, catalog
from equipoise.bots.levels import Searcher
from equipoise.bots.uniform import Uniform
from equipoise.core.fair import Dice, PlainDice, SeededDice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player, settle
from equipoise.play import driver
from equipoise.play.bots import MOST_PLAYERS, MOST_TREES, Answer, BotFailed, Thought, Workers, player_of
from equipoise.play.driver import MOST_FAILURES, drive
from equipoise.play.history import lines
from equipoise.play.levels import levels, stand_in
from equipoise.play.match import OVER, read_match, rules
from equipoise.play.reasons import Reasons
from equipoise.play.table import Table

pytestmark = pytest.mark.anyio


async def until_over(table: Table) -> None:
    for _ in range(600):
        if table.match.stage == OVER:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the match does not go on")


async def test_bots_play_a_match_by_themselves(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        code = await lobby.create(wish(sit=["bot:uniform", "bot:uniform"]))
        table = await lobby.house.take(code)
        await until_over(table)
        told = await lines(lobby.house.store, table.match, 0, 1, table.n)
        assert {line.message.id for line in told} == {"nc-say-put"}  # no move was drawn for a bot that failed
        lobby.house.give_back(code)
        await asyncio.sleep(0.05)
        assert lobby.house.matters == {}  # nobody looks, nobody thinks


@pytest.mark.parametrize(("bots", "cores"), [(["novice", "casual"], 1), (["strong", "greedy"], 2)])
async def test_bots_that_search_play_at_a_table(tmp_path: Path, bots: list[str], cores: int) -> None:
    async with opened(tmp_path) as lobby:
        lobby.house.workers = Workers(1, cores=cores)
        table = await lobby.house.take(await lobby.create(wish("duels", [f"bot:{bot}" for bot in bots])))
        for _ in range(600):
            if table.n > 8:
                break
            await asyncio.sleep(0.1)
        assert table.n > 8
        told = await lines(lobby.house.store, table.match, 0, 1, table.n)
        assert "web-note-bot-failed" not in {line.message.id for line in told}


async def test_a_bot_answers_a_person_and_is_woken_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        lobby.house.workers = Workers(1)
        code = await lobby.create(wish(sit=["me", "bot:uniform"]))
        table = await lobby.house.take(code)
        await table.act(ANN, 0, 0, "mark a1")
    async with opened(tmp_path) as lobby:
        for _ in range(200):
            match = await read_match(lobby.house.store, code)
            assert match is not None
            if match.n == 2:
                break
            await asyncio.sleep(0.1)
        assert match is not None and match.to_act == [0]


class Crashing(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        os._exit(3)


class Slow(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        time.sleep(60)
        return 0


class Wild(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        raise ValueError("no idea")


class Cheating(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        legal = game.legal(guess, seat)
        return next(action for action in range(len(game.words)) if action not in legal)


def think_badly(thought: Thought) -> Answer:
    """Runs in the worker, whose `find_bot` no test could replace from outside."""
    kinds: dict[str, type[Player]] = {"crash": Crashing, "slow": Slow, "wild": Wild, "cheat": Cheating}
    game = rules(thought.game, thought.seats, thought.options)
    guess = game.load(msgspec.json.decode(thought.guess))
    bot = kinds.get(os.environ.get("BAD_BOT", thought.level), Uniform)()
    return Answer(game.words[bot.choose(game, guess, thought.seat, PlainDice())])


@pytest.mark.parametrize("bad", ["crash", "slow", "wild", "cheat"])
async def test_a_bad_bot_never_stops_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: str
) -> None:
    monkeypatch.setenv("BAD_BOT", bad)
    monkeypatch.setattr("equipoise.play.bots.think_in_worker", think_badly)
    async with opened(tmp_path, bot_seconds=0.3) as lobby:
        code = await lobby.create(wish(sit=["me", "bot:uniform"]))
        table = await lobby.house.take(code)
        await table.act(ANN, 0, 0, "mark a1")
        for _ in range(300):
            if table.n == 2:
                break
            await asyncio.sleep(0.1)
        assert table.n == 2
        await asyncio.sleep(0.1)
        told = await lines(lobby.house.store, table.match, 0, 1, 2)
        assert [line.message.id for line in told][-1] == "web-note-bot-failed"


async def test_a_slow_bot_is_cut_off_and_the_next_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.play.bots.think_in_worker", think_badly)
    pool = Workers(1, 0.3)
    start = {"cells": [-1] * 9, "wins": [0, 0], "left": 1}
    try:
        thought = Thought("noughts", 2, '{"rounds":1}', "slow", 0, dict(start))  # type: ignore[arg-type]
        with pytest.raises(BotFailed):
            await pool.think(thought)
        thought = Thought("noughts", 2, '{"rounds":1}', "uniform", 0, dict(start))  # type: ignore[arg-type]
        pool.quick.seconds = 20.0
        assert (await pool.think(thought)).words.startswith("mark ")
    finally:
        pool.close()


async def test_a_move_taken_back_while_its_bot_failed_stops_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish(sit=["me", "bot:uniform"])))
        table.after_change = None  # this test lets the bots think
        await table.act(ANN, 0, 0, "mark a1")

        class Failing:
            calls = 0

            async def think(self, thought: Thought) -> Answer:
                self.calls += 1
                if self.calls == MOST_FAILURES:
                    await lobby.house.matters[table.match.code].undo(ANN, 1, 0)
                raise BotFailed("no idea")

        await asyncio.wait_for(drive(table, Failing(), Reasons()), 10)  # type: ignore[arg-type]
        assert (table.n, table.match.to_act) == (0, [0])


async def test_a_fault_of_the_house_does_not_stop_the_bots_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0)
    async with opened(tmp_path) as lobby:
        table = await lobby.house.take(await lobby.create(wish(sit=["me", "bot:uniform"])))
        table.after_change = None  # this test lets the bots think
        await table.act(ANN, 0, 0, "mark a1")

        class Unforeseen:
            calls = 0

            async def think(self, thought: Thought) -> Answer:
                self.calls += 1
                if self.calls == 1:
                    raise KeyError("nobody thought of this")
                return Answer("mark b2")

        await asyncio.wait_for(drive(table, Unforeseen(), Reasons()), 10)  # type: ignore[arg-type]
        assert (table.n, table.match.to_act) == (2, [0])


def test_levels_are_listed_before_the_yardsticks() -> None:
    assert levels("duels") == bots.BOTS == ["novice", "casual", "strong", "master", "uniform", "greedy"]


def asked(match: str, game: str = "duels", options: str = "{}") -> Player:
    return player_of(Thought(game, 2, options, "casual", 0, {}, match))


def test_a_worker_remembers_who_played_a_seat_and_few_of_them() -> None:
    first = asked("A")
    assert asked("B") is not first and asked("A") is first
    for number in range(MOST_PLAYERS):
        asked(f"C{number}")
    assert asked("A") is not first


def test_a_worker_keeps_plans_longer_than_trees() -> None:
    game = catalog.find("power").table(2)
    s = game.start()
    settle(game, s, SeededDice(1))
    player = asked("A", "power")
    assert isinstance(player, Searcher)
    game.apply(s, 0, player.choose(game, game.guess(s, 0, SeededDice(1)), 0, SeededDice(1)))
    assert player.thinker is not None
    kept = []
    for number in range(MOST_TREES):
        kept.append(player.thinker.search is not None)
        asked(f"B{number}", "power")
    assert all(kept) and not player.thinker.search, "its tree is forgotten"
    assert asked("A", "power") is player
    player.choose(game, game.guess(s, 0, SeededDice(2)), 0, SeededDice(2))
    assert player.thinker.said == 1, "its plan goes on"


async def test_a_player_is_asked_where_it_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.play.bots.think_in_worker", where)
    pool = Workers(2)
    try:
        matches = [Thought("noughts", 2, "{}", "uniform", 0, {}, match) for match in ("A", "B")]
        homes = [answer.words for answer in await asyncio.gather(*map(pool.think, matches))]
        assert len(set(homes)) == 2
        for place in (0, 0, 1, 1, 0, 1):
            assert (await pool.think(matches[place])).words == homes[place]
    finally:
        pool.close()


def where(thought: Thought) -> Answer:
    time.sleep(0.3)  # so that nobody else is asked here meanwhile
    return Answer(str(os.getpid()))


def test_only_those_who_think_by_the_clock_get_more_cores() -> None:
    def asked(level: str, cores: int, game: str = "macht") -> str:
        return Thought(game, 2, "{}", level, 0, {}).on(cores).level

    assert [asked(level, 2) for level in ("strong", "master")] == ["strong*2", "master*2"]
    assert [asked(level, 2) for level in ("uniform", "greedy", "novice", "casual")] == [
        "uniform", "greedy", "novice", "casual",
    ]  # fmt: skip
    assert asked("master", 1) == "master"
    assert [asked(level, 2, "duels") for level in ("strong", "master")] == ["strong", "master*2"]


@pytest.mark.parametrize(("game", "level"), [("noughts", "uniform"), ("power", "casual")])
def test_nobody_waits_long_for_who_plays_on(game: str, level: str) -> None:
    assert stand_in(game) == level
