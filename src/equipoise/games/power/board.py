"""The board as tables of numbers: sectors, colours and kinds count in the order of the data.

Behind the sectors comes one place more, the Reserve of an army.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.bits import bit_places
from equipoise.core.datafile import DataError, Reader
from equipoise.core.message import Message
from equipoise.games.power.boardcheck import check_board
from equipoise.games.power.boardfile import KINDS, BoardFile, parse_board_file

SOLDIER: Final[i64] = 0
TANK: Final[i64] = 1
FIGHTER: Final[i64] = 2
DESTROYER: Final[i64] = 3
REGIMENT: Final[i64] = 4
MISSILE: Final[i64] = 8
SMALL_KINDS: Final[i64] = 4  # group I; a kind of group II is its kind of group I and this (PW-022)
MOVING_KINDS: Final[i64] = 8
ALL_KINDS: Final[i64] = 9
ARMIES: Final[i64] = 4
KIND_NAMES: Final = [Message(f"pw-{word.replace('_', '-')}") for word in KINDS]
FAR: Final = 99  # steps to where no way leads

# A table, not 1 << n: mypyc compiles `literal << i64` as a 32-bit shift, wrong from n = 31 on.
BIT: Final = vec[i64]([1 << n for n in range(63)])


PLACE: Final = vec[i64](bit_places())


def place_of(bit: i64) -> i64:
    return PLACE[bit % 67]


ZEROS: Final = vec[i64]([0] * 256)


def zeros(count: i64) -> vec[i64]:
    """So many, copied in one go."""
    return ZEROS[:count]


def mask_of(places: list[int]) -> int:
    return sum(1 << place for place in places)


@final
class Board:
    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.sectors = [sector.id for sector in file.sectors]
        self.sector_ids = {id: index for index, id in enumerate(self.sectors)}
        self.places = [*self.sectors, "reserve"]
        self.colours = file.colours
        self.colour_names = [Message(f"pw-{colour}") for colour in file.colours]
        self.sector_count: i64 = len(self.sectors)
        self.reserve: i64 = len(self.sectors)  # the place behind the sectors
        self.power = vec[i64]([piece.power for piece in file.pieces])
        self.box = vec[i64]([piece.box for piece in file.pieces])
        self.first_pieces = vec[i64]([piece.start for piece in file.pieces])
        self.power_box: i64 = file.power_box
        self.owner = [self._colour(sector.owner) for sector in file.sectors]
        grounds = [sector.kind for sector in file.sectors]
        quarters = [self._quarter(colour) for colour in range(len(self.colours))]
        self.hq = vec[i64](quarters)  # by army
        self.dry: i64 = mask_of([n for n, kind in enumerate(grounds) if kind != "sea"])
        self.wet: i64 = mask_of([n for n, kind in enumerate(grounds) if kind != "landlocked"])
        self.lanes: i64 = mask_of([n for n, kind in enumerate(grounds) if kind == "sea"])
        self.stops: i64 = mask_of([n for n, kind in enumerate(grounds) if kind in ("island", "hq")])
        self.everywhere: i64 = mask_of(list(range(len(grounds))))
        self.home = vec[i64]([mask_of(self.territory(colour)) for colour in range(len(self.colours))])
        self.sector_names = [self._name(index) for index in range(len(self.sectors))]
        self.land = self._near(["land_border", "land_diagonal"])
        self.water = self._near(["ship_water", "ship_shore"])
        self.shortcuts = self._near(["ship_diagonal"])
        # reach[way * sectors + sector]: where a piece may go (PW-R01); the ways are the kinds of group I
        self.reach = vec[i64](self._reaches(False))
        self.reach_diagonal = vec[i64](self._reaches(True))  # the same with ship_diagonals
        self.handy = [self._handy(colour) for colour in range(len(self.colours))]

    def _colour(self, owner: str) -> int:
        return self.colours.index(owner) if owner else -1

    def _quarter(self, colour: int) -> int:
        found = [n for n, sector in enumerate(self.file.sectors) if sector.kind == "hq"]
        return next(n for n in found if self.owner[n] == colour)

    def territory(self, colour: int) -> list[int]:
        """Its sectors without the HQ, by number."""
        own = [
            (sector.number, index)
            for index, sector in enumerate(self.file.sectors)
            if self.owner[index] == colour and sector.kind != "hq"
        ]
        return [index for _, index in sorted(own)]

    def _handy(self, colour: int) -> list[int]:
        """Where a penalty is taken first when nobody chooses: the Reserve, home, board order."""
        home = self.territory(colour)
        return [len(self.sectors), *home, *[n for n in range(len(self.sectors)) if n not in home]]

    def _name(self, index: int) -> Message:
        sector = self.file.sectors[index]
        if sector.kind in ("coast", "landlocked"):
            return Message(
                "pw-sector", {"colour": self.colour_names[self.owner[index]], "number": sector.number}
            )
        if sector.kind == "hq":
            return Message("pw-hq", {"colour": self.colour_names[self.owner[index]]})
        if sector.kind == "sea":
            return Message("pw-lane", {"number": sector.number})
        return Message(f"pw-island-{sector.id}", {"name": sector.id})

    def _near(self, names: list[str]) -> list[int]:
        near = [0] * len(self.sectors)
        for name in names:
            for a, b in self.file.links[name]:
                near[self.sector_ids[a]] |= 1 << self.sector_ids[b]
                near[self.sector_ids[b]] |= 1 << self.sector_ids[a]
        return near

    def _reaches(self, diagonal: bool) -> list[int]:
        found: list[int] = []
        for piece in self.file.pieces[:4]:
            for sector in range(len(self.sectors)):
                if piece.way == "ship":
                    near = [a | b for a, b in zip(self.water, self.shortcuts)] if diagonal else self.water
                    reached = self.spread(near, sector, piece.moves, 0)
                else:
                    stops = int(self.stops) if piece.way == "ground" else 0
                    reached = self.spread(self.land, sector, piece.moves, stops)
                found.append(reached)
        return found

    def spread(self, near: list[int], start: int, moves: int, stops: int) -> int:
        """Every sector within so many steps but the start; a step onto one of `stops` is the last."""
        reached = 1 << start
        border = reached
        for _ in range(moves):
            ahead = 0
            for sector in range(len(self.sectors)):
                if border >> sector & 1:
                    ahead |= near[sector]
            border = ahead & ~reached
            reached |= border
            border &= ~stops
        return reached & ~(1 << start)


def stands(board: Board, kind: i64, sector: i64) -> bool:
    """Whether such a piece can ever be on the sector (PW-031, PW-037, PW-039, PW-040)."""
    ground = board.wet if kind % SMALL_KINDS == DESTROYER else board.dry
    return ground & BIT[sector] != 0


def read_board(path: Path) -> Board:
    """DataError lists every fault of the board."""
    reader = Reader()
    file = parse_board_file(reader, path)
    check_board(reader, file)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return Board(file)


def standard_board() -> Board:
    return read_board(Path(__file__).parent / "board.toml")
