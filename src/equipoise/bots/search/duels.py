"""What a position of duels promises a seat: the way home, and an arm that it can still touch."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.bots.search.opinion import Opinion
from equipoise.core.game import Game, State
from equipoise.games.duels.board import BIT, HALF, PATH, SIZES
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.rules.offers import is_bound
from equipoise.games.duels.rules.turn import size_of
from equipoise.games.duels.state import (
    ACT_STAGE,
    SHAKE_STAGE,
    Duel,
    Table,
    free_places,
    is_in,
    kind,
    on_turn,
    pawns_at,
    places_of,
    side_of,
)

NAMES: Final = [
    "progress", "pawns in FINISH", "pawns in stock", "on turn", "safe throws on turn", "safe throws later",
    "safe throws of one who must act", "must act", "slips", "out",
]  # fmt: skip


@final
class DuelOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        assert isinstance(game, DuelGame)
        assert isinstance(s, Duel)
        t = game.table
        if not is_in(s, seat):
            return vec[float]([0.0] * (len(NAMES) - 1) + [1.0])
        steps: i64 = 0
        home: i64 = 0
        stock: i64 = 0
        pawns: i64 = 0
        for size in range(SIZES):
            pawns += i64(t.pawns[size])
            stock += i64(s.stock[kind(seat, size)])
            for place in range(PATH):
                count = pawns_at(s, seat, size, place)
                steps += count * (place + 1)
                if place >= HALF:
                    home += count
        mine = on_turn(s) == seat
        safe = safe_throws(t, s, seat)
        bound = is_bound(t, s, seat)
        slips = 0.0
        if mine and s.stage == SHAKE_STAGE:
            slips = float(game.odds(s)[1]) / float(t.slips_of)
        whole = float(pawns)
        return vec[float](
            [
                float(steps) / (whole * 14.0),
                float(home) / whole,
                float(stock) / whole,
                1.0 if mine else 0.0,
                safe if mine else 0.0,
                0.0 if mine else safe,
                safe if bound else 0.0,
                1.0 if bound else 0.0,
                slips,
                0.0,
            ]
        )


def safe_throws(t: Table, s: Duel, seat: i64) -> float:
    """The share of throws with which the seat could act without tipping the arm; beating is left out."""
    if s.stage == ACT_STAGE and on_turn(s) == seat:
        return 1.0 if _is_safe(t, s, seat, s.thrown) else 0.0
    safe = 0
    for thrown in range(1, 7):
        if _is_safe(t, s, seat, thrown):
            safe += 1
    return float(safe) / 6.0


def _is_safe(t: Table, s: Duel, seat: i64, thrown: i64) -> bool:
    side = side_of(s, seat)
    free = free_places(t, s, side)
    first = side * PATH
    for size in range(SIZES):
        weight = t.arm.weight[size]
        if s.stock[kind(seat, size)] != 0 and free & BIT[thrown - 1]:
            if size_of(s.torque + weight * t.arm.lever[first + thrown - 1]) < t.limit:
                return True
        able = places_of(s, seat, size) & free >> thrown
        for place in range(PATH):
            if able & BIT[place]:
                shift = t.arm.lever[first + place + thrown] - t.arm.lever[first + place]
                if size_of(s.torque + weight * shift) < t.limit:
                    return True
    return False


def make(weights: list[float]) -> Opinion:
    return DuelOpinion(weights)
