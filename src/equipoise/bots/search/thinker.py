"""A player who searches: a budget of time, rounds and nodes, and how far he may slip."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import Any, Callable, Final, final

from mypy_extensions import mypyc_attr

from equipoise.bots.search.insight import Choice, Insight, together
from equipoise.bots.search.node import Node, mark
from equipoise.bots.search.opinion import Opinion
from equipoise.bots.search.slips import hit, leanings
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits, Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player

CERTAIN: Final = 32  # rounds between two looks at whether the choice is already made
FIRST_LOOK: Final = 1.0 / 32.0  # of the budget: is the choice settled? Then after twice as much, and so on
LOOKS: Final = 3  # settle a choice, or that all is won or lost
LATER: Final = 4.0  # times less time for each further word of a long decision than for the one before
LEAST: Final = 1.0 / 16.0  # of the time for a decision that any word has
THROUGH: Final = 0  # looks of a search that settles nothing before all is spent
MOST_ROUNDS: Final = 1 << 40  # the clock comes first
SEED: Final = 1 << 30


@final
class Level:
    """What a named strength may spend on a decision: seconds, rounds, nodes; whichever is spent first."""

    __slots__ = ("looks", "name", "nodes", "rounds", "seconds", "slip")

    def __init__(
        self, name: str, seconds: float, nodes: int, slip: float = 0.0, rounds: int = MOST_ROUNDS,
        looks: int = LOOKS,
    ) -> None:  # fmt: skip
        self.name = name
        self.seconds = seconds
        self.nodes = nodes  # of the tree, and 2,000 bytes each; a full one is searched on as it is
        self.slip = slip  # where the best is an even chance, one worse by this is chosen e times less often
        self.rounds = rounds
        self.looks = looks  # in a row at which the same was clearly the best settle a choice

    def taking(self, seconds: float) -> Level:
        """The same with more or less time."""
        return Level(f"{self.name}@{seconds:g}", seconds, self.nodes, self.slip, self.rounds, self.looks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Partners(ABC):
    """Others who think about the same decision at the same time, each with dice of its own."""

    @abstractmethod
    def begin(
        self, game: Game[Any], guess: State, seat: int, dice: Dice, past: dict[int, int]
    ) -> None:  # fmt: skip
        """They start to think; of the past some may have missed a part."""

    @abstractmethod
    def insights(self) -> list[Insight]:
        """What they found, in an order that is always the same; without those who failed or are late."""


@final
class Steadiness:
    """Whether a search goes on clearly preferring the same, looked at after ever more thought."""

    __slots__ = ("_favourite", "_looks", "_needed", "_search")

    def __init__(self, search: Search, needed: int = LOOKS) -> None:
        self._search = search
        self._needed = needed
        self._favourite = -1
        self._looks = 0
        self.settled()  # what an earlier search thought is the first look

    def settled(self) -> bool:
        favourite = self._search.root.favourite()
        if favourite < 0 or not self._search.is_clear():
            self._looks = 0
        else:
            self._looks = self._looks + 1 if favourite == self._favourite else 1
        self._favourite = favourite
        if self._looks >= self._needed:
            return True
        return self._looks >= LOOKS and self._search.is_sure()


@final
class Thinker(Player):
    def __init__(
        self, level: Level, opinion: Opinion, clock: Callable[[], float] = perf_counter,
        partners: Partners | None = None,
    ) -> None:  # fmt: skip
        self.level = level
        self.opinion = opinion
        self.clock = clock  # who waits counts seconds of the wall, who measures those of the processor
        self.partners = partners
        self.search: Search | None = None  # of the latest decision
        self.insight_of_plan: Insight | None = None  # what the word just said comes from
        self.said = 0  # words of that plan before it
        self._familiar: dict[int, Node] = {}
        self._past: dict[int, int] = {}  # when it was asked in which positions, by `Opinion.again`
        self._seconds = level.seconds  # for the latest word
        self._due: list[int] = []  # the rest of a plan
        self._expected = 0  # the position in which it goes on

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        legal = game.legal(guess, seat)
        if self._due and self._expected == self._sheet(game, guess, seat) and self._due[0] in legal:
            self.said += 1
            return self._next_word(game, guess, seat)
        self._due, self.said, self.insight_of_plan = [], 0, None
        if len(legal) == 1:
            self.search = self._begin(game, guess, seat, dice)
            return legal[0]
        if self.partners is not None:
            self._remember(game, guess)
            self.partners.begin(game, guess, seat, dice, self._past)
        found = [self.consider(game, guess, seat, dice)]
        if self.partners is not None and found[0].chance < 1.0:
            found += self.partners.insights()
        self.insight_of_plan = together(found)
        choices = self.insight_of_plan.choices
        self._due = choices[self._pick(choices, dice)].actions[:]
        return self._next_word(game, guess, seat)

    def consider(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> Insight:
        """Searches where there are several things to do, and decides nothing."""
        begun = self.clock()
        search = self._begin(game, guess, seat, dice)
        self.search = search
        known = self._familiar.get(mark(game, guess, seat))
        if known is not None:
            search.go_on_from(known, self._familiar)
        self._familiar = {}  # what is no longer needed goes before more is thought: one tree at a time
        whole = self.level.seconds
        further = self.opinion.goes_on(game, guess)
        self._seconds = max(self._seconds / LATER, whole * LEAST) if further else whole
        self._think(search, begun)
        self._familiar = search.familiar
        return Insight(seat, self._choices(search), search.feared(), search.rounds_done, search.nodes)

    def _begin(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> Search:
        self._remember(game, guess)
        return Search(game, guess, seat, self.opinion, Bits(dice.below(SEED)), self.level.nodes, self._past)

    def _remember(self, game: Game[Any], guess: State) -> None:
        """What came later than now has been taken back, or was another game: that is nobody's past."""
        again, now = self.opinion.again(game, guess), self.opinion.moment(game, guess)
        undone = [number for number, then in self._past.items() if then >= now and number != again]
        for number in undone:
            del self._past[number]
            self._familiar = {}
        if again != 0:
            self._past[again] = min(now, self._past.get(again, now))

    def recall(self, past: dict[int, int]) -> None:
        """The past of a game as another knows it who was there all the time."""
        for number in self._past:
            if number not in past:
                self._familiar = {}  # it was taken back
        self._past = past.copy()

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

    def _think(self, search: Search, begun: float) -> None:
        """Until rounds or time are spent, or what is left of them could no longer change the choice, or
        hardly would: with twice as much thought, and again, the same was clearly the best."""
        level, seconds = self.level, self._seconds
        look = FIRST_LOOK
        opinions = Steadiness(search, level.looks)
        for done in range(1, level.rounds + 1):
            search.round()
            spent = self.clock() - begun
            if spent >= seconds:
                break
            if search.root.won >= 0:
                break
            if done % CERTAIN or level.looks == THROUGH:
                continue
            if spent > 0.0:  # some clocks stand still for a while
                left = min(level.rounds - done, int(done / spent * (seconds - spent)))
                if search.root.lead() > left:
                    break
            # Who slips looks at all choices, not at the best alone.
            share = max(spent / seconds, done / level.rounds)
            if level.slip <= 0.0 and share >= look:
                look = 2.0 * share  # not of what was due: of a small budget the first look comes late
                if opinions.settled():
                    break

    def _choices(self, search: Search) -> list[Choice]:
        """What a search thought of each way, the most tried first."""
        root = search.root
        return [
            Choice(root.words(place), int(root.visits[place]), root.chance(place))
            for place in root.favourites()
        ]

    def insight(self) -> Insight | None:
        """Of the latest decision; None before the first, where only one thing could be done, and where a
        plan went on."""
        return self.insight_of_plan if self.said == 0 else None

    def forget(self) -> None:
        """The tree, but not the rest of a plan."""
        self.search = None
        self._familiar = {}

    def _pick(self, choices: list[Choice], dice: Dice) -> int:
        if self.level.slip <= 0.0:
            return 0
        powers = leanings([choice.chance for choice in choices], self.level.slip * self.opinion.calm)
        return hit(powers, dice.below(SEED) / SEED * sum(powers))
