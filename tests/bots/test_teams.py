"""Duels in teams: who wins together hopes together."""

from __future__ import annotations

import pytest
from tests.bots.test_search_games import GAMES, thinker, wins, wins_in_one

from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.core.fair import SeededDice
from equipoise.core.game import State
from equipoise.core.record import read_record


def test_a_team_wins_by_either_of_its_colours() -> None:
    """And each of its players expects to win, not one of them."""
    positions = [(game, s, seat) for game, s, seat in wins_in_one("duels") if game.options["mode"] == "teams"]
    assert {game.seats for game, _, _ in positions} == {3, 4}
    for game, s, seat in positions:
        player = thinker("duels", 300)
        action = player.choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1))
        assert action in wins(game, s, seat), game.words[action]
        insight = player.insight()
        assert insight is not None and insight.chance > 0.99
        chances = opinion("duels", game.seats).chances(game, s)
        mates = [0, 1] if seat < 2 else [mate for mate in (2, 3) if mate < game.seats]
        others = [other for other in range(game.seats) if other not in mates]
        assert len({chances[mate] for mate in mates}) == len({chances[other] for other in others}) == 1
        assert chances[mates[0]] + chances[others[0]] == pytest.approx(1.0)
        assert opinion("duels", game.seats).chance(game, s, seat) == chances[seat]


def test_a_team_that_draws_has_half_the_game() -> None:
    for path in ("2v1-standstill", "2v2-standstill"):
        record = read_record((GAMES / "duels/replays" / f"{path}.game").read_text(encoding="utf-8"))
        game = catalog.table_of(record)
        end: State = game.start()
        for move in record.moves:
            game.apply(end, move.seat, game.ids[move.words])
        assert opinion("duels").chances(game, end) == [0.5] * game.seats
        assert opinion("duels").even(game) == 0.5
