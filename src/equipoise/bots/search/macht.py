"""What a position of macht promises a seat: points, provinces that count or will count, tiles, reserves."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.bots.search.opinion import Opinion
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.games.macht.actions import NONE
from equipoise.games.macht.board import BONUS, INFLUENCE, MERLIN, MOVEMENT, SEA_MOVE, SERPENT, place_of
from equipoise.games.macht.game import MachtGame
from equipoise.games.macht.rules.strength import active_provinces, attack, defence
from equipoise.games.macht.state import (
    BID_STEP,
    HAND,
    PLAYED,
    RETREAT_STEP,
    Macht,
    Table,
    active_kind,
    foe,
    held,
    reserve,
    tile_count,
    victory_points,
)

NAMES: Final = [
    "points", "points squared", "active provinces", "dormant provinces", "ahead", "ahead near the end",
    "held", "exposed to a foe with influence", "exposed", "prey", "active reserve", "passive reserve",
    "influence", "bonus", "movement", "sea move", "Merlin", "serpent", "bonus played", "turn",
    "actions left", "retreat due",
]  # fmt: skip


@final
class MachtOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        assert isinstance(game, MachtGame)
        assert isinstance(s, Macht)
        t = game.table
        points = float(victory_points(s, seat)) / 12.0
        active = active_provinces(t, s, seat, s.cycle)
        ahead = 0.0
        theirs = active_provinces(t, s, foe(seat), s.cycle)
        if active != theirs:
            ahead = 0.5 if active > theirs else -0.5
        kind = active_kind(s)
        mine = s.turn == seat
        found = [
            points,
            points * points,
            float(active) / 5.0,
            float(active_provinces(t, s, seat, 1 - s.cycle)) / 5.0,
            ahead,
            ahead / (1.0 + float(s.cubes)),
        ]
        found += _ground(t, s, seat)
        found += [float(reserve(s, seat, kind)) / 5.0, float(reserve(s, seat, 1 - kind)) / 5.0]
        found += _tiles(s, seat)
        retreat = 0.0
        if s.step == RETREAT_STEP:  # the province is lost already; what becomes of it is seen a step later
            retreat = 0.5 if mine else -0.5
        found += [1.0 if mine else 0.0, float(s.actions) / 3.0 if mine else 0.0, retreat]
        return vec[float](found)

    def imagine(self, game: Game[Any], s: State, seat: int, dice: Dice) -> State:
        """A hidden bid is taken back: the search bids for the other as it would."""
        assert isinstance(s, Macht)
        found = s.copy()
        if s.step == BID_STEP and s.bidder != NONE and s.bidder != seat:
            found.bidder = NONE
            found.bid = 0
        return found


def _ground(t: Table, s: Macht, seat: i64) -> list[float]:
    """Provinces, those that the other could take, and those that could be taken from it."""
    other = foe(seat)
    own = held(s, seat)
    count = exposed = prey = 0.0
    while own:
        place = place_of(own & -own)
        own &= own - 1
        count += 1.0
        if attack(t, s, other, place) > defence(t, s, other, place):
            exposed += 1.0
    theirs = held(s, other)
    while theirs:
        place = place_of(theirs & -theirs)
        theirs &= theirs - 1
        if attack(t, s, seat, place) > defence(t, s, seat, place):
            prey += 1.0
    armed = influence(s, other) > 0
    return [count / 10.0, exposed / 3.0 if armed else 0.0, exposed / 3.0, prey / 3.0]


def influence(s: Macht, seat: i64) -> i64:
    """Tiles that can overturn a province."""
    total = tile_count(s, HAND + seat, MERLIN)
    for tile in range(INFLUENCE, BONUS):
        total += tile_count(s, HAND + seat, tile)
    return total


def _tiles(s: Macht, seat: i64) -> list[float]:
    bonus: i64 = 0
    played: i64 = 0
    for tile in range(BONUS, BONUS + 4):
        bonus += tile_count(s, HAND + seat, tile)
        played += tile_count(s, PLAYED + seat, tile)
    merlin = tile_count(s, HAND + seat, MERLIN)
    return [
        float(influence(s, seat) - merlin) / 3.0,
        float(bonus) / 3.0,
        float(tile_count(s, HAND + seat, MOVEMENT)),
        float(tile_count(s, HAND + seat, SEA_MOVE)),
        float(merlin),
        float(tile_count(s, HAND + seat, SERPENT)),
        float(played) / 3.0,
    ]


def make(weights: list[float]) -> Opinion:
    return MachtOpinion(weights)
