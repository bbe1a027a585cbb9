"""Bots think in processes of their own: a slow or crashing one never holds up a table.

Each worker is a pool of one process, so that a crash is known to belong to the one position that was
thought about, and only that process has to be replaced. Quick bots, deep thinkers, and what nobody's turn
waits for have workers of their own each: none of them waits for the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Callable, Final, TypeVar, final

import msgspec

from equipoise.bots import find_bot
from equipoise.bots.levels import LEVELS, Searcher, level_at
from equipoise.bots.pondering import Pondered, pondered
from equipoise.bots.process import begin_work
from equipoise.bots.search.thinker import MOST_ROUNDS
from equipoise.core.fair import PlainDice
from equipoise.core.game import Game, Saved
from equipoise.core.referee import Player
from equipoise.play.match import rules

MOST_PLAYERS: Final = 100  # that a worker remembers: each may be in the middle of a plan
MOST_TREES: Final = 2  # of those: they may be large
SECONDS: Final = 20.0  # for one move; then the worker is replaced
NICE: Final = 10  # of whom nobody's turn waits for: the machine lets all others go first
PATIENCE: Final = 6  # times as long for them, since a busy machine leaves them little


D = TypeVar("D")
T = TypeVar("T")


class BotFailed(Exception):
    """The bot crashed or took too long."""


@final
class Thought:
    """What a worker is sent: plain data, so that it builds the position by itself."""

    __slots__ = ("game", "guess", "level", "match", "options", "seat", "seats")

    def __init__(
        self, game: str, seats: int, options: str, level: str, seat: int, guess: Saved, match: str = ""
    ) -> None:
        self.match = match
        self.game = game
        self.seats = seats
        self.options = options
        self.level = level
        self.seat = seat
        self.guess = msgspec.json.encode(guess)

    def on(self, cores: int) -> Thought:
        """More cores for those who think by the clock; others would no longer be as weak as they should."""
        if cores > 1 and self.by_clock:
            self.level = f"{self.level}*{cores}"
        return self

    @property
    def by_clock(self) -> bool:
        """Whether it takes its time; others are done after so many rounds."""
        found = (level_at(level, self.game) for level in LEVELS if level.name == self.level)
        return any(level.rounds == MOST_ROUNDS for level in found)

    @property
    def player(self) -> tuple[str, ...]:
        """Who thinks it: a seat of a match."""
        return (self.match, self.level, self.game, str(self.seats), self.options, str(self.seat))


class Answer(msgspec.Struct, frozen=True):
    """The words of a move, and what was thought of it or of the plan it belongs to; None if nothing was."""

    words: str
    why: Pondered | None = None


def think(thought: Thought) -> Answer:
    """In the worker."""
    game = rules(thought.game, thought.seats, thought.options)
    guess = game.load(msgspec.json.decode(thought.guess))
    player = player_of(thought)
    words = game.words[player.choose(game, guess, thought.seat, PlainDice())]
    return Answer(words, _why(game, player))


def _why(game: Game[Any], player: Player) -> Pondered | None:
    thinker = player.thinker if isinstance(player, Searcher) else None
    if thinker is None or thinker.insight_of_plan is None:
        return None
    return pondered(game, thinker.insight_of_plan, thinker.said)


_players: dict[tuple[str, ...], Player] = {}


def player_of(thought: Thought) -> Player:
    """In the worker: whoever was asked for this seat last, since it may go on with what it thought then."""
    player = _players.pop(thought.player, None) or find_bot(thought.level)
    while len(_players) >= MOST_PLAYERS:
        del _players[next(iter(_players))]
    _players[thought.player] = player
    for other in list(_players.values())[-MOST_TREES - 1 : -MOST_TREES]:
        if isinstance(other, Searcher):
            other.forget()
    return player


think_in_worker = think  # what workers are given to do; tests have them do worse


@final
class Worker:
    def __init__(self, nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(nice,))
        self._pid: Future[int] = self._pool.submit(os.getpid)
        self.players: list[tuple[str, ...]] = []  # that it remembers, the latest last

    async def do(self, work: Callable[[D], T], data: D, seconds: float) -> T:
        await asyncio.wrap_future(self._pid)  # starting Python is not thinking time
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(work, data)), seconds)

    def kill(self) -> None:
        if self._pid.done() and self._pid.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid.result(), signal.SIGKILL)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(nice: int) -> None:
    """In the worker."""
    begin_work()
    os.nice(nice)


@final
class Lane:
    """Workers that take what comes in its order; started when they are first needed."""

    def __init__(self, most: int, seconds: float, nice: int = 0) -> None:
        self.seconds = seconds
        self._nice = nice
        self._free = asyncio.Semaphore(most)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def do(self, work: Callable[[D], T], data: D, player: tuple[str, ...] | None = None) -> T:
        """BotFailed if the bot crashed or was too slow; its worker is then replaced."""
        async with self._free:
            worker = self._take(player)
            self._busy.add(worker)
            sound = False
            try:
                done = await worker.do(work, data, self.seconds)
                sound = True
                return done
            except (BrokenProcessPool, TimeoutError) as error:
                raise BotFailed(repr(error)) from None
            except Exception as error:  # noqa: BLE001  whatever a bot does wrong, the match goes on
                sound = True
                raise BotFailed(repr(error)) from None
            finally:
                self._busy.discard(worker)
                if sound:
                    self._idle.append(worker)
                else:
                    worker.kill()

    def _take(self, player: tuple[str, ...] | None) -> Worker:
        """The one that remembers the player, if it is free: it may be in the middle of a plan."""
        if not self._idle:
            self._idle.append(Worker(self._nice))
        found = next((worker for worker in self._idle if player in worker.players), self._idle[-1])
        self._idle.remove(found)
        if player is not None:
            others = [one for one in found.players if one != player]
            found.players = [*others[-MOST_PLAYERS + 1 :], player]
        return found

    def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.kill()
        self._idle = []


@final
class Workers:
    """Everybody who thinks for the house."""

    def __init__(self, most: int, seconds: float = SECONDS, cores: int = 1) -> None:
        self.cores = cores  # for one decision
        self.quick = Lane(most, seconds)  # bots that promise an answer at once
        self.deep = Lane(most, seconds)  # bots that think by the clock, and hints, which are thought alike
        self.leisure = Lane(1, PATIENCE * seconds, NICE)  # reasons and graphs

    async def think(self, thought: Thought) -> Answer:
        lane = self.deep if thought.by_clock else self.quick
        return await lane.do(think_in_worker, thought.on(self.cores), thought.player)

    def close(self) -> None:
        for lane in (self.quick, self.deep, self.leisure):
            lane.close()
