"""Ranks and scores when a game is over (R136-R147, K60)."""

from __future__ import annotations

from equipoise.core.game import Outcome
from equipoise.games.dynasties.state import REASONS, RUNNING, Dynasties, Table


def outcome(t: Table, s: Dynasties) -> Outcome | None:
    """The winner; the living; then those who went out, the last first."""
    if s.reason == RUNNING:
        return None
    standing = [_standing(s, seat) for seat in range(t.seats)]
    ranks = [1 + sum(1 for other in standing if other > own) for own in standing]
    scores = [1 if seat == s.winner else 0 for seat in range(t.seats)]
    return Outcome(ranks, scores, REASONS[s.reason])


def _standing(s: Dynasties, seat: int) -> int:
    """Greater is better."""
    if seat == s.winner:
        return 1000
    return s.out[seat] if s.out[seat] else 999
