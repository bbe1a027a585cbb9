"""Every action of a board: its id, its words, and the numbers it decodes to.

The ids of a turn lie in blocks, one for each class and land; `ring` is the land itself and its
neighbours in the order of the data, and an action stands at its target's place in the ring:

    respawn | move to each of the ring | attack on empire 0 in each of the ring | on empire 1 ...

A move to the land itself is a duplicate, an attack in the land itself is one in place. So going
through classes, lands and targets in order lists the ids in ascending order.
"""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from equipoise.core.bits import HASH, numbers
from equipoise.games.europe1815.board import CLASS_WORDS, Board, count_bits

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
        self.ring_size = numbers([len(ring) for ring in board.rings])
        # ring[land * widest + place]: the lands of a ring as masks, 0 behind the last
        self.widest: i64 = max(len(ring) for ring in board.rings)
        self.ring = numbers([mask for ring in board.rings for mask in self._padded(ring)])
        # block[class * HASH + bit % HASH]: the id of the first action in the land with this bit
        self.block = numbers(self._turn_blocks())
        # What can be said before the first turn, by verb; what can be placed, by class and empire too.
        self.setup_ids: list[list[int]] = [[] for _ in range(PLACE)]
        self.placing: list[list[int]] = []
        self._setup()
        # Python keeps no int objects past 256; handing out these saves making them anew.
        self.handles: list[object] = [id for id in range(len(self.deeds))]
        self.words = [self.word(deed) for deed in self.deeds]
        self.ids = {words: id for id, words in enumerate(self.words)}

    def _turn_blocks(self) -> list[int]:
        blocks = [0] * (HASH * len(CLASS_WORDS))
        for cls in range(len(CLASS_WORDS)):
            for land, ring in enumerate(self.board.rings):
                blocks[cls * HASH + (1 << land) % HASH] = len(self.deeds)
                self.deeds.append(Deed(RESPAWN, cls, land))
                for target in ring:
                    self.deeds.append(Deed(DUPLICATE if target == land else MOVE, cls, land, target))
                for empire in range(len(self.board.empires)):
                    self.deeds.extend([Deed(ATTACK, cls, land, target, empire) for target in ring])
        return blocks

    def _padded(self, ring: list[int]) -> list[int]:
        return [1 << land for land in ring] + [0] * (self.widest - len(ring))

    def _setup(self) -> None:
        board, everyone = self.board, range(len(self.board.empires))
        sets = [sum(1 << empire for empire in chosen) for chosen in board.connected_sets]
        self.setup_ids[EMPIRES] = self._append([Deed(EMPIRES, number=chosen) for chosen in sets])
        for verb in (DEAL, CHOOSE, START):
            self.setup_ids[verb] = self._append([Deed(verb, empire=empire) for empire in everyone])
        seats = range(board.most_seats())
        self.setup_ids[CHOOSER] = self._append([Deed(CHOOSER, number=seat) for seat in seats])
        for cls in range(len(CLASS_WORDS)):
            for empire in everyone:
                away = [land for land in board.homeland(empire) if land != board.capital[empire]]
                self.placing.append(self._append([Deed(PLACE, cls, land) for land in away]))

    def _append(self, deeds: list[Deed]) -> list[int]:
        first = len(self.deeds)
        self.deeds.extend(deeds)
        return list(range(first, len(self.deeds)))

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

    def respawn_id(self, cls: i64, here: i64) -> i64:
        """Of a land, given as a mask."""
        return self.block[cls * HASH + here % HASH]

    def aimed(self, cls: i64, here: i64, row: i64, target: i64) -> i64:
        """Of what is aimed at a target in a row of the block: 0 is moves, 1 + empire is attacks on it."""
        place = here % HASH
        ring = self.board.around[place]
        id = self.block[cls * HASH + place] + 1 + count_bits(ring & (target - 1))
        if row:
            id += row * count_bits(ring)
        return id
