"""Which line of play a viewer is on: after something was taken back, the same number of moves may lead
somewhere else. Everybody counts what was taken back before his eyes; the rest is not his to know."""

from __future__ import annotations

from typing import Final, final

from equipoise.core.game import WATCHER
from equipoise.play.trail import bit

ANY: Final = -1  # of somebody who does not say


@final
class Lines:
    __slots__ = ("_numbers",)

    def __init__(self, seats: int) -> None:
        self._numbers = dict.fromkeys((WATCHER, *range(seats)), 0)

    def of(self, viewer: int) -> int:
        return self._numbers[viewer]

    def another(self, unseen: int = 0) -> None:
        """Something was taken back; the viewers in the mask never knew of it."""
        for viewer in self._numbers:
            if not unseen & bit(viewer):
                self._numbers[viewer] += 1
