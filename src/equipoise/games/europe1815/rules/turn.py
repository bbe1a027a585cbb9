"""A turn: how it begins, what its actions do, what is tested after each, how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.europe1815.actions import ATTACK, CALL_END, DONE, MOVE, Deed
from equipoise.games.europe1815.board import BANKER, BIT, CLASSES, GENERAL, KING, prey
from equipoise.games.europe1815.rules.points import has_points, points, sole_control
from equipoise.games.europe1815.rules.reach import only_done
from equipoise.games.europe1815.state import (
    ALL_CLASSES,
    BONUS,
    DEADLOCK,
    DOMINATION,
    LAST_EMPIRE,
    OVER,
    PAWNS_EXHAUSTED,
    POINTS,
    ROUND_LIMIT,
    TURN_STAGE,
    Europe,
    Table,
    empire_of,
    has_pawns,
    kind,
    put,
    seat_of,
    shift,
    take,
)


def begin_turn(t: Table, s: Europe) -> None:
    s.stage = TURN_STAGE
    empire = empire_of(s, s.actor)
    s.masks[t.locks + KING] = 0
    s.masks[t.locks + GENERAL] = 0
    s.masks[t.locks + BANKER] = 0
    s.unspent = ALL_CLASSES
    if reached_goal(t, s):
        return
    if sole_control(t, s, empire, empire):  # R55, A2, A3
        s.unspent |= BIT[BONUS]


def act(t: Table, s: Europe, deed: Deed) -> None:
    verb = deed.verb
    if verb == DONE:
        end_turn(t, s)
        return
    if verb == CALL_END:
        end_game(s, PAWNS_EXHAUSTED)
        return
    own = kind(s.seats[s.actor], deed.cls)
    _pay(s, deed.cls)
    if verb == MOVE:
        shift(t, s, own, deed.land, deed.target)
    elif verb == ATTACK:
        _attack(t, s, deed, own)
    else:  # duplicate or respawn
        put(t, s, own, deed.land)
    _after_action(t, s)


def _pay(s: Europe, cls: i64) -> None:
    """A50: the class action while it is unspent, then the bonus."""
    if s.unspent >> cls & 1:
        s.unspent ^= BIT[cls]
    else:
        s.unspent ^= BIT[BONUS]


def _attack(t: Table, s: Europe, deed: Deed, own: i64) -> None:
    take(t, s, kind(deed.empire, prey(deed.cls)), deed.target)
    if deed.land == deed.target:
        s.masks[t.locks + deed.cls] = BIT[deed.land]
    else:
        shift(t, s, own, deed.land, deed.target)
    if not has_pawns(s, deed.empire):
        _fall(t, s, deed.empire)


def _fall(t: Table, s: Europe, empire: i64) -> None:
    """R94: a player without a pawn is out; R93, R95: the last one left has won."""
    seat = seat_of(t, s, empire)
    s.fallen_count += 1
    s.seats[t.seats + seat] = s.fallen_count
    s.seats[2 * t.seats + seat] = 0  # A49
    if s.fallen_count == t.seats - 1:
        end_game(s, DOMINATION if t.total_domination else LAST_EMPIRE)


def _after_action(t: Table, s: Europe) -> None:
    if s.stage == OVER:
        return
    if t.total_domination:
        if not t.respawn and _one_class_left(t, s):
            end_game(s, DEADLOCK)
            return
    elif reached_goal(t, s):
        return
    if only_done(t, s):
        end_turn(t, s)


def _one_class_left(t: Table, s: Europe) -> bool:
    """A43: like never eliminates like, so nobody could ever win."""
    classes: i64 = 0
    for k in range(t.kinds):
        if s.on_board[k] != 0:
            classes |= BIT[k % CLASSES]
    return classes & (classes - 1) == 0


def reached_goal(t: Table, s: Europe) -> bool:
    """R69, A18: only the player whose turn it is can win on points."""
    if t.total_domination or not has_points(t, s, s.seats[s.actor], t.goal):
        return False
    s.winner = s.actor
    end_game(s, POINTS)
    return True


def end_turn(t: Table, s: Europe) -> None:
    if t.track_points:  # R76
        s.seats[2 * t.seats + s.actor] = points(t, s, empire_of(s, s.actor))
    s.actor = (s.actor + 1) % t.seats
    while True:
        if s.actor == s.starter:
            if s.round == t.round_limit:
                end_game(s, ROUND_LIMIT)
                return
            s.round += 1
        if has_pawns(s, empire_of(s, s.actor)):
            break
        s.actor = (s.actor + 1) % t.seats
    begin_turn(t, s)


def end_game(s: Europe, reason: i64) -> None:
    s.reason = reason
    s.stage = OVER
