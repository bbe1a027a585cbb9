"""The rules once more, as plainly as can be: dicts, lists and loops, and nothing of the game's own code.

Played side by side with the real rules, which must offer the same words, have the same torque, end alike.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

MODELS = {
    "a": ([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]),
    "b": ([6, 5, 4, 3, 2, 1, 7], [6, 5, 4, 3, 2, 1, 7]),
    "c": ([1, 2, 3, 4, 5, 6, 7], [6, 5, 4, 3, 2, 1, 7]),
    "d": ([6, 5, 4, 3, 2, 1, 7], [1, 2, 3, 4, 5, 6, 7]),
}
SINGLES = {
    "none": [],
    "at_3": [3],
    "at_3_4": [3, 4],
    "at_2": [2],
    "at_2_5": [2, 5],
    "at_1": [1],
    "at_1_6": [1, 6],
}
LIMITS = {"standard": 30, "nervous": 24, "steady": 36}
WEIGHTS = {"L": 3, "M": 2}
CYCLES = {2: [0, 1], 3: [0, 2, 1], 4: [0, 2, 1, 3]}
NORTH = {2: [1], 3: [2], 4: [2, 3]}
DEFAULTS = {
    "mode": "individual", "model": "a", "pawns": 6, "singles": "none", "arm": "standard", "shaky": False,
    "pact": "none", "final": "any", "turns": "sides", "passing": "player",
}  # fmt: skip


def label(index: int) -> str:
    return f"start-{index}" if index <= 7 else f"finish-{index - 7}"


class Naive:
    def __init__(self, seats: int, **options: Any) -> None:
        self.seats = seats
        self.options = {**DEFAULTS, **options}
        self.teams = self.options["mode"] == "teams"
        self.limit = LIMITS[self.options["arm"]]
        self.side = {seat: "north" if seat in NORTH[seats] else "south" for seat in range(seats)}
        self.first_side = dict(self.side)
        self.out: list[int] = []  # in the order in which they went
        self.phase = "start"
        self.result: dict[str, Any] = {}
        self.begin_round()

    # The round.

    def begin_round(self) -> None:
        self.pawns: list[dict[str, Any]] = []
        for seat in self.inside():
            sizes = ["L"] * self.options["pawns"] if self.seats == 2 else ["L", "L", "M", "M"]
            self.pawns += [{"owner": seat, "size": size, "at": 0} for size in sizes]
        self.bound: set[Any] = set()
        self.idle = 0
        self.phase = "start"
        self.throwing = self.inside()
        self.thrown_off: dict[int, int] = {}

    def inside(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.out]

    def throw_off(self, number: int) -> None:
        self.thrown_off[self.throwing[len(self.thrown_off)]] = number
        if len(self.thrown_off) < len(self.throwing):
            return
        highest = [seat for seat in self.throwing if self.thrown_off[seat] == max(self.thrown_off.values())]
        self.thrown_off = {}
        if len(highest) > 1:
            self.throwing = highest
            return
        cycle = self.cycle()
        turned = [cycle[n:] + cycle[:n] for n in range(len(cycle)) if cycle[n] == highest[0]]
        self.order = min(turned, key=lambda one: one[1])
        self.phase = "throw"

    def cycle(self) -> list[int]:
        if not self.teams or self.options["turns"] == "players":
            return [seat for seat in CYCLES[self.seats] if seat in self.inside()]
        south = [seat for seat in self.inside() if self.side[seat] == "south"]
        north = [seat for seat in self.inside() if self.side[seat] == "north"]
        if len(south) == len(north) == 1:
            return [south[0], north[0]]
        return [south[0], north[0], south[-1], north[-1]]

    # The arm.

    def spot(self, seat: int, index: int) -> tuple[int, int]:
        """The half (+1 east) and distance of a place."""
        start, finish = MODELS[self.options["model"]]
        east = (index <= 7) == (self.side[seat] == "south")
        return (1 if east else -1), (start[index - 1] if index <= 7 else finish[index - 8])

    def holes(self, spot: tuple[int, int]) -> int:
        return 1 if spot[1] == 7 or spot[1] in SINGLES[self.options["singles"]] else 2

    def there(self, spot: tuple[int, int]) -> list[dict[str, Any]]:
        return [pawn for pawn in self.pawns if pawn["at"] and self.spot(pawn["owner"], pawn["at"]) == spot]

    def torque(self) -> int:
        total = 0
        for pawn in self.pawns:
            if pawn["at"]:
                half, distance = self.spot(pawn["owner"], pawn["at"])
                total += WEIGHTS[pawn["size"]] * half * distance
        return total

    def pact(self, a: int, b: int) -> bool:
        if self.options["pact"] == "all":
            return self.first_side[a] != self.first_side[b]
        return "abcd"[min(a, b)] + "abcd"[max(a, b)] in self.options["pact"].split("_")

    # The words.

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        return [self.order[0]] if self.phase == "act" else [-1]

    def words(self) -> set[str]:
        if self.phase in ("start", "throw"):
            return {f"throw {number}" for number in range(1, 7)}
        if self.phase == "shake":
            return {"hold", "slip"}
        found = self.deeds()
        if not found:
            return {"skip"}
        return found if self.memory() in self.bound else found | {"pass"}

    def memory(self) -> Any:
        seat = self.order[0]
        return self.first_side[seat] if self.options["passing"] == "team" else seat

    def deeds(self) -> set[str]:
        seat, found = self.order[0], set()
        for pawn in self.pawns:
            if pawn["owner"] != seat:
                continue
            size = " m" if pawn["size"] == "M" else ""
            goal = pawn["at"] + self.number
            if goal > 14:
                continue
            beside = self.there(self.spot(seat, goal))
            if len(beside) >= self.holes(self.spot(seat, goal)):
                continue
            words = f"move {label(pawn['at'])}{size}" if pawn["at"] else f"place {self.number}{size}"
            found.add(words)
            if pawn["at"] and goal > 7 and beside and self.may_beat(seat, beside[0]["owner"]):
                found.add(f"{words} beat")
        return found

    def may_beat(self, seat: int, other: int) -> bool:
        return self.side[seat] != self.side[other] and not self.pact(seat, other)

    def say(self, words: str) -> None:
        verb, *rest = words.split()
        if verb == "throw" and self.phase == "start":
            self.throw_off(int(rest[0]))
        elif verb == "throw":
            self.number = int(rest[0])
            self.phase = "act"
        elif verb in ("pass", "skip"):
            self.do_nothing(verb)
        elif verb in ("hold", "slip"):
            self.settle(verb == "slip")
        else:
            self.put(verb, rest)

    def do_nothing(self, verb: str) -> None:
        if verb == "pass":
            self.bound.add(self.memory())
        else:
            self.bound.discard(self.memory())
        self.idle += 1
        if self.idle == 60:
            self.end("standstill", [])
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.order = self.order[1:] + self.order[:1]
        self.phase = "throw"

    def put(self, verb: str, rest: list[str]) -> None:
        seat = self.order[0]
        self.bound.discard(self.memory())
        self.idle = 0
        size = "M" if "m" in rest else "L"
        at = next(n for n in range(1, 15) if label(n) == rest[0]) if verb == "move" else 0
        pawn = next(p for p in self.pawns if (p["owner"], p["size"], p["at"]) == (seat, size, at))
        goal = at + self.number
        if "beat" in rest:
            self.there(self.spot(seat, goal))[0]["at"] = 0
        pawn["at"] = goal
        reach = 4 if self.options["shaky"] else 0
        if (
            self.options["final"] == "rearrange"
            and self.home(seat)
            and abs(self.torque()) >= self.limit - reach
        ):
            self.rearrange(seat)
        if self.options["shaky"] and 1 <= self.limit - abs(self.torque()) <= 4:
            self.phase = "shake"
        else:
            self.settle(abs(self.torque()) >= self.limit)

    def home(self, seat: int) -> bool:
        return all(pawn["at"] > 7 for pawn in self.pawns if pawn["owner"] == seat)

    def rearrange(self, seat: int) -> None:
        own = sorted(
            (pawn for pawn in self.pawns if pawn["owner"] == seat), key=lambda pawn: str(pawn["size"])
        )
        large = [pawn for pawn in own if pawn["size"] == "L"]
        small = [pawn for pawn in own if pawn["size"] == "M"]
        ways = []
        for first in combinations_with_replacement(range(8, 15), len(large)):
            for second in combinations_with_replacement(range(8, 15), len(small)):
                for pawn, place in zip(large + small, first + second):
                    pawn["at"] = place
                spots = [self.spot(seat, place) for place in range(8, 15)]
                if all(len(self.there(spot)) <= self.holes(spot) for spot in spots):
                    ways.append((abs(self.torque()), first + second))
        for pawn, place in zip(large + small, min(ways)[1]):
            pawn["at"] = place

    def odds(self) -> dict[str, int]:
        if self.phase == "shake":
            short = self.limit - abs(self.torque())
            return {"hold": 81 - (9 - 2 * short) ** 2, "slip": (9 - 2 * short) ** 2}
        return dict.fromkeys(self.words(), 1)

    # The end.

    def settle(self, tips: bool) -> None:
        seat = self.order[0]
        mates = [other for other in range(self.seats) if self.first_side[other] == self.first_side[seat]]
        if not tips:
            if self.home(seat):
                self.end("home", mates if self.teams else [seat])
            else:
                self.next_turn()
            return
        self.out.append(seat)
        left = self.inside()
        if self.teams and not set(mates) & set(left):
            self.end("tip", [other for other in range(self.seats) if other not in mates])
        elif not self.teams and len(left) == 1:
            self.end("tip", left)
        else:
            if not self.teams and len(left) == 2 and self.side[left[0]] == self.side[left[1]]:
                self.side[left[1]] = "south" if self.side[left[1]] == "north" else "north"
            self.begin_round()

    def end(self, reason: str, winners: list[int]) -> None:
        self.phase = "over"
        if reason == "standstill":
            best = list(range(self.seats)) if self.teams else self.inside()
        else:
            best = winners
        rest = [seat for seat in range(self.seats) if seat not in best]
        classes = [best]
        if self.teams:
            classes.append(rest)
        else:
            classes.append([seat for seat in rest if seat in self.inside()])
            classes += [[seat] for seat in reversed(self.out)]
        ranks, place = {}, 1
        for group in classes:
            for seat in group:
                ranks[seat] = place
            place += len(group)
        scores = [int(seat in winners) for seat in range(self.seats)]
        self.result = {"ranks": [ranks[n] for n in range(self.seats)], "scores": scores, "reason": reason}
