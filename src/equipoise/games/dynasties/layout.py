"""Where the zones of a territory lie on its ground: rows one below the other where there is height for them,
else Court and Frontier over Realm and piles."""

from __future__ import annotations

from typing import Final, final

NAME_BAND: Final = 17  # above the cards of a zone
HEADER: Final = 38


@final
class Plot:
    """A box by its upper left corner."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        self.x = x
        self.y = y
        self.w = w
        self.h = h


@final
class Ground:
    """The ground of a territory; `card` is how large a card lies there, 1 being the size of its drawing,
    `pile` how large those of deck and discard pile."""

    def __init__(self, id: str, width: int, height: int, card: float, pile: float, zones: list[Plot]) -> None:
        self.id = id
        self.width = width
        self.height = height
        self.card = card
        self.pile = pile
        self.court, self.realm, self.frontier, self.deck, self.discard = zones
        self.zones = zones


GROUNDS: Final = [
    Ground("tall", 480, 414, 0.72, 0.72, [
        Plot(98, 40, 374, 121), Plot(98, 165, 374, 121), Plot(98, 290, 374, 121),
        Plot(8, 40, 84, 121), Plot(8, 165, 84, 121),
    ]),
    Ground("narrow", 400, 500, 0.88, 0.4, [
        Plot(8, 40, 318, 149), Plot(8, 193, 384, 149), Plot(8, 346, 384, 149),
        Plot(330, 40, 62, 74), Plot(330, 118, 62, 71),
    ]),
    Ground("wide", 640, 290, 0.72, 0.72, [
        Plot(8, 40, 270, 121), Plot(8, 165, 452, 121), Plot(282, 40, 350, 121),
        Plot(464, 165, 82, 121), Plot(550, 165, 82, 121),
    ]),
    Ground("small", 440, 290, 0.72, 0.72, [
        Plot(8, 40, 188, 121), Plot(8, 165, 252, 121), Plot(200, 40, 232, 121),
        Plot(264, 165, 82, 121), Plot(350, 165, 82, 121),
    ]),
]  # fmt: skip


def ground_of(seats: int) -> Ground:
    """Two stand side by side, three too, four and more in two rows."""
    return GROUNDS[min(max(seats - 2, 0), 3)]


def spread(extents: list[float], gap: float, width: float) -> list[float]:
    """The middles of things so wide in a row from 0; where they are too many they lie one over the other."""
    if not extents:
        return []
    free = width - extents[-1]
    wanted = sum(extents[:-1]) + gap * (len(extents) - 1)
    share = min(1.0, free / wanted) if wanted > 0 else 1.0
    left = 0.0
    found: list[float] = []
    for extent in extents:
        found.append(left + extent / 2)
        left += (extent + gap) * share
    return found
