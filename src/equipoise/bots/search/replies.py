"""How other seats went on after the choices of a search: what is to be feared."""

from __future__ import annotations

from typing import Final, final

OFTEN: Final = 3  # a reply tried at least a third as often as the commonest is to be feared


@final
class Reply:
    """How another seat went on after a choice at the root."""

    __slots__ = ("actions", "before", "count", "place", "seat", "sum")

    def __init__(self, place: int, seat: int, actions: list[int]) -> None:
        self.place = place  # of the choice
        self.seat = seat
        self.actions = actions
        self.before: list[int] = []  # what the searching seat said until then, the choice first
        self.count = 0
        self.sum = 0.0  # of the searching seat's chances

    def chance(self) -> float:
        return self.sum / max(1, self.count)


@final
class Replies:
    def __init__(self, seats: int, words: int) -> None:
        self._seats = seats
        self._words = words  # of the game
        self._found: dict[int, Reply] = {}

    def add(self, place: int, seat: int, first: int, actions: list[int], chance: float) -> Reply:
        """One more round in which a seat answered a choice so; `first` tells its answers apart."""
        key = (place * self._seats + seat) * self._words + first
        reply = self._found.get(key)
        if reply is None:
            reply = Reply(place, seat, actions)
            self._found[key] = reply
        reply.count += 1
        reply.sum += chance
        return reply

    def feared(self, place: int) -> Reply | None:
        """The answer to a choice that promises the least, among those that are often tried."""
        found = [reply for reply in self._found.values() if reply.place == place]
        often = max([reply.count for reply in found], default=0) // OFTEN
        worst: Reply | None = None
        for reply in found:
            if reply.count >= often and (worst is None or reply.chance() < worst.chance()):
                worst = reply
        return worst
