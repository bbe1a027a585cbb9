"""Who is in, and in which order seats are asked (R019-R026).

Seats in turn are a queue, a number of three bits for each: the seat + 1 of who comes first in the lowest.
"""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.state import Dynasties, Table


def living(s: Dynasties, seat: i64) -> bool:
    return s.out[seat] == 0


def next_to(t: Table, seat: i64) -> i64:
    """The seat to the left, living or not."""
    seat += 1
    if seat == t.seats:
        return 0
    return seat


def left_of(t: Table, s: Dynasties, seat: i64) -> i64:
    """The next living seat to the left."""
    while True:
        seat = next_to(t, seat)
        if s.out[seat] == 0:
            return seat


def lead_now(t: Table, s: Dynasties) -> i64:
    """The Lead Player, or who stands in for one knocked out (K52)."""
    return s.lead if living(s, s.lead) else left_of(t, s, s.lead)


def first_of(queue: i64) -> i64:
    """Whose turn it is; -1 if nobody is left."""
    return (queue & 7) - 1


def behind(queue: i64) -> i64:
    """The queue without its first."""
    return queue >> 3


def order(t: Table, s: Dynasties, first: i64) -> i64:
    return order_without(t, s, first, -1)


def order_without(t: Table, s: Dynasties, first: i64, seat: i64) -> i64:
    queue: i64 = 0
    for n in range(t.seats):  # from the last on
        other = first - 1 - n
        if other < 0:
            other += t.seats
        if s.out[other] == 0 and other != seat:
            queue = queue << 3 | other + 1
    return queue


def clash_order(t: Table, s: Dynasties, attacker: i64) -> i64:
    """Agents and martial cards: the attacker, then the others from the Lead Player on (K20)."""
    if not t.attacker_first:
        return order(t, s, lead_now(t, s))
    return order_without(t, s, lead_now(t, s), attacker) << 3 | attacker + 1
