"""Why not? For words, and for items that somebody touched in an order that leads nowhere."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from equipoise.core.game import Game, Refusal, State
from equipoise.core.referee import why_not


def why_items(game: Game[Any], s: State, seat: int, items: list[str]) -> tuple[str, Refusal | None]:
    """The words these items most likely mean, and why they cannot be said; None if they can.

    Where the game cannot tell: scenes name items after its words, so the action that has most of the
    items' words in it, and little else, is the one that was meant.
    """
    told = game.meant(s, seat, items)
    if told:
        return told, why_not(game, s, seat, told)
    asked = [part for item in items for part in _parts(item)]
    best, highest = "", 0.0
    for words, parts in _vocabulary(game):
        met = sum(part in parts for part in asked)
        # What the last items say weighs a little more: it is where the hand went.
        worth = met - 0.25 * (len(parts) - met) + (0.1 if asked and asked[-1] == parts[-1] else 0.0)
        if met and worth > highest:
            best, highest = words, worth
    if not best:
        return "", why_not(game, s, seat, " ".join(items))
    return best, why_not(game, s, seat, best)


@lru_cache(maxsize=16)
def _vocabulary(game: Game[Any]) -> list[tuple[str, list[str]]]:
    return [(words, _parts(words)) for words in game.words]


def _parts(text: str) -> list[str]:
    return [part for part in re.split(r"[^a-z0-9]+", text.lower()) if part]
