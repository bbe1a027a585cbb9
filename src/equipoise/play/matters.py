"""Matters of the table that are no moves: taking back, resigning, agreeing on a draw."""

from __future__ import annotations

import asyncio
import time
from typing import Final, final

from equipoise import catalog
from equipoise.core.game import Outcome
from equipoise.core.ranks import ranks_so_far
from equipoise.core.record import AGREED_DRAW
from equipoise.play.changes import SIT, STEP, Change
from equipoise.play.faults import Bad, Late
from equipoise.play.levels import stand_in
from equipoise.play.lines import ANY
from equipoise.play.match import (
    BOT,
    OVER,
    PERSON,
    RESIGNED,
    RUNNING,
    TAKEN_OVER,
    Note,
    Seat,
    ranked,
    write_outcome,
)
from equipoise.play.news import DRAW, LAPSED, NO, UNDO, YES, Answered, Put, Question, Said, SeatsChanged
from equipoise.play.table import Table
from equipoise.play.takeback import is_free, last_known, take_back, take_out
from equipoise.play.talk import MOST_SAID, forget_question, read_talk, save_question, save_said
from equipoise.play.writing import note_change

FREE: Final = "free"
ASK: Final = "ask"


def seat_change(code: str, old: Seat, new: Seat) -> Change:
    values = {f"new_{name}": value for name, value in new.values().items()}
    return Change(SIT, of=code, at=old.seat, old_kind=old.kind, old_guest=old.guest, **values)


@final
class Matters:
    """What was said and what is asked is stored: a house that was closed goes on where it was."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chat: list[Said] = []  # the end of it
        self.question: Question | None = None
        self.asked_at = 0  # how many moves everybody had been told of
        self._number = 0
        self._draws = catalog.find(table.match.game).draws
        self._forgetting: set[asyncio.Task[None]] = set()

    async def recall(self) -> None:
        self.chat, found = await read_talk(self.table.store, self.table.match.code)
        if found is not None and found[1] == self.table.match.told:
            self.question, self.asked_at = found
            self._number = self.question.id

    async def say(self, guest: str, text: str) -> None:
        match = self.table.match
        own = match.seats_of(guest)
        if not own:
            raise Bad("watchers-are-quiet")
        if match.stage == RUNNING and self.table.game.silent(self.table.state):
            raise Bad("no-talk-now")
        said = Said(own[0], match.seats[own[0]].name, text)
        await save_said(self.table.store, match.code, said)
        self.chat.append(said)
        del self.chat[:-MOST_SAID]
        self.table.announce(said)

    def can_undo(self, seat: int) -> str:
        """Free while the seat alone acted and nobody has learnt anything by it; else the others are asked."""
        if self.table.match.stage != RUNNING or seat not in self.table.trail.latest:
            return ""
        return FREE if is_free(self.table, seat) or len(self.table.match.guests()) < 2 else ASK

    def plays_on(self, seat: int) -> bool:
        """Whether it is still something to resign: by the rules it may be out while others play on."""
        return self.table.match.stage == RUNNING and not self._fell()[seat]

    def can_draw(self, seat: int) -> bool:
        # Bots have no say in it, but whoever is left with bots alone has nobody to agree with.
        seats = [each.seat for each in self._people()]
        return self._draws and seat in seats and len(seats) > 1

    async def undo(self, guest: str, n: int, seat: int, line: int = ANY) -> None:
        table = self.table
        async with table.lock:
            await table.fresh()
            self._check(guest, seat)
            free = is_free(table, seat)
            # Who takes back what nobody knows of is not late because others were quicker.
            latest = table.trail.latest[seat].n if free else table.n
            if not latest <= n <= table.n or line not in (ANY, table.lines.of(seat)):
                raise Late("late")
            if free and await take_out(table, seat):
                return
            if not self.can_undo(seat):
                raise Late("no-undo")
            await self._ask(UNDO, guest, seat)

    async def offer_draw(self, guest: str, seat: int) -> None:
        async with self.table.lock:
            await self.table.fresh()
            self._check(guest, seat)
            self._check_plays_on(seat)
            if not self.can_draw(seat):
                raise Late("no-draw")
            await self._ask(DRAW, guest, seat)

    async def answer(self, guest: str, id: int, yes: bool) -> None:
        async with self.table.lock:
            await self.table.fresh()
            question = self.question
            if question is None or question.id != id or guest not in question.left:
                raise Late("no-question")
            if not yes:
                self._close(NO)
                return
            if question.left == {guest}:
                await self._agreed(question)
            else:
                question.left.discard(guest)
                await save_question(self.table.store, self.table.match.code, question, self.asked_at)

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
            self._check_plays_on(seat)
            match = table.match
            old, fell = match.seats[seat], self._fell()
            order = 1 + max(each.resigned for each in match.seats)
            stay = [
                each for each in match.seats if each is not old and not each.resigned and not fell[each.seat]
            ]
            ends = len(stay) < 2
            kind, level = (PERSON, "") if ends else (BOT, stand_in(match.game))
            new = Seat(seat, kind, old.guest, old.name, level, old.luck, order)
            note = Note(table.public_n, seat, RESIGNED if ends else TAKEN_OVER)
            seats = [new if each is old else each for each in match.seats]
            changes = [seat_change(match.code, old, new), note_change(match.code, note)]
            if ends:
                # Alone against bots of those who left he is ahead of all, however it would end.
                await self._end(RESIGNED, seats if stay else match.seats, *changes)
            else:
                await table.write(*changes)
                table.trail.left[seat] = note.n
            match.seat_all(seats)
            self.lapse()  # its answer may be wanted, and it is nobody's to give any more
            self._noted(note)
            table.announce(SeatsChanged())

    def _check(self, guest: str, seat: int) -> None:
        self.table.check_seat(guest, seat)
        if self.table.match.stage != RUNNING:
            raise Late("not-running" if self.table.match.stage != OVER else "over")

    def _check_plays_on(self, seat: int) -> None:
        if not self.plays_on(seat):
            raise Late("fallen")

    def _people(self) -> list[Seat]:
        """Who has a share in the game: not those who are out."""
        return [each for each in self.table.match.seats if each.kind == PERSON and self.plays_on(each.seat)]

    def _fell(self) -> list[int]:
        return self.table.game.fell(self.table.state)

    async def _ask(self, kind: str, guest: str, seat: int) -> None:
        self.lapse()
        # Not counted from 1: an answer from before the house was closed must fit no other question.
        self._number = max(self._number + 1, int(time.time() * 1000))
        # Who is out has no share in a draw; what is taken back may be his fall.
        asked = {each.guest for each in self._people()} if kind == DRAW else self.table.match.guests()
        others = set(asked - {guest})
        question = Question(self._number, kind, seat, guest, others)
        if not others:
            await self._agreed(question)
            return
        await save_question(self.table.store, self.table.match.code, question, self.table.match.told)
        self.question, self.asked_at = question, self.table.match.told
        self.table.announce(Put(question))

    async def _agreed(self, question: Question) -> None:
        """Told when it is done: a disk that refuses leaves the question open."""
        asked, self.question = self.question, None  # or it would lapse by what is told meanwhile
        try:
            if question.kind == UNDO:
                await take_back(self.table, await last_known(self.table, question.seat) - 1)
            else:
                await self._draw(question)
        except BaseException:
            self.question = asked
            raise
        self.question = question
        self._close(YES)

    async def _draw(self, question: Question) -> None:
        match = self.table.match
        note = Note(self.table.public_n, question.seat, "draw")
        await self._end(AGREED_DRAW, match.seats, note_change(match.code, note))
        self._noted(note)

    def _close(self, word: str) -> None:
        question, self.question = self.question, None
        if question is not None:
            self.table.announce(Answered(question, word))
            self._forget(question)

    def _forget(self, question: Question) -> None:
        """Nobody waits for it: asked before a later move it counts for nothing, even if still stored."""
        task = asyncio.create_task(forget_question(self.table.store, self.table.match.code, question))
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def _end(self, reason: str, seats: list[Seat], *changes: Change) -> None:
        """Ends a match in which the rules would go on."""
        match = self.table.match
        outcome = ranked(Outcome(ranks_so_far(self._fell()), [0] * len(seats), reason), seats)
        step = Change(
            STEP, match=match.code, old_n=match.n, new_n=match.n, new_stage=OVER, new_draws=match.draws,
            new_to_act="[]", new_outcome=write_outcome(outcome), new_changed=time.time(), new_told=match.told,
        )  # fmt: skip
        await self.table.write(step, *changes)
        match.stage, match.to_act, match.outcome = OVER, [], outcome

    def _noted(self, note: Note) -> None:
        self.table.add_note(note)
        self.table.tell(note.n)
