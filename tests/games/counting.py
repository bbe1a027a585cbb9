"""How many ways a game can go, counted by its refusals instead of its lists."""

from __future__ import annotations

from typing import Any

from equipoise.core.game import Game, State


def by_explain(game: Game[Any], s: State, depth: int, in_turn: bool = False) -> int:
    """The same count by asking of every word why it cannot be said.

    `in_turn`: of seats that choose at the same time only the first does so here.
    """
    if not depth:
        return 1
    count = 0
    for seat in game.to_act(s)[: 1 if in_turn else None]:
        for action in range(len(game.words)):
            if game.explain(s, seat, action) is None:
                after = s.copy()
                game.apply(after, seat, action)
                count += by_explain(game, after, depth - 1, in_turn)
    return count
