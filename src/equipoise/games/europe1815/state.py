"""A position, and the table it is played at.

Sets of lands are bit masks. Pawns are kept in levels: for a kind (an empire's class) the first
mask holds the lands with at least one such pawn, the second those with at least two, and so on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from equipoise.core import bits
from equipoise.core.game import Saved, State
from equipoise.core.mixing import mixed, mixed_row
from equipoise.core.saved import number, numbers
from equipoise.core.scene import Parts
from equipoise.games.europe1815.actions import Actions
from equipoise.games.europe1815.board import BIT, CLASSES, Board

# What is decided next.
EMPIRES_STAGE: Final[i64] = 0
DEAL_STAGE: Final[i64] = 1
CHOOSER_STAGE: Final[i64] = 2
CHOOSE_STAGE: Final[i64] = 3
START_STAGE: Final[i64] = 4
PLACE_STAGE: Final[i64] = 5
TURN_STAGE: Final[i64] = 6
OVER: Final[i64] = 7

# Why a game is over.
RUNNING: Final[i64] = 0
POINTS: Final[i64] = 1
PAWNS_EXHAUSTED: Final[i64] = 2
LAST_EMPIRE: Final[i64] = 3
DOMINATION: Final[i64] = 4
DEADLOCK: Final[i64] = 5
ROUND_LIMIT: Final[i64] = 6
REASONS: Final = ["", "points", "pawns exhausted", "last empire", "domination", "deadlock", "round limit"]

NO_EMPIRE: Final[i64] = 255
BONUS: Final[i64] = 3  # its place in `unspent`, behind the three classes
ALL_CLASSES: Final[i64] = 7  # the three class actions in `unspent`


@final
class Table:
    """Seats, board and options: what does not change during a game."""

    def __init__(
        self,
        seats: i64,
        board: Board,
        actions: Actions,
        no_enemies: bool,
        chosen: bool,
        tougher_neutrals: bool,
        respawn: bool,
        total_domination: bool,
        track_points: bool,
        round_limit: i64,
    ) -> None:
        self.seats = seats
        self.board = board
        self.actions = actions
        self.no_enemies = no_enemies
        self.chosen = chosen
        self.tougher_neutrals = tougher_neutrals
        self.respawn = respawn
        self.total_domination = total_domination
        self.track_points = track_points
        self.round_limit = round_limit
        self.parts = Parts()
        self.goal: i64 = board.file.goals[seats]
        self.levels = board.limit
        self.supply: u8 = board.file.supply
        self.everywhere = board.everywhere
        self.kinds = board.empire_count * CLASSES
        # Where `Europe.masks` holds what, behind the levels of each kind:
        self.crowd = self.kinds * self.levels  # the levels of all pawns together
        self.full = self.crowd + self.levels - 1  # their last: the lands with no room
        self.locks = self.crowd + self.levels  # by class: the land of its locked pawn


@final
class Europe(State):
    __slots__ = (
        "actor", "due", "fallen_count", "in_play", "masks", "on_board", "reason", "round",
        "seats", "stage", "starter", "unspent", "winner",
    )  # fmt: skip

    def __init__(self, masks: vec[i64], on_board: vec[u8], seats: vec[i64]) -> None:
        self.masks = masks
        self.on_board = on_board  # pawns on the board, by kind
        self.seats = seats  # by seat: its empire; the place at which it fell, 0 if not; its token
        self.stage: i64 = EMPIRES_STAGE
        self.actor: i64 = -1  # the seat to act, or CHANCE
        self.in_play: i64 = 0  # the empires that are dealt, or can be
        self.starter: i64 = -1
        self.due: i64 = 0  # the class to be placed next
        self.round: i64 = 0
        self.unspent: i64 = 0  # bits: the three class actions, the bonus
        self.fallen_count: i64 = 0
        self.reason: i64 = RUNNING
        self.winner: i64 = -1  # of an ending by points

    def copy(self) -> Europe:
        other = Europe(self.masks[:], self.on_board[:], self.seats[:])
        other.stage = self.stage
        other.actor = self.actor
        other.in_play = self.in_play
        other.starter = self.starter
        other.due = self.due
        other.round = self.round
        other.unspent = self.unspent
        other.fallen_count = self.fallen_count
        other.reason = self.reason
        other.winner = self.winner
        return other

    def __hash__(self) -> int:
        """Without what follows from the rest: a search asks for it at every step."""
        found = mixed_row(mixed_row(0, self.masks), self.seats)
        found = mixed(mixed(mixed(found, self.stage), self.actor), self.in_play)
        found = mixed(mixed(found, self.starter), self.due)
        return int(mixed(mixed(found, self.round), self.unspent))

    def dump(self) -> Saved:
        return {
            "masks": [int(mask) for mask in self.masks],
            "on_board": [int(count) for count in self.on_board],
            "seats": [int(number) for number in self.seats],
            "stage": int(self.stage),
            "actor": int(self.actor),
            "in_play": int(self.in_play),
            "starter": int(self.starter),
            "due": int(self.due),
            "round": int(self.round),
            "unspent": int(self.unspent),
            "fallen_count": int(self.fallen_count),
            "reason": int(self.reason),
            "winner": int(self.winner),
        }


def empty_board(t: Table) -> Europe:
    # Three numbers for each seat: empire, place at which it fell, token.
    seats = [int(NO_EMPIRE)] * t.seats + [0] * (2 * t.seats)
    masks, on_board = [0] * (t.locks + CLASSES), [0] * t.kinds
    return Europe(bits.numbers(masks), bits.small_numbers(on_board), bits.numbers(seats))


def load_state(t: Table, data: Saved) -> Europe:
    s = empty_board(t)
    s.masks = bits.numbers(numbers(data, "masks", (1 << 62) - 1, len(s.masks)))
    s.on_board = bits.small_numbers(numbers(data, "on_board", 255, len(s.on_board)))
    s.seats = bits.numbers(numbers(data, "seats", 255, len(s.seats)))
    s.stage = number(data, "stage", 0, int(OVER))
    s.actor = number(data, "actor", -1, int(t.seats) - 1)
    s.in_play = number(data, "in_play", 0, (1 << 62) - 1)
    s.starter = number(data, "starter", -1, int(t.seats) - 1)
    s.due = number(data, "due", 0, int(CLASSES))
    s.round = number(data, "round", 0, 1 << 30)
    s.unspent = number(data, "unspent", 0, 15)
    s.fallen_count = number(data, "fallen_count", 0, int(t.seats))
    s.reason = number(data, "reason", 0, len(REASONS) - 1)
    s.winner = number(data, "winner", -1, int(t.seats) - 1)
    return s


def kind(empire: i64, cls: i64) -> i64:
    return empire * CLASSES + cls


def lands_with(t: Table, s: Europe, kind: i64) -> i64:
    """The lands with at least one such pawn."""
    return s.masks[kind * t.levels]


def lands_with_two(t: Table, s: Europe, kind: i64) -> i64:
    return s.masks[kind * t.levels + 1]


def lands_of(t: Table, s: Europe, empire: i64) -> i64:
    """The lands with a pawn of the empire, of any class."""
    first = empire * CLASSES * t.levels
    masks = s.masks
    return masks[first] | masks[first + t.levels] | masks[first + 2 * t.levels]


def room(t: Table, s: Europe) -> i64:
    """The lands that can take one more pawn (R31)."""
    return t.everywhere & ~s.masks[t.full]


def pawns_in(t: Table, s: Europe, kind: i64, land: i64) -> i64:
    return _height(t, s, kind * t.levels, land)


def crowd_in(t: Table, s: Europe, land: i64) -> i64:
    """All pawns in a land, whoever owns them."""
    return _height(t, s, t.crowd, land)


def _height(t: Table, s: Europe, first: i64, land: i64) -> i64:
    bit = BIT[land]
    height: i64 = 0
    while height < t.levels and s.masks[first + height] & bit:
        height += 1
    return height


def locked(t: Table, s: Europe, cls: i64) -> i64:
    """The land of the locked pawn of a class, as a mask; 0 if none is locked."""
    return s.masks[t.locks + cls]


def put(t: Table, s: Europe, kind: i64, land: i64) -> None:
    s.on_board[kind] += 1
    _raise(s.masks, kind * t.levels, BIT[land])
    _raise(s.masks, t.crowd, BIT[land])


def take(t: Table, s: Europe, kind: i64, land: i64) -> None:
    s.on_board[kind] -= 1
    _lower(s.masks, kind * t.levels, (kind + 1) * t.levels, BIT[land])
    _lower(s.masks, t.crowd, t.locks, BIT[land])


def shift(t: Table, s: Europe, kind: i64, land: i64, target: i64) -> None:
    """Takes a pawn here and puts it there."""
    masks, crowd, here, there = s.masks, t.crowd, BIT[land], BIT[target]
    first = kind * t.levels
    _lower(masks, first, first + t.levels, here)
    _lower(masks, crowd, t.locks, here)
    _raise(masks, first, there)
    _raise(masks, crowd, there)


def _raise(masks: vec[i64], level: i64, bit: i64) -> None:
    while masks[level] & bit:
        level += 1
    masks[level] |= bit


def _lower(masks: vec[i64], level: i64, above: i64, bit: i64) -> None:
    """Of the levels from this one up, below the one above them."""
    higher = level + 1
    while higher < above and masks[higher] & bit:
        higher += 1
    masks[higher - 1] &= ~bit


def empire_of(s: Europe, seat: i64) -> i64:
    return s.seats[seat]


def seat_of(t: Table, s: Europe, empire: i64) -> i64:
    """The seat that plays an empire, -1 if none does."""
    for seat in range(t.seats):
        if s.seats[seat] == empire:
            return seat
    return -1


def fell_at(t: Table, s: Europe, seat: i64) -> i64:
    """1 for the first player who was out, 2 for the second ..; 0 for one who is not."""
    return s.seats[t.seats + seat]


def token(t: Table, s: Europe, seat: i64) -> i64:
    return s.seats[2 * t.seats + seat]


def has_pawns(s: Europe, empire: i64) -> bool:
    first = empire * CLASSES
    on_board = s.on_board
    return on_board[first] != 0 or on_board[first + 1] != 0 or on_board[first + 2] != 0


def pawns_of(s: Europe, empire: i64) -> i64:
    first = empire * CLASSES
    return i64(s.on_board[first]) + i64(s.on_board[first + 1]) + i64(s.on_board[first + 2])
