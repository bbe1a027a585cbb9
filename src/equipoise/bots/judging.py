"""A player of duels who looks at the arm before touching it, and sees its torque well or badly."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, Final, final

from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player
from equipoise.games.duels.actions import BEAT, MOVE, PLACE, Deed
from equipoise.games.duels.board import HALF
from equipoise.games.duels.game import DuelGame
from equipoise.games.duels.rules.turn import after
from equipoise.games.duels.state import Duel

GRAIN: Final = 1 << 32  # an error is one of so many equally likely ones
NORMAL: Final = NormalDist()
ENTERING: Final = 5.0  # L-units of torque that a way into FINISH is worth
BEATING: Final = 5.0


@final
class Judge(Player):
    """Never tips the arm as far as it can see, likes to enter FINISH, to beat, and a level arm."""

    def __init__(self, error: float = 0.0) -> None:
        self.error = error  # standard deviation of what it sees, in L-units

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        assert isinstance(game, DuelGame)
        assert isinstance(guess, Duel)
        t = game.table
        unit = int(t.arm.weight[0])
        legal = game.legal(guess, seat)
        deeds = {action: t.actions.deeds[action] for action in legal}
        seen = {
            action: abs(int(after(t, guess, deed).torque) / unit + self._error(dice))
            for action, deed in deeds.items()
            if deed.verb == PLACE or deed.verb == MOVE or deed.verb == BEAT
        }
        safe = [action for action in seen if seen[action] < int(t.limit) / unit]
        if safe:
            return max(safe, key=lambda action: _gain(guess, deeds[action]) - seen[action])
        idle = [action for action in legal if action not in seen]
        return idle[0] if idle else min(seen, key=lambda action: seen[action])

    def _error(self, dice: Dice) -> float:
        if not self.error:
            return 0.0
        return self.error * NORMAL.inv_cdf((dice.below(GRAIN) + 0.5) / GRAIN)


def _gain(s: Duel, deed: Deed) -> float:
    gain = BEATING if deed.verb == BEAT else 0.0
    enters = deed.verb != PLACE and deed.place < HALF <= deed.place + s.thrown
    return gain + ENTERING if enters else gain
