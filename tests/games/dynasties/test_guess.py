"""A guess keeps what the seat knows and deals the rest anew, to each rival from his own remainder."""

from __future__ import annotations

import pytest
from tests.games.dynasties.positions import table

from equipoise.core.fair import SeededDice
from equipoise.core.game import WATCHER
from equipoise.games.dynasties.board import CODES
from equipoise.games.dynasties.game import DynastiesGame
from equipoise.games.dynasties.state import BURIED, DECK, DISCARD, FORCE, HAND, Dynasties


def bit(game: DynastiesGame, viewer: int) -> int:
    return 1 << (viewer if viewer >= 0 else game.seats)


def places(s: Dynasties) -> dict[int, tuple[int, int, int, int]]:
    """By card: zone, holder, and for force cards the army and the depth."""
    found = {card: (s.zone[card], s.holder[card], -1, -1) for card in range(len(s.zone))}
    for army in s.armies:
        for depth, card in enumerate(army):
            found[card] = (s.zone[card], s.holder[card], army[0], depth)
    return found


def check(game: DynastiesGame, s: Dynasties, viewer: int, other: Dynasties) -> int:
    """How many cards lie elsewhere in the guess."""
    before, after = places(s), places(other)
    closed = [HAND, DECK, BURIED]
    moved = 0
    for card, place in before.items():
        zone, holder = place[:2]
        remembered = zone == FORCE and s.known[card] & bit(game, viewer)
        if zone not in (*closed, FORCE) or holder == viewer or remembered:
            assert after[card] == place, "what is seen or remembered stays, one's own face-down cards too"
            continue
        moved += after[card] != place
        assert after[card][1] == holder, "a rival's cards stay that rival's"
        if zone == FORCE and s.rumour[card] & bit(game, viewer):
            assert after[card][0] == FORCE, "what is known to be face down there stays face down there"
        elif card // CODES == holder:
            assert after[card][0] in (*closed, FORCE)
    for seat in range(game.seats):
        for zone in (*closed, DISCARD):
            pile = zone * game.seats + seat
            assert len(other.piles[pile]) == len(s.piles[pile])
        deck = other.piles[DECK * game.seats + seat]
        assert deck == sorted(deck) and all(card // CODES == seat for card in deck)
    assert [len(army) for army in other.armies] == [len(army) for army in s.armies]
    return moved


@pytest.mark.rule("DY-K48", "DY-R354", "DY-R355", "DY-R356", "DY-R359")
@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (4, "standard"), (3, "advanced")])
def test_a_guess_over_whole_games(seats: int, mode: str) -> None:
    game = table(seats, mode=mode)
    moved = backs = listed = 0
    for seed in range(10):
        dice, s = SeededDice(50 * seats + seed), game.start()
        steps = 0
        while acting := game.to_act(s):
            seat = acting[dice.below(len(acting))]
            viewer = dice.below(seats + 1) - 1
            viewer = WATCHER if viewer < 0 else viewer
            if steps % 3 == 0:
                other = game.guess(s, viewer, dice)
                moved += check(game, s, viewer, other)
                assert game.view(other, viewer) == game.view(s, viewer)
                assert game.faults(other) == []
                unknown = [c for army in s.armies for c in army[1:] if not s.known[c] & bit(game, viewer)]
                backs += len(unknown)
                listed += sum(1 for card in unknown if s.rumour[card] & bit(game, viewer))
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[dice.below(len(legal))])
            steps += 1
    assert moved > 1000 and backs > 50 and listed > 5, "hands, backs and listed backs were all dealt anew"


@pytest.mark.rule("DY-K48")
def test_a_guess_tells_nothing_of_what_third_seats_have_heard() -> None:
    """That a card lies face down somewhere: whoever has not heard it must not learn it from a guess."""
    game = table(3, mode="advanced")
    viewer, third = 0, 1
    compared = 0
    for seed in range(6):
        dice, s = SeededDice(seed), game.start()
        while acting := game.to_act(s):
            armies = [army for army in s.armies if army and s.holder[army[0]] == 2]
            marks = bit(game, viewer)
            for card in [c for army in armies for c in army[1:] if not (s.known[c] | s.rumour[c]) & marks]:
                heard = s.copy()
                heard.rumour[card] |= bit(game, third)
                assert game.view(heard, viewer) == game.view(s, viewer)
                assert game.guess(heard, viewer, SeededDice(9)) == game.guess(s, viewer, SeededDice(9))
                compared += 1
            seat = acting[dice.below(len(acting))]
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[dice.below(len(legal))])
    assert compared > 10


def test_guesses_reach_every_place() -> None:
    """Each unseen card of a rival is in the hand of some guess, and none is there always."""
    game = table(2)
    dice, s = SeededDice(4), game.start()
    while game.to_act(s) == [-1]:
        legal = game.legal(s, -1)
        game.apply(s, -1, legal[dice.below(len(legal))])
    hand = HAND * 2 + 1
    counts = dict.fromkeys(s.piles[hand] + s.piles[DECK * 2 + 1], 0)
    rounds = 600
    for _ in range(rounds):
        for card in game.guess(s, 0, dice).piles[hand]:
            counts[card] += 1
    share = len(s.piles[hand]) / len(counts)
    assert all(0.5 < count / rounds / share < 1.5 for count in counts.values())
