"""The moves of a game file, made one by one."""

from __future__ import annotations

from typing import Any, Iterator

from equipoise.cli.refusals import printable, refusal_lines, refusal_of
from equipoise.core.game import Game, State
from equipoise.core.record import Move
from equipoise.core.referee import tidy


class IllegalMove(ValueError):
    """The first move that cannot be made."""

    def __init__(self, number: int, move: str, why: str) -> None:
        super().__init__(f"move {number}, {move!r}: {why}")
        self.number = number
        self.move = move
        self.why = why


def make_moves(game: Game[Any], s: State, moves: list[Move]) -> Iterator[tuple[int, Move, int]]:
    """Each move with its number and its action, given before it is applied to s."""
    for number, move in enumerate(moves, 1):
        refusal = refusal_of(game, s, move.seat, move.words)
        if refusal is not None:
            refusal.nearest = []  # nobody is asked to say something else
            raise IllegalMove(number, printable(move.line()), " ".join(refusal_lines(refusal)))
        action = game.ids[tidy(move.words)]
        yield number, move, action
        game.apply(s, move.seat, action)
