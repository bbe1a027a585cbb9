"""The data file as it was written, and what is wrong with its single entries."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from equipoise.core.datafile import Entry, Reader, read_toml

SYMBOLS: Final = ["castle", "armour", "tent", "key"]
PIECES: Final = ["knight", "mage"]
SYMBOL_KINDS: Final = ["influence", "bonus"]  # tiles that bear a symbol
PLAIN_KINDS: Final = ["movement", "sea_move", "merlin", "serpent"]
LIGHTNING_KINDS: Final = ["victory_point", "rebellion", "marker_change"]
CYCLES: Final = ["magic", "sword"]
MOST: Final = 99

BOX_KEYS: Final = [
    "title", "canvas", "provinces", "tiles", "tokens", "markers", "knights", "mages", "start_knights",
    "start_mages", "reinforcements", "recruits", "rebels", "actions", "hourglass", "first_cycle",
    "first_cubes", "first_tiles", "tiles_over_token", "crowd", "win_points",
]  # fmt: skip
NUMBERS: Final = [
    "provinces", "tiles", "tokens", "markers", "knights", "mages", "start_knights", "start_mages",
    "reinforcements", "rebels", "hourglass", "first_cubes", "first_tiles", "tiles_over_token", "crowd",
    "win_points",
]  # fmt: skip
MARKER_KEYS: Final = ["symbol", "colour", "count", "provenance", "note"]
TOKEN_KEYS: Final = ["value", "count", "provenance", "note"]
TILE_KEYS: Final = ["kind", "symbol", "count", "more_bonus", "lightning", "recruit", "provenance", "note"]
PROVINCE_KEYS: Final = ["id", "name", "letter", "coastal", "x", "y", "borders", "provenance", "note"]
EXAMPLE_KEYS: Final = ["provenance", "spare", "markers", "pieces", "note"]


@final
class TileEntry:
    def __init__(self, kind: str, symbol: str, count: int, more_bonus: int, lightning: bool) -> None:
        self.kind = kind
        self.symbol = symbol
        self.count = count
        self.more_bonus = more_bonus
        self.lightning = lightning
        self.recruit: list[list[int]] = []  # alternatives: knights, mages

    def words(self) -> str:
        return f"{self.kind} {self.symbol}" if self.symbol else self.kind


@final
class Province:
    def __init__(self, id: str, name: str, letter: str, coastal: bool, x: int, y: int) -> None:
        self.id = id
        self.name = name
        self.letter = letter  # what the printed examples call it
        self.coastal = coastal
        self.x = x
        self.y = y
        self.borders: list[str] = []


@final
class BoardFile:
    def __init__(self) -> None:
        self.title = ""
        self.width = 0
        self.height = 0
        self.numbers: dict[str, int] = {}
        self.recruits: list[int] = []
        self.actions: list[int] = []
        self.first_cycle = ""
        self.colours: dict[str, str] = {}
        self.markers: dict[str, int] = {}
        self.tokens: dict[int, int] = {}
        self.tiles: list[TileEntry] = []
        self.provinces: list[Province] = []
        self.example_markers: dict[str, str] = {}
        self.example_spare: dict[str, int] = {}
        self.example_pieces: dict[str, list[int]] = {}


def parse_board_file(reader: Reader, path: Path) -> BoardFile:
    """The file's own words; what does not fit is noted with the reader."""
    data = read_toml(path)
    reader.only(data, "the file", ["box", "marker", "token", "tile", "province", "example"])
    board = BoardFile()
    _read_box(reader, data, board)
    _read_markers(reader, data, board)
    _read_tokens(reader, data, board)
    _read_tiles(reader, data, board)
    _read_provinces(reader, data, board)
    _read_example(reader, data, board)
    return board


def _whole(reader: Reader, value: object, length: int, low: int, where: str) -> list[int]:
    # type(), since true is an int to Python.
    if isinstance(value, list) and len(value) == length:
        if all(type(n) is int and low <= n <= 9999 for n in value):
            return [int(n) for n in value]
    reader.fault(f"{where} must be {length} whole numbers from {low}")
    return [low] * length


def _read_box(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = reader.table(data, "box", "the file")
    reader.only(entry, "box", BOX_KEYS)
    board.title = reader.text(entry, "title", "box", "the map")
    board.width, board.height = _whole(reader, entry.get("canvas"), 2, 1, "box: canvas")
    board.numbers = {key: reader.number(entry, key, "box", 0, MOST) for key in NUMBERS}
    board.recruits = _whole(reader, entry.get("recruits"), 2, 0, "box: recruits")
    board.actions = _whole(reader, entry.get("actions"), 2, 1, "box: actions")
    board.first_cycle = reader.text(entry, "first_cycle", "box")
    if board.first_cycle not in CYCLES:
        reader.fault(f"box: first_cycle must be {' or '.join(CYCLES)}")


def _read_markers(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "marker", "the file"), 1):
        where = f"marker {entry.get('symbol', number)}"
        reader.only(entry, where, MARKER_KEYS)
        symbol = reader.text(entry, "symbol", where)
        if symbol in board.markers:
            reader.fault(f"{where}: the symbol is given twice")
        board.colours[symbol] = reader.text(entry, "colour", where)
        board.markers[symbol] = reader.number(entry, "count", where, 0, MOST)


def _read_tokens(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "token", "the file"), 1):
        where = f"token {entry.get('value', number)}"
        reader.only(entry, where, TOKEN_KEYS)
        value = reader.number(entry, "value", where, 1, MOST)
        if value in board.tokens:
            reader.fault(f"{where}: the value is given twice")
        board.tokens[value] = reader.number(entry, "count", where, 1, MOST)


def _read_tiles(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "tile", "the file"), 1):
        where = f"tile {entry.get('kind', number)} {entry.get('symbol', '')}".rstrip()
        reader.only(entry, where, TILE_KEYS)
        tile = TileEntry(
            reader.text(entry, "kind", where),
            reader.text(entry, "symbol", where, ""),
            reader.number(entry, "count", where, 0, MOST),
            reader.number(entry, "more_bonus", where, 0, MOST),
            reader.flag(entry, "lightning", where, False),
        )
        alternatives = entry.get("recruit", [])
        if isinstance(alternatives, list):
            for pieces in alternatives:
                tile.recruit.append(_whole(reader, pieces, 2, 0, f"{where}: each alternative of recruit"))
        else:
            reader.fault(f"{where}: recruit must be a list of alternatives")
        board.tiles.append(tile)


def _read_provinces(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "province", "the file"), 1):
        where = f"province {entry.get('id', number)}"
        reader.only(entry, where, PROVINCE_KEYS)
        id = reader.text(entry, "id", where)
        province = Province(
            id,
            reader.text(entry, "name", where, id),
            reader.text(entry, "letter", where, ""),
            reader.flag(entry, "coastal", where, False),
            reader.number(entry, "x", where, 0, 9999),
            reader.number(entry, "y", where, 0, 9999),
        )
        province.borders = reader.texts(entry, "borders", where)
        board.provinces.append(province)


def _read_example(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = reader.table(data, "example", "the file")
    reader.only(entry, "example", EXAMPLE_KEYS)
    markers = reader.table(entry, "markers", "example")
    board.example_markers = {id: reader.text(markers, id, "example.markers") for id in markers}
    spare = reader.table(entry, "spare", "example")
    board.example_spare = {id: reader.number(spare, id, "example.spare", 0, MOST) for id in spare}
    pieces = reader.table(entry, "pieces", "example")
    board.example_pieces = {id: _whole(reader, pieces[id], 4, 0, f"example.pieces: {id}") for id in pieces}
