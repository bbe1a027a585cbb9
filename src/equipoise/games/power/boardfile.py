"""A board file as it was written, and everything that is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from equipoise.core.datafile import Entry, Reader, read_toml

KINDS: Final = [
    "soldier", "tank", "fighter", "destroyer", "regiment", "heavy_tank", "bomber", "cruiser", "missile",
]  # fmt: skip
WAYS: Final = ["ground", "air", "ship", "none"]
GROUNDS: Final = ["coast", "landlocked", "island", "hq", "sea"]
LINKS: Final = ["land_border", "land_diagonal", "ship_water", "ship_shore", "ship_diagonal"]
BOARD_KEYS: Final = [
    "canvas", "colours", "colour_fr", "colour_en", "colours_provenance", "power_box", "provenance",
]  # fmt: skip
PIECE_KEYS: Final = ["id", "group", "fr", "en", "moves", "way", "power", "box", "start", "provenance"]
SECTOR_KEYS: Final = ["id", "kind", "owner", "number", "fr", "en", "x", "y", "polygon", "provenance"]
PROVENANCES: Final = ["stated", "found", "reconstructed"]


@final
class Piece:
    def __init__(self, id: str, group: int, fr: str, en: str) -> None:
        self.id = id
        self.group = group
        self.fr = fr  # its letters on a French order sheet, and on an English one
        self.en = en
        self.moves = 0
        self.way = ""
        self.power = 0
        self.box = 0
        self.start = 0


@final
class Sector:
    def __init__(self, id: str, kind: str, owner: str, number: int) -> None:
        self.id = id
        self.kind = kind
        self.owner = owner  # a colour, or empty
        self.number = number  # inside its territory, or of a lane; -1 without one
        self.fr = ""
        self.en = ""
        self.x = 0
        self.y = 0
        self.polygon: list[list[int]] = []


@final
class BoardFile:
    def __init__(self) -> None:
        self.width = 0
        self.height = 0
        self.colours: list[str] = []
        self.colour_fr: list[str] = []
        self.colour_en: list[str] = []
        self.power_box = 0
        self.pieces: list[Piece] = []
        self.sectors: list[Sector] = []
        self.links: dict[str, list[list[str]]] = {}


def parse_board_file(reader: Reader, path: Path) -> BoardFile:
    """The file's own words; what does not fit is noted with the reader."""
    data = read_toml(path)
    reader.only(data, "the file", ["board", "piece", "sector", "links"])
    board = BoardFile()
    _read_board(reader, data, board)
    for number, entry in enumerate(reader.tables(data, "piece", "the file"), 1):
        board.pieces.append(_piece(reader, entry, f"piece {entry.get('id', number)}"))
    for number, entry in enumerate(reader.tables(data, "sector", "the file"), 1):
        board.sectors.append(_sector(reader, entry, f"sector {entry.get('id', number)}"))
    _read_links(reader, data, board)
    return board


def _read_board(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = reader.table(data, "board", "the file")
    reader.only(entry, "board", BOARD_KEYS)
    canvas = entry.get("canvas")
    # type(), since true is an int to Python.
    if isinstance(canvas, list) and len(canvas) == 2 and all(type(n) is int and n > 0 for n in canvas):
        board.width, board.height = int(canvas[0]), int(canvas[1])
    else:
        reader.fault("board: canvas must be two positive whole numbers, width and height")
    board.colours = reader.texts(entry, "colours", "board")
    board.colour_fr = reader.texts(entry, "colour_fr", "board")
    board.colour_en = reader.texts(entry, "colour_en", "board")
    board.power_box = reader.number(entry, "power_box", "board", 1, 999)


def _provenance(reader: Reader, entry: Entry, where: str) -> None:
    if entry.get("provenance") not in PROVENANCES:
        reader.fault(f"{where}: provenance must be {', '.join(PROVENANCES[:-1])} or {PROVENANCES[-1]}")


def _piece(reader: Reader, entry: Entry, where: str) -> Piece:
    reader.only(entry, where, PIECE_KEYS)
    _provenance(reader, entry, where)
    piece = Piece(
        reader.text(entry, "id", where),
        reader.number(entry, "group", where, 0, 2),
        reader.text(entry, "fr", where),
        reader.text(entry, "en", where),
    )
    piece.way = reader.text(entry, "way", where)
    if piece.way not in WAYS:
        reader.fault(f"{where}: way must be one of {', '.join(WAYS)}")
    piece.moves = reader.number(entry, "moves", where, 0, 9)
    piece.power = reader.number(entry, "power", where, 0, 99)
    piece.box = reader.number(entry, "box", where, 0, 99)
    piece.start = reader.number(entry, "start", where, 0, 9)
    return piece


def _sector(reader: Reader, entry: Entry, where: str) -> Sector:
    reader.only(entry, where, SECTOR_KEYS)
    _provenance(reader, entry, where)
    sector = Sector(
        reader.text(entry, "id", where),
        reader.text(entry, "kind", where),
        reader.text(entry, "owner", where, ""),
        reader.number(entry, "number", where, -1, 99, -1),
    )
    if sector.kind not in GROUNDS:
        reader.fault(f"{where}: kind must be one of {', '.join(GROUNDS)}")
    sector.fr = reader.text(entry, "fr", where)
    sector.en = reader.text(entry, "en", where)
    sector.x = reader.number(entry, "x", where, -9999, 9999)
    sector.y = reader.number(entry, "y", where, -9999, 9999)
    sector.polygon = _polygon(reader, entry, where)
    return sector


def _polygon(reader: Reader, entry: Entry, where: str) -> list[list[int]]:
    corners = entry.get("polygon")
    if isinstance(corners, list) and len(corners) >= 3 and all(_is_corner(corner) for corner in corners):
        return [[int(corner[0]), int(corner[1])] for corner in corners]
    reader.fault(f"{where}: polygon must be three or more corners, each of two whole numbers")
    return []


def _is_corner(corner: object) -> bool:
    return isinstance(corner, list) and len(corner) == 2 and all(type(n) is int for n in corner)


def _read_links(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = reader.table(data, "links", "the file")
    reader.only(entry, "links", LINKS)
    for name in LINKS:
        pairs = entry.get(name)
        board.links[name] = []
        if not isinstance(pairs, list):
            reader.fault(f"links: {name} must be a list of pairs of sectors")
            continue
        for pair in pairs:
            if isinstance(pair, list) and len(pair) == 2 and all(isinstance(end, str) for end in pair):
                board.links[name].append([str(end) for end in pair])
            else:
                reader.fault(f"links: {name} has {pair!r}, which is no pair of sectors")
