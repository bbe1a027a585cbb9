"""A second telling of the rules, plain and slow: dicts and words, nothing shared with the rules but the data.

The position is a `Book`: markers, pieces, heaps and purses by name. `acts(book)` lists whose words are
asked for, `play(book, who, words)` changes it. These two are in reference_words.py and
reference_play.py.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import equipoise

DATA = tomllib.loads((Path(equipoise.__file__).parent / "games/macht/board.toml").read_text(encoding="utf-8"))
BOX = DATA["box"]
PROVINCES = sorted(one["id"] for one in DATA["province"])
BORDERS = {one["id"]: set(one["borders"]) for one in DATA["province"]}
COAST = {one["id"] for one in DATA["province"] if one["coastal"]}
SYMBOLS = [one["symbol"] for one in DATA["marker"]]
TILES = {f"{one['kind']} {one['symbol']}" if "symbol" in one else one["kind"]: one for one in DATA["tile"]}
LIGHTNING = [name for name, one in TILES.items() if one["lightning"]]
SEATS = ["orange", "white"]
OTHER = {
    "orange": "white",
    "white": "orange",
    "magic": "sword",
    "sword": "magic",
    "knight": "mage",
    "mage": "knight",
}


class Book:
    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        count = "more_bonus" if options["tiles"] == "more_bonus" else "count"
        self.marker: dict[str, str] = {}
        self.spare = Counter({one["symbol"]: one["count"] for one in DATA["marker"]})
        self.pile = Counter({name: one[count] for name, one in TILES.items()})
        self.offer: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.hand: dict[str, Counter[str]] = {seat: Counter() for seat in SEATS}
        self.bonus: dict[str, Counter[str]] = {seat: Counter() for seat in SEATS}
        self.tokens = Counter({one["value"]: one["count"] for one in DATA["token"]})
        self.men: dict[str, Counter[str]] = {seat: Counter() for seat in SEATS}  # "knight kent"
        start = {"knight": BOX["start_knights"], "mage": BOX["start_mages"]}
        whole = {"knight": BOX["knights"], "mage": BOX["mages"]}
        self.reserve = {seat: dict(start) for seat in SEATS}
        self.stock = {seat: {kind: whole[kind] - start[kind] for kind in start} for seat in SEATS}
        self.vp = dict.fromkeys(SEATS, 0)
        self.cycle, self.number, self.cubes, self.to_show = "", 0, 0, 0
        self.first_recruit = True
        self.turn, self.left = "", 0
        self.step = "lay"
        self.said = ""  # the tile words that were announced
        self.bids: dict[str, int] = {}
        self.winner = ""
        self.removed: list[str] = []
        self.moved: set[str] = set()
        self.result: tuple[list[int], list[int], str] | None = None

    def active(self) -> str:
        return "mage" if self.cycle == "magic" else "knight"

    def force(self, seat: str, province: str, kind: str = "") -> int:
        kinds = [kind] if kind else ["knight", "mage"]
        return sum(self.men[seat][f"{each} {province}"] for each in kinds)

    def owner(self, province: str) -> str:
        return next((seat for seat in SEATS if self.force(seat, province)), "")

    def neighbours(self, province: str) -> set[str]:
        if self.cycle == "sword":
            return BORDERS[province]
        return {other for other in PROVINCES if self.marker[other] == self.marker[province]} - {province}

    def around(self, seat: str, province: str) -> int:
        near = sum(self.force(seat, other, self.active()) for other in self.neighbours(province))
        return near + self.bonus[seat][f"bonus {self.marker[province]}"]

    def actives(self, seat: str, cycle: str) -> int:
        kind = "mage" if cycle == "magic" else "knight"
        return sum(self.force(seat, p, kind) > self.force(seat, p, OTHER[kind]) for p in PROVINCES)

    def enlist(self, seat: str, kind: str, count: int) -> None:
        count = min(count, self.stock[seat][kind])
        self.stock[seat][kind] -= count
        self.reserve[seat][kind] += count

    def put(self, seat: str, kind: str, province: str) -> None:
        self.reserve[seat][kind] -= 1
        self.men[seat][f"{kind} {province}"] += 1


def begin_cycle(b: Book, cycle: str) -> None:
    b.cycle, b.number, b.first_recruit = cycle, b.number + 1, True
    for seat in SEATS:
        b.enlist(seat, b.active(), BOX["reinforcements"])
    if b.number == 1:
        b.cubes, b.to_show = BOX["first_cubes"], BOX["first_tiles"]
        show_or_start(b)
        return
    if not sum(b.tokens.values()):
        b.tokens = Counter({one["value"]: one["count"] for one in DATA["token"]})
    b.step = "time"


def show_or_start(b: Book) -> None:
    if b.to_show and not b.pile.total():
        b.pile, b.discards = b.discards, Counter()
    if b.to_show and b.pile.total():
        b.step = "show"
        return
    b.to_show = 0
    score = dict(b.vp)
    if score["orange"] == score["white"]:
        judged = OTHER[b.cycle] if b.options["starter"] == "finished" and b.number > 1 else b.cycle
        score = {seat: b.actives(seat, judged) for seat in SEATS}
    if score["orange"] == score["white"]:
        b.step = "starter"
    else:
        first_turn(b, min(SEATS, key=lambda seat: score[seat]))


def first_turn(b: Book, seat: str) -> None:
    b.turn, b.step = seat, "action"
    b.left = BOX["actions"][0] if b.vp["orange"] == b.vp["white"] else BOX["actions"][1]


def action_over(b: Book) -> None:
    if b.cubes == 0:
        cycle_over(b)
        return
    b.left -= 1
    if b.left == 0:
        b.turn, b.left = OTHER[b.turn], BOX["actions"][1]
    b.step = "action"


def cycle_over(b: Book) -> None:
    active = {seat: b.actives(seat, b.cycle) for seat in SEATS}
    for seat in SEATS:
        b.vp[seat] += active[seat] >= active[OTHER[seat]]
    points = [b.vp[seat] + active[seat] for seat in SEATS]
    if max(points) >= BOX["win_points"]:
        both = min(points) >= BOX["win_points"]
        reason = "twelve" if not both else "tied" if points[0] == points[1] else "higher"
        b.result = ([1 + sum(other > own for other in points) for own in points], points, reason)
        b.step = "over"
        return
    b.discards += b.offer + b.bonus["orange"] + b.bonus["white"]
    b.offer, b.bonus = Counter(), {seat: Counter() for seat in SEATS}
    begin_cycle(b, OTHER[b.cycle])


def uses(b: Book) -> list[str]:
    """Every legal `use`, found by trying all there could be."""
    found = []
    for tile in [name for name in TILES if b.hand[b.turn][name]]:
        kind, _, symbol = tile.partition(" ")
        if kind in ("influence", "merlin"):
            aims = [p for p in PROVINCES if kind == "merlin" or b.marker[p] == symbol]
            found += [f"use {tile} {p}" for p in aims if may_influence(b, p)]
        if kind == "bonus":
            found.append(f"use {tile}")
        if kind == "movement":
            found += [f"use movement {p} {q}" for p, q in combinations(PROVINCES, 2) if may_move(b, p, q)]
        if kind == "sea_move":
            found += [f"use sea_move {p} {q}" for p, q in permutations(PROVINCES, 2) if may_sail(b, p, q)]
        seen = []
        for knights, mages in TILES[tile]["recruit"]:
            brings = (min(knights, b.stock[b.turn]["knight"]), min(mages, b.stock[b.turn]["mage"]))
            if brings not in seen:
                counted = [f"{n} {k}" for n, k in ((knights, "knight"), (mages, "mage")) if n]
                found.append(f"use {tile} recruit {' '.join(counted)}")
            seen.append(brings)
    return found


def may_influence(b: Book, province: str) -> bool:
    if b.owner(province) == OTHER[b.turn]:
        defence = b.force(OTHER[b.turn], province) + b.around(OTHER[b.turn], province)
        return b.around(b.turn, province) > defence
    kinds = ["knight", "mage"] if b.options["reinforce"] == "any" else [b.active()]
    return any(b.reserve[b.turn][kind] for kind in kinds)


def may_move(b: Book, p: str, q: str) -> bool:
    owners = {b.owner(p), b.owner(q)}
    return q in b.neighbours(p) and b.turn in owners and OTHER[b.turn] not in owners


def may_sail(b: Book, p: str, q: str) -> bool:
    return {p, q} <= COAST and b.owner(p) == b.turn and b.owner(q) != OTHER[b.turn]
