"""A choice that stays clearly the best while thought doubles ends the search."""

from __future__ import annotations

from itertools import count, permutations

from tests.bots.test_search import Blank, chosen, noughts_after, searched, thinker

from equipoise import catalog
from equipoise.bots.levels import LEVELS, level_at
from equipoise.bots.search.insight import Choice, Insight, together
from equipoise.bots.search.node import Node
from equipoise.bots.search.thinker import THROUGH, Level, Steadiness, Thinker
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits


def tried(search: Search, *ways: tuple[int, float]) -> Search:
    """So many rounds more for each way, each of which ended so well."""
    for place, (times, chance) in enumerate(ways):
        if len(search.root.actions) == place:
            search.root.add(place, chance)
        for _ in range(times):
            search.root.note(place, chance)
    return search


def unsearched() -> Search:
    game, s = noughts_after()
    return Search(game, s, 0, Blank(), Bits(1), 50_000)


def test_by_the_clock_a_settled_choice_is_soon_settled_too() -> None:
    """As the levels that never slip have it: their rounds are not counted."""
    game, s = noughts_after("mark a1", "mark b2", "mark a2")
    ticks = count()
    player = Thinker(Level("test", 6400.0, 50_000), Blank(), lambda: float(next(ticks)))
    chosen(game, s, player)
    assert player.search is not None
    assert player.search.rounds_done == 224 * 2 * 2  # one tick a round; the first look is after a 32nd


def test_who_thinks_it_through_settles_nothing() -> None:
    """Not even what the rest of the time could not change."""
    game, s = noughts_after("mark a1", "mark b2", "mark a2")
    ticks = count()
    player = Thinker(Level("test", 6400.0, 50_000, looks=THROUGH), Blank(), lambda: float(next(ticks)))
    chosen(game, s, player)
    assert player.search is not None
    assert player.search.rounds_done == 6400


def test_another_favourite_has_to_prove_itself_anew() -> None:
    search = tried(unsearched(), (20, 0.5), (9, 0.4))
    steadiness = Steadiness(search)
    assert not steadiness.settled()
    tried(search, (0, 0.5), (40, 0.9))
    assert search.root.favourite() == 1 and search.is_clear()
    assert [steadiness.settled() for _ in range(3)] == [False, False, True]


def test_who_is_careful_looks_more_often_unless_all_is_won_or_lost() -> None:
    search = tried(unsearched(), (20, 0.5), (9, 0.4))
    steadiness = Steadiness(search, 5)
    assert [steadiness.settled() for _ in range(4)] == [False, False, False, True]
    search = tried(unsearched(), (20, 0.005), (19, 0.001))
    assert search.is_sure()
    steadiness = Steadiness(search, 5)
    assert [steadiness.settled() for _ in range(2)] == [False, True]


def test_a_master_is_careful() -> None:
    strong, master = (next(one for one in LEVELS if one.name == name) for name in ("strong", "master"))
    assert master.looks > strong.looks
    assert master.taking(0.1).looks == level_at(master, "duels").looks == master.looks


def test_what_is_not_clear_settles_nothing() -> None:
    search = tried(unsearched(), (10, 0.5), (9, 0.4))
    assert search.root.favourite() == 0 and not search.is_clear()
    steadiness = Steadiness(search)
    assert not any(steadiness.settled() for _ in range(6))
    tried(search, (10, 0.5), (0, 0.4))
    assert search.is_clear()
    assert [steadiness.settled() for _ in range(3)] == [False, False, True]


def test_what_is_tried_most_but_promises_less_is_no_favourite() -> None:
    search = tried(unsearched(), (10, 0.5), (2, 0.6))
    assert search.root.favourite() == -1 and search.is_clear()
    steadiness = Steadiness(search)
    assert not any(steadiness.settled() for _ in range(6))
    tried(search, (0, 0.5), (2, 0.0))
    assert search.root.favourite() == 0 and search.is_clear()
    assert [steadiness.settled() for _ in range(3)] == [False, False, True]


def test_it_is_clear_where_one_is_tried_twice_as_often_or_all_is_won_or_lost() -> None:
    assert unsearched().root.favourite() == -1
    assert tried(unsearched(), (10, 0.5)).is_clear()
    assert tried(unsearched(), (10, 0.5), (5, 0.5)).is_clear()
    assert not tried(unsearched(), (10, 0.5), (6, 0.5)).is_clear()
    assert tried(unsearched(), (10, 0.01), (9, 0.01)).is_clear()
    assert not tried(unsearched(), (10, 0.03), (9, 0.03)).is_clear()
    promising = tried(unsearched(), (10, 0.99), (9, 0.99))
    assert not promising.is_clear(), "where nothing is hidden a win can be proved"
    promising.root.won = 1
    assert promising.is_clear() and promising.root.favourite() == 1 and promising.root.chance(1) == 1.0


def test_a_win_that_is_proved_is_taken_at_once() -> None:
    game, s = noughts_after("mark a1", "mark b1", "mark a2", "mark b2")
    player = thinker(6400)
    assert chosen(game, s, player) == "mark a3"
    assert player.search is not None and player.search.rounds_done < 64
    insight = player.insight()
    assert insight is not None and insight.chance == 1.0


def test_a_proof_is_of_words_of_ones_own_that_end_the_game() -> None:
    for seats, chances, proved in (
        ([0, 1, 0], [1.0, 0.0], [False, False, True]),
        ([1, 0, 0], [1.0, 0.0], [False, True, True]),
        ([0, 0, 0], [0.5, 0.5], [False, False, False]),
        ([0, 0, 1], [1.0, 0.0], [False, False, False]),
        ([0, 0, 1], [1.0, 1.0], [False, False, True]),  # of one team, but each decides for himself
    ):
        search = unsearched()
        nodes = [Node() for _ in seats]
        search._nodes, search._seats, search._places = nodes, seats, [2, 3, 4]
        search._prove(chances)
        assert [node.won >= 0 for node in nodes] == proved


def test_a_proof_of_one_of_several_is_what_they_found_together() -> None:
    liked = Insight(0, [Choice([1], 90, 0.8), Choice([2], 3, 0.7)], None, 93, 93)
    proof = Insight(0, [Choice([2], 1, 1.0), Choice([1], 5, 0.8)], None, 6, 6)
    assert together([liked, proof]) is proof
    assert together([liked, liked]).choices[0].actions == [1]


def test_luck_proves_nothing() -> None:
    """In duels a win may need a throw; then it is enough to be nearly sure."""
    search = searched("duels", 2, 5000, 300)
    root = search.root
    assert root.won < 0 and not search.is_sure()
    for _ in range(20_000):
        root.note(root.favourites()[0], 0.999)
    assert search.is_sure()


def test_where_something_is_hidden_it_is_enough_to_be_nearly_sure() -> None:
    """No win can be proved there."""
    game = catalog.find("macht").table(2)
    search = Search(game, game.start(), 0, Blank(), Bits(1), 100)
    assert not tried(search, (10, 0.98), (9, 0.98)).is_sure()
    assert tried(search, (90, 0.999)).is_sure()


def test_the_lead_is_over_the_next() -> None:
    for visits in permutations([3, 10, 8]):
        assert tried(unsearched(), *[(times, 0.5) for times in visits]).root.lead() == 2
    assert tried(unsearched(), (9, 0.5), (9, 0.4)).root.lead() == 0


def test_a_settled_choice_is_not_thought_about_to_the_end() -> None:
    game, s = noughts_after("mark a1", "mark b2", "mark a2")
    rounds = []
    for slip in (0.0, 0.1):
        player = Thinker(Level("test", 3600.0, 50_000, slip, 6400), Blank())
        chosen(game, s, player)
        assert player.search is not None
        rounds.append(player.search.rounds_done)
    assert rounds[0] == 224 * 2 * 2
    assert rounds[1] > 6400 // 3  # who slips looks at all choices, until nothing can overtake the best


def test_who_slips_spares_the_rounds_or_the_time_that_could_change_nothing() -> None:
    game, s = noughts_after("mark a1", "mark b2", "mark a2")
    ticks = count()
    by_rounds = Thinker(Level("test", 3600.0, 50_000, 0.1, 1600), Blank(), lambda: 0.001 * next(ticks))
    by_clock = Thinker(Level("test", 1600.0, 50_000, 0.1), Blank(), lambda: float(next(ticks)))
    for player in (by_rounds, by_clock):
        chosen(game, s, player)
        assert player.search is not None
        rounds = player.search.rounds_done
        assert rounds < 1600 < rounds + player.search.root.lead()


def test_a_choice_between_equals_is_thought_about_to_the_end() -> None:
    game, s = noughts_after("mark b2")  # all corners are alike
    player = thinker(1600)
    chosen(game, s, player)
    assert player.search is not None
    assert not player.search.is_clear()
    assert player.search.rounds_done > 1500, "until what is left could change nothing"


def test_every_look_comes_after_twice_as_much_thought() -> None:
    """Also of a budget so small that several would be due at the first, after 32 rounds."""
    game, s = noughts_after("mark a1", "mark b2", "mark a2")
    player = thinker(400)
    chosen(game, s, player)
    assert player.search is not None
    assert player.search.is_clear()
    assert player.search.rounds_done == 32 * 2 * 2


def test_what_was_settled_in_the_tree_is_soon_settled_again() -> None:
    game, s = noughts_after("mark a1", "mark b1", "mark a2", "mark b2")
    looks = []
    known: Node | None = None
    for _ in range(2):
        search = Search(game, s, 0, Blank(), Bits(1), 50_000)
        if known is not None:
            search.go_on_from(known, {})
        steadiness = Steadiness(search)
        for look in count(1):
            for _ in range(100):
                search.round()
            if steadiness.settled():
                looks.append(look)
                break
        known = search.root
    assert looks == [3, 2]
