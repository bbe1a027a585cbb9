"""Every action of a table: its id, its words, and the numbers it decodes to.

First come the words that name no army, then a block of orders for each army that can be named, then what
settles a round. Inside a block an order stands at its verb's first id and its place in that verb's list.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.power.board import ALL_KINDS, MOVING_KINDS, SMALL_KINDS, Board, stands
from equipoise.games.power.boardfile import KINDS

SEAL: Final[i64] = 0
CLEAR: Final[i64] = 1
DONE: Final[i64] = 2
FILL: Final[i64] = 3
ADD: Final[i64] = 4
TO: Final[i64] = 5
AT: Final[i64] = 6
TAKE: Final[i64] = 7
BRING: Final[i64] = 8
BUY: Final[i64] = 9
TRADE: Final[i64] = 10
MAKE: Final[i64] = 11
LAUNCH: Final[i64] = 12
PAY: Final[i64] = 13
PAY_POWER: Final[i64] = 14
PRISONERS: Final[i64] = 15
FLAG: Final[i64] = 16
ARBITER: Final[i64] = 17
VERBS: Final = [
    "seal", "clear", "done", "fill", "add", "to", "at", "take", "bring", "buy", "trade", "make missile",
    "launch", "pay", "pay power", "prisoners", "flag", "arbiter",
]  # fmt: skip

SEAL_ID: Final[i64] = 0
CLEAR_ID: Final[i64] = 1
DONE_ID: Final[i64] = 2
FILL_ID: Final[i64] = 3
FIRST_ADD: Final[i64] = 4

OWN: Final = -1  # the army of an order that names none: that of the seat itself
OPENING_VERBS: Final = [TAKE, BRING, BUY, TRADE, MAKE, LAUNCH]


@final
class Deed:
    """What an action says. `place` and `target` are places of the board; behind the sectors a target is a
    Reserve by its colour. Numbers that a verb has no use for are 0."""

    __slots__ = ("army", "kind", "place", "target", "verb")

    def __init__(self, verb: i64, army: i64 = OWN, kind: i64 = 0, place: i64 = 0, target: i64 = 0) -> None:
        self.verb = verb
        self.army = army
        self.kind = kind
        self.place = place
        self.target = target


@final
class Actions:
    """The words of the tables with so many seats; `named` are the armies that orders name."""

    def __init__(self, board: Board, seats: int, named: list[int], lot: list[int]) -> None:
        self.board = board
        self.seats = seats
        places = len(board.places)
        self.deeds: list[Deed] = [Deed(SEAL), Deed(CLEAR), Deed(DONE), Deed(FILL)]
        self.deeds += [Deed(ADD, kind=kind) for kind in range(MOVING_KINDS)]
        self.first_to: i64 = len(self.deeds)
        self.deeds += [Deed(TO, target=sector) for sector in range(board.sector_count)]
        self.first_at: i64 = len(self.deeds)
        self.deeds += [Deed(AT, target=target) for target in range(places - 1 + len(board.colours))]
        # by named army, OWN first: where its orders begin
        self.block = vec[i64]([0] * (len(board.colours) + 1))
        # inside a block: take[kind * places + place], trade likewise, and the first of each other verb
        self.take = vec[i64]([-1] * (ALL_KINDS * places))
        self.trade = vec[i64]([-1] * (SMALL_KINDS * places))
        self.bring: i64 = 0
        self.buy: i64 = 0
        self.make: i64 = 0
        self.launch: i64 = 0
        for army in named:
            self.block[army + 1] = len(self.deeds)
            self._orders(army)
        self.pay = vec[i64]([0] * (len(board.colours) + 1))
        self._settling(named if seats == 2 else [OWN])
        self.first_arbiter: i64 = len(self.deeds)
        self.deeds += [Deed(ARBITER, army) for army in lot]
        # Python keeps no int objects past 256; handing out these saves making them anew.
        self.handles: list[object] = [id for id in range(len(self.deeds))]
        self.words = [self.word(deed) for deed in self.deeds]
        self.ids = {words: id for id, words in enumerate(self.words)}

    def _orders(self, army: int) -> None:
        start = len(self.deeds)
        places = len(self.board.places)
        for kind in range(MOVING_KINDS):
            for sector in range(self.board.sector_count):
                if stands(self.board, kind, sector):
                    self.take[kind * places + sector] = len(self.deeds) - start
                    self.deeds.append(Deed(TAKE, army, kind, sector))
        self.bring = len(self.deeds) - start
        self.deeds += [Deed(BRING, army, kind, self.board.reserve) for kind in range(MOVING_KINDS)]
        self.buy = len(self.deeds) - start
        self.deeds += [Deed(BUY, army, kind, self.board.reserve) for kind in range(SMALL_KINDS)]
        for kind in range(SMALL_KINDS):
            for place in range(places):
                if place == self.board.reserve or stands(self.board, kind, place):
                    self.trade[kind * places + place] = len(self.deeds) - start
                    self.deeds.append(Deed(TRADE, army, kind, place))
        self.make = len(self.deeds) - start
        self.deeds += [Deed(MAKE, army, 0, place) for place in range(places)]
        self.launch = len(self.deeds) - start
        self.deeds += [Deed(LAUNCH, army, 0, place) for place in range(places)]

    def _settling(self, payers: list[int]) -> None:
        colours = range(len(self.board.colours))
        for army in payers:
            self.pay[army + 1] = len(self.deeds)
            self.deeds += [Deed(PAY, army, 0, place) for place in range(len(self.board.places))]
            if self.seats == 2:
                self.deeds.append(Deed(PAY_POWER, army))
        self.first_prisoners: i64 = len(self.deeds)
        if self.seats == 2:
            self.deeds += [Deed(PRISONERS, army) for army in colours]
            self.deeds += [Deed(FLAG, army) for army in colours]

    def word(self, deed: Deed) -> str:
        board = self.board
        parts = [VERBS[deed.verb]]
        if deed.army >= 0:
            parts.insert(0, board.colours[deed.army])
        if deed.verb in (PRISONERS, FLAG, ARBITER):
            parts.reverse()
        if deed.verb in (ADD, TAKE, BRING, BUY, TRADE):
            parts.append(KINDS[deed.kind])
        if deed.verb in (TAKE, TRADE, MAKE, LAUNCH, PAY):
            parts.append(board.places[deed.place])
        if deed.verb == TO:
            parts.append(board.sectors[deed.target])
        if deed.verb == AT:
            parts.append(target_word(board, deed.target))
        return " ".join(parts)


def target_word(board: Board, target: i64) -> str:
    if target < board.sector_count:
        return board.sectors[target]
    return f"reserve {board.colours[target - board.sector_count]}"
