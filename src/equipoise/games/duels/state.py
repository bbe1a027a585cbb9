"""A position, and the table it is played at.

The pawns of a kind (a seat's size) are one mask: the low 14 bits hold the places with at least one of them,
the next 14 those with two. Places are those of the owner's side.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from equipoise.core.game import Saved, State
from equipoise.core.saved import number, numbers
from equipoise.games.duels.actions import Actions
from equipoise.games.duels.board import BIT, PATH, PLACES, SIZES, SOUTH, Arm

# What is decided next.
START_STAGE: Final[i64] = 0
THROW_STAGE: Final[i64] = 1
ACT_STAGE: Final[i64] = 2
SHAKE_STAGE: Final[i64] = 3
OVER: Final[i64] = 4

# Why a game is over.
RUNNING: Final[i64] = 0
HOME: Final[i64] = 1
TIP: Final[i64] = 2
STANDSTILL: Final[i64] = 3
REASONS: Final = ["", "home", "tip", "standstill"]


@final
class Table:
    """Seats, arm and options: what does not change during a game."""

    def __init__(self, seats: i64, arm: Arm, actions: Actions) -> None:
        self.seats = seats
        self.arm = arm
        self.actions = actions
        self.pawns = vec[u8]([6, 0])  # of each seat, by size
        self.north: i64 = 0  # who sits there at the start, a bit for each seat
        self.cycle: list[int] = []
        self.pacts: i64 = 0  # a bit for each pair, see `pact_bit`
        self.limit: i64 = 30
        self.standstill: i64 = 60
        self.slips: list[int] = []
        self.slips_of = 81
        self.teams = False
        self.alternate = False  # two sides take turns, whoever is left on them
        self.team_passing = False
        self.shaky = False
        self.rearrange = False
        self.training = False


@final
class Duel(State):
    __slots__ = (
        "actor", "again", "best", "bound", "contenders", "fell", "fell_count", "full", "idle", "inside",
        "leaders", "masks", "north", "order", "order_length", "reason", "stage", "stock", "taken", "thrown",
        "torque", "turn",
    )  # fmt: skip

    def __init__(self, masks: vec[i64], stock: vec[u8], fell: vec[u8]) -> None:
        self.masks = masks
        self.stock = stock  # by kind
        self.fell = fell  # by seat: 1 for the first who is out, 2 for the second ..; 0 if not
        self.stage: i64 = START_STAGE
        self.actor: i64 = -1  # the seat to act, or CHANCE
        self.thrown: i64 = 0
        self.taken: i64 = 0  # south's places with a pawn in their holder, whosever
        self.full: i64 = 0  # and those without a free hole
        self.torque: i64 = 0
        self.bound: i64 = 0  # who has passed and must act, a bit for each seat
        self.idle: i64 = 0  # turns in a row without placing or moving
        self.inside: i64 = 0  # who is still in the game, a bit for each seat
        self.north: i64 = 0  # who sits there
        self.fell_count: i64 = 0
        self.order: i64 = 0  # the seats of the cycle, two bits each
        self.order_length: i64 = 0
        self.turn: i64 = 0  # whose turn it is: a place in the order; before a round, the seat that throws
        self.contenders: i64 = 0  # who throws for the start
        self.leaders: i64 = 0  # who of them threw the highest number so far
        self.best: i64 = 0  # that number
        self.again: i64 = 0  # whether it is a throwing again
        self.reason: i64 = RUNNING

    def copy(self) -> Duel:
        other = Duel(self.masks[:], self.stock[:], self.fell[:])
        other.stage = self.stage
        other.actor = self.actor
        other.thrown = self.thrown
        other.taken = self.taken
        other.full = self.full
        other.torque = self.torque
        other.bound = self.bound
        other.idle = self.idle
        other.inside = self.inside
        other.north = self.north
        other.fell_count = self.fell_count
        other.order = self.order
        other.order_length = self.order_length
        other.turn = self.turn
        other.contenders = self.contenders
        other.leaders = self.leaders
        other.best = self.best
        other.again = self.again
        other.reason = self.reason
        return other

    def __hash__(self) -> int:
        """Without what follows from the rest: a search asks for it at every step."""
        found = [int(mask) for mask in self.masks] + [int(place) for place in self.fell]
        found += [int(count) for count in self.stock]
        found += [int(self.stage), int(self.actor), int(self.thrown), int(self.bound), int(self.idle)]
        found += [int(self.inside), int(self.north), int(self.order), int(self.order_length), int(self.turn)]
        found += [int(self.contenders), int(self.leaders), int(self.best), int(self.again)]
        return hash(tuple(found))

    def dump(self) -> Saved:
        return {
            "masks": [int(mask) for mask in self.masks],
            "stock": [int(count) for count in self.stock],
            "fell": [int(place) for place in self.fell],
            "stage": int(self.stage),
            "actor": int(self.actor),
            "thrown": int(self.thrown),
            "taken": int(self.taken),
            "full": int(self.full),
            "torque": int(self.torque),
            "bound": int(self.bound),
            "idle": int(self.idle),
            "inside": int(self.inside),
            "north": int(self.north),
            "fell_count": int(self.fell_count),
            "order": int(self.order),
            "order_length": int(self.order_length),
            "turn": int(self.turn),
            "contenders": int(self.contenders),
            "leaders": int(self.leaders),
            "best": int(self.best),
            "again": int(self.again),
            "reason": int(self.reason),
        }


def empty_arm(t: Table) -> Duel:
    return Duel(vec[i64]([0] * (t.seats * SIZES)), vec[u8]([0] * (t.seats * SIZES)), vec[u8]([0] * t.seats))


def load_state(t: Table, data: Saved) -> Duel:
    s = empty_arm(t)
    s.masks = vec[i64](numbers(data, "masks", int(PLACES << PATH | PLACES), len(s.masks)))
    s.stock = vec[u8](numbers(data, "stock", 255, len(s.stock)))
    s.fell = vec[u8](numbers(data, "fell", 255, len(s.fell)))
    s.stage = number(data, "stage", 0, int(OVER))
    s.actor = number(data, "actor", -1, int(t.seats) - 1)
    s.thrown = number(data, "thrown", 0, 6)
    s.taken = number(data, "taken", 0, int(PLACES))
    s.full = number(data, "full", 0, int(PLACES))
    s.torque = number(data, "torque", -(1 << 30), 1 << 30)
    s.bound = number(data, "bound", 0, 15)
    s.idle = number(data, "idle", 0, 9999)
    s.inside = number(data, "inside", 0, 15)
    s.north = number(data, "north", 0, 15)
    s.fell_count = number(data, "fell_count", 0, 4)
    s.order = number(data, "order", 0, 255)
    s.order_length = number(data, "order_length", 0, 4)
    s.turn = number(data, "turn", 0, 3)
    s.contenders = number(data, "contenders", 0, 15)
    s.leaders = number(data, "leaders", 0, 15)
    s.best = number(data, "best", 0, 6)
    s.again = number(data, "again", 0, 1)
    s.reason = number(data, "reason", 0, int(STANDSTILL))
    return s


def kind(seat: i64, size: i64) -> i64:
    return seat * SIZES + size


def side_of(s: Duel, seat: i64) -> i64:
    return s.north >> seat & 1


def is_in(s: Duel, seat: i64) -> bool:
    return s.inside >> seat & 1 != 0


def on_turn(s: Duel) -> i64:
    """Whose turn it is; in the throws for the start, who throws."""
    if s.stage == START_STAGE:
        return s.turn
    return s.order >> 2 * s.turn & 3


def places_of(s: Duel, seat: i64, size: i64) -> i64:
    """Where the seat has at least one pawn of the size."""
    return s.masks[kind(seat, size)] & PLACES


def pawns_at(s: Duel, seat: i64, size: i64, place: i64) -> i64:
    mask = s.masks[kind(seat, size)]
    return (mask >> place & 1) + (mask >> PATH + place & 1)


def free_places(t: Table, s: Duel, side: i64) -> i64:
    """The places with a free hole, as a side numbers them."""
    full = s.full if side == SOUTH else t.arm.across(s.full)
    return PLACES & ~full


def south_place(t: Table, side: i64, bit: i64) -> i64:
    """The same holder as south numbers it; both are masks."""
    return bit if side == SOUTH else t.arm.across(bit)


def put(t: Table, s: Duel, seat: i64, size: i64, place: i64) -> None:
    """On the arm; the stock is not touched."""
    side = side_of(s, seat)
    bit = BIT[place]
    own = kind(seat, size)
    s.masks[own] |= bit << PATH if s.masks[own] & bit else bit
    s.torque += t.arm.weight[size] * t.arm.lever[side * PATH + place]
    holder = south_place(t, side, bit)
    if s.taken & holder or not t.arm.double & bit:
        s.full |= holder
    s.taken |= holder


def take(t: Table, s: Duel, seat: i64, size: i64, place: i64) -> None:
    side = side_of(s, seat)
    bit = BIT[place]
    own = kind(seat, size)
    s.masks[own] ^= bit << PATH if s.masks[own] & bit << PATH else bit
    s.torque -= t.arm.weight[size] * t.arm.lever[side * PATH + place]
    holder = south_place(t, side, bit)
    if not (t.arm.double & bit and s.full & holder):  # it was alone there
        s.taken ^= holder
    s.full &= ~holder


def pact_bit(a: i64, b: i64) -> i64:
    """The bit of a pair of seats in `Table.pacts`, the lower one first."""
    return BIT[4 * a + b] if a < b else BIT[4 * b + a]
