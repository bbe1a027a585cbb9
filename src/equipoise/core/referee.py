"""Runs a game by its rules: lets chance answer, takes words from players, plays whole games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from difflib import get_close_matches
from typing import Any

from mypy_extensions import mypyc_attr

from equipoise.core.fair import Dice
from equipoise.core.game import CHANCE, Game, Refusal, State
from equipoise.core.record import Move, Record, new_record


class Refused(ValueError):
    """Words that cannot be said now; `refusal` tells why and what could be said instead."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(
            f"{refusal.rule or 'no rule'}: {refusal.case}; nearest: {', '.join(refusal.nearest)}"
        )
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Somebody who decides for a seat: a bot, a person at a keyboard, a script."""

    @abstractmethod
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        """A legal action. `guess` has the seat's view of the position; what is hidden is redealt."""


def settle(game: Game[Any], s: State, dice: Dice) -> list[Move]:
    """Lets chance answer until a seat is to act or the game is over."""
    said: list[Move] = []
    while game.to_act(s) == [CHANCE]:
        action = game.legal(s, CHANCE)[dice.pick(game.odds(s))]
        game.apply(s, CHANCE, action)
        said.append(Move(CHANCE, game.words[action]))
    return said


def tidy(words: str) -> str:
    return " ".join(words.lower().split())


def why_not(game: Game[Any], s: State, seat: int, words: str) -> Refusal | None:
    """Why the seat cannot say this now, with the nearest that it can; None if it can."""
    refusal = game.explain_words(s, seat, tidy(words))
    if refusal is not None:
        refusal.nearest = nearest(game, s, seat, tidy(words))
    return refusal


def nearest(game: Game[Any], s: State, seat: int, words: str) -> list[str]:
    return get_close_matches(words, [game.words[action] for action in game.legal(s, seat)], n=3, cutoff=0.3)


def play(game: Game[Any], s: State, seat: int, words: str) -> int:
    """Applies the words of a seat (or CHANCE); raises Refused and changes nothing if they are not legal."""
    refusal = why_not(game, s, seat, words)
    if refusal is not None:
        raise Refused(refusal)
    action = game.ids[tidy(words)]
    game.apply(s, seat, action)
    return action


def replay(game: Game[Any], moves: list[Move]) -> State:
    """The position after these moves from the start, each checked."""
    s: State = game.start()
    for move in moves:
        play(game, s, move.seat, move.words)
    return s


def run(game: Game[Any], players: list[Player], dice: Dice, most_steps: int = 100_000) -> Record:
    """A whole game; seats that choose at the same time do not see each other's choice."""
    record = new_record(game)
    s: State = game.start()
    for _ in range(most_steps):
        record.moves.extend(settle(game, s, dice))
        seats = game.to_act(s)
        if not seats:
            record.outcome = game.outcome(s)
            return record
        chosen = [players[seat].choose(game, game.guess(s, seat, dice), seat, dice) for seat in seats]
        for seat, action in zip(seats, chosen):
            record.moves.append(Move(seat, game.words[action]))
            game.apply(s, seat, action)
    return record
