"""A game as one text file: a header, then one line for each move with its words.

equipoise game 1
game: europe1815
version: 1
seats: 2
option round_limit: 12
result: 1 2
scores: 31 12
reason: points

chance: empires england france
0: place king midlands
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, final

from equipoise.core.fair import CheckableDice, commitment
from equipoise.core.game import CHANCE, Game, Outcome

FIRST_LINE: Final = "equipoise game 1"
MOST_MOVES: Final = 1_000_000
# Reasons of an end that no move tells of.
AGREED_DRAW: Final = "agreed draw"
FORFEIT: Final = "forfeit"  # all others failed
NUMBER: Final = re.compile("-?[0-9]{1,9}", re.ASCII)


class RecordError(ValueError):
    """A game file that cannot be read; names the line and what is expected there."""


@final
class Move:
    __slots__ = ("seat", "words")

    def __init__(self, seat: int, words: str) -> None:
        self.seat = seat
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)

    def __repr__(self) -> str:
        return f"Move({self.seat!r}, {self.words!r})"

    def line(self) -> str:
        return f"{'chance' if self.seat == CHANCE else self.seat}: {self.words}"


@final
class Luck:
    """What checkable dice leave behind: the promise, the players' share, and at the end the secret."""

    __slots__ = ("commitment", "contributions", "secret")

    def __init__(self, commitment: str, contributions: list[str], secret: str = "") -> None:
        self.commitment = commitment
        self.contributions = contributions
        self.secret = secret

    def dice(self) -> CheckableDice:
        """The dice of the game, to be thrown again; RecordError if they cannot be the promised ones."""
        if not self.secret:
            raise RecordError("the secret of the dice is not shown: the game is not over")
        if commitment(self.secret) != self.commitment:
            raise RecordError("the secret of the dice does not fit the commitment made before the game")
        return CheckableDice(self.secret, self.contributions)


@final
class Record:
    def __init__(self, game: str, version: int, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options  # as text
        self.data = ""  # fingerprint of rules data from outside
        self.names: list[str] = []  # by seat; may be empty
        self.moves: list[Move] = []
        self.outcome: Outcome | None = None
        self.luck: Luck | None = None

    def text(self) -> str:
        lines = [FIRST_LINE, f"game: {self.game}", f"version: {self.version}", f"seats: {self.seats}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        if self.data:
            lines.append(f"data: {self.data}")
        lines += [f"name {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        if self.luck is not None:
            lines.append(f"luck commitment: {self.luck.commitment}")
            # Quoted, for the dice depend on every blank of it.
            lines += [f"luck contribution: {json.dumps(text)}" for text in self.luck.contributions]
            if self.luck.secret:
                lines.append(f"luck secret: {self.luck.secret}")
        if self.outcome is not None:
            lines.append(f"result: {' '.join(str(rank) for rank in self.outcome.ranks)}")
            lines.append(f"scores: {' '.join(str(score) for score in self.outcome.scores)}")
            lines.append(f"reason: {self.outcome.reason}")
        return "\n".join([*lines, "", *[move.line() for move in self.moves]]) + "\n"


def new_record(game: Game[Any]) -> Record:
    """An empty record of a table, with every option, so that a new default changes no old game."""
    options = {name: _option_text(value) for name, value in game.options.items() if value != ""}
    record = Record(game.name, game.version, game.seats, options)
    record.data = game.data
    return record


def _option_text(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_record(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(f"line 1: a game file begins with '{FIRST_LINE}'")
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    record = _read_header(lines[:end])
    for number, line in enumerate(lines[end:], end + 1):
        if line.strip():
            record.moves.append(_read_move(number, line, record.seats))
    if len(record.moves) > MOST_MOVES:
        raise RecordError(f"more than {MOST_MOVES} moves")
    return record


def _short(text: str) -> str:
    """A line of the file as an error quotes it: it may be of any length."""
    text = text.strip()
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def _read_move(number: int, line: str, seats: int) -> Move:
    who, colon, words = line.partition(":")
    who = who.strip()
    if not colon or not words.strip():
        raise RecordError(f"line {number}: a move is 'SEAT: words' or 'chance: words', not {_short(line)}")
    if who == "chance":
        return Move(CHANCE, words.strip())
    if not NUMBER.fullmatch(who) or not 0 <= int(who) < seats:
        raise RecordError(f"line {number}: there is no seat {_short(who)}; allowed: chance, 0 to {seats - 1}")
    return Move(int(who), words.strip())


def _read_header(lines: list[str]) -> Record:
    fields: dict[str, str] = {}
    contributions: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(":")
        key = " ".join(key.split())
        if not colon:
            raise RecordError(f"line {number}: a header line is 'key: value', not {_short(line)}")
        if key == "luck contribution":
            contributions.append(_quoted(number, value))
        elif key in fields:
            raise RecordError(f"line {number}: {key} is given twice")
        elif not _known(key):
            raise RecordError(f"line {number}: unknown key {_short(key)}")
        else:
            fields[key] = value.strip()
    return _from_fields(fields, contributions)


def _quoted(number: int, value: str) -> str:
    try:
        text = json.loads(value)
    except (ValueError, RecursionError):
        text = None
    if not isinstance(text, str):
        raise RecordError(f"line {number}: a contribution is a text in quotes, not {_short(value)}")
    return text


def _known(key: str) -> bool:
    whole = (
        "game",
        "version",
        "seats",
        "data",
        "result",
        "scores",
        "reason",
        "luck commitment",
        "luck secret",
    )
    return key in whole or key.startswith(("option ", "name "))


def _from_fields(fields: dict[str, str], contributions: list[str]) -> Record:
    for key in ("game", "version", "seats"):
        if key not in fields:
            raise RecordError(f"header: {key} is missing")
    seats = _number(fields, "seats")
    if not 1 <= seats <= 99:
        raise RecordError("header: seats must be from 1 to 99")
    options = {key.split(" ", 1)[1]: value for key, value in fields.items() if key.startswith("option ")}
    record = Record(fields["game"], _number(fields, "version"), seats, options)
    record.data = fields.get("data", "")
    _read_names(record, fields)
    if "luck secret" in fields and "luck commitment" not in fields:
        raise RecordError("header: luck secret without luck commitment proves nothing")
    if "luck commitment" in fields:
        record.luck = Luck(fields["luck commitment"], contributions, _hex(fields.get("luck secret", "")))
    if "reason" in fields or "result" in fields or "scores" in fields:
        if "reason" not in fields:
            raise RecordError("header: reason is missing; result, scores and reason go together")
        ranks, scores = _numbers(fields, "result", seats), _numbers(fields, "scores", seats)
        record.outcome = Outcome(ranks, scores, fields["reason"])
    return record


def _read_names(record: Record, fields: dict[str, str]) -> None:
    given = {key.split(" ", 1)[1]: value for key, value in fields.items() if key.startswith("name ")}
    for seat in given:
        if seat not in [str(number) for number in range(record.seats)]:
            raise RecordError(f"header: there is no seat {_short(seat)} to have a name")
    if given:
        record.names = [given.get(str(seat), "") for seat in range(record.seats)]


def _number(fields: dict[str, str], key: str) -> int:
    text = fields[key]
    if not NUMBER.fullmatch(text) or text.startswith("-"):
        raise RecordError(f"header: {key} must be a whole number, not {_short(text)}")
    return int(text)


def _numbers(fields: dict[str, str], key: str, seats: int) -> list[int]:
    texts = fields.get(key, "").split()
    if len(texts) != seats or not all(NUMBER.fullmatch(text) for text in texts):
        raise RecordError(f"header: {key} must be {seats} whole numbers, one for each seat")
    return [int(text) for text in texts]


def _hex(text: str) -> str:
    try:
        bytes.fromhex(text)
    except ValueError:
        raise RecordError("header: luck secret must be hexadecimal") from None
    return text
