"""A position of the simple game. Cards are codes; piles are counts, their cards lie in the pool."""

from __future__ import annotations

from typing import Final, Mapping, final

from equipoise.core.game import Saved, State
from equipoise.games.dynasties.board import AGENT, KIND, NOBLE, Board, Civilisation

NO_CARD: Final = -1
NOBODY: Final = -1


@final
class SimpleTable:
    def __init__(self, seats: int, board: Board, deck: Civilisation) -> None:
        self.seats = seats
        self.deck = deck
        self.hand = board.file.simple_hand
        self.rounds = board.file.simple_nobles[seats - 2]
        self.cards_each = board.file.simple_cards[seats - 2]
        self.nobles = [code for code in deck.codes if KIND[code] == NOBLE]
        self.others = [code for code in deck.codes if KIND[code] != NOBLE]


@final
class Simple(State):
    __slots__ = (
        "courts", "discard", "due", "hands", "nobles", "piles", "plays", "pool", "rounds", "shown",
        "turned", "won",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.pool: list[int] = []  # other cards that nobody has seen, ascending
        self.nobles: list[int] = []  # nobles that were not turned up, ascending
        self.piles = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.courts: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.plays = [NO_CARD] * seats  # this round's cards, face down
        self.due: list[int] = []  # seats that draw, in order
        self.rounds = 0  # played so far
        # The last round, for all to see: its noble, its cards by seat, who won.
        self.turned = NO_CARD
        self.shown = [NO_CARD] * seats
        self.won = NOBODY

    def copy(self) -> Simple:
        other = Simple(0)
        other.pool, other.nobles, other.piles = list(self.pool), list(self.nobles), list(self.piles)
        other.hands = [list(hand) for hand in self.hands]
        other.courts = [list(court) for court in self.courts]
        other.discard, other.plays, other.due = list(self.discard), list(self.plays), list(self.due)
        other.rounds, other.turned, other.won = self.rounds, self.turned, self.won
        other.shown = list(self.shown)
        return other

    def dump(self) -> Saved:
        saved: Saved = {
            "pool": list(self.pool), "nobles": list(self.nobles), "piles": list(self.piles),
            "discard": list(self.discard), "plays": list(self.plays), "due": list(self.due),
            "shown": list(self.shown), "rounds": self.rounds, "turned": self.turned, "won": self.won,
        }  # fmt: skip
        for seat in range(len(self.hands)):
            saved[f"hand{seat + 1}"] = list(self.hands[seat])
            saved[f"court{seat + 1}"] = list(self.courts[seat])
        return saved


def start(t: SimpleTable) -> Simple:
    """Chance deals each seat its hand from the pool; what is left of its share is its pile."""
    s = Simple(t.seats)
    s.pool = list(t.others)
    s.nobles = list(t.nobles)
    s.piles = [t.cards_each] * t.seats
    for seat in range(t.seats):
        s.due += [seat] * t.hand
    return s


def load(t: SimpleTable, data: Mapping[str, object]) -> Simple:
    s = Simple(t.seats)
    s.pool, s.nobles, s.discard = _list(data, "pool"), _list(data, "nobles"), _list(data, "discard")
    s.due = _list(data, "due")
    s.piles, s.plays = _list(data, "piles", t.seats), _list(data, "plays", t.seats)
    s.shown = _list(data, "shown", t.seats)
    s.hands = [_list(data, f"hand{seat + 1}") for seat in range(t.seats)]
    s.courts = [_list(data, f"court{seat + 1}") for seat in range(t.seats)]
    s.rounds, s.turned, s.won = _number(data, "rounds"), _number(data, "turned"), _number(data, "won")
    return s


def _number(data: Mapping[str, object], name: str) -> int:
    value = data.get(name)
    if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < 54:
        return value
    raise ValueError(f"saved position: {name} must be a whole number")


def _list(data: Mapping[str, object], name: str, length: int = -1) -> list[int]:
    value = data.get(name)
    if isinstance(value, list) and (length < 0 or len(value) == length):
        if all(isinstance(n, int) and not isinstance(n, bool) and -1 <= n < 54 for n in value):
            return list(value)
    raise ValueError(f"saved position: {name} must be a list of whole numbers, one for each card or seat")


def is_agent(code: int) -> bool:
    return KIND[code] == AGENT
