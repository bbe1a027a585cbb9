"""The search at the five games: takes a win that is there, finds a near one, says what it thinks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.power.positions import position
from tests.games.power.positions import table as power_table

from equipoise import catalog
from equipoise.bots.greedy import Greedy
from equipoise.bots.opinions import opinion
from equipoise.bots.search.node import nodes_below
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits, SeededDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.core.record import read_record
from equipoise.core.referee import replay, settle

GAMES = Path(__file__).parent.parent / "games"
# A golden game and a move of it before which the seat to act can force a win with its second word, but not
# with the first, and only by some of its words: found and proved by trying all.
WINS_IN_TWO = [
    ("dynasties", "advanced-2-peace", 95),
    ("dynasties", "standard-6-peace", 189),
    ("macht", "twelve", 207),
    ("europe1815", "2-domination", 22),
    ("europe1815", "2-points", 274),
    ("europe1815", "3-pawns-exhausted", 120),
    ("europe1815", "4-pawns-exhausted", 166),
]

# Moves of golden games of duels before which one way to go on is by far the likeliest to win in two turns.
BEST_CHANCES = [("2-rearrange-home", 117), ("2-rearrange-home", 121)]


def thinker(game: str, rounds: int) -> Thinker:
    return Thinker(Level("test", 3600.0, 20_000, rounds=rounds), opinion(game))


def wins(game: Game[Any], s: State, seat: int) -> list[int]:
    """The actions that win at once."""
    found = []
    for action in game.legal(s, seat):
        after = s.copy()
        game.apply(after, seat, action)
        outcome = game.outcome(after)
        if outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) < game.seats:
            found.append(action)
    return found


@cache
def wins_in_one(name: str) -> list[tuple[Game[Any], State, int]]:
    """Positions at the end of the golden games in which some actions win at once and others do not."""
    found = []
    for path in sorted((GAMES / name / "replays").glob("*.game")):
        record = read_record(path.read_text(encoding="utf-8"))
        game = catalog.table_of(record)
        s: State = game.start()
        for number, move in enumerate(record.moves):
            last = number >= len(record.moves) - 3
            if (
                last
                and move.seat != CHANCE
                and 0 < len(wins(game, s, move.seat)) < len(game.legal(s, move.seat))
            ):
                found.append((game, s.copy(), move.seat))
            game.apply(s, move.seat, game.ids[move.words])
    return found


@pytest.mark.parametrize("name", ["europe1815", "duels", "macht", "dynasties"])
def test_a_win_in_one_is_taken(name: str) -> None:
    positions = wins_in_one(name)[:4]
    assert positions
    for game, s, seat in positions:
        guess = game.guess(s, seat, SeededDice(1))
        action = thinker(name, 150).choose(game, guess, seat, SeededDice(1))
        assert action in wins(game, s, seat), game.words[action]


def forces(game: Game[Any], s: State, seat: int, words: int) -> bool:
    """Whether the seat wins with at most so many words, whatever others and chance do."""
    outcome = game.outcome(s)
    if outcome is not None:
        return outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1
    who = game.to_act(s)[0]
    if who == seat and words == 0:
        return False
    after = []
    for action in game.legal(s, who):
        after.append(s.copy())
        game.apply(after[-1], who, action)
    left = words - 1 if who == seat else words
    results = (forces(game, each, seat, left) for each in after)
    return any(results) if who == seat else all(results)


@pytest.mark.parametrize(("name", "path", "number"), WINS_IN_TWO)
def test_a_win_in_two_words_is_found(name: str, path: str, number: int) -> None:
    record = read_record((GAMES / name / "replays" / f"{path}.game").read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    s: State = game.start()
    for move in record.moves[:number]:
        game.apply(s, move.seat, game.ids[move.words])
    seat = record.moves[number].seat
    assert not wins(game, s, seat)
    action = thinker(name, 600).choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1))
    game.apply(s, seat, action)
    assert forces(game, s, seat, 1), game.words[action]


def chance_to_win(game: Game[Any], s: State, seat: int, words: int) -> float:
    """Within so many words of the seat, if the others do what is worst for it, and dice fall as they do."""
    outcome = game.outcome(s)
    if outcome is not None:
        return float(outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1)
    who = game.to_act(s)[0]
    if who == seat and words == 0:
        return 0.0
    found = []
    for action in game.legal(s, who):
        after = s.copy()
        game.apply(after, who, action)
        found.append(chance_to_win(game, after, seat, words - 1 if who == seat else words))
    if who == CHANCE:
        odds = game.odds(s)
        return sum(chance * part for chance, part in zip(found, odds)) / sum(odds)
    return max(found) if who == seat else min(found)


@pytest.mark.parametrize(("path", "number"), BEST_CHANCES)
def test_the_best_chance_to_win_in_two_turns_is_taken(path: str, number: int) -> None:
    """Dice come between, so that little can be forced. All else is less than half as likely to win."""
    record = read_record((GAMES / "duels" / "replays" / f"{path}.game").read_text(encoding="utf-8"))
    game = catalog.table_of(record)
    s = replay(game, record.moves[:number])
    seat = record.moves[number].seat
    assert not wins(game, s, seat)
    chances = {}
    for action in game.legal(s, seat):
        after = s.copy()
        game.apply(after, seat, action)
        chances[action] = chance_to_win(game, after, seat, 1)
    second, best = sorted(chances.values())[-2:]
    assert best > 2 * second
    for seed in range(3):
        chosen = thinker("duels", 600).choose(game, s.copy(), seat, SeededDice(seed))
        assert chances[chosen] == best, game.words[chosen]


def power_position(soldier: str) -> tuple[Game[Any], State]:
    """Green and Blue are left; Blue cannot guard his flag, and a soldier of Green is near."""
    game = power_table(4)
    pieces = {"green": {soldier: "S", "hqg": "TT"}, "blue": {"y5": "T"}}
    return game, position(game, pieces, {"green": 5, "blue": 0}, {"yellow": "blue", "red": "green"}, 6)


@pytest.mark.parametrize(("soldier", "rounds"), [("b8", 1), ("b5", 2)])
def test_a_bare_flag_is_taken_in_one_or_two_rounds(soldier: str, rounds: int) -> None:
    game, s = power_position(soldier)
    green, blue = thinker("power", 60), Greedy()
    for _ in range(200):
        seats = game.to_act(s)
        if not seats:
            break
        for seat in seats:
            player = green if seat == 0 else blue
            game.apply(s, seat, player.choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1)))
    outcome = game.outcome(s)
    assert outcome is not None and outcome.ranks[0] == 1 and outcome.reason == "flags"
    assert s.dump()["round"] == 6 + rounds - 1


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_chance_of_one_seat_is_that_of_all(name: str) -> None:
    title = catalog.find(name)
    game = title.table(title.most)
    s = game.start()
    settle(game, s, SeededDice(1))
    chances = opinion(name).chances(game, s)
    assert sum(chances) == pytest.approx(1.0)
    assert [opinion(name).chance(game, s, seat) for seat in range(game.seats)] == pytest.approx(chances)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_small_tree_stays_small(name: str) -> None:
    title = catalog.find(name)
    game = title.table(title.fewest)
    s = game.start()
    settle(game, s, SeededDice(1))
    search = Search(game, s, game.to_act(s)[0], opinion(name), Bits(1), 30)
    for _ in range(60 if name == "power" else 300):
        search.round()
    kept = {*search.trees}.union(*[nodes_below(tree) for tree in search.trees])
    ways = sum(node.ways() for node in kept)
    assert len(search.trees) + ways == search.nodes <= 30
    # Each has a way that leads to it; only where nothing is hidden may there be several.
    assert len(kept) == search.nodes if game.hides() else len(kept) <= search.nodes


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_search_says_what_it_expects_and_fears(name: str) -> None:
    title = catalog.find(name)
    game = title.table(title.fewest)
    s = game.start()
    settle(game, s, SeededDice(1))
    while len(game.legal(s, game.to_act(s)[0])) == 1:
        game.apply(s, game.to_act(s)[0], game.legal(s, game.to_act(s)[0])[0])
        settle(game, s, SeededDice(1))
    seat = game.to_act(s)[0]
    player = thinker(name, 60 if name == "power" else 200)
    action = player.choose(game, game.guess(s, seat, SeededDice(1)), seat, SeededDice(1))
    insight = player.insight()
    assert insight is not None
    assert insight.choices[0].actions[0] == action and len(insight.choices) > 1
    assert insight.choices[0].visits >= insight.choices[1].visits
    assert all(0.0 <= choice.chance <= 1.0 for choice in insight.choices)
    assert insight.chance == insight.choices[0].chance and insight.seat == seat
    assert insight.feared is not None
    assert insight.feared.seat != seat and insight.feared.count > 0
    assert insight.feared.before[: len(insight.choices[0].actions)] == insight.choices[0].actions
