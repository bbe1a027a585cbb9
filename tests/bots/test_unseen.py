"""A search thinks with what each seat knows: the others too, and no seat more."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.forks import DRAW, LOSS, WIN, After, Fork, Forks, chances, searched
from tests.bots.test_search import auction
from tests.walks import steps

from equipoise import catalog
from equipoise.bots import find_bot
from equipoise.bots.opinions import opinion
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import CHANCE, Game, State, View
from equipoise.core.referee import settle

SIDES = (0, 1)


def shown(result: After) -> Fork:
    """Nothing is known before it is shown: no look ahead tells how a guess ends."""
    return Fork(0, {"show": result})


def named(heads: After, tails: After) -> Fork:
    return Fork(1, {"name heads": shown(heads), "name tails": shown(tails)})


def coin(seat: int, odds: tuple[int, int] = (1, 1), unseen: bool = True) -> Forks:
    """Lies as a seat, or chance, has it; seat 1 names the side, and wins if it is right."""
    sides = {"heads": named(LOSS, WIN), "tails": named(WIN, LOSS)}
    return Forks(Fork(seat, sides, odds, [1] if unseen else []))


def test_what_is_chosen_unseen_is_not_known_to_the_other() -> None:
    search = searched(coin(0), 200)
    assert search.trees[1].ways() == 1
    assert min(chances(search).values()) > 0.4
    assert max(chances(searched(coin(0, unseen=False), 200)).values()) < 0.1


def test_a_bid_is_not_known_to_who_bids_at_the_same_time() -> None:
    game = catalog.find("macht").table(2)
    search = Search(game, auction(game), 0, opinion("macht"), Bits(1), 2000)
    for _ in range(60):
        search.round()
    assert search.root.ways() > 1 and search.trees[1].ways() == 1


def test_how_much_is_said_unseen_is_not_known_to_the_other() -> None:
    """Two words for heads, one for tails: the other heard nothing either way."""
    heads = Fork(0, {"turn it": named(LOSS, WIN)}, unseen_by=[1])
    search = searched(Forks(Fork(0, {"heads": heads, "tails": named(WIN, LOSS)}, unseen_by=[1])), 200)
    assert search.trees[1].ways() == 1
    assert min(chances(search).values()) > 0.4


@pytest.mark.parametrize("lies_open", [True, False])
def test_what_lies_open_by_now_is_known_though_nobody_noticed_it(lies_open: bool) -> None:
    """Whoever turns the coin over says nothing of it."""

    def waited(result: Fork) -> Fork:
        return Fork(0, {"wait": Fork(1, result.ways, shows=lies_open)})

    sides = {"heads": waited(named(LOSS, WIN)), "tails": waited(named(WIN, LOSS))}
    search = searched(Forks(Fork(0, sides, unseen_by=[1])), 200)
    assert search.trees[1].ways() == (2 if lies_open else 1)
    assert (max(chances(search).values()) < 0.1) == lies_open


def test_what_is_planted_is_not_known_to_who_plants_at_the_same_time() -> None:
    """In dynasties a card face up is one word, one face down in an army two."""
    game = catalog.find("dynasties").table(2)
    s: State = game.start()
    dice = SeededDice(1)
    while len(game.to_act(s)) < 2 or not any(
        game.words[action].startswith("force") for action in game.legal(s, 0)
    ):
        settle(game, s, dice)
        seat = game.to_act(s)[0]
        game.apply(s, seat, find_bot("greedy").choose(game, game.guess(s, seat, dice), seat, dice))
    search = Search(game, game.guess(s, 0, dice), 0, opinion("dynasties"), Bits(1), 5000)
    for _ in range(300):
        search.round()
    assert search.root.ways() > 1 and search.trees[1].ways() == 1


@pytest.mark.parametrize("side", ["heads", "tails"])
def test_every_round_has_a_guess_of_its_own(side: str) -> None:
    """Tails are three times as likely, however the coin lies in the guess to begin with."""
    found = chances(searched(coin(CHANCE, (1, 3)), 400, said=[side]))
    assert found["name tails"] == pytest.approx(0.75, abs=0.1)
    assert found["name heads"] == pytest.approx(0.25, abs=0.1)


def held(*cards: str) -> Fork:
    """Seat 0 goes or stays, then seat 1 plays one of the cards it holds; only a shield stops who goes."""
    stopped = {f"play {card}": LOSS if card == "shield" else WIN for card in cards}
    stayed = {f"play {card}": DRAW for card in cards}
    return Fork(0, {"go": Fork(1, stopped), "stay": Fork(1, stayed)})


def test_in_every_guess_others_do_what_they_can_do_in_it() -> None:
    """And the best of that: who holds a shield plays it, but three of four hold none."""
    hands = {"deal a shield": held("shield", "straw"), "deal none": held("straw", "sword")}
    game = Forks(Fork(CHANCE, hands, [1, 3], unseen_by=[0]))
    for hand in hands:
        assert chances(searched(game, 400, said=[hand]))["go"] == pytest.approx(0.75, abs=0.1)


def test_all_that_was_seen_since_the_latest_decision_is_known() -> None:
    """Seat 0 asks for one of two throws; to say what it was it has to keep both in mind."""

    def saying(thrown: int) -> Fork:
        return Fork(0, {f"say {n}": shown(WIN if n == thrown else LOSS) for n in SIDES})

    def throws(asked: int) -> Fork:
        second = {a: {f"throw {b}": saying((a, b)[asked]) for b in SIDES} for a in SIDES}
        return Fork(CHANCE, {f"throw {a}": Fork(CHANCE, second[a]) for a in SIDES})

    game = Forks(Fork(0, {"ask first": throws(0), "ask second": throws(1)}))
    assert min(chances(searched(game, 600)).values()) > 0.8


def imagined(game: Game[Any], s: State) -> tuple[View, list[int]]:
    """What seat 0 searches from: what it sees, and how much each may say."""
    found = opinion(game.name).imagine(game, s, 0, SeededDice(9))
    return game.view(found, 0), [len(game.legal(found, seat)) for seat in range(game.seats)]


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("macht", 2, {}),
        ("power", 3, {}),
        *[("dynasties", seats, {"mode": mode}) for seats in (2, 4) for mode in ("standard", "simple")],
    ],
)
def test_what_others_have_chosen_unseen_is_taken_back(name: str, seats: int, options: dict[str, str]) -> None:
    """To the last word, and no word of one's own: the search says it for them."""
    game = catalog.find(name).table(seats, **options)
    s: State = game.start()
    dice, said = SeededDice(3), 0
    while said < 20:
        if len(game.to_act(s)) == seats:
            begin(game, s)
            nothing = imagined(game, s)
            assert nothing[0] == game.view(s, 0) and min(nothing[1]) > 0
            while len(asked := game.to_act(s)) > 1 and said < 20:
                legal = game.legal(s, asked[-1])
                game.apply(s, asked[-1], legal[dice.below(len(legal))])
                said += 1
                assert imagined(game, s) == nothing
        for _ in steps(game, s, dice, 1):
            pass
        if not game.to_act(s):
            s = game.start()


def begin(game: Game[Any], s: State) -> None:
    """Seat 0 says a word, if that is not all it has to say."""
    for action in reversed(game.legal(s, 0)):
        after = s.copy()
        game.apply(after, 0, action)
        if 0 in game.to_act(after):
            game.apply(s, 0, action)
            return
