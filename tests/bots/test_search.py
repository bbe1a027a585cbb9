"""The search: finds what is there to be found, keeps its budgets, and knows no more than its seat."""

from __future__ import annotations

import gc
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec

import equipoise.noughts.game as noughts
from equipoise import catalog
from equipoise.bots.opinions import opinion
from equipoise.bots.search.node import Node, nodes_below
from equipoise.bots.search.opinion import Opinion
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player, play, replay, run, settle


class Blank(Opinion):
    """No opinion at all: only ends of games count."""

    def __init__(self) -> None:
        super().__init__([], [])

    def features(self, game: Game[Any], s: State, seat: int) -> vec[float]:
        return vec[float]()


def thinker(rounds: int, nodes: int = 50_000) -> Thinker:
    return Thinker(Level("test", 3600.0, nodes, rounds=rounds), Blank())


def noughts_after(*words: str) -> tuple[Game[Any], State]:
    game = noughts.TITLE.table(2)
    s = game.start()
    for line in words:
        play(game, s, game.to_act(s)[0], line)
    return game, s


def chosen(game: Game[Any], s: State, player: Player, seed: int = 1) -> str:
    seat = game.to_act(s)[0]
    return game.words[player.choose(game, game.guess(s, seat, SeededDice(seed)), seat, SeededDice(seed))]


@pytest.mark.parametrize("seed", range(3))
def test_a_win_in_one_is_found(seed: int) -> None:
    game, s = noughts_after("mark a1", "mark b1", "mark a2", "mark b2")
    assert chosen(game, s, thinker(200), seed) == "mark a3"


@pytest.mark.parametrize("seed", range(3))
def test_a_loss_in_one_is_parried(seed: int) -> None:
    game, s = noughts_after("mark a1", "mark b2", "mark a2")
    assert chosen(game, s, thinker(400), seed) == "mark a3"


@pytest.mark.parametrize("seed", range(3))
def test_a_win_in_two_turns_is_found(seed: int) -> None:
    """Crosses hold opposite corners against a nought beside one of them: a fork is to be had."""
    game, s = noughts_after("mark a1", "mark b1")
    player = thinker(4000)
    words = chosen(game, s, player, seed)
    play(game, s, 0, words)
    insight = player.insight()
    assert insight is not None
    assert insight.chance > 0.9


def test_perfect_play_is_a_draw() -> None:
    record = run(noughts.TITLE.table(2), [thinker(2000), thinker(2000)], SeededDice(3))
    assert record.outcome is not None
    assert record.outcome.ranks == [1, 1]


def test_the_same_dice_give_the_same_answer() -> None:
    game, s = noughts_after("mark b2")
    assert len({chosen(game, s, thinker(300), 5) for _ in range(3)}) == 1


def test_a_sole_action_needs_no_thought() -> None:
    lines = ("mark a1", "mark b2", "mark c3", "mark a3", "mark c1", "mark b1", "mark b3", "mark a2")
    game, s = noughts_after(*lines)
    player = thinker(1000)
    assert chosen(game, s, player) == "mark c2"
    assert player.search is not None
    assert player.search.rounds_done == 0


def searched(name: str, seats: int, nodes: int, rounds: int) -> Search:
    """The first decision of a game."""
    game = catalog.find(name).table(seats)
    s = game.start()
    settle(game, s, SeededDice(2))
    search = Search(game, s, game.to_act(s)[0], opinion(name), Bits(1), nodes)
    for _ in range(rounds):
        search.round()
    return search


def test_rounds_and_nodes_are_never_exceeded() -> None:
    search = searched("europe1815", 3, 40, 200)
    assert search.rounds_done == 200
    assert search.nodes == 40
    assert len(search.familiar) < 40
    below = nodes_below(search.root)
    assert len(below) < 40 and search.root.ways() + sum(node.ways() for node in below) < 40


def test_ways_that_lead_to_one_position_meet() -> None:
    """Crosses on a1 and b1, noughts on a2: in either order of the crosses it is one position, known once."""
    game, s = noughts_after()
    search = Search(game, s, 0, Blank(), Bits(1), 50_000)
    for _ in range(8000):
        search.round()

    def after(*words: str) -> Node | None:
        node: Node | None = search.root
        for line in words:
            assert node is not None
            node = node.kid(game.ids[line])
        return node

    first = after("mark a1", "mark a2", "mark b1")
    assert first is not None and first is after("mark b1", "mark a2", "mark a1")
    assert first is search.familiar[hash(noughts_after("mark a1", "mark a2", "mark b1")[1])]
    assert first is not after("mark a1", "mark b2", "mark b1")


def test_what_is_kept_of_a_tree_is_counted_way_by_way() -> None:
    game, s = noughts_after()
    first = Search(game, s, 0, Blank(), Bits(1), 50_000)
    for _ in range(3000):
        first.round()
    _, later = noughts_after("mark a1", "mark b1")
    known = first.familiar[hash(later)]
    search = Search(game, later, 0, Blank(), Bits(1), 50_000)
    search.go_on_from(known, first.familiar)
    below = nodes_below(known)
    ways = known.ways() + sum(node.ways() for node in below)
    assert ways > len(below), "some nodes are reached in several ways"
    assert search.nodes == 1 + ways
    assert set(search.familiar.values()) == below


def test_the_choice_stops_when_it_is_made() -> None:
    game, s = noughts_after("mark a1", "mark b1", "mark a2", "mark b2")
    player = thinker(100_000)
    chosen(game, s, player)
    assert player.search is not None
    assert player.search.rounds_done < 100_000


def test_the_time_is_counted_by_the_clock_it_was_given() -> None:
    game, s = noughts_after()
    ticks = count()
    player = Thinker(Level("test", 10.0, 1000), Blank(), lambda: float(next(ticks)))
    chosen(game, s, player)
    assert player.search is not None
    assert player.search.rounds_done == 10  # one tick a round


def test_the_tree_is_gone_on_from() -> None:
    game, s = noughts_after()
    player = thinker(3000)
    play(game, s, 0, chosen(game, s, player))
    play(game, s, 1, game.words[game.legal(s, 1)[0]])
    before = game.to_act(s)[0]
    player.choose(game, s, before, SeededDice(1))
    assert player.search is not None
    assert player.search.root.count > player.search.rounds_done


def test_the_tree_is_gone_on_from_again_and_again() -> None:
    """A turn of europe1815 has three actions: the third decision stands in the tree of the first."""
    game = catalog.find("europe1815").table(2)
    s = game.start()
    settle(game, s, SeededDice(1))
    player = Thinker(Level("test", 3600.0, 20_000, rounds=300), opinion("europe1815"))
    seat = game.to_act(s)[0]
    kept = []
    for _ in range(3):
        assert game.to_act(s) == [seat]
        game.apply(s, seat, player.choose(game, s, seat, SeededDice(1)))
        assert player.search is not None
        kept.append(player.search.root.count - player.search.rounds_done)
    assert kept[0] == 0 and kept[1] > 0 and kept[2] > 0


def test_two_trees_are_never_kept_at_once() -> None:
    def nodes() -> int:
        return sum(type(each) is Node for each in gc.get_objects())

    alive: list[int] = []  # at each look at the clock

    def clock() -> float:
        alive.append(nodes())
        return float(len(alive))

    before = nodes()
    game, s = noughts_after()
    player = Thinker(Level("test", 3600.0, 50_000, rounds=30), Blank(), clock)
    chosen(game, s, player)
    game, s = noughts_after("mark a1", "mark b2", "mark c3")  # another game: nothing of it was thought of
    chosen(game, s, player)
    # One look when a search begins, and one after each of its rounds.
    assert alive[31] - before > 20
    assert alive[32] - before <= 3


def test_a_clock_that_stands_still_is_no_fault() -> None:
    game, s = noughts_after()
    player = Thinker(Level("test", 1.0, 1000, rounds=100), Blank(), lambda: 0.0)
    assert chosen(game, s, player) in [game.words[action] for action in game.legal(s, 0)]


@pytest.mark.parametrize("seats", [2, 4])
def test_thinking_changes_nothing(seats: int) -> None:
    game = catalog.find("europe1815").table(seats)
    s = game.start()
    settle(game, s, SeededDice(4))
    before = s.dump()
    Thinker(Level("test", 3600.0, 1000, rounds=30), opinion("europe1815")).choose(
        game, s, game.to_act(s)[0], SeededDice(1)
    )
    assert s.dump() == before


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("slip", [0.0, 0.1])
@pytest.mark.parametrize("most", [False, True])
def test_the_search_plays_every_game_by_the_rules(game: str, most: bool, slip: float) -> None:
    title = catalog.find(game)
    table = title.table(title.most if most else title.fewest)
    quick = Level("test", 3600.0, 500, slip, rounds=4)
    players: list[Player] = [Thinker(quick, opinion(game, table.seats)) for _ in range(table.seats)]
    record = run(table, players, SeededDice(1), most_steps=30)  # not checked on the way
    replay(table, record.moves)  # Refused if a choice is not legal


def test_a_hidden_bid_changes_no_choice() -> None:
    """Fair: two positions that look the same to a seat get the same answer from the same dice."""
    game = catalog.find("macht").table(2)
    answers = set()
    for bid in ("bid 0", "bid 2"):
        s = auction(game)
        play(game, s, 0, bid)
        player = Thinker(Level("test", 3600.0, 2000, rounds=60), opinion("macht"))
        answers.add(chosen(game, s, player, 9))
    assert len(answers) == 1


def auction(game: Game[Any]) -> State:
    """A position in which both may bid at least 2."""
    for seed in range(200):
        dice = SeededDice(seed)
        s: State = game.start()
        for _ in range(400):
            seats = game.to_act(s)
            if len(seats) == 2 and all(len(game.legal(s, seat)) > 2 for seat in seats):
                return s
            if not seats:
                break
            legal = game.legal(s, seats[0])
            game.apply(s, seats[0], legal[dice.below(len(legal))])
    raise AssertionError("no auction was met")
