"""Counts the ways to play on: a change in the rules that should not change them shows here."""

from __future__ import annotations

from typing import Any

from equipoise.core.game import Game, State


def perft(game: Game[Any], s: State, depth: int) -> int:
    """How many runs of `depth` actions there are, each outcome of chance counted as one."""
    if depth == 0:
        return 1
    seats = game.to_act(s)
    if not seats:
        return 0
    # Seats that choose at the same time are taken in order: the first of them goes first.
    legal = game.legal(s, seats[0])
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = s.copy()
        game.apply(after, seats[0], action)
        count += perft(game, after, depth - 1)
    return count
