"""A position, and the table it is played at.

Sets of provinces and of tile names are bit masks. Pieces are counted by province, for each seat and
kind; tiles are counted by name, for each of the places where tiles lie.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from equipoise.core.game import CHANCE, Saved, State
from equipoise.core.saved import number, numbers
from equipoise.games.macht.actions import NONE, Actions
from equipoise.games.macht.board import BIT, KINDS, SEATS, SYMBOL_COUNT, TILES, Board

# What is decided next.
LAY_STEP: Final[i64] = 0
TIME_STEP: Final[i64] = 1
SHOW_STEP: Final[i64] = 2
STARTER_STEP: Final[i64] = 3
ACTION_STEP: Final[i64] = 4
MORE_STEP: Final[i64] = 5
SERPENT_STEP: Final[i64] = 6
REINFORCE_STEP: Final[i64] = 7
BID_STEP: Final[i64] = 8
REBELLION_STEP: Final[i64] = 9
CHANGE_STEP: Final[i64] = 10
RETREAT_STEP: Final[i64] = 11
OCCUPY_STEP: Final[i64] = 12
MOVEMENT_STEP: Final[i64] = 13
SEA_MOVE_STEP: Final[i64] = 14
OVER: Final[i64] = 15

# Why a game is over.
RUNNING: Final[i64] = 0
TWELVE: Final[i64] = 1
HIGHER: Final[i64] = 2
TIED: Final[i64] = 3
REASONS: Final = ["", "twelve", "higher", "tied"]

# Where tiles lie; hands and played Bonus tiles of orange, then of white.
PILE: Final[i64] = 0
OFFER: Final[i64] = 1
DISCARDS: Final[i64] = 2
HAND: Final[i64] = 3
PLAYED: Final[i64] = 5
HEAPS: Final[i64] = 7

# `Macht.masks`: provinces held by each seat, provinces with each symbol, tile names in each heap.
HELD: Final[i64] = 0
MARKED: Final[i64] = 2
HEAP: Final[i64] = 6
MASKS: Final[i64] = 13

# `Macht.chest`: reserves and stocks by seat and kind, victory points, spare markers, unused time tokens.
RESERVE: Final[i64] = 0
STOCK: Final[i64] = 4
POINTS: Final[i64] = 8
SPARE: Final[i64] = 10
TOKENS: Final[i64] = 14

HIDDEN: Final[i64] = 255  # a bid that the viewer may not know


@final
class Table:
    """Board and options: what does not change during a game."""

    def __init__(
        self,
        board: Board,
        actions: Actions,
        more_bonus: bool,
        starter_by_finished: bool,
        serpent_plain: bool,
        reinforce_any: bool,
    ) -> None:
        self.board = board
        self.actions = actions
        self.tiles = vec[i64](board.more_bonus if more_bonus else board.usual_tiles)
        self.starter_by_finished = starter_by_finished  # Q02
        self.serpent_plain = serpent_plain  # Q14
        self.reinforce_any = reinforce_any  # Q03
        self.token_count: i64 = len(board.token_values)
        recruiters = [tile for tile, alternatives in enumerate(board.recruits) if alternatives]
        self.recruiters: i64 = sum([1 << tile for tile in recruiters])


@final
class Macht(State):
    __slots__ = (
        "actions", "actor", "bid", "bidder", "chest", "choice", "cubes", "cycle", "due", "gone", "here",
        "masks", "number", "orange_bid", "other", "place", "reason", "recruited", "step", "tile", "tiles",
        "turn", "white_bid",
    )  # fmt: skip

    def __init__(self, here: vec[u8], tiles: vec[u8], chest: vec[u8], masks: vec[i64]) -> None:
        self.here = here  # pieces by seat, kind and province
        self.tiles = tiles  # by heap and name
        self.chest = chest
        self.masks = masks
        self.step: i64 = LAY_STEP
        self.actor: i64 = CHANCE  # who decides; while bids are made, whoever has none in
        self.turn: i64 = 0  # whose turn it is
        self.actions: i64 = 0  # left in the turn, the present one included
        self.cubes: i64 = 0
        self.cycle: i64 = 0
        self.number: i64 = 0  # of the cycle
        self.recruited: i64 = 0  # whether somebody has recruited in this cycle
        self.due: i64 = 0  # tiles still to be shown
        self.tile: i64 = 0  # the tile that is announced or carried out
        self.place: i64 = 0  # the province that is laid, aimed at, moved from or in rebellion
        self.other: i64 = 0  # the second province of a move
        self.choice: i64 = NONE  # what the tile recruits
        self.gone: i64 = 0  # which kinds have moved which way; pieces removed in a rebellion
        self.bidder: i64 = NONE  # who has bid while the other has not
        self.bid: i64 = 0
        self.orange_bid: i64 = NONE  # both bids, from when they are in until the next action
        self.white_bid: i64 = NONE
        self.reason: i64 = RUNNING

    def copy(self) -> Macht:
        other = Macht(self.here[:], self.tiles[:], self.chest[:], self.masks[:])
        other.step = self.step
        other.actor = self.actor
        other.turn = self.turn
        other.actions = self.actions
        other.cubes = self.cubes
        other.cycle = self.cycle
        other.number = self.number
        other.recruited = self.recruited
        other.due = self.due
        other.tile = self.tile
        other.place = self.place
        other.other = self.other
        other.choice = self.choice
        other.gone = self.gone
        other.bidder = self.bidder
        other.bid = self.bid
        other.orange_bid = self.orange_bid
        other.white_bid = self.white_bid
        other.reason = self.reason
        return other

    def dump(self) -> Saved:
        return {
            "here": [int(count) for count in self.here],
            "tiles": [int(count) for count in self.tiles],
            "chest": [int(count) for count in self.chest],
            "masks": [int(mask) for mask in self.masks],
            "step": int(self.step),
            "actor": int(self.actor),
            "turn": int(self.turn),
            "actions": int(self.actions),
            "cubes": int(self.cubes),
            "cycle": int(self.cycle),
            "number": int(self.number),
            "recruited": int(self.recruited),
            "due": int(self.due),
            "tile": int(self.tile),
            "place": int(self.place),
            "other": int(self.other),
            "choice": int(self.choice),
            "gone": int(self.gone),
            "bidder": int(self.bidder),
            "bid": int(self.bid),
            "orange_bid": int(self.orange_bid),
            "white_bid": int(self.white_bid),
            "reason": int(self.reason),
        }


def empty_board(t: Table) -> Macht:
    here = vec[u8]([0] * (SEATS * KINDS * t.board.count))
    tiles = vec[u8]([0] * (HEAPS * TILES))
    return Macht(here, tiles, vec[u8]([0] * (TOKENS + t.token_count)), vec[i64]([0] * MASKS))


def load_state(t: Table, data: Saved) -> Macht:
    s = empty_board(t)
    s.here = vec[u8](numbers(data, "here", 255, len(s.here)))
    s.tiles = vec[u8](numbers(data, "tiles", 255, len(s.tiles)))
    s.chest = vec[u8](numbers(data, "chest", 255, len(s.chest)))
    s.masks = vec[i64](numbers(data, "masks", (1 << 62) - 1, len(s.masks)))
    s.step = number(data, "step", 0, int(OVER))
    s.actor = number(data, "actor", CHANCE, 1)
    s.turn = number(data, "turn", 0, 1)
    s.actions = number(data, "actions", 0, 99)
    s.cubes = number(data, "cubes", 0, 99)
    s.cycle = number(data, "cycle", 0, 1)
    s.number = number(data, "number", 0, 9999)
    s.recruited = number(data, "recruited", 0, 1)
    s.due = number(data, "due", 0, 9999)
    s.tile = number(data, "tile", 0, int(TILES) - 1)
    s.place = number(data, "place", int(NONE), int(t.board.count))
    s.other = number(data, "other", 0, int(t.board.count))
    s.choice = number(data, "choice", int(NONE), 99)
    s.gone = number(data, "gone", 0, 99)
    s.bidder = number(data, "bidder", int(NONE), 1)
    s.bid = number(data, "bid", 0, 255)
    s.orange_bid = number(data, "orange_bid", int(NONE), 255)
    s.white_bid = number(data, "white_bid", int(NONE), 255)
    s.reason = number(data, "reason", 0, len(REASONS) - 1)
    return s


def foe(seat: i64) -> i64:
    return 1 - seat


def active_kind(s: Macht) -> i64:
    """R014, R015: mages in a Magic cycle, knights in a Sword cycle."""
    return 1 - s.cycle


def pieces(t: Table, s: Macht, seat: i64, kind: i64, place: i64) -> i64:
    return i64(s.here[(seat * KINDS + kind) * t.board.count + place])


def crowd(t: Table, s: Macht, seat: i64, place: i64) -> i64:
    """All pieces of a seat in a province."""
    first = seat * KINDS * t.board.count + place
    return i64(s.here[first]) + i64(s.here[first + t.board.count])


def held(s: Macht, seat: i64) -> i64:
    """The provinces with a piece of the seat (R018)."""
    return s.masks[HELD + seat]


def open_to(t: Table, s: Macht, seat: i64) -> i64:
    """The provinces that are empty or the seat's own."""
    return t.board.everywhere & ~s.masks[HELD + foe(seat)]


def marked(s: Macht, symbol: i64) -> i64:
    return s.masks[MARKED + symbol]


def symbol_of(s: Macht, place: i64) -> i64:
    """The symbol of a province; SYMBOL_COUNT while none is laid."""
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT and not s.masks[MARKED + symbol] & BIT[place]:
        symbol += 1
    return symbol


def reserve(s: Macht, seat: i64, kind: i64) -> i64:
    return i64(s.chest[RESERVE + seat * KINDS + kind])


def stock(s: Macht, seat: i64, kind: i64) -> i64:
    return i64(s.chest[STOCK + seat * KINDS + kind])


def victory_points(s: Macht, seat: i64) -> i64:
    return i64(s.chest[POINTS + seat])


def tile_count(s: Macht, heap: i64, tile: i64) -> i64:
    return i64(s.tiles[heap * TILES + tile])


def tiles_in(s: Macht, heap: i64) -> i64:
    """The names of the tiles in a heap, as a mask."""
    return s.masks[HEAP + heap]
