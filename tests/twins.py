"""Games that differ in nothing but what a rival has chosen unseen: whoever lets somebody decide for the other
seat hands over the same in both, however the game really stands."""

from __future__ import annotations

from functools import cache
from typing import Any, Callable, final

import pytest

from equipoise import catalog
from equipoise.core.fair import CheckableDice, Dice, SeededDice
from equipoise.core.game import Game, Saved, State, View
from equipoise.core.record import Move
from equipoise.core.referee import Player, replay, settle

SEAT, RIVAL = 0, 1
SECRET = "07" * 32  # of the dice, as a house keeps it
in_games_with_secrets = pytest.mark.parametrize(
    ("name", "mode"), [("macht", ""), ("power", ""), ("dynasties", "standard"), ("dynasties", "simple")]
)


class Handed(BaseException):
    """Stops everything: what somebody was given to decide on is all that is asked. No fault of a bot."""

    def __init__(self, guess: Saved) -> None:
        super().__init__()
        self.guess = guess


class Spy(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        assert seat == SEAT
        raise Handed(guess.dump())


@final
class Twins:
    def __init__(
        self, game: Game[Any], options: dict[str, str], moves: list[Move], unseen: list[str]
    ) -> None:
        self.game = game
        self.options = options  # as they were chosen
        self.moves = [[*moves, Move(RIVAL, words)] for words in unseen]
        self.states = [replay(game, each) for each in self.moves]

    def check(self, handed: list[Saved]) -> None:
        """It looks to the seat as the game does, and tells nothing else."""
        for guess, s in zip(handed, self.states, strict=True):
            assert self.game.view(self.game.load(guess), SEAT) == self.game.view(s, SEAT)
        assert handed[0] == handed[1]


@cache
def twins(name: str, mode: str) -> Twins:
    options = {"mode": mode} if mode else {}
    game = catalog.find(name).table(2, **options)
    s: State = game.start()
    luck, dice = CheckableDice(SECRET, []), SeededDice(4)
    moves: list[Move] = []
    while True:
        moves += settle(game, s, luck)
        seats = game.to_act(s)
        if len(seats) == 2 and (unseen := _unseen(game, s)):
            return Twins(game, options, moves, unseen)
        legal = game.legal(s, seats[0])
        action = legal[dice.below(len(legal))]
        moves.append(Move(seats[0], game.words[action]))
        game.apply(s, seats[0], action)


def _unseen(game: Game[Any], s: State) -> list[str]:
    """Two things that the rival may say, and the seat, which has yet to decide, cannot tell which it was."""
    alike: dict[View, list[str]] = {}
    for action in game.legal(s, RIVAL):
        after = s.copy()
        game.apply(after, RIVAL, action)
        if len(game.legal(after, SEAT)) > 1:
            alike.setdefault(game.view(after, SEAT), []).append(game.words[action])
    most = max(alike.values(), key=len, default=[])
    return [most[0], most[-1]] if len(most) > 1 else []


def handed(ask: Callable[[], object]) -> Saved:
    """What a spy was given."""
    with pytest.raises(Handed) as caught:
        ask()
    return caught.value.guess


def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of the operating system always fall alike, so that what is drawn can be compared."""
    monkeypatch.setattr("secrets.randbelow", lambda limit: limit // 2)
