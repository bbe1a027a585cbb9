"""A game file as a match: all of it is checked before any of it is kept. All seats are the opener's."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, final

import msgspec

from equipoise import catalog
from equipoise.bots import OUTSIDE
from equipoise.core.fair import CheckableDice, new_secret
from equipoise.core.game import CHANCE, Game, Outcome, State
from equipoise.core.record import Move, Record, RecordError, read_record
from equipoise.core.referee import settle, tidy
from equipoise.play.changes import MATCH, SEAT, SNAPSHOT, Change
from equipoise.play.faults import Bad, Late
from equipoise.play.history import EVERY
from equipoise.play.lobby import LONGEST_NAME, TRIES, match_row, new_code, refuse_files
from equipoise.play.match import BESIDE_RULES, OVER, PERSON, RUNNING, Seat, read_match, write_outcome
from equipoise.play.match import Move as Made
from equipoise.play.store import NotSaved, Store
from equipoise.play.table import LONGEST_WORDS
from equipoise.play.texts import clean
from equipoise.play.trail import unseen_by
from equipoise.play.writing import move_changes

MOST_MOVES: Final = 20_000
AT_ONCE: Final = 20  # moves between which others get their answers


@final
class Opened:
    """A file that was played through."""

    __slots__ = ("draws", "moves", "outcome", "secret", "snapshots", "state", "unseen")

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[Move] = []
        self.unseen: dict[int, int] = {}  # by number of the move: who was not told of it, as bits
        self.snapshots: list[tuple[int, str]] = []  # after how many moves, and the position
        self.outcome: Outcome | None = None
        self.secret = new_secret()  # of the dice with which it is played on
        self.draws = 0


async def open_file(store: Store, guest: str, name: str, text: str) -> str:
    """The code of the new match. Bad, OptionError or UnknownGame, and nothing has changed."""
    record = _read(text)
    game = catalog.table_of(record)
    seats = [
        Seat(seat, PERSON, guest, clean(_fitting(given), LONGEST_NAME, "name") or f"{name} {seat + 1}")
        for seat, given in enumerate(record.names or [""] * record.seats)
    ]
    opened = await _played(game, record)
    for _ in range(TRIES):
        code = new_code()
        try:
            await store.write(*_changes(code, game, seats, opened, len(record.moves)))
        except NotSaved:
            if await read_match(store, code) is None:
                raise
            continue  # the code is taken
        return code
    raise Late("no-code")


def _fitting(name: str) -> str:
    """The arena calls a program by its command, which may be long; commands differ at their ends."""
    return f"…{name[1 - LONGEST_NAME :]}" if name.startswith(OUTSIDE) and len(name) > LONGEST_NAME else name


def _read(text: str) -> Record:
    try:
        record = read_record(text)
        refuse_files(catalog.find(record.game), record.options)
        catalog.table_of(record)
    except RecordError as error:
        raise Bad("file-unreadable", why=str(error)) from None
    if len(record.moves) > MOST_MOVES:
        raise Bad("file-too-long", most=MOST_MOVES)
    return record


async def _played(game: Game[Any], record: Record) -> Opened:
    opened = Opened(game.start())
    s = opened.state
    for number, move in enumerate(record.moves, 1):
        action = _action(game, s, number, move)
        before = s.copy() if game.hides() else s
        game.apply(s, move.seat, action)
        if unseen := unseen_by(game, before, move.seat, action, s):
            opened.unseen[number] = unseen
        opened.moves.append(Move(move.seat, game.words[action]))
        if number % EVERY == 0:
            opened.snapshots.append((number, msgspec.json.encode(s.dump()).decode()))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    opened.outcome = _outcome(game.outcome(s), record)
    if opened.outcome is None:
        dice = CheckableDice(opened.secret, [])
        opened.moves += settle(game, s, dice)
        opened.draws = dice.draws
        opened.outcome = game.outcome(s)
    return opened


def _action(game: Game[Any], s: State, number: int, move: Move) -> int:
    words = tidy(move.words[:LONGEST_WORDS])
    action = game.ids.get(words, -1)
    if action < 0 or action not in game.legal(s, move.seat):
        refusal = game.explain_words(s, move.seat, words)
        assert refusal is not None
        raise Bad("file-illegal", number=number, move=move.line()[:LONGEST_WORDS], why=refusal.message)
    return action


def _outcome(true: Outcome | None, record: Record) -> Outcome | None:
    """As the rules have it; only what ends a match beside them is believed."""
    told = record.outcome
    if true is None and told is not None:
        if told.reason not in BESIDE_RULES:
            raise Bad("file-early", reason=told.reason)
        if not all(1 <= rank <= record.seats for rank in told.ranks):
            raise Bad("file-ranks", most=record.seats)
        return told
    if told is not None and told != true:
        raise Bad("file-result")
    return true


def _changes(code: str, game: Game[Any], seats: list[Seat], opened: Opened, given: int) -> list[Change]:
    row = match_row(code, game, False, opened.secret)
    to_act = game.to_act(opened.state) if opened.outcome is None else []
    row["n"], row["draws"], row["given"] = len(opened.moves), opened.draws, given
    row["stage"] = RUNNING if to_act else OVER
    row["to_act"] = msgspec.json.encode(to_act).decode()
    row["outcome"] = write_outcome(opened.outcome)
    row["told"] = len(opened.moves) - len(opened.unseen)
    now = time.time()
    changes = [Change(MATCH, **row)]
    changes += [Change(SEAT, match=code, seat=seat.seat, **seat.values()) for seat in seats]
    for n, move in enumerate(opened.moves, 1):
        draws = max(0, n - given)  # behind the file there is only chance
        shown, unseen = move.seat == CHANCE, opened.unseen.get(n, 0)
        changes += move_changes(code, [Made(n, move.seat, move.words, draws, shown, unseen)], now)
    changes += [Change(SNAPSHOT, match=code, n=n, state=state) for n, state in opened.snapshots]
    return changes
