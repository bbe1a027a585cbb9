"""What a position of europe1815 promises a seat: points, and what points are made of."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.bots.search.opinion import Opinion
from equipoise.core.game import Game, State
from equipoise.games.europe1815.board import CLASSES, count_bits, place_of, prey
from equipoise.games.europe1815.game import EuropeGame
from equipoise.games.europe1815.rules.points import others, points, sole_control
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
    "last of a class threatened", "fewest of a class", "open lands", "shared lands",
    "two classes in a capital", "own turn", "actions left",
    "homeland", "homeland squared", "strangers in the homeland", "empire achieved",
    "fullest class", "fullest class while ahead", "fallen",
]  # fmt: skip

SHARPNESS: Final = 0.015  # dozens of ways differ little here: a search must choose among them to see far
MOST_ACTIONS: Final = 8  # more than a turn has
# Who is sure of winning sees no way better than another, and wanders about until it is no longer true.
CALM: Final = 0.5
VARIETY: Final = 0.005  # nothing is left to luck here


@final
class EuropeOpinion(Opinion):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)
        self.sharpness = SHARPNESS
        self.variety = VARIETY
        self.calm = CALM

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        assert isinstance(game, EuropeGame)
        assert isinstance(s, Europe)
        t = game.table
        if s.stage < START_STAGE:
            return vec[float]([0.0] * len(NAMES))
        if fell_at(t, s, seat) != 0:
            return vec[float]([0.0] * (len(NAMES) - 1) + [1.0])
        return _features(t, s, seat)

    def again(self, game: Game[Any], s: State) -> int:
        assert isinstance(game, EuropeGame)
        assert isinstance(s, Europe)
        # Who leads when the rounds are over wins: then it is no loss to stand still.
        if s.stage < TURN_STAGE or game.table.round_limit != 0:
            return 0
        found = [int(mask) for mask in s.masks] + [int(s.actor), int(s.unspent), int(s.stage)]
        return hash(tuple(found))

    def moment(self, game: Game[Any], s: State) -> int:
        assert isinstance(s, Europe)
        return int(s.round) * MOST_ACTIONS - int(count_bits(s.unspent))


def _features(t: Table, s: Europe, seat: i64) -> vec[float]:
    empire = empire_of(s, seat)
    mine = s.actor == seat and s.stage == TURN_STAGE
    share = 0.0
    lead = 0.0
    if not t.total_domination:
        own = points(t, s, empire)
        share = float(own) / float(t.goal)
        lead = max(-1.0, min(1.0, float(own - _best_rival(t, s, seat)) / 5.0))
    classes = Classes(t, s, empire)
    danger = float(classes.threatened) / 5.0
    hunt = float(classes.targets) / 5.0
    # Who has all pawns of a class on the board may call the end, and is glad to if ahead (A14).
    full = float(classes.most) / float(t.board.supply)
    lands = lands_of(t, s, empire)
    strangers = others(t, s, empire)
    home = t.board.home[empire]
    size = float(count_bits(home))
    held = float(count_bits(lands & home)) / size
    return vec[float]([
        share, share * share, float(pawns_of(s, empire)) / 20.0, float(classes.lost), float(classes.last),
        danger, 0.0 if mine else danger, hunt, hunt if mine else 0.0,
        float(classes.last_threatened), float(classes.fewest) / float(t.board.supply),
        float(count_bits(classes.reach & room(t, s) & ~lands)) / 20.0,
        float(count_bits(lands & strangers)) / 5.0,
        float(count_bits(_pairs(t, s, empire) & t.board.capitals)) / 2.0,
        1.0 if mine else 0.0, float(count_bits(s.unspent)) / 3.0 if mine else 0.0,
        held, held * held, float(count_bits(strangers & home)) / size,
        1.0 if sole_control(t, s, empire, empire) else 0.0,
        full, full * full * lead, 0.0,
    ])  # fmt: skip


@final
class Classes:
    """Of an empire's three classes: those that are lost or nearly so, the pawns of the fullest and of the
    emptiest, whom others can beat, who can be beaten, and the lands within reach."""

    def __init__(self, t: Table, s: Europe, empire: i64) -> None:
        self.lost: i64 = 0
        self.last: i64 = 0
        self.last_threatened: i64 = 0
        self.most: i64 = 0
        self.fewest: i64 = t.board.supply
        self.threatened: i64 = 0
        self.targets: i64 = 0
        self.reach: i64 = 0
        self._near: i64 = 0  # of the class looked at
        enemies = vec[i64]([_enemies(t, s, empire, cls) for cls in range(CLASSES)])
        for cls in range(CLASSES):
            count = i64(s.on_board[kind(empire, cls)])
            self.most = max(self.most, count)
            self.fewest = min(self.fewest, count)
            in_danger = self._look(t, lands_with(t, s, kind(empire, cls)), enemies[(cls + 1) % CLASSES])
            self.targets += count_bits(enemies[prey(cls)] & self._near)
            if count == 0:
                self.lost += 1
            elif count == 1:
                self.last += 1
                self.last_threatened += in_danger

    def _look(self, t: Table, lands: i64, hunters: i64) -> i64:
        """Around each of these lands; in how many a hunter can strike."""
        near = t.board.near
        found = lands
        in_danger: i64 = 0
        while lands:
            here = lands & -lands
            lands ^= here
            around = near[place_of(here)] | here
            found |= around
            if around & hunters:
                in_danger += 1
        self._near = found
        self.reach |= found
        self.threatened += in_danger
        return in_danger


def _pairs(t: Table, s: Europe, empire: i64) -> i64:
    """The lands with exactly two of the three classes."""
    kings = lands_with(t, s, kind(empire, 0))
    generals = lands_with(t, s, kind(empire, 1))
    bankers = lands_with(t, s, kind(empire, 2))
    return (kings & generals | generals & bankers | bankers & kings) & ~(kings & generals & bankers)


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


def make(weights: list[float]) -> Opinion:
    return EuropeOpinion(weights)
