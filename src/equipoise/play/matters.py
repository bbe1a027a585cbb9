"""Matters of the table that are no moves: taking back, resigning, agreeing on a draw."""

from __future__ import annotations

import time
from typing import Final, final

import msgspec
from sqlalchemy import func, select

from equipoise.core.game import Outcome
from equipoise.play.changes import CUT_MOVES, CUT_NOTES, CUT_SNAPSHOTS, NOTE, SIT, STEP, Change
from equipoise.play.faults import Late
from equipoise.play.history import note_line, position
from equipoise.play.levels import best_level
from equipoise.play.match import (
    AGREED_DRAW,
    BOT,
    OVER,
    PERSON,
    RESIGNED,
    RUNNING,
    Note,
    Seat,
    write_outcome,
)
from equipoise.play.news import DRAW, LAPSED, NO, UNDO, YES, Answered, Put, Question, SeatsChanged
from equipoise.play.schema import MOVES
from equipoise.play.table import Table

FREE: Final = "free"
ASK: Final = "ask"


def seat_change(code: str, old: Seat, new: Seat) -> Change:
    values = {f"new_{name}": value for name, value in new.values().items()}
    return Change(SIT, of=code, at=old.seat, old_kind=old.kind, old_guest=old.guest, **values)


@final
class Matters:
    """Questions live in memory: who was asked something before a restart is asked again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.question: Question | None = None
        self.asked_at = 0  # how many moves had been made
        self._number = 0

    def can_undo(self, seat: int) -> str:
        """Free while the seat alone acted and nobody has learnt anything by it; else the others are asked."""
        table = self.table
        if table.match.stage != RUNNING or table.last is None:
            return ""
        if table.last.seat == seat and not table.last.shown:
            return FREE
        return ASK

    def can_draw(self) -> bool:
        # Bots have no say in it, but whoever plays against bots alone has nobody to agree with.
        return self.table.match.stage == RUNNING and len(self.table.match.people()) > 1

    async def undo(self, guest: str, n: int, seat: int) -> None:
        table = self.table
        async with table.lock:
            await table.fresh()
            self._check(guest, seat)
            if n != table.n:
                raise Late("late")
            if self.can_undo(seat) == FREE:
                await self._take_back(table.n - 1)
            elif await self._last_of(seat) == 0:
                raise Late("no-undo")
            else:
                await self._ask(UNDO, guest, seat)

    async def offer_draw(self, guest: str, seat: int) -> None:
        async with self.table.lock:
            await self.table.fresh()
            self._check(guest, seat)
            if not self.can_draw():
                raise Late("no-draw")
            await self._ask(DRAW, guest, seat)

    async def answer(self, guest: str, id: int, yes: bool) -> None:
        async with self.table.lock:
            await self.table.fresh()
            question = self.question
            if question is None or question.id != id or guest not in question.left:
                raise Late("no-question")
            question.left.discard(guest)
            if not yes:
                self._close(NO)
            elif not question.left:
                await self._agreed(question)

    def lapse(self) -> None:
        """Somebody has moved: what was asked is no longer the question."""
        if self.question is not None:
            self._close(LAPSED)

    async def resign(self, guest: str, seat: int) -> None:
        """Of two the other wins; among more a bot plays the seat on, which is ranked last."""
        table = self.table
        async with table.lock:
            await table.fresh()
            self._check(guest, seat)
            match = table.match
            old = match.seats[seat]
            order = 1 + max(each.resigned for each in match.seats)
            new = Seat(seat, BOT, "", old.name, best_level(match.game), old.luck, order)
            stay = [each.seat for each in match.seats if not each.resigned and each.seat != seat]
            note = Note(table.n, seat, RESIGNED if len(stay) < 2 else "takeover")
            changes = [seat_change(match.code, old, new), _note(match.code, note)]
            if len(stay) < 2:
                ranks = [1 if each.seat in stay else 2 for each in match.seats]
                # Who resigned earlier stands lower.
                for each in match.seats:
                    if each.resigned:
                        ranks[each.seat] += order - each.resigned
                await self._end(Outcome(ranks, [0] * len(ranks), RESIGNED), *changes)
            else:
                await table.write(*changes)
            match.seat_all([new if each is old else each for each in match.seats])
            self._noted(note)
            table.announce(SeatsChanged())

    def _check(self, guest: str, seat: int) -> None:
        self.table.check_seat(guest, seat)
        if self.table.match.stage != RUNNING:
            raise Late("not-running" if self.table.match.stage != OVER else "over")

    async def _ask(self, kind: str, guest: str, seat: int) -> None:
        self.lapse()
        self._number += 1
        others = {each.guest for each in self.table.match.seats if each.kind == PERSON} - {guest}
        question = Question(self._number, kind, seat, guest, others)
        if not others:
            await self._agreed(question)
            return
        self.question, self.asked_at = question, self.table.n
        self.table.announce(Put(question))

    async def _agreed(self, question: Question) -> None:
        self.question = question
        self._close(YES)
        if question.kind == UNDO:
            await self._take_back(await self._last_of(question.seat) - 1)
            return
        seats = len(self.table.match.seats)
        note = Note(self.table.n, question.seat, "draw")
        stayed = [not seat.resigned for seat in self.table.match.seats]
        ranks = [1 if stays else 1 + sum(stayed) for stays in stayed]
        outcome = Outcome(ranks, [0] * seats, AGREED_DRAW)
        await self._end(outcome, _note(self.table.match.code, note))
        self._noted(note)

    def _close(self, word: str) -> None:
        question, self.question = self.question, None
        if question is not None:
            self.table.announce(Answered(question, word))

    async def _end(self, outcome: Outcome, *changes: Change) -> None:
        """Ends a match in which the rules would go on."""
        match = self.table.match
        step = _step(self.table, match.n, match.draws, [], OVER, write_outcome(outcome))
        await self.table.write(step, *changes)
        match.stage, match.to_act, match.outcome = OVER, [], outcome

    def _noted(self, note: Note) -> None:
        self.table.add_line(note_line(self.table.match, note))
        self.table.tell(note.n)

    async def _last_of(self, seat: int) -> int:
        """The number of the seat's latest move; 0 if it has none."""
        here = (MOVES.c.match == self.table.match.code) & (MOVES.c.seat == seat)
        rows = await self.table.store.rows(select(func.max(MOVES.c.n).label("n")).where(here))
        return rows[0]["n"] or 0

    async def _take_back(self, n: int) -> None:
        """To the position after n moves. The dice go back too: the same throw comes again."""
        table, code = self.table, self.table.match.code
        found = await position(table.store, table.match, n)
        draws = found.last.draws if found.last is not None else 0
        to_act = table.game.to_act(found.state)
        step = _step(table, n, draws, to_act, RUNNING, None)
        cuts = [Change(kind, of=code, to=n) for kind in (CUT_MOVES, CUT_SNAPSHOTS, CUT_NOTES)]
        await table.write(step, *cuts)
        match = table.match
        match.n, match.draws, match.to_act, match.stage, match.outcome = n, draws, to_act, RUNNING, None
        table.state, table.last = found.state, found.last
        table.cut_lines(n)
        table.tell(n + 1)


def _note(code: str, note: Note) -> Change:
    return Change(NOTE, match=code, n=note.n, seat=note.seat, word=note.word)


def _step(table: Table, n: int, draws: int, to_act: list[int], stage: str, outcome: str | None) -> Change:
    return Change(
        STEP, match=table.match.code, old_n=table.n, new_n=n, new_stage=stage, new_draws=draws,
        new_to_act=msgspec.json.encode(to_act).decode(), new_outcome=outcome, new_changed=time.time(),
    )  # fmt: skip
