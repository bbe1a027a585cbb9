"""Quick dice."""

from __future__ import annotations

from typing import final

from equipoise.core.fair import Bits, Dice


@final
class QuickDice(Dice):
    """For guesses in search: no dice for a real game, they are easily foreseen."""

    def __init__(self, bits: Bits) -> None:
        self._bits = bits

    def below(self, limit: int) -> int:
        return int(self._bits.below(limit))
