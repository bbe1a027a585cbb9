"""Who is in, and in which order seats are asked (R019-R026)."""

from __future__ import annotations

from equipoise.games.dynasties.state import Dynasties, Table


def living(s: Dynasties, seat: int) -> bool:
    return s.out[seat] == 0


def left_of(t: Table, s: Dynasties, seat: int) -> int:
    """The next living seat to the left."""
    seat = (seat + 1) % t.seats
    while s.out[seat]:
        seat = (seat + 1) % t.seats
    return seat


def lead_now(t: Table, s: Dynasties) -> int:
    """The Lead Player, or who stands in for one knocked out (K52)."""
    return s.lead if living(s, s.lead) else left_of(t, s, s.lead)


def order(t: Table, s: Dynasties, first: int) -> list[int]:
    seats: list[int] = []
    for n in range(t.seats):
        seat = (first + n) % t.seats
        if living(s, seat):
            seats.append(seat)
    return seats


def order_without(t: Table, s: Dynasties, first: int, seat: int) -> list[int]:
    return [other for other in order(t, s, first) if other != seat]


def clash_order(t: Table, s: Dynasties, attacker: int) -> list[int]:
    """Agents and martial cards: the attacker, then the others from the Lead Player on (K20)."""
    if not t.attacker_first:
        return order(t, s, lead_now(t, s))
    return [attacker, *order_without(t, s, lead_now(t, s), attacker)]
