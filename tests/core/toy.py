"""A tiny game with all that a game can have: chance with odds, a hidden card, choices made at the same time.

Chance deals seat 0 a card that only it may see. Then both seats take 1 or 2 from a pile of five, at the
same time and unseen, until it is empty. Who took more wins; the card's worth is added for seat 0.
"""

from __future__ import annotations

from equipoise.core.fair import Dice
from equipoise.core.game import CHANCE, Game, Outcome, Refusal, Saved, State, View
from equipoise.core.message import Message, Tell
from equipoise.core.picture import Picture, Span
from equipoise.core.scene import BOARD, Area, Item, Scene, Touch

RULES = {"T-1", "T-2", "T-3", "T-4"}  # not to act, another stage, more than there is, over
CARDS = ["low", "mid", "high"]
ODDS = [1, 2, 3]
NO_CARD = -1
PILE = 5


class ToyState(State):
    def __init__(self) -> None:
        self.card = NO_CARD
        self.pile = PILE
        self.choices = [0, 0]  # by seat; 0 is none yet
        self.taken = [0, 0]

    def copy(self) -> ToyState:
        other = ToyState()
        other.card, other.pile = self.card, self.pile
        other.choices, other.taken = list(self.choices), list(self.taken)
        return other

    def dump(self) -> Saved:
        return {
            "card": self.card,
            "pile": self.pile,
            "choices": list(self.choices),
            "taken": list(self.taken),
        }


class ToyView(View):
    def __init__(self, seat: int, to_act: list[int], legal: list[int], seen: Saved) -> None:
        self.seat = seat
        self.to_act = to_act
        self.legal = legal
        self.seen = seen

    def dump(self) -> Saved:
        return {**self.seen, "to_act": self.to_act, "legal": self.legal}


class Toy(Game[ToyState]):
    def __init__(self) -> None:
        self.name = "toy"
        self.version = 1
        self.seats = 2
        self.options = {}
        self.words = [*[f"deal {card}" for card in CARDS], "take 1", "take 2"]
        self.ids = {words: action for action, words in enumerate(self.words)}

    def start(self) -> ToyState:
        return ToyState()

    def load(self, data: Saved) -> ToyState:
        s = ToyState()
        card, pile, choices, taken = data["card"], data["pile"], data["choices"], data["taken"]
        assert isinstance(card, int) and isinstance(pile, int)
        assert isinstance(choices, list) and isinstance(taken, list)
        s.card, s.pile, s.choices, s.taken = card, pile, list(choices), list(taken)
        return s

    def to_act(self, s: ToyState) -> list[int]:
        if s.card == NO_CARD:
            return [CHANCE]
        return [seat for seat in (0, 1) if not s.choices[seat]] if s.pile > 0 else []

    def legal(self, s: ToyState, seat: int) -> list[int]:
        if seat not in self.to_act(s):
            return []
        if seat == CHANCE:
            return [0, 1, 2]
        return [3, 4] if s.pile > 1 else [3]

    def odds(self, s: ToyState) -> list[int]:
        return list(ODDS)

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        if seat == CHANCE:
            s.card = action
            return
        s.choices[seat] = action - 2
        if all(s.choices):
            for each in (0, 1):
                s.taken[each] += s.choices[each]
                s.pile -= s.choices[each]
                s.choices[each] = 0

    def outcome(self, s: ToyState) -> Outcome | None:
        if self.to_act(s):
            return None
        scores = [s.taken[0] + s.card, s.taken[1]]
        return Outcome(
            [1 + sum(1 for other in scores if other > own) for own in scores], scores, "pile empty"
        )

    def explain(self, s: ToyState, seat: int, action: int) -> Refusal | None:
        if not self.to_act(s):
            return Refusal("T-4", "over")
        if seat not in self.to_act(s):
            return Refusal("T-1", "not-to-act")
        if (action < 3) != (seat == CHANCE):
            return Refusal("T-2", "stage")
        return Refusal("T-3", "too-much") if action == 4 and s.pile < 2 else None

    def explain_words(self, s: ToyState, seat: int, words: str) -> Refusal | None:
        if words not in self.ids:
            return Refusal("", "unknown", {"words": words})
        return self.explain(s, seat, self.ids[words])

    def view(self, s: ToyState, seat: int) -> View:
        own = s.choices[seat] if seat >= 0 else 0
        seen: Saved = {
            "pile": s.pile,
            "taken": list(s.taken),
            "own": own,
            "card": s.card if seat == 0 else NO_CARD,
        }
        return ToyView(seat, self.to_act(s), self.legal(s, seat), seen)

    def guess(self, s: ToyState, seat: int, dice: Dice) -> ToyState:
        other = s.copy()
        if seat != 0 and s.card != NO_CARD:
            other.card = dice.pick(ODDS)
        for each in (0, 1):
            if each != seat and s.choices[each]:
                other.choices[each] = 1 + dice.below(min(2, s.pile))
        return other

    def say(self, s: ToyState, seat: int, action: int, viewer: int) -> Message:
        if seat == CHANCE:
            return Message("toy-deal", {"card": CARDS[action]} if viewer == 0 else {})
        return Message("toy-take", {"number": action - 2} if viewer == seat else {})

    def scene(self, view: View) -> Scene:
        pile = Item("pile", "table", "", 50, 50, 20, 20, Message("pile"), str(view.dump()["pile"]))
        touches = [
            Touch(action, ["pile"] * (action - 2), Message(self.words[action])) for action in view.legal
        ]
        return Scene([Area("table", Message("table"), BOARD, 100, 100)], [pile], touches, Message("take"))

    def picture(self, view: View, tell: Tell) -> Picture:
        return [[Span(str(view.dump()["pile"]))]]

    def notation(self, actions: list[int]) -> str:
        return " ".join(str(action) for action in actions)

    def read_notation(self, text: str) -> list[int]:
        return [int(part) for part in text.split()]

    def faults(self, s: ToyState) -> list[str]:
        gone = PILE - s.pile
        return [] if gone == sum(s.taken) else [f"{gone} are gone, {sum(s.taken)} were taken"]
