"""Seats that do not want to be asked while something lasts: the table lets windows go by for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from equipoise.core.game import Game, State
from equipoise.play.changes import QUIET, Change
from equipoise.play.faults import Late
from equipoise.play.match import PERSON, RUNNING, Match, Seat

if TYPE_CHECKING:
    from equipoise.play.table import Table


def wish(scope: str, which: str) -> str:
    """As it is stored: `battle:3.0-1`."""
    return f"{scope}:{which}"


def scope_of(game: Game[Any], s: State, seat: Seat) -> str:
    """What the seat does not want to be asked in; empty if it said nothing, or if that is over."""
    scope, _, which = seat.quiet.partition(":")
    return scope if scope and game.scopes(s, seat.seat).get(scope) == which else ""


def next_answer(game: Game[Any], s: State, asked: list[int], seats: list[Seat]) -> tuple[int, int] | None:
    """A seat that is asked although it does not want to be, and the action that lets it go by."""
    for number in asked:
        if number >= 0 and seats[number].kind == PERSON and seats[number].quiet:
            action = game.passing(s, number)
            if action >= 0 and scope_of(game, s, seats[number]):
                return number, action
    return None


def ended(game: Game[Any], s: State, seats: list[Seat]) -> list[Seat]:
    """Seats whose wish is over."""
    return [seat for seat in seats if seat.quiet and not scope_of(game, s, seat)]


def wished(match: Match, seat: int, quiet: str) -> Change:
    return Change(QUIET, of=match.code, at=seat, new_quiet=quiet)


async def be_quiet(table: Table, guest: str, seat: int, scope: str) -> None:
    """The seat does not want to be asked while this lasts; an empty scope: ask it again."""
    async with table.lock:
        await table.fresh()
        table.check_seat(guest, seat)
        found = table.game.scopes(table.state, seat) if table.match.stage == RUNNING else {}
        if scope and scope not in found:
            raise Late("quiet-over")
        await table.be_quiet(seat, wish(scope, found[scope]) if scope else "")
