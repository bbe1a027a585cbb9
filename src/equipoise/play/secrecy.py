"""What a move gives away, found out by asking the rules: nothing here knows a game."""

from __future__ import annotations

from typing import Any, Final

from equipoise.core.fair import PlainDice
from equipoise.core.game import WATCHER, Game, State
from equipoise.core.message import Message

TRIES: Final = 4  # guesses for each viewer; a miss only makes an undo free that should be asked for


def shows(game: Game[Any], before: State, seat: int, action: int, after: State) -> bool:
    """Whether the move tells anybody something that was hidden from him.

    It does if, from what a viewer knew, it could have looked otherwise to him.
    """
    if not game.hides():
        return False
    dice = PlainDice()
    for viewer in (*range(game.seats), WATCHER):
        true = game.view(after, viewer)
        for _ in range(TRIES):
            guess = game.guess(before, viewer, dice)
            alike = _alike(game, before, guess, seat, action, viewer)
            if alike < 0:
                return True
            game.apply(guess, seat, alike)
            if game.view(guess, viewer) != true:
                return True
    return False


def _alike(game: Game[Any], before: State, guess: State, seat: int, action: int, viewer: int) -> int:
    """What the seat could do in a guess so that the viewer reads the same in the log; -1 if nothing."""
    legal = game.legal(guess, seat)
    if action in legal:
        return action
    said = game.say(before, seat, action, viewer)
    return next((other for other in legal if game.say(guess, seat, other, viewer) == said), -1)


def public(game: Game[Any], s: State) -> bool:
    """Whether everybody may know whatever is done next: every action has its own line in the public log.

    It is not asked which action it was: where something could be done unseen, all of it is kept back.
    """
    if not game.hides():
        return True
    for seat in game.to_act(s):
        said: set[Message] = {game.say(s, seat, action, WATCHER) for action in game.legal(s, seat)}
        if len(said) < len(game.legal(s, seat)) or Message("") in said:
            return False
    return True
