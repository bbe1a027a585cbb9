"""A player who searches: a budget of time, rounds and nodes, and how far he may slip."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Callable, Final, final

from equipoise.bots.search.node import Node
from equipoise.bots.search.opinion import Opinion
from equipoise.bots.search.tree import Reply, Search, mark
from equipoise.core.fair import Bits, Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player

CERTAIN: Final = 32  # rounds between two looks at whether the choice is already made
MOST_ROUNDS: Final = 1 << 40  # the clock comes first
SEED: Final = 1 << 30


@final
class Level:
    """What a named strength may spend on a decision: seconds, rounds, nodes; whichever is spent first."""

    __slots__ = ("name", "nodes", "rounds", "seconds", "slip")

    def __init__(
        self, name: str, seconds: float, nodes: int, slip: float = 0.0, rounds: int = MOST_ROUNDS
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.nodes = nodes  # of the tree, about 700 bytes each; a full one is searched on as it is
        self.slip = slip  # an action whose chances are worse by this much is chosen e times less often
        self.rounds = rounds

    def slipping(self, times: float) -> Level:
        """The same with greater or smaller slips."""
        return Level(self.name, self.seconds, self.nodes, self.slip * times, self.rounds)

    def taking(self, seconds: float) -> Level:
        """The same with more or less time."""
        return Level(f"{self.name}@{seconds:g}", seconds, self.nodes, self.slip, self.rounds)


@final
class Choice:
    """One of the ways thought about: its words, how often it was tried, what it promises the seat."""

    __slots__ = ("actions", "chance", "visits")

    def __init__(self, actions: list[int], visits: int, chance: float) -> None:
        self.actions = actions  # one, or a whole plan
        self.visits = visits
        self.chance = chance


@final
class Insight:
    """What came of a search, from what its seat could know: to be told as reason, hint or graph."""

    __slots__ = ("chance", "choices", "feared", "nodes", "rounds", "seat")

    def __init__(
        self, seat: int, choices: list[Choice], feared: Reply | None, rounds: int, nodes: int
    ) -> None:
        self.seat = seat
        self.choices = choices  # the best first; one only where nothing was to be decided
        self.chance = choices[0].chance  # to win, as the seat sees it; a draw counts in part
        self.feared = feared  # the answer to the best choice that promises the seat least
        self.rounds = rounds
        self.nodes = nodes


@final
class Thinker(Player):
    def __init__(self, level: Level, opinion: Opinion, clock: Callable[[], float] = perf_counter) -> None:
        self.level = level
        self.opinion = opinion
        self.clock = clock  # who waits counts seconds of the wall, who measures those of the processor
        self.search: Search | None = None  # of the latest decision
        self._familiar: dict[int, Node] = {}
        self._due: list[int] = []  # the rest of a plan
        self._expected = 0  # the position in which it goes on

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        legal = game.legal(guess, seat)
        if self._due and self._expected == self._sheet(game, guess, seat) and self._due[0] in legal:
            return self._next_word(game, guess, seat)
        self._due = []
        search = Search(game, guess, seat, self.opinion, Bits(dice.below(SEED)), self.level.nodes)
        self.search = search
        if len(legal) == 1:
            return legal[0]
        known = self._familiar.get(mark(game, guess, seat))
        if known is not None:
            search.go_on_from(known)
        self._think(search)
        choices = self._choices(search)
        self._due = choices[self._pick(choices, dice)].actions[:]
        self._familiar = search.familiar
        return self._next_word(game, guess, seat)

    def _next_word(self, game: Game[Any], guess: State, seat: int) -> int:
        """A plan goes on as long as nothing but its own words changes what the seat has before it."""
        action = self._due.pop(0)
        if self._due:
            after = guess.copy()
            game.apply(after, seat, action)
            self._expected = self._sheet(game, after, seat)
        return action

    def _sheet(self, game: Game[Any], s: State, seat: int) -> int:
        return mark(game, self.opinion.alone(game, s, seat), seat)

    def _think(self, search: Search) -> None:
        """Until rounds or time are spent, or what is left of them could no longer change the choice."""
        level = self.level
        begun = self.clock()
        for done in range(1, level.rounds + 1):
            search.round()
            spent = self.clock() - begun
            if spent >= level.seconds:
                break
            if done % CERTAIN == 0:
                left = min(level.rounds - done, int(done / spent * (level.seconds - spent)))
                if search.lead() > left:
                    break

    def _choices(self, search: Search) -> list[Choice]:
        """What a search thought of each way, the most tried first."""
        root = search.root
        return [
            Choice(root.words(place), int(root.visits[place]), root.chance(place))
            for place in root.favourites()
        ]

    def insight(self) -> Insight | None:
        """Of the latest decision; None before the first, and where only one thing could be done."""
        search = self.search
        if search is None or len(search.root.actions) == 0:
            return None
        choices = self._choices(search)
        return Insight(search.seat, choices, search.feared(), search.rounds_done, search.nodes)

    def _pick(self, choices: list[Choice], dice: Dice) -> int:
        if self.level.slip <= 0.0:
            return 0
        powers = [math.exp((choice.chance - choices[0].chance) / self.level.slip) for choice in choices]
        dart = dice.below(SEED) / SEED * sum(powers)
        place = 0
        while place < len(powers) - 1 and dart >= powers[place]:
            dart -= powers[place]
            place += 1
        return place
