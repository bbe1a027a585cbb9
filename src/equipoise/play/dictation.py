"""What somebody does, written as a text: all of it is tried before any of it is done."""

from __future__ import annotations

from typing import Any, Final

from equipoise.core.game import Game, State
from equipoise.core.referee import why_not
from equipoise.play.faults import Misread

LONGEST_TEXT: Final = 2000


def dictated(game: Game[Any], s: State, seat: int, text: str) -> list[int]:
    """The actions it says, each legal in its turn; Misread names the line and what is wrong with it."""
    if not game.dictates(s, seat).id:
        raise Misread("no-dictation")
    if len(text) > LONGEST_TEXT:
        raise Misread("long-dictation", most=LONGEST_TEXT)
    try:
        lines = game.dictation(seat, text)
    except ValueError as error:
        raise Misread("unread", why=str(error)) from None
    trial = s.copy()
    for number, line in enumerate(lines, 1):
        for action in line:
            refusal = why_not(game, trial, seat, game.words[action])
            if refusal is not None:
                fault = Misread("refused-line", line=number, why=refusal.message)
                fault.refusal = refusal
                raise fault
            game.apply(trial, seat, action)
    return [action for line in lines for action in line]
