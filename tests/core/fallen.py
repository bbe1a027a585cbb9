"""Toys that tell wrongly who is out."""

from __future__ import annotations

from tests.core.toy import Toy, ToyState


class HalfTold(Toy):
    def fell(self, s: ToyState) -> list[int]:
        return [0]


class AskedThoughOut(Toy):
    def fell(self, s: ToyState) -> list[int]:
        return [0, 1]


class LeakyFall(Toy):
    """Tells by the order of falls which card seat 0 has."""

    def fell(self, s: ToyState) -> list[int]:
        return [0 if 0 in self.to_act(s) else s.card + 1, 0]


class FallenWinner(Toy):
    def fell(self, s: ToyState) -> list[int]:
        return [0, 0] if self.to_act(s) else [1, 0]
