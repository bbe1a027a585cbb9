"""Lets the bots at a table think and move, one task for each table that waits for a bot."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from equipoise.core.fair import PlainDice
from equipoise.core.referee import Refused
from equipoise.play.bots import BotFailed, Thought, Workers
from equipoise.play.faults import Fault
from equipoise.play.match import BOT, RUNNING, Note
from equipoise.play.reasons import Reasons
from equipoise.play.table import Table
from equipoise.play.writing import note_change

LOG: Final = logging.getLogger(__name__)
MOST_FAILURES: Final = 3
RETRY_SECONDS: Final = 1.0


def waiting_bots(table: Table) -> list[int]:
    match = table.match
    if match.stage != RUNNING:
        return []
    return [seat for seat in match.to_act if seat >= 0 and match.seats[seat].kind == BOT]


async def drive(table: Table, workers: Workers, reasons: Reasons) -> None:
    """Until no bot is to act."""
    failures = 0
    while seats := waiting_bots(table):
        try:
            moved = await _move(table, workers, reasons, seats[0])
            failures = 0 if moved else failures
        except (BotFailed, Refused) as error:
            failures += 1
            LOG.warning("bot of seat %d in %s failed: %s", seats[0], table.match.code, error)
            if failures >= MOST_FAILURES:
                await _any_move(table, seats[0])
                failures = 0
        except Fault as fault:
            # The database does not take it, perhaps for want of room: that may pass.
            LOG.error("bot of seat %d in %s cannot move: %s", seats[0], table.match.code, fault)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            # A fault of ours; but people wait, and it may not come twice.
            LOG.exception("bot of seat %d in %s cannot move", seats[0], table.match.code)
            await asyncio.sleep(RETRY_SECONDS)


async def _move(table: Table, workers: Workers, reasons: Reasons, seat: int) -> bool:
    match, asked = table.match, table.asked(seat)
    guess = table.game.guess(table.state, seat, PlainDice())
    level = match.seats[seat].level
    thought = Thought(match.game, len(match.seats), match.options, level, seat, guess.dump(), match.code)
    answer = await workers.think(thought)
    before = await table.act_for_bot(asked, seat, answer.words)
    if before is not None and answer.why is not None:
        reasons.keep(table, before, seat, answer.words, answer.why)
    return before is not None


async def _any_move(table: Table, seat: int) -> None:
    """A bot that fails again and again does not end the match: any legal move, and the log says so."""
    legal = table.game.legal(table.state, seat)
    if not legal:
        return  # somebody took back his move meanwhile
    words = table.game.words[legal[PlainDice().below(len(legal))]]
    try:
        if await table.act_for_bot(table.asked(seat), seat, words) is None:
            return
        note = Note(table.public_n, seat, "bot-failed")
        async with table.lock:
            await table.write(note_change(table.match.code, note))
            table.add_note(note)
            table.tell(note.n)
    except Fault as fault:
        LOG.error("no note of a failed bot in %s: %s", table.match.code, fault)
