"""Tiny games written down as trees, for questions about the search to which everybody sees the answer."""

from __future__ import annotations

from typing import Iterator, Mapping, Sequence, Union

from tests.bots.test_search import Blank

from equipoise.bots.search.opinion import Opinion
from equipoise.bots.search.tree import Search
from equipoise.core.fair import Bits, Dice
from equipoise.core.game import Game, Outcome, Refusal, Saved, State, View
from equipoise.core.message import Message, Tell
from equipoise.core.picture import Picture
from equipoise.core.scene import Scene

Ranks = list[int]  # of the seats, where the game ends
WIN, LOSS, DRAW = [1, 2], [2, 1], [1, 1]  # of seat 0
After = Union["Fork", Ranks]
OPENED = 1 << 40
UNASKED = "a search asked for what is only for people, files and laws"


class Fork:
    """A seat, or chance, says one of these words; each leads to another fork or ends the game."""

    def __init__(
        self, seat: int, ways: Mapping[str, After], odds: Sequence[int] = (), unseen_by: Sequence[int] = (),
        opens: bool = False, shows: bool = False,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.ways = ways
        self.odds = dict(zip(ways, odds or [1] * len(ways)))
        self.unseen_by = unseen_by
        self.opens = opens  # with its word all that was said unseen comes to light
        self.shows = shows  # all that was said unseen lies open before its word

    def below(self) -> Iterator[Fork]:
        """This one, and all that follow."""
        yield self
        for after in self.ways.values():
            if isinstance(after, Fork):
                yield from after.below()


class Said(State):
    """The words said so far are the position."""

    def __init__(self, words: tuple[int, ...] = ()) -> None:
        self.words = words

    def copy(self) -> Said:
        return Said(self.words)

    def dump(self) -> Saved:
        return {"words": list(self.words)}


class Heard(View):
    def __init__(self, seat: int, to_act: list[int], legal: list[int], words: list[int]) -> None:
        self.seat, self.to_act, self.legal, self.words = seat, to_act, legal, words

    def dump(self) -> Saved:
        return {"seat": self.seat, "to_act": self.to_act, "legal": self.legal, "words": self.words}


class Forks(Game[Said]):
    def __init__(self, first: Fork, seats: int = 2, teams: list[list[int]] | None = None) -> None:
        self.name, self.version, self.seats, self.options = "forks", 1, seats, {}
        self.first = first
        self.forks = list(first.below())
        self.words = sorted({word for fork in self.forks for word in fork.ways})
        self.ids = {words: action for action, words in enumerate(self.words)}
        self._teams = teams or []

    def said(self, *words: str) -> Said:
        return Said(tuple(self.ids[word] for word in words))

    def after(self, s: Said) -> After:
        found: After = self.first
        for action in s.words:
            assert isinstance(found, Fork)
            found = found.ways[self.words[action]]
        return found

    def fork(self, s: Said) -> Fork:
        found = self.after(s)
        assert isinstance(found, Fork)
        return found

    def start(self) -> Said:
        return Said()

    def to_act(self, s: Said) -> list[int]:
        after = self.after(s)
        return [after.seat] if isinstance(after, Fork) else []

    def legal(self, s: Said, seat: int) -> list[int]:
        return sorted(self.ids[word] for word in self.fork(s).ways) if seat in self.to_act(s) else []

    def odds(self, s: Said) -> list[int]:
        return [self.fork(s).odds[self.words[action]] for action in self.legal(s, self.fork(s).seat)]

    def apply(self, s: Said, seat: int, action: int) -> None:
        assert action in self.legal(s, seat)  # whoever searches is to keep the rules
        s.words = (*s.words, action)

    def outcome(self, s: Said) -> Outcome | None:
        after = self.after(s)
        return None if isinstance(after, Fork) else Outcome(after, [0] * self.seats, "end")

    def teams(self) -> list[list[int]]:
        return self._teams

    def hides(self) -> bool:
        return any(fork.unseen_by for fork in self.forks)

    def noticed(self, s: Said, seat: int, action: int, viewer: int) -> int:
        if self.fork(s).opens:
            return len(self.words) + hash((*s.words, action)) % OPENED
        return -1 if viewer in self.fork(s).unseen_by else action

    def shown(self, s: Said) -> int:
        after = self.after(s)
        return 1 + hash(s.words) % OPENED if isinstance(after, Fork) and after.shows else 0

    def view(self, s: Said, seat: int) -> View:
        heard = [self.noticed(Said(s.words[:n]), 0, word, seat) for n, word in enumerate(s.words)]
        return Heard(seat, self.to_act(s), self.legal(s, seat), heard)

    def guess(self, s: Said, seat: int, dice: Dice) -> Said:
        alike = [
            each for each in self._after_words(len(s.words)) if self.view(each[0], seat) == self.view(s, seat)
        ]
        return alike[dice.pick([odds for _, odds in alike])][0]

    def _after_words(self, number: int) -> list[tuple[Said, int]]:
        """Every position after so many words, with its odds."""
        found = [(Said(), 1)]
        for _ in range(number):
            found = [
                (Said((*s.words, action)), before * self.fork(s).odds[self.words[action]])
                for s, before in found
                for seat in self.to_act(s)
                for action in self.legal(s, seat)
            ]
        return found

    # What no search has any business to ask: one that does fails its test.

    def load(self, data: Saved) -> Said:
        raise AssertionError(UNASKED)

    def explain(self, s: Said, seat: int, action: int) -> Refusal | None:
        raise AssertionError(UNASKED)

    def explain_words(self, s: Said, seat: int, words: str) -> Refusal | None:
        raise AssertionError(UNASKED)

    def say(self, s: Said, seat: int, action: int, viewer: int) -> Message:
        raise AssertionError(UNASKED)

    def scene(self, view: View) -> Scene:
        raise AssertionError(UNASKED)

    def picture(self, view: View, tell: Tell) -> Picture:
        raise AssertionError(UNASKED)

    def notation(self, actions: list[int]) -> str:
        raise AssertionError(UNASKED)

    def read_notation(self, text: str) -> list[int]:
        raise AssertionError(UNASKED)

    def faults(self, s: Said) -> list[str]:
        raise AssertionError(UNASKED)


def searched(
    game: Forks, rounds: int, opinion: Opinion | None = None, said: Sequence[str] = ()
) -> Search:  # fmt: skip
    """The decision of the seat to act after these words."""
    s = game.said(*said)
    search = Search(game, s, game.fork(s).seat, opinion or Blank(), Bits(1), 5000)
    for _ in range(rounds):
        search.round()
    return search


def chances(search: Search) -> dict[str, float]:
    """What each word at the root promises."""
    root = search.root
    return {search.game.words[int(action)]: root.chance(n) for n, action in enumerate(root.actions)}
