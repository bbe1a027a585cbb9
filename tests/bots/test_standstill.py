"""Games in which nobody cares to begin anything end in the arena, as people would end them."""

from __future__ import annotations

from typing import Any

import pytest

from equipoise.bots.arena.games import Played, play_job
from equipoise.bots.arena.schedule import Wish, schedule
from equipoise.bots.arena.standstill import TIMES, Standstill
from equipoise.cli.replay import outcome_at
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.record import AGREED_DRAW, read_record
from equipoise.core.referee import Player, replay
from equipoise.games.europe1815.game import TITLE


class Passing(Player):
    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        done = game.words.index("done")
        legal = game.legal(guess, seat)
        return done if done in legal else legal[0]


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("equipoise.bots.arena.games.find_bot", lambda name, clock: Passing())


def played(seats: int, options: dict[str, str], steps: int = 500) -> Played:
    (job,) = schedule(Wish("europe1815", seats, options, ["uniform"], 1, 1, steps=steps))
    found = play_job(job)
    assert found is not None
    return found


@pytest.mark.usefixtures("passing")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_passes_for_ever_agrees_to_a_draw(seats: int) -> None:
    game = played(seats, {})
    assert (game.ended, game.reason, game.ranks) == (True, AGREED_DRAW, [1] * seats)
    record = read_record(game.text)
    passes = [move for move in record.moves if move.words == "done"]
    assert len(passes) == seats * (TIMES - 1)
    table = TITLE.table(seats)
    end = replay(table, record.moves)
    assert table.outcome(end) is None
    assert outcome_at(table, record, end) == record.outcome


@pytest.mark.usefixtures("passing")
def test_where_it_ends_by_the_rules_nobody_agrees() -> None:
    """With a limit of rounds whoever leads may well stand still."""
    game = played(2, {"round_limit": "40"})
    assert game.ended and game.reason != AGREED_DRAW
    assert len([move for move in read_record(game.text).moves if move.words == "done"]) == 80


def test_who_is_no_longer_asked_is_out() -> None:
    stands = Standstill()
    for _ in range(TIMES - 1):
        assert stands.reached(7, [0]) == stands.reached(8, [1]) == stands.reached(9, [2]) == []
        assert stands.reached(0, [3]) == []
    assert stands.reached(8, [1]) == [1, 2]


def test_something_happens_in_between() -> None:
    stands = Standstill()
    assert not any(stands.reached(position, [position % 2]) for position in range(1, 1000))
