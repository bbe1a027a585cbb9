"""Every action of a table: its id, its words, and the numbers it decodes to.

The ids of a size lie in a block: `place 1` to `place 6`, then for each place of the path `move` and, from
START 2 on, `move .. beat`. So going through sizes and places in order lists the ids in ascending order.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from equipoise.games.duels.board import HALF, PATH
from equipoise.games.duels.boardfile import FACES

PASS: Final[i64] = 0
SKIP: Final[i64] = 1
PLACE: Final[i64] = 2
MOVE: Final[i64] = 3
BEAT: Final[i64] = 4
THROW: Final[i64] = 5
HOLD: Final[i64] = 6
SLIP: Final[i64] = 7
VERBS: Final = ["pass", "skip", "place", "move", "beat", "throw", "hold", "slip"]

PASS_ID: Final[i64] = 0
SKIP_ID: Final[i64] = 1
FIRST_BLOCK: Final[i64] = 2
BLOCK: Final[i64] = 31  # 6 placings, 13 moves, 12 of them with beating
PLACINGS: Final[i64] = 6


def place_name(place: i64) -> str:
    return f"start-{place + 1}" if place < HALF else f"finish-{place - HALF + 1}"


def place_id(size: i64, number: i64) -> i64:
    return FIRST_BLOCK + size * BLOCK + number - 1


def move_id(size: i64, place: i64) -> i64:
    """The id of the move from a place; that with beating follows it."""
    first = FIRST_BLOCK + size * BLOCK + PLACINGS
    return first + 2 * place - 1 if place else first


@final
class Deed:
    """What an action says. Numbers that its verb has no use for are 0.

    number: what is thrown, or the START number to place on; place: where a move begins.
    """

    __slots__ = ("number", "place", "size", "verb")

    def __init__(self, verb: i64, size: i64 = 0, number: i64 = 0, place: i64 = 0) -> None:
        self.verb = verb
        self.size = size
        self.number = number
        self.place = place


@final
class Actions:
    def __init__(self, sizes: int, shaky: bool) -> None:
        self.deeds = [Deed(PASS), Deed(SKIP)]
        for size in range(sizes):
            self.deeds.extend([Deed(PLACE, size, number) for number in range(1, FACES + 1)])
            for place in range(PATH - 1):
                self.deeds.append(Deed(MOVE, size, 0, place))
                if place > 0:
                    self.deeds.append(Deed(BEAT, size, 0, place))
        self.first_throw: i64 = len(self.deeds)
        self.deeds.extend([Deed(THROW, 0, number) for number in range(1, FACES + 1)])
        self.hold: i64 = len(self.deeds)
        if shaky:
            self.deeds += [Deed(HOLD), Deed(SLIP)]
        self.words = [_word(deed) for deed in self.deeds]
        self.ids = {words: id for id, words in enumerate(self.words)}
        self.throws = [int(self.first_throw) + face for face in range(FACES)]


def _word(deed: Deed) -> str:
    size = " m" if deed.size else ""
    if deed.verb == PLACE:
        return f"place {deed.number}{size}"
    if deed.verb == MOVE:
        return f"move {place_name(deed.place)}{size}"
    if deed.verb == BEAT:
        return f"move {place_name(deed.place)}{size} beat"
    if deed.verb == THROW:
        return f"throw {deed.number}"
    return VERBS[deed.verb]
