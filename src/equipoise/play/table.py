"""One live match: the door every move goes through, people's and bots' alike.

One lock; number, seat and legality checked once; a copy is changed and committed in one transaction;
only after the commit does the copy become the position and anybody hear of it.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Callable, Final, final

import msgspec

from equipoise.core.game import WATCHER, Game, State
from equipoise.core.referee import Refused, tidy, why_not
from equipoise.play.batch import Batch
from equipoise.play.changes import STEP, Change
from equipoise.play.clock import Clock, asked_anew
from equipoise.play.dictation import dictated
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.history import MOST_LINES, lines, note_line, position
from equipoise.play.logs import Logs
from equipoise.play.match import (
    OVER,
    RUNNING,
    Match,
    Note,
    ranked,
    read_match,
    write_outcome,
)
from equipoise.play.news import Listener, News, Turned
from equipoise.play.quiet import ended, wished
from equipoise.play.store import NotSaved, Stale, Store
from equipoise.play.trail import Trail, bit, read_trail
from equipoise.play.writing import clock_change, move_changes, note_change, snapshot_change

LONGEST_WORDS: Final = 200


@final
class Table:
    def __init__(self, store: Store, match: Match, state: State, trail: Trail) -> None:
        self.store = store
        self.match = match
        self.game: Game[Any] = match.rules()
        self.state = state
        self.trail = trail
        self._version = 0  # of what can be seen; unlike n it never goes back
        self._quiet: dict[int, int] = {}  # by viewer: versions that were none for him
        self.now: Callable[[], float] = time.time  # of the sandglass
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.after_change: Callable[[Table], None] | None = None  # the house lets bots think
        self.stale = False  # whether a commit ended in doubt: read again before use
        self.logs = Logs()
        self._calm: dict[int, int] = {}  # by seat: since when nothing happened that concerns its decision

    @property
    def n(self) -> int:
        return self.match.n

    @property
    def public_n(self) -> int:
        """The number of the latest move that everybody was told of."""
        return self.trail.move(WATCHER, self.match.told)

    def version_of(self, viewer: int) -> int:
        """Of what this viewer can see."""
        return self._version - self._quiet.get(viewer, 0)

    async def act(self, guest: str, n: int, seat: int, words: str) -> None:
        """Late, NotYours or Refused, and nothing has changed; else it is on the disk."""
        async with self.lock:
            await self._admit(guest, n, seat)
            await self._play(seat, self._read(seat, words))

    async def dictate(self, guest: str, n: int, seat: int, text: str) -> None:
        """The same for all that a text says; Misread, and nothing has changed."""
        async with self.lock:
            await self._admit(guest, n, seat)
            for action in dictated(self.game, self.state, seat, text):
                await self._play(seat, action)

    async def _admit(self, guest: str, n: int, seat: int) -> None:
        await self.fresh()
        self.check_seat(guest, seat)
        if self.match.stage != RUNNING:
            raise Late("not-running" if self.match.stage != OVER else "over")
        if not self._in_time(n, seat):
            raise Late("late")

    async def act_for_bot(self, version: int, seat: int, words: str) -> bool:
        """Whether the move was still wanted."""
        async with self.lock:
            await self.fresh()
            if self.version_of(seat) != version or seat not in self.game.to_act(self.state):
                return False
            await self._play(seat, self._read(seat, words))
            return True

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

    async def answer_for(self, seat: int) -> None:
        """With the lock held: its time is up."""
        await self._play(seat, self.game.usual_answer(self.state, seat), "time-up")

    async def _play(self, seat: int, action: int, noted: str = "") -> None:
        before = self.state
        batch = self.batch()
        move = batch.step(seat, action, self.trail)
        batch.let_go_by(self.trail)
        calm = self._still_calm(before, batch)
        note = Note(self.public_n if move.unseen else move.n, seat, noted) if noted else None
        await self.commit(batch, *([note_change(self.match.code, note)] if note is not None else []))
        if note is not None:
            self.add_note(note)
        self._calm = calm
        self.tell(move.n, move.unseen if len(batch.moves) == 1 else 0)

    def batch(self, viewers: list[int] | None = None) -> Batch:
        return Batch(self.game, self.match, self.state, self.logs.viewers() if viewers is None else viewers)

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
        heard = sum(not move.unseen for move in batch.moves)
        # Who looks at a list of matches is not told either that somebody writes.
        changed = now if heard or not batch.moves else match.changed
        to_act = self.game.to_act(batch.state)
        outcome = None if to_act else self.game.outcome(batch.state)
        outcome = outcome and ranked(outcome, match.seats)
        stage = RUNNING if to_act else OVER
        acting = msgspec.json.encode(to_act).decode()
        step = Change(
            STEP, match=match.code, old_n=match.n, new_n=batch.n, new_stage=stage, new_draws=batch.draws,
            new_to_act=acting, new_outcome=write_outcome(outcome), new_changed=changed,
            new_told=match.told + heard,
        )  # fmt: skip
        clock = self.clock_at(batch.state, to_act)
        over = ended(self.game, batch.state, match.seats)
        changes += tuple(wished(match, seat.seat, "") for seat in over)
        changes += (*clock_change(match, clock), *move_changes(match.code, batch.moves, now))
        await self.write(step, *changes, *snapshot_change(match, batch.n, batch.state))
        for seat in over:
            seat.quiet = ""
        match.n, match.stage, match.draws = batch.n, stage, batch.draws
        match.to_act, match.outcome, match.changed = to_act, outcome, changed
        match.told += heard
        self.state = batch.state
        for move in batch.moves:
            self.trail.add(move)
        self.logs.go_on(batch.lines)
        self.clock_set(clock)

    def clock_at(self, state: State, to_act: list[int]) -> Clock | None:
        """The sandglass when the position has become this one."""
        clock = self.match.clock
        if clock is None:
            return None
        if not to_act:
            return clock.stopped()
        were = self.match.to_act if self.match.running() else []
        if asked_anew(self.game, self.state, were, state, to_act):
            return clock.started(self.now())
        return clock

    def clock_set(self, clock: Clock | None) -> None:
        """It is on the disk."""
        if clock != self.match.clock:
            self.match.clock = clock
            self.announce(Turned())

    async def be_quiet(self, seat: int, quiet: str) -> None:
        """With the lock held: the seat's wish, and what goes by at once because of it."""
        wisher, batch = self.match.seats[seat], self.batch()
        before, wisher.quiet = wisher.quiet, quiet
        try:
            batch.let_go_by(self.trail)
            change = wished(self.match, seat, quiet)
            await (self.commit(batch, change) if batch.moves else self.write(change))
        except BaseException:
            wisher.quiet = before
            raise
        if batch.moves:
            self._calm = {}
            self.tell(batch.moves[0].n)
        else:
            others = [viewer for viewer in (WATCHER, *range(self.game.seats)) if viewer != seat]
            self.tell(self.n + 1, sum(map(bit, others)))

    async def set_clock(self, clock: Clock) -> None:
        await self.write(*clock_change(self.match, clock))
        self.clock_set(clock)
        if self.after_change is not None:
            self.after_change(self)

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
        self.match, self.state = match, found.state
        self.trail = await read_trail(self.store, match)
        self.logs, self._calm = Logs(), {}

    def tell(self, start: int, unseen: int = 0) -> None:
        """Something to see is new, from this line of the log on; but not for the viewers in the mask."""
        self._version += 1
        for viewer in (WATCHER, *range(self.game.seats)):
            if unseen & bit(viewer):
                self._quiet[viewer] = self._quiet.get(viewer, 0) + 1
        for listener in list(self.listeners):
            if not unseen or any(not unseen & bit(viewer) for viewer in listener.eyes()):
                listener.changed(start)
        if self.after_change is not None:
            self.after_change(self)

    def announce(self, news: News) -> None:
        for listener in list(self.listeners):
            listener.hear(news)

    def add_note(self, note: Note) -> None:
        self.logs.add(note_line(self.match, note))

    def go_back(self, n: int) -> None:
        """What was taken back is no longer told, and everybody decides anew."""
        self._calm = {}
        self.logs.cut(n)

    def take_out(self, n: int) -> None:
        """One move was taken back, and those after it stay."""
        self._calm = {seat: since - (since >= n) for seat, since in self._calm.items()}
        self.logs.take_out(n)

    async def prepare_log(self, viewer: int) -> None:
        if self.logs.of(viewer) is None:
            async with self.lock:
                await self.fresh()
                first = self.trail.move(viewer, max(1, self.trail.told(viewer, self.n) - MOST_LINES + 1))
                self.logs.keep(viewer, await lines(self.store, self.match, viewer, first, self.n))
