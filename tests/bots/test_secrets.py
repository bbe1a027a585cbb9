"""The search knows no more than its seat: in every game with secrets, with every number of seats."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.bots.test_search import Blank
from tests.bots.test_search_games import thinker
from tests.twins import SEAT, Handed, Spy, handed, in_games_with_secrets, twins

from equipoise import catalog
from equipoise.bots.search.practice import Practice
from equipoise.core.fair import Bits, Dice, SeededDice
from equipoise.core.game import Game, State
from equipoise.core.referee import settle

HIDING = [
    ("macht", 2, {}),
    *[("power", seats, {}) for seats in (2, 3, 4)],
    ("power", 3, {"sheets": "written"}),
    *[
        ("dynasties", seats, {"mode": mode})
        for seats in range(2, 7)
        for mode in ("standard", "advanced", "simple")
    ],
]


def alike(game: Game[Any], most: int) -> list[tuple[State, State, int]]:
    """Pairs of positions that a seat cannot tell apart, from games at random."""
    found: list[tuple[State, State, int]] = []
    dice = SeededDice(5)
    s: State = game.start()
    while len(found) < most:
        if not game.to_act(s):
            s = game.start()
        settle(game, s, dice)
        for seat in game.to_act(s)[:1]:
            other = game.guess(s, seat, dice)
            if other != s and len(game.legal(s, seat)) > 1 and dice.below(4) == 0:
                assert game.view(other, seat) == game.view(s, seat)
                found.append((s.copy(), other, seat))
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[dice.below(len(legal))])
    return found


@pytest.mark.parametrize(("name", "seats", "options"), HIDING)
def test_what_is_hidden_changes_no_choice(name: str, seats: int, options: dict[str, str]) -> None:
    """Fair: the same dice give the same answer in every position that looks the same to the seat."""
    game = catalog.find(name).table(seats, **options)
    pairs = alike(game, 3)
    assert len(pairs) == 3
    for s, other, seat in pairs:
        answers = [
            thinker(name, 24).choose(game, game.guess(each, seat, SeededDice(9)), seat, SeededDice(9))
            for each in (s, other)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("name", "seats", "options"), HIDING)
def test_a_guess_tells_nothing_of_what_it_was_made_from(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Deep into a game as well: the same dice make the same guess of all positions that look the same."""
    game = catalog.find(name).table(seats, **options)
    dice = SeededDice(25)
    s: State = game.start()
    changed = 0
    for step in range(200):
        settle(game, s, dice)
        if not game.to_act(s):
            s = game.start()
            settle(game, s, dice)
        viewer = step % seats
        other = game.guess(s, viewer, dice)
        changed += other != s
        assert game.guess(s, viewer, SeededDice(9)) == game.guess(other, viewer, SeededDice(9))
        asked = game.to_act(s)
        seat = asked[dice.below(len(asked))]
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))])
    assert changed


@pytest.mark.parametrize(("name", "seats", "options"), HIDING)
def test_nothing_is_noticed_that_is_not_seen(name: str, seats: int, options: dict[str, str]) -> None:
    """Two actions after which a viewer sees the same are noticed alike."""
    game = catalog.find(name).table(seats, **options)
    dice = SeededDice(2)
    s: State = game.start()
    unseen = 0
    for _ in range(60):
        if not game.to_act(s):
            break
        seat = game.to_act(s)[0]
        actions = [game.legal(s, seat)[dice.below(len(game.legal(s, seat)))] for _ in range(2)]
        after = [s.copy(), s.copy()]
        for position_after, action in zip(after, actions):
            game.apply(position_after, seat, action)
        for viewer in range(seats):
            if game.view(after[0], viewer) == game.view(after[1], viewer):
                noticed = {game.noticed(s, seat, action, viewer) for action in actions}
                assert len(noticed) == 1
                unseen += actions[0] != actions[1]
        s = after[0]
    assert unseen or name == "macht"


@pytest.mark.parametrize(("name", "seats", "options"), HIDING)
def test_all_that_a_seat_sees_anew_is_noticed_or_shown(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Of two positions alike to a viewer, an action noticed alike makes two that are alike too, unless what
    is shown to all differs: so no node of a search stands for what its seat can tell apart."""
    game = catalog.find(name).table(seats, **options)
    dice = SeededDice(3)
    s: State = game.start()
    compared = 0
    for _ in range(150):
        if not game.to_act(s):
            s = game.start()
        seat = game.to_act(s)[-1]
        action = game.legal(s, seat)[dice.below(len(game.legal(s, seat)))]
        after = s.copy()
        game.apply(after, seat, action)
        for viewer in range(seats):
            other = game.guess(s, viewer, dice)
            noticed = game.noticed(s, seat, action, viewer)
            legal = game.legal(other, seat) if seat in game.to_act(other) else []
            alike = [each for each in legal if game.noticed(other, seat, each, viewer) == noticed]
            for each in alike[:1]:
                game.apply(other, seat, each)
                if game.shown(other) == game.shown(after):
                    assert game.view(other, viewer) == game.view(after, viewer)
                    compared += 1
        s = after
    assert compared > 100


class Telling(Blank):
    """Of a search: what it was handed."""

    def imagine(self, game: Game[Any], s: State, seat: int, dice: Dice) -> State:
        raise Handed(s.dump())


@in_games_with_secrets
@pytest.mark.parametrize("searches", [False, True])
def test_who_is_practised_with_knows_no_more_than_its_seat(searches: bool, name: str, mode: str) -> None:
    """A rival, and a search that plays for the opinion."""
    found = twins(name, mode)
    given = []
    for s in found.states:
        practice = Practice(Telling(), Bits(1), Spy(), rounds=1)
        practice.play(found.game, 0, Blank())  # it has players now
        given.append(handed(partial(practice._choose, found.game, s, SEAT, not searches)))
    found.check(given)
