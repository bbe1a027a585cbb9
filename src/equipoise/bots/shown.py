"""How a side's success is shown in a picture."""

from __future__ import annotations

import math
from typing import Final, final

from equipoise.core.message import Message

WEAK: Final = (33, 102, 172)  # blue at half the fair share, pale at the fair one, red at double
EVEN: Final = (247, 240, 220)
STRONG: Final = (196, 57, 50)


@final
class Shown:
    def __init__(self, of_share: float, rate: Message, interval: Message) -> None:
        self.colour = colour(of_share)
        self.rate = rate
        self.interval = interval


def colour(of_share: float) -> str:
    """Of a multiple of the fair share: as far from 1 to one side as its inverse is to the other."""
    far = max(-1.0, min(1.0, math.log2(max(of_share, 1e-9))))
    end = STRONG if far > 0 else WEAK
    mixed = [round(even + abs(far) * (other - even)) for even, other in zip(EVEN, end)]
    return f"#{mixed[0]:02x}{mixed[1]:02x}{mixed[2]:02x}"
