"""Every action: its id, its words, and the numbers it decodes to.

The ids lie in blocks, one for each line of words below, and in a block in the order of its parts:
tiles and symbols as in the data, knights before mages, provinces by the alphabet. So whoever goes
through blocks, tiles and provinces in order lists ids in ascending order.
"""

from __future__ import annotations

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.macht.board import (
    BONUS,
    INFLUENCE,
    KIND_WORDS,
    KINDS,
    MERLIN,
    MOVEMENT,
    SEA_MOVE,
    SEAT_WORDS,
    SYMBOL_COUNT,
    TILE_WORDS,
    Board,
)
from equipoise.games.macht.boardfile import SYMBOLS

LAY: Final[i64] = 0
TIME: Final[i64] = 1
SHOW: Final[i64] = 2
START: Final[i64] = 3
TAKE: Final[i64] = 4
PUT: Final[i64] = 5
RECRUIT: Final[i64] = 6
USE: Final[i64] = 7
PLACE: Final[i64] = 8
MOVE: Final[i64] = 9
RETREAT: Final[i64] = 10
OCCUPY: Final[i64] = 11
LEAVE: Final[i64] = 12
CANCEL: Final[i64] = 13
LET: Final[i64] = 14
BID: Final[i64] = 15
REMOVE: Final[i64] = 16
CHANGE: Final[i64] = 17
DONE: Final[i64] = 18
VERBS: Final = [
    "lay", "time", "show", "start", "take", "put", "recruit", "use", "place", "move", "retreat",
    "occupy", "leave", "cancel", "let", "bid", "remove", "change", "done",
]  # fmt: skip

NONE: Final[i64] = -1  # no province, no alternative
NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}", re.ASCII)


@final
class Deed:
    """What an action says. Numbers that its verb has no use for are 0.

    tile: also of `use`; place and other: provinces; kind: of piece; symbol: of a marker; number: of cubes
    or pieces, the seat of `start`; choice: which alternative `use` recruits, NONE if it acts.
    """

    __slots__ = ("choice", "kind", "number", "other", "place", "symbol", "tile", "verb")

    def __init__(
        self,
        verb: i64,
        tile: i64 = 0,
        place: i64 = 0,
        other: i64 = 0,
        kind: i64 = 0,
        symbol: i64 = 0,
        number: i64 = 0,
        choice: i64 = -1,
    ) -> None:
        self.verb = verb
        self.tile = tile
        self.place = place
        self.other = other
        self.kind = kind
        self.symbol = symbol
        self.number = number
        self.choice = choice


@final
class Actions:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.deeds: list[Deed] = []
        provinces, symbols = range(len(board.provinces)), range(len(SYMBOLS))
        tiles, kinds = range(len(TILE_WORDS)), range(len(KIND_WORDS))
        self.lay = self._block([Deed(LAY, place=p, symbol=symbol) for p in provinces for symbol in symbols])
        self.time = self._block([Deed(TIME, number=value) for value in board.token_values])
        self.show = self._block([Deed(SHOW, tile) for tile in tiles])
        self.start = self._block([Deed(START, number=seat) for seat in range(len(SEAT_WORDS))])
        self.take = self._block([Deed(TAKE, tile) for tile in tiles])
        self.put = self._block([Deed(PUT, place=p) for p in provinces])
        self.recruit = self._block([Deed(RECRUIT)])
        self.influence = self._block([Deed(USE, INFLUENCE + sign, p) for sign in symbols for p in provinces])
        self.merlin = self._block([Deed(USE, MERLIN, p) for p in provinces])
        self.bonus = self._block([Deed(USE, BONUS + symbol) for symbol in symbols])
        self.movement = self._block(
            [Deed(USE, MOVEMENT, p, q) for p in provinces for q in provinces if p < q]
        )
        self.sea_move = self._block(
            [Deed(USE, SEA_MOVE, p, q) for p in provinces for q in provinces if p != q]
        )
        self.recruiting = [
            Deed(USE, tile, choice=choice) for tile in tiles for choice in range(len(board.recruits[tile]))
        ]
        self.use_recruit = self._block(self.recruiting)
        self.place = self._block([Deed(PLACE, kind=kind) for kind in kinds])
        self.move = self._block([Deed(MOVE, kind=kind, place=p) for kind in kinds for p in provinces])
        self.retreat = self._block([Deed(RETREAT, kind=kind, place=p) for kind in kinds for p in provinces])
        self.retreat_none = self._block([Deed(RETREAT, place=NONE)])
        self.occupy = self._block([Deed(OCCUPY), Deed(LEAVE)])
        self.cancel = self._block([Deed(CANCEL), Deed(LET)])
        self.bid = self._block([Deed(BID, number=number) for number in range(board.most_bid() + 1)])
        self.remove = self._block([Deed(REMOVE, kind=kind, place=p) for kind in kinds for p in provinces])
        self.change = self._block([Deed(CHANGE, place=p, symbol=sign) for p in provinces for sign in symbols])
        self.done = self._block([Deed(DONE)])
        self._tables()
        # Python keeps no int objects past 256; handing out these saves making them anew.
        self.handles: list[object] = [id for id in range(len(self.deeds))]
        self.words = [self.word(deed) for deed in self.deeds]
        self.ids = {words: id for id, words in enumerate(self.words)}

    def _tables(self) -> None:
        board = self.board
        # pair[p]: where the block of `use movement p q` has its first q, less p + 1
        n = len(board.provinces)
        self.pair = vec[i64]([p * n - p * (p + 1) // 2 - p - 1 for p in range(n)])
        # Where a tile's alternatives begin in the block of `use .. recruit`, and what each of these brings.
        sizes = [len(alternatives) for alternatives in board.recruits]
        self.first_choice = vec[i64]([sum(sizes[:tile]) for tile in range(len(sizes) + 1)])
        self.brings = vec[i64]([count for each in board.recruits for pieces in each for count in pieces])

    def _block(self, deeds: list[Deed]) -> i64:
        """Appends a block; the id of its first action."""
        first = len(self.deeds)
        self.deeds += deeds
        return first

    def movement_id(self, p: i64, q: i64) -> i64:
        """p before q."""
        return self.movement + self.pair[p] + q

    def sea_move_id(self, p: i64, q: i64) -> i64:
        id = self.sea_move + p * (self.board.count - 1) + q
        return id - 1 if q > p else id

    def influence_id(self, symbol: i64, p: i64) -> i64:
        return self.influence + symbol * self.board.count + p

    def recruits(self, tile: i64, choice: i64, kind: i64) -> i64:
        """How many pieces of a kind an alternative of the tile asks for."""
        return self.brings[(self.first_choice[tile] + choice) * KINDS + kind]

    def word(self, deed: Deed) -> str:
        parts = [VERBS[deed.verb]]
        if deed.verb == USE:
            return " ".join([*parts, *self._use(deed)])
        if deed.verb in (SHOW, TAKE):
            parts.append(TILE_WORDS[deed.tile])
        if deed.verb == START:
            parts.append(SEAT_WORDS[deed.number])
        if deed.verb in (TIME, BID):
            parts.append(str(deed.number))
        if deed.verb == RETREAT and deed.place == NONE:
            return "retreat none"
        if deed.verb in (PLACE, MOVE, RETREAT, REMOVE):
            parts.append(KIND_WORDS[deed.kind])
        if deed.verb in (LAY, PUT, MOVE, RETREAT, REMOVE, CHANGE):
            parts.append(self.board.provinces[deed.place])
        if deed.verb in (LAY, CHANGE):
            parts.append(SYMBOLS[deed.symbol])
        return " ".join(parts)

    def _use(self, deed: Deed) -> list[str]:
        parts = [TILE_WORDS[deed.tile]]
        if deed.choice >= 0:
            parts.append("recruit")
            for kind, count in zip(KIND_WORDS, self.board.recruits[deed.tile][deed.choice]):
                parts += [str(count), kind] if count else []
            return parts
        provinces = self.board.provinces
        if deed.tile < INFLUENCE + SYMBOL_COUNT or deed.tile == MERLIN:
            parts.append(provinces[deed.place])
        if deed.tile in (MOVEMENT, SEA_MOVE):
            parts += [provinces[deed.place], provinces[deed.other]]
        return parts

    def read(self, text: str) -> Deed | None:
        """The deed of any well-formed text, also of a number that can never be said; else None."""
        id = self.ids.get(text)
        if id is not None:
            return self.deeds[id]
        verb, _, number = text.partition(" ")
        if NUMBER.fullmatch(number):
            if verb == "bid":
                return Deed(BID, number=int(number))
            if verb == "time":
                return Deed(TIME, number=int(number))
        return None
