"""Ranks and scores when a game is over, and the rule that ended it (66, 80, 81, 104-108, 115-122)."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.core.game import Outcome
from equipoise.games.duels.board import count_places
from equipoise.games.duels.state import HOME, OVER, REASONS, STANDSTILL, TIP, Duel, Table, is_in, on_turn


def outcome(t: Table, s: Duel) -> Outcome | None:
    if s.stage != OVER:
        return None
    seats = range(int(t.seats))
    standing = [_standing(t, s, seat) for seat in seats]
    ranks = [1 + sum(1 for other in standing if other > own) for own in standing]
    scores = [int(s.reason != STANDSTILL and ranks[seat] == 1) for seat in seats]
    return Outcome(ranks, scores, REASONS[s.reason])


def same_team(t: Table, a: i64, b: i64) -> bool:
    return t.north >> a & 1 == t.north >> b & 1


def teams_of(t: Table) -> list[list[int]]:
    """Who sits on the same side, in teams (93); empty where everybody plays for himself."""
    if not t.teams:
        return []
    seats = range(int(t.seats))
    return [[mate for mate in seats if t.north >> mate & 1 == side] for side in (1, 0)]


def _standing(t: Table, s: Duel, seat: int) -> int:
    """Greater is better: the winners, those still in, then who was out later."""
    mover = int(on_turn(s))
    if t.teams:
        if s.reason == STANDSTILL:
            return 0
        return int(same_team(t, seat, mover) == (s.reason == HOME))
    if not is_in(s, seat):
        return int(s.fell[seat])
    return 100 if s.reason == HOME and seat == mover else 10


def is_solo(t: Table, seat: i64) -> bool:
    """Whether a side of the table has this player alone, from the start."""
    north = count_places(t.north)
    return (north if t.north >> seat & 1 else t.seats - north) == 1


def ending_rule(t: Table, s: Duel) -> str:
    """The rule that ended the game."""
    mover = on_turn(s)
    if s.reason == STANDSTILL:
        return "DU-66"
    if s.reason == TIP:
        if t.seats == 2:
            return "DU-80"
        if not t.teams:
            return "DU-118"
        if is_solo(t, mover):
            return "DU-107"
        return "DU-105" if t.seats == 3 else "DU-108"
    if t.seats == 2:
        return "DU-81"
    if not t.teams:
        return "DU-115"
    return "DU-104" if is_solo(t, mover) else "DU-106"
