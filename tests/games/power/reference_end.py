"""The second half of the naive rules: fights, captures, Power and flags."""

from __future__ import annotations

from typing import Callable

from tests.games.power.reference import COLOURS, GROUND, HQ, ORDER, OWNER, POWER, Piece, Round

Choose = Callable[
    [str, str], str
]  # a question (place, or colour) and the first of two equal armies -> the army


def leader(round: Round, place: str, side: int, choose: Choose, question: str) -> str:
    strength: dict[str, int] = {}
    for p in round.pieces:
        if p["at"] == place and round.side[p["army"]] == side:
            strength[p["army"]] = strength.get(p["army"], 0) + POWER[p["kind"]]
    best = [army for army in COLOURS if strength.get(army, -1) == max(strength.values())]
    return best[0] if len(best) == 1 else choose(question, best[0])


def take_in(round: Round, new: list[tuple[str, str]]) -> None:
    """Pieces that have left their armies, dearest first."""
    for army, kind in sorted(new, key=lambda entry: -POWER[entry[1]]):
        if round.spare(army, kind):
            round.add(army, kind, "reserve")


def fights(round: Round, choose: Choose) -> None:
    taken: list[tuple[str, Piece]] = []
    for place in ORDER:
        left = round.totals(place)
        while left:
            best = max(left.values())
            tied = [side for side in left if left[side] == best]
            if len(tied) == 1:
                break
            left = {side: total for side, total in left.items() if side not in tied}
        if len(left) < 2:
            continue
        winner = max(left, key=lambda side: left[side])
        army = leader(round, place, winner, choose, place)
        for p in round.pieces:
            side = round.side[p["army"]]
            if p["at"] == place and side in left and side != winner:
                taken.append((army, p))
    round.pieces = [p for p in round.pieces if not any(p is q for _, q in taken)]
    take_in(round, [(army, p["kind"]) for army, p in taken])


def collect(round: Round) -> None:
    for army in COLOURS:
        if army not in round.alive:
            continue
        enemies = {
            OWNER[p["at"]]
            for p in round.pieces
            if p["army"] == army
            and p["at"] != "reserve"
            and OWNER[p["at"]] in round.alive
            and round.side[str(OWNER[p["at"]])] != round.side[army]
            and (round.hq_power or GROUND[p["at"]] != "hq")
        }
        round.gain(army, len(enemies))


def flags(round: Round, holders: dict[str, str], choose: Choose) -> None:
    """Who falls, who inherits; `holders` says who holds whose flag, empty for a flag that is gone."""
    captor: dict[str, str] = {}
    for army in COLOURS:
        inside = [p for p in round.pieces if p["at"] == HQ[army]]
        sides = {round.side[p["army"]] for p in inside}
        infantry = any(p["kind"] in ("soldier", "regiment") for p in inside)
        if army in round.alive and len(sides) == 1 and infantry and sides != {round.side[army]}:
            captor[army] = leader(round, HQ[army], sides.pop(), choose, army)

    def heir(army: str) -> str:
        seen = [army]
        while seen[-1] in captor:
            if captor[seen[-1]] in seen:
                return ""
            seen.append(captor[seen[-1]])
        return seen[-1]

    heirs = {army: heir(army) for army in captor}
    fallen = [p for p in round.pieces if p["army"] in captor]
    round.pieces = [p for p in round.pieces if p["army"] not in captor]
    for army in captor:
        spoils, round.power[army] = round.power[army], 0
        if heirs[army]:
            round.gain(heirs[army], spoils)
    take_in(round, [(heirs[p["army"]], p["kind"]) for p in fallen if heirs[p["army"]]])
    for army in COLOURS:
        if holders[army] in captor:
            holders[army] = heirs[holders[army]]
    round.alive -= set(captor)
