"""What a position of duels is worth to a seat: to be in the game, to come home, to leave the arm level."""

from __future__ import annotations

from typing import Any, Final

from equipoise.core.game import Game, State
from equipoise.games.duels.board import HALF, PATH, SIZES
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.rules.ending import same_team
from equipoise.games.duels.state import SHAKE_STAGE, Duel, Table, is_in, kind, on_turn, pawns_at

WIN: Final = 1_000_000
TIPPED: Final = 200_000  # a colour, or the game
SAFE: Final = 300  # a pawn in FINISH, which nobody can beat
STEP: Final = 12
RIVAL_STEP: Final = 5
TORQUE: Final = 100
RISK: Final = 4000  # the arm trembles


def evaluate(game: Game[Any], s: State, seat: int) -> int:
    assert isinstance(game, DuelGame)
    assert isinstance(s, Duel)
    outcome = game.outcome(s)
    if outcome is not None:
        if outcome.reason == "standstill":
            return 0
        return WIN if outcome.scores[seat] else -WIN
    t = game.table
    worth = 0 if is_in(s, seat) else -TIPPED
    for other in range(int(t.seats)):
        mine = other == seat or t.teams and same_team(t, seat, other)
        worth += progress(t, s, other, STEP) if mine else -progress(t, s, other, RIVAL_STEP)
    if s.stage == SHAKE_STAGE and on_turn(s) == seat:
        slips = game.odds(s)[1]
        worth -= RISK * slips // t.slips_of + TIPPED * slips // (4 * t.slips_of)
    return worth - burden(t, s)


def progress(t: Table, s: Duel, seat: int, step: int) -> int:
    """How far the pawns of a seat have come; FINISH counts for more than its steps."""
    worth = 0
    for size in range(int(SIZES)):
        for place in range(int(PATH)):
            count = int(pawns_at(s, seat, size, place))
            worth += count * (step * (place + 1) + (SAFE * step // STEP if place >= HALF else 0))
        worth -= step * int(s.stock[kind(seat, size)])
    return worth


def burden(t: Table, s: Duel) -> int:
    """Past a third of the limit a heavy arm is a danger, and more so the nearer it is to the limit."""
    limit = int(t.limit)
    size = max(0, abs(int(s.torque)) - limit // 3)
    return TORQUE * size * size // limit
