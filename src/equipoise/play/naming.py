"""Another name: whoever says it later than he sat down is called by it at his tables too."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from equipoise.play.faults import Missing
from equipoise.play.house import House
from equipoise.play.match import OVER, PERSON, Seat
from equipoise.play.matters import seat_change
from equipoise.play.news import SeatsChanged
from equipoise.play.schema import MATCHES, SEATS
from equipoise.play.table import Table

MOST_TABLES: Final = 50  # the latest


async def call(house: House, guest: str, old: str, new: str) -> None:
    """Where he sits under the old name; others at his device keep theirs, and what is over stays."""
    mine = (SEATS.c.match == MATCHES.c.code) & (SEATS.c.guest == guest) & (SEATS.c.name == old)
    query = select(MATCHES.c.code).distinct().where(mine & (MATCHES.c.stage != OVER))
    for row in await house.store.rows(query.order_by(MATCHES.c.changed.desc()).limit(MOST_TABLES)):
        try:
            table = await house.take(row["code"])
        except Missing:
            continue  # a game that is no longer in the catalog
        try:
            async with table.lock:
                await table.fresh()
                await _call(table, guest, old, new)
        finally:
            house.give_back(row["code"])


async def _call(table: Table, guest: str, old: str, new: str) -> None:
    match = table.match
    mine = [s for s in match.seats if s.kind == PERSON and s.guest == guest and s.name == old]
    called = {s.seat: Seat(s.seat, s.kind, guest, new, s.level, s.luck, s.resigned, s.quiet) for s in mine}
    await table.write(*[seat_change(match.code, seat, called[seat.seat]) for seat in mine])
    match.seat_all([called.get(seat.seat, seat) for seat in match.seats])
    table.announce(SeatsChanged())
