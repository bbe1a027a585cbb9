"""What a longer search finds beyond a level."""

from __future__ import annotations

import math
from collections import Counter
from itertools import count
from typing import Any, Callable

import pytest
from tests.bots.test_search import Blank, noughts_after

from equipoise import catalog
from equipoise.bots import gap
from equipoise.bots.gap import (
    Kept,
    Price,
    Sampler,
    Spot,
    between,
    can_be_compared,
    games_to_show,
    given_away,
    long_search,
    look,
    lossy,
    mean,
)
from equipoise.bots.levels import Searcher
from equipoise.bots.opinions import opinion_on
from equipoise.bots.search.insight import Choice, Insight
from equipoise.bots.search.opinion import Opinion
from equipoise.bots.search.practice import no_time
from equipoise.bots.search.thinker import Level
from equipoise.core.fair import Dice, SeededDice
from equipoise.core.game import Game, State
from equipoise.core.referee import run


def spot(decisions: int, **lost: float) -> Spot:
    return Spot(decisions, 2, 1000, {bot: Price(gave, gave == 0.0, 1.0) for bot, gave in lost.items()})


def test_a_seat_gives_away_so_much_at_each_of_its_decisions() -> None:
    assert spot(40, strong=0.01).given_away("strong") == pytest.approx(0.2)
    found = given_away([spot(40, strong=0.01), spot(20, strong=0.0), Spot(0, 2, 0, {})], "strong")
    assert found.value == pytest.approx(0.2 / 3)
    spread = 1.959964 * math.sqrt(((0.2 - 0.2 / 3) ** 2 + 2 * (0.2 / 3) ** 2) / 2 / 3)
    assert found.high - found.value == pytest.approx(spread) == found.value - found.low


def test_what_two_share_does_not_blur_the_difference() -> None:
    spots = [spot(10, a=0.1, b=0.08), spot(10, a=0.02, b=0.0), spot(10, a=0.3, b=0.28)]
    found = between(spots, "a", "b")
    assert (found.low, found.value, found.high) == pytest.approx((0.1, 0.1, 0.1))
    assert given_away(spots, "a").high - given_away(spots, "a").low > 1.0
    assert mean([0.5]).high == math.inf
    assert (lossy(spots, "a"), lossy(spots, "b")) == (3, 2)


def test_how_many_games_would_show_it() -> None:
    assert games_to_show(0.05) == 385  # 385 games of 55 %: Wilson's and the normal interval begin at 50 %
    assert games_to_show(0.6) == games_to_show(0.5) == 6  # nobody wins more than all
    assert games_to_show(0.0) is None
    assert games_to_show(-0.1) is None


def test_each_decision_offered_is_as_likely_to_be_kept() -> None:
    game = catalog.find("duels").table(2)
    counts: Counter[int] = Counter()
    for seed in range(3000):
        kept = Kept(SeededDice(seed))
        for seat in range(4):
            kept.offer(game.start(), seat)
        assert kept.offered == 4
        counts[kept.seat] += 1
    assert all(abs(counts[seat] - 750) < 5 * math.sqrt(750 * 0.75) for seat in range(4))


def test_a_game_that_is_watched_is_the_same_game() -> None:
    game = catalog.find("duels").table(2)
    alone = [Searcher(Level("", 1.0, 1000, rounds=20), no_time) for _ in range(2)]
    watched = [Searcher(Level("", 1.0, 1000, rounds=20), no_time) for _ in range(2)]
    kept = Kept(SeededDice(1))
    record = run(game, [Sampler(bot, kept) for bot in watched], SeededDice(7))
    assert record.moves == run(game, list(alone), SeededDice(7)).moves
    assert kept.guess is not None
    assert game.to_act(kept.guess) == [kept.seat]
    assert len(game.legal(kept.guess, kept.seat)) > 1
    assert 0 < kept.offered <= sum(move.seat >= 0 for move in record.moves)


class Foreseen:
    """A long search that likes the first action best, and all others alike."""

    def __init__(self, level: Level, opinion: Opinion, clock: Callable[[], float]) -> None:
        assert opinion.names
        assert level.seconds == 9.0

    def consider(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> Insight:
        legal = list(game.legal(guess, seat))
        choices = [Choice([action], 10, 0.45) for action in legal]
        choices[0] = Choice([legal[0]], 100, 0.6)
        return Insight(seat, choices, None, 1000, 1000)


@pytest.mark.parametrize("name", ["duels", "europe1815"])
def test_what_is_given_away_is_what_the_long_search_finds(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(gap, "Thinker", Foreseen)
    monkeypatch.setattr(
        gap, "searcher", lambda name: Searcher(Level("", 1.0, 1000, rounds=len(name)), no_time)
    )
    options = catalog.find(name).table(2, **({"round_limit": 2} if name == "europe1815" else {})).options
    calm = opinion_on(catalog.find(name).table(2)).calm
    best, other = (chance ** (1 / calm) / (chance ** (1 / calm) + (1 - chance) ** (1 / calm))
                   for chance in (0.6, 0.45))  # fmt: skip
    found = [look((name, 2, options, "1", ["22", "333"], 9.0, seed)) for seed in range(6)]
    for one in found:
        assert one.decisions > 0 and one.rounds == 1000 and list(one.prices) == ["22", "333"]
        for price in one.prices.values():
            assert price.lost == pytest.approx(0.0 if price.same else best - other)
    assert len({price.same for one in found for price in one.prices.values()}) == 2


class GoingOn(Blank):
    def goes_on(self, game: Game[Any], s: State) -> bool:
        return s is not None and len(game.legal(s, game.to_act(s)[0])) < 9


def test_a_long_search_has_its_time_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """The further words of a long decision would share that of the first."""
    monkeypatch.setattr(gap, "opinion_on", lambda game: GoingOn())
    for words in ([], ["mark a1"]):
        ticks = count()
        monkeypatch.setattr(gap, "thread_time", lambda ticks=ticks: float(next(ticks)))
        game, s = noughts_after(*words)
        search = long_search(game, s, 16.0)
        assert search.consider(game, s, len(words), SeededDice(1)).rounds == 16


def test_a_real_long_search() -> None:
    options = catalog.find("macht").table(2).options
    found = look(("macht", 2, options, "strong@0.001", ["novice", "strong@0.02"], 0.1, 3))
    assert found.rounds > 0
    for price in found.prices.values():
        assert price.same == (price.lost == 0.0) or abs(price.lost) < 1e-9
        assert -1.0 < price.lost < 1.0 and price.seconds > 0.0


def test_sheets_cannot_be_compared() -> None:
    assert [game for game in catalog.GAMES if not can_be_compared(game)] == ["power"]
