"""What the rules can never bring about: pawns lost or made up, crowded holders, a wrong torque."""

from __future__ import annotations

from equipoise.games.duels.board import PATH, SIZES
from equipoise.games.duels.rules.refusals import holder_of, holes
from equipoise.games.duels.state import OVER, TIP, Duel, Table, is_in, kind, on_turn, pawns_at, side_of


def faults(t: Table, s: Duel) -> list[str]:
    found: list[str] = []
    torque = 0
    for seat in range(t.seats):
        # One whose tip ended the game is out, and his pawns lie as they fell.
        here = is_in(s, seat) or s.stage == OVER and s.reason == TIP and seat == on_turn(s)
        for size in range(SIZES):
            standing = 0
            for place in range(PATH):
                count = int(pawns_at(s, seat, size, place))
                standing += count
                torque += count * int(t.arm.weight[size] * t.arm.lever[side_of(s, seat) * PATH + place])
            count = standing + int(s.stock[kind(seat, size)])
            if count != (int(t.pawns[size]) if here else 0):
                found.append(f"seat {seat}: {count} pawns of size {size}")
    if torque != s.torque:
        found.append(f"the torque is {torque}, kept as {s.torque}")
    return found + _holders(t, s)


def _holders(t: Table, s: Duel) -> list[str]:
    found: list[str] = []
    south = next(seat for seat in range(int(t.seats) + 1) if seat == t.seats or not side_of(s, seat))
    for place in range(PATH):
        count = len(holder_of(t, s, south, place))
        if count > holes(t, place):
            found.append(f"place {place}: {count} pawns for {holes(t, place)} holes")
        if (count > 0) != bool(s.taken >> place & 1) or (count == holes(t, place)) != bool(
            s.full >> place & 1
        ):
            found.append(f"place {place}: {count} pawns, but taken and full say otherwise")
    return found
