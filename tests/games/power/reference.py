"""A second, naive set of rules in plain dicts, written from the notes alone: slow, short and independent.

It reads the board file by itself, tries every path step by step, and works on the words of the orders.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import equipoise.games.power

DATA = tomllib.loads((Path(equipoise.games.power.__file__).parent / "board.toml").read_text(encoding="utf-8"))
COLOURS = ["green", "blue", "yellow", "red"]
ORDER = [sector["id"] for sector in DATA["sector"]]
GROUND = {sector["id"]: sector["kind"] for sector in DATA["sector"]}
OWNER = {sector["id"]: sector.get("owner") for sector in DATA["sector"]}
HQ = {sector["owner"]: sector["id"] for sector in DATA["sector"] if sector["kind"] == "hq"}
POWER = {piece["id"]: piece["power"] for piece in DATA["piece"]}
BOX = {"tank": 6, "heavy_tank": 3, "fighter": 6, "bomber": 3, "destroyer": 6, "cruiser": 3, "missile": 1}
MOVES = {piece["id"]: piece["moves"] for piece in DATA["piece"]}
SMALL = ["soldier", "tank", "fighter", "destroyer"]
LARGE = dict(zip(SMALL, ["regiment", "heavy_tank", "bomber", "cruiser"]))
SHIPS = ("destroyer", "cruiser")
PLANES = ("fighter", "bomber")

Piece = dict[str, Any]  # army, kind, at, origin (or None), made, back


def neighbours(sector: str, ship: bool, diagonals: bool) -> set[str]:
    names = ["ship_water", "ship_shore"] if ship else ["land_border", "land_diagonal"]
    if ship and diagonals:
        names.append("ship_diagonal")
    pairs = [pair for name in names for pair in DATA["links"][name] if sector in pair]
    return {b if a == sector else a for a, b in pairs}


@cache
def reach(kind: str, start: str, diagonals: bool = False) -> set[str]:
    """Every path is walked to its end."""
    found: set[str] = set()

    def walk(here: str, left: int) -> None:
        if here != start:
            found.add(here)
        stopped = here != start and kind not in SHIPS + PLANES and GROUND[here] in ("island", "hq")
        if left and not stopped:
            for there in neighbours(here, kind in SHIPS, diagonals):
                walk(there, left - 1)

    walk(start, MOVES[kind])
    return found


class Round:
    """One round from sheets of words to the flags."""

    def __init__(
        self, pieces: list[Piece], power: dict[str, int], alive: set[str], side: dict[str, int]
    ) -> None:
        self.pieces = pieces
        self.power = power
        self.alive = alive
        self.side = side  # by colour
        self.mercenary = ""
        self.box = self.reading = self.hq_power = self.diagonals = False
        self.strikes: list[str] = []
        self.results: dict[tuple[int, int], str] = {}

    def here(self, army: str, kind: str, place: str) -> list[Piece]:
        """Identical pieces, those first that an exchange spends first."""
        found = [p for p in self.pieces if (p["army"], p["kind"], p["at"]) == (army, kind, place)]

        def first(p: Piece) -> int:
            if p["origin"] is not None:
                return 100 if p["origin"] == "reserve" else ORDER.index(p["origin"])
            return 200 if p["made"] else 300

        return sorted(found, key=first)

    def add(self, army: str, kind: str, place: str, made: bool = False) -> None:
        self.pieces.append(
            {"army": army, "kind": kind, "at": place, "origin": None, "made": made, "back": False}
        )

    def spare(self, army: str, kind: str) -> bool:
        if not self.box:
            return True
        kinds = [p["kind"] for p in self.pieces if p["army"] == army] + [kind]
        if kind in ("soldier", "regiment"):
            return kinds.count("soldier") + 3 * kinds.count("regiment") <= 9
        most = {
            "tank": 6,
            "heavy_tank": 3,
            "fighter": 6,
            "bomber": 3,
            "destroyer": 6,
            "cruiser": 3,
            "missile": 1,
        }
        return kinds.count(kind) <= most[kind]

    def gain(self, army: str, count: int) -> None:
        self.power[army] = min(self.power[army] + count, 10 if self.box else 10**6)

    def order(self, army: str, words: list[str]) -> bool:
        """Carries one row out; False if it cannot be."""
        verb, *rest = words[0].split()
        if verb == "take":
            kind, start = rest
            end = words[1].split()[1]
            movers = [p for p in self.here(army, kind, start) if p["origin"] is None and not p["made"]]
            if not movers or end not in reach(kind, start, self.diagonals):
                return False
            movers[0].update(at=end, origin=start)
        elif verb == "bring":
            if not self.here(army, rest[0], "reserve"):
                return False
            self.here(army, rest[0], "reserve")[0].update(at=HQ[army], origin="reserve")
        elif verb == "buy":
            if self.power[army] < POWER[rest[0]] or not self.spare(army, rest[0]):
                return False
            self.power[army] -= POWER[rest[0]]
            self.add(army, rest[0], "reserve")
        elif verb == "trade":
            three = self.here(army, rest[0], rest[1])[:3]
            if len(three) < 3 or rest[0] != "soldier" and not self.spare(army, LARGE[rest[0]]):
                return False
            for piece in three:
                self.pieces.remove(piece)
            self.add(army, LARGE[rest[0]], rest[1], made=rest[1] != "reserve")
        elif verb == "make":
            return self.make(army, rest[1], words[1:])
        else:
            return self.launch(army, rest[0], words[1].removeprefix("at "))
        return True

    def make(self, army: str, place: str, words: list[str]) -> bool:
        kinds = [word.split()[1] for word in words[:-1]]
        for kind in set(kinds):
            if kinds.count(kind) > len(self.here(army, kind, place)):
                return False
        short = 100 - sum(POWER[kind] for kind in kinds)
        paid = short if words[-1] == "fill" else 0
        if short > paid or paid > self.power[army] or not self.spare(army, "missile"):
            return False
        for kind in kinds:
            self.pieces.remove(self.here(army, kind, place)[0])
        self.power[army] -= paid
        self.add(army, "missile", place, made=place != "reserve")
        return True

    def launch(self, army: str, place: str, target: str) -> bool:
        if not self.here(army, "missile", place):
            return False
        if target.startswith("reserve") and target.split()[1] not in self.alive:
            return False
        self.pieces.remove(self.here(army, "missile", place)[0])
        self.strikes.append(target)
        if self.reading:
            self.strike()
        return True

    def strike(self) -> None:
        for target in self.strikes:
            if target.startswith("reserve"):
                army = target.split()[1]
                self.power[army] = 0
                self.pieces = [p for p in self.pieces if (p["army"], p["at"]) != (army, "reserve")]
            else:
                self.pieces = [p for p in self.pieces if p["at"] != target]
        self.strikes = []

    def cancelled(self, rows: list[tuple[int, int, str, list[str]]]) -> set[tuple[int, int]]:
        """Mercenary rows that contradict each other."""
        groups: dict[str, list[tuple[int, int, str]]] = {}
        for seat, number, army, words in rows:
            verb, *rest = words[0].split()
            if army != self.mercenary or verb not in ("take", "launch"):
                continue
            end = words[1].split(" ", 1)[1]
            fits = end in reach(rest[0], rest[1], self.diagonals) if verb == "take" else True
            if verb == "launch" and end.startswith("reserve"):
                fits = end.split()[1] in self.alive
            if fits:
                groups.setdefault(words[0], []).append((seat, number, end))
        found: set[tuple[int, int]] = set()
        for opening, wanted in groups.items():
            verb, *rest = opening.split()
            kind, place = rest if verb == "take" else ("missile", rest[0])
            count = len(self.here(self.mercenary, kind, place))
            seats, ends = {seat for seat, _, _ in wanted}, {end for _, _, end in wanted}
            if 1 <= count < len(wanted) and len(seats) > 1 and len(ends) > 1:
                found |= {(seat, number) for seat, number, _ in wanted}
        return found

    def read(self, rows: list[tuple[int, int, str, list[str]]]) -> set[int]:
        """The seats that did something. Rows come in reading order."""
        crossed = self.cancelled(rows)
        done: list[tuple[int, str, list[str]]] = []
        active: set[int] = set()
        for seat, number, army, words in rows:
            if (seat, number) in crossed:
                self.results[seat, number] = "lost"
            elif self.order(army, words):
                self.results[seat, number] = "done"
                done.append((seat, army, sorted(words)))
                active.add(seat)
            elif army == self.mercenary and any(
                other != seat and (a, w) == (army, sorted(words)) for other, a, w in done
            ):
                self.results[seat, number] = "echo"
                active.add(seat)
            else:
                self.results[seat, number] = "lost"
        return active

    def totals(self, place: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for p in self.pieces:
            if p["at"] == place:
                side = self.side[p["army"]]
                found[side] = found.get(side, 0) + POWER[p["kind"]]
        return found

    def ties(self) -> None:
        while True:
            goers: list[Piece] = []
            for place in ORDER:
                left = self.totals(place)
                while len(left) > 1:
                    best = max(left.values())
                    tied = [side for side in left if left[side] == best]
                    if len(tied) == 1:
                        break
                    marked = [
                        p for p in self.pieces
                        if p["at"] == place and self.side[p["army"]] in tied
                        and p["origin"] is not None and not p["made"] and not p["back"]
                    ]  # fmt: skip
                    if marked:
                        goers += marked
                        break
                    left = {side: total for side, total in left.items() if side not in tied}
            if not goers:
                return
            for p in goers:
                p.update(at=p["origin"], back=True)
