"""Every action of a board: its id, its words, and the numbers it decodes to.

The ids of a turn lie in blocks, one for each class and land; `ring` is the land itself and its
neighbours in the order of the data, and an action stands at its target's place in the ring:

    respawn | move to each of the ring | attack on empire 0 in each of the ring | on empire 1 ...

A move to the land itself is a duplicate, an attack in the land itself is one in place. So going
through classes, lands and targets in order lists the ids in ascending order.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.games.europe1815.board import CLASS_WORDS, Board, place_of

EMPIRES: Final[i64] = 0
DEAL: Final[i64] = 1
CHOOSER: Final[i64] = 2
CHOOSE: Final[i64] = 3
START: Final[i64] = 4
PLACE: Final[i64] = 5
MOVE: Final[i64] = 6
ATTACK: Final[i64] = 7
DUPLICATE: Final[i64] = 8
RESPAWN: Final[i64] = 9
CALL_END: Final[i64] = 10
DONE: Final[i64] = 11
VERBS: Final = [
    "empires", "deal", "chooser", "choose", "start", "place",
    "move", "attack", "duplicate", "respawn", "call end", "done",
]  # fmt: skip

SEAT: Final = re.compile("0|[1-9][0-9]{0,8}", re.ASCII)

DONE_ID: Final[i64] = 0
CALL_END_ID: Final[i64] = 1


@final
class Deed:
    """What an action says. Numbers that its verb has no use for are 0.

    cls and land: who acts where; target: the second land; empire: whose pawn, or which empire;
    number: the seat of `chooser`, the set of empires (a mask) of `empires`.
    """

    __slots__ = ("cls", "empire", "land", "number", "target", "verb")

    def __init__(
        self, verb: i64, cls: i64 = 0, land: i64 = 0, target: i64 = 0, empire: i64 = 0, number: i64 = 0
    ) -> None:
        self.verb = verb
        self.cls = cls
        self.land = land
        self.target = target
        self.empire = empire
        self.number = number


@final
class Actions:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.deeds: list[Deed] = [Deed(DONE), Deed(CALL_END)]
        lands = len(board.lands)
        self.rings = [sorted([land, *board.neighbours[land]]) for land in range(lands)]
        self.ring_size = vec[i64]([len(ring) for ring in self.rings])
        # ring[land * widest + place]: the lands of a ring as masks, 0 behind the last
        self.widest: i64 = max(len(ring) for ring in self.rings)
        self.ring = vec[i64]([mask for ring in self.rings for mask in self._padded(ring)])
        # places[land * lands + target]: the target's place in the ring of the land
        self.places = vec[i64]([bisect_left(ring, target) for ring in self.rings for target in range(lands)])
        # block[class * lands + land]: the id of the first action there
        self.block = vec[i64](self._turn_blocks())
        self.first_setup_id: i64 = len(self.deeds)
        self._setup()
        # Python keeps no int objects past 256; handing out these saves making them anew.
        self.handles: list[object] = [id for id in range(len(self.deeds))]
        self.words = [self.word(deed) for deed in self.deeds]
        self.ids = {words: id for id, words in enumerate(self.words)}

    def _turn_blocks(self) -> list[int]:
        blocks: list[int] = []
        for cls in range(len(CLASS_WORDS)):
            for land, ring in enumerate(self.rings):
                blocks.append(len(self.deeds))
                self.deeds.append(Deed(RESPAWN, cls, land))
                for target in ring:
                    self.deeds.append(Deed(DUPLICATE if target == land else MOVE, cls, land, target))
                for empire in range(len(self.board.empires)):
                    self.deeds.extend([Deed(ATTACK, cls, land, target, empire) for target in ring])
        return blocks

    def _padded(self, ring: list[int]) -> list[int]:
        return [1 << land for land in ring] + [0] * (self.widest - len(ring))

    def _setup(self) -> None:
        board = self.board
        for chosen in board.connected_sets:
            self.deeds.append(Deed(EMPIRES, number=sum(1 << empire for empire in chosen)))
        for verb in (DEAL, CHOOSE, START):
            self.deeds.extend([Deed(verb, empire=empire) for empire in range(len(board.empires))])
        self.deeds.extend([Deed(CHOOSER, number=seat) for seat in range(board.most_seats())])
        for cls in range(len(CLASS_WORDS)):
            for empire in range(len(board.empires)):
                for land in board.homeland(empire):
                    if land != board.capital[empire]:
                        self.deeds.append(Deed(PLACE, cls, land))

    def word(self, deed: Deed) -> str:
        board = self.board
        parts = [VERBS[deed.verb]]
        if deed.verb == EMPIRES:
            parts += [id for empire, id in enumerate(board.empires) if deed.number >> empire & 1]
        elif deed.verb == CHOOSER:
            parts.append(str(deed.number))
        elif deed.verb in (DEAL, CHOOSE, START):
            parts.append(board.empires[deed.empire])
        elif deed.verb in (PLACE, MOVE, ATTACK, DUPLICATE, RESPAWN):
            parts += [CLASS_WORDS[deed.cls], board.lands[deed.land]]
            if deed.verb in (MOVE, ATTACK):
                parts.append(board.lands[deed.target])
            if deed.verb == ATTACK:
                parts.append(board.empires[deed.empire])
        return " ".join(parts)

    def read(self, text: str) -> Deed | None:
        """The deed of any well-formed text, also of one that can never be legal; else None."""
        id = self.ids.get(text)
        if id is not None:
            return self.deeds[id]
        verb, *rest = text.split(" ")
        lands, empires = self.board.land_ids, self.board.empire_ids
        if verb == "empires" and rest and all(name in empires for name in rest):
            chosen = [empires[name] for name in rest]
            in_order = all(a < b for a, b in zip(chosen, chosen[1:]))
            return Deed(EMPIRES, number=sum(1 << empire for empire in chosen)) if in_order else None
        if verb == "chooser" and len(rest) == 1 and SEAT.fullmatch(rest[0]):
            return Deed(CHOOSER, number=int(rest[0]))
        if len(rest) < 2 or rest[0] not in CLASS_WORDS or rest[1] not in lands:
            return None
        cls, land = CLASS_WORDS.index(rest[0]), lands[rest[1]]
        if verb == "place" and len(rest) == 2:
            return Deed(PLACE, cls, land)
        if verb == "move" and len(rest) == 3 and rest[2] in lands:
            return Deed(MOVE, cls, land, lands[rest[2]])
        if verb == "attack" and len(rest) == 4 and rest[2] in lands and rest[3] in empires:
            return Deed(ATTACK, cls, land, lands[rest[2]], empires[rest[3]])
        return None

    def respawn_id(self, cls: i64, land: i64) -> i64:
        return self.block[cls * self.board.land_count + land]

    def row(self, cls: i64, land: i64, number: i64) -> i64:
        """The first id of a row of the block: 0 is moves, 1 + empire is attacks on it."""
        return self.respawn_id(cls, land) + 1 + number * self.ring_size[land]

    def aimed(self, cls: i64, land: i64, number: i64, target: i64) -> i64:
        """The id in a row of what is aimed at a target, given as a mask."""
        return self.row(cls, land, number) + self.places[land * self.board.land_count + place_of(target)]
