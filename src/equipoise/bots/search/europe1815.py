"""What a position of europe1815 promises a seat: points, and what points are made of."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.bots.search.opinion import Opinion
from equipoise.core.game import Game, State
from equipoise.games.europe1815.board import CLASSES, count_bits, place_of, prey
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.rules.points import points, sole_control
from equipoise.games.europe1815.state import (
    START_STAGE,
    TURN_STAGE,
    Europe,
    Table,
    empire_of,
    fell_at,
    kind,
    lands_of,
    lands_with,
    pawns_of,
    room,
)

NAMES: Final = [
    "points", "points squared", "pawns", "lost classes", "last of a class",
    "threatened", "threatened before the foe's turn", "prey", "prey in own turn",
    "open lands", "own turn", "actions left", "empire achieved", "fullest class", "fullest class while ahead",
    "fallen",
]  # fmt: skip


@final
class EuropeOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        assert isinstance(game, EuropeGame)
        assert isinstance(s, Europe)
        t = game.table
        if s.stage < START_STAGE:
            return vec[float]([0.0] * len(NAMES))
        if fell_at(t, s, seat) != 0:
            return vec[float]([0.0] * (len(NAMES) - 1) + [1.0])
        return _features(t, s, seat)


def _features(t: Table, s: Europe, seat: i64) -> vec[float]:
    empire = empire_of(s, seat)
    mine = s.actor == seat and s.stage == TURN_STAGE
    share = 0.0
    lead = 0.0
    if not t.total_domination:
        own = points(t, s, empire)
        share = float(own) / float(t.goal)
        lead = max(-1.0, min(1.0, float(own - _best_rival(t, s, seat)) / 5.0))
    lost, last, most, threatened, targets, reach = _classes(t, s, empire)
    danger = float(threatened) / 5.0
    hunt = float(targets) / 5.0
    # Who has all pawns of a class on the board may call the end, and is glad to if ahead (A14).
    full = float(most) / float(t.board.supply)
    return vec[float](
        [
            share,
            share * share,
            float(pawns_of(s, empire)) / 20.0,
            float(lost),
            float(last),
            danger,
            0.0 if mine else danger,
            hunt,
            hunt if mine else 0.0,
            float(count_bits(reach & room(t, s) & ~lands_of(t, s, empire))) / 20.0,
            1.0 if mine else 0.0,
            float(count_bits(s.unspent)) / 3.0 if mine else 0.0,
            1.0 if sole_control(t, s, empire, empire) else 0.0,
            full,
            full * full * lead,
            0.0,
        ]
    )


def _classes(t: Table, s: Europe, empire: i64) -> tuple[i64, i64, i64, i64, i64, i64]:
    """Classes that are lost or nearly so, the pawns of the fullest, whom others can beat, who can be beaten,
    and the lands within reach."""
    lost: i64 = 0
    last: i64 = 0
    most: i64 = 0
    threatened: i64 = 0
    targets: i64 = 0
    reach: i64 = 0
    for cls in range(CLASSES):
        count = i64(s.on_board[kind(empire, cls)])
        most = max(most, count)
        if count == 0:
            lost += 1
        elif count == 1:
            last += 1
        lands = lands_with(t, s, kind(empire, cls))
        near = _reach(t, lands)
        reach |= near
        threatened += count_bits(lands & _reach(t, _enemies(t, s, empire, (cls + 1) % CLASSES)))
        targets += count_bits(_enemies(t, s, empire, prey(cls)) & near)
    return (lost, last, most, threatened, targets, reach)


def _best_rival(t: Table, s: Europe, seat: i64) -> i64:
    """The most points that anybody else has."""
    most: i64 = 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, points(t, s, empire_of(s, other)))
    return most


def _enemies(t: Table, s: Europe, empire: i64, cls: i64) -> i64:
    """The lands with an enemy of that class."""
    found: i64 = 0
    for seat in range(t.seats):
        other = empire_of(s, seat)
        if other != empire:
            found |= lands_with(t, s, kind(other, cls))
    return found


def _reach(t: Table, lands: i64) -> i64:
    """These lands and all their neighbours."""
    near = t.board.near
    found = lands
    while lands:
        here = lands & -lands
        lands ^= here
        found |= near[place_of(here)]
    return found


def make(weights: list[float]) -> Opinion:
    return EuropeOpinion(weights)
