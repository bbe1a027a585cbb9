"""One decision on several cores: the same search in as many processes, each with dice of its own.

What they found of each way to go on is added up. All they are given is the guess that the seat itself has.
"""

from __future__ import annotations

import logging
import multiprocessing
from functools import lru_cache
from itertools import count
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Callable, Final, final

import msgspec

from equipoise import catalog
from equipoise.bots.opinions import opinion_on
from equipoise.bots.process import begin_work, deaf
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
# A clock of the processor stands still for who waits. Where several share a core a second of it takes longer.
MOST_TIMES: Final = 10.0  # that a second of the processor may take, on the wall


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
    feared: tuple[int, list[int], list[int], int, float] | None
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
        (feared.seat, feared.actions, feared.before, feared.count, feared.sum) if feared else None,
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
        thinker = Thinker(Level(*question.level), opinion_on(game), question.clock)
    while len(_thinkers) >= MOST_THINKERS:
        del _thinkers[next(iter(_thinkers))]
    _thinkers[key] = thinker
    return thinker


Work = Callable[[Question], Found]


def serve(line: Connection) -> None:
    """The life of a partner: it ends with the one it works for."""
    begin_work()
    try:
        while True:
            work, question = line.recv()
            line.send(_done(work, question))
    except (EOFError, OSError):
        return  # nobody is there any more to be answered


def _done(work: Work, question: Question) -> Found | str:
    """What was found, or why nothing was."""
    try:
        return work(question)
    except Exception as error:  # noqa: BLE001  whatever it is, the one who asked names it
        return repr(error)


@final
class Partner:
    """A process that thinks along. One that has died is started anew for the next decision.

    It is asked by a pipe of its own and not through a pool: a pool has threads that send what is asked, and
    compiled code lets no other thread run before its own search is over.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.line: Connection | None = None
        self._process: BaseProcess | None = None
        self._thinking = False

    def ask(self, question: Question) -> bool:
        """False if it still thinks about an earlier decision, or cannot be asked."""
        level = question.level[0]
        if self._thinking and self.line is not None and not self.line.poll():
            return False
        if self._thinking:
            self.answer(level)  # too late for the decision it was about
        try:
            line = self.line if self.line is not None else self._start()
            line.send((consider_in_partner, question))
        except OSError as error:  # it died while nobody asked it anything
            self._failed(level, repr(error))
            return False
        self._thinking = True
        return True

    def answer(self, level: str) -> Found | None:
        """What has come down the line; None if that is a failure."""
        assert self.line is not None
        self._thinking = False
        try:
            found: Found | str = self.line.recv()
        except (EOFError, OSError) as error:
            self._failed(level, repr(error))
            return None
        if isinstance(found, str):
            self._failed(level, found)
            return None
        return found

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        with deaf():
            self._process.start()
        far_end.close()  # else nobody would notice that the process has died
        return self.line

    def _failed(self, level: str, error: str) -> None:
        LOG.warning("process %d that thinks along with %s failed: %s", self.number, level, error)
        if self._process is not None:
            self._process.kill()
        if self.line is not None:
            self.line.close()
        self.line, self._process, self._thinking = None, None, False


consider_in_partner: Work = consider  # what partners are given to do; tests have them do worse
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
        self._begun_by_the_wall = 0.0
        self.asked: list[Partner] = []  # about the latest decision
        self._seat = 0

    def begin(
        self, game: Game[Any], guess: State, seat: int, dice: Dice, past: dict[int, int]
    ) -> None:  # fmt: skip
        while len(_partners) < self._others:
            _partners.append(Partner(len(_partners) + 2))
        level = self.level
        limits = (level.name, level.seconds, level.nodes, level.slip, level.rounds, level.looks)
        table, saved = new_record(game).text(), msgspec.json.encode(guess.dump())
        self._begun, self._begun_by_the_wall = self.clock(), perf_counter()
        self._seat, self.asked = seat, []
        for partner in _partners[: self._others]:
            seed = dice.below(SEED)
            question = Question(self._asker, table, saved, seat, seed, limits, past, self.clock)
            if partner.ask(question):
                self.asked.append(partner)

    def insights(self) -> list[Insight]:
        lines = {partner.line: partner for partner in self.asked if partner.line is not None}
        running = list(lines)
        while running and not self._is_late():
            ready = wait(running, LOOK)
            running = [line for line in running if line not in ready]
        # In the order in which they were asked: who was first must not matter.
        found = [lines[line].answer(self.level.name) for line in lines if line not in running]
        return [self._insight(each) for each in found if each is not None]

    def _is_late(self) -> bool:
        most = self.level.seconds + GRACE
        by_the_wall = perf_counter() - self._begun_by_the_wall
        return self.clock() - self._begun >= most or by_the_wall >= MOST_TIMES * most

    def _insight(self, found: Found) -> Insight:
        feared: Reply | None = None
        if found.feared is not None:
            seat, actions, before, count_, total = found.feared
            feared = Reply(0, seat, actions)
            feared.before, feared.count, feared.sum = before, count_, total
        choices = [Choice(actions, visits, chance) for actions, visits, chance in found.choices]
        return Insight(self._seat, choices, feared, found.rounds, found.nodes)
