"""The box as tables of numbers: provinces count in alphabetical order, tiles in the order of the data."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.bits import bit_places
from equipoise.core.datafile import DataError, Reader
from equipoise.core.message import Message
from equipoise.games.macht.boardcheck import check_board, tile_names
from equipoise.games.macht.boardfile import CYCLES, PIECES, SYMBOLS, BoardFile, parse_board_file

ORANGE: Final[i64] = 0
WHITE: Final[i64] = 1
SEATS: Final[i64] = 2
SEAT_WORDS: Final = ["orange", "white"]
SEAT_NAMES: Final = [Message(f"mo-{word}") for word in SEAT_WORDS]

KNIGHT: Final[i64] = 0
MAGE: Final[i64] = 1
KINDS: Final[i64] = 2
KIND_WORDS: Final = PIECES
KIND_NAMES: Final = [Message(f"mo-{word}") for word in KIND_WORDS]

MAGIC: Final[i64] = 0
SWORD: Final[i64] = 1
CYCLE_WORDS: Final = CYCLES
CYCLE_NAMES: Final = [Message(f"mo-{word}") for word in CYCLE_WORDS]

SYMBOL_COUNT: Final[i64] = 4
SYMBOL_NAMES: Final = [Message(f"mo-{word}") for word in SYMBOLS]

# Tiles. Influence and Bonus come once for each symbol.
INFLUENCE: Final[i64] = 0
BONUS: Final[i64] = 4
BONUSES: Final[i64] = 0xF0  # the four Bonus tiles as a set
MOVEMENT: Final[i64] = 8
SEA_MOVE: Final[i64] = 9
MERLIN: Final[i64] = 10
SERPENT: Final[i64] = 11
VICTORY_POINT: Final[i64] = 12  # from here on lightning
REBELLION: Final[i64] = 13
MARKER_CHANGE: Final[i64] = 14
TILES: Final[i64] = 15
TILE_WORDS: Final = tile_names()
TILE_NAMES: Final = [Message("mo-tile-" + words.replace(" ", "-").replace("_", "-")) for words in TILE_WORDS]

# A table, not 1 << n: mypyc compiles `literal << i64` as a 32-bit shift, wrong from n = 31 on.
BIT: Final = vec[i64]([1 << n for n in range(63)])


PLACE: Final = vec[i64](bit_places())


def place_of(bit: i64) -> i64:
    return PLACE[bit % 67]


def count_bits(mask: i64) -> i64:
    # Constants past 62 bits are slow objects in compiled code; provinces need no more.
    mask = mask - (mask >> 1 & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th member of a set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return place_of(mask & -mask)


def mask_of(places: list[int]) -> int:
    return sum([1 << place for place in places])


def _code(own: str, provinces: list[str]) -> str:
    """The shortest beginning, of three letters or more, that no other province shares."""
    size = 3
    while any(other != own and other[:size] == own[:size] for other in provinces):
        size += 1
    return own[:size]


@final
class Board:
    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.provinces = [province.id for province in file.provinces]
        self.ids = {id: place for place, id in enumerate(self.provinces)}
        self.codes = [_code(id, self.provinces) for id in self.provinces]
        # A province of a corrected map carries its own name along.
        self.names = [Message(f"mo-province-{one.id}", {"name": one.name}) for one in file.provinces]
        self.count: i64 = len(self.provinces)
        self.everywhere: i64 = mask_of(list(range(len(self.provinces))))
        self.neighbours = [sorted([self.ids[other] for other in one.borders]) for one in file.provinces]
        self.near = vec[i64]([mask_of(around) for around in self.neighbours])
        self.coast: i64 = mask_of([place for place, one in enumerate(file.provinces) if one.coastal])
        self.markers = vec[i64]([file.markers[symbol] for symbol in SYMBOLS])
        self.token_values = vec[i64](list(file.tokens))
        self.token_counts = vec[i64](list(file.tokens.values()))
        self.usual_tiles = [tile.count for tile in file.tiles]
        self.more_bonus = [tile.more_bonus for tile in file.tiles]
        self.recruits = [tile.recruit for tile in file.tiles]  # by tile: alternatives of knights, mages
        numbers = file.numbers
        self.pieces = vec[i64]([numbers["knights"], numbers["mages"]])  # of a player, by kind
        self.start = vec[i64]([numbers["start_knights"], numbers["start_mages"]])
        self.reinforcements: i64 = numbers["reinforcements"]
        self.first_recruits: i64 = file.recruits[0]
        self.later_recruits: i64 = file.recruits[1]
        self.starter_actions: i64 = file.actions[0]
        self.actions: i64 = file.actions[1]
        self.rebels: i64 = numbers["rebels"]
        self.first_cycle: i64 = CYCLE_WORDS.index(file.first_cycle)
        self.first_cubes: i64 = numbers["first_cubes"]
        self.first_tiles: i64 = numbers["first_tiles"]
        self.tiles_over_token: i64 = numbers["tiles_over_token"]
        self.hourglass: i64 = numbers["hourglass"]
        self.crowd: i64 = numbers["crowd"]
        self.win_points: i64 = numbers["win_points"]

    def most_bid(self) -> int:
        return int(max(self.pieces[0], self.pieces[1]))


def read_board(path: Path) -> Board:
    """DataError lists every fault of the data."""
    reader = Reader()
    file = parse_board_file(reader, path)
    check_board(reader, file)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return Board(file)


def standard_board() -> Board:
    return read_board(Path(__file__).parent / "board.toml")
