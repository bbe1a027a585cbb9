"""A game before a table is set: its name, how many may play, what may be chosen."""

from __future__ import annotations

from typing import Any, Callable, final

from equipoise.core.art import Sprite
from equipoise.core.book import Book
from equipoise.core.game import Game, Options
from equipoise.core.options import Option, OptionError, complete


@final
class Title:
    __slots__ = (
        "_build",
        "art",
        "book",
        "clock",
        "cover",
        "draws",
        "fewest",
        "id",
        "most",
        "options",
        "pause",
        "prefix",
        "reasons",
        "seats_rule",
        "tones",
    )

    def __init__(
        self,
        id: str,
        prefix: str,
        fewest: int,
        most: int,
        seats_rule: str,
        options: list[Option],
        reasons: list[str],
        book: Callable[[], Book],
        art: Callable[[], dict[str, Sprite]],
        cover: str,
        build: Callable[[int, Options], Game[Any]],
        draws: bool = True,
        tones: list[str] | None = None,
        clock: dict[int, int] | None = None,
        pause: int = 0,
    ) -> None:
        self.id = id
        self.prefix = prefix
        self.fewest = fewest
        self.most = most
        self.seats_rule = seats_rule  # the rule that says so
        self.options = options
        self.reasons = reasons  # every way a game can end, as in Outcome.reason
        self.book = book
        self.art = art
        self.cover = cover  # the sprite that stands for the whole game, if there is one
        self.draws = draws  # whether players may share the first rank, so that a draw can be agreed
        self.tones = tones or []  # "#rrggbb" by number, see Game.tone; none: the colours of the house
        self.clock = clock or {}  # by number of seats: seconds to decide, where the book has a sandglass
        self.pause = pause  # seconds for which each player may stop it once
        self._build = build

    def table(self, seats: object = None, **options: object) -> Game[Any]:
        """The rules at one table; OptionError names a bad choice and what is allowed."""
        return self.set_up(self.fewest if seats is None else seats, options)

    def set_up(self, seats: object, options: dict[str, object]) -> Game[Any]:
        """The same for options that anybody may have named: `seats` is no option either."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            allowed = f"a whole number from {self.fewest} to {self.most}"
            said = f"{self.id} cannot have {seats!r} seats; allowed: {allowed}"
            raise OptionError("seats", said, self.seats_rule)
        game = self._build(seats, complete(self.options, options, seats))
        # A compiled game has room for attributes from outside. Python 3.11 remembers where its methods are,
        # which makes each call of one quicker, only when something stands there.
        setattr(game, "title", self.id)  # noqa: B010
        return game
