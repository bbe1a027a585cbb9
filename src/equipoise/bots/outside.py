"""A bot that is a program of its own, in any language: JSON lines, told in docs/outside-bots.md.

It is given what its seat may know (`View.dump`) and the words it may say, and nothing else.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final, final

from equipoise.bots.program import LONGEST_LINE, Gone, Late, Program, TooLong, Unasked
from equipoise.bots.seen import Seen, quoted, seen
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player, tidy

PROTOCOL: Final = 1
SECONDS: Final = 1.0  # for a decision, unless told otherwise
# Over the budget, for a slow start or a busy machine; anew for each decision it would be time to think with.
GRACE: Final = 1.0  # for the whole game
REGAINED: Final = 0.1  # of the budget, by each decision: nobody is right on time, and games are long
START_SECONDS: Final = 30.0  # from the start of the program to its hello

# What an outside bot can do wrong.
NO_START: Final = "no-start"
DIED: Final = "died"
LATE: Final = "late"
UNREADABLE: Final = "unreadable"
ILLEGAL: Final = "illegal"


class BotFault(Exception):
    """What a bot did wrong: which of the above, and what was seen of it."""

    def __init__(self, kind: str, seen: Seen) -> None:
        super().__init__(kind, seen)
        self.kind = kind
        self.seen = seen


@final
class Outside(Player):
    """One program for one seat of one game; `close` ends it."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.program: Program | None = None
        self._grace = GRACE  # that is left
        self._ended: BotFault | None = None  # what it was ended for

    def begin(self, game: Game[Any], seat: int) -> None:
        """Starts the program and waits for its hello: that is not thinking time."""
        if self._ended is not None:
            raise self._ended
        if self.program is not None:
            return
        try:
            self.program = Program(self.command)
        except Gone as gone:
            raise self._fault(NO_START, gone.seen) from None
        answer = self._ask({"type": "hello", **self._table(game, seat)}, NO_START, START_SECONDS)
        if "hello" not in answer:
            raise self._fault(UNREADABLE, quoted(json.dumps(answer)))

    def choose(self, game: Game[Any], guess: State, seat: int, dice: Dice) -> int:
        """BotFault if the program did anything wrong, now or before; it has been ended then."""
        self.begin(game, seat)
        view = game.view(guess, seat)
        legal = {game.words[action]: action for action in view.legal}
        question = {"type": "decide", **self._table(game, seat), "view": view.dump(), "legal": list(legal)}
        begun = monotonic()
        words = self._ask(question, DIED, self.seconds, self._grace).get("words")
        over = max(0.0, monotonic() - begun - self.seconds)
        self._grace = min(GRACE, max(0.0, self._grace - over) + REGAINED * self.seconds)
        if not isinstance(words, str):
            raise self._fault(UNREADABLE, seen("bot-seen-no-words"))
        if tidy(words) not in legal:
            raise self._fault(ILLEGAL, quoted(words))
        return legal[tidy(words)]

    def close(self) -> None:
        if self.program is not None:
            self.program.end()

    def _table(self, game: Game[Any], seat: int) -> dict[str, object]:
        return {
            "protocol": PROTOCOL,
            "game": game.name,
            "version": game.version,
            "seats": game.seats,
            "options": game.options,
            "seat": seat,
            "budget": self.seconds,
        }

    def _ask(
        self, question: dict[str, object], ending: str, seconds: float, grace: float = 0.0
    ) -> dict[str, object]:
        assert self.program is not None
        try:
            line = self.program.ask(json.dumps(question).encode(), seconds + grace)
        except Late:
            raise self._fault(LATE, _waited(seconds, grace)) from None
        except Gone as gone:
            raise self._fault(ending, gone.seen) from None
        except TooLong:
            raise self._fault(UNREADABLE, seen("bot-seen-too-long", bytes=LONGEST_LINE)) from None
        except Unasked as unasked:
            raise self._fault(UNREADABLE, seen("bot-seen-lines", text=str(unasked))) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._fault(UNREADABLE, quoted(line.decode(errors="replace")))
        return answer

    def _fault(self, kind: str, seen: Seen) -> BotFault:
        self.close()
        self._ended = BotFault(kind, seen)
        return self._ended


def _waited(seconds: float, grace: float) -> Seen:
    if not grace:
        return seen("bot-seen-seconds", seconds=f"{seconds:.3g}")
    return seen("bot-seen-grace", seconds=f"{seconds:.3g}", grace=f"{grace:.3g}")


def dismiss(players: list[Player]) -> None:
    """After a game: the programs are ended."""
    for player in players:
        if isinstance(player, Outside):
            player.close()
