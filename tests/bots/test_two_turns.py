"""Wins in two turns, with the other's turn between, that are forced whatever he does: the search finds them,
and each is proved by trying all."""

from __future__ import annotations

from typing import Any, Callable, Final, final

import pytest
from tests.games.dynasties import positions as dynasties
from tests.games.europe1815 import positions as europe
from tests.games.macht import positions as macht

from equipoise.bots.opinions import opinion
from equipoise.bots.search.thinker import Level, Thinker
from equipoise.core.fair import SeededDice
from equipoise.core.game import CHANCE, Game, State
from equipoise.games.dynasties.state import Dynasties
from equipoise.games.europe1815.state import Europe
from equipoise.games.macht.state import Macht

NOT_OURS: Final = -1
TOO_LATE: Final = 99


@final
class Proof:
    """Whether seat 0 wins within so many of its turns, whatever others and chance do."""

    def __init__(self, game: Game[Any], turn: Callable[[State], int]) -> None:
        self.game = game
        self.turn = turn  # the number of a turn of seat 0, NOT_OURS or TOO_LATE
        self.known: dict[tuple[int, int, int], bool] = {}

    def holds(self, s: State, turns: int, latest: int = NOT_OURS) -> bool:
        """`turns` are those to come if the latest was going on before."""
        outcome = self.game.outcome(s)
        if outcome is not None:
            return outcome.ranks[0] == 1 and outcome.ranks.count(1) == 1
        turns, turn = self.left(s, turns, latest), self.turn(s)
        if turns < 0 or turn == TOO_LATE:
            return False
        key = (hash(s), turns, turn)
        if key not in self.known:
            self.known[key] = self._tried(s, turns, turn)
        return self.known[key]

    def left(self, s: State, turns: int, latest: int) -> int:
        """Turns to come after the one that is going on now."""
        return turns - (self.turn(s) not in (NOT_OURS, latest))

    def _tried(self, s: State, turns: int, turn: int) -> bool:
        who = self.game.to_act(s)[0]
        for action in self.game.legal(s, who):
            if self.holds(self.after(s, who, action), turns, turn) == (who == 0):
                return who == 0
        return who != 0

    def after(self, s: State, who: int, action: int) -> State:
        found = s.copy()
        self.game.apply(found, who, action)
        return found

    def words(self, s: State, turns: int) -> list[str]:
        """With which seat 0 begins such a win, in the first of so many turns."""
        ways = self.game.legal(s, 0)
        return [
            self.game.words[action]
            for action in ways
            if self.holds(self.after(s, 0, action), turns - 1, self.turn(s))
        ]


def play_it_out(proof: Proof, s: State, rounds: int, seed: int) -> None:
    """At every word of the search, until it has won, the win stays forced; the other may say anything."""
    game, dice = proof.game, SeededDice(seed)
    player = Thinker(Level("test", 3600.0, 20_000, rounds=rounds), opinion(game.name))
    s, turns, latest, asked = s.copy(), 2, NOT_OURS, set[int]()
    while game.outcome(s) is None:
        turns, latest = proof.left(s, turns, latest), proof.turn(s)
        who = game.to_act(s)[0]
        asked.add(who)
        legal = game.legal(s, who)
        if who == 0:
            action = player.choose(game, game.guess(s, 0, SeededDice(seed)), 0, SeededDice(seed))
        else:
            action = legal[dice.below(len(legal))]
        game.apply(s, who, action)
        assert proof.holds(s, turns, latest), game.words[action]
    assert {0, 1} <= asked


def turn_of_europe(s: State) -> int:
    assert isinstance(s, Europe)
    return 0 if europe.table(2).to_act(s) == [0] else NOT_OURS


@pytest.mark.parametrize(
    "lands",
    [
        "london wales midlands ireland scotland cornwall normandy",
        "paris gascony brittany normandy burgundy provence lorraine",
    ],
)
def test_europe1815(lands: str) -> None:
    """Fourteen of fifteen kings are out: the last now, and the end can be called in the next turn (A14)."""
    game = europe.table(2)
    s = europe.position(
        game, {"england": dict.fromkeys(lands.split(), "KK"), "russia": {"moscow": "B"}}, bonus=False
    )
    proof = Proof(game, turn_of_europe)
    assert not proof.words(s, 1)
    found = proof.words(s, 2)
    assert found and all(words.startswith("duplicate king") for words in found)
    for seed in range(3):
        play_it_out(proof, s, 600, seed)


def turn_of_macht(s: State) -> int:
    assert isinstance(s, Macht)
    return 0 if s.actor != CHANCE and s.turn == 0 else NOT_OURS


@pytest.mark.parametrize(
    ("men", "more", "ways"),
    [
        # East Anglia will be overturned: two more provinces are needed, but Kent is where its knight can go.
        (
            {"gwent": "O2k", "east_anglia": "O1k", "strathclyde": "O1k", "mercia": "W1k", "powys": "W2k",
             "wessex": "W1k", "lindsey": "W3k", "dumnonia": "W1m", "rheged": "W1m", "calchfynydd": "W1m",
             "gwynedd": "W1m", "bernicia": "W1m"},
            {"points": (6, 4), "hand": {"white": ["influence armour"]}},
            ["put deira", "put elmet"],
        ),
        # Two more provinces, and those that White can overturn by armour or castle are none.
        (
            {"wessex": "O1k", "rheged": "O1k", "gwynedd": "O2k", "dumnonia": "W3k", "gwent": "W2k",
             "lindsey": "W3k", "strathclyde": "W1m", "kent": "W1m", "elmet": "W1m", "bernicia": "W1m",
             "east_anglia": "W1m"},
            {"points": (6, 1), "reserves": ((2, 0), (2, 0)), "hand": {"orange": ["influence tent"],
             "white": ["influence armour", "influence castle"]}},
            ["put calchfynydd", "put powys"],
        ),
    ],
)  # fmt: skip
def test_macht(men: dict[str, str], more: dict[str, Any], ways: list[str]) -> None:
    """A Sword cycle with three cubes left, and two knights that may be placed: who has 12 points in the end
    wins (R124), and White too may end it."""
    game = macht.table()
    s = macht.position(game, men, cubes=3, **{"reserves": ((2, 0), (0, 0)), **more})
    proof = Proof(game, turn_of_macht)
    assert not proof.words(s, 1)
    assert proof.words(s, 2) == ways and len(game.legal(s, 0)) > len(ways)
    for seed in range(3):
        play_it_out(proof, s, 1000, seed)


def turn_of_dynasties(s: State) -> int:
    """One in each season."""
    assert isinstance(s, Dynasties)
    return int(s.season) if s.year == 1 else TOO_LATE


@pytest.mark.parametrize(
    ("ours", "theirs", "ways"),
    [
        # Two cards fall to an army of two; the noble of rank 3 can bribe any leader but one of rank 5.
        (
            {"court": "n5t* n3d", "realm": "r4m1", "deck": 4},
            {"court": "n2p*~ n3d", "deck": 4},
            ["force r4m1", "force n3d"],
        ),
        # The same, and the noble may be sold for up to three cards.
        (
            {"court": "n3p*", "realm": "r4m1 r2m1", "deck": 3},
            {"court": "n2p*~ n5p", "deck": 3},
            ["force r2m1", "force r4m1"],
        ),
    ],
)
def test_dynasties(ours: dict[str, object], theirs: dict[str, object], ways: list[str]) -> None:
    """In Harvest an army is raised, in Campaign it razes all that the other has and his Monarch last (R208);
    whatever he draws meanwhile he cannot play any more. Decks are small so that all draws can be tried."""
    game = dynasties.table(2)
    s = dynasties.position(game, [ours, theirs])
    proof = Proof(game, turn_of_dynasties)
    assert not proof.words(s, 1)
    assert proof.words(s, 2) == ways and len(game.legal(s, 0)) > len(ways)
    for seed in range(3):
        play_it_out(proof, s, 200, seed)
