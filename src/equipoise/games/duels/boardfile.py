"""An arm file as it was written, and everything that is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from equipoise.core.datafile import Entry, Reader, read_toml

LABELS: Final = 7  # on each half: the words of the game name them
FACES: Final = 6  # of the die: likewise
SEATS: Final = ["A", "B", "C", "D"]
MODELS: Final = ["a", "b", "c", "d"]
LIMITS: Final = ["standard", "nervous", "steady"]
SINGLES: Final = ["at_3", "at_3_4", "at_2", "at_2_5", "at_1", "at_1_6"]
SIZES: Final = ["l", "m"]
SWING: Final = ["friction", "lowest_angle", "gravity", "inertia", "damping"]
SOURCE: Final = ["provenance", "note"]
PARTS: Final = [
    "box", "pawn", "model", "rival", "singles", "limit", "shaky", "swing", "mode", "standstill",
]  # fmt: skip


@final
class Numbering:
    """A model: the distance of each number of START and FINISH, the holes at each distance."""

    def __init__(
        self, id: str, start: list[int], finish: list[int], capacity: list[int], pawns: list[int], teams: bool
    ) -> None:
        self.id = id
        self.start = start
        self.finish = finish
        self.capacity = capacity
        self.pawns = pawns
        self.teams = teams


@final
class Mode:
    """Who sits where, in which order they play, and with how many pawns."""

    def __init__(
        self, id: str, south: list[str], north: list[str], cycle: list[str], pawns: list[int]
    ) -> None:
        self.id = id
        self.south = south
        self.north = north
        self.cycle = cycle
        self.pawns = pawns  # L and M


@final
class BoardFile:
    def __init__(self) -> None:
        self.title = ""
        self.colours: list[str] = []
        self.die = 0
        self.weights: list[int] = []  # of L and M
        self.in_box: list[int] = []
        self.models: list[Numbering] = []
        self.rivals: list[Numbering] = []
        self.singles: dict[str, list[int]] = {}
        self.limits: dict[str, int] = {}
        self.slips: list[int] = []  # odds by how much is lacking to the limit
        self.slips_of = 1
        self.swing: dict[str, float] = {}
        self.modes: list[Mode] = []
        self.standstill = 0


def parse_board_file(reader: Reader, path: Path) -> BoardFile:
    """The file's own words; what does not fit is noted with the reader."""
    data = read_toml(path)
    reader.only(data, "the file", PARTS)
    board = BoardFile()
    _read_box(reader, data, board)
    _read_pawns(reader, data, board)
    for entry in reader.tables(data, "model", "the file"):
        board.models.append(_numbering(reader, entry, "model", ["pawns", "teams"]))
    for entry in reader.tables(data, "rival", "the file", needed=False):
        board.rivals.append(_numbering(reader, entry, "rival", ["of"]))
    _read_balance(reader, data, board)
    for entry in reader.tables(data, "mode", "the file"):
        board.modes.append(_mode(reader, entry))
    end = _part(reader, data, "standstill", ["turns"])
    board.standstill = reader.number(end, "turns", "standstill", 2, 999)
    return board


def _part(reader: Reader, data: Entry, key: str, known: list[str]) -> Entry:
    entry = reader.table(data, key, "the file")
    reader.only(entry, key, [*known, *SOURCE])
    return entry


def _read_box(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = _part(reader, data, "box", ["title", "colours", "die"])
    board.title = reader.text(entry, "title", "box", "Balance DUELS")
    board.colours = reader.texts(entry, "colours", "box")
    board.die = reader.number(entry, "die", "box", FACES, FACES)


def _read_pawns(reader: Reader, data: Entry, board: BoardFile) -> None:
    pawns = reader.table(data, "pawn", "the file")
    reader.only(pawns, "pawn", SIZES)
    for size in SIZES:
        entry = reader.table(pawns, size, "pawn")
        where = f"pawn.{size}"
        reader.only(entry, where, ["weight", "in_box", *SOURCE])
        board.weights.append(reader.number(entry, "weight", where, 1, 99))
        board.in_box.append(reader.number(entry, "in_box", where, 2, 8))


def _numbering(reader: Reader, entry: Entry, what: str, more: list[str]) -> Numbering:
    id = reader.text(entry, "id", what)
    where = f"{what} {id or '?'}"
    reader.only(entry, where, ["id", "start", "finish", "capacity", *more, *SOURCE])
    return Numbering(
        id,
        reader.numbers(entry, "start", where, 1, LABELS),
        reader.numbers(entry, "finish", where, 1, LABELS),
        reader.numbers(entry, "capacity", where, 1, 2),
        reader.numbers(entry, "pawns", where, 6, 8) if what == "model" else [],
        reader.flag(entry, "teams", where, False),
    )


def _read_balance(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = _part(reader, data, "singles", SINGLES)
    for id in SINGLES:
        board.singles[id] = reader.numbers(entry, id, "singles", 1, LABELS)
    entry = _part(reader, data, "limit", LIMITS)
    for id in LIMITS:
        board.limits[id] = reader.number(entry, id, "limit", 1, 9999)
    entry = _part(reader, data, "shaky", ["slips", "of"])
    board.slips_of = reader.number(entry, "of", "shaky", 2, 10_000)
    board.slips = reader.numbers(entry, "slips", "shaky", 1, board.slips_of - 1)
    entry = _part(reader, data, "swing", SWING)
    for id in SWING:
        board.swing[id] = reader.measure(entry, id, "swing", 0.0, 1_000_000.0)


def _mode(reader: Reader, entry: Entry) -> Mode:
    id = reader.text(entry, "id", "mode")
    where = f"mode {id or '?'}"
    reader.only(entry, where, ["id", "south", "north", "cycle", *SIZES, *SOURCE])
    sides = [reader.texts(entry, side, where) for side in ("south", "north")]
    cycle = reader.texts(entry, "cycle", where)
    pawns = [reader.number(entry, size, where, 0, 8) for size in SIZES]
    return Mode(id, sides[0], sides[1], cycle, pawns)
