"""A position, and the table it is played at.

A piece is one number: place, army, kind, and its mark of this round. The place is a sector or, behind them,
the Reserve of its army. Marks below MADE are the place it moved from. So identical pieces lie together,
those first that an exchange spends first (PW-R45). A row of an order sheet is two numbers: what it says, and
the pieces listed for a mega-missile.
"""

from __future__ import annotations

from typing import Final, Mapping, final

from librt.vecs import append, vec
from mypy_extensions import i64

from equipoise.core.game import Saved, State
from equipoise.core.saved import number, numbers
from equipoise.games.power.actions import Actions
from equipoise.games.power.board import ALL_KINDS, ARMIES, BIT, Board

# What is decided next.
LOT_STAGE: Final[i64] = 0
PLAN_STAGE: Final[i64] = 1
PENALTY_STAGE: Final[i64] = 2
PRISONERS_STAGE: Final[i64] = 3
FLAG_STAGE: Final[i64] = 4
OVER: Final[i64] = 5

# Why a game is over.
RUNNING: Final[i64] = 0
FLAGS: Final[i64] = 1
RUIN: Final[i64] = 2
LIMIT: Final[i64] = 3
REASONS: Final = ["", "flags", "ruin", "limit"]

MADE: Final[i64] = 58
FRESH: Final[i64] = 59
BACK: Final[i64] = 60  # has stepped back
NOBODY: Final[i64] = 4  # who holds a flag that has left the game

MOST_ROWS: Final[i64] = 5
MOST_CLEARS: Final[i64] = 3
MOST_LISTED: Final[i64] = 50
MISSILE_PRICE: Final[i64] = 100


@final
class Table:
    """Seats, board and options: what does not change during a game."""

    def __init__(self, seats: i64, board: Board, actions: Actions, sides: list[int]) -> None:
        self.seats = seats
        self.board = board
        self.actions = actions
        self.side = vec[i64](sides)  # by army: its seat, or `seats` for the mercenaries
        self.mercenary: i64 = -1 if seats not in sides else sides.index(int(seats))
        self.armies_of = [[army for army in range(ARMIES) if sides[army] == seat] for seat in range(seats)]
        self.box = False
        self.written = False
        self.reading = False  # missiles land when they are read
        self.hq_power = False
        self.lot = False
        self.rounds: i64 = 20
        self.reach = board.reach
        self.ends: list[list[object]] = []  # the words for them, by kind and start

    def set_ends(self) -> None:
        """Once everything else is set: which `to` may follow a `take`."""
        first = self.actions.first_to
        for reach in self.reach:
            sectors = self.board.everywhere if self.written else reach
            handles = [
                self.actions.handles[first + n] for n in range(self.board.sector_count) if sectors & BIT[n]
            ]
            self.ends.append(handles)


@final
class War(State):
    __slots__ = (
        "answered", "arbiter", "armies", "asked", "chosen", "clears", "executed", "pieces", "reason",
        "reserve_strikes", "round", "rows", "sealed", "sheets", "stage", "strikes",
    )  # fmt: skip

    def __init__(self, pieces: vec[i64], armies: vec[i64], rows: vec[i64], sheets: vec[i64]) -> None:
        self.pieces = pieces
        self.armies = armies  # by army: its Power; who holds its flag; the round it fell in, or 0
        self.rows = rows  # of the sheets being written
        self.sheets = sheets  # as read in the last round: everybody may look at them (PW-086)
        self.stage: i64 = PLAN_STAGE
        self.round: i64 = 1
        self.arbiter: i64 = 0
        self.sealed: i64 = 0  # a set of seats
        self.clears: i64 = 0  # four bits for each seat
        self.asked: i64 = -1  # the seat that a question is put to
        self.executed: i64 = 0  # the seats with an order done, or whose penalty is paid
        self.answered: i64 = 0  # sectors (or colours) whose question is answered
        self.chosen: i64 = 0  # those of them for which the later army was chosen
        self.strikes: i64 = 0  # sectors that missiles are on the way to
        self.reserve_strikes: i64 = 0  # and the armies whose Reserve they will hit
        self.reason: i64 = RUNNING

    def copy(self) -> War:
        other = War(self.pieces[:], self.armies[:], self.rows[:], self.sheets[:])
        other.stage = self.stage
        other.round = self.round
        other.arbiter = self.arbiter
        other.sealed = self.sealed
        other.clears = self.clears
        other.asked = self.asked
        other.executed = self.executed
        other.answered = self.answered
        other.chosen = self.chosen
        other.strikes = self.strikes
        other.reserve_strikes = self.reserve_strikes
        other.reason = self.reason
        return other

    def dump(self) -> Saved:
        return {
            "pieces": [int(piece) for piece in self.pieces],
            "armies": [int(number) for number in self.armies],
            "rows": [int(number) for number in self.rows],
            "sheets": [int(number) for number in self.sheets],
            "stage": int(self.stage),
            "round": int(self.round),
            "arbiter": int(self.arbiter),
            "sealed": int(self.sealed),
            "clears": int(self.clears),
            "asked": int(self.asked),
            "executed": int(self.executed),
            "answered": int(self.answered),
            "chosen": int(self.chosen),
            "strikes": int(self.strikes),
            "reserve_strikes": int(self.reserve_strikes),
            "reason": int(self.reason),
        }


def empty_war() -> War:
    return War(vec[i64](), vec[i64]([0] * 4 + [0, 1, 2, 3] + [0] * 4), vec[i64](), vec[i64]())


def load_state(t: Table, data: Saved) -> War:
    s = empty_war()
    s.pieces = vec[i64](_pieces(t, data))
    s.armies = vec[i64](numbers(data, "armies", 1 << 30, 3 * ARMIES))
    s.rows = vec[i64](_rows(data, "rows"))
    s.sheets = vec[i64](_rows(data, "sheets"))
    s.stage = number(data, "stage", 0, OVER)
    s.round = number(data, "round", 0, 1000)
    s.arbiter = number(data, "arbiter", 0, t.seats - 1)
    s.sealed = number(data, "sealed", 0, 15)
    s.clears = number(data, "clears", 0, 0xFFFF)
    s.asked = number(data, "asked", -1, t.seats - 1)
    s.executed = number(data, "executed", 0, 15)
    s.answered = number(data, "answered", 0, t.board.everywhere)
    s.chosen = number(data, "chosen", 0, t.board.everywhere)
    s.strikes = number(data, "strikes", 0, t.board.everywhere)
    s.reserve_strikes = number(data, "reserve_strikes", 0, 15)
    s.reason = number(data, "reason", 0, LIMIT)
    return s


def _pieces(t: Table, data: Mapping[str, object]) -> list[int]:
    pieces = numbers(data, "pieces", (1 << 18) - 1)
    for piece in pieces:
        if place_of_piece(piece) > t.board.reserve or kind_of(piece) >= ALL_KINDS or mark_of(piece) > BACK:
            raise ValueError(f"saved position: pieces has {piece}, which is no piece")
    return pieces


def _rows(data: Mapping[str, object], name: str) -> list[int]:
    rows = numbers(data, name, (1 << 62) - 1)
    if len(rows) % 2:
        raise ValueError(f"saved position: {name} must have two numbers for each row")
    return rows


# Pieces.


def group(place: i64, army: i64, kind: i64) -> i64:
    """The number that pieces have in common which cannot be told apart but by their mark."""
    return place << 6 | army << 4 | kind


def marked(group: i64, mark: i64) -> i64:
    return group << 6 | mark


def group_of(piece: i64) -> i64:
    return piece >> 6


def place_of_piece(piece: i64) -> i64:
    return piece >> 12


def army_of(piece: i64) -> i64:
    return piece >> 10 & 3


def kind_of(piece: i64) -> i64:
    return piece >> 6 & 15


def mark_of(piece: i64) -> i64:
    return piece & 63


def count_of(s: War, group: i64) -> i64:
    count: i64 = 0
    for piece in s.pieces:
        if group_of(piece) == group:
            count += 1
    return count


def add_piece(s: War, group: i64, mark: i64) -> None:
    s.pieces = append(s.pieces, marked(group, mark))


def sort_pieces(s: War) -> None:
    """In place: there are few, and they are nearly in order."""
    pieces = s.pieces
    for n in range(1, i64(len(pieces))):
        piece = pieces[n]
        hole: i64 = n
        while hole > 0 and pieces[hole - 1] > piece:
            pieces[hole] = pieces[hole - 1]
            hole -= 1
        pieces[hole] = piece


# Armies and seats.


def power_of(s: War, army: i64) -> i64:
    return s.armies[army]


def flag_holder(s: War, army: i64) -> i64:
    return s.armies[ARMIES + army]


def fell_in(s: War, army: i64) -> i64:
    return s.armies[2 * ARMIES + army]


def is_in(s: War, army: i64) -> bool:
    return fell_in(s, army) == 0


def seat_lives(t: Table, s: War, seat: i64) -> bool:
    return any(t.side[army] == seat and is_in(s, army) for army in range(ARMIES))


def living(t: Table, s: War) -> i64:
    """The seats still in the game, as a set."""
    found: i64 = 0
    for army in range(ARMIES):
        if is_in(s, army) and t.side[army] < t.seats:
            found |= BIT[t.side[army]]
    return found


def clears_of(s: War, seat: i64) -> i64:
    return s.clears >> 4 * seat & 15


def own_army(t: Table, seat: i64, army: i64) -> i64:
    """The army that an order of the seat means: without a name its own one."""
    if army >= 0:
        return army
    for own in range(ARMIES):
        if t.side[own] == seat:
            return own
    return 0
