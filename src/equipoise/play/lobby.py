"""Before and after the moves: creating, joining, leaving, rematches, lists."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, Mapping, final

import msgspec
from sqlalchemy import RowMapping, or_, select

from equipoise import catalog
from equipoise.core.fair import new_secret
from equipoise.core.game import Game
from equipoise.core.title import Title
from equipoise.play.changes import MATCH, REMATCH, SEAT, Change
from equipoise.play.clock import Clock, wished, write_clock
from equipoise.play.faults import Bad, Fault, Late, NotYours
from equipoise.play.house import House
from equipoise.play.levels import levels
from equipoise.play.match import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Match, Seat, read_match, read_matches
from equipoise.play.matters import seat_change
from equipoise.play.news import Rematch, SeatsChanged
from equipoise.play.promises import Promises
from equipoise.play.schema import MATCHES, SEATS
from equipoise.play.store import NotSaved
from equipoise.play.table import Table
from equipoise.play.texts import clean
from equipoise.play.trail import Trail

# No vowels, so that no code is a word; nothing that looks like something else.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH: Final = 4
MOST_ROWS: Final = 50
LONGEST_NAME: Final = 24
LONGEST_LUCK: Final = 200
TRIES: Final = 20


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def refuse_files(title: Title, chosen: Mapping[str, object]) -> None:
    """Nobody at a browser can make the house read a file of its own; what comes with a game has a name."""
    for option in title.options:
        if option.name not in chosen or not option.names_a_file(chosen[option.name]):
            continue
        if option.values:
            raise Bad("no-file-here", name=option.name, allowed=", ".join(option.values))
        raise Bad("no-file-option", name=option.name)


@final
class Wish:
    """A match that somebody wants to begin."""

    __slots__ = (
        "clock",
        "commitment",
        "game",
        "guest",
        "listed",
        "luck",
        "name",
        "names",
        "options",
        "seats",
        "sit",
    )

    def __init__(
        self, guest: str, name: str, game: str, seats: int, options: dict[str, object], sit: list[str],
        names: list[str], listed: bool, luck: str = "", commitment: str = "", clock: int = 0,
    ) -> None:  # fmt: skip
        self.guest = guest
        self.name = name
        self.game = game
        self.seats = seats
        self.options = options
        self.sit = sit
        self.names = names
        self.listed = listed
        self.luck = luck
        self.clock = clock  # seconds to decide; 0: as long as anybody likes
        self.commitment = commitment  # that was shown before the luck was said; empty: none


@final
class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.promises = Promises()

    async def create(self, wish: Wish) -> str:
        """The code; OptionError names an option at fault, UnknownGame the games there are."""
        title = catalog.find(wish.game)
        refuse_files(title, wish.options)
        # A form has every option, also those that tables with another number of seats have.
        idle = [
            o.name for o in title.options if not o.fits(wish.seats) and wish.options.get(o.name) == o.default
        ]
        options = {name: value for name, value in wish.options.items() if name not in idle}
        game = title.set_up(wish.seats, options)
        seats = _seats(wish)
        clock = wished(title, wish.clock)
        if wish.luck and not wish.commitment:
            # Words that the host knew before it chose its secret would prove nothing.
            raise Bad("luck-too-early")
        secret = self.promises.keep(wish.guest, wish.commitment) if wish.commitment else new_secret()
        return await self._store(game, seats, wish.listed, secret, clock)

    async def join(self, code: str, guest: str, name: str, number: int, luck: str) -> None:
        table = await self.house.take(code)
        try:
            async with table.lock:
                await table.fresh()
                old = _seat(table, number)
                if old.kind != FREE:
                    raise Late("seat-taken")
                luck = clean(luck, LONGEST_LUCK, "luck")
                await self._sit(table, old, Seat(number, PERSON, guest, name, "", luck))
        finally:
            self.house.give_back(code)

    async def leave(self, code: str, guest: str, number: int) -> None:
        table = await self.house.take(code)
        try:
            async with table.lock:
                await table.fresh()
                old = _seat(table, number)
                if old.kind != PERSON or old.guest != guest:
                    raise NotYours("not-your-seat")
                # Not after the dice were thrown either: whoever came instead could change them by his luck.
                if table.match.stage == OVER or table.n > 0:
                    raise Late("too-late-to-leave")
                await self._sit(table, old, Seat(number, FREE, "", ""))
        finally:
            self.house.give_back(code)

    async def rematch(self, code: str, guest: str) -> str:
        """The same table, everybody one seat further; asked twice it is the same match."""
        table = await self.house.take(code)
        try:
            async with table.lock:
                await table.fresh()
                match = table.match
                if match.rematch is not None:
                    return match.rematch
                if match.stage != OVER:
                    raise Late("not-over")
                if not match.sat(guest):
                    raise NotYours("not-your-match")
                count = len(match.seats)
                seats = [_moved_on(match.seats[number - 1], number, guest) for number in range(count)]
                clock = match.clock and Clock(match.clock.seconds, match.clock.pause)
                new = await self._store(table.game, seats, match.listed, new_secret(), clock, match.code)
                match.rematch = new
                table.announce(Rematch(new))
                return new
        finally:
            self.house.give_back(code)

    async def lists(self, guest: str) -> dict[str, list[Match]]:
        listed = MATCHES.c.listed == 1
        sat = select(SEATS.c.match).where(SEATS.c.guest == guest)
        mine = MATCHES.c.code.in_(sat)
        playing = MATCHES.c.code.in_(sat.where(SEATS.c.kind == PERSON))
        return {
            "open": await self._list(listed & (MATCHES.c.stage == OPEN)),
            "running": await self._list(listed & (MATCHES.c.stage == RUNNING)),
            "mine": await self._list(playing & (MATCHES.c.stage != OVER)) if guest else [],
            "over": await self._list((MATCHES.c.stage == OVER) & or_(listed, mine)),
        }

    async def _list(self, where: Any) -> list[Match]:
        query = select(MATCHES).where(where).order_by(MATCHES.c.changed.desc()).limit(MOST_ROWS)
        rows: list[RowMapping] = list(await self.house.store.rows(query))
        known = catalog.games()
        return await read_matches(self.house.store, [row for row in rows if row["game"] in known])

    async def _sit(self, table: Table, old: Seat, new: Seat) -> None:
        match = table.match
        seats = [new if seat.seat == new.seat else seat for seat in match.seats]
        change = seat_change(match.code, old, new)
        before = match.seats
        match.seat_all(seats)
        try:
            if any(seat.kind == FREE for seat in seats):
                await table.write(change, *_reopen(match))
                match.stage = OPEN
            else:
                await begin(table, change)
        except BaseException:
            match.seat_all(before)
            raise
        table.announce(SeatsChanged())
        table.tell(1)

    async def _store(
        self,
        game: Game[Any],
        seats: list[Seat],
        listed: bool,
        secret: str,
        clock: Clock | None,
        rematch_of: str | None = None,
    ) -> str:
        for _ in range(TRIES):
            code = new_code()
            row = match_row(code, game, listed, secret)
            row["clock"] = write_clock(clock)
            changes = [Change(MATCH, **row)]
            changes += [Change(SEAT, match=code, seat=seat.seat, **seat.values()) for seat in seats]
            if rematch_of is not None:
                changes.append(Change(REMATCH, match=rematch_of, new_code=code))
            try:
                if any(seat.kind == FREE for seat in seats):
                    await self.house.store.write(*changes)
                else:
                    # In one transaction: nobody could begin a match that was only created.
                    await begin(
                        Table(self.house.store, Match(row, seats), game.start(), Trail(len(seats))), *changes
                    )
            except (NotSaved, Fault):
                if await read_match(self.house.store, code) is None:
                    raise
                continue  # the code is taken
            if any(seat.kind == BOT for seat in seats):
                await self.house.take(code)  # it may be a bot who begins
                self.house.give_back(code)
            return code
        raise Late("no-code")


async def begin(table: Table, *changes: Change) -> None:
    """Everybody is here: chance may answer, and the first seat may act."""
    batch = table.batch()
    batch.settle()
    await table.commit(batch, *changes)


def _reopen(match: Match) -> list[Change]:
    from equipoise.play.changes import STEP

    values = {"n": 0, "stage": OPEN, "draws": 0, "to_act": "[]", "outcome": None, "told": 0}
    named = {f"new_{name}": value for name, value in values.items()}
    return [Change(STEP, match=match.code, old_n=0, new_changed=time.time(), **named)]


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.match.seats):
        raise Bad("no-seat", seats=len(table.match.seats) - 1)
    return table.match.seats[number]


def _moved_on(seat: Seat, number: int, asker: str) -> Seat:
    if not seat.resigned:
        return Seat(number, seat.kind, seat.guest, seat.name, seat.level)
    if seat.guest == asker:
        return Seat(number, PERSON, seat.guest, seat.name)
    return Seat(number, FREE, "", "")  # others who resigned may take theirs again


def match_row(code: str, game: Game[Any], listed: bool, secret: str) -> dict[str, Any]:
    now = time.time()
    options = {name: value for name, value in game.options.items() if value != ""}
    return {
        "code": code, "game": game.name, "version": game.version, "stage": OPEN, "n": 0, "draws": 0,
        "options": msgspec.json.encode(options).decode(), "to_act": "[]", "outcome": None,
        "secret": secret, "listed": int(listed), "rematch": None, "created": now, "changed": now,
        "given": 0, "told": 0, "clock": None,
    }  # fmt: skip


def _seats(wish: Wish) -> list[Seat]:
    if len(wish.sit) != wish.seats:
        raise Bad("sit-count", seats=wish.seats)
    names = [clean(name, LONGEST_NAME, "name") for name in wish.names[: wish.seats]]
    names += [""] * (wish.seats - len(names))
    luck = clean(wish.luck, LONGEST_LUCK, "luck")
    seats: list[Seat] = []
    for number, word in enumerate(wish.sit):
        kind, _, level = word.partition(":")
        if word in ("me", "device"):
            name = names[number] or (wish.name if word == "me" else f"{wish.name} {number + 1}")
            own = luck if wish.guest not in [seat.guest for seat in seats] else ""
            seats.append(Seat(number, PERSON, wish.guest, name, "", own))
        elif word == "link":
            seats.append(Seat(number, FREE, "", ""))
        elif kind == "bot" and level in levels(wish.game):
            seats.append(Seat(number, BOT, "", names[number], level))
        else:
            allowed = ", ".join(["me", "device", "link", *[f"bot:{each}" for each in levels(wish.game)]])
            raise Bad("bad-sit", word=word[:40], allowed=allowed)
    return seats
