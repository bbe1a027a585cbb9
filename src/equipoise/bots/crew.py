"""One decision on several cores: the same search in as many processes, each with dice of its own.

What they found of each way to go on is added up. All they are given is the guess that the seat itself has.
"""

from __future__ import annotations

import logging
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import lru_cache
from itertools import count
from typing import Any, Callable, Final, final

import msgspec

from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.bots.process import begin_work
from equipoise.bots.search.insight import Choice, Insight
from equipoise.bots.search.replies import Reply
from equipoise.bots.search.thinker import SEED, Level, Partners, Thinker
from equipoise.core.fair import Dice, SeededDice
from equipoise.core.game import Game, State
from equipoise.core.record import new_record, read_record

LOG: Final = logging.getLogger(__name__)
MOST_THINKERS: Final = 2  # that a process remembers: each may hold a large tree
GRACE: Final = 0.1  # seconds that are waited for who is not done with his time
LOOK: Final = 0.05  # seconds between two looks at the clock while waiting


class Question(msgspec.Struct, frozen=True):
    """What a partner is sent: plain data, so that it builds the position by itself."""

    asker: int  # of those in the asking process, since each goes on from its own trees
    table: str  # a game file without moves
    guess: bytes
    seat: int
    seed: int
    level: tuple[str, float, int, float, int, int]
    past: dict[int, int]  # of the game, which a partner that was started anew has not seen
    clock: Callable[[], float]


class Found(msgspec.Struct, frozen=True):
    """An insight on its way between processes."""

    choices: list[tuple[list[int], int, float]]
    feared: tuple[int, list[int], int, float] | None
    rounds: int
    nodes: int


def consider(question: Question) -> Found:
    """In the partner."""
    game = _table(question.table)
    guess = game.load(msgspec.json.decode(question.guess))
    thinker = _thinker(question, game)
    thinker.recall(question.past)
    insight = thinker.consider(game, guess, question.seat, SeededDice(question.seed))
    feared = insight.feared
    return Found(
        [(choice.actions, choice.visits, choice.chance) for choice in insight.choices],
        (feared.seat, feared.actions, feared.count, feared.sum) if feared is not None else None,
        insight.rounds,
        insight.nodes,
    )


@lru_cache(maxsize=8)
def _table(text: str) -> Game[Any]:
    return catalog.table_of(read_record(text))


_thinkers: Final[dict[tuple[int, str], Thinker]] = {}


def _thinker(question: Question, game: Game[Any]) -> Thinker:
    key = (question.asker, question.table)
    thinker = _thinkers.pop(key, None)
    if thinker is None:
        thinker = Thinker(Level(*question.level), opinion(game.name, game.seats), question.clock)
    while len(_thinkers) >= MOST_THINKERS:
        del _thinkers[next(iter(_thinkers))]
    _thinkers[key] = thinker
    return thinker


@final
class Partner:
    """A process that thinks along. One that has died is started anew for the next decision."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None
        self._latest: Future[Found] | None = None

    def ask(self, question: Question) -> Future[Found] | None:
        """None if it still thinks about an earlier decision."""
        if self._latest is not None and not self._latest.done():
            return None
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_work)
        try:
            self._latest = self._pool.submit(consider_in_partner, question)
        except RuntimeError as error:  # it died while nobody asked it anything
            self.failed(question.level[0], error)
            return None
        return self._latest

    def failed(self, level: str, error: BaseException) -> None:
        LOG.warning("process %d that thinks along with %s failed: %r", self.number, level, error)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None


consider_in_partner = consider  # what partners are given to do; tests have them do worse
_partners: Final[list[Partner]] = []  # of this process, for all bots in it: they decide one after the other
_askers: Final = count()


@final
class Crew(Partners):
    """Who thinks along with one bot."""

    def __init__(self, level: Level, cores: int, clock: Callable[[], float]) -> None:
        self.level = level
        self.clock = clock
        self._asker = next(_askers)
        self._others = cores - 1
        self._begun = 0.0
        self.asked: list[tuple[Partner, Future[Found]]] = []  # of the latest decision
        self._seat = 0

    def begin(
        self, game: Game[Any], guess: State, seat: int, dice: Dice, past: dict[int, int]
    ) -> None:  # fmt: skip
        while len(_partners) < self._others:
            _partners.append(Partner(len(_partners) + 2))
        level = self.level
        limits = (level.name, level.seconds, level.nodes, level.slip, level.rounds, level.looks)
        table, saved = new_record(game).text(), msgspec.json.encode(guess.dump())
        self._begun, self._seat, self.asked = self.clock(), seat, []
        for partner in _partners[: self._others]:
            seed = dice.below(SEED)
            question = Question(self._asker, table, saved, seat, seed, limits, past, self.clock)
            asked = partner.ask(question)
            if asked is not None:
                self.asked.append((partner, asked))

    def insights(self) -> list[Insight]:
        running = {future for _, future in self.asked}
        while running and self.clock() < self._begun + self.level.seconds + GRACE:
            running = wait(running, LOOK).not_done
        found: list[Insight] = []
        for partner, future in self.asked:
            if not future.done():
                continue
            error = future.exception()
            if error is not None:
                partner.failed(self.level.name, error)
            else:
                found.append(self._insight(future.result()))
        return found

    def _insight(self, found: Found) -> Insight:
        feared: Reply | None = None
        if found.feared is not None:
            seat, actions, count_, total = found.feared
            feared = Reply(0, seat, actions)
            feared.count, feared.sum = count_, total
        choices = [Choice(actions, visits, chance) for actions, visits, chance in found.choices]
        return Insight(self._seat, choices, feared, found.rounds, found.nodes)
