"""Whole rounds of secret orders, for `bench`: written at random and resolved, beside the nearest peer."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any, Callable, Final, Protocol, Sequence, final

from equipoise.cli.speed import Runner
from equipoise.core.game import CHANCE, Game, State
from equipoise.games.power.actions import CLEAR_ID, PAY, SEAL_ID, TAKE
from equipoise.games.power.game import PowerGame

YEARS: Final = 10  # of the peer's game, before it is begun anew: armies have met by then


@final
class Writer:
    """Fills every sheet with orders at random, as many as there is room for."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.draw: Callable[[], float] = random.Random(7).random

    def play_round(self, s: State) -> bool:
        """Until everybody has sealed and all is resolved; False when the game is over."""
        game = self.game
        for seat in game.to_act(s):
            self._fill(s, seat)
        seats = game.to_act(s)
        while len(seats) == 1:  # a question, or chance
            legal = game.legal(s, seats[0])
            game.apply(s, seats[0], legal[int(self.draw() * len(legal))])
            seats = game.to_act(s)
        return bool(seats)

    def _fill(self, s: State, seat: int) -> None:
        find, apply, draw = self.game.legal, self.game.apply, self.draw
        legal = find(s, seat)
        while legal[-1] > CLEAR_ID:
            first = 2 if legal[1] == CLEAR_ID else 1  # the words behind `seal` and `clear`
            apply(s, seat, legal[first + int(draw() * (len(legal) - first))])
            legal = find(s, seat)
        apply(s, seat, SEAL_ID)


class Table(Protocol):
    def to_act(self, s: State) -> list[int]: ...
    def legal(self, s: State, seat: int) -> Sequence[int]: ...
    def apply(self, s: State, seat: int, action: int) -> None: ...


@final
class Counted:
    """A game, and what is written in it."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, PowerGame)
        self.game = game
        self.sheets = self.orders = self.moves = 0
        self._verbs = [deed.verb for deed in game.table.actions.deeds]

    def to_act(self, s: Any) -> list[int]:
        return self.game.to_act(s)

    def legal(self, s: Any, seat: int) -> Sequence[int]:
        return self.game.legal(s, seat)

    def apply(self, s: Any, seat: int, action: int) -> None:
        self.sheets += action == SEAL_ID
        self.orders += TAKE <= self._verbs[action] < PAY
        self.moves += self._verbs[action] == TAKE
        self.game.apply(s, seat, action)


def sample(game: Game[Any]) -> Counted:
    """What the sheets of one game are like."""
    counted, s = Counted(game), _begun(game)
    writer = Writer(counted)
    while writer.play_round(s):
        pass
    return counted


def _begun(game: Game[Any]) -> State:
    s: State = game.start()
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.legal(s, CHANCE)[0])
    return s


def round_rate(game: Game[Any]) -> Runner:
    """Rounds per second, planned and resolved, action by action from Python."""

    def run(seconds: float) -> float:
        writer, rounds, begun = Writer(game), 0, perf_counter()
        while perf_counter() - begun < seconds:
            s = _begun(game)
            rounds += 1
            while writer.play_round(s):
                rounds += 1
        return rounds / (perf_counter() - begun)

    return run


def peer_round_rate(draws: bool) -> Runner:
    """Movement phases per second of the package `diplomacy`, all units ordered at random.

    What its other phases take is not counted, nor, unless `draws`, what finding and setting orders takes.
    """
    from diplomacy import Game as Peer

    def run(seconds: float) -> float:
        choice, phases, spent = random.Random(7).choice, 0, 0.0
        peer = Peer()
        while spent < seconds:
            if peer.is_game_done or int(peer.get_current_phase()[1:5]) >= 1901 + YEARS:
                peer = Peer()
            moves = peer.get_current_phase().endswith("M")
            begun = perf_counter()
            possible = peer.get_all_possible_orders()
            for power in peer.powers:
                places = peer.get_orderable_locations(power)
                peer.set_orders(power, [choice(possible[place]) for place in places if possible[place]])
            begun = begun if draws else perf_counter()
            peer.process()
            if moves:
                spent += perf_counter() - begun
                phases += 1
        return phases / spent

    return run
