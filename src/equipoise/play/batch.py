"""A move and all that follows from it by itself, made on a copy before any of it is committed."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from equipoise.core.fair import CheckableDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.message import named
from equipoise.play.history import Line
from equipoise.play.match import Match, Move
from equipoise.play.quiet import next_answer
from equipoise.play.secrecy import shows
from equipoise.play.trail import Trail, unseen_by


@final
@mypyc_attr(acyclic=True)
class Batch:
    __slots__ = ("_asked", "_dice", "_game", "_hides", "_match", "draws", "lines", "moves", "n", "state")

    def __init__(self, game: Game[Any], match: Match, state: State, viewers: list[int]) -> None:
        self._game = game
        self._match = match
        self._dice: CheckableDice | None = None
        self._asked: list[int] | None = None
        self._hides = game.hides()
        self.state = state.copy()
        self.n = match.n
        self.draws = match.draws
        self.moves: list[Move] = []
        self.lines: dict[int, list[Line]] = {viewer: [] for viewer in viewers}

    def asked(self) -> list[int]:
        """Who decides now."""
        if self._asked is None:
            self._asked = self._game.to_act(self.state)
        return self._asked

    def step(self, seat: int, action: int, trail: Trail) -> Move:
        """A move of a seat, what it tells the others, and what chance answers."""
        game = self._game
        if not self._hides:  # then it tells everybody the same, and nothing that was hidden
            move = self._do(seat, action, False)
        else:
            before = self.state.copy()
            move = self._do(seat, action, False)
            move.unseen = unseen_by(game, before, seat, action, self.state)
            move.shown = not trail.hid(move) and shows(game, before, seat, action, self.state)
        self.settle()
        return move

    def let_go_by(self, trail: Trail) -> None:
        """For seats that do not want to be asked: a pass, like any other move."""
        seats = self._match.seats
        while (found := next_answer(self._game, self.state, self.asked(), seats)) is not None:
            self.step(*found, trail)

    def settle(self) -> None:
        """Lets chance answer. The number of the draw is stored with each move, so no draw is made twice."""
        game, match = self._game, self._match
        while self.asked() == [CHANCE]:
            dice = self._dice
            if dice is None:
                dice = self._dice = CheckableDice(match.secret, match.contributions(), self.draws)
            action = game.legal(self.state, CHANCE)[dice.pick(game.odds(self.state))]
            self.draws = dice.draws
            self._do(CHANCE, action, True)

    def _do(self, seat: int, action: int, shown: bool) -> Move:
        game = self._game
        self.n += 1
        line: Line | None = None
        for viewer, told in self.lines.items():
            if line is None or self._hides:  # without secrets all are told the same
                said = game.report(self.state, seat, action, viewer)
                acts = game.staged(self.state, seat, action)
                line = Line(self.n, seat, named(said, self._match.names), acts)
            if line.message.id:
                told.append(line)
        move = Move(self.n, seat, game.words[action], self.draws, shown)
        self.moves.append(move)
        game.apply(self.state, seat, action)
        self._asked = None
        return move
