"""Toys whose positions are not kept as they are: in a copy, in a file, by their hash."""

from __future__ import annotations

from tests.core.toy import Toy, ToyState

from equipoise.core.game import Saved


class LossyLoad(Toy):
    def load(self, data: Saved) -> ToyState:
        s = super().load(data)
        s.choices = [0, 0]
        return s


class SharedState(ToyState):
    def copy(self) -> ToyState:
        other = SharedState()
        other.card, other.pile = self.card, self.pile
        other.choices, other.taken = self.choices, self.taken
        return other


class SharedCopies(Toy):
    def start(self) -> ToyState:
        return SharedState()


class BluntState(ToyState):
    """Its hash overlooks the card."""

    def copy(self) -> ToyState:
        other = BluntState()
        other.card, other.pile = self.card, self.pile
        other.choices, other.taken = list(self.choices), list(self.taken)
        return other

    def __hash__(self) -> int:
        return hash((self.pile, tuple(self.choices), tuple(self.taken)))


class BluntHash(Toy):
    def start(self) -> ToyState:
        return BluntState()

    def load(self, data: Saved) -> ToyState:
        other = BluntState()
        found = super().load(data)
        other.card, other.pile, other.choices, other.taken = (
            found.card, found.pile, found.choices, found.taken,
        )  # fmt: skip
        return other


class MoodyState(ToyState):
    def __hash__(self) -> int:
        return id(self)


class MoodyHash(Toy):
    def start(self) -> ToyState:
        return MoodyState()
