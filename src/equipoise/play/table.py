"""One live match: the door every move goes through, people's and bots' alike.

One lock; number, seat and legality checked once; a copy is changed and committed in one transaction;
only after the commit does the copy become the position and anybody hear of it.
"""

from __future__ import annotations

import time
from typing import Any, Callable, Final, final

from equipoise.core.game import WATCHER, Game, State
from equipoise.core.referee import Refused, tidy, why_not
from equipoise.play.batch import Batch
from equipoise.play.changes import Change
from equipoise.play.clock import Clock, asked_anew
from equipoise.play.dictation import dictated
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.history import MOST_LINES, lines, note_line, position
from equipoise.play.lines import ANY, Lines
from equipoise.play.lock import Lock
from equipoise.play.logs import Logs
from equipoise.play.match import OVER, RUNNING, Match, Note, read_match
from equipoise.play.news import Listener, News, Turned
from equipoise.play.quiet import wished
from equipoise.play.step import Played, Step
from equipoise.play.store import NotSaved, Stale, Store
from equipoise.play.trail import Trail, bit, read_trail
from equipoise.play.writing import clock_change, note_change

LONGEST_WORDS: Final = 200
Done = Callable[[Fault | None], None]


@final
class Table:
    def __init__(self, store: Store, match: Match, state: State, trail: Trail) -> None:
        self.store = store
        self.match = match
        self.game: Game[Any] = match.rules()
        self.state = state
        self.trail = trail
        self.lines = Lines(self.game.seats)
        self._version = 0  # of what can be seen; unlike n it never goes back
        self._quiet: dict[int, int] = {}  # by viewer: versions that were none for him
        self.now: Callable[[], float] = time.time  # of the sandglass
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self.after_change: Callable[[Table], None] | None = None  # the house lets bots think
        self.stale = False  # whether a commit ended in doubt: read again before use
        self.logs = Logs()
        self.drawn: object = None  # what those who show the table keep for all who look at it
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
        return self._version - self._quiet.get(viewer, 0) if self._quiet else self._version

    async def act(self, guest: str, n: int, seat: int, words: str, line: int = ANY) -> None:
        """Late, NotYours or Refused, and nothing has changed; else it is on the disk."""
        async with self.lock:
            await self.fresh()
            self._admit(guest, n, seat, line)
            await self._play(seat, self._read(seat, words))

    def act_at_once(self, guest: str, n: int, seat: int, words: str, done: Done, line: int = ANY) -> bool:
        """The same without waiting, unless somebody else is at it: then False.

        `done` is called when it is on the disk and everybody was told, or with a Fault.
        """
        if self.stale or not self.lock.take_at_once():
            return False
        try:
            self._admit(guest, n, seat, line)
            played = self._played(seat, self._read(seat, words), "")
            self.store.put(played.step.changes, lambda fault: self._written(played, done, fault))
        except BaseException as fault:
            self.lock.release()
            if isinstance(fault, NotSaved):
                raise Fault("not-saved") from None
            raise
        self.stale = True
        return True

    def _written(self, played: Played, done: Done, fault: Exception | None) -> None:
        self.stale = fault is not None
        try:
            if fault is None:
                self._happened(played)
        finally:
            self.lock.release()
            done(None if fault is None else _told(fault))

    async def dictate(self, guest: str, n: int, seat: int, text: str, line: int = ANY) -> None:
        """The same for all that a text says; Misread, and nothing has changed."""
        async with self.lock:
            await self.fresh()
            self._admit(guest, n, seat, line)
            for action in dictated(self.game, self.state, seat, text):
                await self._play(seat, action)

    def _admit(self, guest: str, n: int, seat: int, line: int) -> None:
        self.check_seat(guest, seat)
        if self.match.stage != RUNNING:
            raise Late("not-running" if self.match.stage != OVER else "over")
        if not self._in_time(n, seat) or line not in (ANY, self.lines.of(seat)):
            raise Late("late")

    def asked(self, seat: int) -> tuple[int, int]:
        """What a seat knows when it begins to think: how many moves, and on which line of play."""
        return self.trail.told(seat, self.n), self.lines.of(seat)

    async def act_for_bot(self, asked: tuple[int, int], seat: int, words: str) -> State | None:
        """The position it moved in; None if it is no longer asked what it was asked then."""
        async with self.lock:
            await self.fresh()
            before, n = self.state, self.trail.until(seat, asked[0], self.n)
            same = asked[1] == self.lines.of(seat) and self._in_time(n, seat)
            if not same or seat not in self.match.to_act:
                return None
            await self._play(seat, self._read(seat, words))
            return before

    def check_seat(self, guest: str, seat: int) -> None:
        if seat not in self.match.seats_of(guest):
            raise NotYours("not-your-seat")

    def _in_time(self, n: int, seat: int) -> bool:
        # Who decides at the same time as others is not late because they were quicker.
        return n == self.n or self._calm.get(seat, self.n) <= n < self.n

    def _read(self, seat: int, words: str) -> int:
        if len(words) > LONGEST_WORDS:
            raise Bad("too-long", most=LONGEST_WORDS)
        action = self.game.ids.get(words, -1)
        if action < 0:
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
        played = self._played(seat, action, noted)
        await self.write(*played.step.changes)
        self._happened(played)

    def _played(self, seat: int, action: int, noted: str) -> Played:
        batch = self.batch()
        move = batch.step(seat, action, self.trail)
        batch.let_go_by(self.trail)
        note = Note(self.public_n if move.unseen else move.n, seat, noted) if noted else None
        step = Step(self, batch, () if note is None else (note_change(self.match.code, note),))
        return Played(step, step.calm(self, self._calm), note)

    def _happened(self, played: Played) -> None:
        moves = played.step.batch.moves
        played.step.take_place(self)
        if played.note is not None:
            self.add_note(played.note)
        self._calm = played.calm
        self.tell(moves[0].n, moves[0].unseen if len(moves) == 1 else 0)

    def batch(self) -> Batch:
        return Batch(self.game, self.match, self.state, self.logs.viewers())

    async def commit(self, batch: Batch, *changes: Change) -> None:
        """Then the batch is the position."""
        step = Step(self, batch, changes)
        await self.write(*step.changes)
        step.take_place(self)

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
        except (Stale, NotSaved) as fault:
            raise _told(fault) from None
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
        self.lines.another()

    def tell(self, start: int, unseen: int = 0) -> None:
        """Something to see is new, from this line of the log on; but not for the viewers in the mask."""
        self._version += 1
        for viewer in (WATCHER, *range(self.game.seats)) if unseen else ():
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


def _told(fault: Exception) -> Fault:
    """What the writer says, as a person is told it."""
    return Late("late") if isinstance(fault, Stale) else Fault("not-saved")
