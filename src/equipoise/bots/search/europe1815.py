"""What a position of europe1815 promises a seat: points, and what points are made of."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from equipoise.bots.search.opinion import Opinion
from equipoise.core.game import Game, State
from equipoise.core.mixing import mixed, mixed_row
from equipoise.games.europe1815.board import CLASSES, count_bits, place_of, prey
from equipoise.games.europe1815.boardfile import MOST_SEATS
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
        self.standing = Standing()

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        assert isinstance(game, EuropeGame)
        assert isinstance(s, Europe)
        if s.stage < START_STAGE:
            return vec[float]([0.0] * len(NAMES))
        self.standing.look(game.table, s)
        return _features(game.table, s, seat, self.standing)

    def worths(self, game: Game[Any], s: State) -> vec[float]:
        assert isinstance(game, EuropeGame)
        assert isinstance(s, Europe)
        if s.stage < START_STAGE:
            return vec[float]([0.0] * game.seats)
        t, standing = game.table, self.standing
        standing.look(t, s)
        return vec[float]([self.weigh(_features(t, s, seat, standing)) for seat in range(game.seats)])

    def again(self, game: Game[Any], s: State) -> int:
        assert isinstance(game, EuropeGame)
        assert isinstance(s, Europe)
        # Who leads when the rounds are over wins: then it is no loss to stand still.
        if s.stage < TURN_STAGE or game.table.round_limit != 0:
            return 0
        return int(mixed(mixed(mixed(mixed_row(0, s.masks), s.actor), s.unspent), s.stage))

    def moment(self, game: Game[Any], s: State) -> int:
        assert isinstance(s, Europe)
        return int(s.round) * MOST_ACTIONS - int(count_bits(s.unspent))


@final
class Standing:
    """What is the same whichever seat is looked at: everybody's points, and who stands where. It is used
    again for every position: a search looks at a million of them."""

    def __init__(self) -> None:
        self.points = vec[i64]([0] * MOST_SEATS)
        self.classes = Classes()  # of the seat looked at last
        # By class, and behind them of any class: the lands of one empire at least, and of two.
        self._some = vec[i64]([0] * (CLASSES + 1))
        self._several = vec[i64]([0] * (CLASSES + 1))

    def look(self, t: Table, s: Europe) -> None:
        some, several = self._some, self._several
        for cls in range(CLASSES + 1):
            some[cls] = 0
            several[cls] = 0
        for seat in range(t.seats):
            empire = empire_of(s, seat)
            self.points[seat] = 0 if t.total_domination else points(t, s, empire)
            for cls in range(CLASSES):
                lands = lands_with(t, s, kind(empire, cls))
                several[cls] |= some[cls] & lands
                some[cls] |= lands
            lands = lands_of(t, s, empire)
            several[CLASSES] |= some[CLASSES] & lands
            some[CLASSES] |= lands

    def enemies(self, cls: i64, own: i64) -> i64:
        """The lands with that class of somebody else than who has it in his own lands."""
        return self._several[cls] | self._some[cls] & ~own

    def best_rival(self, seat: i64, seats: i64) -> i64:
        """The most points that anybody else has."""
        most: i64 = 0
        for other in range(seats):
            if other != seat:
                most = max(most, self.points[other])
        return most


def _features(t: Table, s: Europe, seat: i64, standing: Standing) -> vec[float]:
    if fell_at(t, s, seat) != 0:
        return vec[float]([0.0] * (len(NAMES) - 1) + [1.0])
    empire = empire_of(s, seat)
    mine = s.actor == seat and s.stage == TURN_STAGE
    own = standing.points[seat]
    share = float(own) / float(t.goal)
    lead = max(-1.0, min(1.0, float(own - standing.best_rival(seat, t.seats)) / 5.0))
    classes = standing.classes
    classes.look(t, s, empire, standing)
    danger = float(classes.threatened) / 5.0
    hunt = float(classes.targets) / 5.0
    # Who has all pawns of a class on the board may call the end, and is glad to if ahead (A14).
    full = float(classes.most) / float(t.board.supply)
    lands = lands_of(t, s, empire)
    strangers = standing.enemies(CLASSES, lands)
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

    def __init__(self) -> None:
        self.lost: i64 = 0
        self.last: i64 = 0
        self.last_threatened: i64 = 0
        self.most: i64 = 0
        self.fewest: i64 = 0
        self.threatened: i64 = 0
        self.targets: i64 = 0
        self.reach: i64 = 0
        self._near: i64 = 0  # of the class looked at
        self._enemies = vec[i64]([0] * CLASSES)

    def look(self, t: Table, s: Europe, empire: i64, standing: Standing) -> None:
        self.lost = self.last = self.last_threatened = 0
        self.most, self.fewest = 0, t.board.supply
        self.threatened = self.targets = self.reach = 0
        enemies = self._enemies
        for cls in range(CLASSES):
            enemies[cls] = standing.enemies(cls, lands_with(t, s, kind(empire, cls)))
        for cls in range(CLASSES):
            count = i64(s.on_board[kind(empire, cls)])
            self.most = max(self.most, count)
            self.fewest = min(self.fewest, count)
            in_danger = self._look_around(
                t, lands_with(t, s, kind(empire, cls)), enemies[(cls + 1) % CLASSES]
            )
            self.targets += count_bits(enemies[prey(cls)] & self._near)
            if count == 0:
                self.lost += 1
            elif count == 1:
                self.last += 1
                self.last_threatened += in_danger

    def _look_around(self, t: Table, lands: i64, hunters: i64) -> i64:
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


def make(weights: list[float]) -> Opinion:
    return EuropeOpinion(weights)
