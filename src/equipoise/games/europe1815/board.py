"""The map as tables of numbers: lands and empires count in the order of the data."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from equipoise.core.bits import HASH, bit_places, numbers
from equipoise.core.datafile import DataError, Reader, fingerprint_of
from equipoise.core.message import Message
from equipoise.games.europe1815.boardcheck import check_board
from equipoise.games.europe1815.boardfile import (
    MOST_SEATS,
    BoardFile,
    Changes,
    Edge,
    change_links,
    parse_board_file,
    read_changes,
)

KING: Final[i64] = 0
GENERAL: Final[i64] = 1
BANKER: Final[i64] = 2
CLASSES: Final[i64] = 3
CLASS_WORDS: Final = ["king", "general", "banker"]
CLASS_NAMES: Final = [Message(f"eu-{word}") for word in CLASS_WORDS]

FOLDER: Final = Path(__file__).parent
HOUSE_MAPS: Final = ["fairer", "balanced"]  # each a file here of links that it has otherwise than board.toml

FAR: Final = 255  # steps to a land that cannot be reached

# A table, not 1 << n: mypyc compiles `literal << i64` as a 32-bit shift, wrong from n = 31 on.
BIT: Final = numbers([1 << n for n in range(63)])
PLACE: Final = numbers(bit_places())


# By class the one it eliminates: King - Banker - General - King (R42-R44).
PREY: Final = numbers([2, 0, 1])


def prey(cls: i64) -> i64:
    return PREY[cls]


def place_of(bit: i64) -> i64:
    return PLACE[bit % HASH]


def count_bits(mask: i64) -> i64:
    # Constants past 62 bits are slow objects in compiled code; lands need no more.
    mask = mask - (mask >> 1 & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


if hasattr(count_bits, "__code__"):
    # Not compiled: what is quick in C is slow in Python, which has a way of its own.
    globals()["count_bits"] = int.bit_count


def nth_land(lands: i64, n: i64) -> i64:
    """The n-th of a set of lands, as a mask."""
    while n > 0:
        lands &= lands - 1
        n -= 1
    return lands & -lands


def mask_of(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _letters(empires: list[str]) -> list[str]:
    """A letter for each empire: its first that no empire before it has."""
    taken: list[str] = []
    for id in empires:
        free = [letter for letter in id.replace("_", "").upper() if letter not in taken]
        taken.append(free[0] if free else "?")
    return taken


@final
class Board:
    def __init__(self, file: BoardFile, drawn: bool = False) -> None:
        self.file = file
        self.drawn = drawn  # the map of the house, for which there is a drawing
        self.lands = [land.id for land in file.lands]
        self.empires = [empire.id for empire in file.empires]
        self.land_ids = {id: index for index, id in enumerate(self.lands)}
        self.empire_ids = {id: index for index, id in enumerate(self.empires)}
        # Names as messages; lands and empires of another map carry their own name along.
        self.land_names = [Message(f"eu-land-{land.id}", {"name": land.name}) for land in file.lands]
        self.empire_names = [
            Message(f"eu-empire-{empire.id}", {"name": empire.name}) for empire in file.empires
        ]
        self.letters = _letters(self.empires)
        self.land_count: i64 = len(self.lands)
        self.empire_count: i64 = len(self.empires)
        self.limit: i64 = file.limit
        self.supply: i64 = file.supply
        self.neighbours = self._neighbours()
        self.owner = [self.empire_ids.get(land.empire, -1) for land in file.lands]  # -1: neutral
        capitals = [self.land_ids[empire.capital] for empire in file.empires]
        self.everywhere: i64 = mask_of(list(range(len(self.lands))))
        self.capitals: i64 = mask_of(capitals)
        self.capital = numbers(capitals)  # by empire
        self.near = numbers([mask_of(around) for around in self.neighbours])
        self.rings = [sorted([land, *around]) for land, around in enumerate(self.neighbours)]
        self.around = numbers(self._rings_by_bit())  # around[bit % HASH]: the ring of this land
        self.home = numbers([mask_of(self.homeland(empire)) for empire in range(len(self.empires))])
        # steps[empire * lands + land]: from the capital of the empire (A31)
        self.steps = numbers([steps for capital in capitals for steps in self._steps_from(capital)])
        self.connected_sets = self._connected_sets()

    def homeland(self, empire: int) -> list[int]:
        return [land for land, owner in enumerate(self.owner) if owner == empire]

    def most_seats(self) -> int:
        return min(MOST_SEATS, len(self.empires))

    def _neighbours(self) -> list[list[int]]:
        near: list[set[int]] = [set() for _ in self.lands]
        for edge in self.file.edges:
            a, b = self.land_ids[edge.a], self.land_ids[edge.b]
            near[a].add(b)
            near[b].add(a)
        return [sorted(around) for around in near]

    def _rings_by_bit(self) -> list[int]:
        """A ring is a land itself and its neighbours."""
        found = [0] * HASH
        for land, ring in enumerate(self.rings):
            found[(1 << land) % HASH] = mask_of(ring)
        return found

    def _steps_from(self, capital: int) -> list[int]:
        steps = [FAR] * len(self.lands)
        steps[capital] = 0
        border = [capital]
        for land in border:  # grows while it is walked
            for other in self.neighbours[land]:
                if steps[other] == FAR:
                    steps[other] = steps[land] + 1
                    border.append(other)
        return steps

    def empires_adjacent(self, a: int, b: int) -> bool:
        """R12: some land of one is linked to some land of the other."""
        return any(self.owner[other] == b for land in self.homeland(a) for other in self.neighbours[land])

    def is_connected(self, empires: list[int]) -> bool:
        """A24: a chain of neighbouring empires leads from each of them to every other."""
        reached = {empires[0]}
        border = [empires[0]]
        while border:
            a = border.pop()
            for b in empires:
                if b not in reached and self.empires_adjacent(a, b):
                    reached.add(b)
                    border.append(b)
        return len(reached) == len(empires)

    def _connected_sets(self) -> list[list[int]]:
        """Every set of empires that may be drawn (R10, R11), small sets first."""
        everyone = range(len(self.empires))
        sizes = range(2, self.most_seats() + 1)
        sets = [list(chosen) for size in sizes for chosen in combinations(everyone, size)]
        return [chosen for chosen in sets if self.is_connected(chosen)]


def read_board(path: Path, drawn: bool = False, changes: Changes | None = None) -> Board:
    """DataError lists every fault of the map."""
    reader = Reader()
    file = parse_board_file(reader, path)
    if changes is not None:
        change_links(reader, file, changes)
    check_board(reader, file)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return Board(file, drawn)


def standard_board() -> Board:
    return read_board(FOLDER / "board.toml", drawn=True)


def house_board(name: str) -> Board:
    """A map that comes with the game, by its name."""
    return read_board(FOLDER / "board.toml", drawn=True, changes=house_changes(name))


def house_changes(name: str) -> Changes:
    path = FOLDER / f"{name}.toml"
    reader = Reader()
    changes = read_changes(reader, path)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return changes


def house_fingerprint(name: str) -> str:
    """Of the links alone: what is said about them may change, and the games played with them stay good."""
    changes = house_changes(name)
    gone = ["-".join(sorted((link.a, link.b))) for link in changes.removed]
    new = ["+" + "-".join(sorted((link.a, link.b))) for link in changes.added]
    return fingerprint_of("\n".join(sorted(gone + new)))


def loose_links() -> list[Edge]:
    """Those that only some maps have, so that they are no fixed part of the drawing."""
    found: list[Edge] = []
    for name in HOUSE_MAPS:
        changes = house_changes(name)
        for link in changes.removed + changes.added:
            if not any(other.joins(link.a, link.b) for other in found):
                found.append(link)
    return found
