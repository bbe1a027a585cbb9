"""Ranks and scores when a game is over (R124-R126, Q28, Q41)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.game import Outcome
from equipoise.games.macht.board import SEATS
from equipoise.games.macht.rules.strength import active_provinces
from equipoise.games.macht.state import OVER, REASONS, Macht, Table, victory_points


def score(t: Table, s: Macht, seat: i64) -> int:
    return int(victory_points(s, seat) + active_provinces(t, s, seat, s.cycle))


def outcome(t: Table, s: Macht) -> Outcome | None:
    if s.step != OVER:
        return None
    scores = [score(t, s, seat) for seat in range(SEATS)]
    ranks = [1 if own == max(scores) else 2 for own in scores]
    return Outcome(ranks, scores, REASONS[s.reason])
