"""A match as it is stored: who sits where, how far it is. Read here, written by changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

import msgspec
from mypy_extensions import mypyc_attr
from sqlalchemy import RowMapping, select

from equipoise import catalog
from equipoise.core.game import Game, Outcome
from equipoise.core.message import Message, Value
from equipoise.core.record import AGREED_DRAW, FORFEIT
from equipoise.play.clock import read_clock
from equipoise.play.schema import MATCHES, MOVES, NOTES, SEATS
from equipoise.play.store import Store

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "open"

RESIGNED: Final = "resigned"
TAKEN_OVER: Final = "takeover"
BESIDE_RULES: Final = (RESIGNED, AGREED_DRAW, FORFEIT)  # reasons of an end that no move brought about


@final
class Seat:
    __slots__ = ("guest", "kind", "level", "luck", "name", "quiet", "resigned", "seat")

    def __init__(
        self, seat: int, kind: str, guest: str, name: str, level: str = "", luck: str = "", resigned: int = 0,
        quiet: str = "",
    ) -> None:  # fmt: skip
        self.seat = seat
        self.kind = kind
        self.guest = guest
        self.name = name
        self.level = level
        self.luck = luck
        self.resigned = resigned
        self.quiet = quiet  # what it does not want to be asked in, as play.quiet writes it

    def values(self) -> dict[str, str | int]:
        names = ("kind", "guest", "name", "level", "luck", "resigned", "quiet")
        return {name: getattr(self, name) for name in names}


@final
@mypyc_attr(acyclic=True)
class Move:
    __slots__ = ("draws", "n", "seat", "shown", "unseen", "words")

    def __init__(self, n: int, seat: int, words: str, draws: int, shown: bool, unseen: int = 0) -> None:
        self.n = n
        self.seat = seat
        self.words = words
        self.draws = draws
        self.shown = shown  # whether it told anybody something that was hidden
        self.unseen = unseen  # who was not told of it, as bits


@final
@mypyc_attr(acyclic=True)
class Note:
    """Something that happened at the table and is no move."""

    __slots__ = ("n", "seat", "word")

    def __init__(self, n: int, seat: int, word: str) -> None:
        self.n = n
        self.seat = seat
        self.word = word


@final
class Match:
    def __init__(self, row: RowMapping | dict[str, Any], seats: list[Seat]) -> None:
        self.code: str = row["code"]
        self.game: str = row["game"]
        self.options: str = row["options"]
        self.stage: str = row["stage"]
        self.n: int = row["n"]
        self.draws: int = row["draws"]
        self.to_act: list[int] = msgspec.json.decode(row["to_act"])
        self.outcome = read_outcome(row["outcome"])
        self.secret: str = row["secret"]
        self.listed = bool(row["listed"])
        self.rematch: str | None = row["rematch"]
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        self.told: int = row["told"]  # moves that everybody was told of
        self.clock = read_clock(row["clock"])
        self.given: int = row["given"]  # moves of the file it was opened from; 0: begun here
        self.seat_all(seats)

    def seat_all(self, seats: list[Seat]) -> None:
        self.seats = seats
        self._own: dict[str, list[int]] = {}
        for seat in seats:
            if seat.kind == PERSON:
                self._own.setdefault(seat.guest, []).append(seat.seat)
        self._guests = frozenset(self._own)
        self.names: list[Value] = [self._name(seat) for seat in seats]

    def _name(self, seat: Seat) -> Value:
        """Bots have none of their own: they go by their level, and several of one level are numbered."""
        if seat.name or not seat.level:
            return seat.name
        alike = [other.seat for other in self.seats if not other.name and other.level == seat.level]
        number = alike.index(seat.seat) + 1 if len(alike) > 1 else 0
        return Message("web-bot-name", {"level": Message(f"web-bot-{seat.level}"), "number": number})

    def rules(self) -> Game[Any]:
        return rules(self.game, len(self.seats), self.options)

    def contributions(self) -> list[str]:
        return [seat.luck for seat in self.seats if seat.luck]

    def seats_of(self, guest: str) -> list[int]:
        """What a guest may act for."""
        return self._own.get(guest, []) if guest else []

    def guests(self) -> frozenset[str]:
        """Who sits here."""
        return self._guests

    def sat(self, guest: str) -> bool:
        """Whether a guest plays here, or did until he resigned."""
        return bool(guest) and any(seat.guest == guest for seat in self.seats)

    def running(self) -> bool:
        return self.stage == RUNNING


@lru_cache(maxsize=256)
def rules(game: str, seats: int, options: str) -> Game[Any]:
    """Shared by all tables that are set alike: rules hold no position."""
    return catalog.find(game).table(seats, **msgspec.json.decode(options))


def read_outcome(text: str | None) -> Outcome | None:
    if text is None:
        return None
    data = msgspec.json.decode(text)
    return Outcome(data["ranks"], data["scores"], data["reason"])


def write_outcome(outcome: Outcome | None) -> str | None:
    if outcome is None:
        return None
    data = {"ranks": outcome.ranks, "scores": outcome.scores, "reason": outcome.reason}
    return msgspec.json.encode(data).decode()


def ranked(outcome: Outcome, seats: list[Seat]) -> Outcome:
    """Who resigned comes after all who did not; who held out longer comes before."""
    worst = max((seat.resigned for seat in seats), default=0)
    if not worst:
        return outcome
    # Sorted by: stayed or not (later resignations are better), then the rank of the rules.
    keys = [(worst + 1 - s.resigned if s.resigned else 0, outcome.ranks[s.seat]) for s in seats]
    return Outcome([1 + sum(other < own for other in keys) for own in keys], outcome.scores, outcome.reason)


def _seat(row: RowMapping) -> Seat:
    return Seat(
        row["seat"], row["kind"], row["guest"], row["name"], row["level"], row["luck"], row["resigned"],
        row["quiet"],
    )  # fmt: skip


async def read_matches(store: Store, rows: list[RowMapping]) -> list[Match]:
    codes = [row["code"] for row in rows]
    seats: dict[str, list[Seat]] = {code: [] for code in codes}
    query = select(SEATS).where(SEATS.c.match.in_(codes)).order_by(SEATS.c.match, SEATS.c.seat)
    for row in await store.rows(query):
        seats[row["match"]].append(_seat(row))
    return [Match(row, seats[row["code"]]) for row in rows]


async def read_match(store: Store, code: str) -> Match | None:
    rows = await store.rows(select(MATCHES).where(MATCHES.c.code == code))
    return (await read_matches(store, list(rows)))[0] if rows else None


async def read_moves(store: Store, code: str, after: int, to: int) -> list[Move]:
    query = (
        select(MOVES)
        .where((MOVES.c.match == code) & (MOVES.c.n > after) & (MOVES.c.n <= to))
        .order_by(MOVES.c.n)
    )
    rows = await store.rows(query)
    return [as_move(row) for row in rows]


def as_move(row: RowMapping) -> Move:
    return Move(row["n"], row["seat"], row["words"], row["draws"], bool(row["shown"]), row["unseen"])


async def read_notes(store: Store, code: str, start: int) -> list[Note]:
    query = select(NOTES).where((NOTES.c.match == code) & (NOTES.c.n >= start)).order_by(NOTES.c.id)
    return [Note(row["n"], row["seat"], row["word"]) for row in await store.rows(query)]
