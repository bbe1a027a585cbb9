"""Game files and the proof of the dice. The secret is shown only when the match is over."""

from __future__ import annotations

from typing import Any, final

from equipoise.core.fair import CheckableDice, commitment
from equipoise.core.game import CHANCE, WATCHER, Game, State
from equipoise.core.message import Message, named
from equipoise.core.record import Luck, Record, new_record
from equipoise.core.record import Move as Said
from equipoise.play.match import OVER, Match, Move, read_moves
from equipoise.play.secrecy import public
from equipoise.play.store import Store


@final
class Draw:
    __slots__ = ("drawn", "holds", "n", "odds", "said", "words")

    def __init__(self, n: int, words: str, said: Message, odds: list[int], drawn: int, holds: bool) -> None:
        self.n = n
        self.words = words
        self.said = said
        self.odds = odds
        self.drawn = drawn
        self.holds = holds  # whether the dice give the same again


async def game_file(store: Store, match: Match) -> Record:
    """The game file; of a running match without the secret, and only what everybody may know. Bots have no
    names of their own: whoever tells it to people names them."""
    game = match.rules()
    record = new_record(game)
    record.names = [seat.name for seat in match.seats]
    over = match.stage == OVER
    if not match.given:  # the dice did not throw what a file said
        record.luck = Luck(commitment(match.secret), match.contributions(), match.secret if over else "")
    moves = await read_moves(store, match.code, 0, match.n)
    record.moves = [Said(move.seat, move.words) for move in (moves if over else _public(game, moves))]
    if over and match.outcome is not None:
        # As the rules rank it, without what happened beside them, unless they never came to an end.
        record.outcome = game.outcome(_end(game, moves)) or match.outcome
    return record


def _end(game: Game[Any], moves: list[Move]) -> State:
    s: State = game.start()
    for move in moves:
        game.apply(s, move.seat, game.ids[move.words])
    return s


def _public(game: Game[Any], moves: list[Move]) -> list[Move]:
    """Up to the first that not everybody might know: a file with holes could not be replayed."""
    s: State = game.start()
    for number, move in enumerate(moves):
        if not public(game, s):
            return moves[:number]
        game.apply(s, move.seat, game.ids[move.words])
    return moves


async def draws(store: Store, match: Match) -> list[Draw]:
    """Every draw of a match that is over, thrown again."""
    game = match.rules()
    dice = CheckableDice(match.secret, match.contributions())
    s: State = game.start()
    found: list[Draw] = []
    for move in await read_moves(store, match.code, 0, match.n):
        if move.seat == CHANCE:
            legal, odds = game.legal(s, CHANCE), game.odds(s)
            drawn = dice.pick(odds)
            holds = game.words[legal[drawn]] == move.words
            said = named(game.say(s, CHANCE, game.ids[move.words], WATCHER), match.names)
            found.append(Draw(move.n, move.words, said, odds, drawn, holds))
        game.apply(s, move.seat, game.ids[move.words])
    return found
