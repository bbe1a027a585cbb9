"""A bot that is a program of its own, in any language: JSON lines, told in docs/outside-bots.md.

It is given what its seat may know (`View.dump`) and the words it may say, and nothing else.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import Any, Final, final

from equipoise.bots.program import Gone, Late, Program, TooLong, Unasked
from equipoise.core.fair import Dice
from equipoise.core.game import Game, State
from equipoise.core.referee import Player, tidy

PROTOCOL: Final = 1
SECONDS: Final = 1.0  # for a decision, unless told otherwise
# Over the budget, for a slow start or a busy machine; anew for each decision it would be time to think with.
GRACE: Final = 1.0  # for the whole game
REGAINED: Final = 0.1  # of the budget, by each decision: nobody is right on time, and games are long
START_SECONDS: Final = 30.0  # from the start of the program to its hello
LONGEST_QUOTE: Final = 180

# What an outside bot can do wrong.
NO_START: Final = "no-start"
DIED: Final = "died"
LATE: Final = "late"
UNREADABLE: Final = "unreadable"
ILLEGAL: Final = "illegal"


class BotFault(Exception):
    """What a bot did wrong: which of the above, and what was seen of it."""

    def __init__(self, kind: str, seen: str) -> None:
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
        except (Gone, ValueError) as error:
            raise self._fault(NO_START, str(error)) from None
        answer = self._ask({"type": "hello", **self._table(game, seat)}, NO_START, START_SECONDS)
        if "hello" not in answer:
            raise self._fault(UNREADABLE, json.dumps(answer))

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
            raise self._fault(UNREADABLE, "no text in “words”")
        if tidy(words) not in legal:
            raise self._fault(ILLEGAL, words)
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
            rest = f" and the {grace:.3g} s of grace that was left" if grace else ""
            raise self._fault(LATE, f"{seconds:.3g} s{rest}") from None
        except Gone as gone:
            raise self._fault(ending, str(gone)) from None
        except TooLong as too_long:
            raise self._fault(UNREADABLE, str(too_long)) from None
        except Unasked as unasked:
            raise self._fault(UNREADABLE, f"more than one line: {unasked}") from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._fault(UNREADABLE, line.decode(errors="replace"))
        return answer

    def _fault(self, kind: str, seen: str) -> BotFault:
        self.close()
        shown = "".join(letter if letter.isprintable() else "?" for letter in seen)
        self._ended = BotFault(kind, shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…")
        return self._ended


def dismiss(players: list[Player]) -> None:
    """After a game: the programs are ended."""
    for player in players:
        if isinstance(player, Outside):
            player.close()
