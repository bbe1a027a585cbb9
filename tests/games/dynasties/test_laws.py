"""The laws of the house over tables of every kind: all modes, all numbers of seats, all options."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dynasties.positions import RULES, TITLE, position, table

from equipoise.core.fair import SeededDice
from equipoise.core.laws import check_laws
from equipoise.games.dynasties.rules.cards import lift
from equipoise.games.dynasties.state import packed

OTHERWISE: dict[str, bool | int | str] = {
    "planting_play_exact": False,
    "returned_force_cards_engaged": False,
    "match_uses_envoy": False,
    "interceptor_chooses_noble": False,
    "lure_pays_with_any_card": False,
    "agents_per_player_per_clash": 3,
    "martial_cards_per_player_per_clash": 2,
    "clash_window_starts_with_attacker": False,
    "pillage_last_card_knocks_out": True,
    "state_of_play": "brisk",
}
TABLES: list[dict[str, Any]] = [
    {},
    {"mode": "advanced"},
    {"mode": "simple"},
    OTHERWISE,
    {"mode": "advanced", **OTHERWISE},
]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_keep_the_laws(seats: int, number: int) -> None:
    game = TITLE.table(seats, **TABLES[number])
    tally = check_laws(game, SeededDice(10 * seats + number), games=1, rules=RULES, share=60)
    assert tally.games == 1


@pytest.mark.rule("DY-R151")
@pytest.mark.parametrize("seats", [2, 6])
def test_no_game_lasts_more_than_45_years(seats: int) -> None:
    game = table(seats)
    for seed in range(6):
        s, dice = game.start(), SeededDice(seed)
        while game.to_act(s):
            seat = game.to_act(s)[0]
            legal = game.legal(s, seat)
            # who can pass passes, so that decks last as long as they can
            game.apply(s, seat, legal[0 if game.words[legal[0]] == "pass" else dice.below(len(legal))])
        assert s.year <= 45


@pytest.mark.parametrize("name", list(table(2).start().dump()))
def test_a_saved_position_that_does_not_fit_is_named(name: str) -> None:
    game = table(2)
    for broken in (None, "x", [1, 2, "3"], [-7], True, 1.5):
        data: dict[str, Any] = dict(game.start().dump())
        data[name] = broken
        with pytest.raises(ValueError, match=name):
            game.load(data)


@pytest.mark.parametrize("name", list(TITLE.table(2, mode="simple").start().dump()))
def test_a_saved_position_of_the_simple_game_that_does_not_fit_is_named(name: str) -> None:
    game = TITLE.table(2, mode="simple")
    for broken in (None, "x", [1, 2, "3"], [99], True):
        data: dict[str, Any] = dict(game.start().dump())
        data[name] = broken
        with pytest.raises(ValueError, match=name):
            game.load(data)


def test_self_check_sees_what_is_wrong() -> None:
    game = table(2)
    land = {"court": "n3m* a1", "realm": "r1t1", "armies": ["n2t: r2t1"], "hand": "r5d"}
    for spoil in range(7):
        s = position(game, [land, {"court": "n3m"}])
        if spoil == 0:
            lift(game.table, s, s.piles[0][-1])
        elif spoil == 1:
            force = [s.piles[0][-1], s.piles[0][-2]]
            s.force[s.armies[0][0]] = packed(force)
        elif spoil == 2:
            s.monarch[0] = s.piles[0][0]
        elif spoil == 3:
            s.force[s.armies[0][0]] = 0
        elif spoil == 4:
            s.face[s.armies[0][1]] = 1
        elif spoil == 5:
            s.known[s.armies[0][1]] = 0
        else:
            s.holder[s.armies[0][0]] = 1
        assert game.faults(s), spoil
