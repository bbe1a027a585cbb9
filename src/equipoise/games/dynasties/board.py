"""The cards as tables of numbers. A code stands for the same kind of card in every deck.

codes 0-35   resources, nine of each suit: r1m1 r1m2 ... r4m2 r5m, then the next suit
codes 36-47  nobles: n2m n3m n5m, then the next suit; a deck lacks two of the four n5
codes 48-53  agents a1 ... a6

A set of codes is a mask, bit n for code n.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.core.bits import bit_places
from equipoise.core.datafile import DataError, Reader, read_toml
from equipoise.core.message import Message
from equipoise.games.dynasties.boardcheck import check_board, check_decks
from equipoise.games.dynasties.boardfile import (
    SUITS,
    BoardFile,
    CardText,
    Deck,
    parse_board_file,
    parse_decks,
)

RESOURCE: Final = 0
NOBLE: Final = 1
AGENT: Final = 2

MARTIAL: Final = 0
POPULATION: Final = 1
TREASURE: Final = 2
DIPLOMATIC: Final = 3
NO_SUIT: Final = 4
LETTERS: Final = "mptd"

CODES: Final = 54
FIRST_NOBLE: Final = 36
FIRST_AGENT: Final = 48
NOBLE_RANKS: Final = [2, 3, 5]
HIGHEST_RANK: Final = 5


def _codes() -> list[str]:
    found: list[str] = []
    for letter in LETTERS:
        found += [f"r{rank}{letter}{copy}" for rank in range(1, 5) for copy in (1, 2)] + [f"r5{letter}"]
    for letter in LETTERS:
        found += [f"n{rank}{letter}" for rank in NOBLE_RANKS]
    return found + [f"a{n}" for n in range(1, 7)]


CODE_WORDS: Final = _codes()
CODE_OF: Final = {word: code for code, word in enumerate(CODE_WORDS)}
KIND: Final = [RESOURCE if c < FIRST_NOBLE else NOBLE if c < FIRST_AGENT else AGENT for c in range(CODES)]
RANK: Final = [0 if word[0] == "a" else int(word[1]) for word in CODE_WORDS]
SUIT: Final = [NO_SUIT if word[0] == "a" else LETTERS.index(word[2]) for word in CODE_WORDS]
# A table, not 1 << n: mypyc compiles `literal << i64` as a 32-bit shift, wrong from n = 31 on.
BIT: Final = vec[i64]([1 << n for n in range(63)])
ALL_RESOURCES: Final[i64] = (1 << FIRST_NOBLE) - 1
ALL_NOBLES: Final[i64] = (1 << FIRST_AGENT) - (1 << FIRST_NOBLE)
ALL_AGENTS: Final[i64] = (1 << CODES) - (1 << FIRST_AGENT)
# By rank: the nobles of no higher one.
NOBLES_UP_TO: Final = vec[i64]([
    sum(1 << c for c in range(FIRST_NOBLE, FIRST_AGENT) if RANK[c] <= rank)
    for rank in range(HIGHEST_RANK + 1)
])  # fmt: skip
OF_SUIT: Final = vec[i64]([sum(1 << c for c in range(CODES) if SUIT[c] == suit) for suit in range(4)])
SUIT_NAMES: Final = [Message(f"dy-suit-{suit}") for suit in SUITS]


PLACE: Final = vec[i64](bit_places())


def place_of(bit: i64) -> i64:
    return PLACE[bit % 67]


def count_bits(mask: i64) -> i64:
    # Constants past 62 bits are slow objects in compiled code; codes need no more.
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


def nth_code(codes: i64, n: i64) -> i64:
    """The n-th of a set of codes, as a mask."""
    while n > 0:
        codes &= codes - 1
        n -= 1
    return codes & -codes


@final
class Civilisation:
    """A deck of 52: by code its names and emblems; the codes that it lacks have neither."""

    def __init__(self, deck: Deck, texts: list[CardText]) -> None:
        self.id = deck.id
        self.name = Message(f"dy-deck-{deck.id}", {"name": deck.name})
        self.names = [""] * CODES
        self.emblems = [0] * (CODES * 4)
        for suit, names in enumerate(deck.suits):
            for n, name in enumerate(names):
                code = suit * 9 + n if n < 9 else FIRST_NOBLE + suit * 3 + n - 9
                self._card(code, name, [0, 0, 0, 0])
        for card in deck.sovereigns:
            self._card(FIRST_NOBLE + card.suit * 3 + 2, card.name, card.emblems)
        for n, card in enumerate(deck.agents):
            self._card(FIRST_AGENT + n, card.name, card.emblems)
        self.codes = [code for code in range(CODES) if self.names[code]]
        self.texts = [-1] * CODES  # by code: its number in the list of texts
        ids = [text.id for text in texts]
        for word, id in deck.texts.items():
            self.texts[CODE_OF[word]] = ids.index(id)

    def bearers(self, type: int) -> int:
        """The codes of cards with an emblem of that type, as a mask."""
        return sum(1 << code for code in range(CODES) if self.emblems[code * 4 + type])

    def _card(self, code: int, name: str, others: list[int]) -> None:
        """R064, R075: as many emblems of the suit as the rank; further ones as listed."""
        self.names[code] = name
        for suit in range(4):
            self.emblems[code * 4 + suit] = others[suit] + (RANK[code] if SUIT[code] == suit else 0)


@final
class Board:
    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.texts = file.texts
        self.decks = [Civilisation(deck, file.texts) for deck in file.decks]
        self.ids = [deck.id for deck in self.decks]


def read_board(path: Path) -> Board:
    """DataError lists every fault."""
    reader = Reader()
    file = parse_board_file(reader, path)
    check_board(reader, file)
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return Board(file)


def read_decks(path: Path, board: Board) -> list[Civilisation]:
    """Constructed decks (R303): a file of [[deck]] tables; DataError lists every fault."""
    reader = Reader()
    data = read_toml(path)
    reader.only(data, "file", ["deck"])
    decks = parse_decks(reader, data)
    check_decks(reader, decks, [text.id for text in board.texts])
    if reader.faults:
        raise DataError(str(path), reader.faults)
    return [Civilisation(deck, board.texts) for deck in decks]


_standard: list[Board] = []


def standard_board() -> Board:
    """Read once."""
    if not _standard:
        _standard.append(read_board(Path(__file__).parent / "board.toml"))
    return _standard[0]
