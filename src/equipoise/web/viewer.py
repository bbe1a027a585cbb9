"""What one browser sees of a table: whose eyes it looks through, and the screen it gets."""

from __future__ import annotations

from typing import Final, final

import msgspec

from equipoise import catalog
from equipoise.core.game import WATCHER
from equipoise.core.message import Message, Value
from equipoise.play.advice import may_ask
from equipoise.play.history import Line, lines, position
from equipoise.play.lines import ANY
from equipoise.play.match import BOT, OVER, PERSON, RUNNING, Match, Seat
from equipoise.play.matters import Matters
from equipoise.play.quiet import scope_of
from equipoise.play.reasons import has_reason
from equipoise.play.table import Table
from equipoise.web.messages import (
    ENCODER,
    CanOut,
    LineOut,
    LogOut,
    OutcomeOut,
    QuietOut,
    ScopeOut,
    ScreenOut,
    SeatOut,
)
from equipoise.web.screens import Picture, Wall, gallery, reason_text
from equipoise.web.told import Teller

PAST_LINES: Final = 50
NOWHERE: Final = -2
NOTHING: Final = CanOut("", False, False)


def seats_out(match: Match, table: Table | None, guest: str, teller: Teller) -> list[SeatOut]:
    here = {listener.guest for listener in table.listeners} if table is not None else set()
    return [
        SeatOut(
            seat.seat,
            seat.kind,
            told_name(match.names[seat.seat], teller),
            bool(guest) and seat.guest == guest and seat.kind == PERSON,
            seat.kind == BOT or (bool(seat.guest) and seat.guest in here),
            seat.level,
            match.rules().tone(seat.seat),
        )
        for seat in match.seats
    ]


def told_name(name: Value, teller: Teller) -> str:
    return teller.tell(name) if isinstance(name, Message) else str(name)


def line_out(n: int, line: Line, table: Table, teller: Teller) -> LineOut:
    return LineOut(n, line.seat, teller.tell(line.message), line.acts, has_reason(table, line))


def outcome_out(table: Table, teller: Teller) -> OutcomeOut | None:
    outcome = table.match.outcome
    if outcome is None:
        return None
    prefix = catalog.find(table.match.game).prefix
    text = reason_text(outcome.reason, prefix, teller)
    return OutcomeOut(outcome.reason, text, outcome.ranks, outcome.scores)


@final
class Viewer:
    def __init__(self, table: Table, matters: Matters, guest: str, teller: Teller) -> None:
        self.table = table
        self.matters = matters
        self.guest = guest
        self.teller = teller
        self.start = 1  # the first line of the log that is still to be told
        self.seen = ""  # the key of the scene the browser has
        self.facing = WATCHER  # the seat whose person sits before the screen
        self._told: tuple[int, bool] | None = None  # the seat whose log the browser has, and if it is the end
        self._gallery = gallery(table)
        self._sat: list[Seat] = []  # those seats were looked through for
        self._own: list[int] = []
        self._wall: tuple[int, Wall] | None = None  # of the seat that was shown last
        self._seats: msgspec.Raw | None = None  # until somebody comes or goes

    def seats_changed(self) -> None:
        self._seats = None

    def own(self) -> list[int]:
        """The seats of this guest."""
        match = self.table.match
        if match.seats is not self._sat:
            self._sat, self._own = match.seats, match.seats_of(self.guest)
        return self._own

    def seat(self) -> int:
        """Whose view is shown. People who share a screen see it one after the other."""
        own = self.own()
        if len(own) < 2:
            return own[0] if own else WATCHER
        to_act = self.table.match.to_act
        if self.table.game.hides():
            return self.facing if self.next_person() < 0 else WATCHER
        if self.facing not in own:
            self.facing = own[0]
        if self.facing not in to_act:
            # Whoever decides; else nobody who is out, since the screen speaks for others too.
            deciding = [seat for seat in own if seat in to_act]
            left = [seat for seat in (self.facing, *own) if self.matters.plays_on(seat)]
            self.facing = [*deciding, *left, self.facing][0]
        return self.facing

    def next_person(self) -> int:
        """Whom the screen is to be handed to before it may show what he alone knows; -1 if nobody."""
        own = self.own()
        if len(own) < 2 or not self.table.game.hides() or self.table.match.stage != RUNNING:
            return -1
        waiting = [seat for seat in own if seat in self.table.match.to_act]
        if self.facing in waiting:
            return -1
        if waiting:
            return waiting[0]
        return -1

    def ready(self, seat: int) -> None:
        if seat == self.next_person():
            self.facing = seat

    def undo_seat(self) -> int:
        """Whose move an undo takes back: on a shared screen that of whoever moved last."""
        own = self.own()
        if len(own) < 2:
            return self.seat()
        latest = self.table.trail.latest
        moved = [seat for seat in own if seat in latest]
        return max(moved, key=lambda seat: latest[seat].n) if moved else self.seat()

    # How the browser counts: the moves it was told of. At the end everything is told.

    def count(self, n: int) -> int:
        """Of the first n moves."""
        return self._count(self.seat(), n)

    def _count(self, seat: int, n: int) -> int:
        return n if self.table.match.stage == OVER else self.table.trail.told(seat, n)

    def meant(self, count: int) -> int:
        """The number of the move that a browser calls so."""
        return count if self.table.match.stage == OVER else self.table.trail.move(self.seat(), count)

    def seen_until(self, count: int) -> int:
        """The number of moves there may have been when a browser had been told of so many."""
        table = self.table
        return count if table.match.stage == OVER else table.trail.until(self.seat(), count, table.n)

    def on_line(self, line: int) -> int:
        """Where the browser says it is; nowhere, if it speaks of a screen of another socket."""
        return line if line == ANY or self._told is not None else NOWHERE

    def come_back(self, count: int) -> None:
        """Of so many moves the browser was told before; at the end it counts otherwise than till then."""
        if self.table.match.stage != OVER or not self.table.game.hides():
            self.start = max(1, min(count, self.count(self.table.n)))

    def changed(self, start: int) -> None:
        """Lines from this move on are to be told."""
        self.start = min(self.start, self.count(start - 1) + 1)

    def prepared(self) -> bool:
        return self.table.logs.of(self.seat()) is not None

    async def prepare(self) -> None:
        await self.table.prepare_log(self.seat())

    def screen(self) -> ScreenOut:
        """All that is new to this browser. `prepare` first."""
        table, teller = self.table, self.teller
        match, seat, asked = table.match, self.seat(), self.next_person()
        own = self.own()
        wall = self._wall_of(seat)
        picture, base = wall.newest(table, teller), wall.known(self.seen)
        scene = picture.whole() if base is None else picture.since(base)
        self._tell_anew(seat, base is not None)
        log = self._log(seat, table.logs.of(seat) or [])
        self.seen = picture.key
        n = self._count(seat, match.n)
        self.start = n + 1
        yours = [] if asked >= 0 else [each for each in own if each in match.to_act]
        outcome = outcome_out(table, teller) if match.outcome is not None else None
        if self._seats is None:
            self._seats = msgspec.Raw(ENCODER.encode(seats_out(match, table, self.guest, teller)))
        name = match.seats[asked].name if asked >= 0 else None
        return ScreenOut(
            n, table.lines.of(seat), seat, yours, match.to_act, picture.prompt, scene, log, outcome,
            self._seats, self._can(seat, own), name, self._quiet(seat, own),
        )  # fmt: skip

    def _wall_of(self, seat: int) -> Wall:
        wall = self._wall
        if wall is None or wall[0] != seat:
            wall = self._wall = (seat, self._gallery.wall(seat, self.teller.language))
        return wall[1]

    def _tell_anew(self, seat: int, known: bool) -> None:
        """The whole log, where the lines that the browser has may be others than this seat's today.

        Who comes back may have missed that moves were taken back, unless his scene is still known;
        and a screen that changes hands must not keep what the person before could read.
        """
        now = (seat, self.table.match.stage == OVER)
        if self._told is None:
            anew = not known
        else:
            anew = now != self._told and self.table.game.hides()
        if anew:
            self.start = 1
        self._told = now

    def _log(self, seat: int, told: list[Line]) -> LogOut:
        fresh: list[LineOut] = []
        for line in reversed(told):
            n = self._count(seat, line.n)
            if n < self.start:
                break
            fresh.append(line_out(n, line, self.table, self.teller))
        fresh.reverse()
        return LogOut(self.start, fresh)

    def _can(self, seat: int, own: list[int]) -> CanOut:
        match = self.table.match
        if match.stage == OVER:
            return CanOut("", False, False, rematch=match.sat(self.guest))
        if not own or match.stage != RUNNING:
            return NOTHING
        undo = self.matters.can_undo(seat if len(own) < 2 else self.undo_seat())
        mine = seat if seat in own else own[0]  # before a screen that is handed over blank sits the first
        draw, resign = self.matters.can_draw(mine), self.matters.plays_on(mine)
        if seat not in match.to_act:
            return CanOut(undo, draw, resign)
        return CanOut(undo, draw, resign, may_ask(match), self._dictate(seat))

    def _dictate(self, seat: int) -> str:
        how = self.table.game.dictates(self.table.state, seat)
        return self.teller.tell(how) if how.id else ""

    def _quiet(self, seat: int, own: list[int]) -> QuietOut | None:
        """In what the seat may say that it does not want to be asked; nobody else learns what it said."""
        table = self.table
        if table.match.stage != RUNNING or seat not in own:
            return None
        found = table.game.scopes(table.state, seat)
        if not found:
            return None
        prefix = catalog.find(table.match.game).prefix.lower()
        scopes = [ScopeOut(scope, self.teller.tell(Message(f"{prefix}-quiet-{scope}"))) for scope in found]
        return QuietOut(scope_of(table.game, table.state, table.match.seats[seat]), scopes)

    def may_look(self, seat: int) -> bool:
        match = self.table.match
        if match.stage == OVER:
            return WATCHER <= seat < len(match.seats) and seat != -1
        return seat == WATCHER or seat == self.seat()

    async def past(self, n: int, seat: int) -> ScreenOut:
        """After so many moves that the browser was told of."""
        table, match, teller = self.table, self.table.match, self.teller
        start = max(1, n - PAST_LINES + 1)
        async with table.lock:  # nobody takes back a move between the position and its log
            n = min(n, self.count(table.n))
            found = await position(table.store, match, self.meant(n))
            told = await lines(table.store, match, seat, self.meant(start), self.meant(n))
        scene = table.game.scene(table.game.view(found.state, seat))
        picture = Picture(f"past.{n}", scene, table.game.words, teller, past=True)
        log = LogOut(start, [line_out(self.count(line.n), line, table, teller) for line in told])
        seats = msgspec.Raw(ENCODER.encode(seats_out(match, table, self.guest, teller)))
        outcome = outcome_out(table, teller) if n == self.count(match.n) else None
        return ScreenOut(
            n, table.lines.of(seat), seat, [], table.game.to_act(found.state), picture.prompt,
            picture.whole(), log, outcome, seats, NOTHING, None,
        )  # fmt: skip
