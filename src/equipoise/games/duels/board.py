"""The arm as tables of numbers.

A place is a step of a pawn's path, 0 to 13: START 1 to 7, then FINISH 1 to 7, as its owner sees them.
Sets of places are bit masks. Whoever sits across has other places for the same holders:

          north's START                                    north's FINISH
    end  [6][5][4][3][2][1]           pivot           [1][2][3][4][5][6]  end
              west, torque -                               east, torque +
          south's FINISH                                   south's START
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from equipoise.core.datafile import DataError, Reader
from equipoise.core.message import Message
from equipoise.games.duels.boardcheck import check_board
from equipoise.games.duels.boardfile import LABELS, SEATS, BoardFile, Mode, Numbering, parse_board_file

L: Final[i64] = 0
M: Final[i64] = 1
SIZES: Final[i64] = 2

SOUTH: Final[i64] = 0
NORTH: Final[i64] = 1

HALF: Final[i64] = 7  # places of START; those of FINISH follow
PATH: Final[i64] = 14
START_PLACES: Final[i64] = 0x7F
FINISH_PLACES: Final[i64] = 0x3F80
PLACES: Final[i64] = 0x3FFF

PLACE_NAMES: Final = [Message(f"du-start-{n}") for n in range(1, 8)] + [
    Message(f"du-finish-{n}") for n in range(1, 8)
]
SIZE_NAMES: Final = [Message("du-l"), Message("du-m")]
PLAYER_NAMES: Final = [Message(f"du-player-{letter.lower()}") for letter in SEATS]

# A table, not 1 << n: mypyc compiles `literal << i64` as a 32-bit shift.
BIT: Final = vec[i64]([1 << n for n in range(PATH)])
COUNT: Final = vec[u8]([bin(mask).count("1") for mask in range(1 << HALF)])


def count_places(places: i64) -> i64:
    return i64(COUNT[places & START_PLACES]) + i64(COUNT[places >> HALF & START_PLACES])


def nth_place(places: i64, n: i64) -> i64:
    """The n-th of a set of places, counted from 0."""
    place: i64 = 0
    while True:
        if places >> place & 1:
            if n == 0:
                return place
            n -= 1
        place += 1


def _turned(from_distance: list[int], to_distance: list[int]) -> list[int]:
    """For every set of numbers of one half, seen from one side: the same holders from the other side."""
    found: list[int] = []
    for mask in range(1 << HALF):
        numbers = [to_distance.index(from_distance[n]) for n in range(LABELS) if mask >> n & 1]
        found.append(sum(1 << number for number in numbers))
    return found


DISTANCES: Final = [distance for distance in range(1, LABELS + 1)]


@final
class Arm:
    """One numbering with its holders, as it is built for a table."""

    def __init__(self, file: BoardFile, model: str, singles: str) -> None:
        numbering = find_model(file, model)
        self.model = model
        single = file.singles.get(singles, [])
        self.holes = [1 if distance in single else numbering.capacity[distance - 1] for distance in DISTANCES]
        self.distances = [*numbering.start, *numbering.finish]  # by place
        self.double: i64 = sum(
            1 << place for place, distance in enumerate(self.distances) if self.holes[distance - 1] == 2
        )
        # lever[side * 14 + place]: distance, positive in the east
        south = [*numbering.start, *[-distance for distance in numbering.finish]]
        levers = south + [-distance for distance in south]
        self.lever = vec[i64](levers)
        self.weight = vec[i64](file.weights)
        self._finish_across = vec[i64](_turned(numbering.start, numbering.finish))
        self._start_across = vec[i64](_turned(numbering.finish, numbering.start))

    def across(self, places: i64) -> i64:
        """The same holders as the other side numbers them."""
        finish = self._finish_across[places & START_PLACES]
        return finish << HALF | self._start_across[places >> HALF & START_PLACES]


def find_model(file: BoardFile, id: str) -> Numbering:
    return next(model for model in file.models if model.id == id)


def find_mode(file: BoardFile, id: str) -> Mode:
    return next(mode for mode in file.modes if mode.id == id)


def seats_of(letters: list[str]) -> list[int]:
    return [SEATS.index(letter) for letter in letters]


@final
class Board:
    def __init__(self, file: BoardFile, standard: bool = False) -> None:
        self.file = file
        self.standard = standard  # not from a file of somebody's own


def read_board(path: Path, standard: bool = False) -> Board:
    """DataError lists every fault of the file."""
    reader = Reader()
    file = parse_board_file(reader, path)
    if not reader.faults:  # what is missing cannot be held against the rest
        check_board(reader, file)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return Board(file, standard)


def standard_board() -> Board:
    return read_board(Path(__file__).parent / "board.toml", standard=True)
