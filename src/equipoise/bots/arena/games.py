"""One game between bots: played, timed, and judged when a bot does something wrong."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter, thread_time
from typing import Any, Callable, Final, final

import msgspec

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.arena.schedule import Job
from equipoise.bots.arena.standstill import Standstill
from equipoise.bots.opinions import same_again
from equipoise.bots.outside import BotFault, Outside, dismiss
from equipoise.bots.seen import Seen, seen
from equipoise.bots.sides import parties, seats_in_order, sides
from equipoise.bots.uniform import Uniform
from equipoise.core.fair import Dice, SeededDice
from equipoise.core.game import Game, Outcome, State
from equipoise.core.options import read_options
from equipoise.core.ranks import ranks_so_far
from equipoise.core.record import AGREED_DRAW, FORFEIT, Move, new_record
from equipoise.core.referee import settle

ERROR: Final = "error"  # a fault of a bot that is no program: its own exception


class Fault(msgspec.Struct, frozen=True):
    """What a seat forfeited for."""

    seat: int
    kind: str
    seen: Seen
    starting: bool = False  # before its first decision was asked for


class Pace(msgspec.Struct):
    """How long a seat took to decide: seconds of the processor, or of the wall for a program from outside."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class Played(msgspec.Struct):
    """A game that is over, as plain data."""

    number: int
    round: int
    lineup: list[str]
    ranks: list[int]  # as the arena sees it: who forfeits is behind everybody else
    reason: str  # why it ended; empty if nobody got to the end
    ended: bool  # False if the steps ran out
    steps: int
    paces: list[Pace]
    faults: list[Fault]
    sides: list[str]  # by seat: what it played, an empire for example
    order: list[int]  # the seats as they decided first; empty if none did
    text: str  # the game file
    teams: list[list[int]] = []  # empty where each plays alone

    def parties(self) -> list[list[int]]:
        return parties(self.teams, len(self.lineup))

    def winners(self) -> list[list[int]]:
        return [party for party in self.parties() if self.ranks[party[0]] == 1]

    def results(self) -> list[tuple[str, float]]:
        """Of each party: the bot, and its share of the win."""
        best = self.winners()
        return [(self.lineup[party[0]], 1 / len(best) if party in best else 0.0) for party in self.parties()]


@lru_cache(maxsize=8)
def _table(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    title = catalog.find(game)
    return title.table(seats, **read_options(title.options, dict(options)))


def never() -> bool:
    return False


def play_job(job: Job, stopped: Callable[[], bool] = never) -> Played | None:
    """To the end, whatever the bots do; None if it was stopped."""
    table = _Table(job)
    try:
        return table.play(job, stopped)
    finally:
        dismiss(table.players)


@final
class _Table:
    def __init__(self, job: Job) -> None:
        self.game = _table(job.game, job.seats, tuple(sorted(job.options.items())))
        # New for each game: no bot carries anything over, and so each game can be had again.
        self.players = [find_bot(name, thread_time) for name in job.lineup]
        self.parties = parties(self.game.teams(), self.game.seats)
        self.dice: list[Dice] = [SeededDice(seed) for seed in job.dice]
        self.paces = [Pace() for _ in job.lineup]
        self.faults: list[Fault] = []
        self.record = new_record(self.game)
        self.record.names = list(job.lineup)
        self.standstill = Standstill()

    def play(self, job: Job, stopped: Callable[[], bool]) -> Played | None:
        luck = SeededDice(job.luck)
        s: State = self.game.start()
        self._begin(job.budget, stopped)
        steps = 0
        while not self._decided():
            self.record.moves.extend(settle(self.game, s, luck))
            seats = self.game.to_act(s)
            if not seats:
                self.record.outcome = self.game.outcome(s)
                break
            if steps >= job.steps or self._stands_still(s):
                break
            if stopped():
                return None
            chosen = [self._choose(s, seat) for seat in seats]
            if self._decided():
                break
            for seat, action in zip(seats, chosen):
                self.record.moves.append(Move(seat, self.game.words[action]))
                self.game.apply(s, seat, action)
                steps += 1
        return self._played(job, s, steps)

    def _stands_still(self, s: State) -> bool:
        """As people would, those who are left agree to a draw."""
        still = self.standstill.reached(same_again(self.game, s))
        if still:
            ranks = final_ranks(ranks_so_far(self.game.fell(s)), self._lost_seats(), self.game.seats)
            self.record.outcome = Outcome(ranks, [0] * self.game.seats, AGREED_DRAW)
        return still

    def _begin(self, seconds: float, stopped: Callable[[], bool]) -> None:
        """Programs start before the clock does, and none for a game that nobody wants any more."""
        for seat, player in enumerate(self.players):
            if isinstance(player, Outside) and not stopped():
                player.seconds = seconds
                try:
                    player.begin(self.game, seat)
                except BotFault as fault:
                    self._forfeit(Fault(seat, fault.kind, fault.seen, True))

    def _choose(self, s: State, seat: int) -> int:
        guess = self.game.guess(s, seat, self.dice[seat])
        player = self.players[seat]
        clock = perf_counter if isinstance(player, Outside) else thread_time
        begun = clock()
        try:
            action = player.choose(self.game, guess, seat, self.dice[seat])
        except BotFault as fault:
            self._forfeit(Fault(seat, fault.kind, fault.seen))
        except Exception as error:  # noqa: BLE001  whatever a bot does wrong, the arena goes on
            self._forfeit(Fault(seat, ERROR, seen("bot-seen-error", error=repr(error))))
        else:
            if not self._lost(seat):
                self.paces[seat].add(clock() - begun)
            return action
        return Uniform().choose(self.game, guess, seat, self.dice[seat])

    def _forfeit(self, fault: Fault) -> None:
        dismiss([self.players[fault.seat]])
        self.players[fault.seat] = Uniform()
        self.faults.append(fault)

    def _lost(self, seat: int) -> bool:
        return any(fault.seat == seat for fault in self.faults)

    def _lost_parties(self) -> list[list[int]]:
        """A team forfeits as a whole."""
        return [party for party in self.parties if any(self._lost(seat) for seat in party)]

    def _lost_seats(self) -> set[int]:
        return {seat for party in self._lost_parties() for seat in party}

    def _decided(self) -> bool:
        """All others have forfeited."""
        return bool(self.faults) and len(self._lost_parties()) >= len(self.parties) - 1

    def _played(self, job: Job, s: State, steps: int) -> Played:
        outcome = self.record.outcome
        ranks = final_ranks(outcome.ranks if outcome is not None else None, self._lost_seats(), job.seats)
        if self._decided():  # else nobody could tell from the file that the game is over
            self.record.outcome = outcome = Outcome(ranks, [0] * job.seats, FORFEIT)
        return Played(
            job.number,
            job.round,
            job.lineup,
            ranks,
            outcome.reason if outcome is not None else "",
            outcome is not None,
            steps,
            self.paces,
            self.faults,
            sides(self.game, s),
            seats_in_order(self.game, self.record.moves),
            self.record.text(),
            self.game.teams(),
        )


def final_ranks(ranks: list[int] | None, lost: set[int], seats: int) -> list[int]:
    """Those who forfeited behind all others; without an end all others are equal."""
    sound = [ranks[seat] if ranks is not None else 1 for seat in range(seats) if seat not in lost]
    found: list[int] = []
    for seat in range(seats):
        own = ranks[seat] if ranks is not None else 1
        found.append(len(sound) + 1 if seat in lost else 1 + sum(other < own for other in sound))
    return found
