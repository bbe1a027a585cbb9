"""The referee: chance is let answer, words are taken or refused, whole games are run."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.toy import RULES, Toy, ToyState

from equipoise.core.fair import Dice, SeededDice
from equipoise.core.game import CHANCE, WATCHER, Game, State
from equipoise.core.laws import check_laws
from equipoise.core.record import Move
from equipoise.core.referee import Player, Refused, play, replay, run, settle, tidy, why_not


class FirstLegal(Player):
    """Says the first it may say, and notes what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        self.shown.append(guess.copy())
        return game.legal(guess, seat)[0]


def after(*said: tuple[int, str]) -> tuple[Toy, ToyState]:
    game = Toy()
    s = game.start()
    for seat, words in said:
        play(game, s, seat, words)
    return game, s


def test_settle_answers_for_chance_until_a_seat_is_to_act() -> None:
    game = Toy()
    s = game.start()
    said = settle(game, s, SeededDice(1))
    assert [move.seat for move in said] == [CHANCE]
    assert said[0].words in ("deal low", "deal mid", "deal high")
    assert game.to_act(s) == [0, 1]
    assert settle(game, s, SeededDice(1)) == []


def test_settle_keeps_to_the_odds() -> None:
    game, dice = Toy(), SeededDice(5)
    counts = {"deal low": 0, "deal mid": 0, "deal high": 0}
    for _ in range(1200):
        counts[settle(game, game.start(), dice)[0].words] += 1
    assert (
        150 < counts["deal low"] < 250 and 350 < counts["deal mid"] < 450 and 550 < counts["deal high"] < 650
    )


def test_play_takes_words_in_any_clothes() -> None:
    game, s = after((CHANCE, "deal mid"))
    assert play(game, s, 0, "  Take\t 2 ") == game.ids["take 2"]
    assert s.choices == [2, 0]
    assert tidy(" A  b\nC ") == "a b c"


@pytest.mark.parametrize(
    ("seat", "words", "rule"),
    [
        (CHANCE, "deal low", "T-1"),
        (WATCHER, "take 1", "T-1"),
        (0, "deal low", "T-2"),
        (1, "take 3", ""),
        (1, "", ""),
    ],
)
def test_what_is_refused_changes_nothing(seat: int, words: str, rule: str) -> None:
    game, s = after((CHANCE, "deal mid"))
    before = s.dump()
    with pytest.raises(Refused) as caught:
        play(game, s, seat, words)
    assert caught.value.refusal.rule == rule
    assert s.dump() == before
    assert isinstance(caught.value, ValueError)


def test_a_refusal_names_the_nearest_words_that_are_legal_now() -> None:
    game, s = after((CHANCE, "deal mid"))
    refusal = why_not(game, s, 0, "tke 2")
    assert refusal is not None
    assert refusal.nearest[0] == "take 2"
    assert why_not(game, s, 0, "take 2") is None
    nobody = why_not(game, s, WATCHER, "take 2")
    assert nobody is not None and nobody.nearest == [], "a spectator may say nothing"


def test_choices_at_the_same_time_stay_unseen_until_both_are_made() -> None:
    game, one = after((CHANCE, "deal mid"), (0, "take 1"))
    _, two = after((CHANCE, "deal high"), (0, "take 2"))
    assert game.to_act(one) == [1]
    assert game.view(one, 1) == game.view(two, 1)
    assert game.view(one, WATCHER) == game.view(two, WATCHER)
    assert game.view(one, 0) != game.view(two, 0)
    with pytest.raises(Refused):
        play(game, one, 0, "take 1")
    play(game, one, 1, "take 1")
    assert (one.pile, one.taken) == (3, [1, 1])


def test_replay_checks_every_move() -> None:
    moves = [Move(CHANCE, "deal low"), Move(1, "take 2"), Move(0, "take 1")]
    s = replay(Toy(), moves)
    assert isinstance(s, ToyState) and s.taken == [1, 2]
    with pytest.raises(Refused):
        replay(Toy(), [*moves, Move(CHANCE, "deal low")])


def test_run_plays_a_whole_game_that_can_be_replayed() -> None:
    game = Toy()
    record = run(game, [FirstLegal(), FirstLegal()], SeededDice(3))
    assert record.outcome is not None and record.outcome.reason == "pile empty"
    assert [move.seat for move in record.moves] == [CHANCE, 0, 1, 0, 1, 0, 1]
    end = replay(game, record.moves)
    assert isinstance(end, ToyState) and game.outcome(end) == record.outcome


def test_players_are_shown_a_guess_and_not_each_others_choice() -> None:
    players = [FirstLegal(), FirstLegal()]
    run(Toy(), [*players], SeededDice(3))
    for shown in players[1].shown:
        assert isinstance(shown, ToyState)
        assert shown.choices == [0, 0], "seat 0 has chosen, but seat 1 does not see it"


def test_seat_1_is_never_shown_the_card() -> None:
    """The guesses of one game hold different cards, as the odds allow."""
    cards = set()
    for seed in range(20):
        players = [FirstLegal(), FirstLegal()]
        run(Toy(), [*players], SeededDice(seed))
        cards |= {tuple(shown.card for shown in players[1].shown if isinstance(shown, ToyState))}
    assert any(len(set(seen)) > 1 for seen in cards)


def test_run_stops_after_the_most_steps() -> None:
    record = run(Toy(), [FirstLegal(), FirstLegal()], SeededDice(3), most_steps=2)
    assert record.outcome is None
    assert len(record.moves) == 5


def test_the_toy_keeps_the_laws() -> None:
    tally = check_laws(Toy(), SeededDice(11), games=40, rules=RULES)
    assert tally.games == 40
    assert tally.reasons == {"pile empty": 40}
    assert set(tally.refusals) == RULES
