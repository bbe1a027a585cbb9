"""One live match: the door every move goes through, people's and bots' alike.

One lock; number, seat and legality checked once; a copy is changed and committed in one transaction;
only after the commit does the copy become the position and anybody hear of it.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Callable, Final, final

import msgspec

from equipoise.core.fair import CheckableDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.message import named
from equipoise.core.referee import Refused, tidy, why_not
from equipoise.play.changes import MOVE, SNAPSHOT, STEP, Change
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.history import EVERY, MOST_LINES, Line, lines, position
from equipoise.play.match import (
    OVER,
    RUNNING,
    Match,
    Move,
    ranked,
    read_latest,
    read_match,
    write_outcome,
)
from equipoise.play.news import Listener, News
from equipoise.play.quiet import ended, next_answer, wish, wished
from equipoise.play.secrecy import shows
from equipoise.play.store import NotSaved, Stale, Store

LONGEST_WORDS: Final = 200


@final
class Batch:
    """A person's move and what chance answered, before it is committed."""

    __slots__ = ("draws", "lines", "moves", "n", "state")

    def __init__(self, state: State, n: int, draws: int, viewers: list[int]) -> None:
        self.state = state
        self.n = n
        self.draws = draws
        self.moves: list[Move] = []
        self.lines: dict[int, list[Line]] = {viewer: [] for viewer in viewers}


@final
class Table:
    def __init__(
        self, store: Store, match: Match, state: State, last: Move | None, latest: dict[int, int]
    ) -> None:
        self.store = store
        self.match = match
        self.game: Game[Any] = match.rules()
        self.state = state
        self.last = last
        self.latest = latest  # by seat: the number of its latest move
        self.version = 0  # of what can be seen; unlike n it never goes back
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.after_change: Callable[[Table], None] | None = None  # the house lets bots think
        self.stale = False  # whether a commit ended in doubt: read again before use
        self._lines: dict[int, list[Line]] = {}  # by viewer: the end of the log
        self._calm: dict[int, int] = {}  # by seat: since when nothing happened that concerns its decision
        self._dice: CheckableDice | None = None
        self._hides = self.game.hides()

    @property
    def n(self) -> int:
        return self.match.n

    async def act(self, guest: str, n: int, seat: int, words: str) -> None:
        """Late, NotYours or Refused, and nothing has changed; else it is on the disk."""
        async with self.lock:
            await self.fresh()
            self.check_seat(guest, seat)
            if self.match.stage != RUNNING:
                raise Late("not-running" if self.match.stage != OVER else "over")
            if not self._in_time(n, seat):
                raise Late("late")
            await self._play(seat, self._read(seat, words))

    async def act_for_bot(self, version: int, seat: int, words: str) -> bool:
        """Whether the move was still wanted."""
        async with self.lock:
            await self.fresh()
            if self.version != version or seat not in self.game.to_act(self.state):
                return False
            await self._play(seat, self._read(seat, words))
            return True

    async def be_quiet(self, guest: str, seat: int, scope: str) -> None:
        """The seat does not want to be asked while this lasts; an empty scope: ask it again."""
        async with self.lock:
            await self.fresh()
            self.check_seat(guest, seat)
            found = self.game.scopes(self.state, seat) if self.match.stage == RUNNING else {}
            if scope and scope not in found:
                raise Late("quiet-over")
            quiet, before = wish(scope, found[scope]) if scope else "", self.match.seats[seat].quiet
            batch = Batch(self.state.copy(), self.n, self.match.draws, list(self._lines))
            self.match.seats[seat].quiet = quiet
            try:
                self._let_go_by(batch)
                change = wished(self.match, seat, quiet)
                await (self.commit(batch, change) if batch.moves else self.write(change))
            except BaseException:
                self.match.seats[seat].quiet = before
                raise
            self.tell(batch.moves[0].n if batch.moves else self.n + 1)

    def check_seat(self, guest: str, seat: int) -> None:
        if seat not in self.match.seats_of(guest):
            raise NotYours("not-your-seat")

    def _in_time(self, n: int, seat: int) -> bool:
        # Who decides at the same time as others is not late because they were quicker.
        return self._calm.get(seat, self.n) <= n <= self.n

    def _read(self, seat: int, words: str) -> int:
        if len(words) > LONGEST_WORDS:
            raise Bad("too-long", most=LONGEST_WORDS)
        action = self.game.ids.get(tidy(words), -1)
        if action < 0 or action not in self.game.legal(self.state, seat):
            refusal = why_not(self.game, self.state, seat, words)
            assert refusal is not None
            raise Refused(refusal)
        return action

    async def _play(self, seat: int, action: int) -> None:
        before = self.state
        batch = Batch(before.copy(), self.n, self.match.draws, list(self._lines))
        self._do(batch, seat, action, False)
        batch.moves[-1].shown = shows(self.game, before, seat, action, batch.state)
        self.settle(batch)
        self._let_go_by(batch)
        calm = self._still_calm(before, batch)
        await self.commit(batch)
        self._calm = calm
        self.tell(batch.moves[0].n)

    def _let_go_by(self, batch: Batch) -> None:
        """For seats that do not want to be asked: a pass, like any other move."""
        while (found := next_answer(self.game, batch.state, self.match.seats)) is not None:
            before = batch.state.copy()
            self._do(batch, *found, False)
            batch.moves[-1].shown = shows(self.game, before, *found, batch.state)
            self.settle(batch)

    def settle(self, batch: Batch) -> None:
        """Lets chance answer. The number of the draw is stored with each move, so no draw is made twice."""
        game = self.game
        while game.to_act(batch.state) == [CHANCE]:
            dice = self._dice
            if dice is None:
                dice = self._dice = CheckableDice(self.match.secret, self.match.contributions())
            dice.draws = batch.draws
            action = game.legal(batch.state, CHANCE)[dice.pick(game.odds(batch.state))]
            batch.draws = dice.draws
            self._do(batch, CHANCE, action, True)

    def _do(self, batch: Batch, seat: int, action: int, shown: bool) -> None:
        batch.n += 1
        line: Line | None = None
        for viewer, told in batch.lines.items():
            if line is None or self._hides:  # without secrets all are told the same
                said = self.game.report(batch.state, seat, action, viewer)
                line = Line(batch.n, seat, named(said, self.match.names))
            if line.message.id:
                told.append(line)
        batch.moves.append(Move(batch.n, seat, self.game.words[action], batch.draws, shown))
        self.game.apply(batch.state, seat, action)

    def _still_calm(self, before: State, batch: Batch) -> dict[int, int]:
        game = self.game
        together = game.to_act(before)
        if len(together) < 2:
            return {}
        after = game.to_act(batch.state)
        return {
            seat: self._calm.get(seat, self.n)
            for seat in after
            if len(batch.moves) == 1
            and seat in together
            and seat != batch.moves[0].seat
            and game.legal(before, seat) == game.legal(batch.state, seat)
        }

    async def commit(self, batch: Batch, *changes: Change) -> None:
        """One transaction: compare-and-swap on n, and all moves. Then the batch is the position."""
        match, now = self.match, time.time()
        to_act = self.game.to_act(batch.state)
        outcome = None if to_act else self.game.outcome(batch.state)
        outcome = outcome and ranked(outcome, match.seats)
        stage = RUNNING if to_act else OVER
        acting = msgspec.json.encode(to_act).decode()
        step = Change(
            STEP, match=match.code, old_n=match.n, new_n=batch.n, new_stage=stage, new_draws=batch.draws,
            new_to_act=acting, new_outcome=write_outcome(outcome), new_changed=now,
        )  # fmt: skip
        over = ended(self.game, batch.state, match.seats)
        changes += tuple(wished(match, seat.seat, "") for seat in over)
        await self.write(step, *changes, *_moves(match.code, batch, now), *_snapshot(match, batch))
        for seat in over:
            seat.quiet = ""
        match.n, match.stage, match.draws = batch.n, stage, batch.draws
        match.to_act, match.outcome, match.changed = to_act, outcome, now
        self.state = batch.state
        self.last = batch.moves[-1] if batch.moves else self.last
        for move in batch.moves:
            self.latest[move.seat] = move.n
        for viewer, told in batch.lines.items():
            self._lines[viewer] += told
            del self._lines[viewer][:-MOST_LINES]

    async def write(self, *changes: Change) -> None:
        """Anything but success leaves the table in doubt: it is read anew before it is used again."""
        self.stale = True
        try:
            await self.store.write(*changes)
        except Stale:
            raise Late("late") from None
        except NotSaved:
            raise Fault("not-saved") from None
        self.stale = False

    async def fresh(self) -> None:
        """With the lock held: what the database says, if a commit ended in doubt."""
        if self.stale:
            match = await read_match(self.store, self.match.code)
            assert match is not None
            await self.reset(match)
            self.stale = False
            self.tell(1)

    async def reset(self, match: Match) -> None:
        found = await position(self.store, match, match.n)
        self.match, self.state, self.last = match, found.state, found.last
        self.latest = await read_latest(self.store, match.code)
        self._lines, self._calm, self._dice = {}, {}, None

    def tell(self, start: int) -> None:
        """Something to see is new; from this line of the log on."""
        self.version += 1
        for listener in list(self.listeners):
            listener.changed(start)
        if self.after_change is not None:
            self.after_change(self)

    def announce(self, news: News) -> None:
        for listener in list(self.listeners):
            listener.hear(news)

    def add_line(self, line: Line) -> None:
        for told in self._lines.values():
            told.append(line)

    def cut_lines(self, n: int) -> None:
        """What was taken back is no longer told, and everybody decides anew."""
        self._calm = {}
        for told in self._lines.values():
            told[:] = [line for line in told if line.n <= n]

    def log(self, viewer: int) -> list[Line] | None:
        """The end of the log, if it is at hand; else `prepare_log` first."""
        return self._lines.get(viewer)

    async def prepare_log(self, viewer: int) -> None:
        if viewer not in self._lines:
            async with self.lock:
                await self.fresh()
                first = max(1, self.n - MOST_LINES + 1)
                self._lines[viewer] = await lines(self.store, self.match, viewer, first, self.n)


def _moves(code: str, batch: Batch, now: float) -> list[Change]:
    return [
        Change(MOVE, match=code, n=m.n, seat=m.seat, words=m.words, draws=m.draws, shown=int(m.shown), at=now)
        for m in batch.moves
    ]


def _snapshot(match: Match, batch: Batch) -> list[Change]:
    if match.n // EVERY == batch.n // EVERY:
        return []
    state = msgspec.json.encode(batch.state.dump()).decode()
    return [Change(SNAPSHOT, match=match.code, n=batch.n, state=state)]
