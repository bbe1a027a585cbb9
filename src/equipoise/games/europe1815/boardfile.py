"""A map file as it was written, and everything that is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from equipoise.core.datafile import Entry, Reader, read_toml

NEUTRAL: Final = "neutral"
MOST_LANDS: Final = 62  # a set of lands is one machine word
MOST_EMPIRES: Final = 12
MOST_LINKS: Final = 10  # of one land: the moves out of it are tabled for every set of open neighbours
MOST_SEATS: Final = 6  # R9

MAP_KEYS: Final = [
    "id", "title", "canvas", "territory_count", "neutral_count", "territories_per_empire",
    "pawn_limit", "pawns_per_class", "points_to_win",
]  # fmt: skip
EMPIRE_KEYS: Final = [
    "id", "name", "printed_name", "printed_name_provenance", "capital", "color", "provenance", "note",
]  # fmt: skip
LAND_KEYS: Final = [
    "id", "code", "name", "empire", "capital", "x", "y", "provenance", "empire_provenance", "note",
]  # fmt: skip
EDGE_KEYS: Final = ["a", "b", "kind", "provenance", "note"]
REMOVED_KEYS: Final = ["a", "b", "note"]
ADDED_KEYS: Final = ["a", "b", "line", "note"]


@final
class Empire:
    def __init__(self, id: str, name: str, capital: str, color: str) -> None:
        self.id = id
        self.name = name
        self.capital = capital
        self.color = color


@final
class Land:
    def __init__(self, id: str, code: str, name: str, empire: str, capital: bool, x: int, y: int) -> None:
        self.id = id
        self.code = code
        self.name = name
        self.empire = empire
        self.capital = capital
        self.x = x
        self.y = y


@final
class Edge:
    def __init__(self, a: str, b: str, sea: bool, line: str = "") -> None:
        self.a = a
        self.b = b
        self.sea = sea
        self.line = line  # how it is drawn, if the drawing of the map does not know

    def joins(self, a: str, b: str) -> bool:
        return {self.a, self.b} == {a, b}


@final
class Changes:
    """What a map of the house has otherwise than the usual one: dotted lines less, and dotted lines more."""

    def __init__(self) -> None:
        self.removed: list[Edge] = []
        self.added: list[Edge] = []


@final
class BoardFile:
    def __init__(self) -> None:
        self.title = ""
        self.width = 0
        self.height = 0
        self.limit = 0
        self.supply = 0
        self.goals: list[int] = []  # by number of seats; 0 where that many cannot play
        self.empires: list[Empire] = []
        self.lands: list[Land] = []
        self.edges: list[Edge] = []
        self.constraints: list[Entry] = []

    def neighbours(self) -> dict[str, set[str]]:
        near: dict[str, set[str]] = {land.id: set() for land in self.lands}
        for edge in self.edges:
            near[edge.a].add(edge.b)
            near[edge.b].add(edge.a)
        return near


def parse_board_file(reader: Reader, path: Path) -> BoardFile:
    """The file's own words; what does not fit is noted with the reader."""
    data = read_toml(path)
    reader.only(data, "the file", ["map", "empire", "territory", "edge", "constraint"])
    board = BoardFile()
    _read_empires(reader, data, board)
    _read_lands(reader, data, board)
    _read_edges(reader, data, board)
    _read_map(reader, data, board)
    board.constraints = reader.tables(data, "constraint", "the file", needed=False)
    return board


def _read_map(reader: Reader, data: Entry, board: BoardFile) -> None:
    entry = reader.table(data, "map", "the file")
    reader.only(entry, "map", MAP_KEYS)
    board.title = reader.text(entry, "title", "map", str(entry.get("id", "map")))
    canvas = entry.get("canvas", [1000, 800])
    # type(), since true is an int to Python.
    if isinstance(canvas, list) and len(canvas) == 2 and all(type(n) is int and n > 0 for n in canvas):
        board.width, board.height = int(canvas[0]), int(canvas[1])
    else:
        reader.fault("map: canvas must be two positive whole numbers, width and height")
    board.limit = reader.number(entry, "pawn_limit", "map", 3, 9)
    board.supply = reader.number(entry, "pawns_per_class", "map", 2, 200)
    goals = reader.table(entry, "points_to_win", "map")
    reader.only(goals, "map.points_to_win", [str(seats) for seats in range(2, MOST_SEATS + 1)])
    board.goals = [0, 0]
    for seats in range(2, min(MOST_SEATS, len(board.empires)) + 1):
        board.goals.append(reader.number(goals, str(seats), "map.points_to_win", 1, 999))
    _check_counts(reader, entry, board)


def _check_counts(reader: Reader, entry: Entry, board: BoardFile) -> None:
    """The counts a map gives of itself are there to catch a land lost in editing."""
    neutral = sum(1 for land in board.lands if land.empire == NEUTRAL)
    for key, found in (("territory_count", len(board.lands)), ("neutral_count", neutral)):
        if key in entry and entry[key] != found:
            reader.fault(f"map: {key} is {entry[key]}, but the file has {found}")
    if "territories_per_empire" not in entry:
        return
    wanted = entry["territories_per_empire"]
    for empire in board.empires:
        size = sum(1 for land in board.lands if land.empire == empire.id)
        if size != wanted:
            reader.fault(f"map: territories_per_empire is {wanted}, but {empire.id} has {size}")


def _read_empires(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "empire", "the file"), 1):
        where = f"empire {entry.get('id', number)}"
        reader.only(entry, where, EMPIRE_KEYS)
        id = reader.text(entry, "id", where)
        name = reader.text(entry, "name", where, id)
        capital = reader.text(entry, "capital", where)
        board.empires.append(Empire(id, name, capital, reader.text(entry, "color", where, "#808080")))


def _read_lands(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "territory", "the file"), 1):
        where = f"territory {entry.get('id', number)}"
        reader.only(entry, where, LAND_KEYS)
        id = reader.text(entry, "id", where)
        board.lands.append(
            Land(
                id,
                reader.text(entry, "code", where, id),
                reader.text(entry, "name", where, id),
                reader.text(entry, "empire", where),
                reader.flag(entry, "capital", where, False),
                reader.number(entry, "x", where, -9999, 9999, 0),
                reader.number(entry, "y", where, -9999, 9999, 0),
            )
        )


def _read_edges(reader: Reader, data: Entry, board: BoardFile) -> None:
    for number, entry in enumerate(reader.tables(data, "edge", "the file"), 1):
        where = f"edge {entry.get('a', '?')}-{entry.get('b', '?')} (number {number})"
        for key in entry:
            if key in ("one_way", "oneway", "directed"):
                reader.fault(f"{where}: a link cannot be one-way; every link goes both ways")
            elif key not in EDGE_KEYS:
                reader.fault(f"{where}: unknown key {key}; known are {', '.join(EDGE_KEYS)}")
        kind = reader.text(entry, "kind", where)
        if kind not in ("land", "sea"):
            reader.fault(f"{where}: kind must be land or sea")
        board.edges.append(
            Edge(reader.text(entry, "a", where), reader.text(entry, "b", where), kind == "sea")
        )


def read_changes(reader: Reader, path: Path) -> Changes:
    """What a map of the house has otherwise, from a file that says nothing else."""
    data = read_toml(path)
    reader.only(data, "the file", ["removed", "added"])
    found = Changes()
    for number, entry in enumerate(reader.tables(data, "removed", "the file", False), 1):
        where = f"removed {number}"
        reader.only(entry, where, REMOVED_KEYS)
        found.removed.append(Edge(reader.text(entry, "a", where), reader.text(entry, "b", where), True))
    for number, entry in enumerate(reader.tables(data, "added", "the file", False), 1):
        where = f"added {number}"
        reader.only(entry, where, ADDED_KEYS)
        ends = (reader.text(entry, "a", where), reader.text(entry, "b", where))
        line = reader.text(entry, "line", where)
        if not line.startswith("M"):
            reader.fault(f"{where}: line must be a path that begins with M")
        found.added.append(Edge(*ends, True, line))
    return found


def change_links(reader: Reader, board: BoardFile, changes: Changes) -> None:
    for gone in changes.removed:
        left = [edge for edge in board.edges if not edge.joins(gone.a, gone.b)]
        lost = [edge for edge in board.edges if edge.joins(gone.a, gone.b)]
        if not lost:
            reader.fault(f"removed {gone.a}-{gone.b}: the board has no such link")
        elif not lost[0].sea:
            reader.fault(f"removed {gone.a}-{gone.b}: a border stays drawn; only a dotted line can go")
        board.edges = left
    board.edges += changes.added
