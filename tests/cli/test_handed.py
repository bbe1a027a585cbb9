"""At the terminal bots, hints and reasons are thought out from what their seat knows and no more."""

from __future__ import annotations

from functools import partial
from typing import Any, NoReturn

import pytest
from tests.twins import SEAT, Handed, Spy, handed, in_games_with_secrets, same_luck, twins

from equipoise.cli.hints import Hints, why
from equipoise.cli.match import Match, Source
from equipoise.core.game import Game, State
from equipoise.core.record import Move


@in_games_with_secrets
def test_a_bot_is_handed_what_its_seat_knows(name: str, mode: str) -> None:
    found = twins(name, mode)
    given = []
    for moves in found.moves:
        match = Match(found.game, ["uniform", ""], Source(1, "", []))
        match.players[SEAT] = Spy()
        match.rebuild(moves)
        given.append(handed(match.advance))
    found.check(given)


@pytest.fixture
def spied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ponders tells what he was handed."""

    def ponder(game: Game[Any], guess: State, seat: int, *_: object) -> NoReturn:
        assert seat == SEAT
        raise Handed(guess.dump())

    monkeypatch.setattr("equipoise.bots.pondering.ponder", ponder)
    same_luck(monkeypatch)


@in_games_with_secrets
@pytest.mark.usefixtures("spied")
def test_a_hint_is_thought_out_from_what_the_seat_knows(name: str, mode: str) -> None:
    found = twins(name, mode)
    names = ["Ann", "Bob"]
    found.check([handed(partial(Hints().ask, found.game, s, SEAT, names)) for s in found.states])


@in_games_with_secrets
@pytest.mark.usefixtures("spied")
def test_a_reason_is_thought_out_from_what_the_seat_knew(name: str, mode: str) -> None:
    found = twins(name, mode)
    game, given = found.game, []
    for moves, s in zip(found.moves, found.states):
        done = [*moves, Move(SEAT, game.words[game.legal(s, SEAT)[0]])]
        given.append(handed(partial(why, game, done, len(done), ["Ann", "Bob"])))
    found.check(given)
