"""A search that is winning does not go in circles, and does not play the same game again and again."""

from __future__ import annotations

from tests.bots.test_search import Blank, chosen, noughts_after
from tests.games.europe1815.positions import do, home, position, table

from equipoise.bots.opinions import opinion
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.referee import settle
from equipoise.games.europe1815.state import Europe

GAME = table()


def winning() -> Europe:
    s = position(GAME, {"germany": home("germany", "KGB"), "austria": {"vienna": "B"}}, "germany")
    s.round = 5
    return s


def thinker() -> Thinker:
    return Thinker(Level("test", 3600.0, 20_000, rounds=600), opinion("europe1815"))


def after(s: Europe, action: int) -> Europe:
    found = s.copy()
    GAME.apply(found, 0, action)
    return found


def test_a_position_is_the_same_whenever_it_comes() -> None:
    think = opinion("europe1815")
    now, later = winning(), winning()
    later.round += 7
    assert now != later and think.again(GAME, now) == think.again(GAME, later) != 0
    do(GAME, later, "move king berlin saxony")
    assert think.again(GAME, now) != think.again(GAME, later)


def rounds_before(s: Europe, rounds: int) -> Europe:
    found = s.copy()
    found.round -= rounds
    return found


def test_who_was_there_before_does_not_go_back() -> None:
    s = winning()
    liked = thinker().choose(GAME, s, 0, SeededDice(1))
    player = thinker()
    player.choose(GAME, rounds_before(after(s, liked), 2), 0, SeededDice(1))
    player.forget()
    assert player.choose(GAME, s, 0, SeededDice(1)) != liked
    insight = player.insight()
    assert insight is not None and insight.chance > 0.9
    back = next(choice for choice in insight.choices if choice.actions == [liked])
    assert back.visits > 0 and back.chance < 0.8  # it was hoped for as a win, and tried: even at best


def test_what_was_taken_back_is_no_past() -> None:
    s = winning()
    player = thinker()
    liked = player.choose(GAME, s, 0, SeededDice(1))
    player.choose(GAME, after(s, liked), 0, SeededDice(1))
    assert player.choose(GAME, s, 0, SeededDice(1)) == liked
    player.choose(GAME, after(s, liked), 0, SeededDice(1))
    later = after(s, liked)
    later.round += 3
    player.choose(GAME, later, 0, SeededDice(1))
    player.choose(GAME, after(s, liked), 0, SeededDice(1))  # taken back
    assert player.search is not None
    assert set(player.search.past) == {
        opinion("europe1815").again(GAME, each) for each in (s, after(s, liked))
    }


def test_where_the_game_came_back_to_it_was_there_before() -> None:
    """What is taken back is the second time, not the first."""
    s = winning()
    player = Thinker(Level("test", 3600.0, 20_000, rounds=9), opinion("europe1815"))
    there = after(s, player.choose(GAME, s, 0, SeededDice(1)))
    there.round += 2
    player.choose(GAME, rounds_before(s, -4), 0, SeededDice(1))
    player.choose(GAME, there, 0, SeededDice(1))
    assert player.search is not None
    think = opinion("europe1815")
    assert player.search.past == {think.again(GAME, each): think.moment(GAME, each) for each in (s, there)}


def test_where_there_are_no_circles_nothing_is_past() -> None:
    player = Thinker(Level("test", 3600.0, 1000, rounds=9), Blank())
    for words in (["mark a1"], ["mark a1", "mark b1", "mark c1"]):
        chosen(*noughts_after(*words), player)
        assert player.search is not None and player.search.past == {}


def test_another_game_has_a_past_of_its_own() -> None:
    s = winning()
    liked = thinker().choose(GAME, s, 0, SeededDice(1))
    player = thinker()
    player.choose(GAME, rounds_before(after(s, liked), 2), 0, SeededDice(1))
    begin = GAME.start()
    settle(GAME, begin, SeededDice(1))
    player.choose(GAME, begin, GAME.to_act(begin)[0], SeededDice(1))
    player.forget()
    assert player.choose(GAME, s, 0, SeededDice(1)) == liked


def test_who_is_losing_has_no_use_for_circles() -> None:
    """Even is what a circle promises at most."""
    s = position(GAME, {"germany": {"berlin": "KGB"}, "austria": home("austria", "KGB")}, "germany")
    think = opinion("europe1815")
    search = Search(GAME, s, 0, think, Bits(1), 20_000)
    for _ in range(300):
        search.round()
    worst = search.root.favourites()[-1]
    led = after(s, search.root.words(worst)[0])
    assert think.chance(GAME, led, 0) < 0.2
    again = Search(GAME, s, 0, think, Bits(1), 20_000, {think.again(GAME, led): 0})
    for _ in range(300):
        again.round()
    assert again.familiar[hash(led)].past
    place = next(n for n in range(len(again.root.actions)) if again.root.words(n) == search.root.words(worst))
    assert again.root.visits[place] > 0 and again.root.chance(place) < 0.2


def test_with_a_last_round_it_is_no_loss_to_stand_still() -> None:
    limited = table(round_limit=9)
    s = position(limited, {"germany": home("germany", "KGB"), "austria": {"vienna": "B"}}, "germany")
    assert opinion("europe1815").again(limited, s) == 0


def test_a_tree_gone_on_from_begins_anew_where_the_game_has_come_back() -> None:
    """Whoever is led back into the past thinks about it like about any position."""
    s = winning()
    think = opinion("europe1815")
    liked = thinker().choose(GAME, s, 0, SeededDice(1))
    there = after(s, liked)
    search = Search(GAME, s, 0, think, Bits(1), 20_000, {think.again(GAME, there): 0})
    for _ in range(50):
        search.round()
    node = search.familiar[hash(there)]
    assert node.past and len(node.actions) == 0
    again = Search(GAME, there, 0, think, Bits(1), 20_000, {think.again(GAME, there): 0})
    again.go_on_from(node, search.familiar)
    for _ in range(50):
        again.round()
    assert sum(again.root.visits) == 50


def test_what_was_thought_of_before_it_became_the_past_is_known_as_such() -> None:
    s = winning()
    think = opinion("europe1815")
    search = Search(GAME, s, 0, think, Bits(1), 20_000)
    for _ in range(50):
        search.round()
    place = search.root.favourites()[0]
    there = after(s, search.root.words(place)[0])
    assert not search.familiar[hash(there)].past
    again = Search(GAME, s, 0, think, Bits(1), 20_000, {think.again(GAME, there): 0})
    again.go_on_from(search.root, search.familiar)
    assert again.familiar[hash(there)].past
    hoped, visits = again.root.chance(place), int(again.root.visits[place])
    for _ in range(50):
        again.round()
    assert again.root.visits[place] > visits and again.root.chance(place) < hoped


def test_whoever_came_late_is_told_the_past() -> None:
    s = winning()
    liked = thinker().choose(GAME, s, 0, SeededDice(1))
    player = thinker()
    player.recall({opinion("europe1815").again(GAME, after(s, liked)): 0})
    assert player.choose(GAME, s, 0, SeededDice(1)) != liked


def test_what_was_thought_goes_with_a_past_that_was_taken_back() -> None:
    s = position(GAME, {"germany": {"berlin": "KGB"}, "austria": {"vienna": "KGB"}}, "germany")
    again = opinion("europe1815").again(GAME, s)
    for past, kept in [({again: 0}, True), ({}, False)]:
        player = thinker()
        there = after(s, player.choose(GAME, s, 0, SeededDice(1)))
        player.recall(past)
        player.choose(GAME, there, 0, SeededDice(1))
        assert player.search is not None
        assert (player.search.root.count > player.search.rounds_done) == kept


def test_games_between_the_same_differ() -> None:
    """Where nothing is hidden and nobody throws dice a search would else always play the same game."""
    found = set()
    for seed in range(6):
        s = position(GAME, {"germany": {"berlin": "KGB"}, "austria": {"vienna": "KGB"}}, "germany")
        player = Thinker(Level("test", 3600.0, 20_000, rounds=100), opinion("europe1815"))
        line = []
        for _ in range(3):
            action = player.choose(GAME, s, 0, SeededDice(seed))
            line.append(action)
            GAME.apply(s, 0, action)
            if GAME.to_act(s) != [0]:
                break
        found.add(tuple(line))
    assert len(found) > 1
