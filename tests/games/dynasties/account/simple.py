"""Love, Money, Power, Death a second time: how it is dealt, played and judged."""

from __future__ import annotations

from tests.games.dynasties.account.world import CHANCE, CODES, FIVES, Step

NOBLES = {2: 10, 3: 10, 4: 10, 5: 8, 6: 7}


class Party:
    def __init__(self, seats: int, civilisation: str) -> None:
        deck = {*CODES, *FIVES[civilisation]}
        self.seats = seats
        self.nobles = {code for code in deck if code[0] == "n"}
        self.others = deck - self.nobles
        self.piles = [len(self.others) // seats] * seats
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.courts: list[set[str]] = [set() for _ in range(seats)]


def simple(p: Party) -> Step:
    """Ends when all nobles have been turned up."""
    for seat in range(p.seats):
        for _ in range(3):
            yield from deal(p, seat)
    for left in range(NOBLES[p.seats] - 1, -1, -1):
        played: dict[int, str] = {}
        while len(played) < p.seats:
            waiting = [seat for seat in range(p.seats) if seat not in played]
            seat, said = yield {seat: {f"play {code}" for code in p.hands[seat]} for seat in waiting}
            played[seat] = said.split()[1]
        _, said = yield {CHANCE: {f"card {noble}" for noble in p.nobles}}
        noble = said.split()[1]
        p.nobles.remove(noble)
        winner = judge(noble, played)
        if winner is not None:
            p.courts[winner].add(noble)
        for seat, code in played.items():
            p.hands[seat].remove(code)
        for seat in range(p.seats) if left else ():
            yield from deal(p, seat)


def deal(p: Party, seat: int) -> Step:
    if p.piles[seat]:
        _, said = yield {CHANCE: {f"card {code}" for code in p.others}}
        p.others.remove(said.split()[1])
        p.hands[seat].add(said.split()[1])
        p.piles[seat] -= 1


def judge(noble: str, played: dict[int, str]) -> int | None:
    agents = [seat for seat, code in played.items() if code[0] == "a"]
    if len(agents) == 1:
        return agents[0]
    rest = {seat: code for seat, code in played.items() if seat not in agents}
    followers = {seat: code for seat, code in rest.items() if code[2] == noble[2]} or rest
    best = max((code[1] for code in followers.values()), default="")
    first = [seat for seat, code in followers.items() if code[1] == best]
    return first[0] if len(first) == 1 else None


def standing(court: set[str]) -> tuple[int, int, list[int]]:
    """Less is better: the sum, then fewer nobles, then the lower ones from the highest down."""
    ranks = sorted((int(code[1]) for code in court), reverse=True)
    return -sum(ranks), len(ranks), ranks


def places(p: Party) -> list[int]:
    own = [standing(court) for court in p.courts]
    return [1 + sum(other < mine for other in own) for mine in own]
