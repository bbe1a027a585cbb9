"""Ranks and scores when a game is over (R71-R73, R93, R95-R98)."""

from __future__ import annotations

from equipoise.core.game import Outcome
from equipoise.games.europe1815.rules.points import points
from equipoise.games.europe1815.state import (
    DEADLOCK,
    OVER,
    REASONS,
    Europe,
    Table,
    empire_of,
    fell_at,
    pawns_of,
)


def outcome(t: Table, s: Europe) -> Outcome | None:
    if s.stage != OVER:
        return None
    everyone = range(t.seats)
    standing = [_standing(t, s, seat) for seat in everyone]
    ranks = [1 + sum(1 for other in standing if other > own) for own in standing]
    return Outcome(ranks, [score(t, s, seat) for seat in everyone], REASONS[s.reason])


def score(t: Table, s: Europe, seat: int) -> int:
    empire = empire_of(s, seat)
    return int(pawns_of(s, empire) if t.total_domination else points(t, s, empire))


def _standing(t: Table, s: Europe, seat: int) -> tuple[bool, int, int, int]:
    """Greater is better: the winner on points, those still in by score and pawns, then who fell later."""
    fallen = int(fell_at(t, s, seat))
    if fallen:
        return False, -1, 0, fallen
    if s.reason == DEADLOCK:
        return False, 0, 0, 0
    return seat == s.winner, score(t, s, seat), int(pawns_of(s, empire_of(s, seat))), 0
