"""The conversation of a game: shows the board, takes words and commands, explains refusals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from equipoise.cli.commands import COMMANDS, show_commands
from equipoise.cli.files import save_game
from equipoise.cli.hints import Hints, reasons
from equipoise.cli.match import Match
from equipoise.cli.prompt import Prompt
from equipoise.cli.refusals import LONGEST_LINE, printable, refusal_lines, refusal_of
from equipoise.cli.rulebook import show_rules
from equipoise.cli.screen import Size, Window, show_picture, style_of
from equipoise.cli.told import speaker, tell
from equipoise.core.game import WATCHER, Refusal
from equipoise.core.referee import tidy
from equipoise.core.title import Title

if TYPE_CHECKING:
    from rich.console import Console

LOG_LINES: Final = 12
FEWEST_NEWS: Final = 3
AROUND_NEWS: Final = 6  # lines of the screen for heading, turn, hint, prompt
MANY: Final = 1000
NOTATION_SIGNS: Final = "-+*@!"


class Leave(Exception):
    """Somebody wants to stop; the game is saved."""


@final
class Talk:
    def __init__(self, title: Title, match: Match, console: Console, prompt: Prompt, path: Path) -> None:
        self.title = title
        self.match = match
        self.console = console
        self.prompt = prompt
        self.path = path
        self.seen = [len(match.record.moves)] * match.game.seats  # how much of the log each seat has read
        self.seat = 0  # who is asked
        self._window = Window(console)
        self._asked = False  # whether anybody was
        self._misread = ""  # why the latest line is no notation
        self._pending: Refusal | None = None
        self._hints = Hints()
        self._waited: list[int] = []  # bots that were waited for since somebody was asked

    def run(self) -> None:
        """To the end of the game; Leave if somebody stops before."""
        while True:
            self._waited = []
            seat = self.match.advance(self._wait)
            if seat is None:
                self._tell_faults()
                return
            self.seat = seat
            self._show_turn()
            self._tell_faults()
            count = len(self.match.record.moves)
            while len(self.match.record.moves) == count:
                if self._take(self._ask()):
                    break

    def _wait(self, seat: int) -> None:
        """Who has to wait sees the board, and for whom: once for each bot until somebody is asked."""
        match = self.match
        if seat in self._waited or not match.thinks_long(seat):
            return
        if not self._waited and (self.console.is_terminal or not self._asked):
            # Of several people nobody knows who is looking.
            self._show_board(match.viewers[0] if len(match.viewers) == 1 else WATCHER)
        self._waited.append(seat)
        self.console.print(tell("bot-thinks", name=match.record.names[seat]), style="dim")

    def _tell_faults(self) -> None:
        for fault in self.match.faults:
            self.console.print(speaker().tell(fault), style="bold")
        self.match.faults = []

    def _ask(self) -> str:
        try:
            return self.prompt.ask([*self._legal(), *COMMANDS, *[f"why {words}" for words in self._legal()]])
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def _legal(self) -> list[str]:
        game = self.match.game
        return [game.words[action] for action in game.legal(self.match.state, self.seat)]

    def _show_board(self, viewer: int) -> Size:
        if self.console.is_terminal and self._asked:
            self.console.clear()  # not what was said before the first question
        return show_picture(self.console, self.match.game, self.match.state, viewer)

    def _show_turn(self) -> None:
        size = self._show_board(self.seat)
        self._asked = True
        self._show_news(self.console.height - size.lines - AROUND_NEWS if self.console.is_terminal else MANY)
        self.console.print()
        legal = self._legal()
        name = self.match.record.names[self.seat]
        turn = tell("your-turn", name=name, count=len(legal), example=legal[len(legal) // 2])
        self.console.print(turn, style=f"bold {style_of(self.seat)}")
        self.console.print(tell("hint"), style="dim")
        self._window.tell_need(size, size.lines + AROUND_NEWS + FEWEST_NEWS)
        if self._pending is not None:
            self._tell_refusal(self._pending)
            self._pending = None

    def _show_news(self, room: int) -> None:
        """The latest that happened, so much of it that the board stays in sight."""
        news = self.match.lines(self.seat, self.seen[self.seat])
        self.seen[self.seat] = len(self.match.record.moves)
        if not news:
            return
        shown = news[-max(room, FEWEST_NEWS) :]
        left_out = len(news) - len(shown)
        self.console.print(tell("since-more", count=left_out) if left_out else tell("since"), style="dim")
        for message in shown:
            self.console.print(f"  {speaker().tell(message)}")

    def _take(self, line: str) -> bool:
        """Acts or answers; whether the position is to be shown anew."""
        words = tidy(line)
        if not words:
            return False
        if words in self.match.game.ids:
            return self._act([words])
        command, _, rest = line.strip().partition(" ")
        if command.lower() in COMMANDS:
            return self._command(command.lower(), rest.strip())
        return self._act(self._notation(line) or [words])

    def _notation(self, line: str) -> list[str]:
        """The words of a line of printed notation; none if it is no such line."""
        self._misread = ""
        if len(line) > LONGEST_LINE:
            return []
        game = self.match.game
        try:
            return [game.words[action] for action in game.read_notation_of(self.seat, line)]
        except ValueError as error:
            meant = like_notation(line) or game.dictates(self.match.state, self.seat).id
            self._misread = str(error) if meant else ""
            return []

    def _act(self, sentences: list[str]) -> bool:
        game, s = self.match.game, self.match.state
        refusal = self._first_refusal(sentences) if game.dictates(s, self.seat).id else None
        if refusal is not None:
            self._tell_refusal(refusal)
            return False
        acted = False
        for words in sentences:
            if self.seat not in self.match.game.to_act(self.match.state):
                break  # the turn ended by itself; what is left of the line was for it
            refusal = refusal_of(self.match.game, self.match.state, self.seat, words)
            if refusal is not None:
                if acted:
                    self._pending = refusal  # told below the new board
                else:
                    self._tell_refusal(refusal)
                return acted
            self.match.act(self.seat, words)
            acted = True
        return acted

    def _first_refusal(self, sentences: list[str]) -> Refusal | None:
        """Of a sheet, nothing of which is written if anything of it cannot be."""
        game, trial = self.match.game, self.match.state.copy()
        for words in sentences:
            refusal = refusal_of(game, trial, self.seat, words)
            if refusal is not None:
                return refusal
            game.apply(trial, self.seat, game.ids[words])
        return None

    def _tell_refusal(self, refusal: Refusal) -> None:
        sentence, *rest = refusal_lines(refusal)
        self.console.print(sentence, style="bold")
        if not refusal.rule and self._misread:
            rest.append(tell("no-notation", why=self._misread))
        if not refusal.nearest:
            rest.append(tell("hint-legal"))
        for line in rest:
            self.console.print(line, style="dim")

    def _command(self, command: str, rest: str) -> bool:
        if command == "quit":
            raise Leave
        if command == "undo":
            return self._undo()
        if command == "board":
            show_picture(self.console, self.match.game, self.match.state, self.seat)
        elif command == "legal":
            self._tell_legal(tidy(rest))
        elif command == "why":
            self._tell_why(tidy(rest))
        elif command in ("hint", "reasons"):
            self._tell_thoughts(command)
        elif command == "rules":
            show_rules(self.console, self.title, printable(rest))
        elif command == "log":
            self._tell_log(rest)
        elif command == "save":
            self.save(Path(printable(rest)) if rest else self.path)
        else:
            show_commands(self.console, self.title, self._legal()[-1])
        return False

    def _tell_thoughts(self, command: str) -> None:
        match = self.match
        names = match.record.names
        if command == "hint":
            thoughts = self._hints.ask(match.game, match.state, self.seat, names)
        else:
            thoughts = reasons(match.game, match.players, match.decided, match.record)
        for told in thoughts:
            told.show(self.console)

    def _undo(self) -> bool:
        if not self.match.undo():
            self.console.print(tell("no-undo"))
            return False
        self.seen = [min(count, len(self.match.record.moves)) for count in self.seen]
        return True

    def _tell_legal(self, prefix: str) -> None:
        lines = grouped([words for words in self._legal() if words.startswith(prefix)])
        for line in lines or [tell("no-legal")]:
            self.console.print(line)

    def _tell_why(self, words: str) -> None:
        if not words:
            self.console.print(tell("why-what", example=self._legal()[-1]))
            return
        said = self._notation(words) or [words]
        refusal = refusal_of(self.match.game, self.match.state, self.seat, said[0])
        if refusal is None:
            self.console.print(tell("allowed"))
        else:
            self._tell_refusal(refusal)

    def _tell_log(self, rest: str) -> None:
        wanted = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LINES
        lines = self.match.lines(self.seat)
        for number, message in list(enumerate(lines, 1))[-wanted:] if wanted else []:
            self.console.print(tell("replay-line", number=number, text=speaker().tell(message)))
        if not lines:
            self.console.print(tell("no-log"))

    def save(self, path: Path) -> bool:
        try:
            save_game(path, self.match.record, self.match.source.secret)
        except OSError as error:
            self.console.print(
                tell("not-saved", path=str(path), why=error.strerror or str(error)), style="bold"
            )
            return False
        self.path = path
        self.console.print(tell("saved", path=str(path)), soft_wrap=True)
        return True


def like_notation(line: str) -> bool:
    """Whether somebody may have meant the short form; of mere words it need not be said that they are not."""
    return any(sign in line for sign in NOTATION_SIGNS) or line.rstrip().endswith(".")


def grouped(sentences: list[str]) -> list[str]:
    """`move king london: cornwall | midlands` for all that begin alike."""
    groups: dict[str, list[str]] = {}
    for sentence in sentences:
        words = sentence.split(" ")
        shared = max(1, min(3, len(words) - 1))
        groups.setdefault(" ".join(words[:shared]), []).append(" ".join(words[shared:]))
    lines = []
    for start, ends in groups.items():
        several = len(ends) > 1
        lines.append(f"{start}: {' | '.join(ends)}" if several else f"{start} {ends[0]}".rstrip())
    return lines
